// Which tasks are meant.

import type { Told } from '../../support/talk-over.ts'

export const resolve: readonly Told[] = [
  [
    'show my tasks // complete the last one',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'show my tasks // complete the last two',
    'Marked 2 tasks as done:\n- sort the shed\n- buy milk',
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'show my tasks // complete the first two',
    'Marked 2 tasks as done:\n- send invoice 4\n- water the plants',
    'send invoice 4: status completed; water the plants: due_date 2026-02-10',
  ],
  [
    'show my tasks // complete 1 to 3',
    'Marked 3 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist',
    'call the dentist: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10',
  ],
  [
    'show my tasks // complete all but 1',
    'Mark 6 tasks as done?\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  [
    'show my tasks // complete the first and the last',
    'Marked 2 tasks as done:\n- send invoice 4\n- buy milk',
    'buy milk: status completed; send invoice 4: status completed',
  ],
  ['show my tasks // complete 0', 'Which task would you like to complete?'],
  [
    'show my tasks // complete these',
    'Mark 7 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  [
    'show high priority tasks // complete these',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'show high priority tasks // complete them',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  ['show high priority tasks // complete the rest', 'Nothing matches that.'],
  [
    'show tasks due this week // move them to next monday // every time',
    'Updated 3 tasks:\n- water the plants (due Mon 16 Feb)\n- call the dentist (due Mon 16 Feb)\n- pay the dentist (due Mon 16 Feb, 15:00)',
    'call the dentist: due_date 2026-02-16; pay the dentist: due_date 2026-02-16T15:00:00+00:00; water the plants: due_date 2026-02-16',
  ],
  [
    'show my tasks // show high priority tasks // complete 1',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete 2',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  [
    'complete task 2',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  ['complete number 3', "Done! 'call the dentist' has been marked as completed.", 'call the dentist: status completed'],
  [
    'complete the last one i added',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'add eggs // add bread // complete the last one I added',
    "Done! 'bread' has been marked as completed.",
    'new, title eggs; new, title bread, status completed',
  ],
  [
    'add eggs // add bread // complete the last two I added',
    'Marked 2 tasks as done:\n- eggs\n- bread',
    'new, title eggs, status completed; new, title bread, status completed',
  ],
  [
    'complete the oldest one',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'delete the oldest task',
    "Are you sure you want to delete 'call the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['complete "buy milk"', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  [
    "complete 'sort the shed'",
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete "the garage"',
    "I couldn't find a task matching 'the garage'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  [
    'complete both dentist tasks',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete all dentist tasks',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete all three dentist tasks',
    "I found multiple tasks that match 'all three dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  [
    'complete the dentist tasks',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete dentist',
    "I found multiple tasks that match 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  ['complete invoice 4', "Done! 'send invoice 4' has been marked as completed.", 'send invoice 4: status completed'],
  ['complete invoice 5', "I couldn't find a task matching 'invoice 5'. Did you mean 'send invoice 4'?"],
  ['complete shed', "Done! 'sort the shed' has been marked as completed.", 'sort the shed: status completed'],
  [
    'complete the shed and the report',
    'Marked 2 tasks as done:\n- sort the shed\n- read the report',
    'sort the shed: status completed; read the report: status completed',
  ],
  [
    'complete the shed, the report and buy milk',
    'Marked 3 tasks as done:\n- sort the shed\n- read the report\n- buy milk',
    'sort the shed: status completed; buy milk: status completed; read the report: status completed',
  ],
  [
    'complete everything except the dentist',
    'Mark 5 tasks as done?\n- send invoice 4\n- water the plants\n- read the report\n- sort the shed\n- buy milk',
  ],
  [
    'complete everything except the dentist // yes',
    'Marked 5 tasks as done:\n- send invoice 4\n- water the plants\n- read the report\n- sort the shed\n- buy milk',
    'sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'complete everything due today',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  ['complete everything due tomorrow except the dentist', 'Nothing due tomorrow.'],
  [
    'complete everything without a date',
    'Marked 3 tasks as done:\n- read the report\n- sort the shed\n- buy milk',
    'sort the shed: status completed; buy milk: status completed; read the report: status completed',
  ],
  [
    'complete everything without a date except the shed',
    'Marked 2 tasks as done:\n- read the report\n- buy milk',
    'buy milk: status completed; read the report: status completed',
  ],
  [
    'complete medium priority tasks',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  [
    'complete everything that is not high priority',
    'Mark 6 tasks as done?\n- send invoice 4\n- water the plants\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  [
    'complete every task with a note',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'complete all tasks about the dentist',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete the dentist task due tomorrow',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist task with high priority',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'delete the completed ones',
    "Are you sure you want to delete these 2 tasks?\n- renew passport\n- book flights\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['reopen the passport', "'renew passport' is open again.", 'renew passport: status pending'],
  [
    'reopen the dentist',
    "I found multiple tasks that match 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  ['complete the passport', "'renew passport' is already done."],
  ['is the passport done', "Yes, 'renew passport' is done."],
  [
    'delete passport',
    "Are you sure you want to delete 'renew passport'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['move flights to friday', "Updated 'book flights': due Fri 13 Feb.", 'book flights: due_date 2026-02-13'],
  [
    'call the dentist // complete it',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'call the dentist // move it to friday // complete it',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: due_date 2026-02-13, status completed',
  ],
  [
    'call the dentist // pay the dentist // complete it',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete buy milk // sort the shed too',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'complete buy milk // same for the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'move buy milk to friday // the shed too',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'move buy milk to friday // same for the report',
    "Updated 'read the report': due Fri 13 Feb.",
    'buy milk: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  [
    'delete buy milk // the shed too',
    "Are you sure you want to delete these 2 tasks?\n- buy milk\n- sort the shed\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['what about the shed', 'Here are your tasks:\n1. sort the shed'],
  ['show high priority tasks // move it to friday // undo', "OK, I've put 'call the dentist' back the way it was."],
  ['complete the other one', "I'm not sure what 'other' means here. Which task do you mean?"],
  [
    'complete the dentist // 1 // the other one too',
    "Done! 'pay the dentist' has been marked as completed.",
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'show my tasks // complete 3 // show my tasks // complete 3',
    "Done! 'pay the dentist' has been marked as completed.",
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'show my tasks // complete 3 // complete 4',
    "Done! 'pay the dentist' has been marked as completed.",
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  ['show tasks due in march // complete them', "I'm not sure what 'them' means here. Which task do you mean?"],
  [
    'show my tasks // complete those due tomorrow',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'show my tasks // delete 1 and 2',
    "'water the plants' repeats, and all of its times would be deleted.\nAre you sure you want to delete these 2 tasks?\n- send invoice 4\n- water the plants\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['complete Buy Milk', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  ['complete BUY MILK!', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  [
    'complete the reports',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'complete reading the report',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'complete the watering',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  [
    'mark the plants as done',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  [
    'complete calling the dentist',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete 40',
    "There's no task 40. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  ['complete the last one', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  [
    'complete the last two',
    'Marked 2 tasks as done:\n- sort the shed\n- buy milk',
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'complete the garage and the shed',
    "I couldn't find a task matching 'garage and the shed'. Did you mean 'sort the shed'?",
  ],
  [
    'complete the plant',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  [
    'complete the sheds and the plants',
    'Marked 2 tasks as done:\n- sort the shed\n- water the plants',
    'sort the shed: status completed; water the plants: due_date 2026-02-10',
  ],
  [
    'delete everything that is done',
    "Are you sure you want to delete these 2 tasks?\n- renew passport\n- book flights\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete everything that is done // yes',
    "'renew passport' has been deleted.\n'book flights' has been deleted.",
    'book flights is gone; renew passport is gone',
  ],
  [
    'complete the newest one',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'delete the last one I added',
    "Are you sure you want to delete 'read the report'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the first one',
    "Are you sure you want to delete 'send invoice 4'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
]
