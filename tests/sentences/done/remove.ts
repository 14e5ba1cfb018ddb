// What is asked before something is deleted, and what a yes does.

import type { Told } from '../../support/talk-over.ts'

export const remove: readonly Told[] = [
  [
    'delete buy milk',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete buy milk // yes', "'buy milk' has been deleted.", 'buy milk is gone'],
  ['delete buy milk // no', "OK, I've kept 'buy milk'."],
  ['delete buy milk // yes // undo', "Deleting can't be undone.", 'buy milk is gone'],
  [
    'delete everything',
    "'water the plants' repeats, and all of its times would be deleted.\nAre you sure you want to delete these 7 tasks?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete everything // yes',
    "'send invoice 4' has been deleted.\n'water the plants' has been deleted.\n'call the dentist' has been deleted.\n'pay the dentist' has been deleted.\n'read the report' has been deleted.\n'sort the shed' has been deleted.\n'buy milk' has been deleted.",
    'call the dentist is gone; pay the dentist is gone; sort the shed is gone; buy milk is gone; send invoice 4 is gone; water the plants is gone; read the report is gone',
  ],
  [
    'delete my completed tasks',
    "Are you sure you want to delete these 2 tasks?\n- renew passport\n- book flights\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete book flights',
    "Are you sure you want to delete 'book flights'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete buy milk and sort the shed',
    "Are you sure you want to delete these 2 tasks?\n- buy milk\n- sort the shed\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete buy milk and buy milk',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the dentist',
    "I found multiple tasks that match 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  [
    'delete the dentist // 1',
    "Are you sure you want to delete 'call the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the dentist // both',
    "Are you sure you want to delete these 2 tasks?\n- call the dentist\n- pay the dentist\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete the dentist // both // yes',
    "'call the dentist' has been deleted.\n'pay the dentist' has been deleted.",
    'call the dentist is gone; pay the dentist is gone',
  ],
  [
    'delete the garage',
    "I couldn't find a task matching 'garage'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  [
    'delete buy milks',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete bying milk',
    "I couldn't find a task called exactly 'bying milk'.\nAre you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete water the plants', "'water the plants' repeats every day. Just this one or all of them?"],
  [
    'delete water the plants // just this one',
    "Skipped. 'water the plants' is next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  [
    'delete water the plants // all of them',
    "Are you sure you want to delete 'water the plants'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete water the plants // all of them // yes', "'water the plants' has been deleted.", 'water the plants is gone'],
  ['delete water the plants // hmm', "'water the plants' repeats every day. Just this one or all of them?"],
  ['skip water the plants', "Skipped. 'water the plants' is next tomorrow.", 'water the plants: due_date 2026-02-10'],
  ['skip water the plants // undo', "OK, I've put 'water the plants' back the way it was."],
  ['skip buy milk', "'buy milk' doesn't repeat."],
  [
    'skip buy milk and water the plants',
    "'buy milk' doesn't repeat.\nSkipped. 'water the plants' is next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  [
    'skip this time of water the plants and send invoice 4',
    "'send invoice 4' doesn't repeat.\nSkipped. 'water the plants' is next tomorrow.",
    'water the plants: due_date 2026-02-10',
  ],
  [
    'show my tasks // delete 3',
    "Are you sure you want to delete 'call the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'show my tasks // delete 3 // yes // delete 3',
    "I couldn't find task 3. It may have been deleted. Try 'show my tasks' to see what's current.",
    'call the dentist is gone',
  ],
  [
    'show my tasks // delete 3 // yes // delete 2 and 3',
    "I couldn't find task 3. It may have been deleted. Try 'show my tasks' to see what's current.\n'water the plants' repeats every day. Just this one or all of them?",
    'call the dentist is gone',
  ],
  [
    'delete overdue tasks',
    "Are you sure you want to delete 'send invoice 4'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete buy milk // delete sort the shed // yes', "'sort the shed' has been deleted.", 'sort the shed is gone'],
  ['delete all low priority tasks // yes', "'read the report' has been deleted.", 'read the report is gone'],
  ['delete buy milk // yes // yes', "There's nothing to confirm right now.", 'buy milk is gone'],
  ['delete all tasks due in march', 'Nothing due between Sun 1 Mar and Tue 31 Mar.'],
  ['delete it', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'buy milk // delete it',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete buy milk but not sort the shed',
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'delete everything except the shed',
    "'water the plants' repeats, and all of its times would be deleted.\nAre you sure you want to delete these 6 tasks?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- buy milk\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // What happened to one of them leaves "all" as it is.
  [
    "the dentist's call is off, delete all the dentist stuff",
    "Are you sure you want to delete these 2 tasks?\n- call the dentist\n- pay the dentist\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
]
