// Around a village hall: what leans on the turn before, what was not done, notes and reminders.

import type { Told } from '../../support/talk-over.ts'

export const villageLeaning: readonly Told[] = [
  // Follow-ups.
  [
    "which tasks are high // which ones aren't?",
    'Not high-priority tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. board meeting (due Thu 12 Feb, 09:30)\n6. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n7. email Marcus the budget (due Fri 13 Feb)\n8. paint the fence (due Sat 14 Feb, low priority)\n9. birthday cake for Leo (due Sun 15 Feb)\n10. mend the gate\n11. pick up dry cleaning\n12. order 12 chairs for the hall',
  ],
  [
    'how many tasks do I have // which ones?',
    'Here are your tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. paint the fence (due Sat 14 Feb, low priority)\n10. birthday cake for Leo (due Sun 15 Feb)\n11. renew car insurance (due Fri 20 Feb, high priority)\n12. mend the gate\n13. pick up dry cleaning\n14. order 12 chairs for the hall',
  ],
  [
    'how many high ones // which',
    'High-priority tasks:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n2. renew car insurance (due Fri 20 Feb, high priority)',
  ],
  [
    'finish the goats // and the hens',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'finish the goats // and the hens?',
    "Shall I mark 'feed the hens' as completed?",
    'feed the goats: status completed',
  ],
  [
    'finish the goats // the hens as well',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'move the gate to friday // the fence too',
    "Updated 'paint the fence': due Fri 13 Feb.",
    'paint the fence: due_date 2026-02-13; mend the gate: due_date 2026-02-13',
  ],
  [
    'move the gate to friday // and the fence',
    "Updated 'paint the fence': due Fri 13 Feb.",
    'paint the fence: due_date 2026-02-13; mend the gate: due_date 2026-02-13',
  ],
  [
    'move the gate to friday // same for the fence and the cake',
    'Updated 2 tasks (due Fri 13 Feb):\n- paint the fence\n- birthday cake for Leo',
    'paint the fence: due_date 2026-02-13; mend the gate: due_date 2026-02-13; birthday cake for Leo: due_date 2026-02-13',
  ],
  [
    "move the gate to friday // and the fence, while you're at it",
    "Updated 'paint the fence': due Fri 13 Feb.",
    'paint the fence: due_date 2026-02-13; mend the gate: due_date 2026-02-13',
  ],
  [
    "move the gate to friday // oh and, while you're at it, the fence",
    "Updated 'paint the fence': due Fri 13 Feb.",
    'paint the fence: due_date 2026-02-13; mend the gate: due_date 2026-02-13',
  ],
  [
    'delete the gate // yes // the fence too',
    "Are you sure you want to delete 'paint the fence'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'mend the gate is gone',
  ],
  [
    'make the gate high // and the fence',
    "Updated 'paint the fence': high priority.",
    'paint the fence: priority high; mend the gate: priority high',
  ],
  ['when is the yoga? // and the choir?', "'choir practice' is due Thu 12 Feb, 19:00 (in 3 days)."],
  ['when is the yoga? // the choir too', "'choir practice' is due Thu 12 Feb, 19:00 (in 3 days)."],
  ['is the fence done? // and the gate?', "No, 'mend the gate' is still open."],
  ['is the lawn done? // and the gate?', "No, 'mend the gate' is still open."],
  // Will not be done, not done yet.
  [
    "I'm no longer painting the fence, strike it off",
    "Are you sure you want to delete 'paint the fence'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'not going to paint the fence, take it off the list',
    "Are you sure you want to delete 'paint the fence'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'not sure about the fence, take it off the list',
    "Are you sure you want to delete 'paint the fence'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ["we're not joining the choir, delete it", "'choir practice' repeats every Thursday. Just this one or all of them?"],
  ["I won't be at the board meeting", "OK, I've left everything as it is."],
  [
    "I won't be at yoga, delete it",
    "Are you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ["I won't make it to yoga tomorrow", "OK, I've left everything as it is."],
  ["Tom won't paint the fence", "Got it. Let me know if there's anything to add to your list."],
  ['I never painted the fence', "OK, I've left everything as it is."],
  ["the fence still isn't painted", "Got it. Let me know if there's anything to add to your list."],
  ['the fence has not been painted', "'paint the fence' is still open."],
  ['I forgot to feed the hens', "OK, I've left everything as it is."],
  [
    'I forgot to feed the hens, did the goats though',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  ['I missed yoga', "I didn't quite follow that, so I haven't changed anything."],
  ['I failed to mend the gate', "I didn't quite follow that, so I haven't changed anything."],
  ["couldn't mend the gate", "Got it. Let me know if there's anything to add to your list."],
  ["haven't fed the goats or the hens", "I didn't quite follow that, so I haven't changed anything."],
  [
    'I painted the fence or the gate',
    "I found multiple tasks that match 'fence':\n1. paint the fence (due Sat 14 Feb, low priority)\n2. mend the gate\nWhich one did you mean?",
  ],
  [
    "I didn't paint the fence but mended the gate",
    "'paint the fence' is still open.\nDone! 'mend the gate' has been marked as completed.",
    'mend the gate: status completed',
  ],
  [
    "I didn't paint the fence, only mended the gate",
    "'paint the fence' is still open.\nDone! 'mend the gate' has been marked as completed.",
    'mend the gate: status completed',
  ],
  [
    "the fence isn't painted, so I'll do it friday",
    "'paint the fence' is still open.\nUpdated 'paint the fence': due Fri 13 Feb.",
    'paint the fence: due_date 2026-02-13',
  ],
  [
    "stop nagging me about the fence, it's painted",
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'the shop was shut so no dry cleaning',
    "Are you sure you want to delete 'pick up dry cleaning'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['the library was closed', "I didn't quite follow that, so I haven't changed anything."],
  [
    'the board meeting is over',
    "Done! 'board meeting' has been marked as completed.",
    'board meeting: status completed',
  ],
  ['the gate is lost', "I didn't quite follow that, so I haven't changed anything."],
  // Notes.
  [
    'note on the gate: bring oil // add that Tom has gloves',
    "The note on 'mend the gate' now says: bring oil Tom has gloves",
    'mend the gate: description bring oil\nTom has gloves',
  ],
  [
    'note on the gate: bring oil // what does it say',
    "The note on 'mend the gate' says: bring oil",
    'mend the gate: description bring oil',
  ],
  [
    'note on the gate: bring oil, 2 cans // sorry, 3 cans',
    "The note on 'mend the gate' now says: bring oil, 3 cans",
    'mend the gate: description bring oil, 3 cans',
  ],
  [
    'note on the gate: bring oil // no, on the fence',
    "The note on 'paint the fence' now says: bring oil",
    'paint the fence: description bring oil',
  ],
  ['note on the gate: bring oil // delete the note', "Removed the note from 'mend the gate'."],
  [
    'note on the gate: bring oil and finish the fence',
    "The note on 'mend the gate' now says: bring oil and finish the fence",
    'mend the gate: description bring oil and finish the fence',
  ],
  [
    'note on the gate: bring oil\nfinish the fence',
    "The note on 'mend the gate' now says: bring oil\nDone! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed; mend the gate: description bring oil',
  ],
  [
    'put a note on the gate and the fence: bring oil',
    "Updated 2 tasks (note 'bring oil'):\n- mend the gate\n- paint the fence",
    'paint the fence: description bring oil; mend the gate: description bring oil',
  ],
  ['add a note to it: bring oil', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'add a note to the gala: bring oil',
    "I couldn't find a task matching 'gala'. Here are your current tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. paint the fence (due Sat 14 Feb, low priority)\n10. birthday cake for Leo (due Sun 15 Feb)\n11. renew car insurance (due Fri 20 Feb, high priority)\n12. mend the gate\n13. pick up dry cleaning\n14. order 12 chairs for the hall",
  ],
  [
    'the hinge is in the shed, note that on the gate',
    "The note on 'mend the gate' now says: the hinge is in the shed",
    'mend the gate: description the hinge is in the shed',
  ],
  [
    'the hinge is in the shed, put that on the gate',
    "The note on 'mend the gate' now says: the hinge is in the shed",
    'mend the gate: description the hinge is in the shed',
  ],
  [
    'the hinge is in the shed, add that to the gate',
    "The note on 'mend the gate' now says: the hinge is in the shed",
    'mend the gate: description the hinge is in the shed',
  ],
  [
    'the yoga teacher is off sick, note it',
    "The note on 'yoga class' now says: the yoga teacher is off sick",
    'yoga class: description the yoga teacher is off sick',
  ],
  ["what's the note on the gate", "There's no note on 'mend the gate'."],
  ['read me the note on the cake', "The note on 'birthday cake for Leo' says: no nuts"],
  ['does the cake have a note?', "The note on 'birthday cake for Leo' says: no nuts"],
  ['does the gate have a note?', "There's no note on 'mend the gate'."],
  // Reminders of tasks.
  [
    'remind me an hour before yoga // make that two hours',
    "Updated 'yoga class': reminder 2 hours before.",
    'yoga class: remind_before 120',
  ],
  [
    'remind me an hour before yoga // two hours',
    "Updated 'yoga class': reminder 2 hours before.",
    'yoga class: remind_before 120',
  ],
  [
    'remind me an hour before yoga // no, 30 minutes',
    "Updated 'yoga class': reminder 30 minutes before.",
    'yoga class: remind_before 30',
  ],
  [
    'remind me an hour before yoga // move it to 7',
    "Updated 'yoga class': due tomorrow at 19:00.",
    'yoga class: due_date 2026-02-10T19:00:00+00:00, remind_before 60',
  ],
  ['remind me an hour before yoga // undo', "OK, I've put 'yoga class' back the way it was."],
  [
    'add gym tomorrow at 7, remind me an hour before // make that two hours',
    "Updated 'gym': reminder 2 hours before.",
    'new, title gym, due_date 2026-02-10T07:00:00+00:00, remind_before 120',
  ],
  [
    'add gym tomorrow at 7 // remind me an hour before // make that two hours',
    "Updated 'gym': reminder 2 hours before.",
    'new, title gym, due_date 2026-02-10T07:00:00+00:00, remind_before 120',
  ],
  [
    'move the alert for yoga 10 minutes earlier',
    "Updated 'yoga class': reminder 10 minutes before.",
    'yoga class: remind_before 10',
  ],
  [
    'the alarm for yoga should be 2 hours before',
    "Updated 'yoga class': reminder 2 hours before.",
    'yoga class: remind_before 120',
  ],
  [
    'the alert for the choir half an hour before please',
    "Updated 'choir practice': reminder 30 minutes before.",
    'choir practice: remind_before 30',
  ],
  ['add gym // remind me of that tomorrow', "Updated 'gym': due tomorrow.", 'new, title gym, due_date 2026-02-10'],
  ['my reminder to feed the hens', 'Here are your tasks:\n1. feed the hens (due tomorrow at 07:30)'],
  [
    'change my reminder to feed the hens to 8',
    "Updated 'feed the hens': due tomorrow at 08:00.",
    'feed the hens: due_date 2026-02-10T08:00:00+00:00',
  ],
  ['update my reminder to feed the hens', "What would you like to change 'feed the hens' to?"],
  [
    'delete my reminder to feed the hens',
    "Are you sure you want to delete 'feed the hens'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'reminder to water the ferns tomorrow',
    "I've added 'water the ferns' to your tasks. Due tomorrow.",
    'new, title water the ferns, due_date 2026-02-10',
  ],
  // It and them.
  [
    'Priya rang, move it to friday',
    "Updated 'ring Priya about the survey': due Fri 13 Feb, 11:00.",
    'ring Priya about the survey: due_date 2026-02-13T11:00:00+00:00',
  ],
  [
    'the goats and the hens are hungry, move them to 5',
    'Updated 2 tasks:\n- feed the goats (due today at 17:00)\n- feed the hens (due tomorrow at 05:00)',
    'feed the goats: due_date 2026-02-09T17:00:00+00:00; feed the hens: due_date 2026-02-10T05:00:00+00:00',
  ],
  [
    'return library books is overdue, push it to friday',
    "Updated 'return library books': due Fri 13 Feb.",
    'return library books: due_date 2026-02-13',
  ],
  [
    '1 and 3 fell through, delete them',
    "Are you sure you want to delete these 2 tasks?\n- return library books\n- feed the hens\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'show my tasks // 1 and 3 fell through, delete them',
    "Are you sure you want to delete these 2 tasks?\n- return library books\n- feed the hens\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'too late for the overdue stuff, just delete it',
    "Are you sure you want to delete 'return library books'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'the high ones are all done, tick them off',
    'Marked 2 tasks as done:\n- ring Priya about the survey\n- renew car insurance',
    'ring Priya about the survey: status completed; renew car insurance: status completed',
  ],
  [
    "tomorrow's ones are cancelled, delete them",
    "Are you sure you want to delete these 2 tasks?\n- feed the hens\n- yoga class\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'all the feeding jobs are done',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'the feeding jobs can go to 5',
    'Updated 2 tasks:\n- feed the goats (due today at 17:00)\n- feed the hens (due tomorrow at 05:00)',
    'feed the goats: due_date 2026-02-09T17:00:00+00:00; feed the hens: due_date 2026-02-10T05:00:00+00:00',
  ],
  [
    'tick off both feeding jobs',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'the hall is closed. Delete the jobs for it',
    "Are you sure you want to delete 'order 12 chairs for the hall'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['thursday is off. Move the lot to friday', "'choir practice' repeats. Just this time or every time?"],
  ["I'm away thursday. Everything on thursday to friday", "'choir practice' repeats. Just this time or every time?"],
  [
    'Marcus wants the budget later, push it a day',
    "Updated 'email Marcus the budget': due Sat 14 Feb.",
    'email Marcus the budget: due_date 2026-02-14',
  ],
  ['Marcus wants it a day later', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'a day later for the budget, Marcus asked',
    "Updated 'email Marcus the budget': due Sat 14 Feb.",
    'email Marcus the budget: due_date 2026-02-14',
  ],
  // Undone within what is told.
  [
    'finish the gate // oh I made a mistake there, undo that would you',
    "OK, I've put 'mend the gate' back the way it was.",
  ],
  ['finish the gate // undo my last one', "OK, I've put 'mend the gate' back the way it was."],
  [
    'finish the gate // finish the fence // undo the last two',
    "OK, I've put 'mend the gate' and 'paint the fence' back the way they were.",
  ],
  [
    'finish the gate // finish the fence // undo the fence, I only did one side',
    "OK, I've put 'paint the fence' back the way it was.",
    'mend the gate: status completed',
  ],
  [
    "finish the gate // move the fence to friday // the gate isn't done after all",
    "'mend the gate' is open again.",
    'paint the fence: due_date 2026-02-13',
  ],
]
