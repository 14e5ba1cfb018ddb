// What has a thing of its own is about that, and not about what was spoken of before; what only says why is.

import type { Told } from '../../support/talk-over.ts'

export const byItself: readonly Told[] = [
  [
    'add call Ann about the hire car // wednesday: return the trousers to Next',
    "Add 'return the trousers to Next', due Wed 11 Feb?",
    'new, title call Ann about the hire car',
  ],
  [
    'add call Ann about the hire car // Carpenter reqd. Door 14 hinge. Today.',
    "Add 'Door 14 hinge', due today?",
    'new, title call Ann about the hire car',
  ],
  [
    'add call Ann about the hire car // oh and buy gaffer tape for the get-in, saturday',
    "I've added 'buy gaffer tape for the get-in' to your tasks. Due Sat 14 Feb.",
    'new, title call Ann about the hire car; new, title buy gaffer tape for the get-in, due_date 2026-02-14',
  ],
  [
    'add call Ann about the hire car // re-key the back door, asap, my ex still has a copy',
    "Add 're-key the back door', high priority?",
    'new, title call Ann about the hire car',
  ],
  [
    'add call Ann about the hire car // kapa haka uniforms to the dry cleaner, first thing Monday',
    "Add 'kapa haka uniforms to the dry cleaner', due Mon 16 Feb, 09:00?",
    'new, title call Ann about the hire car',
  ],
  [
    "add call Ann about the hire car // Lads want: tickets for City v Forest, minibus for 12, pub with a telly. I said I'd sort it. By friday.",
    "Add 'tickets for City v Forest' (due Fri 13 Feb), 'minibus for 12' (due Fri 13 Feb) and 'pub with a telly' (due Fri 13 Feb)?",
    'new, title call Ann about the hire car',
  ],
  [
    "add call Ann about the hire car // second quote from Jim's Electrical, pop it in this arvo",
    "I've added 'second quote from Jim's Electrical' to your tasks. Due today at 15:00.",
    "new, title call Ann about the hire car; new, title second quote from Jim's Electrical, due_date 2026-02-09T15:00:00+00:00",
  ],
  ['show my tasks // First thing tomorrow, starve Monty', "Add 'starve Monty', due tomorrow at 09:00?"],
  [
    'add call Ann about the hire car // vet out to scan the heifers, the 22nd at seven in the morning',
    "Add 'vet out to scan the heifers', due Sun 22 Feb, 07:00?",
    'new, title call Ann about the hire car',
  ],
  [
    'add call Ann about the hire car // Spare fuses 13A. Van 2. Urgent.',
    "Add 'Spare fuses 13A Van 2', high priority?",
    'new, title call Ann about the hire car',
  ],
  [
    'add call Ann about the hire car // the curtains for the caravan, urgent',
    "Add 'the curtains for the caravan', high priority?",
    'new, title call Ann about the hire car',
  ],
  [
    "add call Ann about the hire car // wednesday, he's off mondays",
    "Updated 'call Ann about the hire car': due Wed 11 Feb.",
    'new, title call Ann about the hire car, due_date 2026-02-11',
  ],
  [
    'add call Ann about the hire car // by friday please, the insurance runs out',
    "Updated 'call Ann about the hire car': due Fri 13 Feb.",
    'new, title call Ann about the hire car, due_date 2026-02-13',
  ],
  [
    "add call Ann about the hire car // it's urgent, the boiler engineer comes at 4",
    "Updated 'call Ann about the hire car': high priority.\nI didn't understand 'the boiler engineer comes at 4', so I left that part alone.",
    'new, title call Ann about the hire car, priority high',
  ],
  [
    "add call Ann about the hire car // put it on for sunday, I'm at mum's on saturday",
    "Updated 'call Ann about the hire car': due Sun 15 Feb.",
    'new, title call Ann about the hire car, due_date 2026-02-15',
  ],
  [
    'add call Ann about the hire car // do it tuesday instead, Jo has the kids that day',
    "Updated 'call Ann about the hire car': due tomorrow.",
    'new, title call Ann about the hire car, due_date 2026-02-10',
  ],
  // What is counted is counted among what stands in the same message.
  [
    "add bread and jam, the second one's high",
    "I've added 2 tasks:\n- bread\n- jam (high priority)",
    'new, title bread; new, title jam, priority high',
  ],
  [
    'fix the gate, ring Ann and book the van. First two today, the last one monday',
    "I've added 3 tasks:\n- fix the gate (due today)\n- ring Ann (due today)\n- book the van (due Mon 16 Feb)",
    'new, title fix the gate, due_date 2026-02-09; new, title ring Ann, due_date 2026-02-09; new, title book the van, due_date 2026-02-16',
  ],
  ['kegs and cups, all by friday', "Add 'kegs' (due Fri 13 Feb) and 'cups' (due Fri 13 Feb)?"],
  [
    'show my tasks // add bread and jam and move the second to friday // no',
    'OK, never mind.',
    'new, title bread; new, title jam',
  ],
  [
    'get the flu jab, send the forms, pay Jo; the last is urgent',
    "I've added 3 tasks:\n- get the flu jab\n- send the forms\n- pay Jo (high priority)",
    'new, title get the flu jab; new, title send the forms; new, title pay Jo, priority high',
  ],
  [
    'add a rope, a pulley and two cleats, the first two by friday and the last one low',
    "I've added 3 tasks:\n- rope (due Fri 13 Feb)\n- pulley (due Fri 13 Feb)\n- two cleats (low priority)",
    'new, title rope, due_date 2026-02-13; new, title pulley, due_date 2026-02-13; new, title two cleats, priority low',
  ],
  ['show my tasks // pay the water, the last friday // no', 'OK, never mind.'],
  [
    'wash the van, wax the van. Both before sunday',
    "I've added 2 tasks:\n- wash the van (due Sun 15 Feb)\n- wax the van (due Sun 15 Feb)",
    'new, title wash the van, due_date 2026-02-15; new, title wax the van, due_date 2026-02-15',
  ],
]
