// Which tasks are meant, and what becomes of them, in the words that people find.

import type { Told } from '../../support/talk-over.ts'

export const whichAndWhat: readonly Told[] = [
  // The hour goes, and the day stays.
  [
    'take the time off paying the dentist',
    "Updated 'pay the dentist': due Thu 12 Feb.",
    'pay the dentist: due_date 2026-02-12',
  ],
  [
    "paying the dentist doesn't need a time, drop the 3pm and just leave it on thursday",
    "Updated 'pay the dentist': due Thu 12 Feb.\n'pay the dentist' is already set that way.",
    'pay the dentist: due_date 2026-02-12',
  ],
  [
    'drop the 3pm from pay the dentist',
    "Updated 'pay the dentist': due Thu 12 Feb.",
    'pay the dentist: due_date 2026-02-12',
  ],
  [
    'make pay the dentist all day',
    "Updated 'pay the dentist': due Thu 12 Feb.",
    'pay the dentist: due_date 2026-02-12',
  ],
  ['take the date off paying the dentist', "Updated 'pay the dentist': no due date.", 'pay the dentist: due_date null'],
  // Only these.
  [
    "what's undated? // of those, move only the report, to saturday",
    "Updated 'read the report': due Sat 14 Feb.",
    'read the report: due_date 2026-02-14',
  ],
  [
    'only the invoice should go to monday',
    "Updated 'send invoice 4': due Mon 16 Feb.",
    'send invoice 4: due_date 2026-02-16',
  ],
  [
    'move only the report to friday',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  // All of what was shown.
  [
    "what's overdue? // delete the lot",
    "Are you sure you want to delete 'send invoice 4'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    "what's overdue? // move everything to friday",
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  // Which one, by what it is like.
  [
    'I have the dentist on here twice, move the one due tomorrow to friday',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'move the overdue one to friday',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  [
    'move the undated one to friday',
    "I found multiple tasks that match 'undated':\n1. read the report (low priority)\n2. sort the shed\n3. buy milk\nWhich one did you mean?",
  ],
  // What was told of is what is meant.
  [
    'too late for any of the overdue stuff now, just delete it',
    "Are you sure you want to delete 'send invoice 4'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'the overdue stuff is killing me, add eggs and finish it',
    "I've added 'eggs' to your tasks.\nDone! 'eggs' has been marked as completed.",
    'new, title eggs, status completed',
  ],
  [
    'anything overdue i want undated, clear those dates',
    "Updated 'send invoice 4': no due date.",
    'send invoice 4: due_date null',
  ],
  // Renamed and noted.
  [
    'edit sort the shed so it reads sort the garage',
    "Updated 'sort the shed' to 'sort the garage'.",
    'sort the shed: title sort the garage',
  ],
  [
    'change name of the shed task to sort the garage',
    "Updated 'sort the shed' to 'sort the garage'.",
    'sort the shed: title sort the garage',
  ],
  [
    'for the report write a note that Bo has the charts',
    "The note on 'read the report' now says: the one from Anna Bo has the charts",
    'read the report: description the one from Anna\nBo has the charts',
  ],
  [
    'the reference for the report is R-209, save that in its notes. And move the invoice to friday',
    "The note on 'read the report' now says: the one from Anna the reference for the report is R-209\nUpdated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13; read the report: description the one from Anna\nthe reference for the report is R-209',
  ],
  ['let the invoice be for friday', "Updated 'send invoice 4': due Fri 13 Feb.", 'send invoice 4: due_date 2026-02-13'],
  // Told, and not asked for.
  [
    "forty years I've been doing this and nobody ever says thank you",
    "Got it. Let me know if there's anything to add to your list.",
  ],
  ["I'm away on friday. Change the invoice", "What would you like to change 'send invoice 4' to?"],
  [
    "it's a day later than I wrote for the invoice. Change the invoice for me?",
    "Updated 'send invoice 4': due Sat 7 Feb.",
    'send invoice 4: due_date 2026-02-07',
  ],
  // Agreed, with a sigh.
  ['delete the invoice // yes, sadly', "'send invoice 4' has been deleted.", 'send invoice 4 is gone'],
  ['delete the invoice // sadly', "OK, I've kept 'send invoice 4'."],
  ['delete the invoice // yes but sadly not today', "OK, I've kept 'send invoice 4'."],
  // Somebody moved it: it is not done.
  [
    'work have switched the invoice to friday',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  [
    'the invoice needs a deadline, say the 15th',
    "Updated 'send invoice 4': due Sun 15 Feb.",
    'send invoice 4: due_date 2026-02-15',
  ],
  [
    "the bank shuts early so the invoice can't go out, send it wednesday instead",
    "Move 'send invoice 4' to Wed 11 Feb?",
  ],
]
