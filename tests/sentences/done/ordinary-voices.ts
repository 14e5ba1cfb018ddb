// What becomes of the tasks where people go on talking of one of several.

import type { Told } from '../../support/talk-over.ts'

export const ordinaryTurns: readonly Told[] = [
  [
    'I sorted the shed, and move the report to friday // note on it: ask Anna',
    "The note on 'read the report' now says: the one from Anna ask Anna",
    'sort the shed: status completed; read the report: description the one from Anna\nask Anna, due_date 2026-02-13',
  ],
  [
    'rename buy milk to buy oat milk // the queue at the dentist is long so give it until friday',
    "Updated 'buy oat milk': due Fri 13 Feb.",
    'buy milk: title buy oat milk, due_date 2026-02-13',
  ],
  [
    "sorted the shed this morning. report isn't done, my eyes hurt, leave it till wednesday",
    "Done! 'sort the shed' has been marked as completed.\nUpdated 'read the report': due Wed 11 Feb.",
    'sort the shed: status completed; read the report: due_date 2026-02-11',
  ],
  [
    "delete the shed, neighbour's knocked it down // yes chef",
    "'sort the shed' has been deleted.",
    'sort the shed is gone',
  ],
]
