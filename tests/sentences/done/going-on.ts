// Conversations that go on: answers in other words, corrections, several things at once, what repeats.

import type { Told } from '../../support/talk-over.ts'

export const goingOn: readonly Told[] = [
  // Answers in other words.
  ['delete milk // yes, get rid of milk', "'buy milk' has been deleted.", 'buy milk is gone'],
  [
    'delete milk // yes, get rid of the shed',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete milk // yes, delete milk and the shed',
    "Are you sure you want to delete these 2 tasks?\n- buy milk\n- sort the shed\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete milk // no, add bread', "I've added 'bread' to your tasks.", 'new, title bread'],
  [
    'delete milk // no, delete the shed',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete milk // no, the shed',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete milk // no, move it to friday', "Updated 'buy milk': due Fri 13 Feb.", 'buy milk: due_date 2026-02-13'],
  ['delete milk // actually keep it', "OK, I've kept 'buy milk'."],
  ['delete milk // when is it due?', "OK, I've kept 'buy milk'.\n'buy milk' has no due date."],
  ['delete milk // add bread', "I've added 'bread' to your tasks.", 'new, title bread'],
  ['delete milk // thanks', "OK, I've kept 'buy milk'.\nYou're welcome!"],
  ['delete milk // undo', "OK, I've kept 'buy milk'."],
  [
    'delete milk // yes, wait',
    "OK, I've kept 'buy milk'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  [
    'delete milk // yes, but later',
    "OK, I've kept 'buy milk'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  [
    "delete milk // yes if it's old",
    "OK, I've kept 'buy milk'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  ['delete milk // yeah go for it', "'buy milk' has been deleted.", 'buy milk is gone'],
  ['delete milk // do it', "'buy milk' has been deleted.", 'buy milk is gone'],
  [
    'delete milk // delete it',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete milk // finish it instead', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  ['delete the dentist // both // no', "OK, I've kept 'call the dentist' and 'pay the dentist'."],
  ['delete the dentist // neither', 'OK, never mind.'],
  ['delete the dentist // call // no', "OK, I've kept 'call the dentist'."],
  // Corrections of what was asked for.
  ['finish milk // that was wrong', "OK, I've put 'buy milk' back the way it was."],
  ['finish milk // no wait, undo that', "OK, I've put 'buy milk' back the way it was."],
  ["finish milk // it isn't done", "OK, I've put 'buy milk' back the way it was."],
  ['finish milk // reopen it', "'buy milk' is open again."],
  [
    'finish milk // I meant the report and the shed',
    'Marked 2 tasks as done:\n- read the report\n- sort the shed',
    'sort the shed: status completed; read the report: status completed',
  ],
  [
    'move milk to friday // no, the shed',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['move milk to friday // no, to saturday', "Updated 'buy milk': due Sat 14 Feb.", 'buy milk: due_date 2026-02-14'],
  [
    'move milk to friday // an hour later',
    "What would you like to change 'buy milk' to?",
    'buy milk: due_date 2026-02-13',
  ],
  ['move milk to friday // a week later', "Updated 'buy milk': due Fri 20 Feb.", 'buy milk: due_date 2026-02-20'],
  [
    'move milk to friday at 5 // make it 6',
    "Updated 'buy milk': due Fri 13 Feb, 18:00.",
    'buy milk: due_date 2026-02-13T18:00:00+00:00',
  ],
  [
    'move milk to friday at 5 // no, 6',
    "Updated 'buy milk': due Fri 13 Feb, 18:00.",
    'buy milk: due_date 2026-02-13T18:00:00+00:00',
  ],
  ['rename milk to oat milk // undo', "OK, I've put 'buy milk' back the way it was."],
  ['set milk to high // no, the shed', "Updated 'sort the shed': high priority.", 'sort the shed: priority high'],
  [
    'set milk to high // and the shed too',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high; buy milk: priority high',
  ],
  [
    'move milk to friday // and the shed',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'move milk to friday // the shed too',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'finish milk // and the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'finish milk // the shed too',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'delete milk // yes // and the shed',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'buy milk is gone',
  ],
  ['show tasks due tomorrow // and thursday?', 'Due Thu 12 Feb:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ['when is the call due? // and the shed?', "'sort the shed' has no due date."],
  [
    'what is due tomorrow? // move it to friday',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  ['what is due thursday? // which one is first?', 'This one is due next:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  [
    'show my dentist tasks // which one is due first?',
    'This one is due next:\n1. call the dentist (due tomorrow, high priority)',
  ],
  ['add bread // for friday', "Updated 'bread': due Fri 13 Feb.", 'new, title bread, due_date 2026-02-13'],
  [
    'add bread // at 5pm',
    "Updated 'bread': due today at 17:00.",
    'new, title bread, due_date 2026-02-09T17:00:00+00:00',
  ],
  ['add bread // high priority', "Updated 'bread': high priority.", 'new, title bread, priority high'],
  ['add bread // with a note: rye', "The note on 'bread' now says: rye", 'new, title bread, description rye'],
  ['add bread // and jam', "I've added 'jam' to your tasks.", 'new, title bread; new, title jam'],
  ['add bread // jam too', "I've added 'jam' to your tasks.", 'new, title bread; new, title jam'],
  ['add bread for friday // no, saturday', "Updated 'bread': due Sat 14 Feb.", 'new, title bread, due_date 2026-02-14'],
  [
    'add bread for friday // and jam',
    "I've added 'jam' to your tasks.",
    'new, title bread, due_date 2026-02-13; new, title jam',
  ],
  [
    'add bread // every monday',
    "Updated 'bread': every Monday, next today.",
    'new, title bread, due_date 2026-02-09, recurrence FREQ=WEEKLY;BYDAY=MO',
  ],
  [
    'add bread every monday // no, tuesday',
    "Updated 'bread': due tomorrow.",
    'new, title bread, due_date 2026-02-10, recurrence FREQ=WEEKLY;BYDAY=TU',
  ],
  // Several things in one message.
  [
    'finish milk and move the shed to friday',
    "Done! 'buy milk' has been marked as completed.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: status completed',
  ],
  [
    'finish milk, then show my tasks',
    "Done! 'buy milk' has been marked as completed.\nHere are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed",
    'buy milk: status completed',
  ],
  [
    'finish milk and delete the shed // yes',
    "'sort the shed' has been deleted.",
    'sort the shed is gone; buy milk: status completed',
  ],
  [
    'delete the shed and finish milk // yes',
    "'sort the shed' has been deleted.",
    'sort the shed is gone; buy milk: status completed',
  ],
  ['delete milk and add bread // yes', "'buy milk' has been deleted.", 'buy milk is gone; new, title bread'],
  ['delete milk and add bread // no', "OK, I've kept 'buy milk'.", 'new, title bread'],
  [
    'move milk to friday and delete the dentist // 2 // yes',
    "'pay the dentist' has been deleted.",
    'pay the dentist is gone; buy milk: due_date 2026-02-13',
  ],
  [
    'finish the dentist and milk // 1',
    'Marked 2 tasks as done:\n- call the dentist\n- buy milk',
    'call the dentist: status completed; buy milk: status completed',
  ],
  [
    'finish the dentist and add bread // 1',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed; new, title bread',
  ],
  [
    'finish the moon and add bread',
    "I've added 'bread' to your tasks.\nI couldn't find a task matching 'moon'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
    'new, title bread',
  ],
  [
    'set milk to high and the shed to low',
    "Updated 'buy milk': high priority.\nUpdated 'sort the shed': low priority.",
    'sort the shed: priority low; buy milk: priority high',
  ],
  [
    'finish 1 and 2',
    'Marked 2 tasks as done:\n- send invoice 4\n- water the plants',
    'send invoice 4: status completed; water the plants: due_date 2026-02-10',
  ],
  [
    'show my tasks // finish 1, move 2 to friday // just this one',
    "Updated 'water the plants': due Fri 13 Feb.",
    'send invoice 4: status completed; water the plants: due_date 2026-02-13, recurrence FREQ=DAILY;X-INSTEAD-OF=20260209',
  ],
  [
    'add bread, finish milk and show what is due tomorrow',
    "I've added 'bread' to your tasks.\nDone! 'buy milk' has been marked as completed.\nDue tomorrow:\n1. call the dentist (due tomorrow, high priority)",
    'buy milk: status completed; new, title bread',
  ],
  [
    'what is due tomorrow and what is overdue?',
    'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)\nOverdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)',
  ],
  // What repeats.
  [
    'add stretch every day',
    "I've added 'stretch' to your tasks. Every day, next today.",
    'new, title stretch, due_date 2026-02-09, recurrence FREQ=DAILY',
  ],
  [
    'add stretch every day // finish it',
    "Done! 'stretch' has been marked as completed. Next tomorrow.",
    'new, title stretch, due_date 2026-02-10, recurrence FREQ=DAILY',
  ],
  [
    'add stretch every day // finish it // finish it',
    "Done! 'stretch' has been marked as completed. Next on Wed 11 Feb.",
    'new, title stretch, due_date 2026-02-11, recurrence FREQ=DAILY',
  ],
  [
    'add stretch every day // finish it // undo',
    "OK, I've put 'stretch' back the way it was.",
    'new, title stretch, due_date 2026-02-09, recurrence FREQ=DAILY',
  ],
  [
    'add stretch every weekday at 8am // skip it',
    "Skipped. 'stretch' is next on Wed 11 Feb, 08:00.",
    'new, title stretch, due_date 2026-02-11T08:00:00+00:00, recurrence FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  ],
  ['add stretch every day // delete it // all of them // yes', "'stretch' has been deleted."],
  [
    'add stretch every day // delete it // just this one',
    "Skipped. 'stretch' is next tomorrow.",
    'new, title stretch, due_date 2026-02-10, recurrence FREQ=DAILY',
  ],
  [
    'add stretch every day // make it weekly',
    "Updated 'stretch': every week, next today.",
    'new, title stretch, due_date 2026-02-09, recurrence FREQ=WEEKLY',
  ],
  [
    'add stretch every day // stop repeating it',
    "Updated 'stretch': does not repeat any more.",
    'new, title stretch, due_date 2026-02-09',
  ],
  [
    'add stretch every day until friday // finish it',
    "Done! 'stretch' has been marked as completed. Next tomorrow.",
    'new, title stretch, due_date 2026-02-10, recurrence FREQ=DAILY;UNTIL=20260213',
  ],
  [
    'add stretch every day // move it to friday // just this one',
    "Updated 'stretch': due Fri 13 Feb.",
    'new, title stretch, due_date 2026-02-13, recurrence FREQ=DAILY;X-INSTEAD-OF=20260209',
  ],
  [
    'add stretch every day // move it to friday // every time',
    "Updated 'stretch': due Fri 13 Feb.",
    'new, title stretch, due_date 2026-02-13, recurrence FREQ=DAILY',
  ],
  [
    'add stretch every day // rename it to yoga',
    "Updated 'stretch' to 'yoga'.",
    'new, title yoga, due_date 2026-02-09, recurrence FREQ=DAILY',
  ],
  [
    'move the plants and the call to friday // just this time',
    'Updated 2 tasks (due Fri 13 Feb):\n- water the plants\n- call the dentist',
    'call the dentist: due_date 2026-02-13; water the plants: due_date 2026-02-13, recurrence FREQ=DAILY;X-INSTEAD-OF=20260209',
  ],
  [
    'move the plants and the call to friday // every time',
    'Updated 2 tasks (due Fri 13 Feb):\n- water the plants\n- call the dentist',
    'call the dentist: due_date 2026-02-13; water the plants: due_date 2026-02-13',
  ],
  ['move the plants and the call to friday // hmm', "'water the plants' repeats. Just this time or every time?"],
  [
    'delete the plants and milk // yes',
    "'water the plants' has been deleted.\n'buy milk' has been deleted.",
    'buy milk is gone; water the plants is gone',
  ],
  [
    'snooze the plants until friday // just this one',
    "Updated 'water the plants': due Fri 13 Feb.",
    'water the plants: due_date 2026-02-13, recurrence FREQ=DAILY;X-INSTEAD-OF=20260209',
  ],
  // Reminders.
  [
    'remind me an hour before the call',
    "Updated 'call the dentist': reminder 1 hour before.",
    'call the dentist: remind_before 60',
  ],
  [
    'remind me a day before paying the dentist',
    "Updated 'pay the dentist': reminder 1 day before.",
    'pay the dentist: remind_before 1440',
  ],
  [
    'remind me at 9 to call Bea',
    "I've added 'call Bea' to your tasks. Due today at 21:00.",
    'new, title call Bea, due_date 2026-02-09T21:00:00+00:00',
  ],
  [
    'remind me in two hours to stretch',
    "I've added 'stretch' to your tasks. Due today at 12:00.",
    'new, title stretch, due_date 2026-02-09T12:00:01+00:00',
  ],
  [
    "don't remind me about paying the dentist anymore",
    "Are you sure you want to delete 'pay the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'remind me every friday at 9am to stretch',
    "I've added 'stretch' to your tasks. Every Friday, next on Fri 13 Feb, 09:00.",
    'new, title stretch, due_date 2026-02-13T09:00:00+00:00, recurrence FREQ=WEEKLY;BYDAY=FR',
  ],
  ['add eggs // and please add ham', "I've added 'ham' to your tasks.", 'new, title eggs; new, title ham'],
  [
    'add eggs // and add dig out the best slow roast potato recipe for sunday',
    "I've added 'dig out the best slow roast potato recipe' to your tasks. Due Sun 15 Feb.",
    'new, title eggs; new, title dig out the best slow roast potato recipe, due_date 2026-02-15',
  ],
  ['add eggs // oh and stick ham on there', "I've added 'ham' to your tasks.", 'new, title eggs; new, title ham'],
  ['add eggs // plus add ham', "I've added 'ham' to your tasks.", 'new, title eggs; new, title ham'],
  [
    'add eggs // and one called salt and pepper',
    "I've added 'salt and pepper' to your tasks.",
    'new, title eggs; new, title salt and pepper',
  ],
  [
    "add eggs // And one that says Ann and Ben's kit",
    "I've added 'Ann and Ben's kit' to your tasks.",
    "new, title eggs; new, title Ann and Ben's kit",
  ],
  [
    'add eggs // another one, book the small van',
    "I've added 'book the small van' to your tasks.",
    'new, title eggs; new, title book the small van',
  ],
  [
    'add eggs // one more: ham for friday',
    "I've added 'ham' to your tasks. Due Fri 13 Feb.",
    'new, title eggs; new, title ham, due_date 2026-02-13',
  ],
  [
    'I have to speak with my friend today',
    "I've added 'speak with my friend' to your tasks. Due today.",
    'new, title speak with my friend, due_date 2026-02-09',
  ],
  // Right behind a reminder, a span is how long before.
  [
    'move pay the dentist to friday 5pm // remind me an hour before // two hours before instead',
    "Updated 'pay the dentist': reminder 2 hours before.",
    'pay the dentist: due_date 2026-02-13T17:00:00+00:00, remind_before 120',
  ],
  [
    'add a gala on friday at 5, remind me an hour before // make that two hours',
    "Updated 'gala': reminder 2 hours before.",
    'new, title gala, due_date 2026-02-13T17:00:00+00:00, remind_before 120',
  ],
  [
    'add a gala on friday at 5, remind me an hour before // a day before is better',
    "Updated 'gala': reminder 1 day before.",
    'new, title gala, due_date 2026-02-13T17:00:00+00:00, remind_before 1440',
  ],
  // Otherwise it shifts what is due.
  [
    'add a gala on friday at 5, remind me an hour before // move it an hour earlier',
    "Updated 'gala': due Fri 13 Feb, 16:00.",
    'new, title gala, due_date 2026-02-13T16:00:00+00:00, remind_before 60',
  ],
  [
    'add a gala on friday at 5 // an hour earlier',
    "Updated 'gala': due Fri 13 Feb, 16:00.",
    'new, title gala, due_date 2026-02-13T16:00:00+00:00',
  ],
]
