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
  ['far from finished with it all', 'doubted: finish shown'],
  // How long something took is no new time for it.
  ['three hours on hold with the dentist. Three hours!', "offer 'three hours on hold with the dentist'"],
  ['two hours at the dentist and still no answer', ''],
  ['half a day on the shed already', ''],
  ['20 minutes of the report', ''],
  ['an hour and a half of watering the plants in this heat', ''],
  // With a word that it is moved, it is.
  ['two days later for the shed', 'change [sort the shed] (shift {"minutes":0,"days":2,"months":0})'],
  ['the shed two hours earlier', 'change [sort the shed] (shift {"minutes":-120,"days":0,"months":0})'],
  ['push the shed two days', 'change [sort the shed] (shift {"minutes":0,"days":2,"months":0})'],
  ['I should have rung Bo weeks ago', ''],
]
