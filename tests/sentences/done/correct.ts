// "no, wednesday": what the turn before did is taken back, and the right thing done.

import type { Told } from '../../support/talk-over.ts'

export const correct: readonly Told[] = [
  [
    'call the dentist should be friday // no, wednesday',
    "Updated 'call the dentist': due Wed 11 Feb.",
    'call the dentist: due_date 2026-02-11',
  ],
  [
    'move call the dentist to friday // no, wednesday',
    "Updated 'call the dentist': due Wed 11 Feb.",
    'call the dentist: due_date 2026-02-11',
  ],
  [
    'move call the dentist to friday // sorry, the 21st',
    "Updated 'call the dentist': due Sat 21 Feb.",
    'call the dentist: due_date 2026-02-21',
  ],
  [
    'move call the dentist to dec 5 // sorry, the 21st',
    "Updated 'call the dentist': due Mon 21 Dec.",
    'call the dentist: due_date 2026-12-21',
  ],
  [
    'move call the dentist to dec 5 // sorry, the 31st',
    "Updated 'call the dentist': due Thu 31 Dec.",
    'call the dentist: due_date 2026-12-31',
  ],
  [
    'move call the dentist to dec 5 // sorry, the 2nd',
    "Updated 'call the dentist': due Wed 2 Dec.",
    'call the dentist: due_date 2026-12-02',
  ],
  [
    'move call the dentist to dec 5 // sorry, the 21st of january',
    "Updated 'call the dentist': due Thu 21 Jan 2027.",
    'call the dentist: due_date 2027-01-21',
  ],
  [
    'move pay the dentist to friday at 4pm // no, 5pm',
    "Updated 'pay the dentist': due Fri 13 Feb, 17:00.",
    'pay the dentist: due_date 2026-02-13T17:00:00+00:00',
  ],
  [
    'move pay the dentist to 4pm // sorry, 6',
    "Updated 'pay the dentist': due Thu 12 Feb, 18:00.",
    'pay the dentist: due_date 2026-02-12T18:00:00+00:00',
  ],
  ['add eggs // i meant bread', "Updated 'eggs' to 'bread'.", 'new, title bread'],
  ['add buy eggs // I meant bread', "Updated 'buy eggs' to 'buy bread'.", 'new, title buy bread'],
  ['add eggs // no, friday', "Updated 'eggs': due Fri 13 Feb.", 'new, title eggs, due_date 2026-02-13'],
  ['add send invoice 5 // sorry, 6', "Updated 'send invoice 5' to 'send invoice 6'.", 'new, title send invoice 6'],
  [
    'add eggs for friday // no, saturday // undo',
    "OK, I've put 'eggs' back the way it was.",
    'new, title eggs, due_date 2026-02-13',
  ],
  [
    'complete buy milk // no, sort the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete buy milk // I meant sort the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete buy milk // I meant sort the shed // undo',
    "OK, I've put 'buy milk' and 'sort the shed' back the way they were.",
    'buy milk: status completed',
  ],
  ['complete buy milk // no, the other one', "I'm not sure what 'other' means here. Which task do you mean?"],
  [
    'reopen book flights // I meant renew passport',
    "'renew passport' is open again.",
    'renew passport: status pending',
  ],
  [
    'move buy milk to friday // i meant sort the shed',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move buy milk to friday // no, sort the shed // undo',
    "OK, I've put 'buy milk' and 'sort the shed' back the way they were.",
    'buy milk: due_date 2026-02-13',
  ],
  [
    'show my tasks // complete 2 // sorry, 3',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'push pay the dentist back two hours // no, three hours',
    "Updated 'pay the dentist': due Thu 12 Feb, 18:00.",
    'pay the dentist: due_date 2026-02-12T18:00:00+00:00',
  ],
  [
    'push pay the dentist two hours later // no, one hour',
    "Updated 'pay the dentist': due Thu 12 Feb, 16:00.",
    'pay the dentist: due_date 2026-02-12T16:00:00+00:00',
  ],
  [
    'push call the dentist by two days // no, three days',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  ['no, wednesday', "Got it. Let me know if there's anything to add to your list."],
  ['I meant the shed', "Got it. Let me know if there's anything to add to your list."],
  ['show my tasks // i meant the shed', "Got it. Let me know if there's anything to add to your list."],
  ['make buy milk high priority // no, low', "Updated 'buy milk': low priority.", 'buy milk: priority low'],
  [
    'make buy milk high priority // no, low // undo',
    "OK, I've put 'buy milk' back the way it was.",
    'buy milk: priority high',
  ],
  [
    'delete buy milk // no, sort the shed',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete buy milk // yes // no, sort the shed', 'Here are your tasks:\n1. sort the shed', 'buy milk is gone'],
  [
    'complete call the dentist and pay the dentist // i meant the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'add milk and eggs // no, for tomorrow',
    'Updated 2 tasks (due tomorrow):\n- milk\n- eggs',
    'new, title milk, due_date 2026-02-10; new, title eggs, due_date 2026-02-10',
  ],
  [
    'show my tasks // move 4 to friday // sorry, 3',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'show my tasks // move 4 to friday // no, 3 // undo',
    "OK, I've put 'pay the dentist' and 'call the dentist' back the way they were.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'show my tasks // complete 7 // sorry, 6 // undo',
    "OK, I've put 'buy milk' and 'sort the shed' back the way they were.",
    'buy milk: status completed',
  ],
  [
    'add dinner at 7pm on friday // no, 8',
    "Updated 'dinner': due Fri 13 Feb, 20:00.",
    'new, title dinner, due_date 2026-02-13T20:00:00+00:00',
  ],
  [
    'add dinner at 7pm on friday // sorry, the 20th',
    "Updated 'dinner': due Fri 20 Feb, 19:00.",
    'new, title dinner, due_date 2026-02-20T19:00:00+00:00',
  ],
  [
    'move pay the dentist to dec 5 at 3pm // sorry, the 21st',
    "Updated 'pay the dentist': due Mon 21 Dec, 15:00.",
    'pay the dentist: due_date 2026-12-21T15:00:00+00:00',
  ],
  [
    'make buy milk high priority // sorry, the 21st',
    "Updated 'buy milk': due Sat 21 Feb.",
    'buy milk: priority high, due_date 2026-02-21',
  ],
  [
    'add call bob // I meant call rob',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title call bob',
  ],
]
