// What is marked as done or open again.

import type { Told } from '../../support/talk-over.ts'

export const finish: readonly Told[] = [
  ['complete buy milk', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  ['complete buy milk // undo', "OK, I've put 'buy milk' back the way it was."],
  ['complete book flights', "'book flights' is already done."],
  ['reopen book flights', "'book flights' is open again.", 'book flights: status pending'],
  ['reopen buy milk', "'buy milk' is still open."],
  [
    'reopen book flights and renew passport',
    '2 tasks are open again:\n- book flights\n- renew passport',
    'book flights: status pending; renew passport: status pending',
  ],
  [
    'reopen book flights and buy milk',
    "'book flights' is open again.\n'buy milk' is still open.",
    'book flights: status pending',
  ],
  [
    'complete buy milk and book flights',
    "Done! 'buy milk' has been marked as completed.\n'book flights' is already done.",
    'buy milk: status completed',
  ],
  [
    'complete buy milk and sort the shed',
    'Marked 2 tasks as done:\n- buy milk\n- sort the shed',
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'complete buy milk and sort the shed // undo',
    "OK, I've put 'buy milk' and 'sort the shed' back the way they were.",
  ],
  [
    'complete water the plants',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  ['complete water the plants // undo', "OK, I've put 'water the plants' back the way it was."],
  [
    'complete the garage',
    "I couldn't find a task matching 'garage'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  [
    'complete the dentist',
    "I found multiple tasks that match 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  [
    'complete the dentist // the second one',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // both',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete the dentist // pay',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete everything',
    'Mark 7 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  [
    'complete everything // yes',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  ['complete everything // no', 'OK, never mind.'],
  ['complete everything // yes // undo', "OK, I've put those 7 tasks back the way they were."],
  [
    'reopen everything',
    '2 tasks are open again:\n- renew passport\n- book flights',
    'book flights: status pending; renew passport: status pending',
  ],
  [
    'reopen all completed tasks',
    '2 tasks are open again:\n- renew passport\n- book flights',
    'book flights: status pending; renew passport: status pending',
  ],
  ['i think i bought milk', "Shall I mark 'buy milk' as completed?"],
  ['i bought milk', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  ['i bought milk // undo', "OK, I've put 'buy milk' back the way it was."],
  ['i might have bought milk', "Shall I mark 'buy milk' as completed?"],
  ['i might have bought milk // yes', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  ['i might have bought milk // no', 'OK, never mind.'],
  ['did I buy milk', "No, 'buy milk' is still open."],
  [
    'show my tasks // complete 3 and 4',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'show my tasks // complete 9',
    "There's no task 9. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  [
    'show my tasks // complete 3 // complete 3',
    "'call the dentist' is already done.",
    'call the dentist: status completed',
  ],
  [
    'show my tasks // delete 4 // yes // complete 3 and 4',
    "Done! 'call the dentist' has been marked as completed.\nI couldn't find task 4. It may have been deleted. Try 'show my tasks' to see what's current.",
    'pay the dentist is gone; call the dentist: status completed',
  ],
  ['complete it', "I'm not sure what 'it' means here. Which task do you mean?"],
  ['complete buy milk // reopen it', "'buy milk' is open again."],
  [
    'show high priority tasks // complete it',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the low priority ones',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'complete overdue tasks',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  ['complete tasks due in march', 'Nothing due between Sun 1 Mar and Tue 31 Mar.'],
]
