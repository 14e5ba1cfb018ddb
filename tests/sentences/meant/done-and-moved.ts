// What is done, and beside it another task with another hour: that one is moved. Then notes in other verbs, and how far something moves.

import type { Meant } from '../../support/meant.ts'

export const doneAndMoved: readonly Meant[] = [
  ['done with the shed, pay the dentist at 5 instead', 'finish [sort the shed]; change [pay the dentist] (5:00?)'],
  ['bought milk, paying the dentist is at 4 now', 'finish [buy milk]; change [pay the dentist] (4:00?)'],
  // Due then, it is one of those that are done.
  ['done with the shed and paying the dentist at 3', 'finish [sort the shed] + [pay the dentist]'],
  // An hour behind a report tells when it was.
  ['bought milk and sorted the shed at 8', 'finish [buy milk]; finish [sort the shed]'],
  [
    'the shed is due tomorrow, and tack a note on it that the key sticks',
    'change [sort the shed] (2026-02-10); change focus (note the key sticks, append true)',
  ],
  ['pin a note to the shed saying mind the step', 'change [sort the shed] (note mind the step, append true)'],
  ['move the invoice to a week later', 'change [send invoice 4] (shift {"minutes":0,"days":7,"months":0})'],
  ['push paying the dentist to an hour later', 'change [pay the dentist] (shift {"minutes":60,"days":0,"months":0})'],
  ['move the invoice to two days earlier', 'change [send invoice 4] (shift {"minutes":0,"days":-2,"months":0})'],
]
