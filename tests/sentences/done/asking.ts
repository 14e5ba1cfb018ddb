// Asking: what stands in notes, the filter that follows on a list, the order people speak in, and what cannot be done.

import type { Told } from '../../support/talk-over.ts'

export const asking: readonly Told[] = [
  [
    "put a note on the shed: spare key under the blue crate, padlock 8812 // what's the padlock number?",
    "The note on 'sort the shed' says: spare key under the blue crate, padlock 8812",
    'sort the shed: description spare key under the blue crate, padlock 8812',
  ],
  [
    'put a note on the shed: spare key under the blue crate, padlock 8812 // whats the padlock on the shed again',
    "The note on 'sort the shed' says: spare key under the blue crate, padlock 8812",
    'sort the shed: description spare key under the blue crate, padlock 8812',
  ],
  [
    "put a note on the shed: spare key under the blue crate, padlock 8812 // where's the spare key",
    "The note on 'sort the shed' says: spare key under the blue crate, padlock 8812",
    'sort the shed: description spare key under the blue crate, padlock 8812',
  ],
  [
    'put a note on the shed: spare key under the blue crate, padlock 8812 // where did I put the key for the shed?',
    "The note on 'sort the shed' says: spare key under the blue crate, padlock 8812",
    'sort the shed: description spare key under the blue crate, padlock 8812',
  ],
  [
    'put a note on the shed: spare key under the blue crate, padlock 8812 // tell me the padlock number',
    "The note on 'sort the shed' says: spare key under the blue crate, padlock 8812",
    'sort the shed: description spare key under the blue crate, padlock 8812',
  ],
  [
    'put a note on the shed: spare key under the blue crate, padlock 8812 // could you remind me where the spare key is',
    "The note on 'sort the shed' says: spare key under the blue crate, padlock 8812",
    'sort the shed: description spare key under the blue crate, padlock 8812',
  ],
  [
    'put a note on the shed: spare key under the blue crate, padlock 8812 // what did I say about the crate',
    "The note on 'sort the shed' says: spare key under the blue crate, padlock 8812",
    'sort the shed: description spare key under the blue crate, padlock 8812',
  ],
  [
    'put a note on the shed: spare key under the blue crate, padlock 8812 // what is the capital of France',
    "I'm here to help with your tasks. Say 'help' to see what I can do.",
    'sort the shed: description spare key under the blue crate, padlock 8812',
  ],
  [
    'put a note on the shed: spare key under the blue crate // read me that note',
    "The note on 'sort the shed' says: spare key under the blue crate",
    'sort the shed: description spare key under the blue crate',
  ],
  [
    'put a note on the shed: spare key under the blue crate // read that back to me',
    "The note on 'sort the shed' says: spare key under the blue crate",
    'sort the shed: description spare key under the blue crate',
  ],
  [
    "put a note on the shed: spare key under the blue crate // what's the note",
    "The note on 'sort the shed' says: spare key under the blue crate",
    'sort the shed: description spare key under the blue crate',
  ],
  ["when is the call due? // what's in its note?", "There's no note on 'call the dentist'."],
  ['read me back the note on the report', "The note on 'read the report' says: the one from Anna"],
  ["read the report's note", "The note on 'read the report' says: the one from Anna"],
  ['show me my notes', "The note on 'read the report' says: the one from Anna"],
  [
    'show my tasks // read it to me again',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ['show my tasks // just tomorrow', 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  ['show my tasks // ok only the high ones', 'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'show my tasks // and without a date?',
    'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk',
  ],
  ["what's due tomorrow // and on thursday?", 'Due Thu 12 Feb:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ["what's due tomorrow // thursday", 'Due Thu 12 Feb:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ['show high priority tasks // and low?', 'Low-priority tasks:\n1. read the report (low priority)'],
  [
    'show high priority tasks // what about the medium ones',
    'Medium-priority tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)',
  ],
  [
    'show tasks due this week // only the high ones',
    'High-priority tasks due between today and Sun 15 Feb:\n1. call the dentist (due tomorrow, high priority)',
  ],
  [
    'show tasks due this week // which of those are high?',
    'High-priority tasks due between today and Sun 15 Feb:\n1. call the dentist (due tomorrow, high priority)',
  ],
  [
    'show tasks due this week // how many is that',
    'You have 3 tasks due between today and Sun 15 Feb:\n1. water the plants (due today, every day)\n2. call the dentist (due tomorrow, high priority)\n3. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  ["show tasks due this week // when's the last one", "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  [
    'show high priority tasks // and the rest?',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. pay the dentist (due Thu 12 Feb, 15:00)\n4. read the report (low priority)\n5. sort the shed\n6. buy milk',
  ],
  [
    'show my tasks // with the done ones too',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. renew passport (due Fri 20 Feb, done)\n6. read the report (low priority)\n7. sort the shed\n8. buy milk\n9. book flights (done)',
  ],
  ['what did I finish yesterday // and today?', 'Nothing completed today.'],
  ["what's due tomorrow // and the day after?", 'Nothing due Wed 11 Feb.'],
  ['when is the shed due? // friday', "Updated 'sort the shed': due Fri 13 Feb.", 'sort the shed: due_date 2026-02-13'],
  [
    "when is the call due? // which one's first, the report or the plants",
    "Start with this one, since it's due today:\n1. water the plants (due today, every day)",
  ],
  [
    'show my tasks, done ones too',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. renew passport (due Fri 20 Feb, done)\n6. read the report (low priority)\n7. sort the shed\n8. buy milk\n9. book flights (done)',
  ],
  [
    'list everything, finished or not',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. renew passport (due Fri 20 Feb, done)\n6. read the report (low priority)\n7. sort the shed\n8. buy milk\n9. book flights (done)',
  ],
  [
    "what's left, including the finished ones?",
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. renew passport (due Fri 20 Feb, done)\n6. read the report (low priority)\n7. sort the shed\n8. buy milk\n9. book flights (done)',
  ],
  ['what do I have to pay this week?', 'Due between today and Sun 15 Feb:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ['so tomorrow I have what?', 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  ['today I still have how many things', 'You have 1 task due today:\n1. water the plants (due today, every day)'],
  ["what hasn't got a date?", 'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk'],
  ['which ones did I put down as low', 'Low-priority tasks:\n1. read the report (low priority)'],
  [
    'how many high ones have I got',
    'You have 1 high-priority task:\n1. call the dentist (due tomorrow, high priority)',
  ],
  [
    'anything but the low ones',
    'Not low-priority tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. sort the shed\n6. buy milk',
  ],
  ['what was the last thing I added?', 'Here are your tasks:\n1. read the report (low priority)'],
  ['what should I have finished by now?', 'Overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  ["the call's tomorrow, correct?", "'call the dentist' is due tomorrow."],
  ['so the report is on friday?', "'read the report' has no due date."],
  ['the call, is that friday or saturday', "'call the dentist' is due tomorrow."],
  ['just checking the call is on friday', "'call the dentist' is due tomorrow."],
  ["I haven't booked the flights yet have I", "Yes, 'book flights' is done."],
  ["I haven't sorted the shed, have I?", "No, 'sort the shed' is still open."],
  ['is the call on friday?', "'call the dentist' is due tomorrow."],
  ['can you ring the dentist for me', "I can't do that. I can add, show, change, complete and delete tasks."],
  [
    "could you telephone the office for me and say I'm late?",
    "I can't do that. I can add, show, change, complete and delete tasks.",
  ],
  ["can you text Olga that I'm late", "I can't do that. I can add, show, change, complete and delete tasks."],
  ['can my sister see this list too?', "I can't do that. I can add, show, change, complete and delete tasks."],
  ['can anybody else add things to my list', "I can't do that. I can add, show, change, complete and delete tasks."],
  ['can I have a second list for work', "I can't do that. I can add, show, change, complete and delete tasks."],
  ['is there something about boats?', "Nothing matches 'boats'."],
  ['anything on the same day as the call', 'Here are your tasks:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'show all the high and low ones',
    'High- or low-priority tasks:\n1. call the dentist (due tomorrow, high priority)\n2. read the report (low priority)',
  ],
]
