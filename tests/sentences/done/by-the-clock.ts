// Parts of a day by the clock, what is needed, all of what was just spoken of, and places that narrow.

import type { Told } from '../../support/talk-over.ts'

export const byTheClock: readonly Told[] = [
  ['what do I have on thursday after 2pm?', 'Due Thu 12 Feb after 14:00:\n1. pay the dentist (due Thu 12 Feb, 15:00)'],
  ['anything on thursday before noon?', 'Nothing due Thu 12 Feb before 12:00.'],
  [
    'am I free on thursday between 2 and 4?',
    'Due Thu 12 Feb between 14:00 and 16:00:\n1. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  [
    'is there anything between 2pm and 4pm on thursday?',
    'Due Thu 12 Feb between 14:00 and 16:00:\n1. pay the dentist (due Thu 12 Feb, 15:00)',
  ],
  [
    'move everything on thursday after 2pm to friday',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'need nappies, wipes and a bib',
    "I've added 3 tasks:\n- nappies\n- wipes\n- bib",
    'new, title nappies; new, title wipes; new, title bib',
  ],
  [
    'all the dentist ones are sorted, tick the lot off',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  ["I've done everything at the north gate", 'Which task would you like to complete?'],
  [
    "I've done everything for the dentist",
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'put yoga on thursday at 6pm',
    "I've added 'yoga' to your tasks. Due Thu 12 Feb, 18:00.",
    'new, title yoga, due_date 2026-02-12T18:00:00+00:00',
  ],
  ['put it on thursday', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'add pick up the red bike // sorry, the colour is blue, not red',
    "Updated 'pick up the red bike' to 'pick up the blue bike'.",
    'new, title pick up the blue bike',
  ],
  ["just today's please, what's there", 'Due today:\n1. water the plants (due today, every day)'],
  [
    'run me the whole list',
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  ['so is anything overdue?', 'Overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)'],
  ['so is the report read?', "No, 'read the report' is still open (low priority)."],
  [
    'finish the report // I want you to remove that one from my list',
    "Are you sure you want to delete 'read the report'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'read the report: status completed',
  ],
  [
    'I read the report, also you can add ink to the list',
    "Done! 'read the report' has been marked as completed.\nI've added 'ink' to your tasks.",
    'read the report: status completed; new, title ink',
  ],
  [
    "all of thursday's tasks are now low priority",
    "Updated 'pay the dentist': low priority.",
    'pay the dentist: priority low',
  ],
  ['the report is at what time tomorrow?', "'read the report' has no due date."],
  ['the dentist call is on which day?', "'call the dentist' is due tomorrow."],
  [
    "add these from my 9 o'clock: post the keys, order ink",
    "I've added 2 tasks:\n- post the keys\n- order ink",
    'new, title post the keys; new, title order ink',
  ],
  [
    'only show me the dentist related ones',
    "Tasks matching 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)",
  ],
  [
    "on the shed one make a note it's under the mat",
    "The note on 'sort the shed' now says: it's under the mat",
    "sort the shed: description it's under the mat",
  ],
  [
    'quick reminder to post the keys at 3 today',
    "I've added 'post the keys' to your tasks. Due today at 15:00.",
    'new, title post the keys, due_date 2026-02-09T15:00:00+00:00',
  ],
  [
    'add gym, time: 7am',
    "I've added 'gym' to your tasks. Due tomorrow at 07:00.",
    'new, title gym, due_date 2026-02-10T07:00:00+00:00',
  ],
  [
    'add nap time 3pm',
    "I've added 'nap time' to your tasks. Due today at 15:00.",
    'new, title nap time, due_date 2026-02-09T15:00:00+00:00',
  ],
  [
    'my eye test is 14 march, time 10:45. add it please',
    "I've added 'my eye test' to your tasks. Due Sat 14 Mar, 10:45.",
    'new, title my eye test, due_date 2026-03-14T10:45:00+00:00',
  ],
  [
    'read the report and all',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'The shed is down to its last plank. Make that one high priority.',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high',
  ],
  [
    'delete the report and all',
    "Are you sure you want to delete 'read the report'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
]
