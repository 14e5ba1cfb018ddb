// Going on with a note that was just written or read out, and what an exception leaves to speak of.

import type { Told } from '../../support/talk-over.ts'

export const noteNext: readonly Told[] = [
  [
    'note on the shed: blue paint, 5 litres // sorry, blue paint, 10 litres',
    "The note on 'sort the shed' now says: blue paint, 10 litres",
    'sort the shed: description blue paint, 10 litres',
  ],
  [
    'note on the shed: blue paint // please change the note to: green paint, two tins',
    "The note on 'sort the shed' now says: green paint, two tins",
    'sort the shed: description green paint, two tins',
  ],
  [
    'note on the shed: blue paint // change it to: back by 5 with the paint',
    "The note on 'sort the shed' now says: back by 5 with the paint",
    'sort the shed: description back by 5 with the paint',
  ],
  [
    'and on the shed, add a note: mind the wasps',
    "The note on 'sort the shed' now says: mind the wasps",
    'sort the shed: description mind the wasps',
  ],
  [
    "what's the note on the report // add to that, page 4 is missing",
    "The note on 'read the report' now says: the one from Anna page 4 is missing",
    'read the report: description the one from Anna\npage 4 is missing',
  ],
  [
    'note on the shed: ask Lou // add his number to that note too, 5550 101',
    "The note on 'sort the shed' now says: ask Lou his number 5550 101",
    'sort the shed: description ask Lou\nhis number 5550 101',
  ],
  [
    'when is the shed // and put a note on there mind the wasps',
    "The note on 'sort the shed' now says: mind the wasps",
    'sort the shed: description mind the wasps',
  ],
  ['read me back the note on the report', "The note on 'read the report' says: the one from Anna"],
  // With no note spoken of, it is something to add.
  [
    'finish milk // add that candle order',
    "I've added 'candle order' to your tasks.",
    'buy milk: status completed; new, title candle order',
  ],
  [
    'finish everything without a date except the shed // move that one to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: status completed; read the report: status completed',
  ],
]
