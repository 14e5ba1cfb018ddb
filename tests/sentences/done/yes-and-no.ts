// What is a yes to what was asked, what is none, and what is something else.

import type { Told } from '../../support/talk-over.ts'

export const yesAndNo: readonly Told[] = [
  [
    'complete the garden shed // sort the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the garden shed // the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the garden shed // yes, the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the garden shed // just the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the garden shed // the shed please',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['complete the garden shed // the shed?', 'Here are your tasks:\n1. sort the shed'],
  [
    'complete the garden shed // ok back to work',
    "I couldn't find a task matching 'garden shed'. Did you mean 'sort the shed'?",
  ],
  [
    'complete the garden shed // ok',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the garden shed // ok do it',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the garden shed // yes, delete the shed',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'complete the garden shed // yes, reopen the flights',
    "'book flights' is open again.",
    'book flights: status pending',
  ],
  [
    'complete the garden shed // sure, why not',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the garden shed // yes but later',
    "I couldn't find a task matching 'garden shed'. Did you mean 'sort the shed'?",
  ],
  [
    'complete the garden shed // yes if it rains',
    "I couldn't find a task matching 'garden shed'. Did you mean 'sort the shed'?",
  ],
  [
    'complete the garden shed // maybe later',
    "I couldn't find a task matching 'garden shed'. Did you mean 'sort the shed'?",
  ],
  [
    'complete the garden shed // yes, that one',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    "complete the garden shed // that's the one",
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the garden shed // right, the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['complete the garden shed // not the shed', 'OK, never mind.'],
  ['complete the garden shed // neither', 'OK, never mind.'],
  ['complete the garden shed // add garden shed', "I've added 'garden shed' to your tasks.", 'new, title garden shed'],
  [
    'move the garden shed to friday // yes',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the garden shed to friday // the shed',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the garden shed to friday // the shed to saturday',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  ['delete the garden shed // yes', "'sort the shed' has been deleted.", 'sort the shed is gone'],
  [
    'maybe complete the shed // the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'maybe complete the shed // yes, the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'maybe complete the shed // delete it',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'maybe complete the shed // ok then',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['maybe complete the shed // ok whatever you say', "Shall I mark 'sort the shed' as completed?"],
  ['maybe complete the shed // yes?', "Shall I mark 'sort the shed' as completed?"],
  [
    'maybe complete the shed // go ahead',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'maybe complete the shed // do it',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'maybe complete the shed // complete it',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    "maybe complete the shed // it's done",
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ["maybe complete the shed // it isn't done", 'OK, never mind.'],
  ['maybe complete the shed // show my tasks // yes', "There's nothing to confirm right now."],
  ['maybe complete the shed // add eggs', "I've added 'eggs' to your tasks.", 'new, title eggs'],
  [
    'complete everything // yes please do',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'complete everything // all of them',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'complete everything // do it',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'complete everything // yes, only the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete everything // ok',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'complete everything // hmm',
    'Mark 7 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  ['complete everything // yes but not yet', 'OK, never mind.'],
  ['complete everything // show my tasks // yes', "There's nothing to confirm right now."],
  ['complete everything // no', 'OK, never mind.'],
  [
    'mark everything as high priority // only the shed',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high',
  ],
  ['add // yes', 'What should I call the task?'],
  ['add // no', 'OK, never mind.'],
  ['add // nothing', 'OK, never mind.'],
  [
    'add // show my tasks',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ['add // add eggs', "I've added 'eggs' to your tasks.", 'new, title eggs'],
  ['add // eggs?', 'What should I call the task?'],
  [
    'add // complete the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['add // eggs please', "I've added 'eggs' to your tasks.", 'new, title eggs'],
  ['add // high priority', 'What should I call the task?'],
  [
    'remind me tomorrow at 9 // to ring Bo',
    "I've added 'ring Bo' to your tasks. Due tomorrow at 09:00.",
    'new, title ring Bo, due_date 2026-02-10T09:00:00+00:00',
  ],
  ['remind me tomorrow at 9 // nothing', 'OK, never mind.'],
]
