// Of somebody who wants no question before a delete: what is in doubt is asked about all the same.

import type { Told } from '../../support/talk-over.ts'

export const unconfirmed: readonly Told[] = [
  ['delete the shed', "'sort the shed' has been deleted.", 'sort the shed is gone'],
  ['delete the shed // undo', "Deleting can't be undone.", 'sort the shed is gone'],
  ['maybe delete the shed', "Delete 'sort the shed'?"],
  ['delete the shed?', "Delete 'sort the shed'?"],
  ['maybe delete the shed // yes', "'sort the shed' has been deleted.", 'sort the shed is gone'],
  ['maybe delete the shed // no', 'OK, never mind.'],
  ['delete the garden shed', "I couldn't find a task matching 'garden shed'. Did you mean 'sort the shed'?"],
  [
    'delete the dentist',
    "I found multiple tasks that match 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  ['delete the dentist // 1', "'call the dentist' has been deleted.", 'call the dentist is gone'],
  ['delete the plants', "'water the plants' repeats every day. Just this one or all of them?"],
  ['delete the plants // all of them', "'water the plants' has been deleted.", 'water the plants is gone'],
  ['delete everything overdue', "'send invoice 4' has been deleted.", 'send invoice 4 is gone'],
  [
    'delete the shed and the milk',
    "'sort the shed' has been deleted.\n'buy milk' has been deleted.",
    'sort the shed is gone; buy milk is gone',
  ],
]
