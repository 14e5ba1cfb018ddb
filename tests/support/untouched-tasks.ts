import type { TaskStore } from '../../src/tools/contract.ts'

/** What a test does not expect anybody to call. */
export const never = () => Promise.reject(new Error('nothing said here reaches for a task'))

/** Tasks that a test does not expect anybody to touch. */
export const untouched: TaskStore = {
  add: never,
  list: never,
  count: never,
  update: never,
  snooze: never,
  remove: never,
  spendConfirmation: never,
  offerRemoval: never,
  withdrawRemoval: never,
  clock: never,
}
