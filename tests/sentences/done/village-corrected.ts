// Around a village hall: what was added or asked about is put right, answered and gone on with.

import type { Told } from '../../support/talk-over.ts'

export const villageCorrected: readonly Told[] = [
  // A day by its number alone, in the month that was said.
  [
    'add gig at the anchor 21st of june 8pm // 22nd sorry',
    "Updated 'gig at the anchor': due Mon 22 Jun, 20:00.",
    'new, title gig at the anchor, due_date 2026-06-22T20:00:00+00:00',
  ],
  [
    'add gig at the anchor 21 june // no, the 22nd',
    "Updated 'gig at the anchor': due Mon 22 Jun.",
    'new, title gig at the anchor, due_date 2026-06-22',
  ],
  // Other words for those that were written, with their ending, and what is said besides.
  [
    'add order cake for josies leaving do, thursday // and its jodie not josie, im so tired',
    "Updated 'order cake for josies leaving do' to 'order cake for jodies leaving do'.",
    'new, title order cake for jodies leaving do, due_date 2026-02-12',
  ],
  ["add walk the dogs // it's cat not dog", "Updated 'walk the dogs' to 'walk the cats'.", 'new, title walk the cats'],
  [
    'add gig at the anchor // and its the Angel not the anchor, every time man',
    "Updated 'gig at the anchor' to 'gig at the Angel'.",
    'new, title gig at the Angel',
  ],
  [
    'add buy bread for tomorrow // sorry i meant toilet rolls lol, we have bread',
    "Updated 'buy bread' to 'buy toilet rolls'.",
    'new, title buy toilet rolls, due_date 2026-02-10',
  ],
  // Which one, and then only what is told.
  [
    'feed is done // just the goats I have not seen the hens yet',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  [
    'feed is done // the goats… they were so sweet today',
    "Done! 'feed the goats' has been marked as completed.",
    'feed the goats: status completed',
  ],
  [
    'feed is done // the goats - move the hens to friday',
    "Done! 'feed the goats' has been marked as completed.\nUpdated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the goats: status completed; feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  ["feed is done // the goats we'll do the hens friday", "I didn't quite follow that, so I haven't changed anything."],
  // One more, and said to be one.
  [
    'add thank the flower ladies on sunday // And thank the choir, as a separate task, also on Sunday.',
    "I've added 'thank the choir' to your tasks. Due Sun 15 Feb.",
    'new, title thank the flower ladies, due_date 2026-02-15; new, title thank the choir, due_date 2026-02-15',
  ],
  [
    'add annotate the games by saturday evening // Also: buy a spare scorebook. No rush, low priority.',
    "I've added 'buy a spare scorebook' to your tasks. Low priority.",
    'new, title annotate the games, due_date 2026-02-14T18:00:00+00:00; new, title buy a spare scorebook, priority low',
  ],
]
