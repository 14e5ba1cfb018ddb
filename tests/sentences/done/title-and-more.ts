// A new title and what the task is to be besides; whose note it is.

import type { Told } from '../../support/talk-over.ts'

export const titleAndMore: readonly Told[] = [
  [
    'the freezer job is to be called thaw and clean freezer and done by sunday',
    "Updated 'defrost the freezer' to 'thaw and clean freezer'. Due Sun 15 Feb.",
    'defrost the freezer: title thaw and clean freezer, due_date 2026-02-15',
  ],
  [
    'the freezer one should be called thaw it and be high priority',
    "Updated 'defrost the freezer' to 'thaw it'. High priority.",
    'defrost the freezer: title thaw it, priority high',
  ],
  [
    'rename the freezer to wash and dry',
    "Updated 'defrost the freezer' to 'wash and dry'.",
    'defrost the freezer: title wash and dry',
  ],
  [
    'the freezer should be called "clean and be done by sunday"',
    "Updated 'defrost the freezer' to 'clean and be done by sunday'.",
    'defrost the freezer: title clean and be done by sunday',
  ],
  [
    "Note for Mr Poole's visit: knock loudly. // On hers, please note that I should bring the kit.",
    "The note on 'Visit Mrs Adeyemi' now says: I should bring the kit.",
    'Visit Mrs Adeyemi: description I should bring the kit.; Visit Mr Poole: description knock loudly.',
  ],
  [
    'move Mrs Adeyemi to friday // on his, note bring cake',
    "The note on 'Visit Mr Poole' now says: bring cake",
    'Visit Mrs Adeyemi: due_date 2026-02-13T15:00:00+00:00; Visit Mr Poole: description bring cake',
  ],
  [
    'move Mr Poole to friday // on his, note bring cake',
    "The note on 'Visit Mr Poole' now says: bring cake",
    'Visit Mr Poole: description bring cake, due_date 2026-02-13',
  ],
  [
    "move the freezer to friday. On Mrs Adeyemi's, please note bring soup",
    "Updated 'defrost the freezer': due Fri 13 Feb.\nThe note on 'Visit Mrs Adeyemi' now says: bring soup",
    'Visit Mrs Adeyemi: description bring soup; defrost the freezer: due_date 2026-02-13',
  ],
]
