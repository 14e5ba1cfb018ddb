// What was denied, doubted, left out or counted elsewhere, in words that look like a command: no other task is touched.

import type { Told } from '../../support/talk-over.ts'

export const nothingElse: readonly Told[] = [
  [
    'show my high priority tasks // check it off',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'add bread and jam // check those two off',
    'Marked 2 tasks as done:\n- bread\n- jam',
    'new, title bread, status completed; new, title jam, status completed',
  ],
  [
    'add bread and jam // give both of those a due date of friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- bread\n- jam',
    'new, title bread, due_date 2026-02-13; new, title jam, due_date 2026-02-13',
  ],
  [
    "add bread and jam // let's not make them due on sunday at 14:30",
    "OK, I've left everything as it is.",
    'new, title bread; new, title jam',
  ],
  [
    'got everything except milk & the shed done',
    'Mark 5 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report',
  ],
  [
    'move the shed to friday // can you please change that task to ring Ingrid.',
    "Updated 'sort the shed' to 'ring Ingrid'.",
    'sort the shed: title ring Ingrid, due_date 2026-02-13',
  ],
  [
    'I want to rename the shed "Tidy the shed"',
    "Updated 'sort the shed' to 'Tidy the shed'.",
    'sort the shed: title Tidy the shed',
  ],
  ['I almost marked all tasks but milk as well as the shed as done', "OK, I've left everything as it is."],
  ['tick off the milk and "sort the shed" once I get home', "OK, I've left everything as it is."],
  ['make everything due tomorrow low, except the shed as soon as Tom calls', "OK, I've left everything as it is."],
  ['schedule the overdue tasks for 7pm if it rains', "Add 'overdue tasks if it rains', due today at 19:00?"],
  ['schedule task 2 a day earlier if it rains', "Add 'task 2 a day earlier if it rains'?"],
  [
    "drop the due date from milk, the call the dentist one, and my sort the shed task unless I'm late",
    "OK, I've left everything as it is.",
  ],
  [
    'the report is now high priority. Make it due friday, then add note to the shed task: ask Jo',
    "Updated 'read the report': high priority.\nUpdated 'read the report': due Fri 13 Feb.\nThe note on 'sort the shed' now says: ask Jo",
    'sort the shed: description ask Jo; read the report: priority high, due_date 2026-02-13',
  ],
  [
    'throw out the 3rd\nI\'d like you to mark milk as done\nI would like to make the shed say "tidy up"',
    "Done! 'buy milk' has been marked as completed.\nUpdated 'sort the shed' to 'tidy up'.\nAre you sure you want to delete 'call the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'sort the shed: title tidy up; buy milk: status completed',
  ],
  [
    'show my tasks // the first and the fifth are high priority now',
    'Updated 2 tasks (high priority):\n- send invoice 4\n- read the report',
    'send invoice 4: priority high; read the report: priority high',
  ],
  [
    'add salt and I want to throw pegs and twine on the list',
    "I've added 'salt' to your tasks.\nI've added 2 tasks:\n- pegs\n- twine",
    'new, title salt; new, title pegs; new, title twine',
  ],
  [
    'I need to buy oat milk this saturday with note talk to reception\nI want you to add sweep the porch, defrost the freezer',
    "I've added 'buy oat milk' to your tasks. Due Sat 14 Feb.\nI've added 2 tasks:\n- sweep the porch\n- defrost the freezer",
    'new, title buy oat milk, description talk to reception, due_date 2026-02-14; new, title sweep the porch; new, title defrost the freezer',
  ],
  [
    'move milk to friday at 8:45pm // move it to saturday at 11:00',
    "Updated 'buy milk': due Sat 14 Feb, 11:00.",
    'buy milk: due_date 2026-02-14T11:00:00+00:00',
  ],
  [
    'show my tasks // I want to push the first three to friday',
    "'water the plants' repeats. Just this time or every time?",
  ],
  [
    "read the report is urgent // there's no reason to add salt, note: the coarse one",
    "OK, I've left everything as it is.",
    'read the report: priority high',
  ],
  ['show my tasks // I never moved 1, 2 and 4 to friday', "OK, I've left everything as it is."],
  [
    "add bread and jam // I'll make them due in 5 weeks later",
    'Which task would you like to change?',
    'new, title bread; new, title jam',
  ],
  [
    'add bread at 1pm, jam and salt // The deadline for all three is friday',
    'Updated 3 tasks:\n- bread (due Fri 13 Feb, 13:00)\n- jam (due Fri 13 Feb)\n- salt (due Fri 13 Feb)',
    'new, title bread, due_date 2026-02-13T13:00:00+00:00; new, title jam, due_date 2026-02-13; new, title salt, due_date 2026-02-13',
  ],
  [
    'add salt, pepper. make the first two high',
    "I've added 2 tasks:\n- salt (high priority)\n- pepper (high priority)",
    'new, title salt, priority high; new, title pepper, priority high',
  ],
  [
    'add salt, pepper. make both high',
    "I've added 2 tasks:\n- salt\n- pepper\nUpdated 2 tasks (high priority):\n- salt\n- pepper",
    'new, title salt, priority high; new, title pepper, priority high',
  ],
  [
    'show my tasks // add salt, pepper. make the first two high',
    "I've added 2 tasks:\n- salt\n- pepper\nUpdated 2 tasks (high priority):\n- send invoice 4\n- water the plants",
    'send invoice 4: priority high; water the plants: priority high; new, title salt; new, title pepper',
  ],
  [
    "show my tasks // add salt, pepper. then let's move the last one to friday",
    "I've added 2 tasks:\n- salt\n- pepper\nUpdated 'buy milk': due Fri 13 Feb.",
    'buy milk: due_date 2026-02-13; new, title salt; new, title pepper',
  ],
  ["I didn't complete everything except milk", "OK, I've left everything as it is."],
  [
    'set the shed to done then add "code is 4" to the notes of the report',
    "Done! 'sort the shed' has been marked as completed.\nThe note on 'read the report' now says: the one from Anna code is 4",
    'sort the shed: status completed; read the report: description the one from Anna\ncode is 4',
  ],
  [
    'add finish the quilt // move the shed plus finish the quilt to friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- sort the shed\n- finish the quilt',
    'sort the shed: due_date 2026-02-13; new, title finish the quilt, due_date 2026-02-13',
  ],
  [
    'add finish the quilt // I came close to moving finish the quilt and the shed to friday',
    "OK, I've left everything as it is.",
    'new, title finish the quilt',
  ],
  ['I was planning to paint the hall, and move the report to friday', "Move 'read the report' to Fri 13 Feb?"],
  ['I almost marked milk, call the dentist and the report as urgent', "Shall I mark 'buy milk' as completed?"],
  ["show my tasks // don't complete all low priority tasks due wednesday yet", "OK, I've left everything as it is."],
  [
    "add bread and jam // Later I'll make them due at 7pm in four weeks",
    "OK, I've left everything as it is.",
    'new, title bread; new, title jam',
  ],
  [
    'add oil change // I wish you had put change the sheets on the list tomorrow',
    "Add 'change the sheets', due tomorrow?",
    'new, title oil change',
  ],
  ['Make the send invoice 4 at 20:00 if my boss agrees', "OK, I've left everything as it is."],
  [
    'add finish the quilt // I never changed the due date of the shed, finish the quilt and the report to friday',
    "OK, I've left everything as it is.",
    'new, title finish the quilt',
  ],
]
