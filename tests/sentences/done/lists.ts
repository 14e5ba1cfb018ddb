// Lists of more than a page.

import type { Told } from '../../support/talk-over.ts'

export const lists: readonly Told[] = [
  [
    'show my tasks // show more',
    'Here are more of your tasks:\n21. errand 21\n22. errand 22\n23. errand 23\n24. errand 24\n25. errand 25',
  ],
  ['show my tasks // show more // show more', "That's the whole list."],
  [
    'show my tasks by title // more',
    'Here are more of your tasks:\n21. errand 5\n22. errand 6\n23. errand 7\n24. errand 8\n25. errand 9',
  ],
  [
    'show my tasks by priority // next page',
    'Here are more of your tasks:\n21. errand 21\n22. errand 22\n23. errand 23\n24. errand 24\n25. errand 25',
  ],
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
  ['show high priority tasks', 'High-priority tasks:\n1. errand 12 (high priority)'],
  ['complete errand 12 // show high priority tasks', 'No high-priority tasks.', 'errand 12: status completed'],
  ['what should I do next', "Start with this one, since it's high priority:\n1. errand 12 (high priority)"],
  [
    'complete errand 12 // what should I do next',
    'Nothing is due, so start with this one:\n1. errand 1',
    'errand 12: status completed',
  ],
  [
    'complete errand',
    "I found multiple tasks that match 'errand':\n1. errand 12 (high priority)\n2. errand 1\n3. errand 2\n4. errand 3\n5. errand 4\nWhich one did you mean? There are more: say a few more words from the title.",
  ],
  ['complete errand // 3', "Done! 'errand 2' has been marked as completed.", 'errand 2: status completed'],
  ['complete errand // errand 9', "Done! 'errand 9' has been marked as completed.", 'errand 9: status completed'],
  ['complete errand // the last one', "Done! 'errand 4' has been marked as completed.", 'errand 4: status completed'],
  [
    'complete everything except errand 3',
    'Mark 24 tasks as done?\n- errand 12\n- errand 1\n- errand 2\n- errand 4\n- errand 5\n- errand 6\n- errand 7\n- errand 8\n- errand 9\n- errand 10\n- errand 11\n- errand 13\n- errand 14\n- errand 15\n- errand 16\n- errand 17\n- errand 18\n- errand 19\n- errand 20\n- errand 21\n…and 4 more',
  ],
  [
    'show my tasks // complete 1 to 3',
    'Marked 3 tasks as done:\n- errand 12\n- errand 1\n- errand 2',
    'errand 1: status completed; errand 2: status completed; errand 12: status completed',
  ],
  [
    'show my tasks // complete the last two',
    'Marked 2 tasks as done:\n- errand 19\n- errand 20',
    'errand 19: status completed; errand 20: status completed',
  ],
  ['which errands are done', "No completed tasks match 'errands'."],
  [
    'complete errand 1 and errand 2 // which errands are done',
    "Completed tasks matching 'errands':\n1. errand 1 (done)\n2. errand 2 (done)",
    'errand 1: status completed; errand 2: status completed',
  ],
]
