// Rare messages that still have a clear meaning.

import type { Told } from '../../support/talk-over.ts'

export const rarelySaid: readonly Told[] = [
  // A value after "all but …" is for the others.
  [
    'add soap, eggs, rice // all but the eggs for friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- soap\n- rice',
    'new, title soap, due_date 2026-02-13; new, title eggs; new, title rice, due_date 2026-02-13',
  ],
  [
    'move the shed and the report to friday // everything but the report to monday',
    "Updated 'sort the shed': due Mon 16 Feb.",
    'sort the shed: due_date 2026-02-16; read the report: due_date 2026-02-13',
  ],
  // "them" stands for the people in the only title that begins with these words.
  [
    'add reply to the Hendersons // reply to them today',
    "Updated 'reply to the Hendersons': due today.",
    'new, title reply to the Hendersons, due_date 2026-02-09',
  ],
  // The booking is done; the appointment itself is still to come.
  [
    'add book the hairdresser // the hairdresser is booked for friday at 8, put that in',
    "Done! 'book the hairdresser' has been marked as completed.\nI've added 'hairdresser' to your tasks. Due Fri 13 Feb, 08:00.",
    'new, title book the hairdresser, status completed; new, title hairdresser, due_date 2026-02-13T08:00:00+00:00',
  ],
  // "add another task" begins a second request without any mark.
  [
    'add a task water the ferns add another task post the form',
    "I've added 'water the ferns' to your tasks.\nI've added 'post the form' to your tasks.",
    'new, title water the ferns; new, title post the form',
  ],
  // A second appointment at the same time on another day.
  [
    'add physio monday at 2 // and tuesday too',
    "I've added 'physio' to your tasks. Due tomorrow at 14:00.",
    'new, title physio, due_date 2026-02-16T14:00:00+00:00; new, title physio, due_date 2026-02-10T14:00:00+00:00',
  ],
  // Another event on another day doesn't repeat the first.
  [
    'add physio monday at 2 // and tuesday at 2 I have swimming',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title physio, due_date 2026-02-16T14:00:00+00:00',
  ],
  // An exclamation after the new words isn't part of them.
  [
    'add buy nails // it should read buy long nails, what an idiot',
    "Updated 'buy nails' to 'buy long nails'.",
    'new, title buy long nails',
  ],
  // The new title begins like the old one.
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
  // Only tasks have names, even right after reading a note.
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
  // Repeats the note just read.
  [
    'read me the note on the chairs // repeat it',
    "The note on 'order 12 chairs for the hall' says: the folding ones, code 4417",
  ],
  // "too" does the same to another task.
  [
    'reopen the lawn // the gas bill too',
    "'pay gas bill' is open again.",
    'mow the lawn: status pending; pay gas bill: status pending',
  ],
  // The reason for an exception ends where the next request begins.
  [
    'done all but the fence because it rained and add buy paint',
    "I've added 'buy paint' to your tasks.\nMark 13 tasks as done?\n- return library books\n- feed the goats\n- feed the hens\n- yoga class\n- ring Priya about the survey\n- board meeting\n- choir practice\n- email Marcus the budget\n- birthday cake for Leo\n- renew car insurance\n- mend the gate\n- pick up dry cleaning\n- order 12 chairs for the hall",
    'new, title buy paint',
  ],
  // The second sentence narrows the first and doesn't ask twice.
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
  // If more is needed, the task isn't done.
  [
    'got six chairs for the hall. need 6 more',
    "I found multiple tasks that match 'six chairs for the hall':\n1. order 12 chairs for the hall\nWhich one did you mean?",
  ],
]
