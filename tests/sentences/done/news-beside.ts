// News beside a request finishes nothing unless it plainly says what was done.

import type { Told } from '../../support/talk-over.ts'

export const newsBeside: readonly Told[] = [
  [
    "Semi final's confirmed!! Make the kit jobs high",
    'Updated 2 tasks (high priority):\n- Wash the match kit\n- Collect kit bags',
    'Wash the match kit: priority high; Collect kit bags: priority high',
  ],
  [
    "The final's sorted! Make the kit bags high",
    "Updated 'Collect kit bags': high priority.",
    'Collect kit bags: priority high',
  ],
  [
    "Everything's confirmed! make the match kit high",
    "Updated 'Wash the match kit': high priority.",
    'Wash the match kit: priority high',
  ],
  ["Wedding's booked! make the cake high", "Updated 'Wedding cake': high priority.", 'Wedding cake: priority high'],
  [
    "Wedding's booked! make the physio high",
    "Updated 'Book physio': high priority.\nShall I mark 'Wedding cake' as completed?",
    'Book physio: priority high',
  ],
  [
    'Interview confirmed!!! push the cake to monday',
    "Updated 'Wedding cake': due Mon 16 Feb.",
    'Wedding cake: due_date 2026-02-16',
  ],
  [
    'the last is done, move the kit bags to monday',
    "Done! 'Book physio' has been marked as completed.\nUpdated 'Collect kit bags': due Mon 16 Feb.",
    'Collect kit bags: due_date 2026-02-16; Book physio: status completed',
  ],
  [
    "physio's booked! make the kit bags high",
    "Done! 'Book physio' has been marked as completed.\nUpdated 'Collect kit bags': high priority.",
    'Collect kit bags: priority high; Book physio: status completed',
  ],
]
