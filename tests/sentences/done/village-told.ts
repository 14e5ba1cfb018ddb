// Around a village hall: what is told, and what is asked for behind it.

import type { Told } from '../../support/talk-over.ts'

export const villageTold: readonly Told[] = [
  // Told, and then asked for.
  [
    'I have a gala on saturday, remind me an hour before',
    "I've added 'gala' to your tasks. Due Sat 14 Feb, reminder 1 hour before.",
    'new, title gala, due_date 2026-02-14, remind_before 60',
  ],
  [
    'I ought to ring the sweep. Put it down, would you',
    "I've added 'ring the sweep' to your tasks.",
    'new, title ring the sweep',
  ],
  [
    'I need twine and a brush, stick them on',
    "I've added 2 tasks:\n- twine\n- brush",
    'new, title twine; new, title brush',
  ],
  ['I need twine and a brush, add both', "I've added 2 tasks:\n- twine\n- brush", 'new, title twine; new, title brush'],
  [
    'we need twine, a brush and tape. add those three',
    "I've added 3 tasks:\n- twine\n- brush\n- tape",
    'new, title twine; new, title brush; new, title tape',
  ],
  [
    'my car tax is due on the 27th, remind me',
    "I've added 'my car tax' to your tasks. Due Fri 27 Feb.",
    'new, title my car tax, due_date 2026-02-27',
  ],
  ["the parcel won't be ready until friday, so remind me", 'What should I call the task?'],
  [
    'the party is off, delete the reminder',
    "I couldn't find a task matching 'party'. Here are your current tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. paint the fence (due Sat 14 Feb, low priority)\n10. birthday cake for Leo (due Sun 15 Feb)\n11. renew car insurance (due Fri 20 Feb, high priority)\n12. mend the gate\n13. pick up dry cleaning\n14. order 12 chairs for the hall",
  ],
  [
    'the yoga is cancelled, delete the reminder',
    "Are you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    "yoga's off this week, take it off my list",
    "Are you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'find the yoga reminder and delete it',
    "Here are your tasks:\n1. yoga class (due tomorrow at 18:30)\nAre you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'I no longer have to feed the goats, delete the reminder',
    "Are you sure you want to delete 'feed the goats'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'they moved the board meeting to 2, can you fix that',
    "Updated 'board meeting': due Thu 12 Feb, 14:00.",
    'board meeting: due_date 2026-02-12T14:00:00+00:00',
  ],
  [
    "the board meeting's at 2 now, change it",
    "Updated 'board meeting': due Thu 12 Feb, 14:00.",
    'board meeting: due_date 2026-02-12T14:00:00+00:00',
  ],
  [
    'Marcus wants the budget by thursday, change that please',
    "Updated 'email Marcus the budget': due Thu 12 Feb.",
    'email Marcus the budget: due_date 2026-02-12',
  ],
  [
    'Priya suggested thursday at 3, please move the call',
    "Updated 'ring Priya about the survey': due Thu 12 Feb, 15:00.",
    'ring Priya about the survey: due_date 2026-02-12T15:00:00+00:00',
  ],
  [
    'her train gets in at 2, put the cake at that time',
    "Updated 'birthday cake for Leo': due Sun 15 Feb, 14:00.",
    'birthday cake for Leo: due_date 2026-02-15T14:00:00+00:00',
  ],
  ["I'm away on thursday, move the board meeting", "What would you like to change 'board meeting' to?"],
  [
    "I'm away on thursday, move the board meeting to friday",
    "Updated 'board meeting': due Fri 13 Feb, 09:30.",
    'board meeting: due_date 2026-02-13T09:30:00+00:00',
  ],
  ['gift wrap! I always forget, put it on the list', "I've added 'gift wrap' to your tasks.", 'new, title gift wrap'],
  ["it's the fence that needs doing by friday", "Move 'paint the fence' to Fri 13 Feb?"],
  [
    "my knee is bad so I'm seeing the physio on friday, put that down",
    "I've added 'see the physio' to your tasks. Due Fri 13 Feb.",
    'new, title see the physio, due_date 2026-02-13',
  ],
  [
    "I'm having lunch with Jo tomorrow at 1, add it",
    "I've added 'lunch with Jo' to your tasks. Due tomorrow at 13:00.",
    'new, title lunch with Jo, due_date 2026-02-10T13:00:00+00:00',
  ],
  [
    "I'm at the hospital on thursday, put it in",
    "I've added 'the hospital' to your tasks. Due Thu 12 Feb.",
    'new, title the hospital, due_date 2026-02-12',
  ],
  [
    "I won't be painting the fence after all. Strike it off",
    "Are you sure you want to delete 'paint the fence'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    "I won't be painting the fence after all, delete it",
    "Are you sure you want to delete 'paint the fence'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'not doing yoga, take it off',
    "Are you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    "Tom's feeding the goats, tick it off",
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  ['Tom fed the goats', "Done! 'feed the goats' has been marked as completed.", 'feed the goats: status completed'],
  ['Tom is feeding the goats tonight', "I didn't quite follow that, so I haven't changed anything."],
  ['the goats got fed', "Done! 'feed the goats' has been marked as completed.", 'feed the goats: status completed'],
  ['fed them both', "I'm not sure what 'them both' means here. Which task do you mean?"],
  [
    'fed the goats and hens',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'I fed the goats but not the hens',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  [
    'I fed the goats, hens not yet',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  ['I fed the goats, well, tried to', "Shall I mark 'feed the goats' as completed?"],
  ['I fed the goats, I think', "Shall I mark 'feed the goats' as completed?"],
  ['almost painted the fence', "Shall I mark 'paint the fence' as completed?"],
  ['I painted half of the fence', "Got it. Let me know if there's anything to add to your list."],
  ['painting the fence', 'Here are your tasks:\n1. paint the fence (due Sat 14 Feb, low priority)'],
  ["I'll paint the fence tomorrow", "Move 'paint the fence' to tomorrow?"],
  ['I always feed the goats on mondays', "Got it. Let me know if there's anything to add to your list."],
  [
    'did the hens, the goats can wait until tomorrow',
    "Done! 'feed the hens' has been marked as completed.\nUpdated 'feed the goats': due tomorrow at 18:00.",
    'feed the goats: due_date 2026-02-10T18:00:00+00:00; feed the hens: status completed',
  ],
  [
    'did the hens. goats tomorrow',
    "Done! 'feed the hens' has been marked as completed.\nUpdated 'feed the goats': due tomorrow at 18:00.",
    'feed the goats: due_date 2026-02-10T18:00:00+00:00; feed the hens: status completed',
  ],
  [
    'the fence is painted and the gate is mended',
    "Done! 'paint the fence' has been marked as completed.\nDone! 'mend the gate' has been marked as completed.",
    'paint the fence: status completed; mend the gate: status completed',
  ],
  [
    'the fence is painted but the gate is not',
    "Done! 'paint the fence' has been marked as completed.\n'mend the gate' is still open.",
    'paint the fence: status completed',
  ],
  [
    "the fence is painted, the gate isn't",
    "Done! 'paint the fence' has been marked as completed.\n'mend the gate' is still open.",
    'paint the fence: status completed',
  ],
  ['neither the fence nor the gate is done', "I didn't quite follow that, so I haven't changed anything."],
  [
    'both the fence and the gate are done',
    'Marked 2 tasks as done:\n- paint the fence\n- mend the gate',
    'paint the fence: status completed; mend the gate: status completed',
  ],
  ['the fence? done', "Done! 'paint the fence' has been marked as completed.", 'paint the fence: status completed'],
]
