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
  ['no need to nag me about the shed any more, sorted it at the weekend', 'finish [sort the shed]'],
  ['stop pestering me about the report, I read it last night', 'finish [read the report]'],
  ['no need to remind me about the shed, we sold the house', 'delete [sort the shed]'],
  ["it wasn't easy but the shed is sorted", 'finish [sort the shed]'],
  ["couldn't find the key but I sorted the shed anyway", 'finish [sort the shed]'],
  ["can't remember if I told you but I read the report", 'finish [read the report]'],
  ["I'm not sure but I think I read the report", 'doubted: finish [read the report]'],
  ['shed sorted, report not yet', 'finish [sort the shed]'],
  ['went through the report with Ann', 'finish [read the report]'],
  ['got hold of the dentist at last', 'finish [call the dentist]'],
  ['lost the report', ''],
  ['forgot to say, I sorted the shed', 'finish [sort the shed]'],
  ["don't worry, I watered the plants", 'finish [water the plants]'],
  ["I read the report and it's only monday", 'finish [read the report]'],
  ['remind me, did I water the plants', 'ask state [water the plants]'],
  ['have the plants been watered', 'ask state [water the plants]'],
  // What happens to prices and to food is no report.
  ['milk has gone up again', ''],
  ['the milk went up by 20 cents', ''],
  // A day that is told by who did it is over.
  ['on saturday we sorted the shed', 'finish [sort the shed]'],
  ['at the library I read the report', 'finish [read the report]'],
  // Whose it is.
  ['my sister has already read her report', ''],
  ['we have finally read the report', 'finish [read the report]'],
  // What is still to come is not done.
  ['invoice 4 gets sent friday, can you set that', 'change [send invoice 4] (2026-02-13)'],
  ["invoice 4 didn't go out, put sending it on friday", 'change [send invoice 4] (2026-02-13)'],
  ["I'm after reading the report", 'finish [read the report]'],
  // While something else went on.
  ['I sent invoice 4 when I was on the train', 'finish [send invoice 4]'],
  ['sorted the shed while waiting for the plumber', 'finish [sort the shed]'],
  ['the plants are watered and I sent also invoice 4', 'finish [water the plants]; finish [send invoice 4]'],
  ["didn't send invoice 4 when I was on the train", ''],
  // Behind "did" and what was done stands how it went.
  ['did the shed, my back is stuffed', 'finish [sort the shed]'],
  ['did the shed with a spoon and a prayer, it holds', 'finish [sort the shed]'],
]
