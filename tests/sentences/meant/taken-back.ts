// What a message takes back of itself is left alone; the rest is done.

import type { Meant } from '../../support/meant.ts'

export const takenBack: readonly Meant[] = [
  ['move the shed to friday at 7pm. no, saturday', 'change [sort the shed] (2026-02-14 19:00)'],
  ['move the shed to friday at 7pm. wait, 8pm', 'change [sort the shed] (2026-02-13 20:00)'],
  ['add ring Jo friday at 7pm. sorry, saturday', "add 'ring Jo' (2026-02-14 19:00)"],
  ['mark buy milk and the shed as done. no, not the shed', 'finish [buy milk]'],
  ["finish the shed and the report, wait, not the report, it's still on my desk", 'finish [sort the shed]'],
  [
    'move the shed to friday and the report to monday. on second thoughts, leave the report',
    'change [sort the shed] (2026-02-13)',
  ],
  ['move everything to friday. the report stays where it is', 'change all except [read the report] (2026-02-13)'],
  ['finish everything. except the shed', 'finish all except [sort the shed]'],
  ['finish everything. Except what I told you.', 'left over: finish all'],
  [
    'move everything due tomorrow to friday, all but the dentist call',
    'change all where due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00 except [call the dentist] (2026-02-13)',
  ],
  ['add soap and towels. oh no, not towels', "add 'soap'"],
  ['add soap tomorrow. wait, no, friday', "add 'soap' (2026-02-13)"],
  ['push the shed to tuesday. no sorry, wednesday', 'change [sort the shed] (2026-02-11)'],
  ['complete 1, 2 and 4. actually not 2', 'finish #1 + #4'],
  ['move the shed to friday. keep the report', 'change [sort the shed] (2026-02-13)'],
  ["add soap. no don't", "negated: add 'soap'"],
  ["add soap, actually no, don't, I need to ask Jo first", "negated: add 'soap'"],
  ['move the shed to friday. hmm, leave it', 'negated: change [sort the shed] (2026-02-13)'],
  ["delete the shed... no, don't. Leave it as it is.", 'negated: delete [sort the shed]'],
  ['add soap. scratch that, add towels', "negated: add 'soap'; add 'towels'"],
  ["add soap. don't forget the towels", "add 'soap'; add 'the towels'"],
  ["don't finish the shed just move it to friday", 'negated: finish [sort the shed]; change focus (2026-02-13)'],
  [
    "don't delete the report just make it high priority",
    'negated: delete [read the report]; change focus (priority high)',
  ],
]
