// What was done is taken back, done again or gone on from, and asked about.

import type { Told } from '../../support/talk-over.ts'

export const backAndOn: readonly Told[] = [
  [
    'finish everything // yes // what should I do next?',
    'This one is due next:\n1. water the plants (due tomorrow, every day)',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'finish everything // yes // show my tasks',
    'Here are your tasks:\n1. water the plants (due tomorrow, every day)',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'finish everything // yes // how many are left?',
    'You have 1 task:\n1. water the plants (due tomorrow, every day)',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'move the alert of the shed to 4pm',
    "Updated 'sort the shed': due today at 16:00.",
    'sort the shed: due_date 2026-02-09T16:00:00+00:00',
  ],
  [
    'add call mum tomorrow at 10 and remind me an hour before // move the alert to 9:30',
    "Updated 'call mum': reminder 30 minutes before.",
    'new, title call mum, due_date 2026-02-10T10:00:00+00:00, remind_before 30',
  ],
  [
    'complete the shed // undo the milk',
    "I haven't done anything to 'buy milk' here, so I've left everything as it is.",
    'sort the shed: status completed',
  ],
  ['complete the shed // undo the shed', "OK, I've put 'sort the shed' back the way it was."],
  [
    'move the shed to friday // complete the shed // undo the shed',
    "OK, I've put 'sort the shed' back the way it was.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'complete the shed and the milk // undo the shed and the milk',
    "OK, I've put 'sort the shed' and 'buy milk' back the way they were.",
  ],
  ['undo', "There's nothing to undo."],
  ['complete the shed // undo everything', "OK, I've put 'sort the shed' back the way it was."],
  ['complete the shed // add paint // move the milk to friday // undo everything // yes', "'paint' has been deleted."],
  ['complete the shed // undo // redo', "OK, I've redone that for 'sort the shed'.", 'sort the shed: status completed'],
  ['complete the shed // undo // redo // redo', "There's nothing to redo.", 'sort the shed: status completed'],
  ['complete the shed // undo // redo // undo', "OK, I've put 'sort the shed' back the way it was."],
  [
    'move the shed to two days after the call',
    "Updated 'sort the shed': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-12',
  ],
  ['what comes after the call?', 'After that comes this one:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  [
    'remind me every 5 minutes to drink',
    "I can repeat a task once on each of its days, such as 'every day at 8am', 'every monday and thursday' or 'every 2 weeks', but not more often. So I haven't added 'drink'.",
  ],
  [
    'add drink water every hour',
    "I can repeat a task once on each of its days, such as 'every day at 8am', 'every monday and thursday' or 'every 2 weeks', but not more often. So I haven't added 'drink water'.",
  ],
  ['show more', "That's the whole list."],
  ['show completed tasks', 'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)'],
  ['what did I finish yesterday?', 'Completed yesterday:\n1. book flights (done)'],
  ['what have I added today?', 'Nothing added today.'],
  [
    'complete the oldest task',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  ['add paint // delete the newest one // yes', "'paint' has been deleted."],
  ['add paint and brushes // delete the last two // yes', "'paint' has been deleted.\n'brushes' has been deleted."],
  ['is the shed done?', "No, 'sort the shed' is still open."],
  ['is the milk high priority?', "'buy milk' has no priority."],
  ['when is the shed due?', "'sort the shed' has no due date."],
  [
    'who is the report from?',
    "Here are your tasks:\n1. read the report (low priority)\nThe note on 'read the report' says: the one from Anna",
  ],
  ['which tasks have notes?', 'With a note:\n1. read the report (low priority)'],
]
