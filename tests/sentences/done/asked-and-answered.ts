// A question is answered with what it asks for, with more, or with something else.

import type { Told } from '../../support/talk-over.ts'

export const askedAndAnswered: readonly Told[] = [
  ['rename the shed // to barn', "Updated 'sort the shed' to 'barn'.", 'sort the shed: title barn'],
  [
    'rename the shed // sort the barn',
    "Updated 'sort the shed' to 'sort the barn'.",
    'sort the shed: title sort the barn',
  ],
  ['rename the shed // no', 'OK, never mind.'],
  [
    'rename the shed // complete the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  ['rename the shed // what is due today?', 'Due today:\n1. water the plants (due today, every day)'],
  [
    'rename the shed // sort the big old wooden barn and then also the garden behind it for spring',
    "Updated 'sort the shed' to 'sort the big old wooden barn and then also the garden behind it for spring'.",
    'sort the shed: title sort the big old wooden barn and then also the garden behind it for spring',
  ],
  ['move the shed // friday', "Updated 'sort the shed': due Fri 13 Feb.", 'sort the shed: due_date 2026-02-13'],
  [
    'move the shed // to friday at 3pm',
    "Updated 'sort the shed': due Fri 13 Feb, 15:00.",
    'sort the shed: due_date 2026-02-13T15:00:00+00:00',
  ],
  ['move the shed // high', "Updated 'sort the shed': high priority.", 'sort the shed: priority high'],
  ['move the shed // hmm', "What would you like to change 'sort the shed' to?"],
  ['move the shed // never mind', 'OK, never mind.'],
  ['change the shed // priority high', "Updated 'sort the shed': high priority.", 'sort the shed: priority high'],
  ['change the shed // to barn', "Updated 'sort the shed' to 'barn'.", 'sort the shed: title barn'],
  ['set a reminder // to buy brushes', "I've added 'buy brushes' to your tasks.", 'new, title buy brushes'],
  [
    'add a task // paint and brushes',
    "I've added 2 tasks:\n- paint\n- brushes",
    'new, title paint; new, title brushes',
  ],
  [
    'add a task // paint tomorrow',
    "I've added 'paint' to your tasks. Due tomorrow.",
    'new, title paint, due_date 2026-02-10',
  ],
  ['add a task // no', 'OK, never mind.'],
  ['add a task // complete the milk', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  [
    'i think i sorted the shed // yes',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'i think i sorted the shed // yes, and the milk',
    "Done! 'sort the shed' has been marked as completed.\nDone! 'buy milk' has been marked as completed.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'i think i sorted the shed // yes, i did it already',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['i think i sorted the shed // not yet', 'OK, never mind.'],
  ['i think i sorted the shed // yes?', "Shall I mark 'sort the shed' as completed?"],
  ['need paint // yes, tomorrow', "Updated 'paint': due tomorrow.", 'new, title paint, due_date 2026-02-10'],
  ['need paint // yes, high priority', "Updated 'paint': high priority.", 'new, title paint, priority high'],
  ['need paint // yes and brushes', "I've added 'brushes' to your tasks.", 'new, title paint; new, title brushes'],
  [
    'need paint // yes please and complete the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed; new, title paint',
  ],
  ['need paint // is it on the list?', "Yes, 'paint' is still open.", 'new, title paint'],
  [
    "need paint // that's done already",
    "Done! 'paint' has been marked as completed.",
    'new, title paint, status completed',
  ],
  ['need paint // tomorrow', "Updated 'paint': due tomorrow.", 'new, title paint, due_date 2026-02-10'],
  ['need paint // call it blue paint', "Updated 'paint' to 'blue paint'.", 'new, title blue paint'],
  [
    'delete the shed // yes and the milk',
    "'sort the shed' has been deleted.\nAre you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'sort the shed is gone',
  ],
  [
    'delete the shed // no, the milk',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the shed // no, complete it',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'delete the shed // yes, and complete the milk',
    "'sort the shed' has been deleted.\nDone! 'buy milk' has been marked as completed.",
    'sort the shed is gone; buy milk: status completed',
  ],
  [
    'delete the shed // move it to friday instead',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'delete the shed and the milk // only the milk',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the shed and the milk // just the first one',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the shed and the milk // yes, but not the milk',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'complete the dentist // the first',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // both',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  ['complete the dentist // neither', 'OK, never mind.'],
  [
    'complete the dentist // pay',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // the call',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the dentist // the one due thursday',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // all of them',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete the dentist // 3',
    'Which one did you mean? Please say its number or its name:\n1. call the dentist\n2. pay the dentist',
  ],
  [
    'complete the dentist // not the first one',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'complete the dentist // the first is done',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  ['move everything due this week to friday // yes', "'water the plants' repeats. Just this time or every time?"],
]
