// Answers to what was asked back, and afterthoughts on what was done.

import type { Told } from '../../support/talk-over.ts'

export const answersAndAfterthoughts: readonly Told[] = [
  [
    'complete the shed // no, the report as well',
    "Done! 'read the report' has been marked as completed.",
    'sort the shed: status completed; read the report: status completed',
  ],
  ['add eggs // jam as well', "I've added 'jam' to your tasks.", 'new, title eggs; new, title jam'],
  [
    'move the shed to friday // no! saturday',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // saturday, thanks',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // no, saturday, cheers',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'show the low ones // how about the high ones',
    'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)',
  ],
  [
    'show my dentist tasks // which of them is first?',
    'This one is due next:\n1. call the dentist (due tomorrow, high priority)',
  ],
  [
    'show my dentist tasks // which of those is high?',
    'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)',
  ],
  [
    'note on the shed: call first // add to it: ask for Jo',
    "The note on 'sort the shed' now says: call first ask for Jo",
    'sort the shed: description call first\nask for Jo',
  ],
  [
    'note on the shed: call first // change it to back door',
    "The note on 'sort the shed' now says: back door",
    'sort the shed: description back door',
  ],
  [
    'note on the shed: call first // what does it say?',
    "The note on 'sort the shed' says: call first",
    'sort the shed: description call first',
  ],
  [
    'add call mum // and not dad',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title call mum',
  ],
  [
    'add clean the hall // and the stairs as well',
    "I've added 'clean the stairs' to your tasks.",
    'new, title clean the hall; new, title clean the stairs',
  ],
  ['add eggs // and jam, please', "I've added 'jam' to your tasks.", 'new, title eggs; new, title jam'],
  [
    'add eggs // and the milk is done',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed; new, title eggs',
  ],
  [
    'add eggs // and delete the shed',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title eggs',
  ],
  [
    'delete the shed..',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['complete the shed …', "Done! 'sort the shed' has been marked as completed.", 'sort the shed: status completed'],
  ['I never sorted the shed', "OK, I've left everything as it is."],
  [
    'Add soap, towels and a mop. The first for friday and the second for saturday.',
    "I've added 3 tasks:\n- soap (due Fri 13 Feb)\n- towels (due Sat 14 Feb)\n- mop",
    'new, title soap, due_date 2026-02-13; new, title towels, due_date 2026-02-14; new, title mop',
  ],
  ['what an evening', "Got it. Let me know if there's anything to add to your list."],
  ['the shed needs no priority, clear it', "'sort the shed' is already set that way."],
  [
    'the call needs no priority, clear it',
    "Updated 'call the dentist': no priority.",
    'call the dentist: priority null',
  ],
  [
    'pay the dentist needs no time, clear it',
    "Updated 'pay the dentist': due Thu 12 Feb.",
    'pay the dentist: due_date 2026-02-12',
  ],
  ['got them done', "I'm not sure what 'them' means here. Which task do you mean?"],
  [
    'show my dentist tasks // got them done',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  ['the account is closed', "Got it. Let me know if there's anything to add to your list."],
  ['closed the account', "Got it. Let me know if there's anything to add to your list."],
  ['the report is closed', "I didn't quite follow that, so I haven't changed anything."],
  [
    'complete the shed // everything else too',
    'Mark 6 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- buy milk',
    'sort the shed: status completed',
  ],
  [
    'complete the shed // the rest as well',
    'Mark 6 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- buy milk',
    'sort the shed: status completed',
  ],
  [
    "what's due today? // what about the others?",
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. call the dentist (due tomorrow, high priority)\n3. pay the dentist (due Thu 12 Feb, 15:00)\n4. read the report (low priority)\n5. sort the shed\n6. buy milk',
  ],
  [
    'complete the dentist // yes the call',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // ok the second',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // hmm the call',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // um, the call then',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // the one I have to pay',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // the one where I pay',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // the one that says pay',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // pay, not call',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    "complete the dentist // it's the call",
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // it was the call I did',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // I did the call',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // sorry the call',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // the call. and thanks',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // I paid them',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // due thursday',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // the thursday one',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // the one due on thursday at 3',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // both of them please',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete the dentist // them both',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete the dentist // the two of them',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  ['complete the dentist // neither of them', 'OK, never mind.'],
  ['complete the dentist // not them', 'OK, never mind.'],
  ['complete the dentist // none', 'OK, never mind.'],
  [
    'rename the shed // the big clean',
    "Updated 'sort the shed' to 'the big clean'.",
    'sort the shed: title the big clean',
  ],
  ['rename the shed // high priority', "Updated 'sort the shed': high priority.", 'sort the shed: priority high'],
  ["rename the shed // I don't know", 'OK, never mind.'],
  [
    'rename the shed // complete the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  ['move the shed // high priority', "Updated 'sort the shed': high priority.", 'sort the shed: priority high'],
  ['move the shed // rename it to barn', "Updated 'sort the shed' to 'barn'.", 'sort the shed: title barn'],
  [
    'move the shed // complete it',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['move the shed // the weekend', "Updated 'sort the shed': due Sat 14 Feb.", 'sort the shed: due_date 2026-02-14'],
  ["move the shed // I don't know yet", 'OK, never mind.'],
  [
    'move the shed // 5',
    "Updated 'sort the shed': due today at 17:00.",
    'sort the shed: due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'delete everything // yes but not the report',
    "Are you sure you want to delete these 6 tasks?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- sort the shed\n- buy milk\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete everything // everything except the report // yes',
    "'send invoice 4' has been deleted.\n'water the plants' has been deleted.\n'call the dentist' has been deleted.\n'pay the dentist' has been deleted.\n'sort the shed' has been deleted.\n'buy milk' has been deleted.",
    'call the dentist is gone; pay the dentist is gone; sort the shed is gone; buy milk is gone; send invoice 4 is gone; water the plants is gone',
  ],
  [
    'delete the shed // yes, the shed?',
    "OK, I've kept 'sort the shed'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  ['delete everything // hmm', "OK, I've kept those 7 tasks."],
  [
    'delete everything // how many is that?',
    'You have 7 tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'complete everything // only the shed and the milk',
    'Marked 2 tasks as done:\n- sort the shed\n- buy milk',
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'complete everything // no, just the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete everything // yes, the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'mark everything as high priority // yes, low',
    'Make 7 tasks low priority?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  ['move everything due this week to monday', "'water the plants' repeats. Just this time or every time?"],
  [
    'move everything due this week to monday // just this time',
    'Updated 3 tasks:\n- water the plants (due Mon 16 Feb)\n- call the dentist (due Mon 16 Feb)\n- pay the dentist (due Mon 16 Feb, 15:00)',
    'call the dentist: due_date 2026-02-16; pay the dentist: due_date 2026-02-16T15:00:00+00:00; water the plants: due_date 2026-02-16, recurrence FREQ=DAILY;X-INSTEAD-OF=20260209',
  ],
  [
    'move all the dentist tasks to friday',
    'Updated 2 tasks:\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)',
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move both dentist tasks to friday',
    'Updated 2 tasks:\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)',
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move both dentist tasks to friday // not the call',
    "OK, I've put 'call the dentist' back the way it was.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move both dentist tasks to friday // undo',
    "OK, I've put 'call the dentist' and 'pay the dentist' back the way they were.",
  ],
  [
    'finish both dentist tasks // undo the call',
    "OK, I've put 'call the dentist' back the way it was.",
    'pay the dentist: status completed',
  ],
  [
    'finish the three dentist tasks',
    "I found multiple tasks that match 'three dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
]
