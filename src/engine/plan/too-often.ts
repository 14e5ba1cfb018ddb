// We can't store "every 2 hours" or "twice a day". Instead of doing half of it, we say what is possible.

import type { When } from '../../domain/act.ts'
import { say } from '../respond.ts'
import type { Part, Scene } from './steps.ts'

/** It repeats in a way that no rule can express. */
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
