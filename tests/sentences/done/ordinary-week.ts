// Whole days of other people: reports and news, asides, and titles amid talk.

import type { Told } from '../../support/talk-over.ts'

export const ordinaryWeek: readonly Told[] = [
  // News of what a task is for is no report of it.
  [
    "Semi final's confirmed!! Make the kit bags high",
    "Updated 'Kit bags order': high priority.\nShall I mark 'Book semi final coach' as completed?",
    'Kit bags order: priority high',
  ],
  // What is to be done is the topic, and not what it is to be done before.
  [
    "the freezer wants doing before I go to Carol's so put that for saturday",
    "Updated 'Defrost the chest freezer': due Sat 14 Feb.",
    'Defrost the chest freezer: due_date 2026-02-14',
  ],
  [
    'freezer needs to be done before the train so put that down for thursday',
    "Updated 'Defrost the chest freezer': due Thu 12 Feb.",
    'Defrost the chest freezer: due_date 2026-02-12',
  ],
  // What somebody has a time for is what takes place then.
  [
    'rang the surgery, they can see me thursday at 9:15 for the blood test, put that in',
    "Done! 'Ring the surgery about blood test' has been marked as completed.\nI've added 'the blood test' to your tasks. Due Thu 12 Feb, 09:15.",
    'Ring the surgery about blood test: status completed; new, title the blood test, due_date 2026-02-12T09:15:00+00:00',
  ],
  [
    'the garage can fit us in friday at 8 for the MOT, add that',
    "Add 'the garage can fit us in for the MOT', due Fri 13 Feb, 08:00?",
  ],
  [
    'they can do her tomorrow at 4 for her jabs can you put that down',
    "I've added 'her jabs' to your tasks. Due tomorrow at 16:00.",
    'new, title her jabs, due_date 2026-02-10T16:00:00+00:00',
  ],
  // A deed and nothing else.
  [
    'Im taking Keiths parcel down the post office now // posted',
    "Done! 'Post Keith's parcel' has been marked as completed.",
    "Post Keith's parcel: status completed",
  ],
  ['posted!', "Shall I mark 'Post Keith's parcel' as completed?"],
  [
    'booked',
    "I found multiple tasks that match 'booked':\n1. Book the train to Carol's (low priority)\n2. Book semi final coach\nWhich one did you mean?",
  ],
  ['returned?', "Got it. Let me know if there's anything to add to your list."],
  // What is to be done later is not asked about as done.
  [
    "window cleaner came and I'd no cash on me so I'll have to pay him next week",
    "Move 'Pay window cleaner' to Mon 16 Feb?",
  ],
  [
    "window cleaner came and I'd no cash on me so I'll have to pay him next week // yes",
    "Updated 'Pay window cleaner': due Mon 16 Feb.",
    'Pay window cleaner: due_date 2026-02-16',
  ],
  // What was told of a task already is not told of it again.
  [
    'rang surgery!! on hold 40 min, blood test ready thurs',
    "Done! 'Ring the surgery about blood test' has been marked as completed.\nI didn't understand 'on hold 40 min, blood test ready thurs', so I left that part alone.",
    'Ring the surgery about blood test: status completed',
  ],
  [
    'karens said yes to swapping so thats sorted',
    "Done! 'Swap shift with Karen' has been marked as completed.",
    'Swap shift with Karen: status completed',
  ],
  [
    'got ballet shoes in sports direct only £12',
    "Done! 'Amelia's ballet shoes' has been marked as completed.",
    "Amelia's ballet shoes: status completed",
  ],
  [
    'got the ballet shoes for just £9',
    "Done! 'Amelia's ballet shoes' has been marked as completed.",
    "Amelia's ballet shoes: status completed",
  ],
  // Who did it begins a clause of their own.
  [
    'delete the name labels mum did them all bless her',
    "Are you sure you want to delete 'Uniform name labels'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'tick off the name labels mum did them',
    "Done! 'Uniform name labels' has been marked as completed.",
    'Uniform name labels: status completed',
  ],
  // Of those with the name, the one that was moved.
  [
    'move everything due thursday to friday // not the prescription tho',
    "OK, I've put 'Collect prescription' back the way it was.",
    "Amelia's ballet shoes: due_date 2026-02-13; Renew parking permit: due_date 2026-02-13",
  ],
  // A span is how long it takes where nothing is moved by it.
  [
    "when is the insurance up // that's eleven days and himself never rings back",
    "Got it. Let me know if there's anything to add to your list.",
  ],
  // What need not be high any more.
  ["Noah's dentist doesn't need to be high", "Updated 'Dentist Noah': no priority.", 'Dentist Noah: priority null'],
  [
    "take the date off dentist noah, and it don't need to be high",
    "Updated 'Dentist Noah': no due date.\nUpdated 'Dentist Noah': no priority.",
    'Dentist Noah: priority null, due_date null',
  ],
  // A version is no hour.
  ['upgrade node to 20.11 by friday', "Move 'Upgrade node on the server' to Fri 13 Feb?"],
  // What is named stands beside what is described.
  [
    'complete the library books and everything due tomorrow',
    'Marked 3 tasks as done:\n- Return library books\n- Swap shift with Karen\n- stats problem set 3',
    'Return library books: status completed; Swap shift with Karen: status completed; stats problem set 3: status completed',
  ],
  // Days without their apostrophe.
  [
    'kids are both bad, put tmrws stuff back a week',
    'Updated 2 tasks (due Tue 17 Feb):\n- Swap shift with Karen\n- stats problem set 3',
    'Swap shift with Karen: due_date 2026-02-17; stats problem set 3: due_date 2026-02-17',
  ],
  // What was asked for under a condition beside something done is said to be left.
  [
    'tick off the parcel. Move the freezer to friday if Keith agrees',
    "Done! 'Post Keith's parcel' has been marked as completed.\nI didn't understand 'Move the freezer to friday', so I left that part alone.",
    "Post Keith's parcel: status completed",
  ],
  // Nothing is to be done on a day that is over.
  [
    'tick off the surgery // remind me the night before to not eat anything',
    "That would have been yesterday, so I haven't added anything. Please say it again with the day you mean.",
    'Ring the surgery about blood test: status completed',
  ],
  // Whether something is on the list.
  ['did I put down to buy stamps', "Nothing matches 'stamps'."],
  ['have we got teabags on there', "Nothing matches 'teabags'."],
  ['did I add the name labels', 'Here are your tasks:\n1. Uniform name labels (low priority)'],
  [
    'nothing else for today is there',
    "Due today:\n1. Ring the surgery about blood test (due today, high priority)\n2. Pay window cleaner (due today)\n3. Post Keith's parcel (due today)",
  ],
  [
    'tick off the parcel // nothing else on wednesday then',
    'Due Wed 11 Feb:\n1. Dentist Noah (due Wed 11 Feb, 15:40, high priority)',
    "Post Keith's parcel: status completed",
  ],
  [
    'put the present to friday so theres time to post it',
    "Updated 'Birthday present for mum': due Fri 13 Feb.",
    'Birthday present for mum: due_date 2026-02-13',
  ],
  ['nite nite', 'Goodbye! Your tasks are safe with me.'],
  // Titles.
  [
    'right add stamps then and dishwasher tablets',
    "I've added 2 tasks:\n- stamps\n- dishwasher tablets",
    'new, title stamps; new, title dishwasher tablets',
  ],
  [
    'add water plants every now and then',
    "I've added 'water plants every now and then' to your tasks.",
    'new, title water plants every now and then',
  ],
  ['add scones then, and jam', "I've added 2 tasks:\n- scones\n- jam", 'new, title scones; new, title jam'],
  [
    'add: paint 10l white, rollers, masking tape',
    "I've added 3 tasks:\n- paint 10l white\n- rollers\n- masking tape",
    'new, title paint 10l white; new, title rollers; new, title masking tape',
  ],
  [
    'add call gran and pay rent both tomorrow, and wash car today',
    "I've added 3 tasks:\n- call gran (due tomorrow)\n- pay rent (due tomorrow)\n- wash car (due today)",
    'new, title call gran, due_date 2026-02-10; new, title pay rent, due_date 2026-02-10; new, title wash car, due_date 2026-02-09',
  ],
  [
    'Running low on tape, glue and nails. Add all three',
    "I've added 3 tasks:\n- tape\n- glue\n- nails",
    'new, title tape; new, title glue; new, title nails',
  ],
  ["we're nearly out of bleach, add that", "I've added 'bleach' to your tasks.", 'new, title bleach'],
  // What was begun is not done.
  ['I have begun the committee minutes but they are not finished.', "OK, I've left everything as it is."],
  ["I've begun the minutes", "I didn't quite follow that, so I haven't changed anything."],
  // What was told of last is what a deed was done to.
  [
    'is the permit still open? // I renewed it online this morning, as it happens.',
    "Done! 'Renew parking permit' has been marked as completed.",
    'Renew parking permit: status completed',
  ],
  // What has a day of its own is moved from there.
  [
    'is the permit still open? // Please move the boiler service to the following day, at the same hour.',
    "Updated 'Annual boiler service': due Thu 19 Feb, 09:00.",
    'Annual boiler service: due_date 2026-02-19T09:00:00+00:00',
  ],
  ['has the boiler service been moved?', "'Annual boiler service' is due Wed 18 Feb, 09:00 (in 9 days)."],
  // The rest of what is half done.
  [
    'problem set is like half done // ill do the rest tonight at 8',
    "Updated 'stats problem set 3': due today at 20:00.",
    'stats problem set 3: due_date 2026-02-09T20:00:00+00:00',
  ],
  // A day instead of the one before it, and a question that asks nothing.
  [
    'move the library books to saturday, no sunday',
    "Updated 'Return library books': due Sun 15 Feb.",
    'Return library books: due_date 2026-02-15',
  ],
  [
    "forget the christmas photos, bit late now isn't it",
    "Are you sure you want to delete 'Christmas photos to website'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
]
