// What was done was meant for another task: it is taken back, and the right one done.

import type { Told } from '../../support/talk-over.ts'

const MILK = "Done! 'buy milk' has been marked as completed."
const DONE = 'buy milk: status completed'

export const meantAnother: readonly Told[] = [
  ['finish the shed // undo that, I meant the milk', MILK, DONE],
  ['finish the shed // oh no, undo that, it was the milk that got bought', MILK, DONE],
  ["finish the shed // naw sorry i meant the milk, the shed isn't done", MILK, DONE],
  ["finish the shed // no wait, that isn't done yet. it's the milk that is done", MILK, DONE],
  ['finish the shed // milk, not the shed', MILK, DONE],
  ["finish the shed // undo // milk is the one I've bought", MILK, DONE],
  [
    'move the shed to friday // sorry, I meant the report to friday',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // no sorry the report, the shed stays',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // the report, not the shed',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  // What is still to do, or done as well, is not meant in its place.
  [
    "finish the shed // oh, it's the milk I need to buy next",
    "I didn't quite follow that, so I haven't changed anything.",
    'sort the shed: status completed',
  ],
  ['finish the shed // actually the milk too', MILK, 'sort the shed: status completed; buy milk: status completed'],
  ['move the shed to friday // turn that back like before', "OK, I've put 'sort the shed' back the way it was."],
  [
    'move the shed to friday // no wait, set that back to how it was before',
    "OK, I've put 'sort the shed' back the way it was.",
  ],
  ['move the shed to friday // put it back where I had it', "OK, I've put 'sort the shed' back the way it was."],
  // The same in one message.
  [
    'sorted the shed!! oh no hang on that was the report, not the shed, ignore me',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'shed is sorted. sorry I meant the report',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'sorted the shed. no wait, I read the report',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'move the shed to friday. no wait, I meant the report',
    "Updated 'read the report': due Fri 13 Feb.",
    'read the report: due_date 2026-02-13',
  ],
  [
    'sorted the shed. and I read the report',
    "Done! 'sort the shed' has been marked as completed.\nDone! 'read the report' has been marked as completed.",
    'sort the shed: status completed; read the report: status completed',
  ],
]
