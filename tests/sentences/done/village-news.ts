// Around a village hall: who moved what, what others do, and notes for one and another.

import type { Told } from '../../support/talk-over.ts'

export const villageNews: readonly Told[] = [
  // A face ends what is told.
  [
    'so tired 😩 push the fence to monday',
    "Updated 'paint the fence': due Mon 16 Feb.",
    'paint the fence: due_date 2026-02-16',
  ],
  [
    'the sheep got out 🙄 make the gate high',
    "Updated 'mend the gate': high priority.",
    'mend the gate: priority high',
  ],
  [
    "I was going to delete the gate but don't, mum talked me round 😂 just make it low",
    "Updated 'mend the gate': low priority.",
    'mend the gate: priority low',
  ],
  // Whoever moved it, it is moved, and the day may be said to stay.
  [
    'the vicar moved the board meeting to 11:00, is the same day',
    "Updated 'board meeting': due Thu 12 Feb, 11:00.",
    'board meeting: due_date 2026-02-12T11:00:00+00:00',
  ],
  [
    'the council has pushed the board meeting to friday',
    "Updated 'board meeting': due Fri 13 Feb, 09:30.",
    'board meeting: due_date 2026-02-13T09:30:00+00:00',
  ],
  [
    'the teacher moved the yoga class to 19:00, still the same day',
    "Updated 'yoga class': due tomorrow at 19:00.",
    'yoga class: due_date 2026-02-10T19:00:00+00:00',
  ],
  ['the vicar never moved the board meeting to friday', "I didn't quite follow that, so I haven't changed anything."],
  ['the vicar nearly moved the board meeting to friday', "I didn't quite follow that, so I haven't changed anything."],
  // What somebody else does is asked about, with a question mark or without.
  ['did the vicar move the board meeting to friday', "'board meeting' is due Thu 12 Feb, 09:30 (in 3 days)."],
  ['will the vicar move the board meeting to friday', "'board meeting' is due Thu 12 Feb, 09:30 (in 3 days)."],
  ['did tom delete the board meeting', "No, 'board meeting' is still open (due Thu 12 Feb, 09:30)."],
  ['could the teacher push the yoga class to 8', "'yoga class' is due tomorrow at 18:30."],
  [
    'would somebody move the board meeting to friday',
    "Updated 'board meeting': due Fri 13 Feb, 09:30.",
    'board meeting: due_date 2026-02-13T09:30:00+00:00',
  ],
  // What will be made on its day, and is to be moved there.
  [
    'the cake for leo I will make friday, move it please',
    "Updated 'birthday cake for Leo': due Fri 13 Feb.",
    'birthday cake for Leo: due_date 2026-02-13',
  ],
  [
    "the fence we'll paint monday, can you move it",
    "Updated 'paint the fence': due Mon 16 Feb.",
    'paint the fence: due_date 2026-02-16',
  ],
  // Whose it is, whatever was denied of them.
  [
    "Marcus isn't back till late, push his budget to monday",
    "Updated 'email Marcus the budget': due Mon 16 Feb.",
    'email Marcus the budget: due_date 2026-02-16',
  ],
  [
    "Leo won't be here sunday, make his cake saturday",
    "Updated 'birthday cake for Leo': due Sat 14 Feb.",
    'birthday cake for Leo: due_date 2026-02-14',
  ],
  // What was left out is spoken of.
  [
    "everything other than the gate can wait. make all of today's tasks low except that one",
    "Updated 'feed the goats': low priority.",
    'feed the goats: priority low',
  ],
  // A note for one, and one for another.
  [
    'a note for the fence: use the green paint',
    "The note on 'paint the fence' now says: use the green paint",
    'paint the fence: description use the green paint',
  ],
  [
    'quick note on the gate: wire is in the shed',
    "The note on 'mend the gate' now says: wire is in the shed",
    'mend the gate: description wire is in the shed',
  ],
  [
    'note on the fence: use the green paint // and one for the gate: wire is in the shed',
    "The note on 'mend the gate' now says: wire is in the shed",
    'paint the fence: description use the green paint; mend the gate: description wire is in the shed',
  ],
  [
    'note on the fence: use the green paint // another for the board meeting - bring the minutes',
    "The note on 'board meeting' now says: bring the minutes",
    'paint the fence: description use the green paint; board meeting: description bring the minutes',
  ],
  [
    'note on the fence: use the green paint // and for the gate: wire is in the shed',
    "The note on 'mend the gate' now says: wire is in the shed",
    'paint the fence: description use the green paint; mend the gate: description wire is in the shed',
  ],
]
