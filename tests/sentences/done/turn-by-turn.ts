// What a turn makes of the one before it, lists and questions.

import type { Told } from '../../support/talk-over.ts'

export const turnByTurn: readonly Told[] = [
  // What goes on with an add.
  ['add bread // and butter', "I've added 'butter' to your tasks.", 'new, title bread; new, title butter'],
  ['add bread // butter too', "I've added 'butter' to your tasks.", 'new, title bread; new, title butter'],
  [
    'add clean the kitchen // the hallway as well',
    "I've added 'clean the hallway' to your tasks.",
    'new, title clean the kitchen; new, title clean the hallway',
  ],
  ['add call mum // same for dad', "I've added 'call dad' to your tasks.", 'new, title call mum; new, title call dad'],
  [
    'add bread for friday // same day, add butter',
    "I've added 'butter' to your tasks. Due Fri 13 Feb.",
    'new, title bread, due_date 2026-02-13; new, title butter, due_date 2026-02-13',
  ],
  [
    'add bread // also for today please add stamps',
    "I've added 'stamps' to your tasks. Due today.",
    'new, title bread; new, title stamps, due_date 2026-02-09',
  ],
  [
    'add bread // another one: ring Bob',
    "I've added 'ring Bob' to your tasks.",
    'new, title bread; new, title ring Bob',
  ],
  [
    'add bread // and one that says salt and pepper',
    "I've added 'salt and pepper' to your tasks.",
    'new, title bread; new, title salt and pepper',
  ],
  [
    'add bread // and one for Priya: parking permit',
    "I've added 'Priya: parking permit' to your tasks.",
    'new, title bread; new, title Priya: parking permit',
  ],
  [
    'add bread // and rename the shed to barn',
    "Updated 'sort the shed' to 'barn'.",
    'sort the shed: title barn; new, title bread',
  ],
  ['add bread // and the milk', "I've added 'the milk' to your tasks.", 'new, title bread; new, title the milk'],
  ['add bread // and not butter', "Got it. Let me know if there's anything to add to your list.", 'new, title bread'],
  ['add bread // one more thing, ring Bob', "Add 'ring Bob'?", 'new, title bread'],
  ['add bread // oh and eggs please', "I've added 'eggs' to your tasks.", 'new, title bread; new, title eggs'],
  // Words and values put right.
  ['add ring Mo // Jo, not Mo', "Updated 'ring Mo' to 'ring Jo'.", 'new, title ring Jo'],
  ['add ring Mo // it should say Jo, not Mo', "Updated 'ring Mo' to 'ring Jo'.", 'new, title ring Jo'],
  ['add buy red paint // not red, blue', "Updated 'buy red paint' to 'buy blue paint'.", 'new, title buy blue paint'],
  ['add buy red paint // blue, not red', "Updated 'buy red paint' to 'buy blue paint'.", 'new, title buy blue paint'],
  [
    'add paint the harbour // change harbour to marina',
    "Updated 'paint the harbour' to 'paint the marina'.",
    'new, title paint the marina',
  ],
  [
    'add get size 30 jeans // sorry, size 31',
    "Updated 'get size 30 jeans' to 'get size 31 jeans'.",
    'new, title get size 31 jeans',
  ],
  [
    "add buy nails // that wants to say 'buy screws', I'd forget",
    "Updated 'buy nails' to 'buy screws'.",
    'new, title buy screws',
  ],
  ['add ring Mo // what a day', "Got it. Let me know if there's anything to add to your list.", 'new, title ring Mo'],
  [
    'move the shed to friday // no, wednesday',
    "Updated 'sort the shed': due Wed 11 Feb.",
    'sort the shed: due_date 2026-02-11',
  ],
  ['move the shed to friday // no, the milk', "Updated 'buy milk': due Fri 13 Feb.", 'buy milk: due_date 2026-02-13'],
  [
    "move the shed to friday // make that monday, he's off",
    "Updated 'sort the shed': due Mon 16 Feb.",
    'sort the shed: due_date 2026-02-16',
  ],
  [
    'move the shed to friday at 4 // 5 not 4',
    "Updated 'sort the shed': due Fri 13 Feb, 17:00.",
    'sort the shed: due_date 2026-02-13T17:00:00+00:00',
  ],
  [
    'move the shed to friday at 4 // am, not pm',
    "Updated 'sort the shed': due Fri 13 Feb, 04:00.",
    'sort the shed: due_date 2026-02-13T04:00:00+00:00',
  ],
  [
    'move the shed to friday // saturday will do',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    "move the shed to friday // that's my day off. thursday",
    "Updated 'sort the shed': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-12',
  ],
  [
    'move pay the dentist an hour later // make that two hours',
    "Updated 'pay the dentist': due Thu 12 Feb, 17:00.",
    'pay the dentist: due_date 2026-02-12T17:00:00+00:00',
  ],
  [
    'move pay the dentist an hour later // no, earlier',
    "Updated 'pay the dentist': due Thu 12 Feb, 14:00.",
    'pay the dentist: due_date 2026-02-12T14:00:00+00:00',
  ],
  ['move the shed to friday // undo', "OK, I've put 'sort the shed' back the way it was."],
  [
    'move the shed to friday // same with the milk',
    "Updated 'buy milk': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'make the shed high priority // low will do',
    "Updated 'sort the shed': low priority.",
    'sort the shed: priority low',
  ],
  [
    'make the shed high priority // sorry, medium',
    "Updated 'sort the shed': medium priority.",
    'sort the shed: priority medium',
  ],
  [
    'add a note to the shed: bring rope // add that Tom has the key',
    "The note on 'sort the shed' now says: bring rope Tom has the key",
    'sort the shed: description bring rope\nTom has the key',
  ],
  ['add a note to the shed: bring rope // delete the note', "Removed the note from 'sort the shed'."],
  // What is told behind "sorry" and "no" is not what was meant.
  ['done with the shed // sorry, the report that I read was bad', 'No problem.', 'sort the shed: status completed'],
  [
    'done with the shed // no, the report that he wrote is due',
    "I didn't quite follow that, so I haven't changed anything.",
    'sort the shed: status completed',
  ],
  // Some of it is taken back.
  [
    'finish milk and the shed // not the shed though',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  [
    'finish milk and the shed // just the milk',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  [
    'finish milk and the shed // just the milk, the shed stays',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  ['finish milk and the shed // the shed is not done', "'sort the shed' is open again.", 'buy milk: status completed'],
  [
    'move milk and the shed to friday // the shed monday',
    "Updated 'sort the shed': due Mon 16 Feb.",
    'sort the shed: due_date 2026-02-16; buy milk: due_date 2026-02-13',
  ],
  [
    'move milk and the shed to friday // except the shed, that can go to monday',
    "Updated 'sort the shed': due Mon 16 Feb.",
    'sort the shed: due_date 2026-02-16; buy milk: due_date 2026-02-13',
  ],
  [
    'move milk and the shed to friday // only the milk please',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: due_date 2026-02-13',
  ],
  [
    'move milk to friday and the shed to monday // the other way round',
    "Updated 'buy milk': due Mon 16 Feb.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-16',
  ],
  [
    'delete milk and the shed // not the shed',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete milk and the shed // just milk',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // A narrower list, or the next question.
  [
    "what's due this week? // just the high ones",
    'High-priority tasks due between today and Sun 15 Feb:\n1. call the dentist (due tomorrow, high priority)',
  ],
  ["what's due this week? // only those for friday", 'Nothing due Fri 13 Feb.'],
  ['show my tasks // high ones', 'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'show my tasks // without the high ones',
    'Not high-priority tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. pay the dentist (due Thu 12 Feb, 15:00)\n4. read the report (low priority)\n5. sort the shed\n6. buy milk',
  ],
  [
    'show my tasks // what about done ones?',
    'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)',
  ],
  [
    'show my tasks // which of those are high?',
    'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)',
  ],
  ['show my tasks // and the overdue ones?', 'Overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  [
    'how many tasks do I have? // and high ones?',
    'You have 1 high-priority task:\n1. call the dentist (due tomorrow, high priority)',
  ],
  ['how many are high? // which ones?', 'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)'],
  ["what's due tomorrow? // and on thursday?", 'Due Thu 12 Feb:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ['when is the shed due? // and the milk?', "'buy milk' has no due date."],
  [
    'show my tasks // the first one is done',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  ['show my tasks // number 2 to friday', "'water the plants' repeats every day. Just this one or all of them?"],
  ['show my tasks // #2 to friday', "'water the plants' repeats every day. Just this one or all of them?"],
  [
    'show my tasks // the last two to friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- sort the shed\n- buy milk',
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    "what's high priority? // and what isn't?",
    'Not high-priority tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. pay the dentist (due Thu 12 Feb, 15:00)\n4. read the report (low priority)\n5. sort the shed\n6. buy milk',
  ],
  [
    "what's high priority? // and which ones aren't?",
    'Not high-priority tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. pay the dentist (due Thu 12 Feb, 15:00)\n4. read the report (low priority)\n5. sort the shed\n6. buy milk',
  ],
  [
    "what's done? // and what isn't?",
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'add ring Bob, buy stamps and feed the cat // the last two are urgent',
    'Updated 2 tasks (high priority):\n- buy stamps\n- feed the cat',
    'new, title ring Bob; new, title buy stamps, priority high; new, title feed the cat, priority high',
  ],
  // What is left out in the same breath.
  [
    'move everything without a date to friday, except the shed',
    'Updated 2 tasks (due Fri 13 Feb):\n- read the report\n- buy milk',
    'buy milk: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  [
    'move everything without a date to friday. except the shed.',
    'Updated 2 tasks (due Fri 13 Feb):\n- read the report\n- buy milk',
    'buy milk: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  [
    'move milk and the shed to friday, no, not the shed',
    "Updated 'buy milk': due Fri 13 Feb.",
    'buy milk: due_date 2026-02-13',
  ],
  [
    'move milk and the shed to friday, wait, leave the shed as it is',
    "Updated 'buy milk': due Fri 13 Feb.",
    'buy milk: due_date 2026-02-13',
  ],
  [
    "move everything without a date to friday, the shed I'll do today",
    'Updated 2 tasks (due Fri 13 Feb):\n- read the report\n- buy milk',
    'buy milk: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  [
    'move everything without a date to friday but hands off the shed',
    'Updated 2 tasks (due Fri 13 Feb):\n- read the report\n- buy milk',
    'buy milk: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  ["delete the shed, actually no, don't", "OK, I've left everything as it is."],
  ['delete the shed, hmm, leave it', "OK, I've left everything as it is."],
  ['add bread and eggs, no wait, not the eggs', "I've added 'bread' to your tasks.", 'new, title bread'],
  // Questions.
  [
    "what's the most pressing?",
    "Start with this one, since it's high priority:\n1. call the dentist (due tomorrow, high priority)",
  ],
  ["what's after the dentist?", "Nothing after 'call the dentist' and 'pay the dentist'."],
  ['what comes after pay the dentist?', "Nothing after 'pay the dentist'."],
  ['is the shed on friday?', "'sort the shed' has no due date."],
  ["what does the report's note say?", "The note on 'read the report' says: the one from Anna"],
  ['did I read the report?', "No, 'read the report' is still open (low priority)."],
  ['have I booked flights?', "Yes, 'book flights' is done."],
  ['was the passport renewed?', "Yes, 'renew passport' is done."],
  ['when did I book flights?', "'book flights' was done yesterday."],
  ['anything after 2pm on thursday?', 'Due Thu 12 Feb after 14:00:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  [
    "what's on between 2 and 4 on thursday?",
    'Due Thu 12 Feb between 14:00 and 16:00:\n1. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  ['is anything due tonight?', 'Due today after 17:00:\n1. water the plants (due today, every day)'],
  ['is number 2 done?', "No, 'water the plants' is still open (due today, every day)."],
  [
    "the dentist's thursday, isn't it",
    "'call the dentist' is due tomorrow.\n'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days).",
  ],
  [
    "anything high that's due tomorrow?",
    'High-priority tasks due tomorrow:\n1. call the dentist (due tomorrow, high priority)',
  ],
  [
    'do I have anything about the dentist?',
    "Tasks matching 'the dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)",
  ],
  ['which dentist one is first?', 'This one is due next:\n1. call the dentist (due tomorrow, high priority)'],
  // Several at once.
  [
    'shopping for saturday: bread, butter, eggs',
    "Add 'bread' (due Sat 14 Feb), 'butter' (due Sat 14 Feb) and 'eggs' (due Sat 14 Feb)?",
  ],
  [
    '- bread\n- butter\n- eggs',
    "I've added 3 tasks:\n- bread\n- butter\n- eggs",
    'new, title bread; new, title butter; new, title eggs',
  ],
  [
    'add these:\n- bread\n- butter\nall for friday please',
    "I've added 2 tasks:\n- bread (due Fri 13 Feb)\n- butter (due Fri 13 Feb)",
    'new, title bread, due_date 2026-02-13; new, title butter, due_date 2026-02-13',
  ],
  [
    '1. bread\n2. butter\n3. eggs',
    "I've added 3 tasks:\n- bread\n- butter\n- eggs",
    'new, title bread; new, title butter; new, title eggs',
  ],
  [
    'todo 1) ring Bob 2) feed the cat 3) buy eggs',
    "I've added 3 tasks:\n- ring Bob\n- feed the cat\n- buy eggs",
    'new, title ring Bob; new, title feed the cat; new, title buy eggs',
  ],
  [
    'for friday:\nring Bob\nfeed the cat',
    "I've added 2 tasks:\n- ring Bob (due Fri 13 Feb)\n- feed the cat (due Fri 13 Feb)",
    'new, title ring Bob, due_date 2026-02-13; new, title feed the cat, due_date 2026-02-13',
  ],
  [
    'ring Bob tomorrow at four, er, half four',
    "I've added 'ring Bob' to your tasks. Due tomorrow at 16:30.",
    'new, title ring Bob, due_date 2026-02-10T16:30:00+00:00',
  ],
  [
    'add ring Bob friday, sorry saturday at 3',
    "I've added 'ring Bob' to your tasks. Due Sat 14 Feb, 15:00.",
    'new, title ring Bob, due_date 2026-02-14T15:00:00+00:00',
  ],
  [
    'add salt & vinegar crisps, bread and tea',
    "I've added 3 tasks:\n- salt & vinegar crisps\n- bread\n- tea",
    'new, title salt & vinegar crisps; new, title bread; new, title tea',
  ],
  [
    'add dinner with Ann and Bob on friday at 8',
    "I've added 'dinner with Ann and Bob' to your tasks. Due Fri 13 Feb, 20:00.",
    'new, title dinner with Ann and Bob, due_date 2026-02-13T20:00:00+00:00',
  ],
  [
    'add ring Bob and feed the cat tomorrow',
    "I've added 2 tasks:\n- ring Bob\n- feed the cat (due tomorrow)",
    'new, title ring Bob; new, title feed the cat, due_date 2026-02-10',
  ],
  [
    'add bread and eggs for tomorrow',
    "I've added 2 tasks:\n- bread (due tomorrow)\n- eggs (due tomorrow)",
    'new, title bread, due_date 2026-02-10; new, title eggs, due_date 2026-02-10',
  ],
  [
    'add ring Bob tomorrow and feed the cat on friday',
    "I've added 2 tasks:\n- ring Bob (due tomorrow)\n- feed the cat (due Fri 13 Feb)",
    'new, title ring Bob, due_date 2026-02-10; new, title feed the cat, due_date 2026-02-13',
  ],
  [
    'add ring Bob, also feed the cat',
    "I've added 2 tasks:\n- ring Bob\n- feed the cat",
    'new, title ring Bob; new, title feed the cat',
  ],
  ['add wash and dry the car', "I've added 'wash and dry the car' to your tasks.", 'new, title wash and dry the car'],
  [
    'add write the cards and post them',
    "I've added 'write the cards and post them' to your tasks.",
    'new, title write the cards and post them',
  ],
  [
    'add Law and Order box set',
    "I've added 'Law and Order box set' to your tasks.",
    'new, title Law and Order box set',
  ],
]
