// What is told in passing finishes nothing, and a sentence of its own may go on, hold back or leave out.

import type { Told } from '../../support/talk-over.ts'

export const inPassing: readonly Told[] = [
  // What is over is not what has to do with it.
  ['the harvest is over, hooray', "I didn't quite follow that, so I haven't changed anything."],
  [
    'the recital is finally over',
    "Done! 'Recital with Bo' has been marked as completed.",
    'Recital with Bo: status completed',
  ],
  [
    "that's the recital over",
    "Done! 'Recital with Bo' has been marked as completed.",
    'Recital with Bo: status completed',
  ],
  [
    'the harvest supper flyers are done',
    "Done! 'Harvest supper flyers' has been marked as completed.",
    'Harvest supper flyers: status completed',
  ],
  [
    'handed the hall keys over',
    "Done! 'Hand over the hall keys' has been marked as completed.",
    'Hand over the hall keys: status completed',
  ],
  // What belongs to several is named like anything else.
  [
    "the cousins' coach should be high priority",
    "Updated 'Book the cousins' coach': high priority.",
    "Book the cousins' coach: priority high",
  ],
  [
    "move the cousins' coach to friday",
    "Updated 'Book the cousins' coach': due Fri 13 Feb.",
    "Book the cousins' coach: due_date 2026-02-13",
  ],
  [
    "add iron the ushers' shirts and wash the twins' coats",
    "I've added 2 tasks:\n- iron the ushers' shirts\n- wash the twins' coats",
    "new, title iron the ushers' shirts; new, title wash the twins' coats",
  ],
  // Behind a full stop, "but" goes on with something else.
  [
    "don't tick off the flyers. But I did pay the florist",
    "Done! 'Pay the florist' has been marked as completed.",
    'Pay the florist: status completed',
  ],
  [
    'do not move the recital. But the florist can go to thursday',
    "Updated 'Pay the florist': due Thu 12 Feb.",
    'Pay the florist: due_date 2026-02-12',
  ],
  [
    'push the florist to friday. But when is the recital?',
    "Updated 'Pay the florist': due Fri 13 Feb.\n'Recital with Bo' has no due date.",
    'Pay the florist: due_date 2026-02-13',
  ],
  [
    'tick off everything. But the florist goes to friday',
    "Updated 'Pay the florist': due Fri 13 Feb.\nMark 4 tasks as done?\n- Harvest supper flyers\n- Recital with Bo\n- Book the cousins' coach\n- Hand over the hall keys",
    'Pay the florist: due_date 2026-02-13',
  ],
  [
    'delete everything. But I still need the florist',
    "Are you sure you want to delete these 4 tasks?\n- Harvest supper flyers\n- Recital with Bo\n- Book the cousins' coach\n- Hand over the hall keys\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // A condition may be a sentence of its own.
  ['push the florist to friday. Only if Bo agrees', "OK, I've left everything as it is."],
  ['delete the flyers. Unless Bo still wants them', "OK, I've left everything as it is."],
  ['move the recital to friday. If the church is free that is', "OK, I've left everything as it is."],
  [
    "push the florist to friday. If that's ok",
    "Updated 'Pay the florist': due Fri 13 Feb.",
    'Pay the florist: due_date 2026-02-13',
  ],
  [
    'push the florist to friday. If it snows we will be stuck anyway',
    "Updated 'Pay the florist': due Fri 13 Feb.",
    'Pay the florist: due_date 2026-02-13',
  ],
  // Who says how many there are has said where they end.
  [
    'add 3 things, hinges for the gate, nuts and washers for the swing, bag of cement',
    "I've added 3 tasks:\n- hinges for the gate\n- nuts and washers for the swing\n- bag of cement",
    'new, title hinges for the gate; new, title nuts and washers for the swing; new, title bag of cement',
  ],
  [
    'two things to add, chairs for the choir, paper and pens for the quiz',
    "I've added 2 tasks:\n- chairs for the choir\n- paper and pens for the quiz",
    'new, title chairs for the choir; new, title paper and pens for the quiz',
  ],
  [
    'put down a couple of things, ring the verger, tea and cake for the bell ringers',
    "I've added 2 tasks:\n- ring the verger\n- tea and cake for the bell ringers",
    'new, title ring the verger; new, title tea and cake for the bell ringers',
  ],
  [
    'I need 2 jobs adding, oil the gate, rake and seed the lawn by the porch',
    "I've added 2 tasks:\n- oil the gate\n- rake and seed the lawn by the porch",
    'new, title oil the gate; new, title rake and seed the lawn by the porch',
  ],
  ['add two things, one is ring the verger and the other is oil the gate', "Add 'ring the verger' and 'oil the gate'?"],
  // What is asked for by a status and a day is shown, not moved and not ticked off.
  ['outstanding tasks for tomorrow and friday', 'Nothing due tomorrow or due Fri 13 Feb.'],
  ['unfinished jobs for today', 'Due today:\n1. Pay the florist (due today)'],
  ['all tasks for monday', 'Nothing due Mon 16 Feb.'],
  ['high priority jobs for friday', 'No high-priority tasks due Fri 13 Feb.'],
  [
    'unfinished jobs to friday',
    "Move 5 tasks to Fri 13 Feb?\n- Pay the florist\n- Harvest supper flyers\n- Recital with Bo\n- Book the cousins' coach\n- Hand over the hall keys",
  ],
  ['open items on the florist', 'Here are your tasks:\n1. Pay the florist (due today)'],
  // What has no day.
  [
    'the jobs that have no day on them, put them down as low priority',
    "Make 4 tasks low priority?\n- Harvest supper flyers\n- Recital with Bo\n- Book the cousins' coach\n- Hand over the hall keys",
  ],
  [
    "them jobs what haven't got a day can all be low priority",
    "Make 4 tasks low priority?\n- Harvest supper flyers\n- Recital with Bo\n- Book the cousins' coach\n- Hand over the hall keys",
  ],
  [
    'anything without a date, make it low priority',
    "Make 4 tasks low priority?\n- Harvest supper flyers\n- Recital with Bo\n- Book the cousins' coach\n- Hand over the hall keys",
  ],
  // A word or a day may stand between what was done and what it was done to.
  [
    'I have paid already yesterday the florist',
    "Done! 'Pay the florist' has been marked as completed.",
    'Pay the florist: status completed',
  ],
  [
    'show my tasks // the first one I went and did last night',
    "Done! 'Pay the florist' has been marked as completed.",
    'Pay the florist: status completed',
  ],
  // What nobody minds is no condition.
  [
    "push the florist to friday, nobody minds if it's late",
    "Updated 'Pay the florist': due Fri 13 Feb.",
    'Pay the florist: due_date 2026-02-13',
  ],
  ['push the florist to friday, but only if Bo minds', "OK, I've left everything as it is."],
  [
    'add oil the gate on friday while I think of it',
    "I've added 'oil the gate' to your tasks. Due Fri 13 Feb.",
    'new, title oil the gate, due_date 2026-02-13',
  ],
  // What is wrong and how it is now, in one breath.
  [
    'please change the florist, it starts at 17:00 instead of 16:30',
    "Updated 'Pay the florist': due today at 17:00.",
    'Pay the florist: due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'update the recital: it has been moved to thursday',
    "Updated 'Recital with Bo': due Thu 12 Feb.",
    'Recital with Bo: due_date 2026-02-12',
  ],
  ['change the recital, it bored everyone', 'Which task would you like to change?'],
  ['move the flyers of today to friday', 'Nothing due today.'],
]
