// Lists under their announcement, what is told beside a command, and what is said to stay as it is.

import type { Told } from '../../support/talk-over.ts'

export const announcedAndBeside: readonly Told[] = [
  [
    'two for the list: post the parcel tomorrow, and order ink, no date on that one',
    "I've added 2 tasks:\n- post the parcel (due tomorrow)\n- order ink",
    'new, title post the parcel, due_date 2026-02-10; new, title order ink',
  ],
  [
    'got three more on here for friday: mop, bucket and soap',
    "I've added 3 tasks:\n- mop (due Fri 13 Feb)\n- bucket (due Fri 13 Feb)\n- soap (due Fri 13 Feb)",
    'new, title mop, due_date 2026-02-13; new, title bucket, due_date 2026-02-13; new, title soap, due_date 2026-02-13',
  ],
  // What is still planned is only offered.
  ["later I'll add to my list: mop the hall", "Add 'mop the hall'?"],
  ["one thing: I can't stand mondays", "Got it. Let me know if there's anything to add to your list."],
  [
    'add a note to the shed: bring gloves',
    "The note on 'sort the shed' now says: bring gloves",
    'sort the shed: description bring gloves',
  ],
  [
    'add eggs // set it for tomorrow at 6. It is urgent',
    "Updated 'eggs': due tomorrow at 18:00, high priority.",
    'new, title eggs, priority high, due_date 2026-02-10T18:00:00+00:00',
  ],
  [
    'add test build 4.12, tomorrow at 9',
    "I've added 'test build 4.12' to your tasks. Due tomorrow at 09:00.",
    'new, title test build 4.12, due_date 2026-02-10T09:00:00+00:00',
  ],
  [
    'add lunch with Jo 4.12. at noon',
    "I've added 'lunch with Jo' to your tasks. Due Fri 4 Dec, 12:00.",
    'new, title lunch with Jo, due_date 2026-12-04T12:00:00+00:00',
  ],
  [
    'add the dentist bill tomorrow at 3 then the gym thursday at 8',
    "I've added 2 tasks:\n- the dentist bill (due tomorrow at 15:00)\n- the gym (due Thu 12 Feb, 08:00)",
    'new, title the dentist bill, due_date 2026-02-10T15:00:00+00:00; new, title the gym, due_date 2026-02-12T08:00:00+00:00',
  ],
  [
    'push everything without a date to friday but leave the blue one where it is',
    "I'm not sure what you'd like to do. Would you like to change a task, add a task, or something else?",
  ],
  [
    "move the report to friday, leave today's stuff alone",
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    "don't cancel the dentist call, only move it to friday",
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'all the dentist ones are done tick them off',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'move the report to friday, have to feed the hens first',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    'move the report to friday and I have to feed the hens first',
    "Updated 'read the report': due Fri 13 Feb.\nI've added 'feed the hens first' to your tasks.",
    'read the report: due_date 2026-02-13; new, title feed the hens first',
  ],
  [
    'add write to Ben // oh dear, I muddled the two of them. It should say Ken, not Ben.',
    "Updated 'write to Ben' to 'write to Ken'.",
    'new, title write to Ken',
  ],
  [
    'add tea and jam. Only the latter is urgent',
    "I've added 2 tasks:\n- tea\n- jam (high priority)",
    'new, title tea; new, title jam, priority high',
  ],
  [
    'add tea and jam. the former is low priority',
    "I've added 2 tasks:\n- tea (low priority)\n- jam",
    'new, title tea, priority low; new, title jam',
  ],
  ['is there anything about flights on here or did I dream that?', "Tasks matching 'flights':\n1. book flights (done)"],
  [
    'show me everything not yet done',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    "Anna's extension is 4411, put that in the notes for the report",
    "The note on 'read the report' now says: the one from Anna Anna's extension is 4411",
    "read the report: description the one from Anna\nAnna's extension is 4411",
  ],
  [
    'could you pop down for me ring the plumber on thursday',
    "I've added 'ring the plumber' to your tasks. Due Thu 12 Feb.",
    'new, title ring the plumber, due_date 2026-02-12',
  ],
  ['Ann fell off the ladder', "Got it. Let me know if there's anything to add to your list."],
  [
    'the shed is seen to at last. add stamps',
    "I've added 'stamps' to your tasks.\nShall I mark 'sort the shed' as completed?",
    'new, title stamps',
  ],
]
