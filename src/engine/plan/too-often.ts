// What comes more often than can be kept ("every 2 hours", "twice a day") is not done by half: it is said what can be.

import type { When } from '../../domain/act.ts'
import { say } from '../respond.ts'
import type { Part, Scene } from './steps.ts'

/** It repeats, and no rule says how. */
export function isTooOften(when: When | null | undefined): boolean {
  return when?.repeats === true && when.recurrence === undefined
}

export function cannotRepeat(
  { context }: Scene,
  what: 'add' | 'change',
  tasks: readonly { readonly title: string }[],
): Part {
  return say(context, 'cannot_repeat', {
    what,
    titles: tasks.map(({ title }) => title).filter((title) => title !== ''),
  })
}
