// Turns that go on with what was just done or asked: second thoughts with their reasons, how far and which way, what a question is
// answered with, and requests of their own that are no part of it.

import type { Told } from '../../support/talk-over.ts'

export const thoughtAgain: readonly Told[] = [
  // A value found good, or with why before it.
  [
    'make the shed high priority // actually, no: medium is enough for that',
    "Updated 'sort the shed': medium priority.",
    'sort the shed: priority medium',
  ],
  [
    'move the shed to friday // saturday would be better for both of us',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    "add fetch Ida on friday // on reflection monday's better",
    "Updated 'fetch Ida': due Mon 16 Feb.",
    'new, title fetch Ida, due_date 2026-02-16',
  ],
  [
    'make the shed high priority // overkill. low will do',
    "Updated 'sort the shed': low priority.",
    'sort the shed: priority low',
  ],
  [
    "make the shed low priority // he's just rung, so high again",
    "Updated 'sort the shed': high priority.",
    'sort the shed: priority high',
  ],
  [
    'move the shed to friday // or rather sunday',
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  [
    'add fetch Ida on friday // 7am if poss',
    "Updated 'fetch Ida': due Fri 13 Feb, 07:00.",
    'new, title fetch Ida, due_date 2026-02-13T07:00:00+00:00',
  ],
  // A day by its number.
  [
    'add call the school on the 20th // 22nd sorry',
    "Updated 'call the school': due Sun 22 Feb.",
    'new, title call the school, due_date 2026-02-22',
  ],
  [
    'add sort out presents for the 15th // sorry, 16 for presents',
    "Updated 'sort out presents': due Mon 16 Feb.",
    'new, title sort out presents, due_date 2026-02-16',
  ],
  [
    'move the shed to the 20th // no the 3rd',
    "Updated 'sort the shed': due Tue 3 Mar.",
    'sort the shed: due_date 2026-03-03',
  ],
  [
    'add sort out presents for the 15th // sorry, birthday presents',
    "Updated 'sort out presents' to 'sort out birthday presents'.",
    'new, title sort out birthday presents, due_date 2026-02-15',
  ],
  // How far, and which way.
  [
    'move the shed to friday // no i meant 1 day later',
    "Updated 'sort the shed': due Sat 14 Feb.",
    'sort the shed: due_date 2026-02-14',
  ],
  [
    'move the call back a day // make that two days',
    "Updated 'call the dentist': due Thu 12 Feb.",
    'call the dentist: due_date 2026-02-12',
  ],
  [
    'pay the dentist two hours later // no, earlier!',
    "Updated 'pay the dentist': due Thu 12 Feb, 13:00.",
    'pay the dentist: due_date 2026-02-12T13:00:00+00:00',
  ],
  [
    'move the call back a day // she said another day later, so move it one more',
    "Updated 'call the dentist': due Thu 12 Feb.",
    'call the dentist: due_date 2026-02-12',
  ],
  [
    'pay the dentist at 4pm // nah make that two hours later than it was originally',
    "Updated 'pay the dentist': due Thu 12 Feb, 17:00.",
    'pay the dentist: due_date 2026-02-12T17:00:00+00:00',
  ],
  [
    'move the call to wednesday // the shed the same, one week later',
    "Updated 'sort the shed': due Wed 18 Feb.",
    'call the dentist: due_date 2026-02-11; sort the shed: due_date 2026-02-18',
  ],
  // What is asked for is no detail of what was added.
  [
    'add pack my bag today // also for today please add stamps and nappies',
    "I've added 2 tasks:\n- stamps (due today)\n- nappies (due today)",
    'new, title pack my bag, due_date 2026-02-09; new, title stamps, due_date 2026-02-09; new, title nappies, due_date 2026-02-09',
  ],
  [
    'add milk jug // and one for Priya: parking permit',
    "I've added 'Priya: parking permit' to your tasks.",
    'new, title milk jug; new, title Priya: parking permit',
  ],
  [
    'add soap, towels and a mop // all for saturday',
    'Updated 3 tasks (due Sat 14 Feb):\n- soap\n- towels\n- mop',
    'new, title soap, due_date 2026-02-14; new, title towels, due_date 2026-02-14; new, title mop, due_date 2026-02-14',
  ],
  [
    'add soap, towels and a mop // lol remove the last two',
    "Are you sure you want to delete these 2 tasks?\n- towels\n- mop\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap; new, title towels; new, title mop',
  ],
  [
    "add fetch Ida on friday // no need, Sam's got her",
    "Are you sure you want to delete 'fetch Ida'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title fetch Ida, due_date 2026-02-13',
  ],
  [
    'move the shed to friday, and the call to saturday // other way round',
    "Updated 'sort the shed': due Sat 14 Feb.\nUpdated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13; sort the shed: due_date 2026-02-14',
  ],
  [
    'move the shed to friday // other way round',
    "Got it. Let me know if there's anything to add to your list.",
    'sort the shed: due_date 2026-02-13',
  ],
  // Which one, with what is told of the others.
  [
    'finish the dentist // only the call, the pay one can wait',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    "delete the dentist // call. I haven't paid them yet",
    "Are you sure you want to delete 'call the dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    "what's first? // ok and after that? // and then? // move that one to the 25th",
    "Updated 'call the dentist': due Wed 25 Feb.",
    'call the dentist: due_date 2026-02-25',
  ],
  [
    'the plants are watered // sorry, undo that and mark the shed done instead',
    "OK, I've put 'water the plants' back the way it was.\nDone! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    "I've bought milk // oh bother, not the milk, the shed",
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    "I've bought milk // undo that // actually I have, leave it done",
    "OK, I've redone that for 'buy milk'.",
    'buy milk: status completed',
  ],
  ["I've bought milk // no wait, that was Jo. mine isn't done yet", "OK, I've put 'buy milk' back the way it was."],
  // What a question is answered with.
  ["rename the shed // oh never mind, it's fine as it is", 'OK, never mind.'],
  [
    'rename the shed // hmm let me think about that one',
    "I'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  ["rename the shed // well it isn't really a shed, more of a barn", 'OK, never mind.'],
  ["change the shed // he's moved to Leeds and I don't have the key", 'OK, never mind.'],
  ['change the shed // the date', "What would you like to change 'sort the shed' to?"],
  [
    'change the shed // a week later I suppose',
    "Updated 'sort the shed': due Mon 16 Feb.",
    'sort the shed: due_date 2026-02-16',
  ],
  [
    'rename the shed // the name, to sort the barn',
    "Updated 'sort the shed' to 'sort the barn'.",
    'sort the shed: title sort the barn',
  ],
  [
    'rename the shed // it should be sort the barn',
    "Updated 'sort the shed' to 'sort the barn'.",
    'sort the shed: title sort the barn',
  ],
  ["delete milk // oh yes please, it's a duplicate", "'buy milk' has been deleted.", 'buy milk is gone'],
  ["delete milk // yes, I don't need it anymore", "'buy milk' has been deleted.", 'buy milk is gone'],
  [
    'delete milk // yes, I still need it',
    "OK, I've kept 'buy milk'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  [
    'delete milk // yes, they moved it to friday',
    "Updated 'buy milk': due Fri 13 Feb.",
    'buy milk: due_date 2026-02-13',
  ],
  [
    'delete milk // yes, but only if Jo has some',
    "OK, I've kept 'buy milk'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
]
