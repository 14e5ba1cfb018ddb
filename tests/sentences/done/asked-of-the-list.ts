// Questions about the list in people's own words: what is left, which comes first, what follows what, at which hours.

import type { Told } from '../../support/talk-over.ts'

export const askedOfTheList: readonly Told[] = [
  [
    'how many remain?',
    'You have 7 tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'which item still lacks a date?',
    'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk',
  ],
  ['which are still high', 'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)'],
  ['which p1s are still open?', 'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)'],
  [
    "which one's most pressing?",
    "Start with this one, since it's high priority:\n1. call the dentist (due tomorrow, high priority)",
  ],
  ['which is least urgent', 'This one can wait longest:\n1. read the report (low priority)'],
  ['whats the latest thing due', 'This one is due last:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  [
    'which comes sooner, the call or the invoice?',
    'This one is due next:\n1. send invoice 4 (due Fri 6 Feb, medium priority)',
  ],
  ["what's after the invoice?", 'After that comes this one:\n1. water the plants (due today, every day)'],
  ["what's before the call?", 'Before that comes this one:\n1. water the plants (due today, every day)'],
  ['when is the call due? // n after that?', 'After that comes this one:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  [
    'when is the call due? // and before that?',
    'Before that comes this one:\n1. water the plants (due today, every day)',
  ],
  [
    "what's on this week // which is the last of those",
    'This one is due last:\n1. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  ["show the dentist ones // what time's the later one?", "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  [
    'show the dentist ones // of the two, which comes sooner?',
    'This one is due next:\n1. call the dentist (due tomorrow, high priority)',
  ],
  ["when's the call // is that in the morning?", "'call the dentist' is due tomorrow."],
  ["when's the call // and is it a high one?", "'call the dentist' is high priority."],
  [
    "when's the call // and which dentist is that?",
    'Here are your tasks:\n1. call the dentist (due tomorrow, high priority)',
  ],
  ['show my list // whats number 3', 'Here are your tasks:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'am i free thursday afternoon?',
    'Due Thu 12 Feb between 12:00 and 18:00:\n1. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  ['anything at 3 on thursday?', 'Due Thu 12 Feb, at 03:00 or 15:00:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ["what's on thursday at 9", 'Nothing due Thu 12 Feb at 09:00 or 21:00.'],
  ['and today, is there anything?', 'Due today:\n1. water the plants (due today, every day)'],
  ['tomorrow night - am i busy?', 'Due tomorrow after 17:00:\n1. call the dentist (due tomorrow, high priority)'],
  ['busy day thursday?', 'Due Thu 12 Feb:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ['all clear on thursday?', 'Due Thu 12 Feb:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ['so the milk is still on there right', 'Here are your tasks:\n1. buy milk'],
  ["did I ever tick off the passport? I can't remember", "Yes, 'renew passport' is done."],
  ['when did I renew the passport', "'renew passport' was done Sat 7 Feb; it was due Fri 20 Feb."],
  ['what else have I got on thursday apart from the dentist', 'Nothing else due Thu 12 Feb.'],
  [
    'what have I got besides the dentist',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. read the report (low priority)\n4. sort the shed\n5. buy milk',
  ],
  [
    "everything I've got down for the dentist",
    "Tasks matching 'everything I've got down for the dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)",
  ],
  [
    'give me the lowdown on the dentist',
    "Tasks matching 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)",
  ],
  [
    "show me what I've already finished, need to look busy for the boss",
    'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)',
  ],
  [
    "what's on today and tomorrow, not bothered about the rest",
    'Due today or due tomorrow:\n1. water the plants (due today, every day)\n2. call the dentist (due tomorrow, high priority)',
  ],
  ['just the overdue please', 'Overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  ["what's not been done yet for today", 'Due today:\n1. water the plants (due today, every day)'],
  ['which tasks have a time set?', 'With a time:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ['do the plants need watering today or tomorrow', "No, 'water the plants' is still open (due today, every day)."],
  ['add // what else is on tomorrow', 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'add // how many have I got already',
    'You have 7 tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'add milk // what did I do earlier',
    'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)',
    'new, title milk',
  ],
  ["what's on tomorrow // am I done for today?", 'Due today:\n1. water the plants (due today, every day)'],
  [
    'where does that leave me',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
]
