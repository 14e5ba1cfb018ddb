// What the store refuses: nothing is said to be done that is not.

import type { Told } from '../../support/talk-over.ts'

export const cannotBeWritten: readonly Told[] = [
  ['add unwritable bread', "Sorry, I wasn't able to add a task. Please try again."],
  [
    'add jam and unwritable bread',
    "I've added 'jam' to your tasks.\nSorry, I wasn't able to add a task. Please try again.",
    'new, title jam',
  ],
  ['add unwritable bread, unwritable tea', "Sorry, I wasn't able to add a task. Please try again."],
  [
    'add the stubborn lock // finish it',
    "Sorry, I wasn't able to mark a task as completed. Please try again.",
    'new, title the stubborn lock',
  ],
  [
    'add the stubborn lock // move it to friday',
    "Sorry, I wasn't able to change a task. Please try again.",
    'new, title the stubborn lock',
  ],
  [
    'add the stubborn lock // rename it to lock',
    "Sorry, I wasn't able to change a task. Please try again.",
    'new, title the stubborn lock',
  ],
  [
    'add the stubborn lock // delete it // yes',
    "Sorry, I wasn't able to delete a task. Please try again.",
    'new, title the stubborn lock',
  ],
  [
    'add the stubborn lock and bread // finish them',
    "Done! 'bread' has been marked as completed.\nSorry, I wasn't able to mark a task as completed. Please try again.",
    'new, title the stubborn lock; new, title bread, status completed',
  ],
  [
    'add the stubborn lock and bread // move them to friday',
    "Updated 'bread': due Fri 13 Feb.\nSorry, I wasn't able to change a task. Please try again.",
    'new, title the stubborn lock; new, title bread, due_date 2026-02-13',
  ],
  [
    'add the stubborn lock and bread // delete them // yes',
    "Sorry, I wasn't able to delete a task. Please try again.\n'bread' has been deleted.",
    'new, title the stubborn lock',
  ],
  [
    'add the stubborn lock // snooze it until friday',
    "Sorry, I wasn't able to change a task. Please try again.",
    'new, title the stubborn lock',
  ],
  [
    'add the stubborn lock every day // finish it',
    "Sorry, I wasn't able to mark a task as completed. Please try again.",
    'new, title the stubborn lock, due_date 2026-02-09, recurrence FREQ=DAILY',
  ],
  [
    'add the stubborn lock every day // skip it',
    "Sorry, I wasn't able to delete a task. Please try again.",
    'new, title the stubborn lock, due_date 2026-02-09, recurrence FREQ=DAILY',
  ],
  [
    'add the stubborn lock // finish it // undo',
    "Are you sure you want to delete 'the stubborn lock'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title the stubborn lock',
  ],
  [
    'add the stubborn lock // add a note to it: heavy',
    "Sorry, I wasn't able to change a task. Please try again.",
    'new, title the stubborn lock',
  ],
  [
    'add bread // rename it to the stubborn loaf // undo',
    "Sorry, I wasn't able to change a task. Please try again.",
    'new, title the stubborn loaf',
  ],
  [
    'add bread // rename it to the stubborn loaf // finish it',
    "Sorry, I wasn't able to mark a task as completed. Please try again.",
    'new, title the stubborn loaf',
  ],
  [
    'add bread and jam // rename bread to the stubborn loaf // finish both',
    "Done! 'jam' has been marked as completed.\nSorry, I wasn't able to mark a task as completed. Please try again.",
    'new, title the stubborn loaf; new, title jam, status completed',
  ],
  [
    'finish milk and add unwritable bread',
    "Done! 'buy milk' has been marked as completed.\nSorry, I wasn't able to add a task. Please try again.",
    'buy milk: status completed',
  ],
]
