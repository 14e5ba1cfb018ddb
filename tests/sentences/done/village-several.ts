// Around a village hall: several at once, taken back, not found, and offered.

import type { Told } from '../../support/talk-over.ts'

export const villageSeveral: readonly Told[] = [
  // Bulk.
  [
    'finish everything due tomorrow',
    'Marked 2 tasks as done:\n- feed the hens\n- yoga class',
    'feed the hens: status completed; yoga class: status completed',
  ],
  ['finish everything due tomorrow // undo', "OK, I've put 'feed the hens' and 'yoga class' back the way they were."],
  [
    'finish everything',
    'Mark 14 tasks as done?\n- return library books\n- feed the goats\n- feed the hens\n- yoga class\n- ring Priya about the survey\n- board meeting\n- choir practice\n- email Marcus the budget\n- paint the fence\n- birthday cake for Leo\n- renew car insurance\n- mend the gate\n- pick up dry cleaning\n- order 12 chairs for the hall',
  ],
  [
    'finish everything // yes',
    'Marked 14 tasks as done:\n- return library books\n- feed the goats\n- feed the hens\n- yoga class\n- ring Priya about the survey\n- board meeting\n- choir practice\n- email Marcus the budget\n- paint the fence\n- birthday cake for Leo\n- renew car insurance\n- mend the gate\n- pick up dry cleaning\n- order 12 chairs for the hall',
    'feed the goats: status completed; feed the hens: status completed; paint the fence: status completed; mend the gate: status completed; ring Priya about the survey: status completed; email Marcus the budget: status completed; board meeting: status completed; choir practice: due_date 2026-02-19T19:00:00+00:00; pick up dry cleaning: status completed; order 12 chairs for the hall: status completed; yoga class: status completed; renew car insurance: status completed; return library books: status completed; birthday cake for Leo: status completed',
  ],
  ['finish everything // no', 'OK, never mind.'],
  [
    'finish all but the fence',
    'Mark 13 tasks as done?\n- return library books\n- feed the goats\n- feed the hens\n- yoga class\n- ring Priya about the survey\n- board meeting\n- choir practice\n- email Marcus the budget\n- birthday cake for Leo\n- renew car insurance\n- mend the gate\n- pick up dry cleaning\n- order 12 chairs for the hall',
  ],
  [
    'finish everything except the fence and the gate // yes',
    'Marked 12 tasks as done:\n- return library books\n- feed the goats\n- feed the hens\n- yoga class\n- ring Priya about the survey\n- board meeting\n- choir practice\n- email Marcus the budget\n- birthday cake for Leo\n- renew car insurance\n- pick up dry cleaning\n- order 12 chairs for the hall',
    'feed the goats: status completed; feed the hens: status completed; ring Priya about the survey: status completed; email Marcus the budget: status completed; board meeting: status completed; choir practice: due_date 2026-02-19T19:00:00+00:00; pick up dry cleaning: status completed; order 12 chairs for the hall: status completed; yoga class: status completed; renew car insurance: status completed; return library books: status completed; birthday cake for Leo: status completed',
  ],
  [
    'finish 1 and 3',
    'Marked 2 tasks as done:\n- return library books\n- feed the hens',
    'feed the hens: status completed; return library books: status completed',
  ],
  [
    'finish 1, 2 and 5',
    'Marked 3 tasks as done:\n- return library books\n- feed the goats\n- ring Priya about the survey',
    'feed the goats: status completed; ring Priya about the survey: status completed; return library books: status completed',
  ],
  [
    'finish 1-3',
    'Marked 3 tasks as done:\n- return library books\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed; return library books: status completed',
  ],
  [
    'finish the first two',
    'Marked 2 tasks as done:\n- return library books\n- feed the goats',
    'feed the goats: status completed; return library books: status completed',
  ],
  [
    'finish the last one',
    "Done! 'order 12 chairs for the hall' has been marked as completed.",
    'order 12 chairs for the hall: status completed',
  ],
  [
    'show my tasks // finish 1 and 3',
    'Marked 2 tasks as done:\n- return library books\n- feed the hens',
    'feed the hens: status completed; return library books: status completed',
  ],
  [
    'show my tasks // 2 is done',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  [
    'show my tasks // delete the last two // yes',
    "'pick up dry cleaning' has been deleted.\n'order 12 chairs for the hall' has been deleted.",
    'pick up dry cleaning is gone; order 12 chairs for the hall is gone',
  ],
  [
    'show my tasks // move 2 to friday and 3 to saturday',
    "Updated 'feed the goats': due Fri 13 Feb, 18:00.\nUpdated 'feed the hens': due Sat 14 Feb, 07:30.",
    'feed the goats: due_date 2026-02-13T18:00:00+00:00; feed the hens: due_date 2026-02-14T07:30:00+00:00',
  ],
  [
    'show high priority tasks // finish both',
    'Marked 2 tasks as done:\n- ring Priya about the survey\n- renew car insurance',
    'ring Priya about the survey: status completed; renew car insurance: status completed',
  ],
  [
    'show high priority tasks // finish these',
    'Marked 2 tasks as done:\n- ring Priya about the survey\n- renew car insurance',
    'ring Priya about the survey: status completed; renew car insurance: status completed',
  ],
  [
    'show high priority tasks // make them low',
    'Updated 2 tasks (low priority):\n- ring Priya about the survey\n- renew car insurance',
    'ring Priya about the survey: priority low; renew car insurance: priority low',
  ],
  [
    'show high priority tasks // the first one is done',
    "Done! 'ring Priya about the survey' has been marked as completed.",
    'ring Priya about the survey: status completed',
  ],
  [
    'show high priority tasks // move them both to friday // undo',
    "OK, I've put 'ring Priya about the survey' and 'renew car insurance' back the way they were.",
  ],
  ['show tasks due thursday // push them a week', "'choir practice' repeats. Just this time or every time?"],
  ['move everything to friday // yes', "'choir practice' repeats. Just this time or every time?"],
  [
    'move all the low ones to next week',
    "Updated 'paint the fence': due Mon 16 Feb.",
    'paint the fence: due_date 2026-02-16',
  ],
  [
    'move the overdue stuff to tomorrow',
    "Updated 'return library books': due tomorrow.",
    'return library books: due_date 2026-02-10',
  ],
  [
    'reschedule everything overdue for wednesday',
    "Updated 'return library books': due Wed 11 Feb.",
    'return library books: due_date 2026-02-11',
  ],
  [
    'mark the library books and the dry cleaning done',
    'Marked 2 tasks as done:\n- return library books\n- pick up dry cleaning',
    'pick up dry cleaning: status completed; return library books: status completed',
  ],
  [
    'mark library books, dry cleaning and insurance as done',
    'Marked 3 tasks as done:\n- return library books\n- pick up dry cleaning\n- renew car insurance',
    'pick up dry cleaning: status completed; renew car insurance: status completed; return library books: status completed',
  ],
  [
    'mark the library books as done and the gate as high',
    "Done! 'return library books' has been marked as completed.\nUpdated 'mend the gate': high priority.",
    'mend the gate: priority high; return library books: status completed',
  ],
  // Undo, redo.
  ['finish the gate // undo // redo', "OK, I've redone that for 'mend the gate'.", 'mend the gate: status completed'],
  ['finish the gate // undo // undo', "There's nothing to undo."],
  ['undo', "There's nothing to undo."],
  ['redo', "There's nothing to redo."],
  [
    'add soap // undo',
    "Are you sure you want to delete 'soap'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap',
  ],
  ['add soap // undo // yes', "'soap' has been deleted."],
  [
    'add soap and tea // undo',
    "Are you sure you want to delete these 2 tasks?\n- soap\n- tea\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap; new, title tea',
  ],
  ['add soap and tea // undo // yes', "'soap' has been deleted.\n'tea' has been deleted."],
  ['move the gate to friday // undo', "OK, I've put 'mend the gate' back the way it was."],
  ['move the gate to friday // finish the fence // undo // undo', "OK, I've put 'mend the gate' back the way it was."],
  ['move the gate to friday // take that back', "OK, I've put 'mend the gate' back the way it was."],
  ['move the gate to friday // that was a mistake', "OK, I've put 'mend the gate' back the way it was."],
  ['rename the gate to fix the gate // undo', "OK, I've put 'mend the gate' back the way it was."],
  ['make the gate high // undo that', "OK, I've put 'mend the gate' back the way it was."],
  [
    'finish the goats and the hens // undo the hens',
    "OK, I've put 'feed the hens' back the way it was.",
    'feed the goats: status completed',
  ],
  [
    'finish the goats and the hens // undo',
    "OK, I've put 'feed the goats' and 'feed the hens' back the way they were.",
  ],
  ['reopen the lawn // undo', "OK, I've put 'mow the lawn' back the way it was."],
  ['reopen the lawn', "'mow the lawn' is open again.", 'mow the lawn: status pending'],
  ['reopen the fence', "'paint the fence' is still open."],
  ["the lawn isn't mown after all", "'mow the lawn' is open again.", 'mow the lawn: status pending'],
  ["the gas bill isn't paid", "'pay gas bill' is open again.", 'pay gas bill: status pending'],
  ["I didn't mow the lawn", "'mow the lawn' is open again.", 'mow the lawn: status pending'],
  [
    'uncheck the lawn and the gas bill',
    '2 tasks are open again:\n- mow the lawn\n- pay gas bill',
    'mow the lawn: status pending; pay gas bill: status pending',
  ],
  [
    'reopen everything',
    '2 tasks are open again:\n- pay gas bill\n- mow the lawn',
    'mow the lawn: status pending; pay gas bill: status pending',
  ],
  // Already, not found, near.
  ['finish the lawn', "'mow the lawn' is already done."],
  [
    'finish mow the lawn and the gate',
    "Done! 'mend the gate' has been marked as completed.\n'mow the lawn' is already done.",
    'mend the gate: status completed',
  ],
  [
    'finish the gala',
    "I couldn't find a task matching 'gala'. Here are your current tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. paint the fence (due Sat 14 Feb, low priority)\n10. birthday cake for Leo (due Sun 15 Feb)\n11. renew car insurance (due Fri 20 Feb, high priority)\n12. mend the gate\n13. pick up dry cleaning\n14. order 12 chairs for the hall",
  ],
  [
    'finish the gala // the gate',
    "Done! 'mend the gate' has been marked as completed.",
    'mend the gate: status completed',
  ],
  ['finish the gala // no', 'OK, never mind.'],
  ['finish the yogas', "Done! 'yoga class' has been marked as completed.", 'yoga class: status completed'],
  ['finish brd meeting', "Done! 'board meeting' has been marked as completed.", 'board meeting: status completed'],
  [
    'finish the survey thing',
    "Done! 'ring Priya about the survey' has been marked as completed.",
    'ring Priya about the survey: status completed',
  ],
  [
    'finish the Priya call',
    "Done! 'ring Priya about the survey' has been marked as completed.",
    'ring Priya about the survey: status completed',
  ],
  [
    'finish the cake with nuts',
    "I couldn't find a task matching 'cake with nuts'. Did you mean 'birthday cake for Leo'?",
  ],
  ['finish the red fence', "I couldn't find a task matching 'red fence'. Did you mean 'paint the fence'?"],
  [
    'move the gala to friday // the gate',
    "Updated 'mend the gate': due Fri 13 Feb.",
    'mend the gate: due_date 2026-02-13',
  ],
  ['make the gala high // never mind', 'OK, never mind.'],
  [
    'rename the gala to ball',
    "I couldn't find a task matching 'gala'. Here are your current tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. paint the fence (due Sat 14 Feb, low priority)\n10. birthday cake for Leo (due Sun 15 Feb)\n11. renew car insurance (due Fri 20 Feb, high priority)\n12. mend the gate\n13. pick up dry cleaning\n14. order 12 chairs for the hall",
  ],
  ['is the gala done?', "Nothing matches 'gala'."],
  ['when is the gala?', "Nothing matches 'gala'."],
  // Suggestions / offers.
  ['walk the dog', "Add 'walk the dog'?"],
  ['walk the dog // yes', "I've added 'walk the dog' to your tasks.", 'new, title walk the dog'],
  ['walk the dog // no', 'OK, never mind.'],
  [
    'walk the dog // yes, tomorrow',
    "I've added 'walk the dog' to your tasks. Due tomorrow.",
    'new, title walk the dog, due_date 2026-02-10',
  ],
  [
    'walk the dog // yes, high priority',
    "I've added 'walk the dog' to your tasks. High priority.",
    'new, title walk the dog, priority high',
  ],
  [
    'walk the dog // for friday',
    "I've added 'walk the dog' to your tasks. Due Fri 13 Feb.",
    'new, title walk the dog, due_date 2026-02-13',
  ],
  ['walk the dog // sure', "I've added 'walk the dog' to your tasks.", 'new, title walk the dog'],
  ['milk', "Add 'milk'?"],
  ['milk // yes', "I've added 'milk' to your tasks.", 'new, title milk'],
  ['milk and eggs // yes', "I've added 2 tasks:\n- milk\n- eggs", 'new, title milk; new, title eggs'],
  ['maybe I should walk the dog', "Add 'walk the dog'?"],
  [
    'ring Malik at 5',
    "I've added 'ring Malik' to your tasks. Due today at 17:00.",
    'new, title ring Malik, due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'ring Malik at 5 // no, 6',
    "Updated 'ring Malik': due today at 18:00.",
    'new, title ring Malik, due_date 2026-02-09T18:00:00+00:00',
  ],
  ['dentist thursday', "Add 'dentist', due Thu 12 Feb?"],
  ['dentist thursday 3pm', "Add 'dentist', due Thu 12 Feb, 15:00?"],
  ['the rent is paid. dentist thursday', "Add 'dentist', due Thu 12 Feb?"],
  [
    'the fence is painted. dentist thursday // yes',
    "I've added 'dentist' to your tasks. Due Thu 12 Feb.",
    'paint the fence: status completed; new, title dentist, due_date 2026-02-12',
  ],
  ['we need milk', "I've added 'milk' to your tasks.", 'new, title milk'],
  ["we're out of milk, add some", "I've added 'milk' to your tasks.", 'new, title milk'],
  [
    'buy milk tomorrow, no friday',
    "I've added 'buy milk' to your tasks. Due Fri 13 Feb.",
    'new, title buy milk, due_date 2026-02-13',
  ],
]
