// Questions about tasks.

import type { Told } from '../../support/talk-over.ts'

export const questions: readonly Told[] = [
  [
    'show my tasks',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ['show my completed tasks', 'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)'],
  [
    'show all tasks',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ['show high priority tasks', 'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)'],
  ['show low priority tasks', 'Low-priority tasks:\n1. read the report (low priority)'],
  ['show medium priority tasks', 'Medium-priority tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  [
    'show tasks without a priority',
    'Without a priority:\n1. water the plants (due today, every day)\n2. pay the dentist (due Thu 12 Feb, 15:00)\n3. sort the shed\n4. buy milk',
  ],
  ['show tasks without a date', 'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk'],
  ['show overdue tasks', 'Overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  ['show tasks due today', 'Due today:\n1. water the plants (due today, every day)'],
  ['show tasks due tomorrow', 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'show tasks due this week',
    'Due between today and Sun 15 Feb:\n1. water the plants (due today, every day)\n2. call the dentist (due tomorrow, high priority)\n3. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  ['show tasks due next week', 'Nothing due between Mon 16 Feb and Sun 22 Feb.'],
  [
    'show tasks due before friday',
    'Due by Thu 12 Feb:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  ['show tasks due after tuesday', 'Due Wed 11 Feb or later:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  [
    'show tasks due between tuesday and thursday',
    'Due between tomorrow and Thu 12 Feb:\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  ['show tasks with a note', 'With a note:\n1. read the report (low priority)'],
  [
    'show dentist tasks',
    "Tasks matching 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)",
  ],
  [
    'show my tasks by priority',
    'Here are your tasks:\n1. call the dentist (due tomorrow, high priority)\n2. send invoice 4 (due Fri 6 Feb, medium priority)\n3. read the report (low priority)\n4. water the plants (due today, every day)\n5. pay the dentist (due Thu 12 Feb, 15:00)\n6. sort the shed\n7. buy milk',
  ],
  ['what did I finish yesterday', 'Completed yesterday:\n1. book flights (done)'],
  ['what did I finish today', 'Nothing completed today.'],
  ['what have I done', 'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)'],
  [
    'how many tasks do I have',
    'You have 7 tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ['how many tasks are overdue', 'You have 1 overdue task:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  [
    'how many tasks did I complete',
    'You have 2 completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)',
  ],
  [
    'how many dentist tasks do I have',
    "You have 2 tasks matching 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)",
  ],
  ['how many tasks are due in march', 'You have no tasks due between Sun 1 Mar and Tue 31 Mar.'],
  ['how many high priority tasks', 'You have 1 high-priority task:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'how many tasks without a date',
    'You have 3 tasks without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk',
  ],
  ['how many tasks did I finish yesterday', 'You have 1 task completed yesterday:\n1. book flights (done)'],
  [
    'when is the dentist',
    "'call the dentist' is due tomorrow.\n'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days).",
  ],
  ['when is call the dentist', "'call the dentist' is due tomorrow."],
  ['when is buy milk due', "'buy milk' has no due date."],
  ['when is the passport due', "'renew passport' was done Sat 7 Feb; it was due Fri 20 Feb."],
  ['when do I pay the dentist', "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  ['how long until pay the dentist', "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  ['how long until the passport', "'renew passport' was done Sat 7 Feb; it was due Fri 20 Feb."],
  ['is call the dentist done', "No, 'call the dentist' is still open (due tomorrow, high priority)."],
  ['is the passport done', "Yes, 'renew passport' is done."],
  ['are the flights booked', "Yes, 'book flights' is done."],
  ['did I pay the dentist', "No, 'pay the dentist' is still open (due Thu 12 Feb, 15:00)."],
  ['is there a task about the shed', 'Here are your tasks:\n1. sort the shed'],
  ['do I have anything due today', 'Due today:\n1. water the plants (due today, every day)'],
  ['do i have anything due in march', 'Nothing due between Sun 1 Mar and Tue 31 Mar.'],
  ['what is the note on the report', "The note on 'read the report' says: the one from Anna"],
  ['what is the note on buy milk', "There's no note on 'buy milk'."],
  ['what does the note on the report say', "The note on 'read the report' says: the one from Anna"],
  [
    'who is the report from',
    "Here are your tasks:\n1. read the report (low priority)\nThe note on 'read the report' says: the one from Anna",
  ],
  [
    'where is the report',
    "Here are your tasks:\n1. read the report (low priority)\nThe note on 'read the report' says: the one from Anna",
  ],
  [
    'what should I do next',
    "Start with this one, since it's overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)",
  ],
  ["what's next", "Start with this one, since it's overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)"],
  [
    'what should I do first',
    "Start with this one, since it's overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)",
  ],
  [
    'what is most important',
    "Start with this one, since it's high priority:\n1. call the dentist (due tomorrow, high priority)",
  ],
  ['what is urgent', 'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'complete send invoice 4 // what should I do next',
    "Start with this one, since it's due today:\n1. water the plants (due today, every day)",
    'send invoice 4: status completed',
  ],
  [
    'complete send invoice 4 // skip water the plants // what should I do next',
    'This one is due next:\n1. call the dentist (due tomorrow, high priority)',
    'send invoice 4: status completed; water the plants: due_date 2026-02-10',
  ],
  [
    'complete everything // yes // what should I do next',
    'This one is due next:\n1. water the plants (due tomorrow, every day)',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'complete everything // yes // show my tasks',
    'Here are your tasks:\n1. water the plants (due tomorrow, every day)',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'complete everything // yes // how many tasks do I have',
    'You have 1 task:\n1. water the plants (due tomorrow, every day)',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'delete everything // yes // delete all completed tasks // yes // show my tasks',
    "You don't have any tasks yet.",
    'call the dentist is gone; pay the dentist is gone; sort the shed is gone; buy milk is gone; send invoice 4 is gone; water the plants is gone; book flights is gone; read the report is gone; renew passport is gone',
  ],
  ['show more', "That's the whole list."],
  ['show my tasks // show more', "That's the whole list."],
  [
    'show my tasks // what about high priority',
    'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)',
  ],
  ['show tasks due tomorrow // and today', 'Due today:\n1. water the plants (due today, every day)'],
  ['show me buy milk', 'Here are your tasks:\n1. buy milk'],
  [
    'show me the dentist',
    "Tasks matching 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)",
  ],
  [
    'show tasks that are overdue or due tomorrow',
    'Overdue or due tomorrow:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. call the dentist (due tomorrow, high priority)',
  ],
  [
    "what's due tomorrow // complete it",
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  ["what's due on the 12th", 'Due Thu 12 Feb:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  [
    'when is the shed // make it friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'what do I have on thursday afternoon',
    'Due Thu 12 Feb between 12:00 and 18:00:\n1. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  [
    'show my tasks by title',
    'Here are your tasks:\n1. buy milk\n2. call the dentist (due tomorrow, high priority)\n3. pay the dentist (due Thu 12 Feb, 15:00)\n4. read the report (low priority)\n5. send invoice 4 (due Fri 6 Feb, medium priority)\n6. sort the shed\n7. water the plants (due today, every day)',
  ],
]
