// Answers to what was asked back, undo and redo, and moments of tasks.

import type { Told } from '../../support/talk-over.ts'

export const answersAndMoments: readonly Told[] = [
  // Which of several.
  [
    'move the dentist to friday // the first',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'move the dentist to friday // the second one please',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the dentist to friday // the pay one',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the dentist to friday // the one on thursday',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the dentist to friday // the one due tomorrow',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'move the dentist to friday // the high one',
    'Which one did you mean? Please say its number or its name:\n1. call the dentist\n2. pay the dentist',
  ],
  [
    'move the dentist to friday // both of them please',
    'Updated 2 tasks:\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)',
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  ['move the dentist to friday // none of them', 'OK, never mind.'],
  [
    'move the dentist to friday // the last',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the dentist to friday // 3',
    'Which one did you mean? Please say its number or its name:\n1. call the dentist\n2. pay the dentist',
  ],
  [
    'move the dentist to friday // all of them',
    'Updated 2 tasks:\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)',
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the dentist to friday // the shed, sorry',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['move the dentist to friday // never mind', 'OK, never mind.'],
  ['move the dentist to friday // add bread', "I've added 'bread' to your tasks.", 'new, title bread'],
  [
    'move the dentist to friday // pay the dentist',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the dentist to friday // the first, thanks',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  ["move the dentist to friday // I don't know", 'OK, never mind.'],
  [
    'move the dentist to friday // the first is done',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'finish the dentist // the call',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'finish the dentist // the call is done',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'finish the dentist // it was the second',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'finish the dentist // both are done',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'finish the dentist // the one I called',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'delete the dentist // the first',
    "Are you sure you want to delete 'call the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete the dentist // the first // yes', "'call the dentist' has been deleted.", 'call the dentist is gone'],
  ['delete the dentist // the first // no', "OK, I've kept 'call the dentist'."],
  ['delete the dentist // not the call // yes', "'pay the dentist' has been deleted.", 'pay the dentist is gone'],
  // To what.
  ['rename the shed // the barn', "Updated 'sort the shed' to 'the barn'.", 'sort the shed: title the barn'],
  ['rename the shed // call it the barn', "Updated 'sort the shed' to 'the barn'.", 'sort the shed: title the barn'],
  ['rename the shed // never mind', 'OK, never mind.'],
  [
    'move the shed // to friday at 5',
    "Updated 'sort the shed': due Fri 13 Feb, 17:00.",
    'sort the shed: due_date 2026-02-13T17:00:00+00:00',
  ],
  [
    'move the shed // the day after the dentist call',
    "Updated 'sort the shed': due Wed 11 Feb.",
    'sort the shed: due_date 2026-02-11',
  ],
  [
    'change the priority of the shed // high',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high',
  ],
  [
    'change the priority of the shed // friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['remind me // to feed the cat', "I've added 'feed the cat' to your tasks.", 'new, title feed the cat'],
  ['add a task // feed the cat', "I've added 'feed the cat' to your tasks.", 'new, title feed the cat'],
  ['add a task // never mind', 'OK, never mind.'],
  // Yes and no.
  ['delete milk // y', "'buy milk' has been deleted.", 'buy milk is gone'],
  ['delete milk // yep do it', "'buy milk' has been deleted.", 'buy milk is gone'],
  ['delete milk // yes but not today', "OK, I've kept 'buy milk'."],
  ['delete milk // I think so', "OK, I've kept 'buy milk'."],
  ['delete milk // no thanks', "OK, I've kept 'buy milk'."],
  ['delete milk // nope, keep it', "OK, I've kept 'buy milk'."],
  ['delete milk // ok', "'buy milk' has been deleted.", 'buy milk is gone'],
  ['delete milk // sure, why not', "'buy milk' has been deleted.", 'buy milk is gone'],
  ['delete milk and the shed // only the shed // yes', "'sort the shed' has been deleted.", 'sort the shed is gone'],
  ['delete milk and the shed // no', "OK, I've kept 'buy milk' and 'sort the shed'."],
  [
    'delete milk and the shed // both',
    "'buy milk' has been deleted.\n'sort the shed' has been deleted.",
    'sort the shed is gone; buy milk is gone',
  ],
  [
    'delete the done ones // yes',
    "'renew passport' has been deleted.\n'book flights' has been deleted.",
    'book flights is gone; renew passport is gone',
  ],
  ['delete all my tasks // no', "OK, I've kept those 7 tasks."],
  [
    'delete everything // only milk',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['maybe move the shed to friday // no', 'OK, never mind.'],
  // Back and forth.
  ["finish milk // it's not done", "OK, I've put 'buy milk' back the way it was."],
  ['finish the passport', "'renew passport' is already done."],
  ['reopen milk', "'buy milk' is still open."],
  [
    'move the shed to friday // undo // redo',
    "OK, I've redone that for 'sort the shed'.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['add bread // finish it // undo // undo // yes', "'bread' has been deleted."],
  [
    'finish milk and the shed // undo the shed',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  [
    'move the shed to friday // finish it // undo that',
    "OK, I've put 'sort the shed' back the way it was.",
    'sort the shed: due_date 2026-02-13',
  ],
  // Moments, and others' moments.
  ["what's before pay the dentist?", 'Before that comes this one:\n1. call the dentist (due tomorrow, high priority)'],
  ["what's after call the dentist?", 'After that comes this one:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ["what's before send invoice 4?", "Nothing before 'send invoice 4'."],
  [
    'move the shed to the same day as the dentist call',
    "Updated 'sort the shed': due tomorrow.",
    'sort the shed: due_date 2026-02-10',
  ],
  [
    'move the shed to the day after pay the dentist',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed to an hour before pay the dentist',
    "Updated 'sort the shed': due Thu 12 Feb, 14:00.",
    'sort the shed: due_date 2026-02-12T14:00:00+00:00',
  ],
  [
    'move pay the dentist two hours earlier',
    "Updated 'pay the dentist': due Thu 12 Feb, 13:00.",
    'pay the dentist: due_date 2026-02-12T13:00:00+00:00',
  ],
  [
    'move call the dentist a week later',
    "Updated 'call the dentist': due Tue 17 Feb.",
    'call the dentist: due_date 2026-02-17',
  ],
  ['clear the date of call the dentist', "Updated 'call the dentist': no due date.", 'call the dentist: due_date null'],
  ['push everything due this week to next week', "'water the plants' repeats. Just this time or every time?"],
  [
    'swap call the dentist and pay the dentist',
    "Updated 'call the dentist': due Thu 12 Feb.\nUpdated 'pay the dentist': due tomorrow at 15:00.",
    'call the dentist: due_date 2026-02-12; pay the dentist: due_date 2026-02-10T15:00:00+00:00',
  ],
  [
    'remind me of pay the dentist 30 minutes before',
    "Updated 'pay the dentist': reminder 30 minutes before.",
    'pay the dentist: remind_before 30',
  ],
  [
    'snooze the dentist call till friday',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'delete the plants // just today',
    "Skipped. 'water the plants' is next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  [
    'move the plants to 6pm // every time',
    "Updated 'water the plants': due today at 18:00.",
    'water the plants: due_date 2026-02-09T18:00:00+00:00',
  ],
  [
    'move the plants to tomorrow // just this time',
    "Updated 'water the plants': due tomorrow.",
    'water the plants: due_date 2026-02-10, recurrence FREQ=DAILY;X-INSTEAD-OF=20260209',
  ],
  [
    'repeat milk every monday',
    "Updated 'buy milk': every Monday, next today.",
    'buy milk: due_date 2026-02-09, recurrence FREQ=WEEKLY;BYDAY=MO',
  ],
  [
    'make milk every second minute',
    "I can repeat a task once on each of its days, such as 'every day at 8am', 'every monday and thursday' or 'every 2 weeks', but not more often. So I haven't changed 'buy milk'.",
  ],
  [
    'how many tasks are there?',
    'You have 7 tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'how many did I finish?',
    'You have 2 completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)',
  ],
  [
    'show everything',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ['show done', 'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)'],
  ['show tasks with notes', 'With a note:\n1. read the report (low priority)'],
  ['show undated tasks', 'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk'],
  ["what's due next week?", 'Nothing due between Mon 16 Feb and Sun 22 Feb.'],
  [
    "what's due in february?",
    'Due between Sun 1 Feb and Sat 28 Feb:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  [
    'what should I do first?',
    "Start with this one, since it's overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)",
  ],
  ["what's the last thing I have to do?", 'This one is due last:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
]
