// Turns of ordinary days: what leans on the turn before, and what is said beside it.

import type { Told } from '../../support/talk-over.ts'

export const turnsOfADay: readonly Told[] = [
  // Whoever only asks about what is to be deleted is told that it is kept.
  ['delete the shed // hm, has it got a date?', "OK, I've kept 'sort the shed'.\n'sort the shed' has no due date."],
  // Lists in another order.
  [
    'show my tasks // sort by priority',
    'Here are your tasks:\n1. call the dentist (due tomorrow, high priority)\n2. send invoice 4 (due Fri 6 Feb, medium priority)\n3. read the report (low priority)\n4. water the plants (due today, every day)\n5. pay the dentist (due Thu 12 Feb, 15:00)\n6. sort the shed\n7. buy milk',
  ],
  [
    'show my tasks due this week // by priority please',
    'Due between today and Sun 15 Feb:\n1. call the dentist (due tomorrow, high priority)\n2. water the plants (due today, every day)\n3. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  [
    'sort by due date',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  // An hour with a point before a part of the day.
  [
    'set the shed for 8.30 in the evening',
    "Updated 'sort the shed': due today at 20:30.",
    'sort the shed: due_date 2026-02-09T20:30:00+00:00',
  ],
  [
    'set milk for 7.15 in the morning',
    "Updated 'buy milk': due tomorrow at 07:15.",
    'buy milk: due_date 2026-02-10T07:15:00+00:00',
  ],
  // All but one, and when that is to be.
  [
    "all done apart from the shed, that'll be tomorrow",
    "Updated 'sort the shed': due tomorrow.\nMark 6 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- buy milk",
    'sort the shed: due_date 2026-02-10',
  ],
  [
    "everything's done except the shed, that's tomorrow",
    "Updated 'sort the shed': due tomorrow.\nMark 6 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- buy milk",
    'sort the shed: due_date 2026-02-10',
  ],
  // Undo, and something else.
  [
    'the shed tomorrow // undo that, make it high',
    "OK, I've put 'sort the shed' back the way it was.\nUpdated 'sort the shed': high priority.",
    'sort the shed: priority high',
  ],
  [
    'the shed tomorrow // milk high // report monday // undo everything',
    "OK, I've put 'sort the shed', 'buy milk' and 'read the report' back the way they were.",
  ],
  [
    'the shed tomorrow // milk high // report monday // invoice high // undo everything',
    'Put these 4 tasks back the way they were?\n- sort the shed\n- buy milk\n- read the report\n- send invoice 4',
    'sort the shed: due_date 2026-02-10; buy milk: priority high; send invoice 4: priority high; read the report: due_date 2026-02-16',
  ],
  [
    'the shed tomorrow // milk high // report monday // invoice high // undo it all // yes',
    "OK, I've put 'sort the shed', 'buy milk', 'read the report' and 'send invoice 4' back the way they were.",
  ],
  // No titles.
  [
    'no, add it I mean. fix the gate today',
    "I've added 'fix the gate' to your tasks. Due today.\nI didn't understand 'no, add it', so I left that part alone.",
    'new, title fix the gate, due_date 2026-02-09',
  ],
  ['nothing to add for now', "Got it. Let me know if there's anything to add to your list."],
  ['hello. the dean wants the minutes by friday', "Add 'the dean wants the minutes', due Fri 13 Feb?"],
  ['good morning. what a lovely day it is', "Hello! Tell me what you need to do, or say 'show my tasks'."],
  // The note was meant for another.
  [
    'add a note to the shed: bring gloves // actually just put it on the report',
    "The note on 'read the report' now says: the one from Anna bring gloves",
    'read the report: description the one from Anna\nbring gloves',
  ],
  [
    'add a note to the shed: bring gloves // put it on the report too',
    "The note on 'read the report' now says: the one from Anna bring gloves",
    'sort the shed: description bring gloves; read the report: description the one from Anna\nbring gloves',
  ],
  [
    'add a note to the shed: bring gloves // that was meant for the invoice',
    "The note on 'send invoice 4' now says: bring gloves",
    'send invoice 4: description bring gloves',
  ],
  // A day that was asked about.
  [
    "what's on saturday? // put the shed in there, 4 o'clock",
    "Updated 'sort the shed': due Sat 14 Feb, 16:00.",
    'sort the shed: due_date 2026-02-14T16:00:00+00:00',
  ],
  [
    "what's on saturday? // the shed can go in there",
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  // What is to be done behind what was.
  [
    'the shed is sorted and print the flyers',
    "Done! 'sort the shed' has been marked as completed.\nAdd 'print the flyers'?",
    'sort the shed: status completed',
  ],
  [
    "I've read the report and do the dishes",
    "Done! 'read the report' has been marked as completed.\nAdd 'do the dishes'?",
    'read the report: status completed',
  ],
  ['do the dishes', "Add 'do the dishes'?"],
  ['print the flyers and mend the gate', "Add 'print the flyers' and 'mend the gate'?"],
  // Whether it has a day.
  ['what about the shed, did I give it a day?', "'sort the shed' has no due date."],
  ['does the invoice have a deadline yet', "'send invoice 4' was due Fri 6 Feb (3 days ago)."],
  ['has the shed got a date?', "'sort the shed' has no due date."],
  // Another day, or none.
  [
    'the shed friday // no wait it stays wednesday',
    "Updated 'sort the shed': due Wed 11 Feb.",
    'sort the shed: due_date 2026-02-11',
  ],
  [
    'the shed friday // between 2 and 4',
    "Updated 'sort the shed': due Fri 13 Feb, 14:00.",
    'sort the shed: due_date 2026-02-13T14:00:00+00:00',
  ],
  [
    "the shed tomorrow at 9 // can't do 9, only half 11",
    "Updated 'sort the shed': due tomorrow at 11:30.",
    'sort the shed: due_date 2026-02-10T11:30:00+00:00',
  ],
  [
    'the shed tomorrow // can you remind me at 8 for that',
    "Updated 'sort the shed': due tomorrow at 08:00.",
    'sort the shed: due_date 2026-02-10T08:00:00+00:00',
  ],
  // One more, and why.
  [
    "add jam // and kippers, we've a party of six coming",
    "I've added 'kippers' to your tasks.",
    'new, title jam; new, title kippers',
  ],
  ["add jam // and eggs, I'm nearly out", "I've added 'eggs' to your tasks.", 'new, title jam; new, title eggs'],
  // Some of what a title joins.
  ['add "call Bo and Jo" // rang Bo', "Shall I mark 'call Bo and Jo' as completed?", 'new, title call Bo and Jo'],
  [
    'add "call Bo and Jo" // called Bo and Jo',
    "Done! 'call Bo and Jo' has been marked as completed.",
    'new, title call Bo and Jo, status completed',
  ],
  [
    'add "buy salt, oil and rice" // got the oil',
    "Shall I mark 'buy salt, oil and rice' as completed?",
    'new, title buy salt, oil and rice',
  ],
  [
    'add "buy salt, oil and rice" // tick off the oil',
    "Done! 'buy salt, oil and rice' has been marked as completed.",
    'new, title buy salt, oil and rice, status completed',
  ],
  [
    'add buy salt, oil, rice',
    "I've added 3 tasks:\n- buy salt\n- oil\n- rice",
    'new, title buy salt; new, title oil; new, title rice',
  ],
  // One more to be deleted, while one is asked about.
  [
    'delete the shed // and the milk as well',
    "Are you sure you want to delete these 2 tasks?\n- sort the shed\n- buy milk\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the shed // delete the done ones too // yes',
    "'sort the shed' has been deleted.\n'renew passport' has been deleted.\n'book flights' has been deleted.",
    'sort the shed is gone; book flights is gone; renew passport is gone',
  ],
  [
    'delete the shed // delete the milk',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // Which one was meant, where that was asked.
  [
    "I've read the report. got it till the 20th // the shed I mean",
    "Updated 'sort the shed': due Fri 20 Feb.",
    'sort the shed: due_date 2026-02-20; read the report: status completed',
  ],
  [
    "the milk is bought // tell me what I've done today",
    'Completed today:\n1. buy milk (done)',
    'buy milk: status completed',
  ],
  ["and the shed I'll do tomorrow", "Updated 'sort the shed': due tomorrow.", 'sort the shed: due_date 2026-02-10'],
  [
    'add ring the florist and ask about roses',
    "I've added 'ring the florist and ask about roses' to your tasks.",
    'new, title ring the florist and ask about roses',
  ],
  [
    'add ring Bo and ask Jo to come',
    "I've added 2 tasks:\n- ring Bo\n- ask Jo to come",
    'new, title ring Bo; new, title ask Jo to come',
  ],
]
