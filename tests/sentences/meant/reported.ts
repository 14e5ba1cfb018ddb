// What is told as done, in whatever order and with whatever around it.

import type { Meant } from '../../support/meant.ts'

export const reported: readonly Meant[] = [
  ['the shed I have sorted just now only, with my brother', 'finish [sort the shed]'],
  ['that report I read last night itself', 'finish [read the report]'],
  ['please note that I have watered the plants since morning', 'finish [water the plants]'],
  ['you will be glad to hear I read the report', 'finish [read the report]'],
  ['this is to inform you that the shed has been sorted', 'finish [sort the shed]'],
  ['I did sort the shed in the end', 'finish [sort the shed]'],
  ['we did manage to read the report', 'finish [read the report]'],
  ['I did not manage to read the report', "negated: offer 'manage to read the report'"],
  ['did I sort the shed', 'ask state [sort the shed]'],
  [
    'paid the dentist his 80. what else is there today?',
    'finish [pay the dentist]; ask all where due_after 2026-02-09T00:00:00+00:00, due_before 2026-02-10T00:00:00+00:00 except focus',
  ],
  ["I've paid the dentist the 80 quid I owed", 'finish [pay the dentist]'],
  ['read the report, what have I still got to do?', 'finish [read the report]; ask all where status pending'],
  ['did the report go out', 'ask state [read the report]'],
  ['only half of the shed is sorted, so move it to friday', 'change focus (2026-02-13)'],
  ['just show me the whole list once', 'ask all'],
  ['read me my list once more', 'ask all'],
  ['show me the list once I get home', ''],
]
