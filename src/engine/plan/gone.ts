import { say } from '../respond.ts'
import type { Part, Scene } from './steps.ts'

/** Positions of the list shown whose tasks are no longer there. */
export function gonePositions({ context }: Scene, positions: readonly number[]): Part[] {
  return positions.map((position) => say(context, 'position_gone', { position }))
}
