// Turns that lean on those before: what was told of, asked about, shown or done.

import type { Told } from '../../support/talk-over.ts'

export const discourse: readonly Told[] = [
  // What was told or asked of is what is spoken of next.
  [
    "if it rains I'll leave the shed // move it to friday",
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'when is the call to the dentist? // put them on sunday',
    "Updated 'call the dentist': due Sun 15 Feb.",
    'call the dentist: due_date 2026-02-15',
  ],
  [
    'show my tasks // when are the plants due? // move them to friday',
    "'water the plants' repeats every day. Just this one or all of them?",
  ],
  ['oh god is paying the dentist at 3 or 3:30', "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  ['paying the dentist what time', "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  ['paying the dentist um what time have I got that', "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  // What is over is not moved.
  [
    'finish milk // push it to tomorrow',
    "I'm not sure what 'it' means here. Which task do you mean?",
    'buy milk: status completed',
  ],
  [
    'finish milk // add a note to it: oat',
    "The note on 'buy milk' now says: oat",
    'buy milk: description oat, status completed',
  ],
  // The day before, the later one, the same for another.
  [
    "what's on thursday? // add buy flowers // move it to thursday // what comes after that",
    'After that comes this one:\n1. pay the dentist (due Thu 12 Feb, 15:00)',
    'new, title buy flowers, due_date 2026-02-12',
  ],
  [
    'move the shed to thursday at 4 // what have I got on thursday // move the later one to monday',
    "Updated 'sort the shed': due Mon 16 Feb, 16:00.",
    'sort the shed: due_date 2026-02-16T16:00:00+00:00',
  ],
  [
    'move the shed to thursday at 4 // what have I got on thursday // on the earlier one put a note: bring the card',
    "The note on 'pay the dentist' now says: bring the card",
    'pay the dentist: description bring the card; sort the shed: due_date 2026-02-12T16:00:00+00:00',
  ],
  [
    'add book swimming for Maya on friday // same for Leo',
    "I've added 'book swimming for Leo' to your tasks. Due Fri 13 Feb.",
    'new, title book swimming for Maya, due_date 2026-02-13; new, title book swimming for Leo, due_date 2026-02-13',
  ],
  [
    'add call mum on friday // same for dad',
    "I've added 'call dad' to your tasks. Due Fri 13 Feb.",
    'new, title call mum, due_date 2026-02-13; new, title call dad, due_date 2026-02-13',
  ],
  [
    'move the shed to friday // and the milk a day later',
    "Updated 'buy milk': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-14',
  ],
  [
    'show my dentist tasks // pay them both tomorrow',
    'Updated 2 tasks:\n- call the dentist (due tomorrow)\n- pay the dentist (due tomorrow at 15:00)',
    'pay the dentist: due_date 2026-02-10T15:00:00+00:00',
  ],
  [
    'move the shed to friday // sort it saturday',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  // Somebody.
  [
    'when do I pay the dentist // she wants 1pm instead',
    "Updated 'pay the dentist': due Thu 12 Feb, 13:00.",
    'pay the dentist: due_date 2026-02-12T13:00:00+00:00',
  ],
  // More of the same, and why.
  [
    "move paying the dentist to friday // and an hour later, I'm not made of stone",
    "Updated 'pay the dentist': due Fri 13 Feb, 16:00.",
    'pay the dentist: due_date 2026-02-13T16:00:00+00:00',
  ],
  [
    'move the shed to friday // and high priority, it is a disgrace',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high, due_date 2026-02-13',
  ],
  [
    "move the shed to friday // that's when I'm away, make it the day before",
    "Updated 'sort the shed': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-12',
  ],
  [
    'move the shed to friday // undo // no sorry, redo it, friday was right',
    "OK, I've redone that for 'sort the shed'.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    "move the shed and the call to monday // the call can't be that late. back to friday with it",
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13; sort the shed: due_date 2026-02-16',
  ],
  [
    'finish milk // oh no, wrong sort. put the milk back on, for tomorrow',
    "'buy milk' is open again.\nUpdated 'buy milk': due tomorrow.",
    'buy milk: due_date 2026-02-10',
  ],
  [
    'move the call to tomorrow // no, thursday',
    "Updated 'call the dentist': due Thu 12 Feb.",
    'call the dentist: due_date 2026-02-12',
  ],
  // Questions of what is left.
  [
    'finish milk // what does that leave?',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed',
    'buy milk: status completed',
  ],
  [
    'finish milk // how many jobs is that now?',
    'You have 6 tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed',
    'buy milk: status completed',
  ],
]
