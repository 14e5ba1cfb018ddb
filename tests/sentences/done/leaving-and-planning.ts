// Leave that is taken, days that are planned, and what was named, denied or told beside it: nothing is done that nobody asked for.

import type { Told } from '../../support/talk-over.ts'

export const leavingAndPlanning: readonly Told[] = [
  // taking leave with a day
  ['see you monday', 'Goodbye! Your tasks are safe with me.'],
  ["move the shed to friday // that's all for today, cheers", "You're welcome!", 'sort the shed: due_date 2026-02-13'],
  [
    "move the shed to friday. that's it until tomorrow",
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['add stamps, back at 5', "I've added 'stamps' to your tasks.", 'new, title stamps'],
  [
    'see mum on monday',
    "I've added 'see mum' to your tasks. Due Mon 16 Feb.",
    'new, title see mum, due_date 2026-02-16',
  ],
  ['I have to talk tomorrow', "I've added 'talk' to your tasks. Due tomorrow.", 'new, title talk, due_date 2026-02-10'],
  [
    "add eggs. that's for tomorrow",
    "I've added 'eggs' to your tasks.\nUpdated 'eggs': due tomorrow.",
    'new, title eggs, due_date 2026-02-10',
  ],
  // nothing is over before its day
  [
    'when is the report due? // finish it tomorrow',
    "Updated 'read the report': due tomorrow.",
    'read the report: due_date 2026-02-10',
  ],
  ['finish the report by friday', "Updated 'read the report': due Fri 13 Feb.", 'read the report: due_date 2026-02-13'],
  [
    'finish the shed and the report on wednesday',
    'Updated 2 tasks (due Wed 11 Feb):\n- sort the shed\n- read the report',
    'sort the shed: due_date 2026-02-11; read the report: due_date 2026-02-11',
  ],
  ['complete the report tomorrow', "Updated 'read the report': due tomorrow.", 'read the report: due_date 2026-02-10'],
  [
    'complete everything due tomorrow',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'show my tasks // complete those due tomorrow',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  // a new title with its tail
  [
    'when is the shed due? // change it to sort the shed (left side)',
    "Updated 'sort the shed' to 'sort the shed (left side)'.",
    'sort the shed: title sort the shed (left side)',
  ],
  [
    'when is the shed due? // change it to sort the shed, 2 shelves',
    "Updated 'sort the shed' to 'sort the shed, 2 shelves'.",
    'sort the shed: title sort the shed, 2 shelves',
  ],
  [
    "when is the shed due? // change it to friday, he's away till then",
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['when is the shed due? // rename that one', "What would you like to change 'sort the shed' to?"],
  ['rename the second one', "What would you like to change 'water the plants' to?"],
  ['when is the shed due? // rename that one barn', "Updated 'sort the shed' to 'barn'.", 'sort the shed: title barn'],
  // a denial that takes nothing back
  [
    "complete the shed // did I buy milk? // no I didn't",
    "Got it. Let me know if there's anything to add to your list.",
    'sort the shed: status completed',
  ],
  ["complete the shed // no I didn't", "OK, I've put 'sort the shed' back the way it was."],
  ["I sorted the shed. wait, no I didn't", "OK, I've left everything as it is."],
  // which one, and no new value
  ['what about the shed? // the one without a date', 'Without a date:\n1. sort the shed'],
  ['delete the shed // no the one tomorrow', "OK, I've kept 'sort the shed'."],
  [
    'the one tomorrow to friday',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  // an occasion, and of what nobody said
  ["remind me when I've done the worming", 'What should I call the task?'],
  ['remind me when I get home to feed the cat', "I've added 'feed the cat' to your tasks.", 'new, title feed the cat'],
  ['remind me when the bins go out', "I've added 'the bins go out' to your tasks.", 'new, title the bins go out'],
  // the week after next, and how long
  [
    'move the shed to the week after next please',
    "Updated 'sort the shed': due Mon 23 Feb.",
    'sort the shed: due_date 2026-02-23',
  ],
  ['add hotel friday, 2 nights', "Add 'hotel, 2 nights', due Fri 13 Feb?"],
  // a yes and more
  [
    "the shed is falling down so that's top priority now // yes do it tomorrow",
    "Updated 'sort the shed': due tomorrow.",
    'sort the shed: priority high, due_date 2026-02-10',
  ],
  [
    'walk the dog // yes do it tomorrow',
    "I've added 'walk the dog' to your tasks. Due tomorrow.",
    'new, title walk the dog, due_date 2026-02-10',
  ],
  // two named, one of them unknown
  [
    'the barn and the shed are done',
    "Done! 'sort the shed' has been marked as completed.\nI didn't understand 'the barn', so I left that part alone.",
    'sort the shed: status completed',
  ],
  [
    'move the shed and the barn to friday',
    "I couldn't find a task matching 'shed and the barn'. Did you mean 'sort the shed'?",
  ],
  [
    'the milk and the shed are done',
    'Marked 2 tasks as done:\n- buy milk\n- sort the shed',
    'sort the shed: status completed; buy milk: status completed',
  ],
  ['carrier bags need buying by thursday', "Add 'carrier bags need buying', due Thu 12 Feb?"],
  [
    'finally home and the shed is done',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  // days before nothing
  [
    "Ann's birthday is 3rd of march, remind me a week before to get a card",
    "I've added 'get a card' to your tasks. Due Tue 24 Feb.",
    'new, title get a card, due_date 2026-02-24',
  ],
  [
    'add pack on the 13th // and buy a hat the day before',
    "I've added 'buy a hat' to your tasks. Due Thu 12 Feb.",
    'new, title pack, due_date 2026-02-13; new, title buy a hat, due_date 2026-02-12',
  ],
  [
    'add order flowers on 24 feb // add buy a card two days before that',
    "I've added 'buy a card' to your tasks. Due Sun 22 Feb.",
    'new, title order flowers, due_date 2026-02-24; new, title buy a card, due_date 2026-02-22',
  ],
  [
    'add party friday, remind me a day before',
    "I've added 'party' to your tasks. Due Fri 13 Feb.\nUpdated 'party': reminder 1 day before.",
    'new, title party, due_date 2026-02-13, remind_before 1440',
  ],
  // both of three
  [
    'add eggs, soap and bread // both by the 18th',
    "I'm not sure what 'both' means here. Which task do you mean?",
    'new, title eggs; new, title soap; new, title bread',
  ],
  [
    'add eggs and soap // both by the 18th',
    'Updated 2 tasks (due Wed 18 Feb):\n- eggs\n- soap',
    'new, title eggs, due_date 2026-02-18; new, title soap, due_date 2026-02-18',
  ],
  // said of it, and not what to write
  ['note that on the shed', "I didn't quite follow that, so I haven't changed anything."],
]
