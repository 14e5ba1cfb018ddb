// What the second turn makes of the first: it corrects it, goes on with it, narrows it or takes it back.

import type { Told } from '../../support/talk-over.ts'

export const secondTurns: readonly Told[] = [
  [
    'add eggs // actually the bread too',
    "I've added 'the bread' to your tasks.",
    'new, title eggs; new, title the bread',
  ],
  ["add eggs // oh, it's bread I meant", "Updated 'eggs' to 'bread'.", 'new, title bread'],
  ['add eggs // sorry, I meant bread', "Updated 'eggs' to 'bread'.", 'new, title bread'],
  [
    "move the shed to friday // the shed can't be that late, back to thursday",
    "Updated 'sort the shed': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-12',
  ],
  ['complete the shed // the shed is still to do, put that back', "OK, I've put 'sort the shed' back the way it was."],
  ['complete the shed // the shed is not finished, reopen it', "'sort the shed' is open again."],
  [
    'move the shed to friday // actually make the report thursday',
    "Updated 'read the report': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-12',
  ],
  ["complete the shed // no no, undo it, it's not done", "OK, I've put 'sort the shed' back the way it was."],
  ["complete the shed // wait no I haven't undo that", "OK, I've put 'sort the shed' back the way it was."],
  ['complete the shed // can you take it back', "OK, I've put 'sort the shed' back the way it was."],
  [
    'move the shed to friday at 10 // not 10, make it 11',
    "Updated 'sort the shed': due Fri 13 Feb, 11:00.",
    'sort the shed: due_date 2026-02-13T11:00:00+00:00',
  ],
  [
    'move the shed to thursday // oh dear, I misread it. Not thursday, friday.',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // wait no, not friday, saturday',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday at 5 // I meant am',
    "Updated 'sort the shed': due Fri 13 Feb, 05:00.",
    'sort the shed: due_date 2026-02-13T05:00:00+00:00',
  ],
  [
    'move the shed to saturday // no, sunday',
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  [
    'complete the shed // the report is still open',
    "'read the report' is still open.",
    'sort the shed: status completed',
  ],
  [
    'move the shed to friday // the report one sunday',
    "Updated 'read the report': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-15',
  ],
  [
    'move the shed to friday at 4 // make it an hour later',
    "Updated 'sort the shed': due Fri 13 Feb, 17:00.",
    'sort the shed: due_date 2026-02-13T17:00:00+00:00',
  ],
  [
    'move the shed to friday // sat I mean, sorry, sat',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // the other way round',
    "Got it. Let me know if there's anything to add to your list.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    "add call Priya // it's for Bea",
    "Got it. Let me know if there's anything to add to your list.",
    'new, title call Priya',
  ],
  [
    'make the shed high priority // make that one low priority',
    "Updated 'sort the shed': low priority.",
    'sort the shed: priority low',
  ],
  ['complete the shed // it is not done after all', "OK, I've put 'sort the shed' back the way it was."],
  [
    'complete the shed // not the shed sorry, the report',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'add call Priya // Preeti not Priya, can you fix the name',
    "Updated 'call Priya' to 'call Preeti'.",
    'new, title call Preeti',
  ],
  [
    'move the shed to friday // they said Wednesday. same time',
    "Updated 'sort the shed': due Wed 11 Feb.",
    'sort the shed: due_date 2026-02-11',
  ],
  ['add call Jo // Mo, not Jo', "Updated 'call Jo' to 'call Mo'.", 'new, title call Mo'],
  [
    'add email the harbour // it should say marina, not harbour',
    "Updated 'email the harbour' to 'email the marina'.",
    'new, title email the marina',
  ],
  [
    'add buy size 30 bags // sorry, size 31',
    "Updated 'buy size 30 bags' to 'buy size 31 bags'.",
    'new, title buy size 31 bags',
  ],
  [
    'add buy size 30 bags // 31',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title buy size 30 bags',
  ],
  ['add buy 2 bags // 3 bags I mean', "Updated 'buy 2 bags' to 'buy 3 bags'.", 'new, title buy 3 bags'],
  ["add call Bo // make it ring Bo's mum", "Updated 'call Bo' to 'ring Bo's mum'.", "new, title ring Bo's mum"],
  [
    "add call Bo // that wants to say 'buy nails', I'd forget",
    "Updated 'call Bo' to 'buy nails'.",
    'new, title buy nails',
  ],
  [
    'add call Bo // call that one done',
    "Done! 'call Bo' has been marked as completed.",
    'new, title call Bo, status completed',
  ],
  ['add call Bo // make it friday', "Updated 'call Bo': due Fri 13 Feb.", 'new, title call Bo, due_date 2026-02-13'],
  [
    'complete the shed // the report, not the shed',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'add sort the garage // on the shed one it should say barn instead of shed',
    "Updated 'sort the shed' to 'sort the barn'.",
    'sort the shed: title sort the barn; new, title sort the garage',
  ],
  [
    'add meet at the harbour // change harbour to marina',
    "Updated 'meet at the harbour' to 'meet at the marina'.",
    'new, title meet at the marina',
  ],
  [
    'add meet at the harbour // make that the marina instead of the harbour',
    "Updated 'meet at the harbour' to 'meet at the marina'.",
    'new, title meet at the marina',
  ],
  [
    'add call Jo // what a morning',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title call Jo',
  ],
  [
    'complete the shed and the milk // not the milk, though',
    "OK, I've put 'buy milk' back the way it was.",
    'sort the shed: status completed',
  ],
  [
    'move the shed and the milk to friday // just the shed, the milk stays',
    "OK, I've put 'buy milk' back the way it was.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed and the milk to friday // leave them where they were',
    "OK, I've put 'sort the shed' and 'buy milk' back the way they were.",
  ],
  [
    'move the shed and the milk to friday // leave the milk where it was',
    "OK, I've put 'buy milk' back the way it was.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed and the milk to friday // the milk can go saturday',
    "Updated 'buy milk': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-14',
  ],
  [
    'move the shed and the milk to friday // not the milk, wraps',
    "Updated 'buy milk' to 'buy wraps'.",
    'sort the shed: due_date 2026-02-13; buy milk: title buy wraps, due_date 2026-02-13',
  ],
  [
    'make the shed and the milk high priority // take the high off the milk',
    "Updated 'buy milk': no priority.",
    'sort the shed: priority high',
  ],
  [
    "move the shed to monday // tuesday, he's off mondays",
    "Updated 'sort the shed': due tomorrow.",
    'sort the shed: due_date 2026-02-10',
  ],
  [
    'move the shed to friday at 10 // oh shoot, make that 11:30, she just texted me',
    "Updated 'sort the shed': due Fri 13 Feb, 11:30.",
    'sort the shed: due_date 2026-02-13T11:30:00+00:00',
  ],
  [
    'move the shed to friday // not this friday, the one after',
    "Updated 'sort the shed': due Fri 20 Feb.",
    'sort the shed: due_date 2026-02-20',
  ],
  [
    "move the shed to friday // oh wait, that's the wedding. Better sunday",
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  [
    'move the shed to friday // 7.30 rather',
    "Updated 'sort the shed': due Fri 13 Feb, 07:30.",
    'sort the shed: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    'move the shed to friday // saturday even',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // at 9 before the queue gets long',
    "Updated 'sort the shed': due Fri 13 Feb, 09:00.",
    'sort the shed: due_date 2026-02-13T09:00:00+00:00',
  ],
  [
    'move the shed to friday // scrap that, saturday',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // scratch friday, saturday',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // make that 11:30',
    "Updated 'sort the shed': due Fri 13 Feb, 11:30.",
    'sort the shed: due_date 2026-02-13T11:30:00+00:00',
  ],
  [
    'move the shed to friday // put it at four',
    "Updated 'sort the shed': due Fri 13 Feb, 16:00.",
    'sort the shed: due_date 2026-02-13T16:00:00+00:00',
  ],
  [
    'move the shed to friday at 6 // not 6, 9!',
    "Updated 'sort the shed': due Fri 13 Feb, 21:00.",
    'sort the shed: due_date 2026-02-13T21:00:00+00:00',
  ],
  [
    'move the shed to friday at 4 // am!! not pm',
    "Updated 'sort the shed': due Fri 13 Feb, 04:00.",
    'sort the shed: due_date 2026-02-13T04:00:00+00:00',
  ],
  ['show my tasks // just today', 'Due today:\n1. water the plants (due today, every day)'],
  ['show my tasks // and the low ones?', 'Low-priority tasks:\n1. read the report (low priority)'],
  [
    'show my tasks // which of those are high',
    'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)',
  ],
  ['show my tasks // just those for friday?', 'Nothing due Fri 13 Feb.'],
  ["what's due today? // and the day after?", 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  ["what's due today? // and tomorrow?", 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  ["show my tasks // too much lol. just today's", 'Due today:\n1. water the plants (due today, every day)'],
  ["show my tasks // only what's due tomorrow", 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  ["show my tasks // and what's on tomorrow", 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'show my tasks // complete these',
    'Mark 7 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  [
    'show my tasks // the 3pm one is done',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'show my tasks // just finished them',
    'Mark 7 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  [
    'show my tasks // just the finished ones',
    'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)',
  ],
  [
    'show my tasks // what about the report',
    "Here are your tasks:\n1. read the report (low priority)\nThe note on 'read the report' says: the one from Anna",
  ],
  ['show the done ones // which of those had a date', 'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)'],
  ["what's overdue? // delete the lot // yes", "'send invoice 4' has been deleted.", 'send invoice 4 is gone'],
  [
    'how many tasks do I have? // which ones?',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ["what's left today? // and the report?", 'Here are your tasks:\n1. read the report (low priority)'],
  ['add eggs // and butter', "I've added 'butter' to your tasks.", 'new, title eggs; new, title butter'],
  [
    'add eggs // sleeping bags too',
    "I've added 'sleeping bags' to your tasks.",
    'new, title eggs; new, title sleeping bags',
  ],
  [
    'add eggs // next: clean the hutch',
    "I've added 'clean the hutch' to your tasks.",
    'new, title eggs; new, title clean the hutch',
  ],
  [
    'add call Leo tomorrow // same for Mia',
    "I've added 'call Mia' to your tasks. Due tomorrow.",
    'new, title call Leo, due_date 2026-02-10; new, title call Mia, due_date 2026-02-10',
  ],
  ['add eggs // another one: ring Bob', "I've added 'ring Bob' to your tasks.", 'new, title eggs; new, title ring Bob'],
  [
    'add eggs // and one that says salt and pepper',
    "I've added 'salt and pepper' to your tasks.",
    'new, title eggs; new, title salt and pepper',
  ],
  ['add eggs // and please add jam', "I've added 'jam' to your tasks.", 'new, title eggs; new, title jam'],
  ['add eggs // oh and stick jam on there', "I've added 'jam' to your tasks.", 'new, title eggs; new, title jam'],
  ['add eggs // next friday', "Updated 'eggs': due Fri 20 Feb.", 'new, title eggs, due_date 2026-02-20'],
  [
    'add eggs // and rename the shed to garage',
    "Updated 'sort the shed' to 'garage'.",
    'sort the shed: title garage; new, title eggs',
  ],
  [
    'add write to Mr Lim // and to Mrs Okoye',
    "I've added 'write to Mrs Okoye' to your tasks.",
    'new, title write to Mr Lim; new, title write to Mrs Okoye',
  ],
  [
    'add clean the kitchen // the hallway too',
    "I've added 'clean the hallway' to your tasks.",
    'new, title clean the kitchen; new, title clean the hallway',
  ],
  [
    'add call mum tomorrow // same for dad',
    "I've added 'call dad' to your tasks. Due tomorrow.",
    'new, title call mum, due_date 2026-02-10; new, title call dad, due_date 2026-02-10',
  ],
  [
    'add eggs for friday // same day, add jam',
    "I've added 'jam' to your tasks. Due Fri 13 Feb.",
    'new, title eggs, due_date 2026-02-13; new, title jam, due_date 2026-02-13',
  ],
  ['add eggs // high priority', "Updated 'eggs': high priority.", 'new, title eggs, priority high'],
  ['add eggs // for friday', "Updated 'eggs': due Fri 13 Feb.", 'new, title eggs, due_date 2026-02-13'],
  ['add eggs // thanks. and jam too', "I've added 'jam' to your tasks.", 'new, title eggs; new, title jam'],
  ['add eggs // thanks // and jam', "I've added 'jam' to your tasks.", 'new, title eggs; new, title jam'],
  [
    'complete the shed // thanks // and the report too',
    "Done! 'read the report' has been marked as completed.",
    'sort the shed: status completed; read the report: status completed',
  ],
  [
    'complete the shed // the report too',
    "Done! 'read the report' has been marked as completed.",
    'sort the shed: status completed; read the report: status completed',
  ],
  [
    "complete the shed // and the report, I've read it",
    "Done! 'read the report' has been marked as completed.",
    'sort the shed: status completed; read the report: status completed',
  ],
  [
    'complete the shed // also the milk',
    "Done! 'buy milk' has been marked as completed.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  ["complete the shed // no, it's not", "OK, I've put 'sort the shed' back the way it was."],
  ["complete the shed // wait, I haven't sorted it yet", "OK, I've put 'sort the shed' back the way it was."],
  [
    "complete the shed // sorry, I meant the report, the shed isn't sorted",
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'complete the shed // wrong one sorry, the report',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'complete the shed // no wait, the report',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'note on the shed: key under the mat // add to that, ask for Jo',
    "The note on 'sort the shed' now says: key under the mat ask for Jo",
    'sort the shed: description key under the mat\nask for Jo',
  ],
  [
    'note on the shed: key under the mat // change it to: back door',
    "The note on 'sort the shed' now says: back door",
    'sort the shed: description back door',
  ],
  [
    'note on the shed: red paint, 5 litres // sorry, blue paint, 10 litres',
    "The note on 'sort the shed' now says: blue paint, 10 litres",
    'sort the shed: description blue paint, 10 litres',
  ],
  [
    'note on the shed: call first // add his number to that note too, 5550 101',
    "The note on 'sort the shed' now says: call first his number 5550 101",
    'sort the shed: description call first\nhis number 5550 101',
  ],
  [
    'note on the shed: call first // read it back to me',
    "The note on 'sort the shed' says: call first",
    'sort the shed: description call first',
  ],
  [
    "what's the note on the report? // add that it's long",
    "The note on 'read the report' now says: the one from Anna it's long",
    "read the report: description the one from Anna\nit's long",
  ],
  [
    'when is the report due? // friday',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    'when is the report due? // make it friday',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  ['is the shed done? // yes', "There's nothing to confirm right now."],
  ['when is the dentist call? // and the invoice?', "'send invoice 4' was due Fri 6 Feb (3 days ago)."],
  [
    'when is the dentist call? // move it a day later',
    "Updated 'call the dentist': due Wed 11 Feb.",
    'call the dentist: due_date 2026-02-11',
  ],
  ['when is the dentist call? // pay the dentist too', "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  ['when is the dentist call? // what else is on that day?', 'Nothing else due tomorrow.'],
  [
    "what's due thursday? // what else is there",
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. read the report (low priority)\n5. sort the shed\n6. buy milk',
  ],
  [
    'move the shed to friday // and thursday',
    "Updated 'sort the shed': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-12',
  ],
  [
    'complete the shed // and thursday',
    'Due Thu 12 Feb:\n1. pay the dentist (due Thu 12 Feb, 15:00)',
    'sort the shed: status completed',
  ],
  [
    'complete the shed // tomorrow?',
    'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)',
    'sort the shed: status completed',
  ],
  // Behind a list of one, it is that one which is done.
  [
    "what's due tomorrow? // done that",
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    "what's due tomorrow? // that's done",
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  ["what's due tomorrow? // only the done ones", 'Nothing completed tomorrow.'],
  // What is taken back goes, whatever is asked for instead.
  [
    'move the shed to friday // undo that, make it high instead',
    "OK, I've put 'sort the shed' back the way it was.\nUpdated 'sort the shed': high priority.",
    'sort the shed: priority high',
  ],
  [
    'move the shed to friday // undo that, make it thursday',
    "Updated 'sort the shed': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-12',
  ],
  // All of a list, but not what it does not show.
  [
    'show everything with the dentist // all but the second are done',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  ['show the report // they have postponed the report', "I didn't quite follow that, so I haven't changed anything."],
  [
    'add jam // oh Jo has some, take that back off the list',
    "Are you sure you want to delete 'jam'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title jam',
  ],
]
