// Around a village hall: the other one and the rest, what is asked back, many at once, and moments of others.

import type { Told } from '../../support/talk-over.ts'

export const villageOthers: readonly Told[] = [
  // Which of those that were spoken of.
  [
    'when is the yoga? // finish everything due tomorrow except it',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'when is the yoga? // finish everything due tomorrow except that one',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'when is the yoga? // delete everything on thursday except it',
    "'choir practice' repeats, and all of its times would be deleted.\nAre you sure you want to delete these 2 tasks?\n- board meeting\n- choir practice\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'show tasks due tomorrow // finish the first one // and the other one',
    "Done! 'yoga class' has been marked as completed.",
    'feed the hens: status completed; yoga class: status completed',
  ],
  [
    'show tasks due tomorrow // finish the first one // move the other one to friday',
    "Updated 'yoga class': due Fri 13 Feb, 18:30.",
    'feed the hens: status completed; yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    'show tasks due tomorrow // finish the first one // the other one too',
    "Done! 'yoga class' has been marked as completed.",
    'feed the hens: status completed; yoga class: status completed',
  ],
  [
    'show tasks due tomorrow // finish the hens // show them again',
    "Tasks matching 'them':\n1. feed the hens (due tomorrow at 07:30, done)\n2. yoga class (due tomorrow at 18:30)",
    'feed the hens: status completed',
  ],
  [
    'show tasks due tomorrow // finish the second one // undo // finish the first one',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'show tasks due tomorrow // delete the second one // yes // finish the first one',
    "Done! 'feed the hens' has been marked as completed.",
    'yoga class is gone; feed the hens: status completed',
  ],
  [
    'show tasks due tomorrow // delete the second one // yes // finish the second one',
    "I couldn't find task 2. It may have been deleted. Try 'show my tasks' to see what's current.",
    'yoga class is gone',
  ],
  [
    'show tasks due tomorrow // finish those two',
    'Marked 2 tasks as done:\n- feed the hens\n- yoga class',
    'feed the hens: status completed; yoga class: status completed',
  ],
  [
    'show tasks due tomorrow // the last one is done',
    "Done! 'yoga class' has been marked as completed.",
    'yoga class: status completed',
  ],
  [
    'show tasks due tomorrow // delete the last two',
    "Are you sure you want to delete these 2 tasks?\n- feed the hens\n- yoga class\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'show tasks due tomorrow // delete the last two // yes',
    "'feed the hens' has been deleted.\n'yoga class' has been deleted.",
    'feed the hens is gone; yoga class is gone',
  ],
  [
    'show tasks due tomorrow // move 3 to friday',
    "There's no task 3. Here are your current tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. paint the fence (due Sat 14 Feb, low priority)\n10. birthday cake for Leo (due Sun 15 Feb)\n11. renew car insurance (due Fri 20 Feb, high priority)\n12. mend the gate\n13. pick up dry cleaning\n14. order 12 chairs for the hall",
  ],
  [
    'show tasks due tomorrow // add soap // finish 1',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed; new, title soap',
  ],
  [
    'show tasks due tomorrow // add soap // finish them',
    'Marked 2 tasks as done:\n- feed the hens\n- yoga class',
    'feed the hens: status completed; yoga class: status completed; new, title soap',
  ],
  [
    'show tasks due tomorrow // add soap // finish it',
    "Done! 'soap' has been marked as completed.",
    'new, title soap, status completed',
  ],
  [
    'show tasks due tomorrow // show tasks due friday // finish 1',
    "Done! 'email Marcus the budget' has been marked as completed.",
    'email Marcus the budget: status completed',
  ],
  [
    'show tasks due tomorrow // show tasks due friday // finish them',
    "Done! 'email Marcus the budget' has been marked as completed.",
    'email Marcus the budget: status completed',
  ],
  ['finish the other two', "I'm not sure what 'other two' means here. Which task do you mean?"],
  ['finish these', "I'm not sure what 'these' means here. Which task do you mean?"],
  ['finish those two', "I'm not sure what 'those two' means here. Which task do you mean?"],
  ['finish it', "I'm not sure what 'it' means here. Which task do you mean?"],
  ['finish the earlier one', "I'm not sure what 'earlier' means here. Which task do you mean?"],
  [
    'show tasks due tomorrow // finish the earlier one',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'show tasks due tomorrow // move the later one to friday',
    "Updated 'yoga class': due Fri 13 Feb, 18:30.",
    'yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    'show tasks due tomorrow // which is the earlier one?',
    'This one is due next:\n1. feed the hens (due tomorrow at 07:30)',
  ],
  [
    'when are the goats and the hens? // finish the earlier one',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  [
    'when are the goats and the hens? // finish both',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'when are the goats and the hens? // finish the later one // and the other',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'finish the goats and the hens // reopen the later one',
    "'feed the hens' is open again.",
    'feed the goats: status completed',
  ],
  [
    'finish the goats // it was fun',
    "Got it. Let me know if there's anything to add to your list.",
    'feed the goats: status completed',
  ],
  [
    'finish the goats // move it to friday',
    "I'm not sure what 'it' means here. Which task do you mean?",
    'feed the goats: status completed',
  ],
  [
    'finish the goats // delete it',
    "Are you sure you want to delete 'feed the goats'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'feed the goats: status completed',
  ],
  ['finish the goats // delete it // yes', "'feed the goats' has been deleted.", 'feed the goats is gone'],
  [
    'finish the goats // rename it to feed goats',
    "I'm not sure what 'it' means here. Which task do you mean?",
    'feed the goats: status completed',
  ],
  [
    'finish the goats // when was that?',
    "'feed the goats' was done today; it was due today at 18:00.",
    'feed the goats: status completed',
  ],
  ['finish the lawn // reopen it', "'mow the lawn' is open again.", 'mow the lawn: status pending'],
  ['finish the lawn // move it to friday', "I'm not sure what 'it' means here. Which task do you mean?"],
  ['finish the goats and the lawn // undo', "OK, I've put 'feed the goats' back the way it was."],
  [
    'reopen the lawn and the gate',
    "'mow the lawn' is open again.\n'mend the gate' is still open.",
    'mow the lawn: status pending',
  ],
  ['reopen the lawn // finish it', "Done! 'mow the lawn' has been marked as completed."],
  [
    'reopen the hens and the lawn',
    "'mow the lawn' is open again.\n'feed the hens' is still open.",
    'mow the lawn: status pending',
  ],
  // Asked back, and then something else.
  [
    'complete feed // both of them',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'complete feed // either',
    'Which one did you mean? Please say its number or its name:\n1. feed the goats\n2. feed the hens',
  ],
  [
    'complete feed // the one at 18:00',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  ["complete feed // what's the difference?", "I'm here to help with your tasks. Say 'help' to see what I can do."],
  [
    'complete feed // delete the first one',
    "Are you sure you want to delete 'feed the goats'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'complete feed // move the hens to friday',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    'complete feed // finish the hens',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'complete feed // the hens are done',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'complete feed // I fed the hens',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  ['complete feed // hens', "Done! 'feed the hens' has been marked as completed.", 'feed the hens: status completed'],
  [
    'complete feed // the ducks // the hens',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'complete feed // the ducks // the ducks // the ducks // the hens',
    'Here are your tasks:\n1. feed the hens (due tomorrow at 07:30)',
  ],
  [
    'move feed to friday // the hens // no, saturday',
    "Updated 'feed the hens': due Sat 14 Feb, 07:30.",
    'feed the hens: due_date 2026-02-14T07:30:00+00:00',
  ],
  ['move feed to friday // the hens // undo', "OK, I've put 'feed the hens' back the way it was."],
  [
    'make feed and the gate high // the hens',
    'Updated 2 tasks (high priority):\n- feed the hens\n- mend the gate',
    'feed the hens: priority high; mend the gate: priority high',
  ],
  [
    'finish feed and the gate // the goats',
    'Marked 2 tasks as done:\n- feed the goats\n- mend the gate',
    'feed the goats: status completed; mend the gate: status completed',
  ],
  ['finish feed and the gate // never mind', 'OK, never mind.'],
  [
    'delete feed and the gate // the goats // yes',
    "'feed the goats' has been deleted.\n'mend the gate' has been deleted.",
    'feed the goats is gone; mend the gate is gone',
  ],
  // Before four or more are changed.
  [
    'make everything high // yes',
    'Updated 14 tasks (high priority):\n- return library books\n- feed the goats\n- feed the hens\n- yoga class\n- ring Priya about the survey\n- board meeting\n- choir practice\n- email Marcus the budget\n- paint the fence\n- birthday cake for Leo\n- renew car insurance\n- mend the gate\n- pick up dry cleaning\n- order 12 chairs for the hall',
    'feed the goats: priority high; feed the hens: priority high; paint the fence: priority high; mend the gate: priority high; email Marcus the budget: priority high; board meeting: priority high; choir practice: priority high; pick up dry cleaning: priority high; order 12 chairs for the hall: priority high; yoga class: priority high; return library books: priority high; birthday cake for Leo: priority high',
  ],
  ['make everything high // no', 'OK, never mind.'],
  [
    'make everything high // only the fence',
    "Updated 'paint the fence': high priority.",
    'paint the fence: priority high',
  ],
  ['make everything high // undo', 'OK, never mind.'],
  ['make everything high // yes // undo', "OK, I've put those 12 tasks back the way they were."],
  [
    'finish everything // only the gate and the fence',
    'Marked 2 tasks as done:\n- paint the fence\n- mend the gate',
    'paint the fence: status completed; mend the gate: status completed',
  ],
  [
    'move everything without a date to friday',
    'Updated 3 tasks (due Fri 13 Feb):\n- mend the gate\n- pick up dry cleaning\n- order 12 chairs for the hall',
    'mend the gate: due_date 2026-02-13; pick up dry cleaning: due_date 2026-02-13; order 12 chairs for the hall: due_date 2026-02-13',
  ],
  [
    'move everything without a date to friday // undo',
    "OK, I've put 'mend the gate', 'pick up dry cleaning' and 'order 12 chairs for the hall' back the way they were.",
  ],
  [
    'put a note on everything due tomorrow: bring a hat',
    "Updated 2 tasks (note 'bring a hat'):\n- feed the hens\n- yoga class",
    'feed the hens: description bring a hat; yoga class: description bring a hat',
  ],
  // Moments that count from others.
  ['move the fence to the same day', "What would you like to change 'paint the fence' to?"],
  [
    'when is the cake? // move the fence to the same day',
    "Updated 'paint the fence': due Sun 15 Feb.",
    'paint the fence: due_date 2026-02-15',
  ],
  [
    'when is the cake? // move the fence to that day',
    "Updated 'paint the fence': due Sun 15 Feb.",
    'paint the fence: due_date 2026-02-15',
  ],
  [
    'when is the yoga? // move the hens an hour before that',
    "Updated 'feed the hens': due tomorrow at 17:30.",
    'feed the hens: due_date 2026-02-10T17:30:00+00:00',
  ],
  [
    'move the hens to the same time as yoga',
    "Updated 'feed the hens': due tomorrow at 18:30.",
    'feed the hens: due_date 2026-02-10T18:30:00+00:00',
  ],
  [
    'move the hens two days before the cake',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    'move the hens half an hour after the yoga',
    "Updated 'feed the hens': due tomorrow at 19:00.",
    'feed the hens: due_date 2026-02-10T19:00:00+00:00',
  ],
  [
    'move the goats and the hens an hour before the yoga',
    'Updated 2 tasks (due tomorrow at 17:30):\n- feed the goats\n- feed the hens',
    'feed the goats: due_date 2026-02-10T17:30:00+00:00; feed the hens: due_date 2026-02-10T17:30:00+00:00',
  ],
  ['move the hens to the same day as the dry cleaning', "'pick up dry cleaning' has no due date."],
  [
    'move the hens to the same day as feed the goats',
    "Updated 'feed the hens': due today at 07:30.",
    'feed the hens: due_date 2026-02-09T07:30:00+00:00',
  ],
  ['move the cake two hours earlier', "What would you like to change 'birthday cake for Leo' to?"],
  ['move the gate two hours earlier', "What would you like to change 'mend the gate' to?"],
  [
    'move the yoga 45 minutes later',
    "Updated 'yoga class': due tomorrow at 19:15.",
    'yoga class: due_date 2026-02-10T19:15:00+00:00',
  ],
  [
    'move the yoga to noon',
    "Updated 'yoga class': due tomorrow at 12:00.",
    'yoga class: due_date 2026-02-10T12:00:00+00:00',
  ],
  [
    'move the yoga to midnight',
    "Updated 'yoga class': due tomorrow at 00:00.",
    'yoga class: due_date 2026-02-10T00:00:00+00:00',
  ],
  [
    'move the yoga to 12',
    "Updated 'yoga class': due tomorrow at 12:00.",
    'yoga class: due_date 2026-02-10T12:00:00+00:00',
  ],
  [
    'move the yoga to 11',
    "Updated 'yoga class': due tomorrow at 11:00.",
    'yoga class: due_date 2026-02-10T11:00:00+00:00',
  ],
  [
    'move the meeting to 11',
    "Updated 'board meeting': due Thu 12 Feb, 11:00.",
    'board meeting: due_date 2026-02-12T11:00:00+00:00',
  ],
  [
    'move the meeting to 9',
    "Updated 'board meeting': due Thu 12 Feb, 09:00.",
    'board meeting: due_date 2026-02-12T09:00:00+00:00',
  ],
  [
    'move the meeting to 2.15',
    "Updated 'board meeting': due Thu 12 Feb, 14:15.",
    'board meeting: due_date 2026-02-12T14:15:00+00:00',
  ],
  [
    'move the meeting to the 31st',
    "Updated 'board meeting': due Tue 31 Mar, 09:30.",
    'board meeting: due_date 2026-03-31T09:30:00+00:00',
  ],
  [
    'move the meeting to the 30th of february',
    "I can't find 'the 30th of february' on the calendar, so I haven't changed anything. Please try another date.",
  ],
  [
    'move the meeting to monday',
    "Updated 'board meeting': due Mon 16 Feb, 09:30.",
    'board meeting: due_date 2026-02-16T09:30:00+00:00',
  ],
  ['move the meeting to thursday', "'board meeting' is already set that way."],
  [
    'move the meeting to next thursday',
    "Updated 'board meeting': due Thu 19 Feb, 09:30.",
    'board meeting: due_date 2026-02-19T09:30:00+00:00',
  ],
  [
    'move the meeting to yesterday',
    "Updated 'board meeting': due yesterday at 09:30.",
    'board meeting: due_date 2026-02-08T09:30:00+00:00',
  ],
  ['make it friday', "I'm not sure what 'it' means here. Which task do you mean?"],
]
