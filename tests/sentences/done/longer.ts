// Longer conversations: what a turn means in the light of those before it.

import type { Told } from '../../support/talk-over.ts'

export const longer: readonly Told[] = [
  [
    'finish milk and the shed // wait, not the shed',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  [
    'finish milk and the shed // no, not the shed, the report',
    "Done! 'read the report' has been marked as completed.",
    'buy milk: status completed; read the report: status completed',
  ],
  [
    'finish milk // not the shed',
    "Got it. Let me know if there's anything to add to your list.",
    'buy milk: status completed',
  ],
  [
    'move the call and the report to friday // oh no, not the report, put that back to tomorrow',
    "Updated 'read the report': due tomorrow.",
    'call the dentist: due_date 2026-02-13; read the report: due_date 2026-02-10',
  ],
  ["finish milk // wait no, I haven't got it yet", "OK, I've put 'buy milk' back the way it was."],
  ["finish the shed // no it's not done yet", "OK, I've put 'sort the shed' back the way it was."],
  [
    'finish milk // undo // I meant the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'move the shed to friday // undo // make it monday instead',
    "Updated 'sort the shed': due Mon 16 Feb.",
    'sort the shed: due_date 2026-02-16',
  ],
  [
    'finish everything // no, only the shed and milk',
    'Marked 2 tasks as done:\n- sort the shed\n- buy milk',
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'walk the cat // sure, for 4pm tomorrow',
    "I've added 'walk the cat' to your tasks. Due tomorrow at 16:00.",
    'new, title walk the cat, due_date 2026-02-10T16:00:00+00:00',
  ],
  [
    'add // buy bread tomorrow at 5',
    "I've added 'buy bread' to your tasks. Due tomorrow at 17:00.",
    'new, title buy bread, due_date 2026-02-10T17:00:00+00:00',
  ],
  ['move milk // two days later', "Updated 'buy milk': due Wed 11 Feb.", 'buy milk: due_date 2026-02-11'],
  ['rename milk // what?', "I'm here to help with your tasks. Say 'help' to see what I can do."],
  ['rename milk // add bread', "I've added 'bread' to your tasks.", 'new, title bread'],
  ["add eggs // it's for Bea", "Got it. Let me know if there's anything to add to your list.", 'new, title eggs'],
  [
    'finish milk // I meant to finish the shed',
    "Shall I mark 'sort the shed' as completed?",
    'buy milk: status completed',
  ],
  [
    'add bread and jam // finish the second one',
    "Done! 'jam' has been marked as completed.",
    'new, title bread; new, title jam, status completed',
  ],
  [
    'add lunch on 12 february // no, the 30th',
    "Updated 'lunch': due Mon 30 Mar.",
    'new, title lunch, due_date 2026-03-30',
  ],
  [
    'add lunch for saturday // add book a table for the day before that',
    "I've added 'book a table' to your tasks. Due Fri 13 Feb.",
    'new, title lunch, due_date 2026-02-14; new, title book a table, due_date 2026-02-13',
  ],
  [
    'add lunch for saturday at noon // add book a table same day at 9',
    "I've added 'book a table' to your tasks. Due Sat 14 Feb, 09:00.",
    'new, title lunch, due_date 2026-02-14T12:00:00+00:00; new, title book a table, due_date 2026-02-14T09:00:00+00:00',
  ],
  [
    'add lunch // his number is 0171 555, could you put that in the notes for it?',
    "The note on 'lunch' now says: his number is 0171 555",
    'new, title lunch, description his number is 0171 555',
  ],
  [
    "add lunch // it's with Bea, put that in the notes",
    "The note on 'lunch' now says: it's with Bea",
    "new, title lunch, description it's with Bea",
  ],
  [
    'push the report to friday // push it another hour',
    "What would you like to change 'read the report' to?",
    'read the report: due_date 2026-02-13',
  ],
  [
    'finish the shed // and tomorrow?',
    'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)',
    'sort the shed: status completed',
  ],
  [
    'move the shed to friday // actually make it one more day',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'show my dentist tasks // finish the first // move the other one to friday',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'call the dentist: status completed; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'when is the report due? // put a note on it to bring a pen',
    "The note on 'read the report' now says: the one from Anna bring a pen",
    'read the report: description the one from Anna\nbring a pen',
  ],
  [
    'can you share the report with Bea? // make it high priority',
    "Updated 'read the report': high priority.",
    'read the report: priority high',
  ],
  [
    'finish two tasks',
    "I couldn't find a task matching 'two'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  ["stop, don't finish the shed", "OK, I've left everything as it is."],
  [
    'move everything to friday, the call must not move, though // yes',
    "'water the plants' repeats. Just this time or every time?",
  ],
  [
    'the call is at 4 now, can you change it // when is it?',
    "'call the dentist' is due tomorrow at 16:00.",
    'call the dentist: due_date 2026-02-10T16:00:00+00:00',
  ],
  ['finish the shed, but wait', "OK, I've left everything as it is."],
  [
    'add bread, jam and tea // all three by friday',
    'Updated 3 tasks (due Fri 13 Feb):\n- bread\n- jam\n- tea',
    'new, title bread, due_date 2026-02-13; new, title jam, due_date 2026-02-13; new, title tea, due_date 2026-02-13',
  ],
  ['is the call due friday?', "'call the dentist' is due tomorrow."],
  ['what else is due tomorrow?', 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'the report is late, move it to friday',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // undo // ah no, sorry, redo it please',
    "OK, I've redone that for 'sort the shed'.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'finish milk and the shed // wait no not the shed, havent sorted it yet',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  [
    'finish milk and the shed // oh no i never did the shed actually, put that one back',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  [
    'finish milk and the shed // wait no the shed is still to do, put that back // move it to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: status completed',
  ],
  [
    'add lunch on friday // add pay the bill also, same date',
    "I've added 'pay the bill' to your tasks. Due Fri 13 Feb.",
    'new, title lunch, due_date 2026-02-13; new, title pay the bill, due_date 2026-02-13',
  ],
  [
    'add eggs and flour pls typing with one hand',
    "I've added 2 tasks:\n- eggs\n- flour",
    'new, title eggs; new, title flour',
  ],
  [
    'move the call to 4pm actually no leave that one where it is move the report to 4pm',
    "Updated 'read the report': due today at 16:00.",
    'read the report: due_date 2026-02-09T16:00:00+00:00',
  ],
  [
    'add chase the plumber thurs no sorry friday',
    "I've added 'chase the plumber' to your tasks. Due Fri 13 Feb.",
    'new, title chase the plumber, due_date 2026-02-13',
  ],
  [
    'rename the shed to big shed, still for Saturday',
    "Updated 'sort the shed' to 'big shed'.",
    'sort the shed: title big shed',
  ],
  ["rename the shed to big shed // rename it back to 'sort the shed'", "Updated 'big shed' to 'sort the shed'."],
  ['I should like to think it over until Sunday', "Got it. Let me know if there's anything to add to your list."],
  ['rename the shed to big shed // change it back to sort the shed', "Updated 'big shed' to 'sort the shed'."],
  ['finish milk // undo that, I mixed it up with the shed', "OK, I've put 'buy milk' back the way it was."],
  [
    "add swap shift with Priya // For friday. And note that she wants the 28th // Oh, it's Preeti not Priya, can you fix the name",
    "Updated 'swap shift with Priya' to 'swap shift with Preeti'.",
    'new, title swap shift with Preeti, description she wants the 28th, due_date 2026-02-13',
  ],
  [
    "buy milk is done. And the report please move to 11 o'clock.",
    "Done! 'buy milk' has been marked as completed.\nUpdated 'read the report': due today at 11:00.",
    'buy milk: status completed; read the report: due_date 2026-02-09T11:00:00+00:00',
  ],
  [
    'add lunch // put gate code 4471 in the note',
    "The note on 'lunch' now says: gate code 4471",
    'new, title lunch, description gate code 4471',
  ],
  [
    'add lunch // also write in note that I take the picture',
    "The note on 'lunch' now says: I take the picture",
    'new, title lunch, description I take the picture',
  ],
  [
    "finish the shed // Add paint to that one's note",
    "The note on 'sort the shed' now says: paint",
    'sort the shed: description paint, status completed',
  ],
]
