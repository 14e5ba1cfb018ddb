// Reads part of a message as a message of its own.

import type { DecisionContext } from '../../domain/decision.ts'
import { comprehend } from './comprehend.ts'
import type { Scene, Steps } from './steps.ts'

/** The scene with only this message said; the original scene is left alone. */
export function* saying(scene: Scene, said: { readonly message: string } & Partial<DecisionContext>): Steps<Scene> {
  const alone: Scene = { ...scene, answer: null, context: { ...scene.context, ...said } }
  alone.understood = yield* comprehend(alone)
  return alone
}
