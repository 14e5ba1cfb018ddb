// Around a village hall: another was meant, some should have been otherwise, and what is added besides.

import type { Told } from '../../support/talk-over.ts'

export const villageAfter: readonly Told[] = [
  // Another task was meant.
  [
    'finish the goats // undo that, it was the hens I fed',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    "finish the goats // sorry, I meant the hens, the goats aren't fed",
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'finish the goats // no wait, it was the hens that got fed',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'finish the goats // wrong one sorry, the hens',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'finish the goats // not the goats, the hens',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'finish the goats // I painted the fence, not the goats',
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'finish the goats // the goats are still hungry, it was the hens',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'finish the goats // actually the hens too',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'finish the goats // undo that please, it was the fence',
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'finish the goats // was it the hens?',
    "No, 'feed the hens' is still open (due tomorrow at 07:30).",
    'feed the goats: status completed',
  ],
  [
    'finish the goats // it was the hens I need to feed next',
    "Got it. Let me know if there's anything to add to your list.",
    'feed the goats: status completed',
  ],
  [
    'finish the goats // sorry, it was the hens that will be fed later',
    'No problem.',
    'feed the goats: status completed',
  ],
  [
    'finish the goats // undo // I meant the hens',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'finish the goats // undo // it was the fence',
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'finish the goats // undo // it was the fence and the gate',
    'Marked 2 tasks as done:\n- paint the fence\n- mend the gate',
    'paint the fence: status completed; mend the gate: status completed',
  ],
  [
    'move the fence to sunday // I meant the gate',
    "Updated 'mend the gate': due Sun 15 Feb.",
    'mend the gate: due_date 2026-02-15',
  ],
  [
    'move the fence to sunday // sorry, the gate to monday',
    "Updated 'mend the gate': due Mon 16 Feb.",
    'paint the fence: due_date 2026-02-15; mend the gate: due_date 2026-02-16',
  ],
  [
    'move the fence to sunday // not the fence, the gate',
    "Updated 'mend the gate': due Sun 15 Feb.",
    'mend the gate: due_date 2026-02-15',
  ],
  [
    'move the fence to sunday // it was the gate I wanted moved',
    "Updated 'mend the gate': due Sun 15 Feb.",
    'mend the gate: due_date 2026-02-15',
  ],
  [
    'move the gate to friday // wait, wrong one, it should be the fence',
    "Updated 'paint the fence': due Fri 13 Feb.",
    'paint the fence: due_date 2026-02-13',
  ],
  [
    'make the gate high priority // I meant the fence',
    "Updated 'paint the fence': high priority.",
    'paint the fence: priority high',
  ],
  [
    'finish the goats and the hens // it was only the hens',
    "OK, I've put 'feed the goats' back the way it was.",
    'feed the hens: status completed',
  ],
  [
    'finish the goats and the hens // not the goats, the fence',
    "Done! 'paint the fence' has been marked as completed.",
    'feed the hens: status completed; paint the fence: status completed',
  ],
  [
    'finish the gate // I did the fence one, not the gate',
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'finish the gate // we painted the fence, undo that',
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'finish the gate // undo it, we fed the goats and the hens',
    "OK, I've put 'mend the gate' back the way it was.\nMarked 2 tasks as done:\n- feed the goats\n- feed the hens",
    'feed the goats: status completed; feed the hens: status completed',
  ],
  // Some of several should have been otherwise.
  [
    'move the fence, the gate and the cake to sunday // not the gate though',
    "OK, I've put 'mend the gate' back the way it was.",
    'paint the fence: due_date 2026-02-15',
  ],
  [
    'move the fence, the gate and the cake to sunday // except the gate, that can go monday',
    "Updated 'mend the gate': due Mon 16 Feb.",
    'paint the fence: due_date 2026-02-15; mend the gate: due_date 2026-02-16',
  ],
  [
    'move the fence, the gate and the cake to sunday // only the fence and the gate',
    "I haven't done anything to 'birthday cake for Leo' here, so I've left everything as it is.",
    'paint the fence: due_date 2026-02-15; mend the gate: due_date 2026-02-15',
  ],
  [
    'move the fence, the gate and the cake to sunday // leave the cake where it was',
    "I haven't done anything to 'birthday cake for Leo' here, so I've left everything as it is.",
    'paint the fence: due_date 2026-02-15; mend the gate: due_date 2026-02-15',
  ],
  [
    'move the fence, the gate and the cake to sunday // the cake has to be ready before that, put it back',
    "I haven't done anything to 'birthday cake for Leo' here, so I've left everything as it is.",
    'paint the fence: due_date 2026-02-15; mend the gate: due_date 2026-02-15',
  ],
  [
    'move the fence, the gate and the cake to sunday // except the budget',
    "Got it. Let me know if there's anything to add to your list.",
    'paint the fence: due_date 2026-02-15; mend the gate: due_date 2026-02-15',
  ],
  [
    'move the fence, the gate and the cake to sunday // all except the cake, sorry',
    "I haven't done anything to 'birthday cake for Leo' here, so I've left everything as it is.",
    'paint the fence: due_date 2026-02-15; mend the gate: due_date 2026-02-15',
  ],
  [
    'finish the goats, the hens and the gate // not the gate, I only oiled it',
    "OK, I've put 'mend the gate' back the way it was.",
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    "finish the goats, the hens and the gate // hang on, the gate isn't mended",
    "'mend the gate' is open again.",
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'finish the goats, the hens and the gate // only the goats',
    "OK, I've put 'feed the hens' and 'mend the gate' back the way they were.",
    'feed the goats: status completed',
  ],
  [
    'finish the goats, the hens and the gate // oh, the gate fell off again',
    "I didn't quite follow that, so I haven't changed anything.",
    'feed the goats: status completed; feed the hens: status completed; mend the gate: status completed',
  ],
  [
    'finish the goats // add twine // leave the goats as they were',
    "OK, I've put 'feed the goats' back the way it was.",
    'new, title twine',
  ],
  [
    'finish the goats // finish the hens // undo the goats',
    "OK, I've put 'feed the goats' back the way it was.",
    'feed the hens: status completed',
  ],
  [
    'finish the goats // finish the hens // undo both',
    "OK, I've put 'feed the hens' and 'feed the goats' back the way they were.",
  ],
  [
    'finish the goats // finish the hens // undo that // and the other one',
    "OK, I've put 'feed the goats' back the way it was.",
  ],
  [
    'make the fence and the gate urgent // not the gate',
    "OK, I've put 'mend the gate' back the way it was.",
    'paint the fence: priority high',
  ],
  [
    'make the fence and the gate urgent // only the gate, the fence stays low',
    "Updated 'paint the fence': low priority.",
    'mend the gate: priority high',
  ],
  [
    'make the fence and the gate urgent // just the gate please',
    "OK, I've put 'paint the fence' back the way it was.",
    'mend the gate: priority high',
  ],
  // Going on with what was added.
  ['add nails // and screws', "I've added 'screws' to your tasks.", 'new, title nails; new, title screws'],
  ['add nails // screws too', "I've added 'screws' to your tasks.", 'new, title nails; new, title screws'],
  [
    'add nails tomorrow // screws as well',
    "I've added 'screws' to your tasks. Due tomorrow.",
    'new, title nails, due_date 2026-02-10; new, title screws, due_date 2026-02-10',
  ],
  [
    'add nails tomorrow // and screws on friday',
    "I've added 'screws' to your tasks. Due Fri 13 Feb.",
    'new, title nails, due_date 2026-02-10; new, title screws, due_date 2026-02-13',
  ],
  [
    'add nails tomorrow // next: sandpaper',
    "I've added 'sandpaper' to your tasks.",
    'new, title nails, due_date 2026-02-10; new, title sandpaper',
  ],
  ['add nails tomorrow // next friday', "Updated 'nails': due Fri 20 Feb.", 'new, title nails, due_date 2026-02-20'],
  ['add nails // also the screws', "I've added 'the screws' to your tasks.", 'new, title nails; new, title the screws'],
  [
    'add nails // and rename the gate to fix the gate',
    "Updated 'mend the gate' to 'fix the gate'.",
    'mend the gate: title fix the gate; new, title nails',
  ],
  [
    'add nails // another one: ring Bob',
    "I've added 'ring Bob' to your tasks.",
    'new, title nails; new, title ring Bob',
  ],
  [
    'add nails // and one for Priya: parking permit',
    "I've added 'Priya: parking permit' to your tasks.",
    'new, title nails; new, title Priya: parking permit',
  ],
  [
    'add nails // and one that says salt and pepper',
    "I've added 'salt and pepper' to your tasks.",
    'new, title nails; new, title salt and pepper',
  ],
  ['add nails // another', "Got it. Let me know if there's anything to add to your list.", 'new, title nails'],
  ['add nails // and please add glue', "I've added 'glue' to your tasks.", 'new, title nails; new, title glue'],
  ['add nails // oh and stick glue on there', "I've added 'glue' to your tasks.", 'new, title nails; new, title glue'],
  ['add nails // plus glue, thanks', "I've added 'glue' to your tasks.", 'new, title nails; new, title glue'],
  ['add nails // and glue?', "I've added 'glue' to your tasks.", 'new, title nails; new, title glue'],
  [
    'add nails and screws // both for saturday',
    'Updated 2 tasks (due Sat 14 Feb):\n- nails\n- screws',
    'new, title nails, due_date 2026-02-14; new, title screws, due_date 2026-02-14',
  ],
  [
    "add nails and screws // they're both urgent",
    'Updated 2 tasks (high priority):\n- nails\n- screws',
    'new, title nails, priority high; new, title screws, priority high',
  ],
  [
    'add nails and screws // all for saturday please',
    'Updated 2 tasks (due Sat 14 Feb):\n- nails\n- screws',
    'new, title nails, due_date 2026-02-14; new, title screws, due_date 2026-02-14',
  ],
  [
    'add write to Mr Lim // and to Mrs Okoye',
    "I've added 'write to Mrs Okoye' to your tasks.",
    'new, title write to Mr Lim; new, title write to Mrs Okoye',
  ],
  ['add call mum // same for dad', "I've added 'call dad' to your tasks.", 'new, title call mum; new, title call dad'],
  [
    'add clean the kitchen // the hallway too',
    "I've added 'clean the hallway' to your tasks.",
    'new, title clean the kitchen; new, title clean the hallway',
  ],
  [
    'add clean the kitchen tomorrow // the hallway too',
    "I've added 'clean the hallway' to your tasks. Due tomorrow.",
    'new, title clean the kitchen, due_date 2026-02-10; new, title clean the hallway, due_date 2026-02-10',
  ],
  [
    'add clean the kitchen // and not the hallway',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title clean the kitchen',
  ],
  [
    'add clean the kitchen // and the dog was sick',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title clean the kitchen',
  ],
  [
    'add nails at 5 // same time, add screws',
    "I've added 'screws' to your tasks. Due today at 17:00.",
    'new, title nails, due_date 2026-02-09T17:00:00+00:00; new, title screws, due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'add nails on friday // same day, add screws',
    "I've added 'screws' to your tasks. Due Fri 13 Feb.",
    'new, title nails, due_date 2026-02-13; new, title screws, due_date 2026-02-13',
  ],
  [
    'add nails on friday high priority // ditto screws',
    "I've added 'screws' to your tasks. Due Fri 13 Feb.",
    'new, title nails, priority high, due_date 2026-02-13; new, title screws, due_date 2026-02-13',
  ],
  [
    'add nails // likewise screws and bolts',
    "I've added 2 tasks:\n- screws\n- bolts",
    'new, title nails; new, title screws; new, title bolts',
  ],
  [
    'add nails // and also, please, a hammer',
    "I've added 'hammer' to your tasks.",
    'new, title nails; new, title hammer',
  ],
  [
    'add nails // and a very long list of other things that nobody could ever carry home',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title nails',
  ],
]
