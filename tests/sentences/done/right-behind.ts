// What is said right behind a list, a question, an offer or something done.

import type { Told } from '../../support/talk-over.ts'

export const rightBehind: readonly Told[] = [
  // Who asks in words of their own says the day as well.
  [
    'add gym saturday at 9 // and remind me to order some frames as well',
    "I've added 'order some frames' to your tasks.",
    'new, title gym, due_date 2026-02-14T09:00:00+00:00; new, title order some frames',
  ],
  [
    'add gym saturday // towels too',
    "I've added 'towels' to your tasks. Due Sat 14 Feb.",
    'new, title gym, due_date 2026-02-14; new, title towels, due_date 2026-02-14',
  ],
  // What is told behind a whole "undo." says why.
  [
    "done with the shed and the report // undo. the report isn't quite finished",
    "OK, I've put 'sort the shed' and 'read the report' back the way they were.\n'read the report' is still open.",
  ],
  // One more on another day, and no other day for the first.
  [
    'add physio monday at 2 // And Tuesday at 2 as well.',
    "I've added 'physio' to your tasks. Due tomorrow at 14:00.",
    'new, title physio, due_date 2026-02-16T14:00:00+00:00; new, title physio, due_date 2026-02-10T14:00:00+00:00',
  ],
  [
    'add gym friday // also on sunday please',
    "I've added 'gym' to your tasks. Due Sun 15 Feb.",
    'new, title gym, due_date 2026-02-13; new, title gym, due_date 2026-02-15',
  ],
  ['add gym // and friday', "Updated 'gym': due Fri 13 Feb.", 'new, title gym, due_date 2026-02-13'],
  ['add gym friday // no, saturday', "Updated 'gym': due Sat 14 Feb.", 'new, title gym, due_date 2026-02-14'],
  ['done with the shed // un-done it lol i only started', "'sort the shed' is open again."],
  [
    "move the shed to friday // what's left that hasn't got a date",
    'Without a date:\n1. read the report (low priority)\n2. buy milk',
    'sort the shed: due_date 2026-02-13',
  ],
  [
    "the report isn't due til the 30th actually",
    "Updated 'read the report': due Mon 30 Mar.",
    'read the report: due_date 2026-03-30',
  ],
  // What is wanted no more is why it goes.
  [
    'make the report urgent // delete the shed, changed my mind, it is tidy enough',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'read the report: priority high',
  ],
  [
    "what's due tomorrow? // mark it done",
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    "what's due tomorrow? // move it to friday",
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  ["what's overdue? // delete it // yes", "'send invoice 4' has been deleted.", 'send invoice 4 is gone'],
  [
    'show everything with no priority',
    'Without a priority:\n1. water the plants (due today, every day)\n2. pay the dentist (due Thu 12 Feb, 15:00)\n3. sort the shed\n4. buy milk',
  ],
  [
    'how many tasks have no priority?',
    'You have 4 tasks without a priority:\n1. water the plants (due today, every day)\n2. pay the dentist (due Thu 12 Feb, 15:00)\n3. sort the shed\n4. buy milk',
  ],
  [
    'how many things are done?',
    'You have 2 completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)',
  ],
  ['which tasks have no date?', 'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk'],
  ['what priority does the dentist call have?', "'call the dentist' is high priority."],
  ['what priority does the shed have?', "'sort the shed' has no priority."],
  [
    'what should I do next?',
    "Start with this one, since it's overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)",
  ],
  [
    'complete send invoice 4 // what should I do next?',
    "Start with this one, since it's due today:\n1. water the plants (due today, every day)",
    'send invoice 4: status completed',
  ],
  [
    'complete send invoice 4 // complete call the dentist // what next?',
    "Start with this one, since it's due today:\n1. water the plants (due today, every day)",
    'call the dentist: status completed; send invoice 4: status completed',
  ],
  ['show high priority tasks // and the low ones?', 'Low-priority tasks:\n1. read the report (low priority)'],
  [
    'show my tasks by title',
    'Here are your tasks:\n1. buy milk\n2. call the dentist (due tomorrow, high priority)\n3. pay the dentist (due Thu 12 Feb, 15:00)\n4. read the report (low priority)\n5. send invoice 4 (due Fri 6 Feb, medium priority)\n6. sort the shed\n7. water the plants (due today, every day)',
  ],
  [
    'list my tasks, newest first',
    'Here are your tasks:\n1. read the report (low priority)\n2. water the plants (due today, every day)\n3. send invoice 4 (due Fri 6 Feb, medium priority)\n4. buy milk\n5. sort the shed\n6. pay the dentist (due Thu 12 Feb, 15:00)\n7. call the dentist (due tomorrow, high priority)',
  ],
  [
    'list everything alphabetically // complete the first one',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  ['is the passport done?', "Yes, 'renew passport' is done."],
  [
    'is the shed done? // mark it as done',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['when is the report due?', "'read the report' has no due date."],
  [
    'when is the dentist?',
    "'call the dentist' is due tomorrow.\n'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days).",
  ],
  [
    'what does the report say?',
    "Here are your tasks:\n1. read the report (low priority)\nThe note on 'read the report' says: the one from Anna",
  ],
  ['what is the note on the report?', "The note on 'read the report' says: the one from Anna"],
  ['does the shed have a note?', "There's no note on 'sort the shed'."],
  [
    'show my tasks // complete 2 and 4',
    'Marked 2 tasks as done:\n- water the plants\n- pay the dentist',
    'pay the dentist: status completed; water the plants: due_date 2026-02-10',
  ],
  [
    'show my tasks // delete 12',
    "There's no task 12. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  [
    'show my tasks // the last two are done',
    'Marked 2 tasks as done:\n- sort the shed\n- buy milk',
    'sort the shed: status completed; buy milk: status completed',
  ],
  ['show my tasks // move the first three to friday', "'water the plants' repeats. Just this time or every time?"],
  [
    'complete the dentist // both',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete the dentist // the paying one',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // the one on thursday',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // not the call',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // no, buy milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'complete the dentist // show my tasks',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'complete the dentist // delete the shed',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['complete the dentist // add eggs', "I've added 'eggs' to your tasks.", 'new, title eggs'],
  [
    'complete the dentist // 1 and 2',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete the dentist // 1 please',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // the second one, please and thank you',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // hmm',
    'Which one did you mean? Please say its number or its name:\n1. call the dentist\n2. pay the dentist',
  ],
  [
    'complete the dentist // yes',
    'Which one did you mean? Please say its number or its name:\n1. call the dentist\n2. pay the dentist',
  ],
  ['complete the dentist // no', 'OK, never mind.'],
  ['complete the dentist // forget it', 'OK, never mind.'],
  [
    'complete the dentist // dentist',
    'Which one did you mean? Please say its number or its name:\n1. call the dentist\n2. pay the dentist',
  ],
  [
    'complete the dentist // pay',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // the call to the dentist',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'move the dentist to friday // 2',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the dentist to friday // both // undo',
    "OK, I've put 'call the dentist' and 'pay the dentist' back the way they were.",
  ],
  [
    'move the dentist to friday // the call, actually make it saturday',
    "Updated 'call the dentist': due Sat 14 Feb.",
    'call the dentist: due_date 2026-02-14',
  ],
  [
    'move the dentist to friday // delete the call instead',
    "Are you sure you want to delete 'call the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete the dentist // 1 // yes', "'call the dentist' has been deleted.", 'call the dentist is gone'],
  ['delete the dentist // 1 // no', "OK, I've kept 'call the dentist'."],
  [
    'delete the dentist // all // yes',
    "'call the dentist' has been deleted.\n'pay the dentist' has been deleted.",
    'call the dentist is gone; pay the dentist is gone',
  ],
  ['delete the dentist // the call // wait, no', "OK, I've kept 'call the dentist'."],
  ['rename the dentist to checkup // 2', "Updated 'pay the dentist' to 'checkup'.", 'pay the dentist: title checkup'],
  ['move the shed', "What would you like to change 'sort the shed' to?"],
  ['move the shed // friday', "Updated 'sort the shed': due Fri 13 Feb.", 'sort the shed: due_date 2026-02-13'],
  [
    'move the shed // to friday at 4',
    "Updated 'sort the shed': due Fri 13 Feb, 16:00.",
    'sort the shed: due_date 2026-02-13T16:00:00+00:00',
  ],
  ['move the shed // never mind', 'OK, never mind.'],
  ['move the shed // an hour later', "What would you like to change 'sort the shed' to?"],
  ['rename the shed', "What would you like to change 'sort the shed' to?"],
  [
    'rename the shed // clean the shed',
    "Updated 'sort the shed' to 'clean the shed'.",
    'sort the shed: title clean the shed',
  ],
  [
    'rename the shed // call it tidy the shed',
    "Updated 'sort the shed' to 'tidy the shed'.",
    'sort the shed: title tidy the shed',
  ],
  [
    'rename the shed // to tidy the shed',
    "Updated 'sort the shed' to 'tidy the shed'.",
    'sort the shed: title tidy the shed',
  ],
  [
    'rename the shed // rename it to tidy the shed',
    "Updated 'sort the shed' to 'tidy the shed'.",
    'sort the shed: title tidy the shed',
  ],
  [
    'delete everything // yes',
    "'send invoice 4' has been deleted.\n'water the plants' has been deleted.\n'call the dentist' has been deleted.\n'pay the dentist' has been deleted.\n'read the report' has been deleted.\n'sort the shed' has been deleted.\n'buy milk' has been deleted.",
    'call the dentist is gone; pay the dentist is gone; sort the shed is gone; buy milk is gone; send invoice 4 is gone; water the plants is gone; read the report is gone',
  ],
  ['delete everything // no', "OK, I've kept those 7 tasks."],
  [
    'delete everything // only the shed',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete everything // all but the shed // yes',
    "'send invoice 4' has been deleted.\n'water the plants' has been deleted.\n'call the dentist' has been deleted.\n'pay the dentist' has been deleted.\n'read the report' has been deleted.\n'buy milk' has been deleted.",
    'call the dentist is gone; pay the dentist is gone; buy milk is gone; send invoice 4 is gone; water the plants is gone; read the report is gone',
  ],
  [
    'delete everything // not the milk // yes',
    "'send invoice 4' has been deleted.\n'water the plants' has been deleted.\n'call the dentist' has been deleted.\n'pay the dentist' has been deleted.\n'read the report' has been deleted.\n'sort the shed' has been deleted.",
    'call the dentist is gone; pay the dentist is gone; sort the shed is gone; send invoice 4 is gone; water the plants is gone; read the report is gone',
  ],
  [
    'complete everything // yes',
    'Marked 7 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  ['move everything to friday // yes', "'water the plants' repeats. Just this time or every time?"],
  [
    'mark everything as high priority // yes',
    'Updated 7 tasks (high priority):\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'pay the dentist: priority high; sort the shed: priority high; buy milk: priority high; send invoice 4: priority high; water the plants: priority high; read the report: priority high',
  ],
  ['walk the dog // yes', "I've added 'walk the dog' to your tasks.", 'new, title walk the dog'],
  [
    'walk the dog // yes, tomorrow',
    "I've added 'walk the dog' to your tasks. Due tomorrow.",
    'new, title walk the dog, due_date 2026-02-10',
  ],
  [
    'walk the dog // yes, for friday at 5',
    "I've added 'walk the dog' to your tasks. Due Fri 13 Feb, 17:00.",
    'new, title walk the dog, due_date 2026-02-13T17:00:00+00:00',
  ],
  [
    'walk the dog // yes, high priority',
    "I've added 'walk the dog' to your tasks. High priority.",
    'new, title walk the dog, priority high',
  ],
  ['walk the dog // no', 'OK, never mind.'],
  ['walk the dog // add it', "I've added 'walk the dog' to your tasks.", 'new, title walk the dog'],
  ['add walk the dog // undo // yes', "'walk the dog' has been deleted."],
  ['add walk the dog // undo // no', "OK, I've kept 'walk the dog'.", 'new, title walk the dog'],
  ['complete the shed // undo // redo', "OK, I've redone that for 'sort the shed'.", 'sort the shed: status completed'],
  ['complete the shed // undo the shed', "OK, I've put 'sort the shed' back the way it was."],
  [
    'complete the shed // complete buy milk // undo the shed',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  ['complete the shed // complete buy milk // undo // undo', "OK, I've put 'sort the shed' back the way it was."],
  ['undo', "There's nothing to undo."],
  ['undo // undo the dentist', "There's nothing to undo."],
  ['redo', "There's nothing to redo."],
  ['complete the flights', "'book flights' is already done."],
  ['reopen the flights', "'book flights' is open again.", 'book flights: status pending'],
  ['reopen the flights // undo', "OK, I've put 'book flights' back the way it was."],
  ['reopen the shed', "'sort the shed' is still open."],
  ["complete buy milk // I didn't", "OK, I've put 'buy milk' back the way it was."],
  // Who trails off has not said yet what is meant.
  [
    'finish the shed // and the report … well',
    "Shall I mark 'read the report' as completed?",
    'sort the shed: status completed',
  ],
  [
    'finish the shed // and the report...',
    "Shall I mark 'read the report' as completed?",
    'sort the shed: status completed',
  ],
  // What is named on the way to a correction is not what is put right; what goes on to something else is no correction.
  [
    "add osteopath friday at 2 // oh no, the milk was on top of the letter, it's at 4",
    "Updated 'osteopath': due Fri 13 Feb, 16:00.",
    'new, title osteopath, due_date 2026-02-13T16:00:00+00:00',
  ],
  [
    "add osteopath friday at 2 // sorry, I misread the report, it's quarter to three",
    "Updated 'osteopath': due Fri 13 Feb, 14:45.",
    'new, title osteopath, due_date 2026-02-13T14:45:00+00:00',
  ],
  [
    "add osteopath friday at 2 // oh and the shed people rang, it's at 4",
    "Updated 'sort the shed': due today at 16:00.",
    'sort the shed: due_date 2026-02-09T16:00:00+00:00; new, title osteopath, due_date 2026-02-13T14:00:00+00:00',
  ],
  // As many as are counted.
  [
    'add jam, eggs and bread // all three should be completed by friday',
    'Updated 3 tasks (due Fri 13 Feb):\n- jam\n- eggs\n- bread',
    'new, title jam, due_date 2026-02-13; new, title eggs, due_date 2026-02-13; new, title bread, due_date 2026-02-13',
  ],
  [
    'add jam, eggs and bread // move the three of them to thursday',
    'Updated 3 tasks (due Thu 12 Feb):\n- jam\n- eggs\n- bread',
    'new, title jam, due_date 2026-02-12; new, title eggs, due_date 2026-02-12; new, title bread, due_date 2026-02-12',
  ],
  [
    'add jam, eggs and bread // both should be done by friday',
    "I'm not sure what 'both' means here. Which task do you mean?",
    'new, title jam; new, title eggs; new, title bread',
  ],
  // An hour in words, and a day that is counted, are no other title.
  [
    'move the shed to friday at seven // sorry seven thirty',
    "Updated 'sort the shed': due Fri 13 Feb, 07:30.",
    'sort the shed: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    "add osteopath thursday at 9 // sorry wrong week, it's the day after",
    "Updated 'osteopath': due Fri 13 Feb, 09:00.",
    'new, title osteopath, due_date 2026-02-13T09:00:00+00:00',
  ],
  // What is to be done next is on the list already.
  [
    'add wash the car and wax the car // washed the car // wax it on friday',
    "Updated 'wax the car': due Fri 13 Feb.",
    'new, title wash the car, status completed; new, title wax the car, due_date 2026-02-13',
  ],
  // What the message names is what "it" means, also where nobody knows it.
  [
    'move the milk to friday // the florist one is a pain, push it to thursday',
    "I couldn't find a task matching 'florist'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. buy milk (due Fri 13 Feb)\n6. read the report (low priority)\n7. sort the shed",
    'buy milk: due_date 2026-02-13',
  ],
  [
    'finish the shed // move the milk to friday // oh hold on the shed fell through, reopen it',
    "'sort the shed' is open again.",
    'buy milk: due_date 2026-02-13',
  ],
  [
    'move the milk to friday // the traffic was awful, make it thursday',
    "Updated 'buy milk': due Thu 12 Feb.",
    'buy milk: due_date 2026-02-12',
  ],
]
