// Tasks by their rank alone, and when their alert goes off, which is not when they are due.

import type { Told } from '../../support/talk-over.ts'

export const alertsAndRanks: readonly Told[] = [
  ['slip all p2s by 2 days', "Updated 'send invoice 4': due yesterday.", 'send invoice 4: due_date 2026-02-08'],
  ['slip the p2 by 2 days', "Updated 'send invoice 4': due yesterday.", 'send invoice 4: due_date 2026-02-08'],
  ['move the p1 to friday', "Updated 'call the dentist': due Fri 13 Feb.", 'call the dentist: due_date 2026-02-13'],
  ['show my p1s', 'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)'],
  ['make the shed p1', "Updated 'sort the shed': high priority.", 'sort the shed: priority high'],
  [
    'change the alert time for paying the dentist to 30 minutes before',
    "Updated 'pay the dentist': reminder 30 minutes before.",
    'pay the dentist: remind_before 30',
  ],
  [
    'move the alert for paying the dentist 10 mins earlier',
    "Updated 'pay the dentist': reminder 10 minutes before.",
    'pay the dentist: remind_before 10',
  ],
  // At a clock time it goes off then, and the task stays where it is.
  [
    'remind me an hour before paying the dentist // move the alert to 1pm',
    "Updated 'pay the dentist': reminder 2 hours before.",
    'pay the dentist: remind_before 120',
  ],
  [
    'the alert for paying the dentist should go off at noon',
    "Updated 'pay the dentist': reminder 3 hours before.",
    'pay the dentist: remind_before 180',
  ],
  [
    'move paying the dentist 30 minutes earlier',
    "Updated 'pay the dentist': due Thu 12 Feb, 14:30.",
    'pay the dentist: due_date 2026-02-12T14:30:00+00:00',
  ],
]
