// What is told first and asked for behind a comma: the thing and then its verb tell, the thing and a day ask.

import type { Told } from '../../support/talk-over.ts'

export const reportThenChange: readonly Told[] = [
  [
    'ch 5 read, ch 6 tomorrow',
    "Done! 'read ch 5' has been marked as completed.\nUpdated 'read ch 6': due tomorrow.",
    'read ch 5: status completed; read ch 6: due_date 2026-02-10',
  ],
  [
    'hedge cut, lawn on friday',
    "Done! 'cut the hedge' has been marked as completed.\nUpdated 'cut the lawn': due Fri 13 Feb.",
    'cut the hedge: status completed; cut the lawn: due_date 2026-02-13',
  ],
  [
    'bins put out, coats tomorrow',
    "Done! 'put out the bins' has been marked as completed.\nUpdated 'put away the coats': due tomorrow.",
    'put out the bins: status completed; put away the coats: due_date 2026-02-10',
  ],
  [
    'ch 5 and ch 6 read, lawn saturday',
    "Marked 2 tasks as done:\n- read ch 5\n- read ch 6\nUpdated 'cut the lawn': due Sat 14 Feb.",
    'read ch 5: status completed; read ch 6: status completed; cut the lawn: due_date 2026-02-14',
  ],
  [
    'lawn cut, hedge cut',
    "Done! 'cut the lawn' has been marked as completed.\nDone! 'cut the hedge' has been marked as completed.",
    'cut the hedge: status completed; cut the lawn: status completed',
  ],
  ['move ch 5 read to friday', "Updated 'read ch 5': due Fri 13 Feb.", 'read ch 5: due_date 2026-02-13'],
  [
    'hedge cut friday, lawn cut saturday',
    "Updated 'cut the hedge': due Fri 13 Feb.\nUpdated 'cut the lawn': due Sat 14 Feb.",
    'cut the hedge: due_date 2026-02-13; cut the lawn: due_date 2026-02-14',
  ],
  // What was read, and what is still to be read.
  [
    'ch 6 read and ch 5 tomorrow',
    "Done! 'read ch 6' has been marked as completed.\nUpdated 'read ch 5': due tomorrow.",
    'read ch 5: due_date 2026-02-10; read ch 6: status completed',
  ],
  [
    'delete the hedge cut',
    "Are you sure you want to delete 'cut the hedge'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
]
