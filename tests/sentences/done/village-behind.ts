// Around a village hall: what a sentence of its own says of the one before, and what is put right behind something done.

import type { Told } from '../../support/talk-over.ts'

export const villageBehind: readonly Told[] = [
  // A sentence of its own that says something of the one before.
  [
    'finish the fence, the gate and the cake. Except the gate.',
    'Marked 2 tasks as done:\n- paint the fence\n- birthday cake for Leo',
    'paint the fence: status completed; birthday cake for Leo: status completed',
  ],
  [
    'finish the fence, the gate and the cake. Except the gate and the cake.',
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'finish everything due tomorrow. Except the hens.',
    "Done! 'yoga class' has been marked as completed.",
    'yoga class: status completed',
  ],
  ["finish everything due tomorrow. Only if it's dry.", "OK, I've left everything as it is."],
  ['finish everything due tomorrow. As long as Tom agrees.', "OK, I've left everything as it is."],
  ['finish everything due tomorrow. As soon as Tom agrees.', "OK, I've left everything as it is."],
  [
    "move the gate to friday. If it rains we'll be late.",
    "Updated 'mend the gate': due Fri 13 Feb.",
    'mend the gate: due_date 2026-02-13',
  ],
  ['move the gate to friday. Unless Tom objects.', "OK, I've left everything as it is."],
  [
    'move everything due tomorrow to friday. But I fed the hens.',
    "Updated 'yoga class': due Fri 13 Feb, 18:30.\nDone! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed; yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    'move everything due tomorrow to friday. But not the hens.',
    "Updated 'yoga class': due Fri 13 Feb, 18:30.",
    'yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    "don't finish the gate. But I painted the fence.",
    "Done! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'add nails for today. add screws. all due friday.',
    "I've added 'nails' to your tasks. Due today.\nI've added 'screws' to your tasks. Due Fri 13 Feb.",
    'new, title nails, due_date 2026-02-09; new, title screws, due_date 2026-02-13',
  ],
  [
    "add nails. It's urgent. add screws.",
    "I've added 'nails' to your tasks. High priority.\nI've added 'screws' to your tasks.",
    'new, title nails, priority high; new, title screws',
  ],
  // News and then the wish.
  [
    "the yoga's been moved to 7, please adjust it",
    "Updated 'yoga class': due tomorrow at 19:00.",
    'yoga class: due_date 2026-02-10T19:00:00+00:00',
  ],
  ["the yoga's been moved to 7, correct?", "'yoga class' is due tomorrow at 18:30."],
  [
    "the yoga's moved to 7, correct it",
    "Updated 'yoga class': due tomorrow at 19:00.",
    'yoga class: due_date 2026-02-10T19:00:00+00:00',
  ],
  [
    'the choir is every friday from now on, please change that',
    "'choir practice' repeats every Thursday. Just this one or all of them?",
  ],
  [
    "the choir's an hour later, change it please",
    "'choir practice' repeats every Thursday. Just this one or all of them?",
  ],
  [
    'the yoga is a day earlier. Change the yoga for me?',
    "Updated 'yoga class': due today at 18:30.",
    'yoga class: due_date 2026-02-09T18:30:00+00:00',
  ],
  ["it's at 7 now, change it", "I'm not sure what 'it' means here. Which task do you mean?"],
  // Told of by what was done.
  ["what's due tomorrow? // fed it", "I'm not sure what 'it' means here. Which task do you mean?"],
  ['show my tasks // fed it', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'show my tasks // rang her',
    "Done! 'ring Priya about the survey' has been marked as completed.",
    'ring Priya about the survey: status completed',
  ],
  [
    'show my tasks // returned them',
    "Done! 'return library books' has been marked as completed.",
    'return library books: status completed',
  ],
  ['show my tasks // did it', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'move the gate to friday // painted it',
    "Got it. Let me know if there's anything to add to your list.",
    'mend the gate: due_date 2026-02-13',
  ],
  // Going on.
  [
    'add nails and screws // both',
    "Tasks matching 'both':\n1. nails\n2. screws",
    'new, title nails; new, title screws',
  ],
  [
    'add nails and screws // both please',
    "Tasks matching 'both':\n1. nails\n2. screws",
    'new, title nails; new, title screws',
  ],
  [
    'add nails and screws // both for friday!',
    'Updated 2 tasks (due Fri 13 Feb):\n- nails\n- screws',
    'new, title nails, due_date 2026-02-13; new, title screws, due_date 2026-02-13',
  ],
  [
    'add nails and screws // they are both for Leo',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title nails; new, title screws',
  ],
  [
    'add nails on friday // screws as well please',
    "I've added 'screws' to your tasks. Due Fri 13 Feb.",
    'new, title nails, due_date 2026-02-13; new, title screws, due_date 2026-02-13',
  ],
  [
    'add nails on friday // screws too, thank you',
    "I've added 'screws' to your tasks. Due Fri 13 Feb.",
    'new, title nails, due_date 2026-02-13; new, title screws, due_date 2026-02-13',
  ],
  ['add nails // and then glue', "I've added 'glue' to your tasks.", 'new, title nails; new, title glue'],
  // Put right.
  ['add buy eggs // I meant to say bread', "Updated 'buy eggs' to 'buy bread'.", 'new, title buy bread'],
  [
    "add buy eggs // that's what I said",
    "Got it. Let me know if there's anything to add to your list.",
    'new, title buy eggs',
  ],
  [
    "add buy eggs // it's for Bea",
    "Got it. Let me know if there's anything to add to your list.",
    'new, title buy eggs',
  ],
  ['add buy eggs // no, low priority', "Updated 'buy eggs': low priority.", 'new, title buy eggs, priority low'],
  [
    'add buy eggs // not eggs',
    "Are you sure you want to delete 'buy eggs'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title buy eggs',
  ],
  [
    'add buy eggs // not eggs, sorry',
    "Are you sure you want to delete 'buy eggs'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title buy eggs',
  ],
  [
    'add buy eggs for friday // no wait, sorry, I mean saturday, sorry',
    "Updated 'buy eggs': due Sat 14 Feb.",
    'new, title buy eggs, due_date 2026-02-14',
  ],
  [
    'add buy eggs for friday // not friday saturday',
    "Updated 'buy eggs': due Sat 14 Feb.",
    'new, title buy eggs, due_date 2026-02-14',
  ],
  [
    "add buy eggs for friday // saturday I mean. Friday's full.",
    "Updated 'buy eggs': due Sat 14 Feb.",
    'new, title buy eggs, due_date 2026-02-14',
  ],
  [
    'add buy eggs for friday // oh sorry saturday',
    "Updated 'buy eggs': due Sat 14 Feb.",
    'new, title buy eggs, due_date 2026-02-14',
  ],
  [
    'move the gate to friday // the fence too on saturday',
    "'paint the fence' is already set that way.",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    'move the gate to friday // actually the fence to saturday',
    "'paint the fence' is already set that way.",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    'move the gate to friday // no, 1 day later',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14',
  ],
  [
    'move the gate to friday // no, make it a day later',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14',
  ],
  ['move the gate to friday // redo', "There's nothing to redo.", 'mend the gate: due_date 2026-02-13'],
  [
    'move the gate to friday // undo that and finish the fence',
    "OK, I've put 'mend the gate' back the way it was.\nDone! 'paint the fence' has been marked as completed.",
    'paint the fence: status completed',
  ],
  [
    'move the gate to friday // undo that and add soap',
    "OK, I've put 'mend the gate' back the way it was.\nI've added 'soap' to your tasks.",
    'new, title soap',
  ],
  ['move the gate to friday // can you take it back', "OK, I've put 'mend the gate' back the way it was."],
  ['move the gate to friday // could you please undo that', "OK, I've put 'mend the gate' back the way it was."],
  [
    'move the gate to friday // undo at 5',
    "Got it. Let me know if there's anything to add to your list.",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    'move the gate to friday // no need to undo',
    "OK, I've left everything as it is.",
    'mend the gate: due_date 2026-02-13',
  ],
  ['finish the gate // yes, I still need it', "OK, I've left everything as it is.", 'mend the gate: status completed'],
  ["finish the gate // wait, I haven't done it yet", "OK, I've put 'mend the gate' back the way it was."],
  ["finish the gate // no, it's not done", "OK, I've put 'mend the gate' back the way it was."],
  ['finish the gate // not yet', "OK, I've put 'mend the gate' back the way it was."],
  ["finish the gate // that's not it", "OK, I've put 'mend the gate' back the way it was."],
  ["finish the gate // no I haven't", "OK, I've put 'mend the gate' back the way it was."],
  [
    "finish the gate // sorry, that's Tom's half. mine isn't done yet",
    "OK, I've put 'mend the gate' back the way it was.",
  ],
  ['finish the gate // we still need a hinge', "Add 'hinge'?", 'mend the gate: status completed'],
  ['finish the gate // oh no, we still need to oil it', "OK, I've put 'mend the gate' back the way it was."],
  [
    'finish the gate // undo // oh wait, it really is done',
    "OK, I've redone that for 'mend the gate'.",
    'mend the gate: status completed',
  ],
  [
    'finish the gate // undo // yes, I did it',
    "OK, I've redone that for 'mend the gate'.",
    'mend the gate: status completed',
  ],
  [
    'finish the gate // undo // it was done after all',
    "OK, I've redone that for 'mend the gate'.",
    'mend the gate: status completed',
  ],
  [
    "add soap // no need, Sam's got it",
    "Are you sure you want to delete 'soap'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap',
  ],
  [
    'add soap // no need for it any more',
    "Are you sure you want to delete 'soap'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap',
  ],
  [
    'add soap // not needed after all',
    "Are you sure you want to delete 'soap'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap',
  ],
  // Of another moment.
  [
    'move the gate to friday // make that one low priority, sorry',
    "Updated 'mend the gate': low priority.",
    'mend the gate: priority low, due_date 2026-02-13',
  ],
  [
    'move the gate to friday // make it low, friday stays',
    "Updated 'mend the gate': low priority.",
    'mend the gate: priority low, due_date 2026-02-13',
  ],
  [
    'move the gate to friday // scrap it',
    "Are you sure you want to delete 'mend the gate'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    'move the gate to friday // scrap that, saturday',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14',
  ],
  [
    'move the gate to friday // saturday, not this friday',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14',
  ],
  [
    'move the gate to friday // saturday rather',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14',
  ],
  [
    'move the gate to friday // saturday even',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14',
  ],
  [
    'move the gate to friday // saturday, should have said',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14',
  ],
  [
    'move the gate to friday at 3 // 4 rather',
    "Updated 'mend the gate': due Fri 13 Feb, 16:00.",
    'mend the gate: due_date 2026-02-13T16:00:00+00:00',
  ],
  [
    'move the gate to friday at 3 // at four',
    "Updated 'mend the gate': due Fri 13 Feb, 16:00.",
    'mend the gate: due_date 2026-02-13T16:00:00+00:00',
  ],
  [
    'move the gate to friday at 3.30 // 4.30, not 3.30',
    "Updated 'mend the gate': due Fri 13 Feb, 16:30.",
    'mend the gate: due_date 2026-02-13T16:30:00+00:00',
  ],
  [
    'move the gate to friday at 3 // 4 not 3, sorry, the bus is late',
    "Updated 'mend the gate': due Fri 13 Feb, 16:00.",
    'mend the gate: due_date 2026-02-13T16:00:00+00:00',
  ],
  [
    'when is the gate? // make it friday',
    "Updated 'mend the gate': due Fri 13 Feb.",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    'when is the fence? // sunday',
    "Updated 'paint the fence': due Sun 15 Feb.",
    'paint the fence: due_date 2026-02-15',
  ],
  [
    'when is the fence? // make that sunday',
    "Updated 'paint the fence': due Sun 15 Feb.",
    'paint the fence: due_date 2026-02-15',
  ],
  ['when is the yoga? // 7', "Got it. Let me know if there's anything to add to your list."],
  [
    'when is the yoga? // make it 7',
    "Updated 'yoga class': due tomorrow at 19:00.",
    'yoga class: due_date 2026-02-10T19:00:00+00:00',
  ],
  // One or the other.
  [
    'finish the fence or the gate',
    "I found multiple tasks that match 'fence or the gate':\n1. paint the fence (due Sat 14 Feb, low priority)\n2. mend the gate\nWhich one did you mean?",
  ],
  [
    'finish the fence or the gate // the gate',
    "Done! 'mend the gate' has been marked as completed.",
    'mend the gate: status completed',
  ],
  [
    'finish the fence or the gate // both',
    'Marked 2 tasks as done:\n- paint the fence\n- mend the gate',
    'paint the fence: status completed; mend the gate: status completed',
  ],
  [
    'the fence or the gate is done',
    "I found multiple tasks that match 'fence or the gate':\n1. paint the fence (due Sat 14 Feb, low priority)\n2. mend the gate\nWhich one did you mean?",
  ],
  [
    'I painted the fence or the gate',
    "I found multiple tasks that match 'fence':\n1. paint the fence (due Sat 14 Feb, low priority)\n2. mend the gate\nWhich one did you mean?",
  ],
  [
    'move the gate, the fence or the cake to friday',
    "I found multiple tasks that match 'gate, the fence or the cake':\n1. paint the fence (due Sat 14 Feb, low priority)\n2. birthday cake for Leo (due Sun 15 Feb)\n3. mend the gate\nWhich one did you mean?",
  ],
  [
    'delete the fence or the gate',
    "I found multiple tasks that match 'fence or the gate':\n1. paint the fence (due Sat 14 Feb, low priority)\n2. mend the gate\nWhich one did you mean?",
  ],
  ["I haven't painted the fence or mended the gate", "'paint the fence' is still open."],
  ["don't finish the fence or the gate", "OK, I've left everything as it is."],
  [
    'finish everything due today or tomorrow',
    'Marked 3 tasks as done:\n- feed the goats\n- feed the hens\n- yoga class',
    'feed the goats: status completed; feed the hens: status completed; yoga class: status completed',
  ],
  [
    'show the fence or the gate',
    "Tasks matching 'fence or the gate':\n1. paint the fence (due Sat 14 Feb, low priority)\n2. mend the gate",
  ],
  [
    'put a note on the gate and the fence: red or blue',
    "Updated 2 tasks (note 'red or blue'):\n- mend the gate\n- paint the fence",
    'paint the fence: description red or blue; mend the gate: description red or blue',
  ],
  [
    'move the gate to friday // no need to undo that',
    "OK, I've left everything as it is.",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    "move the gate to friday // please don't undo it",
    "OK, I've left everything as it is.",
    'mend the gate: due_date 2026-02-13',
  ],
]
