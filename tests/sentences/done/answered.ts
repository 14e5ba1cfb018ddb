// What an answer to a question is taken for, and what is no answer.

import type { Told } from '../../support/talk-over.ts'

export const answered: readonly Told[] = [
  [
    'complete the dentist // is the second one overdue?',
    'Overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)',
  ],
  ['complete the dentist // what do I have today?', 'Due today:\n1. water the plants (due today, every day)'],
  ['complete the dentist // which tasks are overdue?', 'Overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  ['complete the dentist // add bread', "I've added 'bread' to your tasks.", 'new, title bread'],
  [
    'complete the dentist // delete milk',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'complete the dentist // finish the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the dentist // move the shed to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['complete the dentist // reopen the flights', "'book flights' is open again.", 'book flights: status pending'],
  [
    'complete the dentist // rename the dentist to garage',
    "I found multiple tasks that match 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  [
    'complete the dentist // hmm',
    'Which one did you mean? Please say its number or its name:\n1. call the dentist\n2. pay the dentist',
  ],
  [
    'complete the dentist // the weather is lovely out there today',
    "Got it. Let me know if there's anything to add to your list.",
  ],
  ["complete the dentist // don't touch anything", 'OK, never mind.'],
  [
    'complete the dentist // the one I pay',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // pay the',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // the call, the payment comes later',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // the call. The other is not mine.',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    "complete the dentist // thursday's",
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // the one on thursday',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  ['complete the dentist // is it due tomorrow?', 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  ['complete the dentist // which is due tomorrow', 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'complete the dentist // thursday please',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // number two please',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // no, the second one',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // no, sorry, the second, thanks',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // all but the first',
    'Which one did you mean? Please say its number or its name:\n1. call the dentist\n2. pay the dentist',
  ],
  [
    'complete the dentist // both',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete the dentist // the plumber',
    'Which one did you mean? Please say its number or its name:\n1. call the dentist\n2. pay the dentist',
  ],
  [
    'complete the dentist // 1, 2',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete the dentist // show me the list // complete 1',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  [
    'delete the dentist // the second one',
    "Are you sure you want to delete 'pay the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the dentist // finish the call',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  ['delete the dentist // pay // yes', "'pay the dentist' has been deleted.", 'pay the dentist is gone'],
  [
    'move the dentist to friday // call',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'move the dentist to friday // both',
    'Updated 2 tasks:\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)',
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  ['add // to feed the cat', "I've added 'feed the cat' to your tasks.", 'new, title feed the cat'],
  ['add // feed the cat?', 'What should I call the task?'],
  ['add // never mind', 'OK, never mind.'],
  ['add // nothing', 'OK, never mind.'],
  ['add // yes', 'What should I call the task?'],
  ['add // no', 'OK, never mind.'],
  ['add // add bread and jam', "I've added 2 tasks:\n- bread\n- jam", 'new, title bread; new, title jam'],
  [
    'add // show my tasks',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'add // delete milk',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'add // bread, jam and tea',
    "I've added 3 tasks:\n- bread\n- jam\n- tea",
    'new, title bread; new, title jam; new, title tea',
  ],
  ['rename milk // oat milk', "Updated 'buy milk' to 'oat milk'.", 'buy milk: title oat milk'],
  ['rename milk // to oat milk', "Updated 'buy milk' to 'oat milk'.", 'buy milk: title oat milk'],
  ['rename milk // call it oat milk', "Updated 'buy milk' to 'oat milk'.", 'buy milk: title oat milk'],
  ['rename milk // never mind', 'OK, never mind.'],
  ['rename milk // no', 'OK, never mind.'],
  ['move milk // friday', "Updated 'buy milk': due Fri 13 Feb.", 'buy milk: due_date 2026-02-13'],
  ['move milk // to friday please', "Updated 'buy milk': due Fri 13 Feb.", 'buy milk: due_date 2026-02-13'],
  ['move milk // oat milk', "What would you like to change 'buy milk' to?"],
  ['move milk // never mind', 'OK, never mind.'],
  ['change milk // friday', "Updated 'buy milk': due Fri 13 Feb.", 'buy milk: due_date 2026-02-13'],
  ['change milk // high priority', "Updated 'buy milk': high priority.", 'buy milk: priority high'],
  ['change milk // oat milk', "Updated 'buy milk' to 'oat milk'.", 'buy milk: title oat milk'],
  ['change milk // rename it to oat milk', "Updated 'buy milk' to 'oat milk'.", 'buy milk: title oat milk'],
  ['change milk // make it high priority', "Updated 'buy milk': high priority.", 'buy milk: priority high'],
  [
    'change milk // make it friday at 5',
    "Updated 'buy milk': due Fri 13 Feb, 17:00.",
    'buy milk: due_date 2026-02-13T17:00:00+00:00',
  ],
  ['change milk // what is due today?', 'Due today:\n1. water the plants (due today, every day)'],
  ['change milk // no', 'OK, never mind.'],
  [
    'rename milk // show my tasks',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ['move milk // to the top', "What would you like to change 'buy milk' to?"],
]
