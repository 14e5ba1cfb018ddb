// Putting right what the turn before did: the kind of what is said must be the kind of what was done.

import type { Told } from '../../support/talk-over.ts'

export const putRight: readonly Told[] = [
  // What was ticked off has no date: a place is another task.
  [
    'show my tasks // finish the first and the third // oops, not the third, I meant the second',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.",
    'send invoice 4: status completed; water the plants: due_date 2026-02-10',
  ],
  ['finish milk // no, wednesday', 'Which task would you like to complete?', 'buy milk: status completed'],
  [
    'finish milk // sorry, the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  // What was written down is put right in the note.
  [
    'put a note on the shed: the code is 4471 // sorry, 4417',
    "The note on 'sort the shed' now says: the code is 4417",
    'sort the shed: description the code is 4417',
  ],
  // What is to be looked for is no other title.
  [
    'move the shed to friday // sorry, the other way round',
    "Got it. Let me know if there's anything to add to your list.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed to friday at 1 // hmm make that half past',
    "Got it. Let me know if there's anything to add to your list.",
    'sort the shed: due_date 2026-02-13T13:00:00+00:00',
  ],
  // What was told in the same breath.
  [
    "when do I pay the dentist? // they rang and offered two o'clock, so please change it to that",
    "Updated 'pay the dentist': due Thu 12 Feb, 14:00.",
    'pay the dentist: due_date 2026-02-12T14:00:00+00:00',
  ],
  // Which one is still to be said.
  ['I need to reschedule something', 'Which task would you like to change?'],
  ['delete one of my tasks', 'Which task would you like to delete?'],
  [
    'add something for tomorrow // pick up the keys',
    "I've added 'pick up the keys' to your tasks. Due tomorrow.",
    'new, title pick up the keys, due_date 2026-02-10',
  ],
  // A request is no answer.
  [
    'add a task // and rename the shed to Blue shed',
    "Updated 'sort the shed' to 'Blue shed'.",
    'sort the shed: title Blue shed',
  ],
  [
    'put a note on the shed: shelf 38, door 30 // sorry, door 31',
    "The note on 'sort the shed' now says: shelf 38, door 31",
    'sort the shed: description shelf 38, door 31',
  ],
  // An answer that goes on to ask for something else chooses nothing.
  [
    'finish the dentist // the call one, move it to friday',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  // What is told of a task that is to go says why.
  [
    'delete the shed, Tom sorted it',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // What nobody understood behind a title is left out of it, and said.
  [
    'add fix the roof for saturday, skipper',
    "I've added 'fix the roof' to your tasks. Due Sat 14 Feb.\nI didn't understand 'skipper', so I left that part alone.",
    'new, title fix the roof, due_date 2026-02-14',
  ],
  [
    'add order tyres, latest on friday',
    "I've added 'order tyres' to your tasks. Due Fri 13 Feb.",
    'new, title order tyres, due_date 2026-02-13',
  ],
  [
    'add read the atlas, chapter 3',
    "I've added 'read the atlas, chapter 3' to your tasks.",
    'new, title read the atlas, chapter 3',
  ],
  // Of several that were added, another title is that of the one it is like.
  [
    'add rye, eggs and flour // sorry I meant brown rye',
    "Updated 'rye' to 'brown rye'.",
    'new, title brown rye; new, title eggs; new, title flour',
  ],
  [
    'add rye, eggs and flour // sorry I meant soap',
    "I found multiple tasks that match 'it':\n1. rye\n2. eggs\n3. flour\nWhich one did you mean?",
    'new, title rye; new, title eggs; new, title flour',
  ],
  // Nothing was found, so nothing is meant by it.
  [
    'move the shed to friday // what was the thing about the moped // make it saturday',
    "I'm not sure what 'it' means here. Which task do you mean?",
    'sort the shed: due_date 2026-02-13',
  ],
  // A question, however it is asked.
  ['the call is when again', "'call the dentist' is due tomorrow."],
  ["finish milk // so before the weekend it's only…?", "Move 'buy milk' to Sat 14 Feb?", 'buy milk: status completed'],
  // "All" tells of everything only where it says so.
  [
    'sorted the shed, all agreed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'move the shed to friday // the deadline is the 20th',
    "Updated 'sort the shed': due Fri 20 Feb.",
    'sort the shed: due_date 2026-02-20',
  ],
  [
    'add paint the hall ceiling // sorry, I meant bath ceiling, not hall',
    "Updated 'paint the hall ceiling' to 'paint the bath ceiling'.",
    'new, title paint the bath ceiling',
  ],
  // Which words of a title were wrong is seen from what is said instead, or asked.
  [
    'remind me to take the form to brenda // no not brenda glenda I said glenda',
    "Updated 'take the form to brenda' to 'take the form to glenda'.",
    'new, title take the form to glenda',
  ],
  [
    'remind me to take the form to brenda // no I said glenda',
    "Updated 'take the form to brenda' to 'take the form to glenda'.",
    'new, title take the form to glenda',
  ],
  [
    'add ask Bo about the van // Jo I meant',
    "Updated 'ask Bo about the van' to 'ask Jo about the van'.",
    'new, title ask Jo about the van',
  ],
  [
    'add order flour from the mill // sorry I meant rye',
    "What would you like to change 'order flour from the mill' to?",
    'new, title order flour from the mill',
  ],
  [
    "add order flour from the mill // that's what I said yesterday",
    "Got it. Let me know if there's anything to add to your list.",
    'new, title order flour from the mill',
  ],
]
