// A name cut short that fits several asks which; one that somebody has as it was said is theirs.

import type { Told } from '../../support/talk-over.ts'

export const shortNames: readonly Told[] = [
  [
    'ring al is done',
    "I found multiple tasks that match 'ring al':\n1. ring Alice\n2. ring Alan\nWhich one did you mean?",
  ],
  ['I rang al', "I found multiple tasks that match 'al':\n1. ring Alice\n2. ring Alan\nWhich one did you mean?"],
  ['move ring al to friday // 2', "Updated 'ring Alan': due Fri 13 Feb.", 'ring Alan: due_date 2026-02-13'],
  [
    'delete ring al',
    "I found multiple tasks that match 'ring al':\n1. ring Alice\n2. ring Alan\nWhich one did you mean?",
  ],
  [
    'rang al, push the parcel to friday',
    "Updated 'post the parcel': due Fri 13 Feb.\nI found multiple tasks that match 'al':\n1. ring Alice\n2. ring Alan\nWhich one did you mean?",
    'post the parcel: due_date 2026-02-13',
  ],
  [
    'order prin is done',
    "I found multiple tasks that match 'order prin':\n1. order printer ink\n2. order print frames\nWhich one did you mean?",
  ],
  ['text dan is done', "Done! 'text Dan' has been marked as completed.", 'text Dan: status completed'],
  ['ring alan is done', "Done! 'ring Alan' has been marked as completed.", 'ring Alan: status completed'],
]
