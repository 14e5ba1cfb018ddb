// What sounds like a task beside something that is done: it is offered, and not dropped.

import type { Told } from '../../support/talk-over.ts'

export const offeredBeside: readonly Told[] = [
  [
    'the shed is sorted. haircut thursday 2:30',
    "Done! 'sort the shed' has been marked as completed.\nAdd 'haircut', due Thu 12 Feb, 14:30?",
    'sort the shed: status completed',
  ],
  [
    'move the report to friday. pick up the cake // yes',
    "I've added 'pick up the cake' to your tasks.",
    'read the report: due_date 2026-02-13; new, title pick up the cake',
  ],
  ['I have to ring the bank. Walk the dog // no thanks', 'OK, never mind.', 'new, title ring the bank'],
  [
    "haircut thursday 2:30, parents' evening on wednesday at 7, and I still have to wrap the present // yes please",
    "I've added 2 tasks:\n- haircut (due Thu 12 Feb, 14:30)\n- parents' evening (due Wed 11 Feb, 19:00)",
    "new, title wrap the present; new, title haircut, due_date 2026-02-12T14:30:00+00:00; new, title parents' evening, due_date 2026-02-11T19:00:00+00:00",
  ],
  [
    'so this week: haircut thursday 2:30, swimming saturday at ten',
    "Add 'haircut' (due Thu 12 Feb, 14:30) and 'swimming' (due Sat 14 Feb, 10:00)?",
  ],
  // An hour is enough where the request goes on with more to do.
  [
    'physio at 2.30, collect the suit by 5, and I need to ring the bank',
    "I've added 'ring the bank' to your tasks.\nAdd 'physio' (due today at 14:30) and 'collect the suit' (due today at 17:00)?",
    'new, title ring the bank',
  ],
  // News of something else is no answer to an offer.
  [
    "walk the dog // the groomer rang, it's been moved to friday",
    "I'm not sure what 'it' means here. Which task do you mean?",
  ],
  // Several own it: nothing is told of them.
  ["the boys' training on sunday at 3", "Add 'the boys' training', due Sun 15 Feb, 15:00?"],
  // What is told before a request says why.
  [
    'rail strike tomorrow. push the report to monday',
    "Updated 'read the report': due Mon 16 Feb.",
    'read the report: due_date 2026-02-16',
  ],
]
