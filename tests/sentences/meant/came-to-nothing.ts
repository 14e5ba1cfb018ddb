// What was tried and failed, what is said of no task in particular, and what only sounds like a request.

import type { Meant } from '../../support/meant.ts'

export const cameToNothing: readonly Meant[] = [
  ['called the dentist, no answer', 'doubted: finish [call the dentist]'],
  ['I called the dentist. Left a message.', 'doubted: finish [call the dentist]'],
  ['called the dentist, no luck, try again tomorrow', 'doubted: finish [call the dentist]; change focus (2026-02-10)'],
  ['just sorted the shed, only took me an hour', 'finish [sort the shed]'],
  ['the dentist already called me back', ''],
  ["I've got some tasks to do", ''],
  ['finish some tasks', 'finish '],
  ['delete tasks', 'delete '],
  ['remind me about it tomorrow', "add '' (2026-02-10)"],
  ['remind me of that at 5', "add '' (5:00?)"],
  ['remind me of the things I made a note of', 'ask all'],
  ['I have a reminder I want to delete', 'delete focus'],
  [
    'I need my reminder for this evening changed to 9pm',
    'change focus where due_after 2026-02-09T17:00:00+00:00, due_before 2026-02-10T00:00:00+00:00 (21:00)',
  ],
  ["it's hot here and it's november", ''],
  ['they moved the shed half an hour last week', ''],
  ['yo remind me to buy sticks on saturday i broke another one', "add 'buy sticks' (2026-02-14)"],
  [
    'add wheels, stops and laces all for saturday',
    "add 'wheels' (2026-02-14) + 'stops' (2026-02-14) + 'laces' (2026-02-14)",
  ],
  ['rename the shed to tidy the shed, his parents hate the noise', 'change [sort the shed] (title tidy the shed)'],
  ['change buy milk to buy oat milk pls same day', 'change [buy milk] (title buy oat milk)'],
  ['they gave us until friday for the report, so move it to then', 'change [read the report] (2026-02-13)'],
  ['note on the report bring the long cables', 'change [read the report] (note bring the long cables, append true)'],
  ["add soap, won't you?", "add 'soap'"],
  [
    'move everything to friday except the report, and leave the shed where it is as well',
    'change all except [read the report] + [sort the shed] (2026-02-13)',
  ],
  [
    'the report stays obviously, but move everything else to friday',
    'change rest except [read the report] (2026-02-13)',
  ],
  ['rmnd me evry sunday to water the ferns', "add 'water the ferns' (2026-02-15 FREQ=WEEKLY;BYDAY=SU)"],
  ['edit it to say sunscreen', 'change focus (title sunscreen)'],
  ['rename that to buy oat milk for 4', 'change focus (title buy oat milk for 4)'],
]
