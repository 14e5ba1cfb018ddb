// How somebody feels about it, what is said before what is asked of it, and traits that are told in many words.

import type { Told } from '../../support/talk-over.ts'

export const feltAndFronted: readonly Told[] = [
  // How somebody feels about it is one more thing only in a list of things.
  [
    'add smear test for thursday, joy',
    "I've added 'smear test' to your tasks. Due Thu 12 Feb.",
    'new, title smear test, due_date 2026-02-12',
  ],
  [
    'remind me to ring the tax office tomorrow, wish me luck',
    "I've added 'ring the tax office' to your tasks. Due tomorrow.",
    'new, title ring the tax office, due_date 2026-02-10',
  ],
  ['add unblock the drain, yuck', "I've added 'unblock the drain' to your tasks.", 'new, title unblock the drain'],
  [
    'add parents evening for friday - such fun',
    "I've added 'parents evening' to your tasks. Due Fri 13 Feb.",
    'new, title parents evening, due_date 2026-02-13',
  ],
  [
    'push the dentist to friday, hooray',
    "I found multiple tasks that match 'dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  ['add milk, joy', "I've added 2 tasks:\n- milk\n- joy", 'new, title milk; new, title joy'],
  [
    'add milk, eggs and joy',
    "I've added 3 tasks:\n- milk\n- eggs\n- joy",
    'new, title milk; new, title eggs; new, title joy',
  ],
  // What was told to be on a task is to go, and not the task.
  ['buy milk doesnt need a date on it, take it off', "'buy milk' is already set that way."],
  [
    "invoice 4 shouldn't have a deadline on it any more. remove it and make it low",
    "Updated 'send invoice 4': no due date.\nUpdated 'send invoice 4': low priority.",
    'send invoice 4: priority low, due_date null',
  ],
  [
    'why has invoice 4 got a date? take it off',
    "Updated 'send invoice 4': no due date.",
    'send invoice 4: due_date null',
  ],
  [
    'invoice 4 has a date, get rid of it please',
    "Updated 'send invoice 4': no due date.",
    'send invoice 4: due_date null',
  ],
  [
    'invoice 4 has a date. remove it from the list',
    "Are you sure you want to delete 'send invoice 4'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // A trait in everyday words narrows as well as any other.
  [
    'push everything thats got a date back one day except the invoice, that cant move // yes',
    "'water the plants' repeats. Just this time or every time?",
  ],
  ["everything that's got a deadline moves back a day // no", 'OK, never mind.'],
  [
    "which of my little jobs haven't got a date yet, dear?",
    'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk',
  ],
  [
    'which of my bits and bobs still need a date?',
    'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk',
  ],
  [
    'any jobs without a date, love?',
    'Without a date:\n1. read the report (low priority)\n2. sort the shed\n3. buy milk',
  ],
  // Whatever it is, what is to become of it stands behind it; with a question mark it is only asked for.
  [
    'anything with dentist in it make it low',
    'Updated 2 tasks (low priority):\n- call the dentist\n- pay the dentist',
    'call the dentist: priority low; pay the dentist: priority low',
  ],
  [
    'whatever mentions dentist, make it low please',
    'Updated 2 tasks (low priority):\n- call the dentist\n- pay the dentist',
    'call the dentist: priority low; pay the dentist: priority low',
  ],
  [
    'anything dentist related push it to friday',
    'Updated 2 tasks:\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)',
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'anything about the dentist? make it low',
    "Tasks matching 'the dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nI'm not sure what 'it' means here. Which task do you mean?",
  ],
  // In which order is said only of what is to be seen.
  [
    "Morning! Everything I've got, in order of date please",
    'Here are your tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk',
  ],
  [
    'everything by priority',
    'Here are your tasks:\n1. call the dentist (due tomorrow, high priority)\n2. send invoice 4 (due Fri 6 Feb, medium priority)\n3. read the report (low priority)\n4. water the plants (due today, every day)\n5. pay the dentist (due Thu 12 Feb, 15:00)\n6. sort the shed\n7. buy milk',
  ],
  // What was left out is not what "it all" is.
  [
    'everything on the list is done except the shed. Please tick it all off.',
    'Mark 6 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- buy milk',
  ],
  [
    'all of it is done except the shed. mark it done please',
    "I'm not sure what 'all of it' means here. Which task do you mean?",
  ],
  [
    'everything on the list is done except the shed. The shed is done too',
    "Done! 'sort the shed' has been marked as completed.\nMark 6 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- buy milk",
    'sort the shed: status completed',
  ],
  // What has to be done is no word that a title has.
  [
    'move everything from tomorrow to thursday except the shed, that HAS to go in',
    "Updated 'call the dentist': due Thu 12 Feb.",
    'call the dentist: due_date 2026-02-12',
  ],
  [
    'push everything on tomorrow to the day after tomorrow',
    "Updated 'call the dentist': due Wed 11 Feb.",
    'call the dentist: due_date 2026-02-11',
  ],
  // What somebody tells of what they did begins anew behind "and it".
  [
    'I sorted the shed, and it only took me three tries',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'sorted the shed and that only cost me two hours',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  // Why something is asked for may have a condition of its own.
  [
    'move call the dentist to 5pm because she will be in church until 4',
    "Updated 'call the dentist': due tomorrow at 17:00.",
    'call the dentist: due_date 2026-02-10T17:00:00+00:00',
  ],
  [
    'push invoice 4 to friday since the office is shut until thursday',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  [
    "move invoice 4 to friday because I can't go until mum is back",
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  ['move invoice 4 to friday until mum is back', "I didn't quite follow that, so I haven't changed anything."],
  ['move invoice 4 to friday as long as mum agrees', "OK, I've left everything as it is."],
  // What a task wants is said by what is to be done with it.
  [
    'the shed wants changing to monday',
    "Updated 'sort the shed': due Mon 16 Feb.",
    'sort the shed: due_date 2026-02-16',
  ],
  [
    'invoice 4 could do with moving to friday',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  [
    'invoice 4 wants pushing back a week',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  [
    'invoice 4 needs bringing forward a day',
    "Updated 'send invoice 4': due Thu 5 Feb.",
    'send invoice 4: due_date 2026-02-05',
  ],
  [
    'invoice 4 needs setting to high priority',
    "Updated 'send invoice 4': high priority.",
    'send invoice 4: priority high',
  ],
  [
    'I should like invoice 4 to be low priority, please, not medium',
    "Updated 'send invoice 4': low priority.",
    'send invoice 4: priority low',
  ],
  [
    "I'd like the tax form to be friday",
    "I couldn't find a task matching 'tax form'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  // What all of the lines become is said over them.
  [
    'wedding prep, add these and make them all due friday\n\ncharge batteries\nformat memory cards',
    "I've added 2 tasks:\n- charge batteries (due Fri 13 Feb)\n- format memory cards (due Fri 13 Feb)",
    'new, title charge batteries, due_date 2026-02-13; new, title format memory cards, due_date 2026-02-13',
  ],
  [
    'put these on and mark them all high priority\ncharge batteries\nformat memory cards',
    "I've added 2 tasks:\n- charge batteries (high priority)\n- format memory cards (high priority)",
    'new, title charge batteries, priority high; new, title format memory cards, priority high',
  ],
  // What is told behind it of itself is nothing new.
  [
    'move the shed to friday // then move invoice 4 to that same day, since the invoice is on the same desk',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; send invoice 4: due_date 2026-02-13',
  ],
  [
    'move the shed to friday // move invoice 4 to that same day, the invoice lives in there',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; send invoice 4: due_date 2026-02-13',
  ],
  // Where a note goes, and that it is only one, is said in many ways; without "a", it is taken off.
  [
    'when is invoice 4 due // drop a note on there - use code WAVE20',
    "The note on 'send invoice 4' now says: use code WAVE20",
    'send invoice 4: description use code WAVE20',
  ],
  [
    'when is invoice 4 due // pop a note on there that says use code WAVE20',
    "The note on 'send invoice 4' now says: use code WAVE20",
    'send invoice 4: description use code WAVE20',
  ],
  [
    'ok then write only a note to the shed: Amelia, Jonas, Sofia',
    "The note on 'sort the shed' now says: Amelia, Jonas, Sofia",
    'sort the shed: description Amelia, Jonas, Sofia',
  ],
  [
    "drop the note on the report, it's wrong",
    "Removed the note from 'read the report'.",
    'read the report: description null',
  ],
  [
    'drop a note round to mrs smith on friday',
    "I've added 'drop a note round to mrs smith' to your tasks. Due Fri 13 Feb.",
    'new, title drop a note round to mrs smith, due_date 2026-02-13',
  ],
  // What leads to a title may be said in several words.
  [
    'hmm ok so i should probably also back up the laptop tonight, add that',
    "I've added 'back up the laptop' to your tasks. Due today at 20:00.",
    'new, title back up the laptop, due_date 2026-02-09T20:00:00+00:00',
  ],
  [
    'i should also wash the car at some point, add it',
    "I've added 'wash the car' to your tasks.",
    'new, title wash the car',
  ],
  // Marks that are only loud are no priority.
  ['The dentist got postponed!!', "Got it. Let me know if there's anything to add to your list."],
  ['make invoice 4 urgent!!', "Updated 'send invoice 4': high priority.", 'send invoice 4: priority high'],
  [
    "Okay make the shed urgent!! and the skip's deadline is Friday so set the due date to that",
    "Updated 'sort the shed': high priority.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: priority high, due_date 2026-02-13',
  ],
  [
    'the shed is urgent and the tip closes friday so set the due date to that',
    "Updated 'sort the shed': high priority.\nUpdated 'sort the shed': due Fri 13 Feb.\nI didn't understand 'the tip closes friday', so I left that part alone.",
    'sort the shed: priority high, due_date 2026-02-13',
  ],
  ['move the shed and the milk each a week later', "'sort the shed' is already set that way."],
  [
    'move the shed, invoice 4 and the milk each to friday',
    'Updated 3 tasks (due Fri 13 Feb):\n- sort the shed\n- send invoice 4\n- buy milk',
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-13; send invoice 4: due_date 2026-02-13',
  ],
  // What is quoted is another task than what was just added.
  [
    'add submit the entries for the 20th // And "order the programmes" exactly a week before that, please.',
    "I've added 'order the programmes' to your tasks. Due Fri 13 Feb.",
    'new, title submit the entries, due_date 2026-02-20; new, title order the programmes, due_date 2026-02-13',
  ],
  [
    'add submit the entries for the 20th // Also "order the programmes", a week earlier',
    "I've added 'order the programmes' to your tasks. Due Fri 13 Feb.",
    'new, title submit the entries, due_date 2026-02-20; new, title order the programmes, due_date 2026-02-13',
  ],
  [
    'add submit the entries for the 20th // "order the programmes" two days before that please',
    "Add 'order the programmes', reminder 2 days before?",
    'new, title submit the entries, due_date 2026-02-20',
  ],
  // What somebody wants of a task may stand behind it, whoever that is.
  ['invoice 4 he wants tomorrow', "Updated 'send invoice 4': due tomorrow.", 'send invoice 4: due_date 2026-02-10'],
  [
    'invoice 4 my boss wants by friday',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  [
    'add these: trial balance, bank worksheet, essay // the essay is due friday // the other two he wants tomorrow',
    'Updated 2 tasks (due tomorrow):\n- trial balance\n- bank worksheet',
    'new, title trial balance, due_date 2026-02-10; new, title bank worksheet, due_date 2026-02-10; new, title essay, due_date 2026-02-13',
  ],
  // Plainly other words, and why behind them in a sentence of its own.
  [
    'add pick up donuts for tomorrow // sorry, I meant bagels... half of accounting is off donuts',
    "Updated 'pick up donuts' to 'pick up bagels'.",
    'new, title pick up bagels, due_date 2026-02-10',
  ],
  [
    'add pick up donuts for tomorrow // sorry I meant bagels - half the office is gluten free',
    "Updated 'pick up donuts' to 'pick up bagels'.",
    'new, title pick up bagels, due_date 2026-02-10',
  ],
  [
    'add pick up donuts for tomorrow // sorry, I meant bagels. move the shed to friday',
    "Updated 'pick up donuts' to 'pick up bagels'.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; new, title pick up bagels, due_date 2026-02-10',
  ],
  // What is not meant stands before what is, and the verb is said once.
  [
    'dont move the shed just invoice 4, to sunday',
    "Updated 'send invoice 4': due Sun 15 Feb.",
    'send invoice 4: due_date 2026-02-15',
  ],
  [
    "please don't push the shed to sunday, only invoice 4",
    "Updated 'send invoice 4': due Sun 15 Feb.",
    'send invoice 4: due_date 2026-02-15',
  ],
  [
    "don't make the shed urgent, just invoice 4",
    "Updated 'send invoice 4': high priority.",
    'send invoice 4: priority high',
  ],
  [
    'dont tick off the shed just the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  [
    "don't delete the shed, just the milk",
    "Are you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  ["don't move the shed just yet", "OK, I've left everything as it is."],
  ["don't move invoice 4 just because mum said so", "OK, I've left everything as it is."],
  // Said of the one that was told of before it.
  [
    'The shed has its new roof, so this is done, and move invoice 4 to friday',
    "Done! 'sort the shed' has been marked as completed.\nUpdated 'send invoice 4': due Fri 13 Feb.",
    'sort the shed: status completed; send invoice 4: due_date 2026-02-13',
  ],
  [
    "it's done. move invoice 4 to friday",
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  // A word without its apostrophe.
  [
    'when is invoice 4 due // make it urgent were short again',
    "Updated 'send invoice 4': high priority.",
    'send invoice 4: priority high',
  ],
  [
    'push invoice 4 to friday were short staffed',
    "Updated 'send invoice 4': due Fri 13 Feb.",
    'send invoice 4: due_date 2026-02-13',
  ],
  ['invoice 4 were short again', "Got it. Let me know if there's anything to add to your list."],
  // What somebody only sighs is no question.
  [
    'no idea what day it is anymore. which ones have i ticked off already?',
    'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)',
  ],
  [
    'no idea what day it is any more, move the shed to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['no idea what day invoice 4 is', "'send invoice 4' was due Fri 6 Feb (3 days ago)."],
  // Whom something is with is no other task that goes along with it.
  [
    'move the meeting with the dentist to friday',
    "I found multiple tasks that match 'the dentist':\n1. call the dentist (due tomorrow, high priority)\n2. pay the dentist (due Thu 12 Feb, 15:00)\nWhich one did you mean?",
  ],
  ['all i have done', 'Completed tasks:\n1. renew passport (due Fri 20 Feb, done)\n2. book flights (done)'],
  [
    'invoice 4 has a date now. delete it',
    "Are you sure you want to delete 'send invoice 4'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // What is denied is no part of a name.
  ["the plants don't need a deadline", "Updated 'water the plants': no due date.", 'water the plants: due_date null'],
  [
    "invoice 4 doesn't need to be friday, take the date off",
    "Updated 'send invoice 4': no due date.",
    'send invoice 4: due_date null',
  ],
  [
    'all my jobs by priority please',
    'Here are your tasks:\n1. call the dentist (due tomorrow, high priority)\n2. send invoice 4 (due Fri 6 Feb, medium priority)\n3. read the report (low priority)\n4. water the plants (due today, every day)\n5. pay the dentist (due Thu 12 Feb, 15:00)\n6. sort the shed\n7. buy milk',
  ],
]
