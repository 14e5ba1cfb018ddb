// Turns that lean on the one before: a value with its reason, one thing for another, the other one, a moment told of.

import type { Told } from '../../support/talk-over.ts'

export const leaningTurns: readonly Told[] = [
  // A value, and what led to it.
  [
    "move the shed to friday // saturday, Mo's away fridays",
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // oh bother, make that sunday, he just rang me',
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  [
    'add fetch Ida on friday // for saturday, that, should have said',
    "Updated 'fetch Ida': due Sat 14 Feb.",
    'new, title fetch Ida, due_date 2026-02-14',
  ],
  [
    'add fetch Ida on friday // and let it be at 4pm',
    "Updated 'fetch Ida': due Fri 13 Feb, 16:00.",
    'new, title fetch Ida, due_date 2026-02-13T16:00:00+00:00',
  ],
  [
    'add fetch Ida on friday // a day later still, they shut early',
    "Updated 'fetch Ida': due Sat 14 Feb.",
    'new, title fetch Ida, due_date 2026-02-14',
  ],
  [
    'move the shed to friday // saturday, unless it rains',
    "Got it. Let me know if there's anything to add to your list.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    "move the shed to friday // not saturday, she's away",
    "Got it. Let me know if there's anything to add to your list.",
    'sort the shed: due_date 2026-02-13',
  ],
  // One number or half of the day in the place of another.
  [
    'add fetch Ida friday 6pm // am!! not pm',
    "Updated 'fetch Ida': due Fri 13 Feb, 06:00.",
    'new, title fetch Ida, due_date 2026-02-13T06:00:00+00:00',
  ],
  [
    'add fetch Ida friday 6pm // I meant am',
    "Updated 'fetch Ida': due Fri 13 Feb, 06:00.",
    'new, title fetch Ida, due_date 2026-02-13T06:00:00+00:00',
  ],
  [
    'add fetch Ida friday 6pm // 7 not 6, silly keyboard',
    "Updated 'fetch Ida': due Fri 13 Feb, 19:00.",
    'new, title fetch Ida, due_date 2026-02-13T19:00:00+00:00',
  ],
  [
    'add fetch Ida friday // am not pm',
    "What would you like to change 'fetch Ida' to?",
    'new, title fetch Ida, due_date 2026-02-13',
  ],
  // The other one.
  [
    'add ring Ann // add ring Bob // ring Ann is done // the other one I did this morning',
    "Done! 'ring Bob' has been marked as completed.",
    'new, title ring Ann, status completed; new, title ring Bob, status completed',
  ],
  [
    'finish the shed // the other one too',
    "I'm not sure what 'other' means here. Which task do you mean?",
    'sort the shed: status completed',
  ],
  [
    'move call the dentist to friday // the other one I already did',
    "Done! 'pay the dentist' has been marked as completed.",
    'call the dentist: due_date 2026-02-13; pay the dentist: status completed',
  ],
  // Set to a moment that was told of.
  [
    'when is the shed // the skip comes at 7, so put it at that time',
    "Updated 'sort the shed': due today at 19:00.",
    'sort the shed: due_date 2026-02-09T19:00:00+00:00',
  ],
  [
    'Jo is free on sunday, can you move the shed to then',
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  ['when is the shed // if the skip comes at 7, put it then', "OK, I've left everything as it is."],
  // Taken back with a reason, and something else instead.
  [
    'finish the shed and the milk // no take both of those back, I was dreaming',
    "OK, I've put 'sort the shed' and 'buy milk' back the way they were.",
  ],
  ['move the shed to friday // forget that, it was right before', "OK, I've put 'sort the shed' back the way it was."],
  [
    'move the shed to friday // scrap that, saturday',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // saturday even',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'add fetch Ida friday 6pm // sat I mean, sorry, sat',
    "Updated 'fetch Ida': due Sat 14 Feb, 18:00.",
    'new, title fetch Ida, due_date 2026-02-14T18:00:00+00:00',
  ],
  [
    'add fetch Ida on friday // next friday rather than this one',
    "Move 'fetch Ida' to Fri 20 Feb?",
    'new, title fetch Ida, due_date 2026-02-13',
  ],
  // One more, due when the one before it is.
  [
    'add fetch Ida on wednesday // same day, add bring the stands',
    "I've added 'bring the stands' to your tasks. Due Wed 11 Feb.",
    'new, title fetch Ida, due_date 2026-02-11; new, title bring the stands, due_date 2026-02-11',
  ],
  // Answers with their reason, and by what is not meant.
  [
    'move the dentist to friday // pay, got the bill this morning',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the dentist to friday // not the call',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the dentist to friday // oh any of them',
    'Here are your tasks:\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  [
    "reschedule the shed // sunday, it's meant to stay dry",
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  ['reschedule the shed // sunday, if it stays dry', "Got it. Let me know if there's anything to add to your list."],
  ['rename read the report', "What would you like to change 'read the report' to?"],
  // By the hour it is due, and by what was done.
  [
    "add gym today at 4pm // add choir today at 6pm // show what is due today // the 4 o'clock one is done",
    "Done! 'gym' has been marked as completed.",
    'new, title gym, due_date 2026-02-09T16:00:00+00:00, status completed; new, title choir, due_date 2026-02-09T18:00:00+00:00',
  ],
  [
    'add gym today at 4pm // add choir today at 6pm // show what is due today // the one at six, make it seven',
    "Updated 'choir': due today at 19:00.",
    'new, title gym, due_date 2026-02-09T16:00:00+00:00; new, title choir, due_date 2026-02-09T19:00:00+00:00',
  ],
  [
    'add ring Ann today // add post the keys today // show what is due today // rang her',
    "Done! 'ring Ann' has been marked as completed.",
    'new, title ring Ann, due_date 2026-02-09, status completed; new, title post the keys, due_date 2026-02-09',
  ],
  // A list, cut down.
  ["show my tasks // too much. just today's", 'Due today:\n1. water the plants (due today, every day)'],
  ['today?', 'Due today:\n1. water the plants (due today, every day)'],
  [
    'just show me the whole list once',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'I did sort the shed, though',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    "move the shed to friday // and give it a note, skip is at Pat's",
    "The note on 'sort the shed' now says: skip is at Pat's",
    "sort the shed: description skip is at Pat's, due_date 2026-02-13",
  ],
  // Thanks in between, several added one after another, and what was not it.
  ['add bread // thanks // and jam', "I've added 'jam' to your tasks.", 'new, title bread; new, title jam'],
  [
    'move the shed to friday // cheers. and the milk',
    "Updated 'buy milk': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  ["finish the shed // thanks // oh wait it isn't", "OK, I've put 'sort the shed' back the way it was."],
  ['finish the shed // nope, not that one', "OK, I've put 'sort the shed' back the way it was."],
  [
    "add bread // and jam // the first one's for friday",
    "Updated 'bread': due Fri 13 Feb.",
    'new, title bread, due_date 2026-02-13; new, title jam',
  ],
  ['add bread // needs doing by friday', "Updated 'bread': due Fri 13 Feb.", 'new, title bread, due_date 2026-02-13'],
  // Another value that suits better.
  [
    'set the shed to 4pm tomorrow // 5 is better actually',
    "Updated 'sort the shed': due tomorrow at 17:00.",
    'sort the shed: due_date 2026-02-10T17:00:00+00:00',
  ],
  [
    'move the shed to friday // saturday will have to do',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // scratch friday, saturday',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // the 27th I mean, not this friday',
    "Updated 'sort the shed': due Fri 27 Feb.",
    'sort the shed: due_date 2026-02-27',
  ],
  [
    'move the shed to friday // rename to clear the shed',
    "Updated 'sort the shed' to 'clear the shed'.",
    'sort the shed: title clear the shed, due_date 2026-02-13',
  ],
  [
    'add buy 2 lamps // 3 is better',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title buy 2 lamps',
  ],
  // What is better, with why before or behind it.
  [
    'move the shed to friday // eish, better sunday',
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  [
    "move the shed to friday // hmm, friday's the gala. Better sunday.",
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  [
    'move the shed to friday // aw shucks make that sunday',
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  [
    'add fetch Ida on friday // at 8 because the road gets busy',
    "Updated 'fetch Ida': due Fri 13 Feb, 08:00.",
    'new, title fetch Ida, due_date 2026-02-13T08:00:00+00:00',
  ],
  [
    'add fetch Ida on friday // at 8 if the road is free',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title fetch Ida, due_date 2026-02-13',
  ],
  [
    'push the shed and the milk to friday // leave the milk on sunday like it was',
    "Updated 'buy milk': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-15',
  ],
  // A week on.
  [
    'move the shed to friday // not this friday, the one after',
    "Updated 'sort the shed': due Fri 20 Feb.",
    'sort the shed: due_date 2026-02-20',
  ],
  // Neither of those that were asked about.
  [
    'the dentist is done // neither, it was the report I read',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  ['the dentist is done // neither, I still need to read the report', 'OK, never mind.'],
]
