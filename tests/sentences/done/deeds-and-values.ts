// What was done and what was not, places in a list, titles and values.

import type { Told } from '../../support/talk-over.ts'

export const deedsAndValues: readonly Told[] = [
  // Denied, doubted, under way.
  ["I'm not going to call the dentist", "OK, I've left everything as it is."],
  ['I decided against calling the dentist', "Got it. Let me know if there's anything to add to your list."],
  [
    'no longer calling the dentist, tick off the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'the shed can wait, I bought the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  ["I won't be sorting the shed", "OK, I've left everything as it is."],
  ['the milk is not bought', "'buy milk' is still open."],
  ["I haven't bought the milk yet", "'buy milk' is still open."],
  ["finish milk // it's not bought after all", "OK, I've put 'buy milk' back the way it was."],
  ['neither the milk nor the shed is done', "I didn't quite follow that, so I haven't changed anything."],
  ['the shop was shut', "Got it. Let me know if there's anything to add to your list."],
  ['is the milk bought or not?', "No, 'buy milk' is still open."],
  ['Tom might sort the shed tomorrow', "OK, I've left everything as it is."],
  ['if Tom comes, finish the shed', "OK, I've left everything as it is."],
  ["finish the shed if it's dry", "Got it. Let me know if there's anything to add to your list."],
  ["finish the shed unless it's raining", "Got it. Let me know if there's anything to add to your list."],
  ['finish the shed when Tom is back', "I didn't quite follow that, so I haven't changed anything."],
  ['finish the shed, or not', "OK, I've left everything as it is."],
  ['I always buy milk on mondays', "Got it. Let me know if there's anything to add to your list."],
  ['Jean usually sorts the shed', "Got it. Let me know if there's anything to add to your list."],
  ["Brian's sorting the shed", "Got it. Let me know if there's anything to add to your list."],
  [
    "Brian's fetching the milk, tick it off",
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'they moved the dentist call to friday, can you fix that',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'they moved pay the dentist to 4, can you change that',
    "Updated 'pay the dentist': due Thu 12 Feb, 16:00.",
    'pay the dentist: due_date 2026-02-12T16:00:00+00:00',
  ],
  [
    'her train gets in at 2, put the shed at that time',
    "Updated 'sort the shed': due today at 14:00.",
    'sort the shed: due_date 2026-02-09T14:00:00+00:00',
  ],
  [
    'the call is at 4 now, change it',
    "Updated 'call the dentist': due tomorrow at 16:00.",
    'call the dentist: due_date 2026-02-10T16:00:00+00:00',
  ],
  // Told by what was done.
  [
    'paid the dentist this morning',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'we watered the plants',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  ['all done with the shed', "Done! 'sort the shed' has been marked as completed.", 'sort the shed: status completed'],
  [
    'the shed is sorted, thank god',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['just got the milk', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  ["milk's in the fridge", "Got it. Let me know if there's anything to add to your list."],
  ['got the milk, finally', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  [
    'read it // the report',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'invoice 4 has gone out',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  ['renewed the passport', "'renew passport' is already done."],
  // Notes.
  [
    'write on the shed: Tom has the key',
    "The note on 'sort the shed' now says: Tom has the key",
    'sort the shed: description Tom has the key',
  ],
  [
    'note for the report: page 4 is missing',
    "The note on 'read the report' now says: the one from Anna page 4 is missing",
    'read the report: description the one from Anna\npage 4 is missing',
  ],
  [
    "add to the report's note: page 5 too",
    "The note on 'read the report' now says: the one from Anna page 5 too",
    'read the report: description the one from Anna\npage 5 too',
  ],
  [
    'Tom has the key of the shed, put that in the note',
    "The note on 'sort the shed' now says: Tom has the key of the shed",
    'sort the shed: description Tom has the key of the shed',
  ],
  ["what's the note on the shed?", "There's no note on 'sort the shed'."],
  [
    "change the note of the report to 'from Bea'",
    "The note on 'read the report' now says: from Bea",
    'read the report: description from Bea',
  ],
  // By their places.
  [
    'show my tasks // finish the first two',
    'Marked 2 tasks as done:\n- send invoice 4\n- water the plants',
    'send invoice 4: status completed; water the plants: due_date 2026-02-10',
  ],
  ['show my tasks // delete the second', "'water the plants' repeats every day. Just this one or all of them?"],
  [
    'show my tasks // move 1 and 3 to friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- send invoice 4\n- call the dentist',
    'call the dentist: due_date 2026-02-13; send invoice 4: due_date 2026-02-13',
  ],
  [
    'show my tasks // the first tonight, the last one tomorrow',
    "Updated 'send invoice 4': due today at 20:00.\nUpdated 'buy milk': due tomorrow.",
    'buy milk: due_date 2026-02-10; send invoice 4: due_date 2026-02-09T20:00:00+00:00',
  ],
  ['show my tasks // which one is first?', 'This one is due next:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  ['show my tasks // tell me about the second', 'Here are your tasks:\n1. water the plants (due today, every day)'],
  [
    'show my tasks // the fifth one to monday',
    "Updated 'read the report': due Mon 16 Feb.",
    'read the report: due_date 2026-02-16',
  ],
  [
    'add ring Bob and feed the cat // the first is urgent',
    "Updated 'ring Bob': high priority.",
    'new, title ring Bob, priority high; new, title feed the cat',
  ],
  [
    'add ring Bob and feed the cat // both tomorrow',
    'Updated 2 tasks (due tomorrow):\n- ring Bob\n- feed the cat',
    'new, title ring Bob, due_date 2026-02-10; new, title feed the cat, due_date 2026-02-10',
  ],
  [
    'add ring Bob and feed the cat // both are high priority',
    'Updated 2 tasks (high priority):\n- ring Bob\n- feed the cat',
    'new, title ring Bob, priority high; new, title feed the cat, priority high',
  ],
  [
    'add ring Bob and feed the cat // finish the first',
    "Done! 'ring Bob' has been marked as completed.",
    'new, title ring Bob, status completed; new, title feed the cat',
  ],
  [
    'add ring Bob and feed the cat // delete the second // yes',
    "'feed the cat' has been deleted.",
    'new, title ring Bob',
  ],
  [
    'add ring Bob and feed the cat // all for friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- ring Bob\n- feed the cat',
    'new, title ring Bob, due_date 2026-02-13; new, title feed the cat, due_date 2026-02-13',
  ],
  [
    'add ring Bob and feed the cat // not the cat',
    "Are you sure you want to delete 'feed the cat'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title ring Bob; new, title feed the cat',
  ],
  ['add ring Bob and feed the cat // undo the cat // yes', "'feed the cat' has been deleted.", 'new, title ring Bob'],
  // Titles and values.
  ['rename the shed to the barn', "Updated 'sort the shed' to 'the barn'.", 'sort the shed: title the barn'],
  ['call the shed the barn from now on', "Updated 'sort the shed' to 'the barn'.", 'sort the shed: title the barn'],
  ['change buy milk to buy oat milk', "Updated 'buy milk' to 'buy oat milk'.", 'buy milk: title buy oat milk'],
  ['the shed should be called the barn', "Updated 'sort the shed' to 'the barn'.", 'sort the shed: title the barn'],
  ['the milk should be oat milk', "Updated 'buy milk' to 'oat milk'.", 'buy milk: title oat milk'],
  [
    'make the shed urgent and due friday',
    "Updated 'sort the shed': due Fri 13 Feb, high priority.",
    'sort the shed: priority high, due_date 2026-02-13',
  ],
  ['the shed can wait till monday', "Updated 'sort the shed': due Mon 16 Feb.", 'sort the shed: due_date 2026-02-16'],
  [
    'the shed has to be done by friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['milk tomorrow', "Updated 'buy milk': due tomorrow.", 'buy milk: due_date 2026-02-10'],
  [
    'make milk due tomorrow and the shed friday',
    "Updated 'buy milk': due tomorrow.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-10',
  ],
  [
    'milk and the shed both for friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- buy milk\n- sort the shed',
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'set the shed to friday 5pm and remind me an hour before',
    "Updated 'sort the shed': due Fri 13 Feb, 17:00.\nUpdated 'sort the shed': reminder 1 hour before.",
    'sort the shed: due_date 2026-02-13T17:00:00+00:00, remind_before 60',
  ],
  ['put the shed off', "What would you like to change 'sort the shed' to?"],
  ['put the shed off a week', "Updated 'sort the shed': due Mon 16 Feb.", 'sort the shed: due_date 2026-02-16'],
  [
    'bring pay the dentist forward a day',
    "Updated 'pay the dentist': due Wed 11 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-11T15:00:00+00:00',
  ],
  [
    'bring pay the dentist forward to wednesday',
    "Updated 'pay the dentist': due Wed 11 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-11T15:00:00+00:00',
  ],
  [
    'the dentist call is on friday now',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  ['when is milk due? // move it to friday', "Updated 'buy milk': due Fri 13 Feb.", 'buy milk: due_date 2026-02-13'],
  ['when is milk due? // finish it', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  ['when is milk due? // delete it // yes', "'buy milk' has been deleted.", 'buy milk is gone'],
  ['when is milk due? // rename it to oat milk', "Updated 'buy milk' to 'oat milk'.", 'buy milk: title oat milk'],
  ['when is milk due? // make it urgent', "Updated 'buy milk': high priority.", 'buy milk: priority high'],
  [
    'move milk to friday // and make it urgent',
    "Updated 'buy milk': high priority.",
    'buy milk: priority high, due_date 2026-02-13',
  ],
  [
    'move milk to friday // at 5 in the morning',
    "Updated 'buy milk': due Fri 13 Feb, 05:00.",
    'buy milk: due_date 2026-02-13T05:00:00+00:00',
  ],
  ['delete milk // no // finish it', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
]
