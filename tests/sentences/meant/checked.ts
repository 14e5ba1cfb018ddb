// What is not done as it was read, since not all of what was said has a place in it, or nobody would write that down: it is asked about.

import type { Meant } from '../../support/meant.ts'

export const checkedBefore: readonly Meant[] = [
  // Titles that were cut out of talk.
  ['add hay, 20 bales', "left over: add 'hay' + '20 bales'"],
  ['add 3 eggs and 2 loaves', "add '3 eggs' + '2 loaves'"],
  [
    "wash the costume tonight, show's tomorrow",
    "left over: add 'wash the costume' (2026-02-09 20:00) + 'show's' (2026-02-10)",
  ],
  [
    'ask for the blue one when I ring them tomorrow, add that',
    "left over: add 'ask for the blue one when I ring them' (2026-02-10)",
  ],
  ['engineer says between 8 and 10 on monday, put 8', "left over: add 'engineer says' (2026-02-16 8:00?)"],
  ['add skis to the shopping please, no hurry', "left over: add 'skis to the shopping' + 'no hurry'"],
  [
    'buy a card for Ann whose birthday is on the 2nd of March',
    "left over: add 'buy a card for Ann whose birthday' (2026-03-02)",
  ],
  // A plain request is done, whatever it is called.
  ['add a bag of salt', "add 'a bag of salt'"],
  ['add vitamin a', "add 'vitamin a'"],
  ['add "for Ann, with love"', "add 'for Ann, with love'"],
  ['add batteries, the small ones', "add 'batteries, the small ones'"],
  // A moment that stands behind it.
  ['add collect the keys, it has to be the early train, thursday', "left over: add 'collect the keys' (2026-02-12)"],
  // Two values for one task: the last is asked about.
  ['the shed meeting is now friday so do the shed on thursday', 'left over: change [sort the shed] (2026-02-12)'],
  // A report that goes on otherwise, or is of everything.
  ['I sold the shed, so leave that off', 'left over: finish [sort the shed] perhaps'],
  ['finished the shed, tick it off', 'finish [sort the shed]'],
  ['slugs ate the lot', 'left over: finish all'],
]
