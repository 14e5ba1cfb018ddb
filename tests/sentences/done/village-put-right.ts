// Around a village hall: words and values that are put right, and what the same message takes back.

import type { Told } from '../../support/talk-over.ts'

export const villagePutRight: readonly Told[] = [
  // Words of a title or a note.
  [
    'add ring Mo about the van // Jo, not Mo',
    "Updated 'ring Mo about the van' to 'ring Jo about the van'.",
    'new, title ring Jo about the van',
  ],
  [
    'add ring Mo about the van // not Mo, Jo',
    "Updated 'ring Mo about the van' to 'ring Jo about the van'.",
    'new, title ring Jo about the van',
  ],
  [
    'add ring Mo about the van // it should say lorry, not van',
    "Updated 'ring Mo about the van' to 'ring Mo about the lorry'.",
    'new, title ring Mo about the lorry',
  ],
  [
    'add ring Mo about the van // sorry, Jo',
    "Updated 'ring Mo about the van' to 'ring Jo about the van'.",
    'new, title ring Jo about the van',
  ],
  [
    "add ring Mo about the van // I said Mo but it's Jo",
    "Updated 'ring Mo about the van' to 'ring Jo about the van'.",
    'new, title ring Jo about the van',
  ],
  [
    'add ring Mo about the van // change van to lorry',
    "Updated 'ring Mo about the van' to 'ring Mo about the lorry'.",
    'new, title ring Mo about the lorry',
  ],
  [
    'add ring Mo about the van // make it ring Jo about the lorry',
    "Updated 'ring Mo about the van' to 'ring Jo about the lorry'.",
    'new, title ring Jo about the lorry',
  ],
  [
    'add ring Mo about the van // that wants to say ring Jo about the lorry',
    "Updated 'ring Mo about the van' to 'ring Jo about the lorry'.",
    'new, title ring Jo about the lorry',
  ],
  [
    'add ring Mo about the van // with an h, Moh',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title ring Mo about the van',
  ],
  [
    'add ring Mo about the van // the name is Jo, not Mo',
    "Updated 'ring Mo about the van' to 'ring Jo about the van'.",
    'new, title ring Jo about the van',
  ],
  [
    'add ring Mo about the van // the lorry instead of the van',
    "Updated 'ring Mo about the van' to 'ring Mo about the lorry'.",
    'new, title ring Mo about the lorry',
  ],
  [
    "add ring Mo about the van // Mo's coming, not Jo",
    "I didn't quite follow that, so I haven't changed anything.",
    'new, title ring Mo about the van',
  ],
  [
    'add buy 2 bags of sand // 3 bags I mean',
    "Updated 'buy 2 bags of sand' to 'buy 3 bags of sand'.",
    'new, title buy 3 bags of sand',
  ],
  [
    'add buy 2 bags of sand // sorry, 3 bags',
    "Updated 'buy 2 bags of sand' to 'buy 3 bags of sand'.",
    'new, title buy 3 bags of sand',
  ],
  [
    'add buy 2 bags of sand // 3 not 2',
    "Updated 'buy 2 bags of sand' to 'buy 3 bags of sand'.",
    'new, title buy 3 bags of sand',
  ],
  [
    'add buy 2 bags of sand // make that gravel instead of sand',
    "Updated 'buy 2 bags of sand' to 'buy 2 bags of gravel'.",
    'new, title buy 2 bags of gravel',
  ],
  [
    'add buy size 30 boots // sorry, size 31',
    "Updated 'buy size 30 boots' to 'buy size 31 boots'.",
    'new, title buy size 31 boots',
  ],
  [
    'add buy size 30 boots // size 31, I misread the label',
    "Updated 'buy size 30 boots' to 'buy size 31 boots'.",
    'new, title buy size 31 boots',
  ],
  [
    'add buy size 30 boots // oh dear, I mixed them up. It should say shoes, not boots',
    "Updated 'buy size 30 boots' to 'buy size 30 shoes'.",
    'new, title buy size 30 shoes',
  ],
  ['add buy red paint // not red blue', "Updated 'buy red paint' to 'buy blue paint'.", 'new, title buy blue paint'],
  ['add buy red paint // not red, blue', "Updated 'buy red paint' to 'buy blue paint'.", 'new, title buy blue paint'],
  [
    'add buy red paint // blue, not green',
    "Got it. Let me know if there's anything to add to your list.",
    'new, title buy red paint',
  ],
  [
    'add a note to the gate: ask Tom for the hinge // not Tom, Tim',
    "The note on 'mend the gate' now says: ask Tim for the hinge",
    'mend the gate: description ask Tim for the hinge',
  ],
  [
    'add a note to the gate: ask Tom for the hinge // it should say latch, not hinge',
    "The note on 'mend the gate' now says: ask Tom for the latch",
    'mend the gate: description ask Tom for the latch',
  ],
  [
    'add a note to the gate: ask Tom for the hinge // and the key is under the pot',
    "Got it. Let me know if there's anything to add to your list.",
    'mend the gate: description ask Tom for the hinge',
  ],
  [
    'add a note to the gate: ask Tom for the hinge // read it back to me',
    "The note on 'mend the gate' says: ask Tom for the hinge",
    'mend the gate: description ask Tom for the hinge',
  ],
  [
    'rename the gate to fix the gate // it should say door, not gate',
    "Updated 'fix the gate' to 'fix the door'.",
    'mend the gate: title fix the door',
  ],
  [
    'on the fence one it should say wall instead of fence',
    "Updated 'paint the fence' to 'paint the wall'.",
    'paint the fence: title paint the wall',
  ],
  [
    'the fence one should say wall, not fence',
    "Updated 'paint the fence' to 'paint the wall'.",
    'paint the fence: title paint the wall',
  ],
  [
    'the chairs one should say 14, not 12',
    "Updated 'order 12 chairs for the hall' to 'order 14 chairs for the hall'.",
    'order 12 chairs for the hall: title order 14 chairs for the hall',
  ],
  // Another value.
  [
    'move the gate to friday // no, saturday',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14',
  ],
  [
    'move the gate to friday // and at 3',
    "Updated 'mend the gate': due Fri 13 Feb, 15:00.",
    'mend the gate: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the gate to friday // 3pm',
    "Updated 'mend the gate': due Fri 13 Feb, 15:00.",
    'mend the gate: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the gate to friday // make that thursday',
    "Updated 'mend the gate': due Thu 12 Feb.",
    'mend the gate: due_date 2026-02-12',
  ],
  [
    'move the gate to friday // not this friday, the one after',
    "Updated 'mend the gate': due Fri 20 Feb.",
    'mend the gate: due_date 2026-02-20',
  ],
  [
    'move the gate to friday // scratch friday, saturday',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14',
  ],
  [
    "move the gate to friday // actually tuesday, he's off mondays",
    "Updated 'mend the gate': due tomorrow.",
    'mend the gate: due_date 2026-02-10',
  ],
  [
    'move the gate to friday // tuesday will do',
    "Updated 'mend the gate': due tomorrow.",
    'mend the gate: due_date 2026-02-10',
  ],
  [
    'move the gate to friday // oh shoot, make that 11:30, she just rang',
    "Updated 'mend the gate': due Fri 13 Feb, 11:30.",
    'mend the gate: due_date 2026-02-13T11:30:00+00:00',
  ],
  [
    "move the gate to friday // oh wait, that's the wedding. Better sunday",
    "Updated 'mend the gate': due Sun 15 Feb.",
    'mend the gate: due_date 2026-02-15',
  ],
  [
    "move the gate to friday // that's too soon",
    "Got it. Let me know if there's anything to add to your list.",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    'move the gate to friday // a day earlier',
    "Updated 'mend the gate': due Thu 12 Feb.",
    'mend the gate: due_date 2026-02-12',
  ],
  [
    'move the gate to friday // an hour later',
    "What would you like to change 'mend the gate' to?",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    'move the gate to friday // urgent too',
    "Updated 'mend the gate': high priority.",
    'mend the gate: priority high, due_date 2026-02-13',
  ],
  [
    'move the gate to friday // is that ok?',
    "Got it. Let me know if there's anything to add to your list.",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    'move the gate to friday // with a note: bring oil',
    "The note on 'mend the gate' now says: bring oil",
    'mend the gate: description bring oil, due_date 2026-02-13',
  ],
  ['move the gate to friday // no date', "Updated 'mend the gate': no due date."],
  [
    'move the gate to friday // hmm, maybe saturday',
    "Move 'mend the gate' to Sat 14 Feb?",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    "move the gate to friday // not friday, she's away",
    "Got it. Let me know if there's anything to add to your list.",
    'mend the gate: due_date 2026-02-13',
  ],
  [
    'move the gate to friday // friday the 20th I mean',
    "Updated 'mend the gate': due Fri 20 Feb.",
    'mend the gate: due_date 2026-02-20',
  ],
  [
    'move the gate to friday at 5 // 6 not 5',
    "Updated 'mend the gate': due Fri 13 Feb, 18:00.",
    'mend the gate: due_date 2026-02-13T18:00:00+00:00',
  ],
  [
    'move the gate to friday at 5 // am, not pm',
    "Updated 'mend the gate': due Fri 13 Feb, 05:00.",
    'mend the gate: due_date 2026-02-13T05:00:00+00:00',
  ],
  [
    'move the gate to friday at 5 // the gate at 6',
    "Updated 'mend the gate': due Fri 13 Feb, 18:00.",
    'mend the gate: due_date 2026-02-13T18:00:00+00:00',
  ],
  [
    'move the goats back by an hour // make that two hours',
    "Updated 'feed the goats': due today at 20:00.",
    'feed the goats: due_date 2026-02-09T20:00:00+00:00',
  ],
  [
    'move the goats back by an hour // no, earlier',
    "Updated 'feed the goats': due today at 17:00.",
    'feed the goats: due_date 2026-02-09T17:00:00+00:00',
  ],
  [
    'move the gate to friday and the fence to sunday // the other way round',
    "Updated 'mend the gate': due Sun 15 Feb.\nUpdated 'paint the fence': due Fri 13 Feb.",
    'paint the fence: due_date 2026-02-13; mend the gate: due_date 2026-02-15',
  ],
  [
    'move the gate to friday and the fence to sunday // swap those two over',
    "Updated 'mend the gate': due Sun 15 Feb.\nUpdated 'paint the fence': due Fri 13 Feb.",
    'paint the fence: due_date 2026-02-13; mend the gate: due_date 2026-02-15',
  ],
  [
    'move the gate to friday and the fence to sunday // no, the gate on saturday',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'paint the fence: due_date 2026-02-15; mend the gate: due_date 2026-02-14',
  ],
  [
    'swap the gate and the fence',
    "I'm not sure what you'd like to do. Would you like to change a task, add a task, or something else?",
  ],
  [
    'swap the goats and the hens over',
    "Updated 'feed the goats': due tomorrow at 07:30.\nUpdated 'feed the hens': due today at 18:00.",
    'feed the goats: due_date 2026-02-10T07:30:00+00:00; feed the hens: due_date 2026-02-09T18:00:00+00:00',
  ],
  [
    'the cake and the budget should trade days',
    "Updated 'birthday cake for Leo': due Fri 13 Feb.\nUpdated 'email Marcus the budget': due Sun 15 Feb.",
    'email Marcus the budget: due_date 2026-02-15; birthday cake for Leo: due_date 2026-02-13',
  ],
  ['make the gate high // low will do', "Updated 'mend the gate': low priority.", 'mend the gate: priority low'],
  [
    'make the gate high // overkill. low will do',
    "Updated 'mend the gate': low priority.",
    'mend the gate: priority low',
  ],
  ['make the gate high // no, medium', "Updated 'mend the gate': medium priority.", 'mend the gate: priority medium'],
  [
    "make the gate high // it's not that urgent, low",
    "Updated 'mend the gate': low priority.",
    'mend the gate: priority low',
  ],
  [
    'make the gate high // sorry I meant the day: friday',
    "Updated 'mend the gate': due Fri 13 Feb.",
    'mend the gate: priority high, due_date 2026-02-13',
  ],
  [
    'add oil the gate // friday',
    "Updated 'oil the gate': due Fri 13 Feb.",
    'new, title oil the gate, due_date 2026-02-13',
  ],
  [
    "add oil the gate // on friday, it's important",
    "Updated 'oil the gate': due Fri 13 Feb.\nUpdated 'oil the gate': high priority.",
    'new, title oil the gate, priority high, due_date 2026-02-13',
  ],
  [
    "add oil the gate // for friday, she's away until then",
    "Updated 'oil the gate': due Fri 13 Feb.",
    'new, title oil the gate, due_date 2026-02-13',
  ],
  [
    'add oil the gate // remind me an hour before',
    "Updated 'oil the gate': reminder 1 hour before.",
    'new, title oil the gate, remind_before 60',
  ],
  ['add oil the gate for friday // no date', "Updated 'oil the gate': no due date.", 'new, title oil the gate'],
  [
    'add oil the gate for friday // 22nd sorry',
    "Updated 'oil the gate': due Sun 22 Feb.",
    'new, title oil the gate, due_date 2026-02-22',
  ],
  [
    "add oil the gate for friday // oh and it's high priority",
    "Updated 'oil the gate': high priority.",
    'new, title oil the gate, priority high, due_date 2026-02-13',
  ],
  [
    "add oil the gate for friday // that's my day off. thursday",
    "Updated 'oil the gate': due Thu 12 Feb.",
    'new, title oil the gate, due_date 2026-02-12',
  ],
  [
    'add oil the gate for friday // ugh, thursday',
    "Updated 'oil the gate': due Thu 12 Feb.",
    'new, title oil the gate, due_date 2026-02-12',
  ],
  [
    'add oil the gate for friday // what about thursday?',
    'Due Thu 12 Feb:\n1. board meeting (due Thu 12 Feb, 09:30)\n2. choir practice (due Thu 12 Feb, 19:00, every Thursday)',
    'new, title oil the gate, due_date 2026-02-13',
  ],
  [
    "add oil the gate for friday // only if it's dry",
    "Got it. Let me know if there's anything to add to your list.",
    'new, title oil the gate, due_date 2026-02-13',
  ],
  // Taken back in the same message.
  [
    'move everything on thursday to friday, but leave the choir where it is',
    "Updated 'board meeting': due Fri 13 Feb, 09:30.",
    'board meeting: due_date 2026-02-13T09:30:00+00:00',
  ],
  [
    'move everything due tomorrow to friday, not the yoga',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    "move everything due tomorrow to friday, the hens I'll do today",
    "Updated 'yoga class': due Fri 13 Feb, 18:30.",
    'yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    'move everything due tomorrow to friday, hands off the yoga',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    'move everything due tomorrow to friday except the yoga',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    'move everything due tomorrow to friday. Except the yoga.',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00',
  ],
  [
    'move everything due tomorrow to friday. But the yoga can go to sunday.',
    "Updated 'feed the hens': due Fri 13 Feb, 07:30.\nUpdated 'yoga class': due Sun 15 Feb, 18:30.",
    'feed the hens: due_date 2026-02-13T07:30:00+00:00; yoga class: due_date 2026-02-15T18:30:00+00:00',
  ],
  [
    'move everything due tomorrow to friday, but leave the other one',
    "I'm not sure which task to leave out, so I haven't changed anything.",
  ],
  [
    'move everything due tomorrow to friday, but not the fence',
    'Updated 2 tasks:\n- feed the hens (due Fri 13 Feb, 07:30)\n- yoga class (due Fri 13 Feb, 18:30)',
    'feed the hens: due_date 2026-02-13T07:30:00+00:00; yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    'finish the goats, the hens and the gate. no, not the gate',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'finish the goats, the hens and the gate, wait, not the gate',
    'Marked 2 tasks as done:\n- feed the goats\n- feed the hens',
    'feed the goats: status completed; feed the hens: status completed',
  ],
  [
    'add nails, screws and glue, no, not the glue',
    "I've added 2 tasks:\n- nails\n- screws",
    'new, title nails; new, title screws',
  ],
  [
    'add nails, screws and glue. leave out the glue',
    "I've added 2 tasks:\n- nails\n- screws",
    'new, title nails; new, title screws',
  ],
  [
    'delete the fence and the gate, no, leave the gate',
    "Are you sure you want to delete 'paint the fence'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ["delete the fence. actually no, don't", "OK, I've left everything as it is."],
  ['delete the fence, hmm, leave it', "OK, I've left everything as it is."],
  [
    'move the fence to sunday. no, monday',
    "Updated 'paint the fence': due Mon 16 Feb.",
    'paint the fence: due_date 2026-02-16',
  ],
  [
    'move the fence to sunday. wait, no, monday at 3',
    "Updated 'paint the fence': due Mon 16 Feb, 15:00.",
    'paint the fence: due_date 2026-02-16T15:00:00+00:00',
  ],
  [
    "move the fence to sunday, actually don't, finish the gate",
    "Done! 'mend the gate' has been marked as completed.",
    'mend the gate: status completed',
  ],
  [
    'the board meeting must not move, push everything else on thursday to friday',
    "'choir practice' repeats every Thursday. Just this one or all of them?",
  ],
  [
    'clear the note on the cake, the cake itself stays',
    "Removed the note from 'birthday cake for Leo'.",
    'birthday cake for Leo: description null',
  ],
  [
    'add nails. add screws. all due friday.',
    "I've added 'nails' to your tasks. Due Fri 13 Feb.\nI've added 'screws' to your tasks. Due Fri 13 Feb.",
    'new, title nails, due_date 2026-02-13; new, title screws, due_date 2026-02-13',
  ],
  [
    'add nails. add screws. both urgent.',
    "I've added 'nails' to your tasks. High priority.\nI've added 'screws' to your tasks. High priority.",
    'new, title nails, priority high; new, title screws, priority high',
  ],
  ['finish the gate. only if Tom agrees.', "OK, I've left everything as it is."],
  [
    'finish the gate. if possible.',
    "Done! 'mend the gate' has been marked as completed.",
    'mend the gate: status completed',
  ],
  [
    "move the gate to friday, if that's ok",
    "Updated 'mend the gate': due Fri 13 Feb.",
    'mend the gate: due_date 2026-02-13',
  ],
]
