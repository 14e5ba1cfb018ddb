// Which of several is meant by its place, its date or what it lacks; and what comes to nothing.

import type { Told } from '../../support/talk-over.ts'

export const oneOfThem: readonly Told[] = [
  [
    'move the milk and the shed to friday // show friday // finish the later one',
    "I found multiple tasks that match 'later':\n1. sort the shed (due Fri 13 Feb)\n2. buy milk (due Fri 13 Feb)\nWhich one did you mean?",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'when are the dentist ones due? // move the earlier one to friday',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'show my tasks // finish the one with no date',
    "I found multiple tasks that match 'one with no date':\n1. read the report (low priority)\n2. sort the shed\n3. buy milk\nWhich one did you mean?",
  ],
  [
    'show my tasks // finish the one with a note',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'show my tasks // finish the middle one',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'move the call to tomorrow // no, the shed',
    "Updated 'sort the shed': due tomorrow.",
    'sort the shed: due_date 2026-02-10',
  ],
  [
    'move the call to tomorrow // no, wednesday',
    "Updated 'call the dentist': due Wed 11 Feb.",
    'call the dentist: due_date 2026-02-11',
  ],
  [
    'move the milk to friday and the shed to monday // the other way round',
    "Updated 'buy milk': due Mon 16 Feb.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-16',
  ],
  [
    'show what is due this week // complete 1 // complete 2 // and the other one',
    "Done! 'pay the dentist' has been marked as completed.",
    'call the dentist: status completed; pay the dentist: status completed; water the plants: due_date 2026-02-10',
  ],
  ['complete the shed // undo // undo', "There's nothing to undo."],
  ['delete the shed // yes // undo', "Deleting can't be undone.", 'sort the shed is gone'],
  ['show high priority tasks not due tomorrow', 'No high-priority tasks not due tomorrow.'],
  ['how many high priority tasks are not due tomorrow?', 'You have no high-priority tasks not due tomorrow.'],
  [
    'list tasks without a priority not due today',
    'Without a priority, not due today:\n1. pay the dentist (due Thu 12 Feb, 15:00)\n2. sort the shed\n3. buy milk',
  ],
]
