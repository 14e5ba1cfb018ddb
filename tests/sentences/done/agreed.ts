// What agrees to a change of many tasks, and what does not.

import type { Told } from '../../support/talk-over.ts'

export const agreed: readonly Told[] = [
  [
    'finish everything // go on',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'finish everything // ok back to work',
    'Mark 7 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  [
    'finish everything // ok',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'finish everything // ok, do it',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'finish everything // yes do it',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'finish everything // do it',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'finish everything // maybe later',
    'Mark 7 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  ['finish everything // yes, if it works', "Got it. Let me know if there's anything to add to your list."],
  [
    'finish everything // yes?',
    'Mark 7 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  ['finish everything // yes, reopen the flights', "'book flights' is open again.", 'book flights: status pending'],
  [
    'finish everything // yes, finish them all',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'finish everything // yes, every single one of them, right now, go',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'finish everything // all of them',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  ['finish everything // no', 'OK, never mind.'],
  [
    'finish everything // hmm, not sure',
    'Mark 7 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  [
    'finish everything // yes, but not milk',
    'Mark 6 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed',
  ],
  ['finish everything // add bread', "I've added 'bread' to your tasks.", 'new, title bread'],
  ['finish everything // finish milk', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  ['finish everything // show my tasks // yes', "There's nothing to confirm right now."],
  [
    'finish everything // yes // undo // redo',
    "OK, I've redone that for those 7 tasks.",
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'set everything to high priority // yes',
    'Updated 7 tasks (high priority):\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'pay the dentist: priority high; sort the shed: priority high; buy milk: priority high; send invoice 4: priority high; water the plants: priority high; read the report: priority high',
  ],
  [
    'set everything to high priority // sure',
    'Updated 7 tasks (high priority):\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'pay the dentist: priority high; sort the shed: priority high; buy milk: priority high; send invoice 4: priority high; water the plants: priority high; read the report: priority high',
  ],
  [
    'set everything to high priority // yes please, set them',
    'Updated 7 tasks (high priority):\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'pay the dentist: priority high; sort the shed: priority high; buy milk: priority high; send invoice 4: priority high; water the plants: priority high; read the report: priority high',
  ],
  // All of those that were asked about, and no more.
  [
    'delete everything due this week // yes all of it',
    "'water the plants' has been deleted.\n'call the dentist' has been deleted.\n'pay the dentist' has been deleted.",
    'call the dentist is gone; pay the dentist is gone; water the plants is gone',
  ],
  [
    'delete the shed // yes everything',
    "OK, I've kept 'sort the shed'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
]
