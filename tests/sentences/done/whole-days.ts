// Whole days of use: what goes wrong where people talk on and on, and what it should have been.

import type { Told } from '../../support/talk-over.ts'

export const wholeDays: readonly Told[] = [
  // A word with an asterisk puts right what was typed.
  [
    'add buy stethascope // *stethoscope, silly me',
    "Updated 'buy stethascope' to 'buy stethoscope'.",
    'new, title buy stethoscope',
  ],
  ['add ring mum // dad*', "Updated 'ring mum' to 'ring dad'.", 'new, title ring dad'],
  // A task has one hour: each of several is a task, and one of them is not dropped in silence.
  [
    'remind me to take pills at 8 and at 12',
    "I've added 2 tasks:\n- take pills (due today at 20:00)\n- take pills (due today at 12:00)",
    'new, title take pills, due_date 2026-02-09T20:00:00+00:00; new, title take pills, due_date 2026-02-09T12:00:00+00:00',
  ],
  [
    'add gym at 5 or 6 tomorrow',
    "I've added 'gym' to your tasks. Due tomorrow at 17:00.\nA task has one date and time, so I took the first.",
    'new, title gym, due_date 2026-02-10T17:00:00+00:00',
  ],
  [
    'book the hall between 2 and 4 tomorrow',
    "I've added 'book the hall' to your tasks. Due tomorrow at 14:00.",
    'new, title book the hall, due_date 2026-02-10T14:00:00+00:00',
  ],
  ['move the shed to 3 or 4', 'A task has one date. Which one should it be? (For more, say how it repeats.)'],
  // A value behind a request that nobody could place is said to be left.
  [
    'push the milk to friday and make high',
    "Updated 'buy milk': due Fri 13 Feb.\nUpdated 'buy milk': high priority.",
    'buy milk: priority high, due_date 2026-02-13',
  ],
  [
    'do the shed tomorrow, before work, say 8',
    "Updated 'sort the shed': due tomorrow.\nI didn't understand 'before work, say 8', so I left that part alone.",
    'sort the shed: due_date 2026-02-10',
  ],
  // What is to be done sooner is there already.
  [
    'I need to do the shed sooner, bring it forward to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'when is the invoice due? // I need to do that sooner, move it to tomorrow',
    "Updated 'send invoice 4': due tomorrow.",
    'send invoice 4: due_date 2026-02-10',
  ],
  // Another deed is another task.
  [
    'move the milk to thursday // also remind me to freeze it friday',
    "I've added 'freeze milk' to your tasks. Due Fri 13 Feb.",
    'buy milk: due_date 2026-02-12; new, title freeze milk, due_date 2026-02-13',
  ],
  [
    'move the milk to thursday // remind me to get it friday',
    "Updated 'buy milk': due Fri 13 Feb.",
    'buy milk: due_date 2026-02-13',
  ],
  [
    'what about the report? // share it friday',
    "I've added 'share the report' to your tasks. Due Fri 13 Feb.",
    'new, title share the report, due_date 2026-02-13',
  ],
  [
    'what about the report? // sort it friday',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  // The new title begins with its capital.
  [
    "rename the shed Sort Lena's shed",
    "Updated 'sort the shed' to 'Sort Lena's shed'.",
    "sort the shed: title Sort Lena's shed",
  ],
  [
    'call the shed task Paint the shed and move it to friday',
    "Updated 'sort the shed' to 'Paint the shed'.\nUpdated 'Paint the shed': due Fri 13 Feb.",
    'sort the shed: title Paint the shed, due_date 2026-02-13',
  ],
  // Both were moved, and one of them should not have been.
  [
    'move the shed and the milk to friday // actually not the shed, just the milk',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: due_date 2026-02-13',
  ],
  [
    'move the shed and the milk to friday // not the milk, only the shed',
    "OK, I've put 'buy milk' back the way it was.",
    'sort the shed: due_date 2026-02-13',
  ],
  // What was put back is not done.
  [
    "pay the dentist's been put back to 16.15",
    "Updated 'pay the dentist': due Thu 12 Feb, 16:15.",
    'pay the dentist: due_date 2026-02-12T16:15:00+00:00',
  ],
  [
    "the report's been put off till friday",
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  // By its place, too.
  [
    "show my tasks // number 2 is done and number 3 isn't needed any more",
    "Done! 'water the plants' has been marked as completed. Next tomorrow.\nAre you sure you want to delete 'call the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'water the plants: due_date 2026-02-10',
  ],
  // The day that was asked about.
  [
    "what's on thursday? // put the shed on that day too, in the afternoon",
    "Updated 'sort the shed': due Thu 12 Feb, 15:00.",
    'sort the shed: due_date 2026-02-12T15:00:00+00:00',
  ],
  [
    "what's on friday? // add gym on that day",
    "I've added 'gym' to your tasks. Due Fri 13 Feb.",
    'new, title gym, due_date 2026-02-13',
  ],
  // What is said of the other task's date is no part of a title.
  [
    'add get ink a day before the invoice is due',
    "That would have been Thu 5 Feb, so I haven't added anything. Please say it again with the day you mean.",
  ],
  [
    'add match on saturday at 10 against Rovers',
    "I've added 'match against Rovers' to your tasks. Due Sat 14 Feb, 10:00.",
    'new, title match against Rovers, due_date 2026-02-14T10:00:00+00:00',
  ],
  // A question answers nothing.
  ['complete the dishwasher // what about the shed?', 'Here are your tasks:\n1. sort the shed'],
  [
    'complete the dishwasher // what about the second one?',
    'Here are your tasks:\n1. water the plants (due today, every day)',
  ],
  // Words of one title belong together, in whatever order.
  [
    'the dentist call is done',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  // What nobody knows is not what was spoken of.
  [
    'when is the invoice due? // move the trampoline to friday',
    "I couldn't find a task matching 'trampoline'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  [
    'when is the invoice due? // move the trampoline to friday and make it high',
    "I couldn't find a task matching 'trampoline'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  ['when is the invoice due? // trampoline to friday', "Add 'trampoline', due Fri 13 Feb?"],
  ["when is the invoice due? // the trampoline's been moved to thursday", 'Which task would you like to change?'],
  ["when is the invoice due? // let's say friday for the trampoline", "Add 'friday for the trampoline'?"],
  [
    'when is the invoice due? // the trampoline - done',
    "I couldn't find a task matching 'trampoline'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  ['when is the invoice due? // trampoline done', "Shall I mark 'send invoice 4' as completed?"],
  ['when is the invoice due? // trampoline, urgent', "Add 'trampoline', high priority?"],
  [
    'when is the invoice due? // the trampoline should be this week, say thursday',
    "I couldn't find a task matching 'trampoline'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  [
    'when is the invoice due? // overdue, make it friday',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // overkill. low will do',
    "Updated 'sort the shed': low priority.",
    'sort the shed: priority low, due_date 2026-02-13',
  ],
  [
    'when is the invoice due? // the flu jab, that is friday. Please add it.',
    "I've added 'the flu jab' to your tasks.\nUpdated 'the flu jab': due Fri 13 Feb.",
    'new, title the flu jab, due_date 2026-02-13',
  ],
  [
    'I must remember to thank Bo... and also to buy a card, that one by friday',
    "I've added 'thank Bo' to your tasks.\nI've added 'buy a card' to your tasks. Due Fri 13 Feb.",
    'new, title thank Bo; new, title buy a card, due_date 2026-02-13',
  ],
  // What is called by a number is not counted.
  ['show my tasks // platform 4 is done', 'Which task would you like to complete?'],
  ['show my tasks // episodes 3 and 4 are done', "Got it. Let me know if there's anything to add to your list."],
  ['chapter 6 on friday', "Add 'chapter 6', due Fri 13 Feb?"],
  [
    'show my tasks // 3 and 4 are done',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  // A word that anything may have names nothing alone.
  [
    'add a new chair // the new car is sold',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title new chair',
  ],
  // What is told of a thing is no task.
  [
    'the shed needs new hinges, do that saturday',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  // When it is open is not when it is due.
  ['the dentist is open till 5', "OK, I've left everything as it is."],
  ['refund came through!!! 89.99', "Got it. Let me know if there's anything to add to your list."],
  // What was asked, with what was said of it.
  [
    'the shed guy can do wednesday afternoon // say 2',
    "Updated 'sort the shed': due Wed 11 Feb, 14:00.",
    'sort the shed: due_date 2026-02-11T14:00:00+00:00',
  ],
  [
    'the shed guy can do wednesday afternoon // thursday then',
    "Updated 'sort the shed': due Thu 12 Feb, 15:00.",
    'sort the shed: due_date 2026-02-12T15:00:00+00:00',
  ],
  [
    'the shed guy can do wednesday afternoon // make it high',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high',
  ],
  [
    'the shed is done, the van friday',
    "Done! 'sort the shed' has been marked as completed.\nI didn't understand 'the van friday', so I left that part alone.",
    'sort the shed: status completed',
  ],
  // Which one, and more.
  [
    'move the dentist to monday // pay, and call the dentist to tuesday',
    "Updated 'pay the dentist': due Mon 16 Feb, 15:00.\n'call the dentist' is already set that way.",
    'pay the dentist: due_date 2026-02-16T15:00:00+00:00',
  ],
  [
    'move the dentist to monday // 2, and make it 4pm',
    "Updated 'pay the dentist': due Mon 16 Feb, 16:00.",
    'pay the dentist: due_date 2026-02-16T16:00:00+00:00',
  ],
  [
    'finish the dentist // the second one. and the shed is sorted',
    "Done! 'pay the dentist' has been marked as completed.\nDone! 'sort the shed' has been marked as completed.",
    'pay the dentist: status completed; sort the shed: status completed',
  ],
  [
    'finish the dentist // pay, not call',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'move the shed tomorrow or wednesday // wednesday, and make it high',
    "Updated 'sort the shed': due Wed 11 Feb, high priority.",
    'sort the shed: priority high, due_date 2026-02-11',
  ],
  [
    "move the shed tomorrow or wednesday // whichever's quieter",
    'A task has one date. Which one should it be? (For more, say how it repeats.)',
  ],
  // What is said of all that was listed, politely too.
  [
    'put down: air the room, buy squash and find the bed. All three by Friday please.',
    "I've added 3 tasks:\n- air the room (due Fri 13 Feb)\n- buy squash (due Fri 13 Feb)\n- find the bed (due Fri 13 Feb)",
    'new, title air the room, due_date 2026-02-13; new, title buy squash, due_date 2026-02-13; new, title find the bed, due_date 2026-02-13',
  ],
  // What it is comes behind the word for it, or in quotation marks.
  [
    'stick a job on for friday, full service on the blue Trek',
    "I've added 'full service on the blue Trek' to your tasks. Due Fri 13 Feb.",
    'new, title full service on the blue Trek, due_date 2026-02-13',
  ],
  [
    'New task, word for word please: "Late check-out 1pm"',
    "I've added 'Late check-out 1pm' to your tasks.",
    'new, title Late check-out 1pm',
  ],
  [
    'add: email Jo re: y/e adj. (see tab 3)',
    "I've added 'email Jo re: y/e adj. (see tab 3)' to your tasks.",
    'new, title email Jo re: y/e adj. (see tab 3)',
  ],
  // Told, and asked for: once.
  [
    'everything for tomorrow is finished already, mark it done. Only not the call to the dentist.',
    'Nothing due tomorrow.',
  ],
  ['what have I got on first tomorrow', 'This one is due next:\n1. call the dentist (due tomorrow, high priority)'],
  // What is still to be done is not done.
  ['I need to finish the shed', "Shall I mark 'sort the shed' as completed?"],
  ['I have to get the shed done', "Shall I mark 'sort the shed' as completed?"],
  ['I must complete the report', "Shall I mark 'read the report' as completed?"],
  [
    'I need to tick off the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  // Why it is another day names no other task.
  [
    "add lunch with Bo for tuesday 11am // sorry, wednesday. I've got the shed tuesday",
    "Updated 'lunch with Bo': due Wed 11 Feb, 11:00.",
    'new, title lunch with Bo, due_date 2026-02-11T11:00:00+00:00',
  ],
  // Each of two requests is done, or said to be left.
  [
    'set the report to medium and take the date off altogether',
    "Updated 'read the report': medium priority.\n'read the report' is already set that way.",
    'read the report: priority medium',
  ],
  [
    'rename "sort the shed" to "clear the shed", turns out the shed is fine',
    "Updated 'sort the shed' to 'clear the shed'.",
    'sort the shed: title clear the shed',
  ],
  [
    'make the shed and the milk high // and all of them due tomorrow',
    'Updated 2 tasks (due tomorrow):\n- sort the shed\n- buy milk',
    'sort the shed: priority high, due_date 2026-02-10; buy milk: priority high, due_date 2026-02-10',
  ],
  [
    'add milk tray // and another one called "Friday boxes". No date on it.',
    "I've added 'Friday boxes' to your tasks.",
    'new, title milk tray; new, title Friday boxes',
  ],
  // Two of three that were shown are none.
  ['show my tasks // both are done', "I'm not sure what 'both' means here. Which task do you mean?"],
  [
    'add eggs, jam and tea // by sunday',
    'Updated 3 tasks (due Sun 15 Feb):\n- eggs\n- jam\n- tea',
    'new, title eggs, due_date 2026-02-15; new, title jam, due_date 2026-02-15; new, title tea, due_date 2026-02-15',
  ],
  [
    'show my tasks // add eggs // add jam // those two for the 19th',
    'Updated 2 tasks (due Thu 19 Feb):\n- eggs\n- jam',
    'new, title eggs, due_date 2026-02-19; new, title jam, due_date 2026-02-19',
  ],
  // What it should be, and no undo.
  [
    "move the shed to monday // that's wrong, make it friday",
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    "add jam for monday // that's wrong, make it friday",
    "Updated 'jam': due Fri 13 Feb.",
    'new, title jam, due_date 2026-02-13',
  ],
  [
    "put a note on the shed: ask for paint // that's wrong, it should say ask Jim",
    "The note on 'sort the shed' now says: ask Jim",
    'sort the shed: description ask Jim',
  ],
  ["move the shed to monday // that's wrong, undo it", "OK, I've put 'sort the shed' back the way it was."],
  // Told of what was just done, and how many is no place.
  [
    'got the milk // two bags. note that',
    "The note on 'buy milk' now says: two bags",
    'buy milk: description two bags, status completed',
  ],
  [
    "move the shed to friday // and it's for 12 people, put that in the notes",
    "The note on 'sort the shed' now says: it's for 12 people",
    "sort the shed: description it's for 12 people, due_date 2026-02-13",
  ],
  [
    "when's the invoice? // scrap that, the office doesn't do mondays. tuesday",
    "Updated 'send invoice 4': due tomorrow.",
    'send invoice 4: due_date 2026-02-10',
  ],
  [
    'move the milk to friday // actually just put it on the report task',
    "Got it. Let me know if there's anything to add to your list.",
    'buy milk: due_date 2026-02-13',
  ],
  // A title that only points is none.
  ['remind me to do that tomorrow', 'What should I call the task?'],
  ['add a task for each', 'What should I call the task?'],
  // What somebody will do, asked to be written down.
  [
    "I'll call the bank tomorrow, put that on my list",
    "I've added 'call the bank' to your tasks. Due tomorrow.",
    'new, title call the bank, due_date 2026-02-10',
  ],
  [
    'we will see the vet at 5, add it',
    "I've added 'see the vet' to your tasks. Due today at 17:00.",
    'new, title see the vet, due_date 2026-02-09T17:00:00+00:00',
  ],
  // Polite, and no condition; with somebody in it, it is one.
  [
    'move the shed to sunday if that works',
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  ['move the shed to sunday if that works for Kim', "I didn't quite follow that, so I haven't changed anything."],
  ['move the shed to sunday if you can find a slot', "OK, I've left everything as it is."],
  // The hour in a sentence of its own.
  [
    "Remind me to collect the frame tomorrow. At three in the afternoon, if that's possible.",
    "I've added 'collect the frame' to your tasks. Due tomorrow.\nUpdated 'collect the frame': due tomorrow at 15:00.",
    'new, title collect the frame, due_date 2026-02-10T15:00:00+00:00',
  ],
  // The middle of three, and of four.
  [
    "what's due this week? // the middle one is done",
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'add a hat, gloves and a scarf // the middle one is urgent',
    "Updated 'gloves': high priority.",
    'new, title hat; new, title gloves, priority high; new, title scarf',
  ],
  // "That 1" is no hour.
  [
    'when is the shed? // make that 1 high priority',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high',
  ],
  [
    'when is the shed? // make that 1 pm',
    "Updated 'sort the shed': due today at 13:00.",
    'sort the shed: due_date 2026-02-09T13:00:00+00:00',
  ],
  // Said aloud, and no rank.
  [
    'swim gala is friday at 7am!!! add it',
    "I've added 'swim gala' to your tasks. Due Fri 13 Feb, 07:00.",
    'new, title swim gala, due_date 2026-02-13T07:00:00+00:00',
  ],
  [
    'when is the shed? // medium priority will do for it',
    "Updated 'sort the shed': medium priority.",
    'sort the shed: priority medium',
  ],
  // The part of a day narrows what is done, as it narrows what is shown.
  [
    "add a wash today at 11am, a walk today at 2pm and a swim today at 3pm // push this afternoon's jobs to tomorrow",
    'Updated 2 tasks:\n- walk (due tomorrow at 14:00)\n- swim (due tomorrow at 15:00)',
    'new, title wash, due_date 2026-02-09T11:00:00+00:00; new, title walk, due_date 2026-02-10T14:00:00+00:00; new, title swim, due_date 2026-02-10T15:00:00+00:00',
  ],
  // "Both" are two.
  [
    "add a wash today at 11am, a walk today at 2pm and a swim today at 3pm // move both of today's jobs to friday",
    "I found multiple tasks that match 'both of today's jobs':\n1. water the plants (due today, every day)\n2. wash (due today at 11:00)\n3. walk (due today at 14:00)\n4. swim (due today at 15:00)\nWhich one did you mean?",
    'new, title wash, due_date 2026-02-09T11:00:00+00:00; new, title walk, due_date 2026-02-09T14:00:00+00:00; new, title swim, due_date 2026-02-09T15:00:00+00:00',
  ],
  [
    'when is the shed? // delete that from the list altogether',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'when is the shed? // do strike that one from the list',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'add soap tomorrow at 4pm // no wait 5 my bad',
    "Updated 'soap': due tomorrow at 17:00.",
    'new, title soap, due_date 2026-02-10T17:00:00+00:00',
  ],
  [
    'add soap tomorrow at 4pm // no 5 my mistake',
    "Updated 'soap': due tomorrow at 17:00.",
    'new, title soap, due_date 2026-02-10T17:00:00+00:00',
  ],
  // Requests that are counted.
  [
    'One: the shed is sorted. Two: move the milk to friday. Three: add feed the cat.',
    "Done! 'sort the shed' has been marked as completed.\nUpdated 'buy milk': due Fri 13 Feb.\nI've added 'feed the cat' to your tasks.",
    'sort the shed: status completed; buy milk: due_date 2026-02-13; new, title feed the cat',
  ],
  [
    'First: add soap, second: delete the shed',
    "I've added 'soap' to your tasks.\nAre you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap',
  ],
  ['two: soap and salt', "I've added 2 tasks:\n- soap\n- salt", 'new, title soap; new, title salt'],
  // How somebody finds it is no task.
  [
    'add the tax return for friday, joy',
    "I've added 'the tax return' to your tasks. Due Fri 13 Feb.",
    'new, title the tax return, due_date 2026-02-13',
  ],
  [
    'add soap, salt and rope, coach keeps losing the old ones',
    "I've added 3 tasks:\n- soap\n- salt\n- rope",
    'new, title soap; new, title salt; new, title rope',
  ],
  ['add a joy division record', "I've added 'joy division record' to your tasks.", 'new, title joy division record'],
  // Why, with no mark before it.
  [
    "what's due this week? // delete the second one the boss changed his mind",
    "Are you sure you want to delete 'call the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'move the shed to friday // actually undo that the shop is shut',
    "OK, I've put 'sort the shed' back the way it was.",
  ],
  // What has an hour as a field of its own.
  [
    'the shed: time 11:30',
    "Updated 'sort the shed': due today at 11:30.",
    'sort the shed: due_date 2026-02-09T11:30:00+00:00',
  ],
  // Told of one after the other, and both closed.
  [
    'milk bought; the shed sorted. Close both.',
    "Done! 'buy milk' has been marked as completed.\nDone! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  // Lists that are narrowed by what a task has.
  [
    'show my tasks // and the ones without a date',
    'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk',
  ],
  ['now the ones with report in the name', "Tasks matching 'report':\n1. read the report (low priority)"],
  [
    'which are high priority? Only those, please.',
    'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)',
  ],
  // In quotation marks it is as somebody wants it.
  [
    'new task: "Friday test - don\'t die lol" ... no date on it yet',
    "I've added 'Friday test - don't die lol' to your tasks.",
    "new, title Friday test - don't die lol",
  ],
  [
    'the shed is due tomorrow not whenever I said',
    "Updated 'sort the shed': due tomorrow.",
    'sort the shed: due_date 2026-02-10',
  ],
  [
    'when is the shed? // change the name to Shed and garage',
    "Updated 'sort the shed' to 'Shed and garage'.",
    'sort the shed: title Shed and garage',
  ],
  ['change the name to Shed and garage', "I'm not sure what 'it' means here. Which task do you mean?"],
  // How it is to talk finishes nothing.
  [
    'when is the shed? // It is good to have somebody to tell this.',
    "Got it. Let me know if there's anything to add to your list.",
  ],
  ["when is the shed? // that's good to know", "Got it. Let me know if there's anything to add to your list."],
  [
    'which high priority jobs are still to be done, if you would be so good?',
    'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)',
  ],
  // A day in words keeps its month.
  [
    'add a quartet for 20 december // I beg your pardon, I meant the twenty-first.',
    "Updated 'quartet': due Mon 21 Dec.",
    'new, title quartet, due_date 2026-12-21',
  ],
  [
    'when is the shed? // and high prio or ill forget',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high',
  ],
  // What others do is told behind a choice.
  [
    'delete the dentist // the call. he will bring the form himself',
    "Are you sure you want to delete 'call the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // What is said over pasted lines before they are asked for.
  [
    'these all for friday, add them please\n1. 12 bands\n2. 8 collars',
    "I've added 2 tasks:\n- 12 bands (due Fri 13 Feb)\n- 8 collars (due Fri 13 Feb)",
    'new, title 12 bands, due_date 2026-02-13; new, title 8 collars, due_date 2026-02-13',
  ],
  [
    'she sent this yesterday, add all\nbands\ncollars',
    "I've added 2 tasks:\n- bands\n- collars",
    'new, title bands; new, title collars',
  ],
  // Sayings.
  ["when is the shed? // it's finally friday", "Got it. Let me know if there's anything to add to your list."],
  ['when is the shed? // roll on friday', "Got it. Let me know if there's anything to add to your list."],
  ["when is the shed? // that's done it", "Got it. Let me know if there's anything to add to your list."],
  ["when is the shed? // it's done my head in", "Got it. Let me know if there's anything to add to your list."],
  ['when is the shed? // check this out', "Got it. Let me know if there's anything to add to your list."],
  ["when is the shed? // it's monday again", "Got it. Let me know if there's anything to add to your list."],
  [
    "when is the shed? // it's friday",
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  // What others think is not known.
  ['Tom thinks the shed is sorted', "Shall I mark 'sort the shed' as completed?"],
]
