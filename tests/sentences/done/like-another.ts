// When something is due, told by another task.

import type { Told } from '../../support/talk-over.ts'

export const likeAnother: readonly Told[] = [
  // The day of another task.
  [
    'move the shed to friday // and the milk same day',
    "Updated 'buy milk': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // put the milk on the same day',
    "Updated 'buy milk': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'sort the shed the same day as calling the dentist',
    "Updated 'sort the shed': due tomorrow.",
    'sort the shed: due_date 2026-02-10',
  ],
  ['the milk same day as the report', "'read the report' has no due date."],
  [
    'when is the call to the dentist? // put the shed the day after that',
    "Updated 'sort the shed': due Wed 11 Feb.",
    'sort the shed: due_date 2026-02-11',
  ],
  [
    'when is the call to the dentist? // put the shed on the day after',
    "Updated 'sort the shed': due Wed 11 Feb.",
    'sort the shed: due_date 2026-02-11',
  ],
  [
    'move the shed to friday // make it the day before',
    "Updated 'sort the shed': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-12',
  ],
  [
    'move the shed to friday // no, the day after',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'add clean the car on friday // add wax the car the same day',
    "I've added 'wax the car' to your tasks. Due Fri 13 Feb.",
    'new, title clean the car, due_date 2026-02-13; new, title wax the car, due_date 2026-02-13',
  ],
  [
    'add clean the car on friday and wax the car the same day',
    "I've added 2 tasks:\n- clean the car (due Fri 13 Feb)\n- wax the car (due Fri 13 Feb)",
    'new, title clean the car, due_date 2026-02-13; new, title wax the car, due_date 2026-02-13',
  ],
  [
    'add buy a toothbrush the day before paying the dentist',
    "I've added 'buy a toothbrush' to your tasks. Due Wed 11 Feb.",
    'new, title buy a toothbrush, due_date 2026-02-11',
  ],
  [
    'add collect the keys the same day as paying the dentist, at 4',
    "I've added 'collect the keys' to your tasks. Due Thu 12 Feb, 16:00.",
    'new, title collect the keys, due_date 2026-02-12T16:00:00+00:00',
  ],
  [
    'sort the shed two hours before paying the dentist',
    "Updated 'sort the shed': due Thu 12 Feb, 13:00.",
    'sort the shed: due_date 2026-02-12T13:00:00+00:00',
  ],
  [
    'sort the shed at the same time as paying the dentist',
    "Updated 'sort the shed': due Thu 12 Feb, 15:00.",
    'sort the shed: due_date 2026-02-12T15:00:00+00:00',
  ],
  ['put the milk with the shed', "'sort the shed' has no due date."],
  [
    'move the shed to friday // and the milk with it',
    "Updated 'buy milk': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'move the report to thursday, same as paying the dentist',
    "Updated 'read the report': due Thu 12 Feb.",
    'read the report: due_date 2026-02-12',
  ],
  [
    'move the shed to friday // move paying the dentist to 5, same day',
    "Updated 'pay the dentist': due Thu 12 Feb, 17:00.",
    'pay the dentist: due_date 2026-02-12T17:00:00+00:00; sort the shed: due_date 2026-02-13',
  ],
  ['add soap the same day', "I'm not sure what 'that' means here. Which task do you mean?"],
  ['add watch The Day After', "I've added 'watch The Day After' to your tasks.", 'new, title watch The Day After'],
  // What was spoken of has no date, so the day is counted from the task's own.
  [
    'put a note on the shed: blue // the call the day after',
    "Updated 'call the dentist': due Wed 11 Feb.",
    'call the dentist: due_date 2026-02-11; sort the shed: description blue',
  ],
  // Taken back in the same breath or in answer to an offer, it is counted from the day that was said.
  [
    'move the shed to thursday, actually the day after',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed to thursday no wait two days later',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'maybe move the shed to thursday // actually the day after',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'maybe move the shed to thursday // no, friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['maybe move the shed to thursday // no, high', 'OK, never mind.'],
]
