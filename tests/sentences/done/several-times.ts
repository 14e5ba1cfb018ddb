// Several moments in one message: each task has its own, and one task has one.

import type { Told } from '../../support/talk-over.ts'

export const severalTimes: readonly Told[] = [
  [
    'remind me at 2 to ring Jo and at 4 to pick up Ben',
    "I've added 2 tasks:\n- ring Jo (due today at 14:00)\n- pick up Ben (due today at 16:00)",
    'new, title ring Jo, due_date 2026-02-09T14:00:00+00:00; new, title pick up Ben, due_date 2026-02-09T16:00:00+00:00',
  ],
  [
    'remind me at 5pm to get milk, and at 7pm to feed the cat',
    "I've added 2 tasks:\n- get milk (due today at 17:00)\n- feed the cat (due today at 19:00)",
    'new, title get milk, due_date 2026-02-09T17:00:00+00:00; new, title feed the cat, due_date 2026-02-09T19:00:00+00:00',
  ],
  [
    'the shed to monday wednesday and friday',
    'A task has one date. Which one should it be? (For more, say how it repeats.)',
  ],
  [
    'move the shed to monday or tuesday // tuesday',
    "Updated 'sort the shed': due tomorrow.",
    'sort the shed: due_date 2026-02-10',
  ],
  [
    'make the shed high and due monday or tuesday // tuesday',
    "Updated 'sort the shed': due tomorrow, high priority.",
    'sort the shed: priority high, due_date 2026-02-10',
  ],
  [
    'add tennis on monday and thursday',
    "I've added 2 tasks:\n- tennis (due Mon 16 Feb)\n- tennis (due Thu 12 Feb)",
    'new, title tennis, due_date 2026-02-16; new, title tennis, due_date 2026-02-12',
  ],
  [
    'the shed every monday and thursday',
    "Updated 'sort the shed': every Monday and Thursday, next today.",
    'sort the shed: due_date 2026-02-09, recurrence FREQ=WEEKLY;BYDAY=MO,TH',
  ],
  [
    'move the shed to monday and the milk to friday',
    "Updated 'sort the shed': due Mon 16 Feb.\nUpdated 'buy milk': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-16; buy milk: due_date 2026-02-13',
  ],
]
