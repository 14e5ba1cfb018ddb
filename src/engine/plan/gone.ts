import { say } from '../respond.ts'
import type { Part, Scene } from './steps.ts'

/** Positions in the shown list whose tasks no longer exist. */
export function gonePositions({ context }: Scene, positions: readonly number[]): Part[] {
  return positions.map((position) => say(context, 'position_gone', { position }))
}
