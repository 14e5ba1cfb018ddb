// Titles that are mended.

import type { Told } from '../../support/talk-over.ts'

export const sayings: readonly Told[] = [
  [
    'rename pay 400 to Ann to pay 410 to Ann // sorry, 450 not 410',
    "Updated 'pay 410 to Ann' to 'pay 450 to Ann'.",
    'pay 400 to Ann: title pay 450 to Ann',
  ],
  [
    'rename call Mr Finch to call Mrs Finch // sorry, Mr Lynch not Mrs Finch',
    "Updated 'call Mrs Finch' to 'call Mr Lynch'.",
    'call Mr Finch: title call Mr Lynch',
  ],
  [
    "make call Mr Finch high priority // it's Mr Lynch not Finch",
    "Updated 'call Mr Finch' to 'call Mr Lynch'.",
    'call Mr Finch: title call Mr Lynch, priority high',
  ],
  [
    'make book room 12 low priority // sorry, 14',
    "Updated 'book room 12' to 'book room 14'.",
    'book room 12: title book room 14, priority low',
  ],
  [
    'make book room 12 low priority // sorry, room 14',
    "Updated 'book room 12' to 'book room 14'.",
    'book room 12: title book room 14, priority low',
  ],
  ['add call Bob // I meant Rob', "Updated 'call Bob' to 'call Rob'.", 'new, title call Rob'],
  [
    'add email Ann about the boat // I meant the car',
    "Updated 'email Ann about the boat' to 'email Ann about the car'.",
    'new, title email Ann about the car',
  ],
  [
    'add buy the big red lamp // I meant the small red lamp',
    "Updated 'buy the big red lamp' to 'buy the small red lamp'.",
    'new, title buy the small red lamp',
  ],
  ['add boat // I meant car', "Updated 'boat' to 'car'.", 'new, title car'],
  [
    'add pay $400 to Bob // sorry, $450',
    "Updated 'pay $400 to Bob' to 'pay $450 to Bob'.",
    'new, title pay $450 to Bob',
  ],
  ['what is the priority of book room 12', "'book room 12' is high priority."],
  ["what's the priority of call Mr Finch", "'call Mr Finch' has no priority."],
  ['what should I do first', "Start with this one, since it's high priority:\n1. book room 12 (high priority)"],
  [
    'complete book room 12 // what should I do first',
    'Nothing is due, so start with this one:\n1. pay 400 to Ann',
    'book room 12: status completed',
  ],
  [
    'complete everything // yes // show my tasks',
    "All done! You don't have any open tasks.",
    'pay 400 to Ann: status completed; call Mr Finch: status completed; book room 12: status completed; email Bob about lunch: status completed',
  ],
  [
    'add a task for friday // eggs',
    "I've added 'eggs' to your tasks. Due Fri 13 Feb.",
    'new, title eggs, due_date 2026-02-13',
  ],
  [
    'add a task for friday // eggs and bread',
    "I've added 2 tasks:\n- eggs (due Fri 13 Feb)\n- bread (due Fri 13 Feb)",
    'new, title eggs, due_date 2026-02-13; new, title bread, due_date 2026-02-13',
  ],
  [
    'add lunch at noon, remind me an hour before',
    "I've added 'lunch' to your tasks. Due today at 12:00.\nUpdated 'lunch': reminder 1 hour before.",
    'new, title lunch, due_date 2026-02-09T12:00:00+00:00, remind_before 60',
  ],
  [
    'remind me an hour before lunch with Cy at noon',
    "I've added 'lunch with Cy' to your tasks. Due today at 12:00, reminder 1 hour before.",
    'new, title lunch with Cy, due_date 2026-02-09T12:00:00+00:00, remind_before 60',
  ],
  [
    'complete call Mr Finch and email Bob and book room 12 and pay 400',
    'Marked 4 tasks as done:\n- call Mr Finch\n- email Bob about lunch\n- book room 12\n- pay 400 to Ann',
    'pay 400 to Ann: status completed; call Mr Finch: status completed; book room 12: status completed; email Bob about lunch: status completed',
  ],
  [
    'move everything to friday // yes',
    'Updated 4 tasks (due Fri 13 Feb):\n- book room 12\n- pay 400 to Ann\n- call Mr Finch\n- email Bob about lunch',
    'pay 400 to Ann: due_date 2026-02-13; call Mr Finch: due_date 2026-02-13; book room 12: due_date 2026-02-13; email Bob about lunch: due_date 2026-02-13',
  ],
  [
    'move call Mr Finch, email Bob, book room 12 and pay 400 to friday',
    'Updated 4 tasks (due Fri 13 Feb):\n- call Mr Finch\n- email Bob about lunch\n- book room 12\n- pay 400 to Ann',
    'pay 400 to Ann: due_date 2026-02-13; call Mr Finch: due_date 2026-02-13; book room 12: due_date 2026-02-13; email Bob about lunch: due_date 2026-02-13',
  ],
  [
    'move it // call Mr Finch // friday',
    "Updated 'call Mr Finch': due Fri 13 Feb.",
    'call Mr Finch: due_date 2026-02-13',
  ],
  ['change the priority of call Mr Finch', "What would you like to change 'call Mr Finch' to?"],
  [
    'change the priority of call Mr Finch // low',
    "Updated 'call Mr Finch': low priority.",
    'call Mr Finch: priority low',
  ],
  [
    'change the date of call Mr Finch // friday',
    "Updated 'call Mr Finch': due Fri 13 Feb.",
    'call Mr Finch: due_date 2026-02-13',
  ],
  [
    'rename call Mr Finch // call Mr Lynch',
    "Updated 'call Mr Finch' to 'call Mr Lynch'.",
    'call Mr Finch: title call Mr Lynch',
  ],
  ['rename them to x', "I'm not sure what 'them' means here. Which task do you mean?"],
  [
    'rename call Mr Finch and email Bob to x',
    "I found multiple tasks that match 'call Mr Finch and email Bob':\n1. call Mr Finch\n2. email Bob about lunch\nWhich one did you mean?",
  ],
  [
    'show my tasks // rename 1 and 2 to x',
    "I found multiple tasks that match '1 and 2':\n1. book room 12 (high priority)\n2. pay 400 to Ann\nWhich one did you mean?",
  ],
  [
    'call Mr Finch is called call Mr Lynch now',
    "Updated 'call Mr Finch' to 'call Mr Lynch'.",
    'call Mr Finch: title call Mr Lynch',
  ],
  [
    'add email Ann about the boat // I meant the car',
    "Updated 'email Ann about the boat' to 'email Ann about the car'.",
    'new, title email Ann about the car',
  ],
  // What somebody does is not what is to be done for them.
  ['Finch starts Monday!', "Add 'Finch starts', due Mon 16 Feb?"],
  ['Bob is coming on Monday', "I didn't quite follow that, so I haven't changed anything."],
  ["Ann's back on friday", "I didn't quite follow that, so I haven't changed anything."],
  ['Ann to friday', "Updated 'pay 400 to Ann': due Fri 13 Feb.", 'pay 400 to Ann: due_date 2026-02-13'],
  [
    'Bob is on monday now',
    "Updated 'email Bob about lunch': due Mon 16 Feb.",
    'email Bob about lunch: due_date 2026-02-16',
  ],
  [
    'lunch starts monday',
    "Updated 'email Bob about lunch': due Mon 16 Feb.",
    'email Bob about lunch: due_date 2026-02-16',
  ],
]
