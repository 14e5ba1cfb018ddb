// Around a village hall: titles with what stands around them, days in many words, and lists that were pasted.

import type { Told } from '../../support/talk-over.ts'

export const villageLists: readonly Told[] = [
  // Titles and what stands around them.
  [
    'add send Bo a letter, about our trip',
    "I've added 'send Bo a letter, about our trip' to your tasks.",
    'new, title send Bo a letter, about our trip',
  ],
  [
    'add wash the car tomorrow and wax it',
    "I've added 'wash the car and wax it' to your tasks. Due tomorrow.",
    'new, title wash the car and wax it, due_date 2026-02-10',
  ],
  [
    'add the monday lecture notes',
    "I've added 'the monday lecture notes' to your tasks.",
    'new, title the monday lecture notes',
  ],
  [
    'add buy nails & screws, glue',
    "I've added 2 tasks:\n- buy nails & screws\n- glue",
    'new, title buy nails & screws; new, title glue',
  ],
  [
    'add R&D meeting and lunch',
    "I've added 2 tasks:\n- R&D meeting\n- lunch",
    'new, title R&D meeting; new, title lunch',
  ],
  ['add bread, and butter', "I've added 2 tasks:\n- bread\n- butter", 'new, title bread; new, title butter'],
  [
    'add bread, then butter on friday',
    "I've added 2 tasks:\n- bread\n- butter (due Fri 13 Feb)",
    'new, title bread; new, title butter, due_date 2026-02-13',
  ],
  [
    'add bread on friday then butter',
    "I've added 2 tasks:\n- bread (due Fri 13 Feb)\n- butter",
    'new, title bread, due_date 2026-02-13; new, title butter',
  ],
  [
    'add 2 loaves and 3 pints of milk',
    "I've added 2 tasks:\n- 2 loaves\n- 3 pints of milk",
    'new, title 2 loaves; new, title 3 pints of milk',
  ],
  ['add one more thing: bread', "I've added 'bread' to your tasks.", 'new, title bread'],
  [
    'add three things, bread, butter and jam',
    "I've added 3 tasks:\n- bread\n- butter\n- jam",
    'new, title bread; new, title butter; new, title jam',
  ],
  [
    'add bread, butter, both high',
    "I've added 2 tasks:\n- bread (high priority)\n- butter (high priority)",
    'new, title bread, priority high; new, title butter, priority high',
  ],
  [
    'add bread and butter, all for friday',
    "I've added 'bread and butter' to your tasks. Due Fri 13 Feb.",
    'new, title bread and butter, due_date 2026-02-13',
  ],
  [
    'add bread, butter and jam, low',
    "I've added 3 tasks:\n- bread (low priority)\n- butter (low priority)\n- jam (low priority)",
    'new, title bread, priority low; new, title butter, priority low; new, title jam, priority low',
  ],
  ['add bread, low', "I've added 'bread' to your tasks. Low priority.", 'new, title bread, priority low'],
  [
    'add bread, due friday',
    "I've added 'bread' to your tasks. Due Fri 13 Feb.",
    'new, title bread, due_date 2026-02-13',
  ],
  [
    'add bread due friday',
    "I've added 'bread' to your tasks. Due Fri 13 Feb.",
    'new, title bread, due_date 2026-02-13',
  ],
  [
    'add bread on friday due at 5',
    "I've added 'bread' to your tasks. Due Fri 13 Feb, 17:00.",
    'new, title bread, due_date 2026-02-13T17:00:00+00:00',
  ],
  [
    'add bread at 5 due friday',
    "I've added 'bread' to your tasks. Due Fri 13 Feb, 17:00.",
    'new, title bread, due_date 2026-02-13T17:00:00+00:00',
  ],
  [
    'add bread by noon on friday',
    "I've added 'bread' to your tasks. Due Fri 13 Feb, 12:00.",
    'new, title bread, due_date 2026-02-13T12:00:00+00:00',
  ],
  [
    'add bread by 5 at the latest',
    "I've added 'bread' to your tasks. Due today at 17:00.",
    'new, title bread, due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'add bread around 5',
    "I've added 'bread' to your tasks. Due today at 17:00.",
    'new, title bread, due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'add bread between 5 and 6 tomorrow',
    "I've added 'bread' to your tasks. Due tomorrow at 17:00.",
    'new, title bread, due_date 2026-02-10T17:00:00+00:00',
  ],
  [
    'add bread from 5 to 6 tomorrow',
    "I've added 'bread' to your tasks. Due tomorrow at 17:00.",
    'new, title bread, due_date 2026-02-10T17:00:00+00:00',
  ],
  [
    'add bread 5-6 tomorrow',
    "I've added 'bread' to your tasks. Due tomorrow at 17:00.",
    'new, title bread, due_date 2026-02-10T17:00:00+00:00',
  ],
  ['add bread on 3-4', "I've added 'bread' to your tasks. Due Wed 4 Mar.", 'new, title bread, due_date 2026-03-04'],
  [
    'add bread in the evening',
    "I've added 'bread' to your tasks. Due today at 18:00.",
    'new, title bread, due_date 2026-02-09T18:00:00+00:00',
  ],
  [
    'add bread every friday at 5 until june',
    "I've added 'bread' to your tasks. Every Friday, until 31 May 2026, next on Fri 13 Feb, 17:00.",
    'new, title bread, due_date 2026-02-13T17:00:00+00:00, recurrence FREQ=WEEKLY;BYDAY=FR;UNTIL=20260531',
  ],
  [
    'add bread on the last friday of the month',
    "I've added 'bread' to your tasks. Due Fri 27 Feb.",
    'new, title bread, due_date 2026-02-27',
  ],
  ['add BREAD TOMORROW', "I've added 'BREAD' to your tasks. Due tomorrow.", 'new, title BREAD, due_date 2026-02-10'],
  ['add bread tmrw', "I've added 'bread' to your tasks. Due tomorrow.", 'new, title bread, due_date 2026-02-10'],
  [
    'add bread 2moro @ 5',
    "I've added 'bread' to your tasks. Due tomorrow at 17:00.",
    'new, title bread, due_date 2026-02-10T17:00:00+00:00',
  ],
  ['add bread 13/2', "I've added 'bread' to your tasks. Due Fri 13 Feb.", 'new, title bread, due_date 2026-02-13'],
  ['add bread 13 feb', "I've added 'bread' to your tasks. Due Fri 13 Feb.", 'new, title bread, due_date 2026-02-13'],
  [
    'add bread feb 13th at 5pm',
    "I've added 'bread' to your tasks. Due Fri 13 Feb, 17:00.",
    'new, title bread, due_date 2026-02-13T17:00:00+00:00',
  ],
  [
    'add bread 2026-02-13',
    "I've added 'bread' to your tasks. Due Fri 13 Feb.",
    'new, title bread, due_date 2026-02-13',
  ],
  ['add bread on 13.02.', "I've added 'bread' to your tasks. Due Fri 13 Feb.", 'new, title bread, due_date 2026-02-13'],
  [
    'add bread for the 13th of march',
    "I've added 'bread' to your tasks. Due Fri 13 Mar.",
    'new, title bread, due_date 2026-03-13',
  ],
  [
    'add bread for next year',
    "I've added 'bread' to your tasks. Due Fri 1 Jan 2027.",
    'new, title bread, due_date 2027-01-01',
  ],
  [
    'add bread for christmas',
    "I've added 'bread' to your tasks. Due Fri 25 Dec.",
    'new, title bread, due_date 2026-12-25',
  ],
  [
    "add bread in 3 days' time",
    "I've added 'bread' to your tasks. Due Thu 12 Feb.",
    'new, title bread, due_date 2026-02-12',
  ],
  [
    'add bread in half an hour',
    "I've added 'bread' to your tasks. Due today at 10:30.",
    'new, title bread, due_date 2026-02-09T10:30:01+00:00',
  ],
  [
    'add bread an hour from now',
    "I've added 'bread' to your tasks. Due today at 11:00.",
    'new, title bread, due_date 2026-02-09T11:00:01+00:00',
  ],
  [
    'add bread a week on friday',
    "I've added 'bread' to your tasks. Due Fri 20 Feb.",
    'new, title bread, due_date 2026-02-20',
  ],
  [
    'add bread friday week',
    "I've added 'bread' to your tasks. Due Fri 20 Feb.",
    'new, title bread, due_date 2026-02-20',
  ],
  [
    'add bread the friday after next',
    "I've added 'bread' to your tasks. Due Fri 27 Feb.",
    'new, title bread, due_date 2026-02-27',
  ],
  [
    'add bread this friday',
    "I've added 'bread' to your tasks. Due Fri 13 Feb.",
    'new, title bread, due_date 2026-02-13',
  ],
  [
    'add bread next friday',
    "I've added 'bread' to your tasks. Due Fri 20 Feb.",
    'new, title bread, due_date 2026-02-20',
  ],
  // Lists that were pasted.
  [
    'Shopping\n- bread\n- butter\nthanks',
    "I've added 2 tasks:\n- bread\n- butter",
    'new, title bread; new, title butter',
  ],
  [
    'Here is my list:\nbread\nbutter\njam',
    "I've added 3 tasks:\n- bread\n- butter\n- jam",
    'new, title bread; new, title butter; new, title jam',
  ],
  [
    'Here is my list for friday:\nbread\nbutter at 5\njam',
    "I've added 3 tasks:\n- bread (due Fri 13 Feb)\n- butter (due Fri 13 Feb, 17:00)\n- jam (due Fri 13 Feb)",
    'new, title bread, due_date 2026-02-13; new, title butter, due_date 2026-02-13T17:00:00+00:00; new, title jam, due_date 2026-02-13',
  ],
  [
    'bread\nbutter\njam',
    "I've added 3 tasks:\n- bread\n- butter\n- jam",
    'new, title bread; new, title butter; new, title jam',
  ],
  ['bread\nbutter', "I've added 2 tasks:\n- bread\n- butter", 'new, title bread; new, title butter'],
  [
    'buy bread\nring Zoe\npost the parcel',
    "I've added 3 tasks:\n- buy bread\n- ring Zoe\n- post the parcel",
    'new, title buy bread; new, title ring Zoe; new, title post the parcel',
  ],
  ['1. bread\n2. butter', "I've added 2 tasks:\n- bread\n- butter", 'new, title bread; new, title butter'],
  [
    '1) bread\n2) butter\n3) jam\nplease add these',
    "I've added 3 tasks:\n- bread\n- butter\n- jam",
    'new, title bread; new, title butter; new, title jam',
  ],
  ['(1) bread (2) butter', "I've added 2 tasks:\n- bread\n- butter", 'new, title bread; new, title butter'],
  ['1: bread\n2: butter', "I've added 2 tasks:\n- bread\n- butter", 'new, title bread; new, title butter'],
  [
    '- bread\n- butter\nall for friday',
    "I've added 2 tasks:\n- bread (due Fri 13 Feb)\n- butter (due Fri 13 Feb)",
    'new, title bread, due_date 2026-02-13; new, title butter, due_date 2026-02-13',
  ],
  [
    '- bread\n- butter\n\n- jam',
    "I've added 3 tasks:\n- bread\n- butter\n- jam",
    'new, title bread; new, title butter; new, title jam',
  ],
  [
    '* delete the fence\n* finish the gate',
    "I've added 2 tasks:\n- delete the fence\n- finish the gate",
    'new, title delete the fence; new, title finish the gate',
  ],
  [
    '- delete the fence\n- bread',
    "I've added 2 tasks:\n- delete the fence\n- bread",
    'new, title delete the fence; new, title bread',
  ],
  [
    'Hi,\ncan you add these please?\n- bread\n- butter\nThanks,\nAnn',
    "I've added 2 tasks:\n- bread\n- butter",
    'new, title bread; new, title butter',
  ],
  [
    'bread - friday\nbutter - saturday',
    "I've added 2 tasks:\n- bread (due Fri 13 Feb)\n- butter (due Sat 14 Feb)",
    'new, title bread, due_date 2026-02-13; new, title butter, due_date 2026-02-14',
  ],
  [
    'Monday: bread\nTuesday: butter',
    "I've added 2 tasks:\n- bread (due Mon 16 Feb)\n- butter (due tomorrow)",
    'new, title bread, due_date 2026-02-16; new, title butter, due_date 2026-02-10',
  ],
]
