// What is asked about tasks, and what "it" and a number mean behind the answer.

import type { Told } from '../../support/talk-over.ts'

export const asked: readonly Told[] = [
  ['what priority is the shed?', "'sort the shed' has no priority."],
  ['what priority is the call?', "'call the dentist' is high priority."],
  [
    'what are the priorities of the dentist tasks?',
    "Tasks matching 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)",
  ],
  ['when is the call due?', "'call the dentist' is due tomorrow."],
  [
    'when is the call due? // complete it',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'when are the dentist tasks due?',
    "'call the dentist' is due tomorrow.\n'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days).",
  ],
  [
    'when are the dentist tasks due? // complete 2',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  ['when is the shed due?', "'sort the shed' has no due date."],
  ['when is the passport due?', "'renew passport' was done Sat 7 Feb; it was due Fri 20 Feb."],
  ['is the shed done?', "No, 'sort the shed' is still open."],
  [
    'is the shed done? // complete it',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['are the flights booked?', "Yes, 'book flights' is done."],
  [
    'what does the report say?',
    "Here are your tasks:\n1. read the report (low priority)\nThe note on 'read the report' says: the one from Anna",
  ],
  [
    'what does the report say? // complete it',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  ['what is the note on the shed?', "There's no note on 'sort the shed'."],
  [
    'what are the notes on the dentist tasks?',
    "There's no note on 'call the dentist'.\nThere's no note on 'pay the dentist'.",
  ],
  [
    'tell me about the report',
    "Here are your tasks:\n1. read the report (low priority)\nThe note on 'read the report' says: the one from Anna",
  ],
  [
    'tell me about the report // move it to friday',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  ['show me the report', 'Here are your tasks:\n1. read the report (low priority)'],
  [
    'what is the report about?',
    "Here are your tasks:\n1. read the report (low priority)\nThe note on 'read the report' says: the one from Anna",
  ],
  [
    'how many tasks do I have?',
    'You have 7 tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ['how many tasks are overdue?', 'You have 1 overdue task:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  [
    'how many tasks are overdue? // complete it',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  ['how many tasks are due on sunday?', 'You have no tasks due Sun 15 Feb.'],
  ['how many low priority tasks do I have?', 'You have 1 low-priority task:\n1. read the report (low priority)'],
  [
    'how many dentist tasks are there?',
    "You have 2 tasks matching 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)",
  ],
  [
    'how many dentist tasks are there? // complete 2',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'how many tasks are done?',
    'You have 2 completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)',
  ],
  [
    'show my tasks // complete 3',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'show my dentist tasks // complete 2',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  ['show my high priority tasks', 'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'show my high priority tasks // complete it',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'show tasks without a priority',
    'Without a priority:\n1. water the plants (due today, every day)\n2. pay the dentist (due Thu 12 Feb, 15:00)\n3. sort the shed\n4. buy milk',
  ],
  ['show tasks without a date', 'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk'],
  [
    'show everything but the shed',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. buy milk',
  ],
  [
    'show my tasks except the dentist ones',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. read the report (low priority)\n4. sort the shed\n5. buy milk',
  ],
  [
    'show tasks due this week',
    'Due between today and Sun 15 Feb:\n1. water the plants (due today, every day)\n2. call the dentist (due tomorrow, high priority)\n3. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  ['show tasks due this week // complete it', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'show tasks due this week // complete the last one',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'show overdue tasks // complete it',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  ['show completed tasks', 'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)'],
  ['show completed tasks // reopen 2', "'book flights' is open again.", 'book flights: status pending'],
  [
    'show all tasks',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'show all tasks by title',
    'Here are your tasks:\n1. buy milk\n2. call the dentist (due tomorrow, high priority)\n3. pay the dentist (due Thu 12 Feb, 15:00)\n4. read the report (low priority)\n5. send invoice 4 (due Fri 6 Feb, medium priority)\n6. sort the shed\n7. water the plants (due today, every day)',
  ],
  [
    'show my tasks by priority',
    'Here are your tasks:\n1. call the dentist (due tomorrow, high priority)\n2. send invoice 4 (due Fri 6 Feb, medium priority)\n3. read the report (low priority)\n4. water the plants (due today, every day)\n5. pay the dentist (due Thu 12 Feb, 15:00)\n6. sort the shed\n7. buy milk',
  ],
  ['show tasks due on sunday', 'Nothing due Sun 15 Feb.'],
  [
    'show tasks due on sunday // show my tasks',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ['show more', "That's the whole list."],
  [
    'what should I do next?',
    "Start with this one, since it's overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)",
  ],
  [
    'what should I do next? // complete it',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  [
    'what should I do first today?',
    "Start with this one, since it's due today:\n1. water the plants (due today, every day)",
  ],
  ['do I have anything on thursday?', 'Due Thu 12 Feb:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ['do I have anything on sunday?', 'Nothing due Sun 15 Feb.'],
  ['is there anything about plants?', 'Here are your tasks:\n1. water the plants (due today, every day)'],
  ['is there anything about boats?', "Nothing matches 'boats'."],
  ['do I have a task for the flights?', 'Here are your tasks:\n1. book flights (done)'],
  [
    'what is next? // complete it // what is next?',
    "Start with this one, since it's due today:\n1. water the plants (due today, every day)",
    'send invoice 4: status completed',
  ],
  ['find the invoice', 'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  [
    'find the invoice // complete it',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  [
    'find tasks about the dentist // complete the second one',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  ['what did I finish?', 'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)'],
  ['what did I finish yesterday?', 'Completed yesterday:\n1. book flights (done)'],
  ['what is overdue and important?', 'No overdue high-priority tasks.'],
  ['how long until the call?', "'call the dentist' is due tomorrow."],
  ['what is left for tomorrow?', 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
]
