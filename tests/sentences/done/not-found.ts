// Words that name no task, or none yet.

import type { Told } from '../../support/talk-over.ts'

export const notFound: readonly Told[] = [
  // How far it is gives no name.
  [
    'add call grandma // my call grandma task is nearly finished',
    "I couldn't find a task matching 'grandma task is nearly'. Did you mean 'call grandma'?",
    'new, title call grandma',
  ],
  // A word that is in no title makes another thing of the name behind it.
  ['team report is done', "I couldn't find a task matching 'team report'. Did you mean 'read the report'?"],
  ['move the team report to friday', "I couldn't find a task matching 'team report'. Did you mean 'read the report'?"],
  ['team report friday 3pm', "Add 'team report', due Fri 13 Feb, 15:00?"],
  ['garden shed to friday', "I couldn't find a task matching 'garden shed'. Did you mean 'sort the shed'?"],
  ['the team report is done', "Shall I mark 'read the report' as completed?"],
  [
    'complete the garage // 1',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  [
    'complete the garage // 2',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  ['complete the garage // buy milk', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  ['complete the garage // no', 'OK, never mind.'],
  ['rename it to x', "I'm not sure what 'it' means here. Which task do you mean?"],
  ['move it to friday', "I'm not sure what 'it' means here. Which task do you mean?"],
  ['complete', "I'm not sure what 'it' means here. Which task do you mean?"],
  ['delete', "I'm not sure what 'it' means here. Which task do you mean?"],
  ['move', 'Which task would you like to change?'],
  ['rename', 'Which task would you like to change?'],
  ['rename // buy milk // buy bread', "Updated 'buy milk' to 'buy bread'.", 'buy milk: title buy bread'],
  ['move // buy milk // friday', "Updated 'buy milk': due Fri 13 Feb.", 'buy milk: due_date 2026-02-13'],
  ['complete // buy milk', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  [
    'delete // buy milk',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete // buy milk // yes', "'buy milk' has been deleted.", 'buy milk is gone'],
  ['delete that', "I'm not sure what 'that' means here. Which task do you mean?"],
  [
    'complete the dentist and the garage',
    "I couldn't find a task matching 'dentist and the garage'. Here are your current tasks:\n1. pay the dentist (due Thu 12 Feb, 15:00)\n2. call the dentist (due tomorrow, high priority)",
  ],
  [
    'complete the dentist and buy milk',
    "I found multiple tasks that match 'dentist and buy milk':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  [
    'complete the dentist and buy milk // 1',
    'Marked 2 tasks as done:\n- call the dentist\n- buy milk',
    'call the dentist: status completed; buy milk: status completed',
  ],
  [
    'complete the plumber and buy milk',
    "I couldn't find a task matching 'plumber and buy milk'. Did you mean 'buy milk'?",
  ],
  [
    'complete the plumber and buy milk // 1',
    "I couldn't find a task matching 'plumber and buy milk'. Did you mean 'buy milk'?",
  ],
  [
    'show my tasks // complete 12',
    "There's no task 12. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  [
    'show my tasks // complete 12 // 2',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  [
    'move the dentist to friday // 1',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'move the garage to friday // 3',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
]
