// Around a village hall: when something was done, by whom, and what somebody has had.

import type { Told } from '../../support/talk-over.ts'

export const villageReports: readonly Told[] = [
  // When it was done, and not when it is due.
  [
    'finally mended the gate at 3am',
    "Done! 'mend the gate' has been marked as completed.",
    'mend the gate: status completed',
  ],
  [
    'did the fence at 7am, lol',
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'finished the budget email at 9',
    "Done! 'email Marcus the budget' has been marked as completed.",
    'email Marcus the budget: status completed',
  ],
  [
    'did the yoga class at 3 this morning',
    "Done! 'yoga class' has been marked as completed.",
    'yoga class: status completed',
  ],
  // A day to come is not when it was done.
  [
    'did the budget email for friday',
    "Done! 'email Marcus the budget' has been marked as completed.",
    'email Marcus the budget: status completed',
  ],
  // Nobody is asked where a verb stands instead of somebody.
  [
    'did ring priya though thank god',
    "Done! 'ring Priya about the survey' has been marked as completed.",
    'ring Priya about the survey: status completed',
  ],
  [
    'did mend the gate though',
    "Done! 'mend the gate' has been marked as completed.",
    'mend the gate: status completed',
  ],
  [
    "haven't painted the fence but did mend the gate",
    "Done! 'mend the gate' has been marked as completed.",
    'mend the gate: status completed',
  ],
  ['did mend the gate?', "No, 'mend the gate' is still open."],
  ['did we mend the gate', "No, 'mend the gate' is still open."],
  ['did priya ring', "No, 'ring Priya about the survey' is still open (due Wed 11 Feb, 11:00, high priority)."],
  ['did the gate get mended', "No, 'mend the gate' is still open."],
  // What somebody has had is done to them.
  [
    'the goats have had their feed',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  [
    "leo's had his birthday cake",
    "Done! 'birthday cake for Leo' has been marked as completed.",
    'birthday cake for Leo: status completed',
  ],
  ["leo hasn't had his birthday cake", "Got it. Let me know if there's anything to add to your list."],
  ['has leo had his birthday cake?', "No, 'birthday cake for Leo' is still open (due Sun 15 Feb)."],
  ['leo will have had his cake by sunday', "I didn't quite follow that, so I haven't changed anything."],
  ['I think leo has had his cake', "Shall I mark 'birthday cake for Leo' as completed?"],
  [
    'handed the library books in at lunch',
    "Done! 'return library books' has been marked as completed.",
    'return library books: status completed',
  ],
  [
    'brought the library books back yesterday',
    "Done! 'return library books' has been marked as completed.",
    'return library books: status completed',
  ],
]
