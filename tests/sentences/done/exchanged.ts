// Some words of a title or a note that was just written, exchanged for others.

import type { Told } from '../../support/talk-over.ts'

export const exchanged: readonly Told[] = [
  [
    'add call the eye clinic // no, not call. change it to see the eye clinic',
    "Updated 'call the eye clinic' to 'see the eye clinic'.",
    'new, title see the eye clinic',
  ],
  [
    'add ring Mo about the tent // Jo not Mo',
    "Updated 'ring Mo about the tent' to 'ring Jo about the tent'.",
    'new, title ring Jo about the tent',
  ],
  [
    "add sweep unit 3C for friday // no, saturday // and it's 3E not 3C, I need sleep",
    "Updated 'sweep unit 3C' to 'sweep unit 3E'.",
    'new, title sweep unit 3E, due_date 2026-02-14',
  ],
  [
    'add skates for Ida size 30 // sorry size 31, she grows so fast',
    "Updated 'skates for Ida size 30' to 'skates for Ida size 31'.",
    'new, title skates for Ida size 31',
  ],
  [
    'add buy 2 bags of sand // 3 bags I mean',
    "Updated 'buy 2 bags of sand' to 'buy 3 bags of sand'.",
    'new, title buy 3 bags of sand',
  ],
  [
    'add email the caterer // no no, the florist, not the caterer. What a morning!',
    "Updated 'email the caterer' to 'email the florist'.",
    'new, title email the florist',
  ],
  [
    'add drive to the harbour // and it should say marina, not harbour',
    "Updated 'drive to the harbour' to 'drive to the marina'.",
    'new, title drive to the marina',
  ],
  [
    'add drive to the harbour // should be marina instead of harbour',
    "Updated 'drive to the harbour' to 'drive to the marina'.",
    'new, title drive to the marina',
  ],
  [
    'add drive to the harbour // not the harbour, the marina',
    "Updated 'drive to the harbour' to 'drive to the marina'.",
    'new, title drive to the marina',
  ],
  [
    'add drive to the harbour // change harbour to marina',
    "Updated 'drive to the harbour' to 'drive to the marina'.",
    'new, title drive to the marina',
  ],
  [
    'add fix gate at no 7 // can you make that no 9 instead of no 7',
    "Updated 'fix gate at no 7' to 'fix gate at no 9'.",
    'new, title fix gate at no 9',
  ],
  [
    'rename the shed to clear out the garage // loft, not garage',
    "Updated 'clear out the garage' to 'clear out the loft'.",
    'sort the shed: title clear out the loft',
  ],
  [
    'on the shed one it should say garage instead of shed',
    "Updated 'sort the shed' to 'sort the garage'.",
    'sort the shed: title sort the garage',
  ],
  [
    'note on the shed: red paint // green paint not red',
    "The note on 'sort the shed' now says: green paint",
    'sort the shed: description green paint',
  ],
  // What is wrong must stand there.
  [
    'add drive to the harbour // Jo not Mo',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title drive to the harbour',
  ],
  [
    'add meet Ann friday // saturday not friday',
    "Updated 'meet Ann': due Sat 14 Feb.",
    'new, title meet Ann, due_date 2026-02-14',
  ],
  ["add ring Bo // make it ring Bo's mum", "Updated 'ring Bo' to 'ring Bo's mum'.", "new, title ring Bo's mum"],
  [
    "add planks // that wants to say 'buy planks and screws', I'd forget them otherwise",
    "Updated 'planks' to 'buy planks and screws'.",
    'new, title buy planks and screws',
  ],
  [
    'rename the shed to summer house // actually, call that one garden room',
    "Updated 'summer house' to 'garden room'.",
    'sort the shed: title garden room',
  ],
  // None of these says what the title should be.
  [
    "add ring Mo // Jo's coming not Mo",
    "Got it. Let me know if there's anything to add to your list.",
    'new, title ring Mo',
  ],
  [
    'add ring Mo // make it quick',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title ring Mo',
  ],
  ['add ring Mo // that should be enough', "OK, I've left everything as it is.", 'new, title ring Mo'],
  [
    'add ring Mo // call that one done',
    "Done! 'ring Mo' has been marked as completed.",
    'new, title ring Mo, status completed',
  ],
  // What is asked for besides is not passed over.
  [
    'add call Mo // delete the shed, Jo not Mo',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title call Mo',
  ],
  [
    "add water the roses // make it 'buy screws' and delete the shed",
    "Updated 'water the roses' to 'buy screws'.\nAre you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title buy screws',
  ],
  // Nothing stands in the place of what is wrong.
  [
    'add call Mo // not Mo, sorry',
    "Are you sure you want to delete 'call Mo'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title call Mo',
  ],
  ["add ring Mo // Jo's mum, not Mo", "Updated 'ring Mo' to 'ring Jo's mum'.", "new, title ring Jo's mum"],
  // Of two that were done only the wrong one is taken back.
  [
    'finish the shed and the report // the milk, not the shed',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed; read the report: status completed',
  ],
]
