// The day of something else, and how far it should have been moved.

import type { Told } from '../../support/talk-over.ts'

export const thatSameDay: readonly Told[] = [
  [
    'move the shed to friday // And move pay the dentist to that same day, at four',
    "Updated 'pay the dentist': due Fri 13 Feb, 16:00.",
    'pay the dentist: due_date 2026-02-13T16:00:00+00:00; sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed to friday. And pay the dentist to that same day, at 3pm',
    "Updated 'sort the shed': due Fri 13 Feb.\nUpdated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00; sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed to the 20th // put call the dentist on the same day at two',
    "Updated 'call the dentist': due Fri 20 Feb, 14:00.",
    'call the dentist: due_date 2026-02-20T14:00:00+00:00; sort the shed: due_date 2026-02-20',
  ],
  [
    'call the dentist 3 days later // no i meant 1 day later',
    "Updated 'call the dentist': due Wed 11 Feb.",
    'call the dentist: due_date 2026-02-11',
  ],
  [
    'call the dentist 3 days later // no, 1 day later',
    "Updated 'call the dentist': due Wed 11 Feb.",
    'call the dentist: due_date 2026-02-11',
  ],
  [
    'call the dentist 3 days later // 1 day later please',
    "Updated 'call the dentist': due Sat 14 Feb.",
    'call the dentist: due_date 2026-02-14',
  ],
  [
    'move call the dentist to friday // no, 1 day later',
    "Updated 'call the dentist': due Sat 14 Feb.",
    'call the dentist: due_date 2026-02-14',
  ],
]
