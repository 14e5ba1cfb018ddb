// What is added.

import type { Told } from '../../support/talk-over.ts'

export const add: readonly Told[] = [
  ['add eggs', "I've added 'eggs' to your tasks.", 'new, title eggs'],
  [
    'add eggs // undo',
    "Are you sure you want to delete 'eggs'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title eggs',
  ],
  ['add eggs // undo // yes', "'eggs' has been deleted."],
  ['add eggs for friday', "I've added 'eggs' to your tasks. Due Fri 13 Feb.", 'new, title eggs, due_date 2026-02-13'],
  [
    'add eggs on friday at 5pm high priority',
    "I've added 'eggs' to your tasks. Due Fri 13 Feb, 17:00, high priority.",
    'new, title eggs, priority high, due_date 2026-02-13T17:00:00+00:00',
  ],
  [
    'add eggs // delete it',
    "Are you sure you want to delete 'eggs'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title eggs',
  ],
  ['add eggs // complete it', "Done! 'eggs' has been marked as completed.", 'new, title eggs, status completed'],
  ['add eggs and bread', "I've added 2 tasks:\n- eggs\n- bread", 'new, title eggs; new, title bread'],
  [
    'add eggs and bread // complete them',
    'Marked 2 tasks as done:\n- eggs\n- bread',
    'new, title eggs, status completed; new, title bread, status completed',
  ],
  [
    'add eggs and bread // undo',
    "Are you sure you want to delete these 2 tasks?\n- eggs\n- bread\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title eggs; new, title bread',
  ],
  [
    'add eggs and bread for tomorrow',
    "I've added 2 tasks:\n- eggs (due tomorrow)\n- bread (due tomorrow)",
    'new, title eggs, due_date 2026-02-10; new, title bread, due_date 2026-02-10',
  ],
  ['add', 'What should I call the task?'],
  ['add // eggs', "I've added 'eggs' to your tasks.", 'new, title eggs'],
  [
    'add // eggs for friday',
    "I've added 'eggs' to your tasks. Due Fri 13 Feb.",
    'new, title eggs, due_date 2026-02-13',
  ],
  [
    'add standup every monday',
    "I've added 'standup' to your tasks. Every Monday, next today.",
    'new, title standup, due_date 2026-02-09, recurrence FREQ=WEEKLY;BYDAY=MO',
  ],
  [
    'add standup every monday at 9am',
    "I've added 'standup' to your tasks. Every Monday, next on Mon 16 Feb, 09:00.",
    'new, title standup, due_date 2026-02-16T09:00:00+00:00, recurrence FREQ=WEEKLY;BYDAY=MO',
  ],
  [
    'add standup every day at 9am',
    "I've added 'standup' to your tasks. Every day, next tomorrow at 09:00.",
    'new, title standup, due_date 2026-02-10T09:00:00+00:00, recurrence FREQ=DAILY',
  ],
  [
    'add standup every monday remind me 10 minutes before',
    "I've added 'standup' to your tasks. Every Monday, next today.\nUpdated 'standup': reminder 10 minutes before.",
    'new, title standup, due_date 2026-02-09, recurrence FREQ=WEEKLY;BYDAY=MO, remind_before 10',
  ],
  [
    'add dinner at 7pm and remind me an hour before',
    "I've added 'dinner' to your tasks. Due today at 19:00.\nUpdated 'dinner': reminder 1 hour before.",
    'new, title dinner, due_date 2026-02-09T19:00:00+00:00, remind_before 60',
  ],
  ['walk the dog', "Add 'walk the dog'?"],
  ['walk the dog // yes', "I've added 'walk the dog' to your tasks.", 'new, title walk the dog'],
  ['walk the dog // no', 'OK, never mind.'],
  [
    'walk the dog tomorrow // yes',
    "There's nothing to confirm right now.",
    'new, title walk the dog, due_date 2026-02-10',
  ],
  ['eggs, bread, cheese', "Add 'eggs', 'bread' and 'cheese'?"],
  [
    'eggs, bread, cheese // yes',
    "I've added 3 tasks:\n- eggs\n- bread\n- cheese",
    'new, title eggs; new, title bread; new, title cheese',
  ],
  ['add eggs note: free range', "I've added 'eggs' to your tasks.", 'new, title eggs, description free range'],
  [
    'add eggs on february 31',
    "I can't find 'february 31' on the calendar, so I haven't changed anything. Please try another date.",
  ],
  [
    'add eggs with the note organic, high priority',
    "I've added 'eggs' to your tasks.",
    'new, title eggs, description organic, high priority',
  ],
  ['add eggs // show it', 'Here are your tasks:\n1. eggs', 'new, title eggs'],
  ['add unwritable thing', "Sorry, I wasn't able to add a task. Please try again."],
  [
    'add unwritable thing and eggs',
    "I've added 'eggs' to your tasks.\nSorry, I wasn't able to add a task. Please try again.",
    'new, title eggs',
  ],
  ['add eggs // and bread', "I've added 'bread' to your tasks.", 'new, title eggs; new, title bread'],
  [
    'add eggs // also bread and cheese',
    "I've added 2 tasks:\n- bread\n- cheese",
    'new, title eggs; new, title bread; new, title cheese',
  ],
  [
    'add swim every day at 8am',
    "I've added 'swim' to your tasks. Every day, next tomorrow at 08:00.",
    'new, title swim, due_date 2026-02-10T08:00:00+00:00, recurrence FREQ=DAILY',
  ],
  [
    'add swim every day at 11am',
    "I've added 'swim' to your tasks. Every day, next today at 11:00.",
    'new, title swim, due_date 2026-02-09T11:00:00+00:00, recurrence FREQ=DAILY',
  ],
  [
    'add swim every monday at 12',
    "I've added 'swim' to your tasks. Every Monday, next today at 12:00.",
    'new, title swim, due_date 2026-02-09T12:00:00+00:00, recurrence FREQ=WEEKLY;BYDAY=MO',
  ],
  // What takes the place of its like inside a title.
  [
    'um add get two no three bags of mulch for saturday morning',
    "I've added 'get three bags of mulch' to your tasks. Due Sat 14 Feb, 09:00.",
    'new, title get three bags of mulch, due_date 2026-02-14T09:00:00+00:00',
  ],
  [
    'add plumber sorry electrician for next Wednesday',
    "I've added 'electrician' to your tasks. Due Wed 18 Feb.",
    'new, title electrician, due_date 2026-02-18',
  ],
  [
    'add take Mali no, Cadi to harp thursday',
    "I've added 'take Cadi to harp' to your tasks. Due Thu 12 Feb.",
    'new, title take Cadi to harp, due_date 2026-02-12',
  ],
  [
    'add stage weights from the Lyric er the Gaiety',
    "I've added 'stage weights from the Gaiety' to your tasks.",
    'new, title stage weights from the Gaiety',
  ],
  [
    "add drop the jerseys at Corinne's no Colleen's for stitching",
    "I've added 'drop the jerseys at Colleen's for stitching' to your tasks.",
    "new, title drop the jerseys at Colleen's for stitching",
  ],
  [
    'add order four, no, five tins of paint',
    "I've added 'order five tins of paint' to your tasks.",
    'new, title order five tins of paint',
  ],
  [
    'add tell Jo no news is good news',
    "I've added 'tell Jo no news is good news' to your tasks.",
    'new, title tell Jo no news is good news',
  ],
  ['add say sorry to Ann', "I've added 'say sorry to Ann' to your tasks.", 'new, title say sorry to Ann'],
  ['add tell Sam no Sundays', "I've added 'tell Sam no Sundays' to your tasks.", 'new, title tell Sam no Sundays'],
]
