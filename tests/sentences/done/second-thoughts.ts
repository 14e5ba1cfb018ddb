// What of the turns before should have been otherwise.

import type { Told } from '../../support/talk-over.ts'

export const secondThoughts: readonly Told[] = [
  // Of several, one should not have been.
  [
    'finish milk, the shed and the report // not the report though, I only skimmed it',
    "OK, I've put 'read the report' back the way it was.",
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'finish milk and the shed // actually not the shed',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  [
    'finish milk and the shed // except the shed',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  [
    'finish milk and the shed // all except the shed, sorry',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  [
    'move the shed and the report to friday // except the report, that can go monday',
    "Updated 'read the report': due Mon 16 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-16',
  ],
  [
    'move the shed and the report to friday // not the report, leave that on thursday',
    "Updated 'read the report': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-12',
  ],
  [
    'move the shed and the call to friday // the call stays tomorrow though',
    "Updated 'call the dentist': due tomorrow.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed and the call to friday // no, leave the call where it was',
    "OK, I've put 'call the dentist' back the way it was.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed and the call to friday // just the shed',
    "OK, I've put 'call the dentist' back the way it was.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'move the shed and the call to friday // nah only the shed, the call stays tomorrow',
    "Updated 'call the dentist': due tomorrow.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'make the shed and milk high priority // only milk, take the high off the shed',
    "Updated 'sort the shed': no priority.",
    'buy milk: priority high',
  ],
  [
    'add bread, jam and tea // no, not the jam',
    "Are you sure you want to delete 'jam'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title bread; new, title jam; new, title tea',
  ],
  // What it was done to may be of an older turn.
  [
    'move the shed to friday // add soap // leave the shed where it was',
    "OK, I've put 'sort the shed' back the way it was.",
    'new, title soap',
  ],
  [
    "finish milk and the shed // did the report // oh wait, the shed isn't done. put that one back",
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed; read the report: status completed',
  ],
  [
    'finish milk // finish the shed // undo the last one // and the milk as well, that one came too early',
    "OK, I've put 'buy milk' back the way it was.",
  ],
  [
    'finish milk // finish the shed // undo the milk',
    "OK, I've put 'buy milk' back the way it was.",
    'sort the shed: status completed',
  ],
  // One of several is another.
  [
    'show my tasks // finish 5 and 6 // sorry, I meant 7 not 6',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed; read the report: status completed',
  ],
  [
    'show my tasks // finish 5 and 6 // not 6, 7',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed; read the report: status completed',
  ],
  [
    'finish milk and the shed // no, I meant the report, not the shed',
    "Done! 'read the report' has been marked as completed.",
    'buy milk: status completed; read the report: status completed',
  ],
  [
    'move milk and the shed to friday // not the shed, the report',
    "Updated 'read the report': due Fri 13 Feb.",
    'buy milk: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
  [
    'add bread, jam and tea // sorry not jam, honey',
    "Updated 'jam' to 'honey'.",
    'new, title bread; new, title honey; new, title tea',
  ],
  [
    'add chickpeas and red lentils // I meant green lentils',
    "Updated 'red lentils' to 'green lentils'.",
    'new, title chickpeas; new, title green lentils',
  ],
  [
    'add bread, jam and tea // I meant coffee',
    "I found multiple tasks that match 'it':\n1. bread\n2. jam\n3. tea\nWhich one did you mean?",
    'new, title bread; new, title jam; new, title tea',
  ],
  [
    'add bread, jam and tea // I meant coffee // the tea',
    "Updated 'tea' to 'coffee'.",
    'new, title bread; new, title jam; new, title coffee',
  ],
  [
    'add ring the school about the trip // not the trip sorry, the uniform',
    "Updated 'ring the school about the trip' to 'ring the school about the uniform'.",
    'new, title ring the school about the uniform',
  ],
  // What was not done before is not taken back.
  [
    'finish milk // except the shed',
    "Got it. Let me know if there's anything to add to your list.",
    'buy milk: status completed',
  ],
  [
    'finish milk and the shed // only the report',
    'Here are your tasks:\n1. read the report (low priority)',
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    'move the shed and the report to friday // except if it rains',
    "Got it. Let me know if there's anything to add to your list.",
    'sort the shed: due_date 2026-02-13; read the report: due_date 2026-02-13',
  ],
]
