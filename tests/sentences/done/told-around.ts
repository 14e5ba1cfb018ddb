// A request, a correction or an answer with talk before or behind it: what is told around it changes nothing of it.

import type { Told } from '../../support/talk-over.ts'

export const toldAround: readonly Told[] = [
  [
    'move the shed to friday // and the report two days later, nobody has read it anyway',
    "Updated 'read the report': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-15',
  ],
  [
    'move the shed to friday // same for the milk, my sister took the car',
    "Updated 'buy milk': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    "add print 40 menus // sorry, I meant 60 menus... they've sold more seats than I thought, how lovely",
    "Updated 'print 40 menus' to 'print 60 menus'.",
    'new, title print 60 menus',
  ],
  [
    'the shed back 3 days, it was a nightmare last year',
    "Updated 'sort the shed': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-12',
  ],
  [
    'honestly what a morning. shed to friday, my back is killing me',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  // What is told behind "it" does not change what it means.
  [
    'when is the shed due? // make it urgent, the report is still with Ann',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high',
  ],
  // Nobody knows what is to stay out of it.
  ['set everything to low except that one', "I'm not sure which task to leave out, so I haven't changed anything."],
  [
    "tomorrow's stuff is all done already. tick the lot off except the dentist, that thing is cursed",
    'Nothing due tomorrow.',
  ],
  [
    'move the shed to monday at 8 // and start it an hour later',
    "Updated 'sort the shed': due Mon 16 Feb, 09:00.",
    'sort the shed: due_date 2026-02-16T09:00:00+00:00',
  ],
  // What denies, doubts, narrows or conditions is never beside the point.
  ['bring the shed forward to friday if Ann agrees, she is off next week', "OK, I've left everything as it is."],
  ['shed a week later unless it rains, mum says hi', "I didn't quite follow that, so I haven't changed anything."],
  ['the shed friday, well, maybe, the weather looks bad', "Move 'sort the shed' to Fri 13 Feb?"],
]
