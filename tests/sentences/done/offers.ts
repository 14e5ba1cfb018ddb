// An offer is taken up by a yes alone: what is asked or told besides is no answer to it.

import type { Told } from '../../support/talk-over.ts'

export const offers: readonly Told[] = [
  ['I think I sorted the shed // what did I put for the shed', 'Here are your tasks:\n1. sort the shed'],
  ['I think I sorted the shed // remind me what the shed was about', 'Here are your tasks:\n1. sort the shed'],
  ['I think I sorted the shed // which shed', 'Here are your tasks:\n1. sort the shed'],
  ["I think I sorted the shed // that's wonderful, thank you", "You're welcome!"],
  ["I think I sorted the shed // aw that's so kind, ta", "You're welcome!"],
  ['I think I sorted the shed // oh nice', 'Thank you!'],
  [
    "I think I sorted the shed // it's pouring out there",
    "Got it. Let me know if there's anything to add to your list.",
  ],
  [
    'I think I sorted the shed // the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'I think I sorted the shed // yes, thank you',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ["walk the dog // that's fab, cheers", "You're welcome!"],
  ['walk the dog // lovely', "I've added 'walk the dog' to your tasks.", 'new, title walk the dog'],
  ['finish milk // thats great', 'Thank you!', 'buy milk: status completed'],
]
