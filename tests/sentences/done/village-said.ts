// Around a village hall: told first and then asked for, said of all of them, set apart, and news of what was done.

import type { Told } from '../../support/talk-over.ts'

export const villageSaid: readonly Told[] = [
  // Told first.
  [
    'I have a flight at 7am tomorrow, set an alarm for 4',
    "I've added 'flight' to your tasks. Due tomorrow at 04:00.",
    'new, title flight, due_date 2026-02-10T04:00:00+00:00',
  ],
  [
    'I have a flight at 9pm tomorrow, remind me at 6',
    "I've added 'flight' to your tasks. Due tomorrow at 18:00.",
    'new, title flight, due_date 2026-02-10T18:00:00+00:00',
  ],
  [
    'the gala is on saturday at 8pm, remind me two hours before',
    "I've added 'the gala' to your tasks. Due Sat 14 Feb, 20:00, reminder 2 hours before.",
    'new, title the gala, due_date 2026-02-14T20:00:00+00:00, remind_before 120',
  ],
  [
    'the gala is on saturday, remind me the day before',
    "I've added 'the gala' to your tasks. Due Sat 14 Feb, reminder 1 day before.",
    'new, title the gala, due_date 2026-02-14, remind_before 1440',
  ],
  [
    "Bo can't miss his exam on monday, remind me",
    "I've added 'exam' to your tasks. Due Mon 16 Feb.",
    'new, title exam, due_date 2026-02-16',
  ],
  [
    "we can't miss the bus at 5, remind me",
    "I've added 'the bus' to your tasks. Due today at 17:00.",
    'new, title the bus, due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'first flat! need a mop and a broom, add them',
    "I've added 2 tasks:\n- mop\n- broom",
    'new, title mop; new, title broom',
  ],
  [
    'need to ring the vet before friday. put that down please',
    "I've added 'ring the vet' to your tasks. Due Fri 13 Feb.",
    'new, title ring the vet, due_date 2026-02-13',
  ],
  [
    "I won't be on time for yoga, delete the reminder",
    "Are you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ["I'm going into the board meeting late, move it", "What would you like to change 'board meeting' to?"],
  [
    'we had to cancel the choir, delete the reminder',
    "'choir practice' repeats every Thursday. Just this one or all of them?",
  ],
  [
    'I had to cancel my flight, delete the reminder',
    "I couldn't find a task matching 'flight'. Here are your current tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. paint the fence (due Sat 14 Feb, low priority)\n10. birthday cake for Leo (due Sun 15 Feb)\n11. renew car insurance (due Fri 20 Feb, high priority)\n12. mend the gate\n13. pick up dry cleaning\n14. order 12 chairs for the hall",
  ],
  [
    'the yoga reminder is wrong, delete it',
    "Are you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'I have a reminder set for yoga, delete it',
    "Are you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'I have a reminder for the yoga, move it to 7',
    "Updated 'yoga class': due tomorrow at 19:00.",
    'yoga class: due_date 2026-02-10T19:00:00+00:00',
  ],
  [
    'find everything about the goats and delete it',
    "Here are your tasks:\n1. feed the goats (due today at 18:00)\nAre you sure you want to delete 'feed the goats'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'find the goats and move them to 7',
    "Here are your tasks:\n1. feed the goats (due today at 18:00)\nUpdated 'feed the goats': due today at 19:00.",
    'feed the goats: due_date 2026-02-09T19:00:00+00:00',
  ],
  ['if it rains, remind me', "OK, I've left everything as it is."],
  [
    'the sweep is coming at 2, put that in',
    "I've added 'the sweep is coming' to your tasks. Due today at 14:00.",
    'new, title the sweep is coming, due_date 2026-02-09T14:00:00+00:00',
  ],
  [
    'ring the sweep! I always forget. add it',
    "I've added 'ring the sweep' to your tasks.",
    'new, title ring the sweep',
  ],
  // A day or a priority behind something alone.
  [
    'Also: buy tape. Low priority',
    "I've added 'buy tape' to your tasks. Low priority.",
    'new, title buy tape, priority low',
  ],
  [
    'Also: buy tape. Friday',
    "I've added 'buy tape' to your tasks. Due Fri 13 Feb.",
    'new, title buy tape, due_date 2026-02-13',
  ],
  [
    'buy tape. Friday. High',
    "I've added 'buy tape' to your tasks. Due Fri 13 Feb.\nUpdated 'buy tape': high priority.",
    'new, title buy tape, priority high, due_date 2026-02-13',
  ],
  [
    'finish the gate. Also: buy tape. Low priority',
    "Done! 'mend the gate' has been marked as completed.\nI've added 'buy tape' to your tasks. Low priority.",
    'mend the gate: status completed; new, title buy tape, priority low',
  ],
  [
    'finish the gate. buy tape. urgent',
    "Done! 'mend the gate' has been marked as completed.\nI've added 'buy tape' to your tasks. High priority.",
    'mend the gate: status completed; new, title buy tape, priority high',
  ],
  [
    "buy tape. It's urgent",
    "I've added 'buy tape' to your tasks. High priority.",
    'new, title buy tape, priority high',
  ],
  ['buy tape. Urgent!', "I've added 'buy tape' to your tasks. High priority.", 'new, title buy tape, priority high'],
  ['tape. friday.', "I've added 'tape' to your tasks. Due Fri 13 Feb.", 'new, title tape, due_date 2026-02-13'],
  // Said of all of them.
  [
    'show tasks due tomorrow // both to friday',
    'Updated 2 tasks:\n- feed the hens (due Fri 13 Feb, 07:30)\n- yoga class (due Fri 13 Feb, 18:30)',
    'feed the hens: due_date 2026-02-13T07:30:00+00:00; yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    'show tasks due tomorrow // they can all go to friday',
    'Updated 2 tasks:\n- feed the hens (due Fri 13 Feb, 07:30)\n- yoga class (due Fri 13 Feb, 18:30)',
    'feed the hens: due_date 2026-02-13T07:30:00+00:00; yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    'show tasks due tomorrow // the first one friday, the rest saturday',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.\nUpdated 'yoga class': due Sat 14 Feb, 18:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00; yoga class: due_date 2026-02-14T18:30:00+00:00',
  ],
  [
    'show tasks due tomorrow // the hens to friday and the other one to saturday',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.\nUpdated 'yoga class': due Sat 14 Feb, 18:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00; yoga class: due_date 2026-02-14T18:30:00+00:00',
  ],
  [
    'show tasks due tomorrow // all high except the hens',
    "Updated 'yoga class': high priority.",
    'yoga class: priority high',
  ],
  [
    'show tasks due tomorrow // all done',
    'Marked 2 tasks as done:\n- feed the hens\n- yoga class',
    'feed the hens: status completed; yoga class: status completed',
  ],
  [
    'show tasks due tomorrow // all done except the hens',
    "Done! 'yoga class' has been marked as completed.",
    'yoga class: status completed',
  ],
  ['show tasks due tomorrow // none of them are done', "Got it. Let me know if there's anything to add to your list."],
  [
    'show tasks due tomorrow // done with both',
    'Marked 2 tasks as done:\n- feed the hens\n- yoga class',
    'feed the hens: status completed; yoga class: status completed',
  ],
  [
    'show tasks due tomorrow // only the hens are done',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'show tasks due tomorrow // delete all but the hens',
    "Are you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'show tasks due tomorrow // these are now due friday',
    'Updated 2 tasks:\n- feed the hens (due Fri 13 Feb, 07:30)\n- yoga class (due Fri 13 Feb, 18:30)',
    'feed the hens: due_date 2026-02-13T07:30:00+00:00; yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    'show tasks due tomorrow // complete these',
    'Marked 2 tasks as done:\n- feed the hens\n- yoga class',
    'feed the hens: status completed; yoga class: status completed',
  ],
  [
    'show tasks due tomorrow // push them all back a day',
    'Updated 2 tasks:\n- feed the hens (due Wed 11 Feb, 07:30)\n- yoga class (due Wed 11 Feb, 18:30)',
    'feed the hens: due_date 2026-02-11T07:30:00+00:00; yoga class: due_date 2026-02-11T18:30:00+00:00',
  ],
  [
    'show tasks due tomorrow // push the lot back a day',
    'Updated 2 tasks:\n- feed the hens (due Wed 11 Feb, 07:30)\n- yoga class (due Wed 11 Feb, 18:30)',
    'feed the hens: due_date 2026-02-11T07:30:00+00:00; yoga class: due_date 2026-02-11T18:30:00+00:00',
  ],
  [
    'show tasks due tomorrow // the lot is done',
    'Marked 2 tasks as done:\n- feed the hens\n- yoga class',
    'feed the hens: status completed; yoga class: status completed',
  ],
  [
    'show tasks due tomorrow // tick the lot off',
    'Marked 2 tasks as done:\n- feed the hens\n- yoga class',
    'feed the hens: status completed; yoga class: status completed',
  ],
  [
    'add nails, screws and glue // the first two tonight, the last one tomorrow',
    "Updated 2 tasks (due today at 20:00):\n- nails\n- screws\nUpdated 'glue': due tomorrow.",
    'new, title nails, due_date 2026-02-09T20:00:00+00:00; new, title screws, due_date 2026-02-09T20:00:00+00:00; new, title glue, due_date 2026-02-10',
  ],
  [
    'add nails, screws and glue // the glue is urgent',
    "Updated 'glue': high priority.",
    'new, title nails; new, title screws; new, title glue, priority high',
  ],
  [
    'add nails, screws and glue // not the glue',
    "Are you sure you want to delete 'glue'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title nails; new, title screws; new, title glue',
  ],
  [
    'add nails, screws and glue // delete the last one',
    "Are you sure you want to delete 'glue'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title nails; new, title screws; new, title glue',
  ],
  [
    'add nails, screws and glue // finish the first',
    "Done! 'nails' has been marked as completed.",
    'new, title nails, status completed; new, title screws; new, title glue',
  ],
  [
    "add nails, screws and glue // they're for Tom",
    "Got it. Let me know if there's anything to add to your list.",
    'new, title nails; new, title screws; new, title glue',
  ],
  [
    'add nails, screws and glue // make them high',
    'Updated 3 tasks (high priority):\n- nails\n- screws\n- glue',
    'new, title nails, priority high; new, title screws, priority high; new, title glue, priority high',
  ],
  [
    'add nails, screws and glue // make the glue low',
    "Updated 'glue': low priority.",
    'new, title nails; new, title screws; new, title glue, priority low',
  ],
  [
    'add nails, screws and glue // rename glue to wood glue',
    "Updated 'glue' to 'wood glue'.",
    'new, title nails; new, title screws; new, title wood glue',
  ],
  [
    'add nails, screws and glue // glue is wood glue',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title nails; new, title screws; new, title glue',
  ],
  // Set apart.
  [
    'finish everything due tomorrow but keep the yoga',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'finish everything due tomorrow, leave the yoga alone',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'finish everything due tomorrow, not yoga though',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'finish everything due tomorrow and today, apart from yoga',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'finish everything due tomorrow other than yoga',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    "finish everything due tomorrow, I'd like to move the yoga to friday",
    "Done! 'feed the hens' has been marked as completed.\nUpdated 'yoga class': due Fri 13 Feb, 18:30.",
    'feed the hens: status completed; yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    'finish everything due tomorrow, the yoga is for friday',
    "Done! 'feed the hens' has been marked as completed.\nUpdated 'yoga class': due Fri 13 Feb, 18:30.",
    'feed the hens: status completed; yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    "finish everything due tomorrow, I'll be at the board meeting",
    "Marked 2 tasks as done:\n- feed the hens\n- yoga class\nI didn't understand 'be at the board meeting', so I left that part alone.",
    'feed the hens: status completed; yoga class: status completed',
  ],
  [
    'finish everything due tomorrow, it took five hours',
    'Marked 2 tasks as done:\n- feed the hens\n- yoga class',
    'feed the hens: status completed; yoga class: status completed',
  ],
  [
    'delete everything on thursday, the choir stays',
    "Are you sure you want to delete 'board meeting'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete everything on thursday, just not the choir',
    "Are you sure you want to delete 'board meeting'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'move everything due tomorrow to friday, I mean the hens',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    'move everything on saturday and sunday to monday except the cake',
    "Updated 'paint the fence': due Mon 16 Feb.",
    'paint the fence: due_date 2026-02-16',
  ],
  ['move all but the fence and the gate to friday', "'choir practice' repeats. Just this time or every time?"],
  ['everything except that one is done', "I'm not sure which task to leave out, so I haven't changed anything."],
  // Swapped.
  [
    'swap the days of the fence and the cake',
    "Updated 'paint the fence': due Sun 15 Feb.\nUpdated 'birthday cake for Leo': due Sat 14 Feb.",
    'paint the fence: due_date 2026-02-15; birthday cake for Leo: due_date 2026-02-14',
  ],
  [
    'swap the fence and the cake over please',
    "Updated 'paint the fence': due Sun 15 Feb.\nUpdated 'birthday cake for Leo': due Sat 14 Feb.",
    'paint the fence: due_date 2026-02-15; birthday cake for Leo: due_date 2026-02-14',
  ],
  [
    'switch the fence and the cake',
    "Updated 'paint the fence': due Sun 15 Feb.\nUpdated 'birthday cake for Leo': due Sat 14 Feb.",
    'paint the fence: due_date 2026-02-15; birthday cake for Leo: due_date 2026-02-14',
  ],
  // Somebody and something.
  [
    'the cake for Leo is baked',
    "Done! 'birthday cake for Leo' has been marked as completed.",
    'birthday cake for Leo: status completed',
  ],
  [
    'the budget went to Marcus',
    "Done! 'email Marcus the budget' has been marked as completed.",
    'email Marcus the budget: status completed',
  ],
  [
    'sent Marcus the budget',
    "Done! 'email Marcus the budget' has been marked as completed.",
    'email Marcus the budget: status completed',
  ],
  [
    'Marcus has the budget',
    "Done! 'email Marcus the budget' has been marked as completed.",
    'email Marcus the budget: status completed',
  ],
  ['Marcus got the budget yesterday', "Got it. Let me know if there's anything to add to your list."],
  [
    'emailed Marcus',
    "Done! 'email Marcus the budget' has been marked as completed.",
    'email Marcus the budget: status completed',
  ],
  ['I emailed Marcus about lunch', "I didn't quite follow that, so I haven't changed anything."],
  [
    'emailed the budget',
    "Done! 'email Marcus the budget' has been marked as completed.",
    'email Marcus the budget: status completed',
  ],
  [
    'spoke to Priya',
    "Done! 'ring Priya about the survey' has been marked as completed.",
    'ring Priya about the survey: status completed',
  ],
  ['Priya called about the survey', "Got it. Let me know if there's anything to add to your list."],
  [
    "Priya's survey is done",
    "Done! 'ring Priya about the survey' has been marked as completed.",
    'ring Priya about the survey: status completed',
  ],
  ['rang Priya, no answer', "Shall I mark 'ring Priya about the survey' as completed?"],
  ['rang Priya but she was out', "Shall I mark 'ring Priya about the survey' as completed?"],
  [
    "rang Priya, she'll ring back",
    "Done! 'ring Priya about the survey' has been marked as completed.",
    'ring Priya about the survey: status completed',
  ],
  ['tried ringing Priya', "I didn't quite follow that, so I haven't changed anything."],
  ['tried to ring Priya', "I didn't quite follow that, so I haven't changed anything."],
  [
    'finally rang Priya!',
    "Done! 'ring Priya about the survey' has been marked as completed.",
    'ring Priya about the survey: status completed',
  ],
  [
    'just rang Priya about the survey',
    "Done! 'ring Priya about the survey' has been marked as completed.",
    'ring Priya about the survey: status completed',
  ],
  ['I just need to ring Priya', "I didn't quite follow that, so I haven't changed anything."],
  ['I was going to ring Priya', "OK, I've left everything as it is."],
  ['I should have rung Priya', "Shall I mark 'ring Priya about the survey' as completed?"],
  ['I wish I had rung Priya', "Shall I mark 'ring Priya about the survey' as completed?"],
  ["yeah right, like I've painted the fence", "Shall I mark 'paint the fence' as completed?"],
  ['if only the fence was painted', "Shall I mark 'paint the fence' as completed?"],
  ["can't believe I painted the fence", "Got it. Let me know if there's anything to add to your list."],
  ['guess who painted the fence', "I didn't quite follow that, so I haven't changed anything."],
  [
    'guess what, the fence is painted',
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  ['the fence is nearly painted', "Got it. Let me know if there's anything to add to your list."],
  ['the fence is as good as painted', "Got it. Let me know if there's anything to add to your list."],
  ['the fence fell over', "I didn't quite follow that, so I haven't changed anything."],
  [
    'the library books went back',
    "Done! 'return library books' has been marked as completed.",
    'return library books: status completed',
  ],
  [
    'took the library books back this morning',
    "Done! 'return library books' has been marked as completed.",
    'return library books: status completed',
  ],
  ['books are back at the library', "Shall I mark 'return library books' as completed?"],
  ['the dry cleaning is home', "Shall I mark 'pick up dry cleaning' as completed?"],
  [
    'got the dry cleaning',
    "Done! 'pick up dry cleaning' has been marked as completed.",
    'pick up dry cleaning: status completed',
  ],
  [
    'the insurance is sorted',
    "Done! 'renew car insurance' has been marked as completed.",
    'renew car insurance: status completed',
  ],
  [
    'insurance renewed, phew',
    "Done! 'renew car insurance' has been marked as completed.",
    'renew car insurance: status completed',
  ],
  ['renewed the insurance for another year', "Shall I mark 'renew car insurance' as completed?"],
  [
    'chairs ordered',
    "Done! 'order 12 chairs for the hall' has been marked as completed.",
    'order 12 chairs for the hall: status completed',
  ],
  [
    '12 chairs ordered for the hall',
    "Done! 'order 12 chairs for the hall' has been marked as completed.",
    'order 12 chairs for the hall: status completed',
  ],
  ['the chairs came', "Shall I mark 'order 12 chairs for the hall' as completed?"],
  // Later, and by oneself.
  [
    'finish everything due tomorrow, the yoga I will do later',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    "finish everything due tomorrow, I'll do the yoga afterwards",
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    "move everything due tomorrow to friday, the yoga I'll sort out later",
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
]
