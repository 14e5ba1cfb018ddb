// "him" and "her": the task spoken of, whether a name or a calling stands in its title.

import type { Told } from '../../support/talk-over.ts'

export const somebody: readonly Told[] = [
  [
    'add tiling bloke friday at 9am // when is he due // move him to 11',
    "Updated 'tiling bloke': due Fri 13 Feb, 11:00.",
    'new, title tiling bloke, due_date 2026-02-13T11:00:00+00:00',
  ],
  [
    "add handyman visit friday at 9am // the handyman's running late, make him an hour later",
    "Updated 'handyman visit': due Fri 13 Feb, 10:00.",
    'new, title handyman visit, due_date 2026-02-13T10:00:00+00:00',
  ],
  [
    'move call the dentist to friday // put her back to thursday',
    "Updated 'call the dentist': due Thu 12 Feb.",
    'call the dentist: due_date 2026-02-12',
  ],
  [
    'when is the shed // move him to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['show my tasks // move him to friday', "I'm not sure what 'him' means here. Which task do you mean?"],
  // A lady is no "him".
  [
    'add ask the lady next door // move him to friday',
    "I'm not sure what 'him' means here. Which task do you mean?",
    'new, title ask the lady next door',
  ],
]
