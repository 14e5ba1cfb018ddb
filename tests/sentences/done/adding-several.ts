// Several things in one breath: their hours and days, who is part of one, and what is only told beside them.

import type { Told } from '../../support/talk-over.ts'

export const addingSeveral: readonly Told[] = [
  // Each moment that is named is one of a task of its own, and "or" leaves one of them.
  [
    'remind me at 2 and at 4 to drink water',
    "I've added 2 tasks:\n- drink water (due today at 14:00)\n- drink water (due today at 16:00)",
    'new, title drink water, due_date 2026-02-09T14:00:00+00:00; new, title drink water, due_date 2026-02-09T16:00:00+00:00',
  ],
  [
    'add yoga on tuesday and thursday at 6',
    "I've added 2 tasks:\n- yoga (due tomorrow at 18:00)\n- yoga (due Thu 12 Feb, 18:00)",
    'new, title yoga, due_date 2026-02-10T18:00:00+00:00; new, title yoga, due_date 2026-02-12T18:00:00+00:00',
  ],
  [
    'tomorrow at 9, 12 and 3 remind me to check the oven',
    "I've added 3 tasks:\n- check the oven (due tomorrow at 09:00)\n- check the oven (due tomorrow at 12:00)\n- check the oven (due tomorrow at 15:00)",
    'new, title check the oven, due_date 2026-02-10T09:00:00+00:00; new, title check the oven, due_date 2026-02-10T12:00:00+00:00; new, title check the oven, due_date 2026-02-10T15:00:00+00:00',
  ],
  [
    'add bins every monday and thursday',
    "I've added 'bins' to your tasks. Every Monday and Thursday, next today.",
    'new, title bins, due_date 2026-02-09, recurrence FREQ=WEEKLY;BYDAY=MO,TH',
  ],
  // Of what is to be done at another time, each is a task.
  [
    'call Ann at 3 and Bob at 4',
    "I've added 2 tasks:\n- call Ann (due today at 15:00)\n- call Bob (due today at 16:00)",
    'new, title call Ann, due_date 2026-02-09T15:00:00+00:00; new, title call Bob, due_date 2026-02-09T16:00:00+00:00',
  ],
  [
    'remind me to text my mum at 3 and dad at 5',
    "I've added 2 tasks:\n- text my mum (due today at 15:00)\n- text dad (due today at 17:00)",
    'new, title text my mum, due_date 2026-02-09T15:00:00+00:00; new, title text dad, due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'add meeting with Ann on friday and Bob on saturday',
    "I've added 2 tasks:\n- meeting with Ann (due Fri 13 Feb)\n- meeting with Bob (due Sat 14 Feb)",
    'new, title meeting with Ann, due_date 2026-02-13; new, title meeting with Bob, due_date 2026-02-14',
  ],
  [
    'remind me to ring Sam at 1 and at 4 to lock the gate',
    "I've added 2 tasks:\n- ring Sam (due today at 13:00)\n- lock the gate (due today at 16:00)",
    'new, title ring Sam, due_date 2026-02-09T13:00:00+00:00; new, title lock the gate, due_date 2026-02-09T16:00:00+00:00',
  ],
  [
    'remind me 17:00 call Ewa and 18:30 pick up Ola',
    "I've added 2 tasks:\n- call Ewa (due today at 17:00)\n- pick up Ola (due today at 18:30)",
    'new, title call Ewa, due_date 2026-02-09T17:00:00+00:00; new, title pick up Ola, due_date 2026-02-09T18:30:00+00:00',
  ],
  [
    'add dog walker at 12 and groomer at 3',
    "I've added 2 tasks:\n- dog walker (due today at 12:00)\n- groomer (due today at 15:00)",
    'new, title dog walker, due_date 2026-02-09T12:00:00+00:00; new, title groomer, due_date 2026-02-09T15:00:00+00:00',
  ],
  // Days before things, one after another.
  [
    'add friday dentist, saturday pick up suit and sunday haircut',
    "I've added 3 tasks:\n- dentist (due Fri 13 Feb)\n- pick up suit (due Sat 14 Feb)\n- haircut (due Sun 15 Feb)",
    'new, title dentist, due_date 2026-02-13; new, title pick up suit, due_date 2026-02-14; new, title haircut, due_date 2026-02-15',
  ],
  [
    'friday start the loft, saturday second coat, sunday varnish',
    "Add 'start the loft' (due Fri 13 Feb), 'second coat' (due Sat 14 Feb) and 'varnish' (due Sun 15 Feb)?",
  ],
  // Whom something is done with belongs to it.
  [
    'add lunch with Ann, Bob, and Cy',
    "I've added 'lunch with Ann, Bob, and Cy' to your tasks.",
    'new, title lunch with Ann, Bob, and Cy',
  ],
  [
    'add drinks with Ann, Bob and Cy on friday',
    "I've added 'drinks with Ann, Bob and Cy' to your tasks. Due Fri 13 Feb.",
    'new, title drinks with Ann, Bob and Cy, due_date 2026-02-13',
  ],
  // What is bought every week needs no comma.
  [
    'add milk eggs and bread',
    "I've added 3 tasks:\n- milk\n- eggs\n- bread",
    'new, title milk; new, title eggs; new, title bread',
  ],
  [
    'need nappies wipes and a bib',
    "I've added 3 tasks:\n- nappies\n- wipes\n- bib",
    'new, title nappies; new, title wipes; new, title bib',
  ],
  // What somebody has to go to is offered beside what is added.
  [
    'I have a physio appointment on thursday and I must post the parcel',
    "I've added 'post the parcel' to your tasks.\nAdd 'physio appointment', due Thu 12 Feb?",
    'new, title post the parcel',
  ],
  [
    "there's a meeting on friday at 10 and I have to print the agenda",
    "I've added 'print the agenda' to your tasks.\nAdd 'meeting', due Fri 13 Feb, 10:00?",
    'new, title print the agenda',
  ],
  [
    "I've got no time on thursday and I must post the parcel",
    "I've added 'post the parcel' to your tasks.",
    'new, title post the parcel',
  ],
  // Said of somebody whom no task is about.
  ['when is the report due? // the garage rang, they can only do thursday', "Move 'read the report' to Thu 12 Feb?"],
  // A date is not cut in two.
  [
    "I need to read the report before 4 today because Jo's off",
    "Updated 'read the report': due today at 16:00.",
    'read the report: due_date 2026-02-09T16:00:00+00:00',
  ],
  // What is set apart stays.
  ["anything that's low priority take the date off", "'read the report' is already set that way."],
  [
    'show my tasks // keep saturday for that and move the rest to monday',
    "I'm not sure what 'that' means here. Which task do you mean?",
  ],
  ['remind me day before', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'put him back on sunday // milk cancel, they are shut',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // What is less than important is low, also said so.
  [
    "move the shed to friday // it's not so important",
    "Updated 'sort the shed': low priority.",
    'sort the shed: priority low, due_date 2026-02-13',
  ],
  ['add soap, not too urgent', "I've added 'soap' to your tasks. Low priority.", 'new, title soap, priority low'],
  // Said of what was asked about, and no yes to it.
  [
    "everything that's low can wait till friday // no, leave the report where it was",
    "OK, I've put 'read the report' back the way it was.",
  ],
  [
    "the milk is ready, I'll pick it up at 4",
    "Updated 'buy milk': due today at 16:00.",
    'buy milk: due_date 2026-02-09T16:00:00+00:00',
  ],
  ['sent 3 of them, 2 are left', "Got it. Let me know if there's anything to add to your list."],
  ['please take the low priority things away from this week', 'Which task would you like to change?'],
  // Which kind it is, and that it has no date or haste, is said of the thing before.
  [
    'add dog food, the grain free one',
    "I've added 'dog food, the grain free one' to your tasks.",
    'new, title dog food, the grain free one',
  ],
  [
    'add lint roller and a sewing kit, the travel size',
    "I've added 2 tasks:\n- lint roller\n- sewing kit, the travel size",
    'new, title lint roller; new, title sewing kit, the travel size',
  ],
  [
    'add renew the insurance, the old one runs out at the weekend',
    "I've added 'renew the insurance' to your tasks. Due Sat 14 Feb.",
    'new, title renew the insurance, due_date 2026-02-14',
  ],
  [
    'add bread and tea, the last one for friday',
    "I've added 2 tasks:\n- bread\n- tea (due Fri 13 Feb)",
    'new, title bread; new, title tea, due_date 2026-02-13',
  ],
  [
    'could you add clean the barbecue, nothing urgent',
    "I've added 'clean the barbecue' to your tasks. Low priority.",
    'new, title clean the barbecue, priority low',
  ],
  [
    "add return Bev's casserole dish no date",
    "I've added 'return Bev's casserole dish' to your tasks.",
    "new, title return Bev's casserole dish",
  ],
  ['add a sign saying no date', "I've added 'sign saying no date' to your tasks.", 'new, title sign saying no date'],
]
