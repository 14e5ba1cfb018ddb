import type { Values } from '../domain/act.ts'

/** Nothing but when, and once. */
export function isOnlyWhen({ when, shift, ...more }: Values): boolean {
  return Object.keys(more).length === 0 && when !== null && when?.repeats !== true && (when ?? shift) !== undefined
}
