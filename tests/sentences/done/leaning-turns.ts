// Turns that lean on the one before: a value with its reason, one thing for another, the other one, a moment told of.

import type { Told } from '../../support/talk-over.ts'

export const leaningTurns: readonly Told[] = [
  // A value, and what led to it.
  [
    "move the shed to friday // saturday, Mo's away fridays",
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // oh bother, make that sunday, he just rang me',
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  [
    'add fetch Ida on friday // for saturday, that, should have said',
    "Updated 'fetch Ida': due Sat 14 Feb.",
    'new, title fetch Ida, due_date 2026-02-14',
  ],
  [
    'add fetch Ida on friday // and let it be at 4pm',
    "Updated 'fetch Ida': due Fri 13 Feb, 16:00.",
    'new, title fetch Ida, due_date 2026-02-13T16:00:00+00:00',
  ],
  [
    'add fetch Ida on friday // a day later still, they shut early',
    "Updated 'fetch Ida': due Sat 14 Feb.",
    'new, title fetch Ida, due_date 2026-02-14',
  ],
  [
    'move the shed to friday // saturday, unless it rains',
    "Got it. Let me know if there's anything to add to your list.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    "move the shed to friday // not saturday, she's away",
    "Got it. Let me know if there's anything to add to your list.",
    'sort the shed: due_date 2026-02-13',
  ],
  // One number or half of the day in the place of another.
  [
    'add fetch Ida friday 6pm // am!! not pm',
    "Updated 'fetch Ida': due Fri 13 Feb, 06:00.",
    'new, title fetch Ida, due_date 2026-02-13T06:00:00+00:00',
  ],
  [
    'add fetch Ida friday 6pm // I meant am',
    "Updated 'fetch Ida': due Fri 13 Feb, 06:00.",
    'new, title fetch Ida, due_date 2026-02-13T06:00:00+00:00',
  ],
  [
    'add fetch Ida friday 6pm // 7 not 6, silly keyboard',
    "Updated 'fetch Ida': due Fri 13 Feb, 19:00.",
    'new, title fetch Ida, due_date 2026-02-13T19:00:00+00:00',
  ],
  [
    'add fetch Ida friday // am not pm',
    "What would you like to change 'fetch Ida' to?",
    'new, title fetch Ida, due_date 2026-02-13',
  ],
  // The other one.
  [
    'add ring Ann // add ring Bob // ring Ann is done // the other one I did this morning',
    "Done! 'ring Bob' has been marked as completed.",
    'new, title ring Ann, status completed; new, title ring Bob, status completed',
  ],
  [
    'finish the shed // the other one too',
    "I'm not sure what 'other' means here. Which task do you mean?",
    'sort the shed: status completed',
  ],
  [
    'move call the dentist to friday // the other one I already did',
    "Done! 'pay the dentist' has been marked as completed.",
    'call the dentist: due_date 2026-02-13; pay the dentist: status completed',
  ],
  // Set to a moment that was told of.
  [
    'when is the shed // the skip comes at 7, so put it at that time',
    "Updated 'sort the shed': due today at 19:00.",
    'sort the shed: due_date 2026-02-09T19:00:00+00:00',
  ],
  [
    'Jo is free on sunday, can you move the shed to then',
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  ['when is the shed // if the skip comes at 7, put it then', "OK, I've left everything as it is."],
]
