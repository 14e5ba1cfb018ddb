// What is said of all that is added, of one of it, and why.

import type { Meant } from '../../support/meant.ts'

export const saidOfAdded: readonly Meant[] = [
  // Of all.
  [
    'add sweep the porch and oil the hinge both of them for friday',
    "add 'sweep the porch' (2026-02-13) + 'oil the hinge' (2026-02-13)",
  ],
  [
    'remind me to sweep the porch and oil the hinge both of those tomorrow',
    "add 'sweep the porch' (2026-02-10) + 'oil the hinge' (2026-02-10)",
  ],
  [
    'add sweep the porch, oil the hinge and ring Sal all three on saturday',
    "add 'sweep the porch' (2026-02-14) + 'oil the hinge' (2026-02-14) + 'ring Sal' (2026-02-14)",
  ],
  ['add feed all three of them on friday', "add 'feed all three of them' (2026-02-13)"],
  // Of one.
  [
    'add oven clean and hob check, both for friday, but only the hob is urgent',
    "add 'oven clean' (2026-02-13) + 'hob check' (2026-02-13, priority high)",
  ],
  ['add soap, rice and tape, just the tape is low priority', "add 'soap' + 'rice' + 'tape' (priority low)"],
  [
    'add physio and barber for sunday, make the physio high priority',
    "add 'physio' (2026-02-15, priority high) + 'barber' (2026-02-15)",
  ],
  ["add physio and barber for sunday, the physio's at 10", "add 'physio' (2026-02-15 10:00?) + 'barber' (2026-02-15)"],
  [
    'add paint the fence and mow the lawn, the fence on friday and the lawn on saturday',
    "add 'paint the fence' (2026-02-13) + 'mow the lawn' (2026-02-14)",
  ],
  ['add oil the gate and the gate is urgent', "add 'oil the gate' (priority high)"],
  // How urgent, and how little.
  ['add oil the gate, not urgent', "add 'oil the gate' (priority low)"],
  ['add oil the gate, not a high priority', "add 'oil the gate' (priority low)"],
  ['add oil the gate friday, pretty urgent', "add 'oil the gate' (2026-02-13, priority high)"],
  ['add oil the gate friday, its urgent', "add 'oil the gate' (2026-02-13, priority high)"],
  ['add buy a pretty urgent card', "add 'buy a pretty urgent card'"],
  // Why.
  [
    "remind me to ring the bank on friday, urgent because my card's blocked",
    "add 'ring the bank' (2026-02-13, priority high)",
  ],
  [
    'remind me to ring the bank friday, high priority cause im skint',
    "add 'ring the bank' (2026-02-13, priority high)",
  ],
  [
    'add ring the plumber tomorrow, top priority as the sink is leaking',
    "add 'ring the plumber' (2026-02-10, priority high)",
  ],
  [
    'remind me to ring the bank this afternoon, urgent coz im broke',
    "add 'ring the bank' (2026-02-09 15:00, priority high)",
  ],
  ['add read up on the cause of the war tomorrow', "add 'read up on the cause of the war' (2026-02-10)"],
  // What is to be written, and what is to be done by writing.
  ['please write wash the van for saturday', "add 'wash the van' (2026-02-14)"],
  ['note go to the mill on friday', "add 'go to the mill' (2026-02-13)"],
  ['put down go to the mill friday', "add 'go to the mill' (2026-02-13)"],
  ['write email to Bo tomorrow', "add 'write email to Bo' (2026-02-10)"],
  // "That" before a thing.
  ['add ink, stamps and that new coffee', "add 'ink' + 'stamps' + 'new coffee'"],
  ['add ring Bo and that he is late', "add 'ring Bo'"],
]
