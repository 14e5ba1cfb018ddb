// Answers to "which one?", what is left of several, and what is named first and told of behind it.

import type { Told } from '../../support/talk-over.ts'

export const leftAndOther: readonly Told[] = [
  // By a word of the note.
  [
    'add call Ann about keys with a note: spare set // add call Ann about the cat with a note: vaccination // move call Ann to friday // the one with the vaccination',
    "Updated 'call Ann about the cat': due Fri 13 Feb.",
    'new, title call Ann about keys, description spare set; new, title call Ann about the cat, description vaccination, due_date 2026-02-13',
  ],
  [
    'move the dentist to friday // yep, both of them',
    'Updated 2 tasks:\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)',
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'add oil the bike // add oil the gate // add oil the saw // add oil the hinge // move oil to friday // all of them',
    'Updated 4 tasks (due Fri 13 Feb):\n- oil the bike\n- oil the gate\n- oil the saw\n- oil the hinge',
    'new, title oil the bike, due_date 2026-02-13; new, title oil the gate, due_date 2026-02-13; new, title oil the saw, due_date 2026-02-13; new, title oil the hinge, due_date 2026-02-13',
  ],
  [
    'finish the invoice // finish the plants // finish call the dentist // finish pay the dentist // finish the report // shift the two that are left to friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    "move the shed to friday // and the milk, I've bought it already",
    "Done! 'buy milk' has been marked as completed.",
    'sort the shed: due_date 2026-02-13; buy milk: status completed',
  ],
  [
    'move the shed to friday // and the report, make it saturday',
    "Updated 'read the report': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // the milk, it can go with it',
    "Updated 'buy milk': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'when is the shed // make that one eleven fifteen',
    "Updated 'sort the shed': due today at 11:15.",
    'sort the shed: due_date 2026-02-09T11:15:00+00:00',
  ],
]
