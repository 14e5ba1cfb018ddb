// What is done in part, again or with something else, and what was only told of it.

import type { Told } from '../../support/talk-over.ts'

export const partAndAgain: readonly Told[] = [
  // What is done in part is not done.
  ['sorted most of the shed', "I didn't quite follow that, so I haven't changed anything."],
  ['read the report, well most of it', "Shall I mark 'read the report' as completed?"],
  ['watered the plants, three left', "Shall I mark 'water the plants' as completed?"],
  ['watered the plants, just the hall left', "Shall I mark 'water the plants' as completed?"],
  // Of one thing nothing is left: that is said of the list.
  [
    'sorted the shed, two left',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  // Where a thing is says nothing of what was to be done.
  ['the report is in the car', "I didn't quite follow that, so I haven't changed anything."],
  ['the milk is in the fridge now', "I didn't quite follow that, so I haven't changed anything."],
  [
    'the invoice is in the post',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  // What was wrong is put back, and what was meant is done.
  [
    "complete the shed // no that's wrong, the milk is done",
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'complete the shed // sorry, I meant the milk is done',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    'complete the shed // the milk is done',
    "Done! 'buy milk' has been marked as completed.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  // Done, and to be done once more.
  [
    'shed sorted, do it again on friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'sorted the shed but it needs doing again tomorrow',
    "Updated 'sort the shed': due tomorrow.",
    'sort the shed: due_date 2026-02-10',
  ],
  // What is told to come with a thing keeps it open; its own deed finishes it.
  ['milk: priced up, buying it tomorrow', "Updated 'buy milk': due tomorrow.", 'buy milk: due_date 2026-02-10'],
  [
    "report printed, I'll read it tomorrow",
    "Updated 'read the report': due tomorrow.",
    'read the report: due_date 2026-02-10',
  ],
  [
    'read the report, filing it tomorrow',
    "Done! 'read the report' has been marked as completed.\nI'm not sure what 'it' means here. Which task do you mean?",
    'read the report: status completed',
  ],
  // A verb keeps its particle before an hour.
  [
    'add check in 3pm friday',
    "I've added 'check in' to your tasks. Due Fri 13 Feb, 15:00.",
    'new, title check in, due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'add hand in 4pm thursday',
    "I've added 'hand in' to your tasks. Due Thu 12 Feb, 16:00.",
    'new, title hand in, due_date 2026-02-12T16:00:00+00:00',
  ],
  ['add soup in 2 days', "I've added 'soup' to your tasks. Due Wed 11 Feb.", 'new, title soup, due_date 2026-02-11'],
  // Two words with a verb that no list has are something to do among others.
  [
    'add clip duke, plait bramble and clean tack',
    "I've added 3 tasks:\n- clip duke\n- plait bramble\n- clean tack",
    'new, title clip duke; new, title plait bramble; new, title clean tack',
  ],
  // What tells nothing is no note.
  ['when is the milk due? // can you note that', 'What should I call the task?'],
  [
    "when is the milk due? // it's for the cake, can you note that",
    "The note on 'buy milk' now says: it's for the cake",
    "buy milk: description it's for the cake",
  ],
  // The same hour or day of the next week.
  [
    'push the dentist call to the next week same time',
    "Updated 'call the dentist': due Tue 17 Feb.",
    'call the dentist: due_date 2026-02-17',
  ],
  [
    'move the dentist call to next week, same day and time',
    "Updated 'call the dentist': due Tue 17 Feb.",
    'call the dentist: due_date 2026-02-17',
  ],
  // What is to be done with somebody who was told of is their task.
  [
    'Anna sent the report. read it friday',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  // How long something takes moves nothing.
  [
    'invoice 4 is 30 days notice so I need to do it asap',
    "Updated 'send invoice 4': high priority.",
    'send invoice 4: priority high',
  ],
  ['need to do the shed asap', "Updated 'sort the shed': high priority.", 'sort the shed: priority high'],
  [
    'I need to do the ironing asap',
    "I've added 'do the ironing' to your tasks. High priority.",
    'new, title do the ironing, priority high',
  ],
  // A quotation is the new title of what was spoken of.
  [
    'when is the shed due? // make that "Clear the shed"',
    "Updated 'sort the shed' to 'Clear the shed'.",
    'sort the shed: title Clear the shed',
  ],
  // Those that were just added, also behind a remark.
  [
    "show my tasks // add bleach, filter, rags // oh I've the filter twice // remove the second",
    "Are you sure you want to delete 'filter'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title bleach; new, title filter; new, title rags',
  ],
  // What goes along with a task goes there too.
  [
    'move the shed to friday with the milk',
    'Updated 2 tasks (due Fri 13 Feb):\n- sort the shed\n- buy milk',
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13',
  ],
  [
    'move the shed to friday together with the report',
    'Updated 2 tasks (due Fri 13 Feb):\n- sort the shed\n- read the report',
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
]
