// The same requests in other words and another order.

import type { Meant } from '../../support/meant.ts'

export const askedOtherwise: readonly Meant[] = [
  ['would you be so good as to move the shed to friday', 'change [sort the shed] (2026-02-13)'],
  ['be a love and delete the shed', 'delete [sort the shed]'],
  ['I would be ever so grateful if you could tick off the shed', 'finish [sort the shed]'],
  ['you may delete the shed now', 'delete [sort the shed]'],
  ['the shed needs pushed back two days', 'change [sort the shed] (shift {"minutes":0,"days":2,"months":0})'],
  ['cannot do it all today move the shed to friday', 'change [sort the shed] (2026-02-13)'],
  ['the shed delete please', 'delete [sort the shed]'],
  ['the report is done and so is the shed', 'finish [read the report]; finish [sort the shed]'],
  ['chuck a note on the shed: key is under the pot', 'change [sort the shed] (note key is under the pot, append true)'],
  ['chuck us the whole list', 'ask all'],
  ['show only high priority', 'ask all where priorities high'],
  ['show my tasks, just the ones that are done', 'ask all where status completed'],
  [
    'how much have I got to finish today?',
    'ask all where status pending, due_after 2026-02-09T00:00:00+00:00, due_before 2026-02-10T00:00:00+00:00',
  ],
  ['tell me what to do first', 'ask next all where status pending'],
  ['delete the milk and the shed both, we are moving', 'delete [buy milk] + [sort the shed]'],
  ['I could do with a reminder to ring the vet on monday', "add 'ring the vet' (2026-02-16)"],
  ['eggs, ham, bread please add to shopping', "add 'eggs' + 'ham' + 'bread'"],
  ['stamps on the list please', "add 'stamps'"],
  ['the shed on my list please', 'ask [sort the shed]'],
]
