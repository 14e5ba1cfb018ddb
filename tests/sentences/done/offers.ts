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
  // Of several titles, those that are named or counted; what was not offered is no choice.
  [
    'masking tape, a2 paper, cat litter // just the tape and the litter',
    "I've added 2 tasks:\n- masking tape\n- cat litter",
    'new, title masking tape; new, title cat litter',
  ],
  [
    'masking tape, a2 paper, cat litter // yes, 1 and 3',
    "I've added 2 tasks:\n- masking tape\n- cat litter",
    'new, title masking tape; new, title cat litter',
  ],
  [
    "masking tape, a2 paper, cat litter // not the paper, we've got some",
    "I've added 2 tasks:\n- masking tape\n- cat litter",
    'new, title masking tape; new, title cat litter',
  ],
  [
    'masking tape, a2 paper, cat litter // all but the second',
    "I've added 2 tasks:\n- masking tape\n- cat litter",
    'new, title masking tape; new, title cat litter',
  ],
  [
    'masking tape, a2 paper, cat litter // the last one only',
    "I've added 'cat litter' to your tasks.",
    'new, title cat litter',
  ],
  ['masking tape, a2 paper, cat litter // no, not the paper', 'OK, never mind.'],
  [
    'masking tape, a2 paper, cat litter // cat litter and glue',
    "Add 'masking tape', 'a2 paper', 'cat litter' and 'glue'?",
  ],
  // Of several asked about, those that are chosen by their places.
  [
    'delete the shed, the report and the milk // just the first two',
    "Are you sure you want to delete these 2 tasks?\n- sort the shed\n- read the report\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'finish everything // all but the last two',
    'Mark 5 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report',
  ],
]
