// Around a village hall: what is asked of priorities and deadlines, of what was told, and beside what is only told.

import type { Told } from '../../support/talk-over.ts'

export const villageAsked: readonly Told[] = [
  // What priority something has, also as a second question.
  ['what priority did I give the fence', "'paint the fence' is low priority."],
  ['how urgent is the car insurance', "'renew car insurance' is high priority."],
  [
    'tell me when the fence is due and what priority I gave it',
    "'paint the fence' is due Sat 14 Feb (in 5 days).\n'paint the fence' is low priority.",
  ],
  [
    'when is the gate due and what priority is it?',
    "'mend the gate' has no due date.\n'mend the gate' has no priority.",
  ],
  // Which comes first, right now.
  ['which deadline comes first?', 'This one is due next:\n1. return library books (due Sat 7 Feb)'],
  ['when is my next deadline', 'This one is due next:\n1. return library books (due Sat 7 Feb)'],
  ["what's the deadline for the budget email", "'email Marcus the budget' is due Fri 13 Feb (in 4 days)."],
  [
    "which one's most pressing right now?",
    "Start with this one, since it's high priority:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)",
  ],
  [
    'panic mode, which ones did I mark as high priority?',
    'High-priority tasks:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)\n2. renew car insurance (due Fri 20 Feb, high priority)',
  ],
  // What somebody did is asked, with an adverb before the verb.
  ['phew! and did I ever tick off the lawn?', "Yes, 'mow the lawn' is done."],
  ['so did I even delete the gate', "No, 'mend the gate' is still open."],
  // Nothing is to be added, only shown.
  [
    "and dont add anything just tell me what's due tomorrow",
    'Due tomorrow:\n1. feed the hens (due tomorrow at 07:30)\n2. yoga class (due tomorrow at 18:30)',
  ],
  // What was told of is what the tasks are to be about.
  [
    'the vicar asked about the hall. show me the tasks that concern it',
    "Here are your tasks:\n1. order 12 chairs for the hall\nThe note on 'order 12 chairs for the hall' says: the folding ones, code 4417",
  ],
  [
    'somebody mentioned the survey, list everything about it',
    'Here are your tasks:\n1. ring Priya about the survey (due Wed 11 Feb, 11:00, high priority)',
  ],
  [
    'show me the tasks that concern it',
    "I'm not sure what 'tasks that concern it' means here. Which task do you mean?",
  ],
  // What was just asked about.
  [
    'when is the board meeting? // and which meeting is that?',
    'Here are your tasks:\n1. board meeting (due Thu 12 Feb, 09:30)',
  ],
  // What is told of what stays out.
  [
    'move everything due tomorrow to the day after, apart from the hens, who really are a nuisance',
    "Updated 'yoga class': due Wed 11 Feb, 18:30.",
    'yoga class: due_date 2026-02-11T18:30:00+00:00',
  ],
  [
    'move everything due tomorrow to friday except the hens, which honestly is urgent',
    "Updated 'yoga class': due Fri 13 Feb, 18:30.",
    'yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
]
