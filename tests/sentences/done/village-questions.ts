// Around a village hall: what is asked, and asked again in another way.

import type { Told } from '../../support/talk-over.ts'

export const villageQuestions: readonly Told[] = [
  // Asked, and asked again.
  ['show my tasks // just today', 'Due today:\n1. feed the goats (due today at 18:00)'],
  ['show my tasks // and the low ones?', 'Low-priority tasks:\n1. paint the fence (due Sat 14 Feb, low priority)'],
  [
    'show my tasks // which of those are high',
    'High-priority tasks:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n2. renew car insurance (due Fri 20 Feb, high priority)',
  ],
  [
    "show my tasks // only what's due tomorrow",
    'Due tomorrow:\n1. feed the hens (due tomorrow at 07:30)\n2. yoga class (due tomorrow at 18:30)',
  ],
  [
    'show my tasks // without the low ones',
    'Not low-priority tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. birthday cake for Leo (due Sun 15 Feb)\n10. renew car insurance (due Fri 20 Feb, high priority)\n11. mend the gate\n12. pick up dry cleaning\n13. order 12 chairs for the hall',
  ],
  ["show my tasks // too much lol. just today's", 'Due today:\n1. feed the goats (due today at 18:00)'],
  ['show high priority tasks // and low?', 'Low-priority tasks:\n1. paint the fence (due Sat 14 Feb, low priority)'],
  [
    'show high priority tasks // high',
    'High-priority tasks:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n2. renew car insurance (due Fri 20 Feb, high priority)',
  ],
  ['show high priority tasks // just those due tomorrow', 'No high-priority tasks due tomorrow.'],
  [
    "what's due tomorrow // and the day after?",
    'Due Wed 11 Feb:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)',
  ],
  ["what's due tomorrow // and the day before?", 'Due today:\n1. feed the goats (due today at 18:00)'],
  ["what's due tomorrow // what about friday", 'Due Fri 13 Feb:\n1. email Marcus the budget (due Fri 13 Feb)'],
  [
    "what's due tomorrow // how many is that",
    'You have 2 tasks due tomorrow:\n1. feed the hens (due tomorrow at 07:30)\n2. yoga class (due tomorrow at 18:30)',
  ],
  [
    "what's due tomorrow // finish them",
    'Marked 2 tasks as done:\n- feed the hens\n- yoga class',
    'feed the hens: status completed; yoga class: status completed',
  ],
  ["what's due tomorrow morning?", 'Due tomorrow before 12:00:\n1. feed the hens (due tomorrow at 07:30)'],
  [
    'what have I got between 9 and 12 on thursday?',
    'Due Thu 12 Feb between 09:00 and 12:00:\n1. board meeting (due Thu 12 Feb, 09:30)',
  ],
  ['anything first thing tomorrow?', 'Due tomorrow before 12:00:\n1. feed the hens (due tomorrow at 07:30)'],
  [
    "what's on at 11 on wednesday?",
    'Due Wed 11 Feb, at 11:00 or 23:00:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)',
  ],
  [
    'how many are due this week // and next week?',
    'You have 1 task due between Mon 16 Feb and Sun 22 Feb:\n1. renew car insurance (due Fri 20 Feb, high priority)',
  ],
  [
    'how many are due this week // which ones',
    'Due between today and Sun 15 Feb:\n1. feed the goats (due today at 18:00)\n2. feed the hens (due tomorrow at 07:30)\n3. yoga class (due tomorrow at 18:30)\n4. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n5. board meeting (due Thu 12 Feb, 09:30)\n6. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n7. email Marcus the budget (due Fri 13 Feb)\n8. paint the fence (due Sat 14 Feb, low priority)\n9. birthday cake for Leo (due Sun 15 Feb)',
  ],
  ["what's next // and then?", "Start with this one, since it's due today:\n1. feed the goats (due today at 18:00)"],
  [
    "what's next // and after that?",
    "Start with this one, since it's due today:\n1. feed the goats (due today at 18:00)",
  ],
  [
    "what's next // what's after that?",
    "Start with this one, since it's due today:\n1. feed the goats (due today at 18:00)",
  ],
  ["what's next // skip it", "'return library books' doesn't repeat."],
  ['did I mow the lawn?', "Yes, 'mow the lawn' is done."],
  ['have I fed the hens?', "No, 'feed the hens' is still open (due tomorrow at 07:30)."],
  ['is the gas bill paid or not?', "Yes, 'pay gas bill' is done."],
  ['when did I pay the gas bill?', "'pay gas bill' was done Fri 6 Feb."],
  ['what did I finish this week', 'Nothing completed today.'],
  ["what's the code for the chairs?", "The note on 'order 12 chairs for the hall' says: the folding ones, code 4417"],
  ['what does the note on the cake say?', "The note on 'birthday cake for Leo' says: no nuts"],
  ['any nuts in the cake?', "The note on 'birthday cake for Leo' says: no nuts"],
  [
    'which tasks have notes?',
    'With a note:\n1. birthday cake for Leo (due Sun 15 Feb)\n2. order 12 chairs for the hall',
  ],
  [
    "what haven't I done?",
    'Here are your tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. paint the fence (due Sat 14 Feb, low priority)\n10. birthday cake for Leo (due Sun 15 Feb)\n11. renew car insurance (due Fri 20 Feb, high priority)\n12. mend the gate\n13. pick up dry cleaning\n14. order 12 chairs for the hall',
  ],
  ["what's left for thursday besides the choir?", 'Due Thu 12 Feb:\n1. board meeting (due Thu 12 Feb, 09:30)'],
  [
    "what's left for thursday except the board meeting",
    'Due Thu 12 Feb:\n1. choir practice (due Thu 12 Feb, 19:00, every Thursday)',
  ],
  [
    'anything about Priya?',
    'Here are your tasks:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)',
  ],
  [
    'anything but the low ones',
    'Not low-priority tasks:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n6. board meeting (due Thu 12 Feb, 09:30)\n7. choir practice (due Thu 12 Feb, 19:00, every Thursday)\n8. email Marcus the budget (due Fri 13 Feb)\n9. birthday cake for Leo (due Sun 15 Feb)\n10. renew car insurance (due Fri 20 Feb, high priority)\n11. mend the gate\n12. pick up dry cleaning\n13. order 12 chairs for the hall',
  ],
  [
    'who do I have to ring?',
    'Here are your tasks:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)',
  ],
  ['do I have to email anyone?', 'Here are your tasks:\n1. email Marcus the budget (due Fri 13 Feb)'],
  [
    "what's the most urgent thing",
    "Start with this one, since it's high priority:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)",
  ],
  [
    'which is due first, the fence or the cake?',
    'This one is due next:\n1. paint the fence (due Sat 14 Feb, low priority)',
  ],
  [
    "what's after the board meeting?",
    'After that comes this one:\n1. choir practice (due Thu 12 Feb, 19:00, every Thursday)',
  ],
  ["what's before the choir?", 'Before that comes this one:\n1. board meeting (due Thu 12 Feb, 09:30)'],
  ["what's the oldest one", 'Here are your tasks:\n1. feed the goats (due today at 18:00)'],
  [
    "show what's due today or overdue",
    'Due today or overdue:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)',
  ],
  [
    'show everything due before thursday',
    'Due by Wed 11 Feb:\n1. return library books (due Sat 7 Feb)\n2. feed the goats (due today at 18:00)\n3. feed the hens (due tomorrow at 07:30)\n4. yoga class (due tomorrow at 18:30)\n5. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)',
  ],
  [
    'show everything due after friday',
    'Due Sat 14 Feb or later:\n1. paint the fence (due Sat 14 Feb, low priority)\n2. birthday cake for Leo (due Sun 15 Feb)\n3. renew car insurance (due Fri 20 Feb, high priority)',
  ],
  [
    'show the ones without a date',
    'Without a date:\n1. mend the gate\n2. pick up dry cleaning\n3. order 12 chairs for the hall',
  ],
  [
    'show tasks with a time',
    'With a time:\n1. feed the goats (due today at 18:00)\n2. feed the hens (due tomorrow at 07:30)\n3. yoga class (due tomorrow at 18:30)\n4. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n5. board meeting (due Thu 12 Feb, 09:30)\n6. choir practice (due Thu 12 Feb, 19:00, every Thursday)',
  ],
  ["the gala's friday, isn't it", 'Due Fri 13 Feb:\n1. email Marcus the budget (due Fri 13 Feb)'],
  ["the yoga's tomorrow, right?", "'yoga class' is due tomorrow at 18:30."],
  ["choir's on thursday?", "'choir practice' is due Thu 12 Feb, 19:00 (in 3 days)."],
]
