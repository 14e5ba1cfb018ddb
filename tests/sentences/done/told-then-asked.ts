// What is told, doubted or taken back around a request, titles alone, and what stands behind them.

import type { Told } from '../../support/talk-over.ts'

export const toldThenAsked: readonly Told[] = [
  [
    "note on the shed: bring the long ladder. I'm so tired",
    "The note on 'sort the shed' now says: bring the long ladder",
    'sort the shed: description bring the long ladder',
  ],
  [
    'the report is for Bea, put that in its note',
    "The note on 'read the report' now says: the one from Anna the report is for Bea",
    'read the report: description the one from Anna\nthe report is for Bea',
  ],
  [
    "show my tasks // the second one's for Bea, put that in its note",
    "The note on 'water the plants' now says: the second one's for Bea",
    "water the plants: description the second one's for Bea",
  ],
  [
    "when is milk due? // it's from the farm by the shed, put that in the notes",
    "The note on 'buy milk' now says: it's from the farm by the shed",
    "buy milk: description it's from the farm by the shed",
  ],
  [
    'done with the shed // no wait, I bought the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'done with the shed // sorry, I bought the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'done with the shed // no, we called the dentist',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'done with the shed // oops, I read the report one',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'add learn chapter 4, page 12',
    "I've added 'learn chapter 4, page 12' to your tasks.",
    'new, title learn chapter 4, page 12',
  ],
  ['add act 3, act 4', "I've added 2 tasks:\n- act 3\n- act 4", 'new, title act 3; new, title act 4'],
  [
    'move the shed to friday // the milk as well',
    "Updated 'buy milk': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    "add water Tom's plants and water Ann's plants // finish Tom's // hers as well",
    "Done! 'water Ann's plants' has been marked as completed.",
    "new, title water Tom's plants, status completed; new, title water Ann's plants, status completed",
  ],
  ['I will not sort the shed', "OK, I've left everything as it is."],
  [
    "I'm no longer sorting the shed",
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ["we won't call the dentist after all", "Got it. Let me know if there's anything to add to your list."],
  [
    "the shed is off, I can't be bothered, tick off the milk",
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  ["milk, I'm not doing that", "Got it. Let me know if there's anything to add to your list."],
  ['the shop was closed so I bought no milk', "Got it. Let me know if there's anything to add to your list."],
  ['I called neither the dentist nor the shed man', "Got it. Let me know if there's anything to add to your list."],
  ["don't remind me of the milk, I bought it this morning", "OK, I've left everything as it is."],
  [
    "the report's not needed any more",
    "Are you sure you want to delete 'read the report'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['shed done?', "No, 'sort the shed' is still open."],
  [
    'I read the report, what else is there?',
    "Done! 'read the report' has been marked as completed.\nHere are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. sort the shed\n6. buy milk",
    'read the report: status completed',
  ],
  [
    "rang the dentist. what's next?",
    "Done! 'call the dentist' has been marked as completed.\nStart with this one, since it's overdue:\n1. send invoice 4 (due Fri 6 Feb, medium priority)",
    'call the dentist: status completed',
  ],
  ["if it's dry on friday move the shed to saturday", "OK, I've left everything as it is."],
  ['so move the shed to friday', "Updated 'sort the shed': due Fri 13 Feb.", 'sort the shed: due_date 2026-02-13'],
  [
    'move the shed to friday so I can sleep',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['maybe move the shed to friday', "Move 'sort the shed' to Fri 13 Feb?"],
  ['I think the shed can go to friday', "Move 'sort the shed' to Fri 13 Feb?"],
  ['move the shed to friday, I think', "Move 'sort the shed' to Fri 13 Feb?"],
  ['not sure, move the shed to friday maybe', "OK, I've left everything as it is."],
  ['should I move the shed to friday?', "Move 'sort the shed' to Fri 13 Feb?"],
  [
    "don't move the shed, just tick off milk",
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  ["don't add bread, and eggs", "OK, I've left everything as it is."],
  [
    "I was going to delete milk but don't, just move it to friday",
    "Updated 'buy milk': due Fri 13 Feb.",
    'buy milk: due_date 2026-02-13',
  ],
  ["I was going to delete the shed, but don't", "OK, I've left everything as it is."],
  // What is told before or behind a request.
  ['clean the oven. add that to my list.', "I've added 'clean the oven' to your tasks.", 'new, title clean the oven'],
  [
    'clean the oven and mop the floor. add them all, due tomorrow',
    "I've added 2 tasks:\n- clean the oven (due tomorrow)\n- mop the floor (due tomorrow)",
    'new, title clean the oven, due_date 2026-02-10; new, title mop the floor, due_date 2026-02-10',
  ],
  [
    "the report, I've read it",
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'also for today please add stamps and bread',
    "I've added 2 tasks:\n- stamps (due today)\n- bread (due today)",
    'new, title stamps, due_date 2026-02-09; new, title bread, due_date 2026-02-09',
  ],
  [
    'for tomorrow add stamps',
    "I've added 'stamps' to your tasks. Due tomorrow.",
    'new, title stamps, due_date 2026-02-10',
  ],
  [
    'rename the shed, I want to call it the barn',
    "Updated 'sort the shed' to 'the barn'.",
    'sort the shed: title the barn',
  ],
  [
    'call the shed something else, I want to call it the barn',
    "Updated 'sort the shed' to 'the barn'.",
    'sort the shed: title the barn',
  ],
  [
    'the dentist call needs no date, clear it',
    "Updated 'call the dentist': no due date.",
    'call the dentist: due_date null',
  ],
  [
    "delete milk, we don't need it",
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    "delete the shed, I don't need it any more",
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'the shed is now friday, move it to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'pay the dentist is a week later now, please push pay the dentist back a week',
    "Updated 'pay the dentist': due Thu 19 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-19T15:00:00+00:00',
  ],
  [
    'I have to take my medication after lunch, remind me to take my meds at 1',
    "I've added 'take my meds' to your tasks. Due today at 13:00.",
    'new, title take my meds, due_date 2026-02-09T13:00:00+00:00',
  ],
  [
    'move the shed to friday, he needs it for the weekend',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed to friday, I need it for the weekend',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['put the kettle on the list, we need a new one', "I've added 'the kettle' to your tasks.", 'new, title the kettle'],
  [
    'add the quotes for the 28th, my wife wants it done before easter',
    "I've added 'the quotes' to your tasks. Due Sat 28 Feb.",
    'new, title the quotes, due_date 2026-02-28',
  ],
  [
    'delete the report, mum read it',
    "Are you sure you want to delete 'read the report'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the shed, mum sorted it',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'what does the note on the report say? I need the number for the invoice',
    "The note on 'read the report' says: the one from Anna",
  ],
  ['show my tasks, just the high ones', 'High-priority tasks:\n1. call the dentist (due tomorrow, high priority)'],
  [
    'when is milk due? // did it early. mark the shed done.',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'cancel the shed reminder and move it to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'delete the shed and move it to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'finish milk. thanks. and the shed too',
    "Done! 'buy milk' has been marked as completed.\nDone! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  // What is told first, and then asked to be reminded of.
  [
    'I have a gala on saturday at 8, remind me an hour before',
    "I've added 'gala' to your tasks. Due Sat 14 Feb, 08:00, reminder 1 hour before.",
    'new, title gala, due_date 2026-02-14T08:00:00+00:00, remind_before 60',
  ],
  [
    'my train leaves at 5, remind me',
    "I've added 'my train leaves' to your tasks. Due today at 17:00.",
    'new, title my train leaves, due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'I need to get to the meeting, remind me at 3',
    "I've added 'get to the meeting' to your tasks. Due today at 15:00.",
    'new, title get to the meeting, due_date 2026-02-09T15:00:00+00:00',
  ],
  [
    'the boiler man is coming on thursday at 9, remind me the day before',
    "I've added 'the boiler man is coming' to your tasks. Due Thu 12 Feb, 09:00, reminder 1 day before.",
    'new, title the boiler man is coming, due_date 2026-02-12T09:00:00+00:00, remind_before 1440',
  ],
  [
    'the bins go out on tuesday, remind me on monday night',
    "I've added 'the bins go out' to your tasks. Due Mon 16 Feb, 20:00.",
    'new, title the bins go out, due_date 2026-02-16T20:00:00+00:00',
  ],
  [
    "Tom's party is on the 20th, remind me two days before",
    "I've added 'Tom's party' to your tasks. Due Fri 20 Feb, reminder 2 days before.",
    "new, title Tom's party, due_date 2026-02-20, remind_before 2880",
  ],
  [
    "there's a parents' evening on thursday, put that on my list",
    "I've added 'parents' evening' to your tasks. Due Thu 12 Feb.",
    "new, title parents' evening, due_date 2026-02-12",
  ],
  [
    'my passport runs out in may, remind me',
    "I've added 'my passport runs out' to your tasks. Due Fri 1 May.",
    'new, title my passport runs out, due_date 2026-05-01',
  ],
  [
    "we're seeing the lawyer tomorrow at 10, remind me at 9",
    "I've added 'see the lawyer' to your tasks. Due tomorrow at 09:00.",
    'new, title see the lawyer, due_date 2026-02-10T09:00:00+00:00',
  ],
  [
    'remind me an hour before, I have a gala on saturday at 8',
    "I've added 'gala' to your tasks. Due Sat 14 Feb, 08:00, reminder 1 hour before.",
    'new, title gala, due_date 2026-02-14T08:00:00+00:00, remind_before 60',
  ],
  // Another one was meant.
  [
    'done with the shed // undo that, it was the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'done with the shed // undo that, it was the milk that I bought',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'done with the shed // no, the milk is the one I did',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'done with the shed // not the shed, the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'move the shed to friday // it was the milk, not the shed, sorry',
    "Updated 'buy milk': due Fri 13 Feb.",
    'buy milk: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // undo, I meant the report',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // put that back, the report should go to friday',
    "OK, I've put 'sort the shed' back the way it was.\nUpdated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  // Titles alone.
  ["'wax the car'", "Add 'wax the car'?"],
  ['"wax the car"', "Add 'wax the car'?"],
  [
    'wax the car every week',
    "I've added 'wax the car' to your tasks. Every week, next today.",
    'new, title wax the car, due_date 2026-02-09, recurrence FREQ=WEEKLY',
  ],
  ['paracetamol', "Add 'paracetamol'?"],
  [
    'urgent: wax the car',
    "I've added 'wax the car' to your tasks. High priority.",
    'new, title wax the car, priority high',
  ],
  [
    'wax the car, high priority',
    "I've added 'wax the car' to your tasks. High priority.",
    'new, title wax the car, priority high',
  ],
  ["the carpet's stained", "Got it. Let me know if there's anything to add to your list."],
  ['the fence painted', "Got it. Let me know if there's anything to add to your list."],
  // What stands behind a title.
  [
    'add wax the car (by friday)',
    "I've added 'wax the car' to your tasks. Due Fri 13 Feb.",
    'new, title wax the car, due_date 2026-02-13',
  ],
  [
    'add wax the car (high priority)',
    "I've added 'wax the car' to your tasks. High priority.",
    'new, title wax the car, priority high',
  ],
  ['add wax the car, no date', "I've added 'wax the car' to your tasks.", 'new, title wax the car'],
  ['add wax the car, no time needed', "I've added 'wax the car' to your tasks.", 'new, title wax the car'],
  [
    'add wax the car, this one high priority',
    "I've added 'wax the car' to your tasks. High priority.",
    'new, title wax the car, priority high',
  ],
  [
    'add wax the car, not high priority',
    "I've added 'wax the car' to your tasks. Low priority.",
    'new, title wax the car, priority low',
  ],
  [
    'add wax the car, not urgent',
    "I've added 'wax the car' to your tasks. Low priority.",
    'new, title wax the car, priority low',
  ],
  [
    'add wax the car due friday',
    "I've added 'wax the car' to your tasks. Due Fri 13 Feb.",
    'new, title wax the car, due_date 2026-02-13',
  ],
  [
    "add wax the car, it's due on friday",
    "I've added 'wax the car' to your tasks.\nUpdated 'wax the car': due Fri 13 Feb.",
    'new, title wax the car, due_date 2026-02-13',
  ],
  [
    'add wax the car tomorrow, remind me 10 minutes before',
    "I've added 'wax the car' to your tasks. Due tomorrow.\nUpdated 'wax the car': reminder 10 minutes before.",
    'new, title wax the car, due_date 2026-02-10, remind_before 10',
  ],
  [
    'add call Bob friday at 5, remind me an hour before',
    "I've added 'call Bob' to your tasks. Due Fri 13 Feb, 17:00.\nUpdated 'call Bob': reminder 1 hour before.",
    'new, title call Bob, due_date 2026-02-13T17:00:00+00:00, remind_before 60',
  ],
  ['add milk asap', "I've added 'milk' to your tasks. High priority.", 'new, title milk, priority high'],
  [
    'add wax the car wed',
    "I've added 'wax the car' to your tasks. Due Wed 11 Feb.",
    'new, title wax the car, due_date 2026-02-11',
  ],
  [
    'add feed the cat mon',
    "I've added 'feed the cat' to your tasks. Due Mon 16 Feb.",
    'new, title feed the cat, due_date 2026-02-16',
  ],
  [
    'add wax the car medium priority on monday',
    "I've added 'wax the car' to your tasks. Due Mon 16 Feb, medium priority.",
    'new, title wax the car, priority medium, due_date 2026-02-16',
  ],
]
