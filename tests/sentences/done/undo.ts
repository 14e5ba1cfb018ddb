// What is taken back and done again.

import type { Told } from '../../support/talk-over.ts'

export const undo: readonly Told[] = [
  ['undo', "There's nothing to undo."],
  ['redo', "There's nothing to redo."],
  // Somewhere in a sentence.
  [
    "move the shed to friday // oh no they'll fine me um put it back how it was",
    "OK, I've put 'sort the shed' back the way it was.",
  ],
  ['complete buy milk // blimey no undo that', "OK, I've put 'buy milk' back the way it was."],
  [
    "complete buy milk // I'll put that back in the fridge",
    "Got it. Let me know if there's anything to add to your list.",
    'buy milk: status completed',
  ],
  ['undo // undo', "There's nothing to undo."],
  ['complete buy milk // undo // redo', "OK, I've redone that for 'buy milk'.", 'buy milk: status completed'],
  ['complete buy milk // undo // redo // undo', "OK, I've put 'buy milk' back the way it was."],
  ['complete buy milk // complete sort the shed // undo // undo', "OK, I've put 'buy milk' back the way it was."],
  ['complete buy milk // complete sort the shed // undo // undo // undo', "There's nothing to undo."],
  [
    'complete buy milk // undo // complete sort the shed // redo',
    "There's nothing to redo.",
    'sort the shed: status completed',
  ],
  [
    'rename buy milk to buy bread // move it to friday // undo',
    "OK, I've put 'buy bread' back the way it was.",
    'buy milk: title buy bread',
  ],
  ['rename buy milk to buy bread // move it to friday // undo // undo', "OK, I've put 'buy milk' back the way it was."],
  [
    'rename buy milk to buy bread // complete it // undo // redo',
    "OK, I've redone that for 'buy bread'.",
    'buy milk: title buy bread, status completed',
  ],
  [
    'make buy milk high priority // make it low priority // undo',
    "OK, I've put 'buy milk' back the way it was.",
    'buy milk: priority high',
  ],
  ['reopen book flights // undo', "OK, I've put 'book flights' back the way it was."],
  ['reopen book flights // undo // redo', "OK, I've redone that for 'book flights'.", 'book flights: status pending'],
  ['add eggs // undo // no', "OK, I've kept 'eggs'.", 'new, title eggs'],
  ['add eggs // undo // yes // redo', "There's nothing to redo."],
  ['add eggs // undo // yes // undo', "Deleting can't be undone."],
  ['add eggs // complete it // undo', "OK, I've put 'eggs' back the way it was.", 'new, title eggs'],
  ['delete buy milk // undo', "OK, I've kept 'buy milk'."],
  ['delete buy milk // yes // undo // redo', "There's nothing to redo.", 'buy milk is gone'],
  [
    'move buy milk to friday and complete sort the shed // undo',
    "OK, I've put 'buy milk' and 'sort the shed' back the way they were.",
  ],
  [
    'complete everything // yes // undo // redo',
    "OK, I've redone that for those 7 tasks.",
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  ['show my tasks // undo', "There's nothing to undo."],
  [
    'complete buy milk // rename buy milk to buy bread // undo',
    "OK, I've put 'buy milk' back the way it was.",
    'buy milk: status completed',
  ],
  ['complete buy milk // delete buy milk // yes // undo', "Deleting can't be undone.", 'buy milk is gone'],
  ['remove the date from call the dentist // undo', "OK, I've put 'call the dentist' back the way it was."],
  ['add a note to buy milk: two litres // undo', "OK, I've put 'buy milk' back the way it was."],
  [
    'complete water the plants // undo // redo',
    "OK, I've redone that for 'water the plants'.",
    'water the plants: due_date 2026-02-10',
  ],
  ['move water the plants to friday // just this one // undo', "OK, I've put 'water the plants' back the way it was."],
  [
    'make water the plants weekly // undo // redo',
    "OK, I've redone that for 'water the plants'.",
    'water the plants: recurrence FREQ=WEEKLY',
  ],
  ['stop repeating water the plants // undo', "OK, I've put 'water the plants' back the way it was."],
  ['complete buy milk // undo that', "OK, I've put 'buy milk' back the way it was."],
  ['complete buy milk // no wait, undo', "OK, I've put 'buy milk' back the way it was."],
  [
    'move pay the dentist to friday // undo // redo',
    "OK, I've redone that for 'pay the dentist'.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  ['add eggs and bread // undo // yes', "'eggs' has been deleted.\n'bread' has been deleted."],
  [
    'add eggs // rename it to bread // undo // undo',
    "Are you sure you want to delete 'eggs'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title eggs',
  ],
  ['complete water the plants // complete it // undo // undo', "OK, I've put 'water the plants' back the way it was."],
  ['rename buy milk to buy bread // delete buy bread // yes // undo', "Deleting can't be undone.", 'buy milk is gone'],
  [
    'move buy milk to friday // complete it // undo // undo // redo // redo',
    "OK, I've redone that for 'buy milk'.",
    'buy milk: due_date 2026-02-13, status completed',
  ],
  ['complete the oldest one // undo', "OK, I've put 'call the dentist' back the way it was."],
  // A task that is named: what was last done to it, in whichever turn, and nothing else.
  [
    'complete buy milk // complete sort the shed // undo the milk // undo',
    "OK, I've put 'sort the shed' back the way it was.",
  ],
  [
    'complete buy milk // complete sort the shed // undo the report',
    "I haven't done anything to 'read the report' here, so I've left everything as it is.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'complete buy milk // show my tasks // undo the report',
    "I haven't done anything to 'read the report' here, so I've left everything as it is.",
    'buy milk: status completed',
  ],
  [
    'complete buy milk // complete sort the shed // undo the unicorn',
    "I haven't done anything to 'unicorn' here, so I've left everything as it is.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'complete buy milk // complete sort the shed // undo the milk // undo the milk',
    "I haven't done anything to 'buy milk' here, so I've left everything as it is.",
    'sort the shed: status completed',
  ],
  [
    'complete buy milk // complete sort the shed // undo the milk // redo',
    "OK, I've redone that for 'buy milk'.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'move the milk to friday // complete buy milk // undo the milk // undo the milk',
    "OK, I've put 'buy milk' back the way it was.",
  ],
  [
    'complete buy milk // complete sort the shed // take back the milk',
    "OK, I've put 'buy milk' back the way it was.",
    'sort the shed: status completed',
  ],
  [
    'complete buy milk // complete sort the shed // un-tick the milk',
    "'buy milk' is open again.",
    'sort the shed: status completed',
  ],
  // Words for what was done name no task.
  ['complete buy milk // undo the mess I made', "OK, I've put 'buy milk' back the way it was."],
  ['complete buy milk // undo everything', "OK, I've put 'buy milk' back the way it was."],
  ['complete buy milk // undo the last one', "OK, I've put 'buy milk' back the way it was."],
  // Several turns.
  [
    'complete buy milk // complete sort the shed // undo the last two',
    "OK, I've put 'buy milk' and 'sort the shed' back the way they were.",
  ],
  [
    'complete buy milk // complete sort the shed // undo the last two // redo // redo',
    "OK, I've redone that for 'sort the shed'.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'complete buy milk // complete sort the shed // undo both',
    "OK, I've put 'sort the shed' and 'buy milk' back the way they were.",
  ],
  [
    'complete buy milk // complete sort the shed // undo the last couple of changes',
    "OK, I've put 'buy milk' and 'sort the shed' back the way they were.",
  ],
  [
    'complete buy milk // complete sort the shed // take back the last three things',
    "OK, I've put 'buy milk' and 'sort the shed' back the way they were.",
  ],
  ['move buy milk to friday // complete buy milk // undo two steps', "OK, I've put 'buy milk' back the way it was."],
  [
    'delete the milk // yes // complete the shed // undo the last two',
    "OK, I've put 'sort the shed' back the way it was.\nDeleting can't be undone.",
    'buy milk is gone',
  ],
  [
    'add eggs // complete buy milk // undo the last two',
    "OK, I've put 'buy milk' back the way it was.\nAre you sure you want to delete 'eggs'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title eggs',
  ],
]
