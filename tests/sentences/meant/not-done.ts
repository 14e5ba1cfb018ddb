// What sounds like a report and tells that nothing was done, and times and questions that ask for nothing.

import type { Meant } from '../../support/meant.ts'

export const notDone: readonly Meant[] = [
  ['neither the shed nor the report is sorted', ''],
  ['none of the plants are watered', ''],
  ['nobody has sorted the shed, nor read the report', ''],
  ["I haven't sorted the shed or read the report", 'reopen [sort the shed] + [read the report]'],
  ['not a single invoice sent', ''],
  ['nobody helped but I sorted the shed', 'finish [sort the shed]'],
  ["couldn't pay the dentist, the dentist was shut when I got there", ''],
  ['the dentist is closed on mondays', ''],
  ['twenty years I have been sorting that shed', 'left over: finish [sort the shed]'],
  ['two hours in the waiting room. Two hours!', ''],
  ["tomorrow I'm away all day", ''],
  ['did I already put milk on the list? my memory is going', 'ask exists [buy milk]'],
  [
    'have I moved the shed to friday yet',
    'ask state [sort the shed] where due_after 2026-02-13T00:00:00+00:00, due_before 2026-02-14T00:00:00+00:00',
  ],
  ['far from finished with it all', 'doubted: finish focus'],
]
