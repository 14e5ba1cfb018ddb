// What leans on what was said or done before, on other tasks and on their days.

import type { Told } from '../../support/talk-over.ts'

export const leaningOnOthers: readonly Told[] = [
  [
    'remind me 30 minutes before pay the dentist // remind me 30 minutes before pay the dentist',
    "'pay the dentist' is already set that way.",
    'pay the dentist: remind_before 30',
  ],
  ['make the plants daily', "'water the plants' is already set that way."],
  ["wasn't I to pay the dentist today?", "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  ["wasn't I to call the dentist on friday?", "'call the dentist' is due tomorrow."],
  ["wasn't I to pay the dentist on thursday?", "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  ['delete the shed // yes, get rid of the shed', "'sort the shed' has been deleted.", 'sort the shed is gone'],
  ['delete the shed // yes, only the shed', "'sort the shed' has been deleted.", 'sort the shed is gone'],
  [
    'delete the shed // yes, the shed and the milk',
    "OK, I've kept 'sort the shed'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  [
    'delete the shed and the milk // yes, the shed and the milk',
    "'sort the shed' has been deleted.\n'buy milk' has been deleted.",
    'sort the shed is gone; buy milk is gone',
  ],
  ['delete the shed // the shed', "OK, I've kept 'sort the shed'.\nHere are your tasks:\n1. sort the shed"],
  [
    'add bread and jam // finish the second',
    "Done! 'jam' has been marked as completed.",
    'new, title bread; new, title jam, status completed',
  ],
  [
    'add bread and jam // finish the last one',
    "Done! 'jam' has been marked as completed.",
    'new, title bread; new, title jam, status completed',
  ],
  [
    'add bread and jam // the first is done',
    "Done! 'bread' has been marked as completed.",
    'new, title bread, status completed; new, title jam',
  ],
  [
    'add bread and jam // finish both',
    'Marked 2 tasks as done:\n- bread\n- jam',
    'new, title bread, status completed; new, title jam, status completed',
  ],
  [
    'add bread // finish the last one',
    "Done! 'bread' has been marked as completed.",
    'new, title bread, status completed',
  ],
  ['add bread // delete the last one // yes', "'bread' has been deleted."],
  [
    'add bread, jam and tea // make the second high priority',
    "Updated 'jam': high priority.",
    'new, title bread; new, title jam, priority high; new, title tea',
  ],
  ['put the flights back', "'book flights' is open again.", 'book flights: status pending'],
  ['put the shed back', "There's nothing to undo."],
  ['undo the flights', "'book flights' is open again.", 'book flights: status pending'],
  ['put the flights back on', "'book flights' is open again.", 'book flights: status pending'],
  [
    'move the shed to friday // undo // make it monday instead',
    "Updated 'sort the shed': due Mon 16 Feb.",
    'sort the shed: due_date 2026-02-16',
  ],
  [
    'complete the shed // undo // I meant the report',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  ['add eggs // undo // yes // make it monday instead', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'note on the shed: code 4411 // sorry, 4417',
    "The note on 'sort the shed' now says: code 4417",
    'sort the shed: description code 4417',
  ],
  [
    'note on the shed: bust 38, waist 30 // sorry, waist 31',
    "The note on 'sort the shed' now says: bust 38, waist 31",
    'sort the shed: description bust 38, waist 31',
  ],
  [
    'move the shed to 20 march // sorry, the 21st',
    "Updated 'sort the shed': due Sat 21 Mar.",
    'sort the shed: due_date 2026-03-21',
  ],
  [
    'move the shed to 20 march // sorry, the 21st of april',
    "Updated 'sort the shed': due Tue 21 Apr.",
    'sort the shed: due_date 2026-04-21',
  ],
  [
    'move the shed to 20 february // sorry, the 31st',
    "Updated 'sort the shed': due Tue 31 Mar.",
    'sort the shed: due_date 2026-03-31',
  ],
  [
    'show my tasks // finish 4 // not 4, 3',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'show my tasks // finish 4 // sorry, 3',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'show my tasks // finish 4 and 5 // not 5, 6',
    "Done! 'sort the shed' has been marked as completed.",
    'pay the dentist: status completed; sort the shed: status completed',
  ],
  [
    'complete the dentist // none, it was the shed I sorted',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the dentist // neither, the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'complete the dentist // no, I bought milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'complete the dentist // none of them, I sorted the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['complete the dentist // neither, I still need to buy milk', 'OK, never mind.'],
  ['complete the dentist // no, Dad is here', 'OK, never mind.'],
  [
    'complete the dentist // 1 // and the other one',
    "Done! 'pay the dentist' has been marked as completed.",
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'complete the dentist // 1 // move the other one to friday',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'call the dentist: status completed; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'show my dentist tasks // complete the first // the other one too',
    "Done! 'pay the dentist' has been marked as completed.",
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'show my dentist tasks // move the first to friday // and the other to saturday',
    "Updated 'pay the dentist': due Sat 14 Feb, 15:00.",
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-14T15:00:00+00:00',
  ],
  [
    'complete the two dentist tasks',
    'Marked 2 tasks as done:\n- call the dentist\n- pay the dentist',
    'call the dentist: status completed; pay the dentist: status completed',
  ],
  [
    'show my tasks // complete the first two',
    'Marked 2 tasks as done:\n- send invoice 4\n- water the plants',
    'send invoice 4: status completed; water the plants: due_date 2026-02-10',
  ],
  [
    'show my tasks // complete the first two // the rest to friday',
    'Update 5 tasks?\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)\n- read the report (due Fri 13 Feb)\n- sort the shed (due Fri 13 Feb)\n- buy milk (due Fri 13 Feb)',
    'send invoice 4: status completed; water the plants: due_date 2026-02-10',
  ],
  [
    'show my tasks // complete all but the last // yes',
    'Marked 6 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'delete the plants and the shed // yes',
    "'water the plants' has been deleted.\n'sort the shed' has been deleted.",
    'sort the shed is gone; water the plants is gone',
  ],
  [
    'delete the plants and the shed',
    "'water the plants' repeats, and all of its times would be deleted.\nAre you sure you want to delete these 2 tasks?\n- water the plants\n- sort the shed\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ['delete everything due today // yes', "'water the plants' repeats every day. Just this one or all of them?"],
  [
    'delete the passport and the plants // yes',
    "'renew passport' has been deleted.\n'water the plants' has been deleted.",
    'water the plants is gone; renew passport is gone',
  ],
  ['move the passport to friday', "Updated 'renew passport': due Fri 13 Feb.", 'renew passport: due_date 2026-02-13'],
  ['complete the passport', "'renew passport' is already done."],
  [
    'reopen the passport // move it to friday',
    "Updated 'renew passport': due Fri 13 Feb.",
    'renew passport: due_date 2026-02-13, status pending',
  ],
  ['reopen the passport // undo', "OK, I've put 'renew passport' back the way it was."],
  ['complete the report // reopen it', "'read the report' is open again."],
  [
    "complete the report // what's left?",
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. sort the shed\n6. buy milk',
    'read the report: status completed',
  ],
  ['complete the report and the shed // reopen them', '2 tasks are open again:\n- read the report\n- sort the shed'],
  [
    'complete the report // complete the shed // reopen both',
    '2 tasks are open again:\n- sort the shed\n- read the report',
  ],
  [
    'move the shed and the report to friday // make them high priority',
    'Updated 2 tasks (high priority):\n- sort the shed\n- read the report',
    'sort the shed: priority high, due_date 2026-02-13; read the report: priority high, due_date 2026-02-13',
  ],
  [
    'move the shed and the report to friday // complete them',
    'Marked 2 tasks as done:\n- sort the shed\n- read the report',
    'sort the shed: due_date 2026-02-13, status completed; read the report: due_date 2026-02-13, status completed',
  ],
  [
    'move the shed and the report to friday // make the first one high priority',
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high, due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // move the report to the same day',
    "Updated 'read the report': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // move the report a day later',
    "Updated 'read the report': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // the report the day after',
    "Updated 'read the report': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-14',
  ],
  ['the call the day before', "Updated 'call the dentist': due today.", 'call the dentist: due_date 2026-02-09'],
  ['make it the day before', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'move pay the dentist to the day before',
    "Updated 'pay the dentist': due Wed 11 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-11T15:00:00+00:00',
  ],
  [
    'add bake a cake the day before pay the dentist',
    "I've added 'bake a cake' to your tasks. Due Wed 11 Feb.",
    'new, title bake a cake, due_date 2026-02-11',
  ],
  [
    'add bake a cake an hour before pay the dentist',
    "I've added 'bake a cake' to your tasks. Due Thu 12 Feb, 14:00.",
    'new, title bake a cake, due_date 2026-02-12T14:00:00+00:00',
  ],
  [
    'remind me to pack the day before pay the dentist',
    "I've added 'pack' to your tasks. Due Wed 11 Feb.",
    'new, title pack, due_date 2026-02-11',
  ],
  [
    "what's due on the same day as the call?",
    'Here are your tasks:\n1. call the dentist (due tomorrow, high priority)',
  ],
  ['when is the call // what else is due that day?', 'Nothing else due tomorrow.'],
]
