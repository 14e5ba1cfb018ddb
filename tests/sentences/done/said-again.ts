// What was asked about many is said again with the answer, titles that end in somebody, counts before lists, and values put back.

import type { Told } from '../../support/talk-over.ts'

const SEVEN =
  '- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk'

export const saidAgain: readonly Told[] = [
  // A yes with another value is no yes to this one: it is asked anew.
  ['make everything high // yes, all of them low', `Make 7 tasks low priority?\n${SEVEN}`],
  ['make everything high // all seven low please', `Make 7 tasks low priority?\n${SEVEN}`],
  ['make everything high // make it low', `Make 7 tasks low priority?\n${SEVEN}`],
  [
    'make everything low // aye, all 7 of them to low',
    `Updated 7 tasks (low priority):\n${SEVEN}`,
    'call the dentist: priority low; pay the dentist: priority low; sort the shed: priority low; buy milk: priority low; send invoice 4: priority low; water the plants: priority low',
  ],
  // Nor is one with any other words.
  ['make everything high // yes they are all late', "Got it. Let me know if there's anything to add to your list.", ''],
  // How many follow is no hour.
  [
    'add these 2 for tomorrow: sand the door, ring Ola',
    "I've added 2 tasks:\n- sand the door (due tomorrow)\n- ring Ola (due tomorrow)",
    'new, title sand the door, due_date 2026-02-10; new, title ring Ola, due_date 2026-02-10',
  ],
  [
    'add 2 urgent ones: sand the door, ring Ola',
    "I've added 2 tasks:\n- sand the door (high priority)\n- ring Ola (high priority)",
    'new, title sand the door, priority high; new, title ring Ola, priority high',
  ],
  [
    'add 3 tasks, all due fri: hem skirt, glue frame, oil chain',
    "I've added 3 tasks:\n- hem skirt (due Fri 13 Feb)\n- glue frame (due Fri 13 Feb)\n- oil chain (due Fri 13 Feb)",
    'new, title hem skirt, due_date 2026-02-13; new, title glue frame, due_date 2026-02-13; new, title oil chain, due_date 2026-02-13',
  ],
  // Who something is done with ends its title; who is spoken to does not.
  ['remind me to pay the coal man', "I've added 'pay the coal man' to your tasks.", 'new, title pay the coal man'],
  ['add sand the door, man', "I've added 'sand the door' to your tasks.", 'new, title sand the door'],
  [
    'please add that I must hem the skirt on friday',
    "I've added 'hem the skirt' to your tasks. Due Fri 13 Feb.",
    'new, title hem the skirt, due_date 2026-02-13',
  ],
  [
    'add tax extension 4/15',
    "I've added 'tax extension' to your tasks. Due Wed 15 Apr.",
    'new, title tax extension, due_date 2026-04-15',
  ],
  // What it is to be again is no other name for it.
  [
    'make the shed and the milk high // not the shed, put that back to low',
    "Updated 'sort the shed': low priority.",
    'sort the shed: priority low; buy milk: priority high',
  ],
  ['make the shed high // not the shed, change it back', "OK, I've put 'sort the shed' back the way it was."],
  [
    'make the shed high // not the shed. it should be low',
    "Updated 'sort the shed': low priority.",
    'sort the shed: priority low',
  ],
  // Which place of the list was not meant.
  [
    'show my tasks // 1 and 2 done // actually not 2',
    "OK, I've put 'water the plants' back the way it was.",
    'send invoice 4: status completed',
  ],
  [
    'show my tasks // move 1 and 5 to friday // not the fifth',
    "OK, I've put 'read the report' back the way it was.",
    'send invoice 4: due_date 2026-02-13',
  ],
  [
    'list those without a date // set the second one for friday // and the third for saturday',
    "Updated 'buy milk': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-14',
  ],
  // Higher and lower, and not before a day.
  [
    'lower the priority of the dentist call',
    "Updated 'call the dentist': low priority.",
    'call the dentist: priority low',
  ],
  ['raise the priority of the shed', "Updated 'sort the shed': high priority.", 'sort the shed: priority high'],
  [
    "the invoice isn't due until the 20th",
    "Updated 'send invoice 4': due Fri 20 Feb.",
    'send invoice 4: due_date 2026-02-20',
  ],
  // A delete that was asked about is put off by what is wanted in its place.
  ['delete the shed // no, just make it low', "Updated 'sort the shed': low priority.", 'sort the shed: priority low'],
  // Another name may have its moment with it.
  [
    'change the shed to sort the garage on friday at 7pm',
    "Updated 'sort the shed' to 'sort the garage'. Due Fri 13 Feb, 19:00.",
    'sort the shed: title sort the garage, due_date 2026-02-13T19:00:00+00:00',
  ],
  // An hour that is over today is tomorrow's, where nobody said which day.
  [
    'add stretch at 7 // am not pm',
    "Updated 'stretch': due tomorrow at 07:00.",
    'new, title stretch, due_date 2026-02-10T07:00:00+00:00',
  ],
  // What an offer is to be called, and what is done already.
  [
    'oil the gate // yes, call it oil both gates',
    "I've added 'oil both gates' to your tasks.",
    'new, title oil both gates',
  ],
  ['oil the gate // yeah, I did that already', "I'm not sure what 'it' means here. Which task do you mean?"],
  // A day counted from what nobody knows is no day.
  [
    'add pack the boat, due the day before the regatta',
    "I've added 'pack the boat' to your tasks.\nI didn't understand 'due the day before the regatta', so I left that part alone.",
    'new, title pack the boat',
  ],
]
