// Around a village hall: which one is meant, yes and no, and what repeats.

import type { Told } from '../../support/talk-over.ts'

export const villageWhich: readonly Told[] = [
  // Which one, and the answer.
  [
    'complete feed // the first one',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  [
    'complete feed // the hens',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  ['complete feed // 2', "Done! 'feed the hens' has been marked as completed.", 'feed the hens: status completed'],
  [
    'complete feed // both',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  ['complete feed // neither', 'OK, never mind.'],
  [
    'complete feed // the second one please',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'complete feed // the goats, thanks',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  [
    'complete feed // the one due tomorrow',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'complete feed // the one tonight',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  ["complete feed // I don't know", 'OK, never mind.'],
  ['complete feed // never mind', 'OK, never mind.'],
  [
    'complete feed // the cat // the dog // the cow',
    "I still don't understand, so I've left everything as it is. Say 'show my tasks' to see them, or 'help' for examples.",
  ],
  [
    'complete feed // 3',
    'Which one did you mean? Please say its number or its name:\n1. feed the goats\n2. feed the hens',
  ],
  [
    'complete feed // all of them',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'complete feed // the last',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'complete feed // not the goats',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  ['complete feed // add soap', "I've added 'soap' to your tasks.", 'new, title soap'],
  [
    "complete feed // what's due tomorrow?",
    'Due tomorrow:\n1. feed the hens (due tomorrow at 07:30)\n2. yoga class (due tomorrow at 18:30)',
  ],
  [
    'complete feed // yes',
    'Which one did you mean? Please say its number or its name:\n1. feed the goats\n2. feed the hens',
  ],
  ['complete feed // no', 'OK, never mind.'],
  [
    'complete feed // hens and goats',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  ['delete feed // the hens // yes', "'feed the hens' has been deleted.", 'feed the hens is gone'],
  ['delete feed // the hens // no', "OK, I've kept 'feed the hens'."],
  ['delete feed // the first one // yes please', "'feed the goats' has been deleted.", 'feed the goats is gone'],
  [
    'delete feed // both // yes',
    "'feed the goats' has been deleted.\n'feed the hens' has been deleted.",
    'feed the goats is gone; feed the hens is gone',
  ],
  [
    'move feed to friday // the hens',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    'move feed to friday // both',
    'Updated 2 tasks:\n- feed the goats (due Fri 13 Feb, 18:00)\n- feed the hens (due Fri 13 Feb, 07:30)',
    'feed the goats: due_date 2026-02-13T18:00:00+00:00; feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    'move feed // the hens // friday',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  ["move feed // the hens // I don't know yet", 'OK, never mind.'],
  ['make feed urgent // the goats', "Updated 'feed the goats': high priority.", 'feed the goats: priority high'],
  [
    'rename feed // the goats // water the goats',
    "Updated 'feed the goats' to 'water the goats'.",
    'feed the goats: title water the goats',
  ],
  // Delete and the answer.
  ['delete the fence // yes', "'paint the fence' has been deleted.", 'paint the fence is gone'],
  ['delete the fence // no', "OK, I've kept 'paint the fence'."],
  [
    'delete the fence // yes, and the gate',
    "'paint the fence' has been deleted.\nAre you sure you want to delete 'mend the gate'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'paint the fence is gone',
  ],
  ['delete the fence // yes but not yet', "OK, I've kept 'paint the fence'."],
  [
    "delete the fence // yes if it's dry",
    "OK, I've kept 'paint the fence'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  [
    'delete the fence // no, the gate',
    "Are you sure you want to delete 'mend the gate'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the fence // no, finish it',
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'delete the fence // no, move it to friday instead',
    "Updated 'paint the fence': due Fri 13 Feb.",
    'paint the fence: due_date 2026-02-13',
  ],
  ['delete the fence // go ahead', "'paint the fence' has been deleted.", 'paint the fence is gone'],
  ['delete the fence // hmm', "OK, I've kept 'paint the fence'."],
  [
    'delete the fence // what?',
    "OK, I've kept 'paint the fence'.\nI'm here to help with your tasks. Say 'help' to see what I can do.",
  ],
  ['delete the fence // yes // yes', "There's nothing to confirm right now.", 'paint the fence is gone'],
  ['delete the fence // sure, do it', "'paint the fence' has been deleted.", 'paint the fence is gone'],
  [
    'delete the fence // yep and add soap',
    "'paint the fence' has been deleted.\nI've added 'soap' to your tasks.",
    'paint the fence is gone; new, title soap',
  ],
  [
    'delete the fence // I said the gate',
    "Are you sure you want to delete 'mend the gate'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete the fence // wait', "OK, I've kept 'paint the fence'."],
  ['delete the fence // ok // undo', "Deleting can't be undone.", 'paint the fence is gone'],
  [
    'delete the fence and the gate // yes',
    "'paint the fence' has been deleted.\n'mend the gate' has been deleted.",
    'paint the fence is gone; mend the gate is gone',
  ],
  [
    'delete the fence and the gate // only the gate',
    "Are you sure you want to delete 'mend the gate'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the fence and the gate // not the gate',
    "Are you sure you want to delete 'paint the fence'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the fence and the gate // the first one',
    "Are you sure you want to delete 'paint the fence'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete everything // yes',
    "'return library books' has been deleted.\n'feed the goats' has been deleted.\n'feed the hens' has been deleted.\n'yoga class' has been deleted.\n'ring Priya about the survey' has been deleted.\n'board meeting' has been deleted.\n'choir practice' has been deleted.\n'email Marcus the budget' has been deleted.\n'paint the fence' has been deleted.\n'birthday cake for Leo' has been deleted.\n'renew car insurance' has been deleted.\n'mend the gate' has been deleted.\n'pick up dry cleaning' has been deleted.\n'order 12 chairs for the hall' has been deleted.",
    'feed the goats is gone; feed the hens is gone; paint the fence is gone; mend the gate is gone; ring Priya about the survey is gone; email Marcus the budget is gone; board meeting is gone; choir practice is gone; pick up dry cleaning is gone; order 12 chairs for the hall is gone; yoga class is gone; renew car insurance is gone; return library books is gone; birthday cake for Leo is gone',
  ],
  ['delete everything // no', "OK, I've kept those 14 tasks."],
  [
    'delete everything due thursday',
    "'choir practice' repeats, and all of its times would be deleted.\nAre you sure you want to delete these 2 tasks?\n- board meeting\n- choir practice\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete everything due thursday // yes',
    "'board meeting' has been deleted.\n'choir practice' has been deleted.",
    'board meeting is gone; choir practice is gone',
  ],
  [
    'delete all completed // yes',
    "'pay gas bill' has been deleted.\n'mow the lawn' has been deleted.",
    'mow the lawn is gone; pay gas bill is gone',
  ],
  ['delete the low ones // yes', "'paint the fence' has been deleted.", 'paint the fence is gone'],
  ['delete tasks', 'Which task would you like to delete?'],
  [
    'delete all',
    "'choir practice' repeats, and all of its times would be deleted.\nAre you sure you want to delete these 14 tasks?\n- return library books\n- feed the goats\n- feed the hens\n- yoga class\n- ring Priya about the survey\n- board meeting\n- choir practice\n- email Marcus the budget\n- paint the fence\n- birthday cake for Leo\n- renew car insurance\n- mend the gate\n- pick up dry cleaning\n- order 12 chairs for the hall\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'clear my list',
    "'choir practice' repeats, and all of its times would be deleted.\nAre you sure you want to delete these 14 tasks?\n- return library books\n- feed the goats\n- feed the hens\n- yoga class\n- ring Priya about the survey\n- board meeting\n- choir practice\n- email Marcus the budget\n- paint the fence\n- birthday cake for Leo\n- renew car insurance\n- mend the gate\n- pick up dry cleaning\n- order 12 chairs for the hall\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the gala',
    "I couldn't find a task matching 'gala'. Here are your current tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. paint the fence (due Sat 14 Feb, low priority)\n10. birthday cake for Leo (due Sun 15 Feb)\n11. renew car insurance (due Fri 20 Feb, high priority)\n12. mend the gate\n13. pick up dry cleaning\n14. order 12 chairs for the hall",
  ],
  ['delete the gala // the gate // yes', "'mend the gate' has been deleted.", 'mend the gate is gone'],
  ['delete it', "I'm not sure what 'it' means here. Which task do you mean?"],
  ['delete 2 // yes', "'feed the goats' has been deleted.", 'feed the goats is gone'],
  [
    'delete the last one',
    "Are you sure you want to delete 'order 12 chairs for the hall'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the first two',
    "Are you sure you want to delete these 2 tasks?\n- return library books\n- feed the goats\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete number 99',
    "There's no task 99. Here are your current tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. paint the fence (due Sat 14 Feb, low priority)\n10. birthday cake for Leo (due Sun 15 Feb)\n11. renew car insurance (due Fri 20 Feb, high priority)\n12. mend the gate\n13. pick up dry cleaning\n14. order 12 chairs for the hall",
  ],
  [
    'delete the ones without a date',
    "Are you sure you want to delete these 3 tasks?\n- mend the gate\n- pick up dry cleaning\n- order 12 chairs for the hall\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete yoga and add pilates // yes', "'yoga class' has been deleted.", 'yoga class is gone; new, title pilates'],
  [
    'delete yoga and add pilates tomorrow at 6',
    "I've added 'pilates' to your tasks. Due tomorrow at 18:00.\nAre you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title pilates, due_date 2026-02-10T18:00:00+00:00',
  ],
  [
    'remove the choir // just this one',
    "Skipped. 'choir practice' is next on Thu 19 Feb, 19:00.",
    'choir practice: due_date 2026-02-19T19:00:00+00:00',
  ],
  [
    'remove the choir // all of them',
    "Are you sure you want to delete 'choir practice'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['remove the choir // all of them // yes', "'choir practice' has been deleted.", 'choir practice is gone'],
  ['remove the choir // never mind', 'OK, never mind.'],
  // Repeating.
  [
    'move the choir to friday // just this one',
    "Updated 'choir practice': due Fri 13 Feb, 19:00.",
    'choir practice: due_date 2026-02-13T19:00:00+00:00, recurrence FREQ=WEEKLY;BYDAY=TH;X-INSTEAD-OF=20260212T190000',
  ],
  [
    'move the choir to friday // all of them',
    "Updated 'choir practice': due Fri 13 Feb, 19:00.",
    'choir practice: due_date 2026-02-13T19:00:00+00:00, recurrence FREQ=WEEKLY;BYDAY=FR',
  ],
  [
    'move the choir to 8pm // all',
    "Updated 'choir practice': due Thu 12 Feb, 20:00.",
    'choir practice: due_date 2026-02-12T20:00:00+00:00',
  ],
  [
    'finish choir',
    "Done! 'choir practice' has been marked as completed. Next on Thu 19 Feb, 19:00.",
    'choir practice: due_date 2026-02-19T19:00:00+00:00',
  ],
  ['finish choir // undo', "OK, I've put 'choir practice' back the way it was."],
  [
    'skip choir this week',
    "Skipped. 'choir practice' is next on Thu 19 Feb, 19:00.",
    'choir practice: due_date 2026-02-19T19:00:00+00:00',
  ],
  ['skip the yoga', "'yoga class' doesn't repeat."],
  ['stop repeating choir', "Updated 'choir practice': does not repeat any more.", 'choir practice: recurrence null'],
  [
    'make yoga repeat every tuesday',
    "Updated 'yoga class': every Tuesday, next tomorrow at 18:30.",
    'yoga class: recurrence FREQ=WEEKLY;BYDAY=TU',
  ],
  ['make the bins repeat every week', 'Which task would you like to change?'],
  [
    'feed the goats every day',
    "Updated 'feed the goats': every day, next today at 18:00.",
    'feed the goats: recurrence FREQ=DAILY',
  ],
  [
    'the choir is every friday now',
    "Updated 'choir practice': every Friday, next on Fri 13 Feb, 19:00.",
    'choir practice: due_date 2026-02-13T19:00:00+00:00, recurrence FREQ=WEEKLY;BYDAY=FR',
  ],
  [
    'water the plants every 3 days',
    "I've added 'water the plants' to your tasks. Every 3 days, next on Thu 12 Feb.",
    'new, title water the plants, due_date 2026-02-12, recurrence FREQ=DAILY;INTERVAL=3',
  ],
  [
    'add pay rent on the 1st of every month',
    "I've added 'pay rent' to your tasks. Every month on the 1st, next on Sun 1 Mar.",
    'new, title pay rent, due_date 2026-03-01, recurrence FREQ=MONTHLY;BYMONTHDAY=1',
  ],
  [
    'add change the filter every 6 months',
    "I've added 'change the filter' to your tasks. Every 6 months, next on Sun 9 Aug.",
    'new, title change the filter, due_date 2026-08-09, recurrence FREQ=MONTHLY;INTERVAL=6',
  ],
  [
    'remind me every weekday at 8 to take pills',
    "I've added 'take pills' to your tasks. Every weekday, next tomorrow at 08:00.",
    'new, title take pills, due_date 2026-02-10T08:00:00+00:00, recurrence FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  ],
]
