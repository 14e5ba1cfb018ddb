// What is seldom said, and has a meaning of its own all the same.

import type { Told } from '../../support/talk-over.ts'

export const rarelySaid: readonly Told[] = [
  // Those it is done with are named by the one title that begins so.
  [
    'add reply to the Hendersons // reply to them today',
    "Updated 'reply to the Hendersons': due today.",
    'new, title reply to the Hendersons, due_date 2026-02-09',
  ],
  // What was booked is done, and what it was booked for is still ahead.
  [
    'add book the hairdresser // the hairdresser is booked for friday at 8, put that in',
    "Done! 'book the hairdresser' has been marked as completed.\nI've added 'hairdresser' to your tasks. Due Fri 13 Feb, 08:00.",
    'new, title book the hairdresser, status completed; new, title hairdresser, due_date 2026-02-13T08:00:00+00:00',
  ],
  // The same at the same hour of another day.
  [
    'add physio monday at 2 // and tuesday too',
    "I've added 'physio' to your tasks. Due tomorrow at 14:00.",
    'new, title physio, due_date 2026-02-16T14:00:00+00:00; new, title physio, due_date 2026-02-10T14:00:00+00:00',
  ],
  // What somebody has on another day is no second one.
  [
    'add physio monday at 2 // and tuesday at 2 I have swimming',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title physio, due_date 2026-02-16T14:00:00+00:00',
  ],
  // An outcry behind the new words is none of them.
  [
    'add buy nails // it should read buy long nails, what an idiot',
    "Updated 'buy nails' to 'buy long nails'.",
    'new, title buy long nails',
  ],
  // The whole title once more begins as it did.
  [
    "add ring Bo about the boat // make it ring Bo's mum",
    "Updated 'ring Bo about the boat' to 'ring Bo's mum'.",
    "new, title ring Bo's mum",
  ],
  [
    'add email Bob about lunch // change Bob to Rob please',
    "Updated 'email Bob about lunch' to 'email Rob about lunch'.",
    'new, title email Rob about lunch',
  ],
]

export const villageRarelySaid: readonly Told[] = [
  // Only a task has a name, also behind its note.
  [
    "what does the note on the cake say // rename it to Leo's cake",
    "Updated 'birthday cake for Leo' to 'Leo's cake'.",
    "birthday cake for Leo: title Leo's cake",
  ],
  [
    'put a note on the gate: oil it // change the title of it to oil the gate',
    "Updated 'mend the gate' to 'oil the gate'.",
    'mend the gate: title oil the gate, description oil it',
  ],
  // What was read is read again.
  [
    'read me the note on the chairs // repeat it',
    "The note on 'order 12 chairs for the hall' says: the folding ones, code 4417",
  ],
  // What was done to one is done to the other.
  [
    'reopen the lawn // the gas bill too',
    "'pay gas bill' is open again.",
    'mow the lawn: status pending; pay gas bill: status pending',
  ],
  // Why something stays out ends where something else is asked for.
  [
    'done all but the fence because it rained and add buy paint',
    "I've added 'buy paint' to your tasks.\nMark 13 tasks as done?\n- return library books\n- feed the goats\n- feed the hens\n- yoga class\n- ring Priya about the survey\n- board meeting\n- choir practice\n- email Marcus the budget\n- birthday cake for Leo\n- renew car insurance\n- mend the gate\n- pick up dry cleaning\n- order 12 chairs for the hall",
    'new, title buy paint',
  ],
  // All that was told of, without those.
  [
    'everything due tomorrow is done. tick everything off except the hens',
    "Done! 'yoga class' has been marked as completed.",
    'yoga class: status completed',
  ],
  [
    "push tomorrow's jobs to friday. move them to friday, but not yoga",
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  // What more of it is needed for is not done.
  [
    'got six chairs for the hall. need 6 more',
    "I found multiple tasks that match 'six chairs for the hall':\n1. order 12 chairs for the hall\nWhich one did you mean?",
  ],
]
