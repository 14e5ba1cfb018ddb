// Lists of more than one page, and choices among many.

import type { Told } from '../../support/talk-over.ts'

export const longLists: readonly Told[] = [
  ['show my tasks // show more // show more', "That's the whole list."],
  [
    'show my tasks // more // complete 21',
    "Done! 'errand 21' has been marked as completed.",
    'errand 21: status completed',
  ],
  [
    'show my tasks // more // complete 3',
    "Done! 'errand 2' has been marked as completed.",
    'errand 2: status completed',
  ],
  [
    'show my tasks by title // more',
    'Here are more of your tasks:\n21. errand 5\n22. errand 6\n23. errand 7\n24. errand 8\n25. errand 9',
  ],
  ['show my high priority tasks // more', "That's the whole list."],
  [
    'show my tasks // finish the first three',
    'Marked 3 tasks as done:\n- errand 12\n- errand 1\n- errand 2',
    'errand 1: status completed; errand 2: status completed; errand 12: status completed',
  ],
  [
    'show my tasks // finish 5 and 6 // more',
    'Here are more of your tasks:\n21. errand 21\n22. errand 22\n23. errand 23\n24. errand 24\n25. errand 25',
    'errand 4: status completed; errand 5: status completed',
  ],
  [
    'find tasks about errands',
    "Tasks matching 'errands':\n1. errand 12 (high priority)\n2. errand 1\n3. errand 2\n4. errand 3\n5. errand 4\n6. errand 5\n7. errand 6\n8. errand 7\n9. errand 8\n10. errand 9\n11. errand 10\n12. errand 11\n13. errand 13\n14. errand 14\n15. errand 15\n16. errand 16\n17. errand 17\n18. errand 18\n19. errand 19\n20. errand 20\n…and 5 more",
  ],
  ['finish everything // yes // undo', "OK, I've put those 25 tasks back the way they were."],
  ['finish errand // 12', "Done! 'errand 12' has been marked as completed.", 'errand 12: status completed'],
  ['finish errand // errand 22', "Done! 'errand 22' has been marked as completed.", 'errand 22: status completed'],
  ['finish errand // 25', "Done! 'errand 25' has been marked as completed.", 'errand 25: status completed'],
  ['what should I do next?', "Start with this one, since it's high priority:\n1. errand 12 (high priority)"],
  ['move everything to friday // yes, reopen errand 3', "'errand 3' is still open."],
  ['finish errand 12 // no, 21', "Done! 'errand 21' has been marked as completed.", 'errand 21: status completed'],
  [
    'finish errand 12 // sorry, errand 21',
    "Done! 'errand 21' has been marked as completed.",
    'errand 21: status completed',
  ],
  ['finish errand 12 // I meant 21', "Done! 'errand 21' has been marked as completed.", 'errand 21: status completed'],
  ['finish errand 12 // not 12, 21', "Done! 'errand 21' has been marked as completed.", 'errand 21: status completed'],
  ['finish errand 2 // not 2, 3', "Done! 'errand 3' has been marked as completed.", 'errand 3: status completed'],
  ['move errand 12 to friday // not 12, 21', "Updated 'errand 21': due Fri 13 Feb.", 'errand 21: due_date 2026-02-13'],
  ['move errand 12 to friday // sorry, 21', "Updated 'errand 21': due Fri 13 Feb.", 'errand 21: due_date 2026-02-13'],
  ['set errand 12 to low // not 12, 21', "Updated 'errand 21': low priority.", 'errand 21: priority low'],
  ['rename errand 12 to errand 99 // not 99, 98', "Updated 'errand 99' to 'errand 98'.", 'errand 12: title errand 98'],
  [
    'finish errand // 99',
    'Which one did you mean? Please say its number or its name:\n1. errand 12\n2. errand 1\n3. errand 2\n4. errand 3\n5. errand 4',
  ],
  ['finish errand // 2', "Done! 'errand 1' has been marked as completed.", 'errand 1: status completed'],
  ['finish errand // the last one', "Done! 'errand 4' has been marked as completed.", 'errand 4: status completed'],
  [
    'finish errand // 1 and 2',
    'Marked 2 tasks as done:\n- errand 12\n- errand 1',
    'errand 1: status completed; errand 12: status completed',
  ],
  [
    'finish errand // all',
    'Mark 25 tasks as done?\n- errand 12\n- errand 1\n- errand 2\n- errand 3\n- errand 4\n- errand 5\n- errand 6\n- errand 7\n- errand 8\n- errand 9\n- errand 10\n- errand 11\n- errand 13\n- errand 14\n- errand 15\n- errand 16\n- errand 17\n- errand 18\n- errand 19\n- errand 20\n…and 5 more',
  ],
  [
    'finish errand // the first two',
    'Marked 2 tasks as done:\n- errand 12\n- errand 1',
    'errand 1: status completed; errand 12: status completed',
  ],
  [
    'finish errand // errand 3 and errand 4',
    'Marked 2 tasks as done:\n- errand 3\n- errand 4',
    'errand 3: status completed; errand 4: status completed',
  ],
]
