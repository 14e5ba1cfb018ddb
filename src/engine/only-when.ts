import type { Values } from '../domain/act.ts'

/** Just a single date. */
export function isOnlyWhen({ when, shift, ...more }: Values): boolean {
  return Object.keys(more).length === 0 && when !== null && when?.repeats !== true && (when ?? shift) !== undefined
}
