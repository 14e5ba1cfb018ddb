import type { SmallTalk } from '../../domain/action.ts'
import { say } from '../respond.ts'
import type { Part, Scene } from './steps.ts'

/** Small talk gets a short reply and no tool call. */
export function talk({ context }: Scene, about: SmallTalk): Part {
  return say(context, 'talk', { about })
}
