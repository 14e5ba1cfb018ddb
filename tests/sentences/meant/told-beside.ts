// What is only told, shown or quoted beside a request, and what it makes of it.

import type { Meant } from '../../support/meant.ts'

export const toldBeside: readonly Meant[] = [
  ['Ruth always sorted the shed on a sunday', ''],
  ['we usually read the report on mondays', ''],
  ['I moved the shed to friday', 'change [sort the shed] (2026-02-13)'],
  ['the list is done', ''],
  ['everything that is done', 'ask all where status completed'],
  ['the tasks for today', 'ask all where due_after 2026-02-09T00:00:00+00:00, due_before 2026-02-10T00:00:00+00:00'],
  ['all my tasks friday', 'ask all where due_after 2026-02-13T00:00:00+00:00, due_before 2026-02-14T00:00:00+00:00'],
  ['Ann read her report already', 'ask [read the report]'],
  ['the plumbers have eloped', ''],
  ['Tom said delete the shed', ''],
  ["Tom's reading the report on friday so that's sorted", 'finish focus perhaps'],
  ['brilliant news: the shed is sorted', 'finish [sort the shed]'],
  ['I am happy to report that I read the report', 'finish [read the report]'],
  ['got milk but the shed is still a mess', 'finish [buy milk]'],
  ['the report came back, tick it off', 'finish focus'],
  ['2 and 3 fell through, delete them', 'delete #2 + #3'],
  ['smashed it! mark the shed done', 'finish [sort the shed]'],
  ['reopen book flights, I have to try again', 'reopen [book flights]'],
  ['I need to sit down for a minute', ''],
  ['I need to think about the logo', "add 'think about the logo'"],
  ['blooming printer', ''],
  ['great, lots of room, poor dog', 'talk praise'],
  ['A cheap one.', ''],
  ['new shoes for Ben', "offer 'new shoes for Ben'"],
  // What is told of a task beside what is asked of it says why; what was not understood leaves it to be asked.
  ['the shed is sorted by the new owner, delete it', 'delete [sort the shed]'],
  ['Dad sorted the shed, get rid of that', 'delete [sort the shed]'],
  ['milk bought by the flatmate, take mine off', 'left over: finish [buy milk]'],
  ['sorted the shed, mark it as such', 'finish [sort the shed]'],
  // Whoever is named did something of their own, or it was done to whoever tells it.
  ['the dentist paid me back', ''],
  ['Jo watered her plants', "offer 'Jo watered her plants'"],
  ['Anna bought milk for her own place', 'left over: finish [buy milk]'],
  ['we got soaked in the shed', ''],
  // Another moment behind the one that was asked for.
  ['move the shed to friday, or saturday would be better', 'left over: change [sort the shed] (2026-02-13)'],
  ['move the shed to friday, so the 13th it is', 'change [sort the shed] (2026-02-13)'],
  ['push everything to friday but the shed stays on monday', 'change all except [sort the shed] (2026-02-13)'],
  ['move everything to friday, the report stays wednesday', 'change all except [read the report] (2026-02-13)'],
  ['you know what, delete the shed', 'delete [sort the shed]'],
  ['where is the dentist, did I write it down?', 'ask state [call the dentist, pay the dentist]'],
]
