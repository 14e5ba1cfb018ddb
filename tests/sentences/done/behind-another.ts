// A request behind another one, or behind a question, is done as well.

import type { Told } from '../../support/talk-over.ts'

export const behindAnother: readonly Told[] = [
  [
    'close all low priority tasks. I need to defrost the freezer in five weeks at 12:45pm',
    "Done! 'read the report' has been marked as completed.\nI've added 'defrost the freezer' to your tasks. Due Mon 16 Mar, 12:45.",
    'read the report: status completed; new, title defrost the freezer, due_date 2026-03-16T12:45:00+00:00',
  ],
  [
    'finish all low priority tasks. I have to ring Bo in three days',
    "Done! 'read the report' has been marked as completed.\nI've added 'ring Bo' to your tasks. Due Thu 12 Feb.",
    'read the report: status completed; new, title ring Bo, due_date 2026-02-12',
  ],
  [
    "close all low priority tasks and then i'd like to bump the milk to 3 pm",
    "Done! 'read the report' has been marked as completed.\nUpdated 'buy milk': due today at 15:00.",
    'buy milk: due_date 2026-02-09T15:00:00+00:00; read the report: status completed',
  ],
  [
    "close all low priority tasks. i'd like to move the report to friday",
    "No low-priority tasks.\nUpdated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    "how many tasks have i got? i'd like to move the shed to friday",
    "You have 7 tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    "what's due tomorrow? i want to set the milk for 6 pm",
    "Due tomorrow:\n1. call the dentist (due tomorrow, high priority)\nUpdated 'buy milk': due today at 18:00.",
    'buy milk: due_date 2026-02-09T18:00:00+00:00',
  ],
  ["close all low priority tasks, I'll read the report today", 'No low-priority tasks.'],
  [
    'move the shed to monday, and would you move paying the dentist to nine in the morning on the same day',
    "Updated 'sort the shed': due Mon 16 Feb.\nUpdated 'pay the dentist': due Thu 12 Feb, 09:00.",
    'pay the dentist: due_date 2026-02-12T09:00:00+00:00; sort the shed: due_date 2026-02-16',
  ],
]
