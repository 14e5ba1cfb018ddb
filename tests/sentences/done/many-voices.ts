// Single messages as people of many places say them: which way something moves, what is needed when, what is asked behind a refusal.

import type { Told } from '../../support/talk-over.ts'

export const manyVoices: readonly Told[] = [
  // Which way something is moved is said by its verb.
  [
    'paying the dentist has been preponed by a day',
    "Updated 'pay the dentist': due Wed 11 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-11T15:00:00+00:00',
  ],
  [
    'we moved paying the dentist up by a day',
    "Updated 'pay the dentist': due Wed 11 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-11T15:00:00+00:00',
  ],
  // Somebody else wants it moved.
  [
    'the agency wants to push invoice 4 to friday',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  [
    'his nurse phoned asking to move paying the dentist to monday at 3',
    "Updated 'pay the dentist': due Mon 16 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-16T15:00:00+00:00',
  ],
  ['does the agency want to push invoice 4 to friday', "'send invoice 4' was due Fri 6 Feb (3 days ago)."],
  // A question behind a refusal, or behind wanting to know.
  [
    "don't change anything, I only want to know how many are left",
    'You have 7 tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'no need to touch the shed, just tell me till when the invoice is open',
    "'send invoice 4' was due Fri 6 Feb (3 days ago).",
  ],
  ['kindly confirm by when I must pay the dentist', "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  // Everything that falls on a day, all of it done bar one, and what has no date.
  [
    'everything that falls on tuesday can go to friday',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    "all the ones that don't have date, put them on saturday",
    'Updated 3 tasks (due Sat 14 Feb):\n- read the report\n- sort the shed\n- buy milk',
    'sort the shed: due_date 2026-02-14; buy milk: due_date 2026-02-14; read the report: due_date 2026-02-14',
  ],
  // What is told beside a request, and why between two.
  [
    "invoice 4's sent to the agency, also add glue sticks",
    "Done! 'send invoice 4' has been marked as completed.\nI've added 'glue sticks' to your tasks.",
    'send invoice 4: status completed; new, title glue sticks',
  ],
  [
    "move paying the dentist back a day I don't fancy the traffic and make the shed high priority",
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.\nUpdated 'sort the shed': high priority.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00; sort the shed: priority high',
  ],
  [
    'move paying the dentist back a day I would rather sleep in and mark the milk as bought',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.\nDone! 'buy milk' has been marked as completed.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00; buy milk: status completed',
  ],
  // When it is needed.
  [
    'add varnish, it is needed by friday only',
    "I've added 'varnish' to your tasks.\nUpdated 'varnish': due Fri 13 Feb.",
    'new, title varnish, due_date 2026-02-13',
  ],
  [
    'add the census form. it must be in by the 20th',
    "I've added 'the census form' to your tasks.\nUpdated 'the census form': due Fri 20 Feb.",
    'new, title the census form, due_date 2026-02-20',
  ],
  // What stands before its verb, and what waits until a day.
  ['the shed keep for saturday', "Updated 'sort the shed': due Sat 14 Feb.", 'sort the shed: due_date 2026-02-14'],
  [
    "the report I'll read on friday",
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    "I won't manage the shed till thursday",
    "Updated 'sort the shed': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-12',
  ],
  [
    "Jo says she doesn't need that report until friday",
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    'the report need not be read until the end of the month',
    "Updated 'read the report': due Sat 28 Feb.",
    'read the report: due_date 2026-02-28',
  ],
  [
    'the shed is not so urgent, make it medium',
    "Updated 'sort the shed': low priority.\nUpdated 'sort the shed': medium priority.",
    'sort the shed: priority medium',
  ],
  [
    'in the shed one please put one note that the key is with Jo',
    "The note on 'sort the shed' now says: the key is with Jo",
    'sort the shed: description the key is with Jo',
  ],
  [
    'paying the dentist is wanted a day sooner than I thought',
    "Updated 'pay the dentist': due Wed 11 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-11T15:00:00+00:00',
  ],
  ['move the shed to next tomorrow', "Updated 'sort the shed': due Wed 11 Feb.", 'sort the shed: due_date 2026-02-11'],
  ['mark the milk as bought', "Done! 'buy milk' has been marked as completed.", 'buy milk: status completed'],
  [
    'mark the dentist as paid',
    "I found multiple tasks that match 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  [
    'please mark the report read',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    "I've got everything done that's for tuesday bar the plants",
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  ['mark the shed as postponed', "I didn't quite follow that, so I haven't changed anything."],
  [
    'everything this week which is not high priority make it low',
    'Updated 2 tasks (low priority):\n- water the plants\n- pay the dentist',
    'pay the dentist: priority low; water the plants: priority low',
  ],
  [
    'postpone paying the dentist until the following thursday, same time',
    "Updated 'pay the dentist': due Thu 19 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-19T15:00:00+00:00',
  ],
  [
    'I read the report at nine. Move the shed to friday',
    "Done! 'read the report' has been marked as completed.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: status completed',
  ],
  [
    'bought the milk. The shed they will sort on saturday, change please',
    "Done! 'buy milk' has been marked as completed.\nUpdated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14; buy milk: status completed',
  ],
  ['the dentist I must pay by what day?', "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  [
    'setting aside the shed, give high priority to everything without a date',
    'Updated 2 tasks (high priority):\n- read the report\n- buy milk',
    'buy milk: priority high; read the report: priority high',
  ],
  [
    'move everything without a date to friday, only the milk leave as it is',
    'Updated 2 tasks (due Fri 13 Feb):\n- read the report\n- sort the shed',
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  [
    "drop the dates off everything that isn't urgent",
    'Take the date off 6 tasks?\n- send invoice 4\n- water the plants\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
  ],
  ['invoice 4 gave me till friday', "Updated 'send invoice 4': due Fri 13 Feb.", 'send invoice 4: due_date 2026-02-13'],
  [
    'in the shed write bring gloves',
    "The note on 'sort the shed' now says: bring gloves",
    'sort the shed: description bring gloves',
  ],
  [
    'I must not forget to read to my niece tomorrow, can you note it?',
    "I've added 'read to my niece' to your tasks. Due tomorrow.",
    'new, title read to my niece, due_date 2026-02-10',
  ],
  [
    'for the report I have actually until friday',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    'that shed, put on there it needs a new hinge',
    "The note on 'sort the shed' now says: it needs a new hinge",
    'sort the shed: description it needs a new hinge',
  ],
  [
    'the vet wants to push the dentist call by a day',
    "Updated 'call the dentist': due Wed 11 Feb.",
    'call the dentist: due_date 2026-02-11',
  ],
]
