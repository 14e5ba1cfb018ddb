// Titles with a number in them, and places counted from the end of the list.

import type { Told } from '../../support/talk-over.ts'

export const numbered: readonly Told[] = [
  // What is numbered is said once, and a title is meant before a place.
  [
    'complete chapters 1, 2 and 3',
    'Marked 3 tasks as done:\n- chapter 1\n- chapter 2\n- chapter 3',
    'chapter 3: status completed; chapter 1: status completed; chapter 2: status completed',
  ],
  [
    'show my tasks // complete errands 4 and 5',
    'Marked 2 tasks as done:\n- errand 4\n- errand 5',
    'errand 4: status completed; errand 5: status completed',
  ],
  [
    'complete task 8 and 9',
    'Marked 2 tasks as done:\n- Task 8\n- Task 9',
    'Task 8: status completed; Task 9: status completed',
  ],
  [
    'complete tasks 8 and 9',
    'Marked 2 tasks as done:\n- Task 8\n- Task 9',
    'Task 8: status completed; Task 9: status completed',
  ],
  [
    'move chapters 1-2 to friday',
    'Updated 2 tasks (due Fri 13 Feb):\n- chapter 1\n- chapter 2',
    'chapter 1: due_date 2026-02-13; chapter 2: due_date 2026-02-13',
  ],
  [
    'finished quiz 1 and 2',
    'Marked 2 tasks as done:\n- quiz 1\n- quiz 2',
    'quiz 2: status completed; quiz 1: status completed',
  ],
  [
    'chapters two & three are done',
    'Marked 2 tasks as done:\n- chapter 2\n- chapter 3',
    'chapter 3: status completed; chapter 2: status completed',
  ],
  // A number that no title has is no place in a list either.
  [
    'complete quizzes 1 and 4',
    "I couldn't find a task matching 'quizzes 4'. Here are your current tasks:\n1. quiz 1\n2. errand 4\n3. quiz 2",
  ],
  [
    'complete tasks 1 and 3',
    'Marked 2 tasks as done:\n- chapter 3\n- chapter 1',
    'chapter 3: status completed; chapter 1: status completed',
  ],
  [
    'complete 8 and 9',
    'Marked 2 tasks as done:\n- quiz 1\n- errand 5',
    'quiz 1: status completed; errand 5: status completed',
  ],
  // From the end.
  ['complete the second to last', "Done! 'quiz 1' has been marked as completed.", 'quiz 1: status completed'],
  ['complete the second-to-last one', "Done! 'quiz 1' has been marked as completed.", 'quiz 1: status completed'],
  ['complete the next to last', "Done! 'quiz 1' has been marked as completed.", 'quiz 1: status completed'],
  ['complete the last but one', "Done! 'quiz 1' has been marked as completed.", 'quiz 1: status completed'],
  ['complete the penultimate one', "Done! 'quiz 1' has been marked as completed.", 'quiz 1: status completed'],
  ['the last but two is done', "Done! 'Task 9' has been marked as completed.", 'Task 9: status completed'],
  ['complete the third one from the end', "Done! 'Task 9' has been marked as completed.", 'Task 9: status completed'],
  ['move the third from the bottom to friday', "Updated 'Task 9': due Fri 13 Feb.", 'Task 9: due_date 2026-02-13'],
  ['complete the very last one', "Done! 'errand 5' has been marked as completed.", 'errand 5: status completed'],
  ['complete the one at the bottom', "Done! 'errand 5' has been marked as completed.", 'errand 5: status completed'],
  [
    'complete the bottom two',
    'Marked 2 tasks as done:\n- quiz 1\n- errand 5',
    'quiz 1: status completed; errand 5: status completed',
  ],
  [
    'complete the top two',
    'Marked 2 tasks as done:\n- chapter 3\n- Task 8',
    'chapter 3: status completed; Task 8: status completed',
  ],
  ['is the second to last one done', "No, 'quiz 1' is still open."],
  // Here "to" leads to a date.
  ['move the second to friday', "Updated 'Task 8': due Fri 13 Feb.", 'Task 8: due_date 2026-02-13'],
]
