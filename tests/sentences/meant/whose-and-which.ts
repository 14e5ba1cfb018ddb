// Which task is meant where several would do, and news that finishes none.

import { aTask, idOf } from '../../support/contexts.ts'
import type { Meant } from '../../support/meant.ts'

export const letters = ['Call Dana', "Call Dana's lender", 'Email Bro. Sam', 'Email Bro. Sid', 'Email the press'].map(
  (title, at) => aTask({ id: idOf(901 + at), title }),
)

/** One title is the beginning of another. */
export const wholeTitles: readonly Meant[] = [
  ['called Dana', 'finish [Call Dana]'],
  ["called Dana's lender", "finish [Call Dana's lender]"],
  ['emailed Bro. Sam', 'finish [Email Bro. Sam]'],
  ['set Bro. Sam for tomorrow 8 in the morning', 'change [Email Bro. Sam] (2026-02-10 8:00)'],
]

/** What others let us know. */
export const answersOfOthers: readonly Meant[] = [
  ['the press finally replied!!', ''],
  ['the press has answered', ''],
  ['the press should have the note "ref 88"', 'change [Email the press] (note ref 88, append true)'],
]
