// What is added besides, and what is said of that and of nothing before it.

import type { Told } from '../../support/talk-over.ts'

export const addedBesides: readonly Told[] = [
  [
    'move the shed to monday. Also: buy a spare key. No rush, low priority',
    "Updated 'sort the shed': due Mon 16 Feb.\nI've added 'buy a spare key' to your tasks. Low priority.",
    'sort the shed: due_date 2026-02-16; new, title buy a spare key, priority low',
  ],
  [
    'add ring Jo tomorrow // Also: order cones. high priority',
    "I've added 'order cones' to your tasks. High priority.",
    'new, title ring Jo, due_date 2026-02-10; new, title order cones, priority high',
  ],
  [
    'move the shed to friday // Also: buy tape. Low priority, whenever',
    "I've added 'buy tape' to your tasks. Low priority.",
    'sort the shed: due_date 2026-02-13; new, title buy tape, priority low',
  ],
  [
    'I read the report. Also buy chalk. No hurry, low prio',
    "Done! 'read the report' has been marked as completed.\nI've added 'buy chalk' to your tasks. Low priority.",
    'read the report: status completed; new, title buy chalk, priority low',
  ],
  [
    'move the shed to friday. Also: high priority',
    "Updated 'sort the shed': due Fri 13 Feb.\nUpdated 'sort the shed': high priority.",
    'sort the shed: priority high, due_date 2026-02-13',
  ],
  [
    'remind me to feed the cat and to buy bread, the bread by noon tomorrow',
    "I've added 2 tasks:\n- feed the cat\n- buy bread (due tomorrow at 12:00)",
    'new, title feed the cat; new, title buy bread, due_date 2026-02-10T12:00:00+00:00',
  ],
  [
    'put down ring mum and also to buy a card. that one by friday',
    "I've added 2 tasks:\n- ring mum\n- buy a card (due Fri 13 Feb)",
    'new, title ring mum; new, title buy a card, due_date 2026-02-13',
  ],
  [
    'the shed needs to be sunday and high',
    "Updated 'sort the shed': due Sun 15 Feb, high priority.",
    'sort the shed: priority high, due_date 2026-02-15',
  ],
]
