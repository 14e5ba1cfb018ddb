// What is changed of a task, and what a correction changes again.

import type { Told } from '../../support/talk-over.ts'

export const changed: readonly Told[] = [
  // Two tasks take each other's place.
  [
    'switch the call and paying the dentist round',
    "Updated 'call the dentist': due Thu 12 Feb.\nUpdated 'pay the dentist': due tomorrow at 15:00.",
    'call the dentist: due_date 2026-02-12; pay the dentist: due_date 2026-02-10T15:00:00+00:00',
  ],
  [
    'swap the shed with the milk',
    "I'm not sure what you'd like to do. Would you like to change a task, add a task, or something else?",
  ],
  // A sign and an amount.
  [
    'pay the dentist +90 min',
    "Updated 'pay the dentist': due Thu 12 Feb, 16:30.",
    'pay the dentist: due_date 2026-02-12T16:30:00+00:00',
  ],
  [
    'shift paying the dentist -2 hours',
    "Updated 'pay the dentist': due Thu 12 Feb, 13:00.",
    'pay the dentist: due_date 2026-02-12T13:00:00+00:00',
  ],
  // What is moved is said last.
  [
    'postpone until friday the call and the invoice',
    'Updated 2 tasks (due Fri 13 Feb):\n- call the dentist\n- send invoice 4',
    'call the dentist: due_date 2026-02-13; send invoice 4: due_date 2026-02-13',
  ],
  [
    'turn the low priority ones into high',
    "Updated 'read the report': high priority.",
    'read the report: priority high',
  ],
  [
    "it's the invoice that should move to saturday",
    "Updated 'send invoice 4': due Sat 14 Feb.",
    'send invoice 4: due_date 2026-02-14',
  ],
  // A note goes, and its task stays.
  ['the note on the report can go', "Removed the note from 'read the report'.", 'read the report: description null'],
  [
    'clear the note on the report, the report itself stays',
    "Removed the note from 'read the report'.",
    'read the report: description null',
  ],
  ['take Anna out of the note on the report', "What would you like to change 'read the report' to?"],
  // A note ends where another task is spoken of.
  [
    'under the shed: bring gloves. Under milk: two pints',
    "The note on 'sort the shed' now says: bring gloves\nThe note on 'buy milk' now says: two pints",
    'sort the shed: description bring gloves; buy milk: description two pints',
  ],
  [
    'add a note to the shed: bring gloves. Then move the invoice to friday',
    "The note on 'sort the shed' now says: bring gloves\nUpdated 'send invoice 4': due Fri 13 Feb.",
    'sort the shed: description bring gloves; send invoice 4: due_date 2026-02-13',
  ],
  // What will not be done is not ticked off.
  [
    "I won't be sorting the shed after all, cross it off",
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // A day each.
  ['move the call and the invoice to thursday and friday', "What would you like to change 'call the dentist' to?"],
  ['change invoice 4 to invoice 5', "Updated 'send invoice 4' to 'invoice 5'.", 'send invoice 4: title invoice 5'],
  ['rename the shed to the garage', "Updated 'sort the shed' to 'the garage'.", 'sort the shed: title the garage'],
  [
    'rename the shed to tidy the loft',
    "Updated 'sort the shed' to 'tidy the loft'.",
    'sort the shed: title tidy the loft',
  ],
  ['change milk to oat milk', "Updated 'buy milk' to 'oat milk'.", 'buy milk: title oat milk'],
  [
    'change the report to the letter',
    "Updated 'read the report' to 'the letter'.",
    'read the report: title the letter',
  ],
  // One of several that the reply before named.
  [
    'move milk and the shed to friday // second one high priority',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high, due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  ['move the call to friday // undo', "OK, I've put 'call the dentist' back the way it was."],
  [
    'move the call to 3pm',
    "Updated 'call the dentist': due tomorrow at 15:00.",
    'call the dentist: due_date 2026-02-10T15:00:00+00:00',
  ],
  [
    'move the call to friday at 3pm',
    "Updated 'call the dentist': due Fri 13 Feb, 15:00.",
    'call the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move paying the dentist to friday',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move paying the dentist to 9am',
    "Updated 'pay the dentist': due Thu 12 Feb, 09:00.",
    'pay the dentist: due_date 2026-02-12T09:00:00+00:00',
  ],
  ['move everything to friday', "'water the plants' repeats. Just this time or every time?"],
  ['move everything to friday // yes', "'water the plants' repeats. Just this time or every time?"],
  ['set the shed to high priority', "Updated 'sort the shed': high priority.", 'sort the shed: priority high'],
  [
    'set the shed to high priority // make it low',
    "Updated 'sort the shed': low priority.",
    'sort the shed: priority low',
  ],
  ['set the call to high priority', "'call the dentist' is already set that way."],
  ['remove the priority from the call', "Updated 'call the dentist': no priority.", 'call the dentist: priority null'],
  ['remove the date from the call', "Updated 'call the dentist': no due date.", 'call the dentist: due_date null'],
  ['remove the note from the report', "Removed the note from 'read the report'.", 'read the report: description null'],
  [
    'add a note to the report: ask Bob',
    "The note on 'read the report' now says: the one from Anna ask Bob",
    'read the report: description the one from Anna\nask Bob',
  ],
  ['add a note to the report: ask Bob // undo', "OK, I've put 'read the report' back the way it was."],
  [
    'add a note to the shed: bring boxes // what does the note on the shed say?',
    "The note on 'sort the shed' says: bring boxes",
    'sort the shed: description bring boxes',
  ],
  [
    'make the shed repeat every monday',
    "Updated 'sort the shed': every Monday, next today.",
    'sort the shed: due_date 2026-02-09, recurrence FREQ=WEEKLY;BYDAY=MO',
  ],
  [
    'make the plants repeat every week',
    "Updated 'water the plants': every week, next today.",
    'water the plants: recurrence FREQ=WEEKLY',
  ],
  [
    'stop repeating the plants',
    "Updated 'water the plants': does not repeat any more.",
    'water the plants: recurrence null',
  ],
  [
    'make the call every day until friday',
    "Updated 'call the dentist': every day, until 13 Feb 2026, next tomorrow.",
    'call the dentist: recurrence FREQ=DAILY;UNTIL=20260213',
  ],
  [
    'remind me an hour before paying the dentist',
    "Updated 'pay the dentist': reminder 1 hour before.",
    'pay the dentist: remind_before 60',
  ],
  [
    'remind me an hour before the shed',
    "Updated 'sort the shed': reminder 1 hour before.",
    'sort the shed: remind_before 60',
  ],
  ["don't remind me of paying the dentist", "OK, I've left everything as it is."],
  ['move the plants to tomorrow', "'water the plants' repeats every day. Just this one or all of them?"],
  [
    'move the plants to tomorrow // just this one',
    "Updated 'water the plants': due tomorrow.",
    'water the plants: due_date 2026-02-10, recurrence FREQ=DAILY;X-INSTEAD-OF=20260209',
  ],
  [
    'move the plants to tomorrow // all of them',
    "Updated 'water the plants': due tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  ['move the plants to tomorrow // never mind', 'OK, never mind.'],
  [
    'rename the plants to water the herbs',
    "Updated 'water the plants' to 'water the herbs'.",
    'water the plants: title water the herbs',
  ],
  [
    'move the invoice to today and make it high priority',
    "Updated 'send invoice 4': due today.\nUpdated 'send invoice 4': high priority.",
    'send invoice 4: priority high, due_date 2026-02-09',
  ],
  ['move the shed two days later', "Updated 'sort the shed': due Wed 11 Feb.", 'sort the shed: due_date 2026-02-11'],
  [
    'move paying the dentist an hour later',
    "Updated 'pay the dentist': due Thu 12 Feb, 16:00.",
    'pay the dentist: due_date 2026-02-12T16:00:00+00:00',
  ],
  [
    'move paying the dentist one day earlier',
    "Updated 'pay the dentist': due Wed 11 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-11T15:00:00+00:00',
  ],
  ['push the call back a week', "Updated 'call the dentist': due Tue 17 Feb.", 'call the dentist: due_date 2026-02-17'],
  [
    'bring paying the dentist forward a day',
    "Updated 'pay the dentist': due Wed 11 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-11T15:00:00+00:00',
  ],
  ['move the call to tomorrow', "'call the dentist' is already set that way."],
  ['move the flights to friday', "Updated 'book flights': due Fri 13 Feb.", 'book flights: due_date 2026-02-13'],
  ['set the report to low priority', "'read the report' is already set that way."],
  [
    'move the moon to friday',
    "I couldn't find a task matching 'moon'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  ['move 3 to friday', "Updated 'call the dentist': due Fri 13 Feb.", 'call the dentist: due_date 2026-02-13'],
  [
    'show my tasks // move 3 to friday',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'show my tasks // move 3 and 4 to friday',
    'Updated 2 tasks:\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)',
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'show my tasks // move the last two to friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- sort the shed\n- buy milk',
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'show my tasks // set 1 to low and finish 2',
    "Updated 'send invoice 4': low priority.\nDone! 'water the plants' has been marked as completed. Next tomorrow.",
    'send invoice 4: priority low; water the plants: due_date 2026-02-10',
  ],
  ['move it to friday', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'move milk to 31 february',
    "I can't find '31 february' on the calendar, so I haven't changed anything. Please try another date.",
  ],
  ['move milk to yesterday', "Updated 'buy milk': due yesterday.", 'buy milk: due_date 2026-02-08'],
  ['move milk to friday // make it saturday', "Updated 'buy milk': due Sat 14 Feb.", 'buy milk: due_date 2026-02-14'],
  [
    'move milk to friday // at 5',
    "Updated 'buy milk': due Fri 13 Feb, 17:00.",
    'buy milk: due_date 2026-02-13T17:00:00+00:00',
  ],
  ['move milk to friday // no, saturday', "Updated 'buy milk': due Sat 14 Feb.", 'buy milk: due_date 2026-02-14'],
  [
    'move milk to friday // sorry, the shed',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move milk to friday // I meant the report',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    'finish milk // no, the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'finish milk // sorry, I meant the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'show my tasks // finish 3 // sorry, 4',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'show my tasks // move 3 to friday // sorry, 4',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'add lunch on 12 december // sorry, the 21st',
    "Updated 'lunch': due Mon 21 Dec.",
    'new, title lunch, due_date 2026-12-21',
  ],
  [
    'add lunch at 5 on friday // no, 6',
    "Updated 'lunch': due Fri 13 Feb, 18:00.",
    'new, title lunch, due_date 2026-02-13T18:00:00+00:00',
  ],
  ['add pay 40 to Ann // sorry, 50', "Updated 'pay 40 to Ann' to 'pay 50 to Ann'.", 'new, title pay 50 to Ann'],
  [
    'add pay 40 to Ann on friday // no, 50',
    "Updated 'pay 40 to Ann' to 'pay 50 to Ann'.",
    'new, title pay 50 to Ann, due_date 2026-02-13',
  ],
  [
    'add pay 40 to Ann // no, saturday',
    "Updated 'pay 40 to Ann': due Sat 14 Feb.",
    'new, title pay 40 to Ann, due_date 2026-02-14',
  ],
  ['add bread // I meant jam', "Updated 'bread' to 'jam'.", 'new, title jam'],
  ['add buy bread // I meant jam', "Updated 'buy bread' to 'buy jam'.", 'new, title buy jam'],
  ['add call Mr Lee // sorry, Leigh', "Updated 'call Mr Lee' to 'call Leigh'.", 'new, title call Leigh'],
  [
    'add feed the cat // I meant the black cat',
    "Updated 'feed the cat' to 'feed black cat'.",
    'new, title feed black cat',
  ],
  [
    'move paying the dentist an hour later // no, two hours',
    "Updated 'pay the dentist': due Thu 12 Feb, 17:00.",
    'pay the dentist: due_date 2026-02-12T17:00:00+00:00',
  ],
  ['move paying the dentist an hour later // undo', "OK, I've put 'pay the dentist' back the way it was."],
  ['set the shed to high priority // no, low', "Updated 'sort the shed': low priority.", 'sort the shed: priority low'],
  [
    'delete milk // yes // no, the shed',
    "I didn't quite follow that, so I haven't changed anything.",
    'buy milk is gone',
  ],
  ['delete milk // yes // undo', "Deleting can't be undone.", 'buy milk is gone'],
  ['no, wednesday', "Got it. Let me know if there's anything to add to your list."],
]
