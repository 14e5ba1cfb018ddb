// What stays out of what is asked of several, in any words.

import type { Told } from '../../support/talk-over.ts'

export const setApart: readonly Told[] = [
  [
    "push everything high or low priority to friday but the report doesn't",
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'push everything high or low priority to friday, only the report not',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'push everything high or low priority to friday, the report aside',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'push everything high or low priority to friday but hands off the report',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    "push everything high or low priority to friday, the report I'll do today",
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'push everything high or low priority to friday. Only the report stays.',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'push everything high or low priority to friday, leave the report as it is, and add eggs',
    "Updated 'call the dentist': due Fri 13 Feb.\nI've added 'eggs' to your tasks.",
    'call the dentist: due_date 2026-02-13; new, title eggs',
  ],
  [
    "tick off everything high or low priority, the report isn't done though",
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'tick off everything high or low priority, and move the report to friday',
    "Done! 'call the dentist' has been marked as completed.\nUpdated 'read the report': due Fri 13 Feb.",
    'call the dentist: status completed; read the report: due_date 2026-02-13',
  ],
  // What only says why leaves nothing out.
  [
    'push everything high or low priority to friday, the report is a nightmare',
    'Updated 2 tasks (due Fri 13 Feb):\n- call the dentist\n- read the report',
    'call the dentist: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  [
    "push everything high or low priority to friday, I'll be at the dentist today",
    'Updated 2 tasks (due Fri 13 Feb):\n- call the dentist\n- read the report',
    'call the dentist: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  // What stays out must be known.
  [
    'push everything high or low priority to friday, not the gutters',
    "I'm not sure what you'd like to do. Would you like to change a task, add a task, or something else?",
  ],
  [
    'tick off everything high or low priority, only the report',
    'Here are your tasks:\n1. read the report (low priority)',
  ],
  // What is told of the day says why.
  [
    "train strike tomorrow. push tomorrow's tasks to friday",
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  // What stays out stands before what the others become, and before the next request.
  [
    'mark everything high or low priority but not the report done',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'mark all the finished tasks, except the passport as not done',
    "'book flights' is open again.",
    'book flights: status pending',
  ],
  [
    'mark everything with a date, except the dentist ones as urgent and add soap',
    "Updated 2 tasks (high priority):\n- send invoice 4\n- water the plants\nI've added 'soap' to your tasks.",
    'send invoice 4: priority high; water the plants: priority high; new, title soap',
  ],
  [
    'check off everything without a date but not the milk then add task stamps',
    "Marked 2 tasks as done:\n- read the report\n- sort the shed\nI've added 'stamps' to your tasks.",
    'sort the shed: status completed; read the report: status completed; new, title stamps',
  ],
  [
    'show my tasks // push everything high or low priority to friday but not the report, also tick the last two off',
    "Updated 'call the dentist': due Fri 13 Feb.\nMarked 2 tasks as done:\n- sort the shed\n- buy milk",
    'call the dentist: due_date 2026-02-13; sort the shed: status completed; buy milk: status completed',
  ],
]
