// Words that tell how many things a list has, and whether they are to be kept apart.

import { NUMBERS } from './numbers.ts'

/** What is counted before a list: "three things:", "two jobs for saturday:". */
export const COUNTED: ReadonlySet<string> = new Set(
  'thing things task tasks item items job jobs bit bits errand errands chore chores to-do to-dos reminder reminders entry entries one ones point points'.split(
    ' ',
  ),
)

/** "each one separately", "as three tasks": a part of a list that says no more than that they are several. */
export const APART: ReadonlySet<string> = new Set('separately separate individually individual apart singly'.split(' '))

/** What stands around those. */
export const AROUND_APART: ReadonlySet<string> = new Set(
  'each one all both every of them these those as on its their own a tasks task items item entries entry lines line please pls thanks by to be it they are not together'.split(
    ' ',
  ),
)

/** How many a word or a figure says; null where it counts nothing that a list could have. */
export function numberOf(word: string): number | null {
  const count = /^\d{1,2}$/.test(word) ? Number(word) : word === 'both' || word === 'couple' ? 2 : NUMBERS.get(word)
  return count === undefined || count < 2 || count > 20 ? null : count
}
