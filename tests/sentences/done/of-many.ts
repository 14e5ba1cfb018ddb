// Some of many that are alike: by number, by name, what is left of them.

import type { Told } from '../../support/talk-over.ts'

export const ofMany: readonly Told[] = [
  [
    'show my tasks // more',
    'Here are more of your tasks:\n21. errand 21\n22. errand 22\n23. errand 23\n24. errand 24\n25. errand 25',
  ],
  ['show my tasks // more // more', "That's the whole list."],
  [
    'show my tasks // more // complete 21',
    "Done! 'errand 21' has been marked as completed.",
    'errand 21: status completed',
  ],
  [
    'show my tasks // complete 21',
    "There's no task 21. Here are your current tasks:\n1. errand 12 (high priority)\n2. errand 1\n3. errand 2\n4. errand 3\n5. errand 4\n6. errand 5\n7. errand 6\n8. errand 7\n9. errand 8\n10. errand 9\n11. errand 10\n12. errand 11\n13. errand 13\n14. errand 14\n15. errand 15\n16. errand 16\n17. errand 17\n18. errand 18\n19. errand 19\n20. errand 20",
  ],
  [
    'show my tasks // complete errand 25 // more',
    'Here are more of your tasks:\n21. errand 21\n22. errand 22\n23. errand 23\n24. errand 24',
    'errand 25: status completed',
  ],
  [
    'how many tasks do I have?',
    'You have 25 tasks:\n1. errand 12 (high priority)\n2. errand 1\n3. errand 2\n4. errand 3\n5. errand 4\n6. errand 5\n7. errand 6\n8. errand 7\n9. errand 8\n10. errand 9\n11. errand 10\n12. errand 11\n13. errand 13\n14. errand 14\n15. errand 15\n16. errand 16\n17. errand 17\n18. errand 18\n19. errand 19\n20. errand 20',
  ],
  [
    'delete the last one',
    "Are you sure you want to delete 'errand 25'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['show my tasks // delete the last one // yes', "'errand 20' has been deleted.", 'errand 20 is gone'],
  [
    'show my tasks // delete the last three // yes',
    "'errand 18' has been deleted.\n'errand 19' has been deleted.\n'errand 20' has been deleted.",
    'errand 18 is gone; errand 19 is gone; errand 20 is gone',
  ],
  [
    'show my tasks // complete 3 to 6',
    'Marked 4 tasks as done:\n- errand 2\n- errand 3\n- errand 4\n- errand 5',
    'errand 2: status completed; errand 3: status completed; errand 4: status completed; errand 5: status completed',
  ],
  [
    'show my tasks // complete all of these // yes',
    'Marked 20 tasks as done:\n- errand 12\n- errand 1\n- errand 2\n- errand 3\n- errand 4\n- errand 5\n- errand 6\n- errand 7\n- errand 8\n- errand 9\n- errand 10\n- errand 11\n- errand 13\n- errand 14\n- errand 15\n- errand 16\n- errand 17\n- errand 18\n- errand 19\n- errand 20',
    'errand 1: status completed; errand 2: status completed; errand 3: status completed; errand 4: status completed; errand 5: status completed; errand 6: status completed; errand 7: status completed; errand 8: status completed; errand 9: status completed; errand 10: status completed; errand 11: status completed; errand 12: status completed; errand 13: status completed; errand 14: status completed; errand 15: status completed; errand 16: status completed; errand 17: status completed; errand 18: status completed; errand 19: status completed; errand 20: status completed',
  ],
  [
    'show my tasks // complete 1 to 3 // the rest too',
    'Mark 17 tasks as done?\n- errand 3\n- errand 4\n- errand 5\n- errand 6\n- errand 7\n- errand 8\n- errand 9\n- errand 10\n- errand 11\n- errand 13\n- errand 14\n- errand 15\n- errand 16\n- errand 17\n- errand 18\n- errand 19\n- errand 20',
    'errand 1: status completed; errand 2: status completed; errand 12: status completed',
  ],
  [
    'complete errand',
    "I found multiple tasks that match 'errand':\n1. errand 12 (high priority)\n2. errand 1\n3. errand 2\n4. errand 3\n5. errand 4\nWhich one did you mean? There are more: say a few more words from the title.",
  ],
  ['complete errand // 3', "Done! 'errand 2' has been marked as completed.", 'errand 2: status completed'],
  ['complete errand // the last one', "Done! 'errand 4' has been marked as completed.", 'errand 4: status completed'],
  ['complete errand // errand 12', "Done! 'errand 12' has been marked as completed.", 'errand 12: status completed'],
  [
    'complete errand // all of them // yes',
    'Marked 25 tasks as done:\n- errand 12\n- errand 1\n- errand 2\n- errand 3\n- errand 4\n- errand 5\n- errand 6\n- errand 7\n- errand 8\n- errand 9\n- errand 10\n- errand 11\n- errand 13\n- errand 14\n- errand 15\n- errand 16\n- errand 17\n- errand 18\n- errand 19\n- errand 20\n…and 5 more',
    'errand 1: status completed; errand 2: status completed; errand 3: status completed; errand 4: status completed; errand 5: status completed; errand 6: status completed; errand 7: status completed; errand 8: status completed; errand 9: status completed; errand 10: status completed; errand 11: status completed; errand 12: status completed; errand 13: status completed; errand 14: status completed; errand 15: status completed; errand 16: status completed; errand 17: status completed; errand 18: status completed; errand 19: status completed; errand 20: status completed; errand 21: status completed; errand 22: status completed; errand 23: status completed; errand 24: status completed; errand 25: status completed',
  ],
  [
    'move everything to tomorrow // yes',
    'Updated 25 tasks (due tomorrow):\n- errand 12\n- errand 1\n- errand 2\n- errand 3\n- errand 4\n- errand 5\n- errand 6\n- errand 7\n- errand 8\n- errand 9\n- errand 10\n- errand 11\n- errand 13\n- errand 14\n- errand 15\n- errand 16\n- errand 17\n- errand 18\n- errand 19\n- errand 20\n…and 5 more',
    'errand 1: due_date 2026-02-10; errand 2: due_date 2026-02-10; errand 3: due_date 2026-02-10; errand 4: due_date 2026-02-10; errand 5: due_date 2026-02-10; errand 6: due_date 2026-02-10; errand 7: due_date 2026-02-10; errand 8: due_date 2026-02-10; errand 9: due_date 2026-02-10; errand 10: due_date 2026-02-10; errand 11: due_date 2026-02-10; errand 12: due_date 2026-02-10; errand 13: due_date 2026-02-10; errand 14: due_date 2026-02-10; errand 15: due_date 2026-02-10; errand 16: due_date 2026-02-10; errand 17: due_date 2026-02-10; errand 18: due_date 2026-02-10; errand 19: due_date 2026-02-10; errand 20: due_date 2026-02-10; errand 21: due_date 2026-02-10; errand 22: due_date 2026-02-10; errand 23: due_date 2026-02-10; errand 24: due_date 2026-02-10; errand 25: due_date 2026-02-10',
  ],
  ['move everything to tomorrow // no', 'OK, never mind.'],
  ['move everything high priority to tomorrow', "Updated 'errand 12': due tomorrow.", 'errand 12: due_date 2026-02-10'],
  [
    'complete errand 1 and errand 2',
    'Marked 2 tasks as done:\n- errand 1\n- errand 2',
    'errand 1: status completed; errand 2: status completed',
  ],
  [
    'move errand 4 and errand 5 to friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- errand 4\n- errand 5',
    'errand 4: due_date 2026-02-13; errand 5: due_date 2026-02-13',
  ],
  [
    'delete errand 4 and errand 5 // yes',
    "'errand 4' has been deleted.\n'errand 5' has been deleted.",
    'errand 4 is gone; errand 5 is gone',
  ],
  ['delete errand 4 and errand 5 // only errand 4 // yes', "'errand 4' has been deleted.", 'errand 4 is gone'],
  ['delete errand 4 and errand 5 // not errand 5 // yes', "'errand 4' has been deleted.", 'errand 4 is gone'],
  [
    'show high priority // complete it',
    "Done! 'errand 12' has been marked as completed.",
    'errand 12: status completed',
  ],
  [
    'show errands with high priority // move them to friday',
    "Updated 'errand 12': due Fri 13 Feb.",
    'errand 12: due_date 2026-02-13',
  ],
  ['what is errand 12?', 'Here are your tasks:\n1. errand 12 (high priority)'],
  [
    "what's on my list? // the first five are done",
    'Marked 5 tasks as done:\n- errand 12\n- errand 1\n- errand 2\n- errand 3\n- errand 4',
    'errand 1: status completed; errand 2: status completed; errand 3: status completed; errand 4: status completed; errand 12: status completed',
  ],
  [
    'make errand 7 high priority // and errand 8',
    "Updated 'errand 8': high priority.",
    'errand 7: priority high; errand 8: priority high',
  ],
  [
    'make errand 7 high priority // errand 8 too',
    "Updated 'errand 8': high priority.",
    'errand 7: priority high; errand 8: priority high',
  ],
  [
    'make errand 7 due friday // same for errand 9',
    "Updated 'errand 9': due Fri 13 Feb.",
    'errand 7: due_date 2026-02-13; errand 9: due_date 2026-02-13',
  ],
  ['complete errand 3 // no, errand 4', "Done! 'errand 4' has been marked as completed.", 'errand 4: status completed'],
  [
    'complete errand 3 // I meant errand 4',
    "Done! 'errand 4' has been marked as completed.",
    'errand 4: status completed',
  ],
  ['move errand 3 to friday // no, saturday', "Updated 'errand 3': due Sat 14 Feb.", 'errand 3: due_date 2026-02-14'],
  [
    'move errand 3 to friday // at 5',
    "Updated 'errand 3': due Fri 13 Feb, 17:00.",
    'errand 3: due_date 2026-02-13T17:00:00+00:00',
  ],
  [
    'move errand 3 to friday // make it high priority too',
    "Updated 'errand 3': high priority.",
    'errand 3: priority high, due_date 2026-02-13',
  ],
  [
    "add a note to errand 3: ask Jo first // what's the note on errand 3?",
    "The note on 'errand 3' says: ask Jo first",
    'errand 3: description ask Jo first',
  ],
  ['add a note to errand 3: ask Jo first // undo', "OK, I've put 'errand 3' back the way it was."],
  ['add a note to errand 3: ask Jo first // delete the note', "Removed the note from 'errand 3'."],
  ['remind me an hour before errand 3', "Updated 'errand 3': reminder 1 hour before.", 'errand 3: remind_before 60'],
  [
    'move errand 3 to friday at 5 // remind me an hour before',
    "Updated 'errand 3': reminder 1 hour before.",
    'errand 3: due_date 2026-02-13T17:00:00+00:00, remind_before 60',
  ],
  [
    'move errand 3 to friday at 5 // an hour later',
    "Updated 'errand 3': due Fri 13 Feb, 18:00.",
    'errand 3: due_date 2026-02-13T18:00:00+00:00',
  ],
  [
    'move errand 3 to friday at 5 // a week later',
    "Updated 'errand 3': due Fri 20 Feb, 17:00.",
    'errand 3: due_date 2026-02-20T17:00:00+00:00',
  ],
  [
    'move errand 3 to friday at 5 // take the time off',
    "Updated 'errand 3': due Fri 13 Feb.",
    'errand 3: due_date 2026-02-13',
  ],
  ['move errand 3 to friday at 5 // take the date off', "Updated 'errand 3': no due date."],
  [
    'make errand 3 every monday // complete it',
    "Done! 'errand 3' has been marked as completed. Next on Mon 16 Feb.",
    'errand 3: due_date 2026-02-16, recurrence FREQ=WEEKLY;BYDAY=MO',
  ],
  [
    'make errand 3 every monday // move it to tuesday // just this time',
    "Updated 'errand 3': due tomorrow.",
    'errand 3: due_date 2026-02-10, recurrence FREQ=WEEKLY;BYDAY=MO;X-INSTEAD-OF=20260209',
  ],
  [
    'make errand 3 every monday // move it to tuesday // every time',
    "Updated 'errand 3': due tomorrow.",
    'errand 3: due_date 2026-02-10, recurrence FREQ=WEEKLY;BYDAY=TU',
  ],
  [
    'make errand 3 every monday // delete it // yes',
    "'errand 3' repeats every Monday. Just this one or all of them?",
    'errand 3: due_date 2026-02-09, recurrence FREQ=WEEKLY;BYDAY=MO',
  ],
  [
    'make errand 3 every monday // stop repeating it',
    "Updated 'errand 3': does not repeat any more.",
    'errand 3: due_date 2026-02-09',
  ],
  ['complete zebra // those three', "I'm not sure what 'those three' means here. Which task do you mean?"],
]
