// Several requests in one message: where each of them ends, and what is said of which.

import type { Told } from '../../support/talk-over.ts'

export const severalActs: readonly Told[] = [
  [
    'remind me in two weeks to renew my licence, and in three days to ring payroll about the allowance',
    "I've added 2 tasks:\n- renew my licence (due Mon 23 Feb)\n- ring payroll about the allowance (due Thu 12 Feb)",
    'new, title renew my licence, due_date 2026-02-23; new, title ring payroll about the allowance, due_date 2026-02-12',
  ],
  [
    'put a note on the report, please: bring tea',
    "The note on 'read the report' now says: the one from Anna bring tea",
    'read the report: description the one from Anna\nbring tea',
  ],
  // What was said of another task before is asked for here all the same.
  [
    'make the report urgent and set the shed for friday, also mark it high priority',
    "Updated 'read the report': high priority.\nUpdated 'sort the shed': due Fri 13 Feb.\nUpdated 'sort the shed': high priority.",
    'sort the shed: priority high, due_date 2026-02-13; read the report: priority high',
  ],
  [
    'move the shed to friday then I want to put a note on it: bring gloves',
    "Updated 'sort the shed': due Fri 13 Feb.\nThe note on 'sort the shed' now says: bring gloves",
    'sort the shed: description bring gloves, due_date 2026-02-13',
  ],
  [
    'make the report urgent and then add bread in a week, urgent, and would you move the shed to friday',
    "Updated 'read the report': high priority.\nI've added 'bread' to your tasks. Due Mon 16 Feb, high priority.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; read the report: priority high; new, title bread, priority high, due_date 2026-02-16',
  ],
  // Politeness behind it makes no exception of a request.
  [
    'Set all tasks due tomorrow to low; I would like to move the shed over to friday thanks',
    "Updated 'call the dentist': low priority.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'call the dentist: priority low; sort the shed: due_date 2026-02-13',
  ],
  // The last of a list is none of the next request.
  [
    'add cat litter, soap and could you make the report urgent',
    "I've added 'cat litter' to your tasks.\nI've added 'soap' to your tasks.\nUpdated 'read the report': high priority.",
    'read the report: priority high; new, title cat litter; new, title soap',
  ],
  [
    'change the shed to low priority then you can create a task: soap',
    "Updated 'sort the shed': low priority.\nI've added 'soap' to your tasks.",
    'sort the shed: priority low; new, title soap',
  ],
  [
    'just set the tasks due tomorrow for 14:00',
    "Updated 'call the dentist': due tomorrow at 14:00.",
    'call the dentist: due_date 2026-02-10T14:00:00+00:00',
  ],
  [
    'put everything due tomorrow on monday',
    "Updated 'call the dentist': due Mon 16 Feb.",
    'call the dentist: due_date 2026-02-16',
  ],
  [
    'i need to get a flu shot (p3)',
    "I've added 'get a flu shot' to your tasks. Low priority.",
    'new, title get a flu shot, priority low',
  ],
  // What is said before "and add a task:" belongs to the request before it.
  [
    'show my tasks // the 5th is urgent and add a task: ring the bank',
    "Updated 'read the report': high priority.\nI've added 'ring the bank' to your tasks.",
    'read the report: priority high; new, title ring the bank',
  ],
  [
    'show my tasks // put 4 at low priority and create tasks: soap, stamps',
    "Updated 'pay the dentist': low priority.\nI've added 2 tasks:\n- soap\n- stamps",
    'pay the dentist: priority low; new, title soap; new, title stamps',
  ],
  [
    'show my tasks // drop the second and the 4th and create a task: soap',
    "I've added 'soap' to your tasks.\n'water the plants' repeats, and all of its times would be deleted.\nAre you sure you want to delete these 2 tasks?\n- water the plants\n- pay the dentist\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap',
  ],
  [
    'add soap to my list, urgent, could you add a task: ring the bank',
    "I've added 'soap' to your tasks. High priority.\nI've added 'ring the bank' to your tasks.",
    'new, title soap, priority high; new, title ring the bank',
  ],
  [
    'put soap on my list for friday, low priority, and make a new task: glue',
    "I've added 'soap' to your tasks. Due Fri 13 Feb, low priority.\nI've added 'glue' to your tasks.",
    'new, title soap, priority low, due_date 2026-02-13; new, title glue',
  ],
  // What stands there and asks for nothing itself is said of what follows.
  [
    'for friday, add these: soap, stamps',
    "I've added 2 tasks:\n- soap (due Fri 13 Feb)\n- stamps (due Fri 13 Feb)",
    'new, title soap, due_date 2026-02-13; new, title stamps, due_date 2026-02-13',
  ],
  [
    'two things for friday, please add them: soap, glue',
    "I've added 2 tasks:\n- soap (due Fri 13 Feb)\n- glue (due Fri 13 Feb)",
    'new, title soap, due_date 2026-02-13; new, title glue, due_date 2026-02-13',
  ],
  [
    'delete milk and for friday add these: soap, stamps',
    "I've added 2 tasks:\n- soap (due Fri 13 Feb)\n- stamps (due Fri 13 Feb)\nAre you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap, due_date 2026-02-13; new, title stamps, due_date 2026-02-13',
  ],
  // What leads to a request is none itself, and is no task.
  [
    'add soap and glue to my list and then go ahead and tick off the shed',
    "I've added 2 tasks:\n- soap\n- glue\nDone! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed; new, title soap; new, title glue',
  ],
  [
    'add soap friday and go ahead and make the report urgent',
    "I've added 'soap' to your tasks. Due Fri 13 Feb.\nUpdated 'read the report': high priority.",
    'read the report: priority high; new, title soap, due_date 2026-02-13',
  ],
  [
    'add soap then go ahead and delete milk',
    "I've added 'soap' to your tasks.\nAre you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap',
  ],
  [
    'add soap and be a dear and tick off the shed',
    "I've added 'soap' to your tasks.\nDone! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed; new, title soap',
  ],
  // Whatever word says that something stays out, it stays out.
  [
    'everything without a date minus milk is done',
    'Marked 2 tasks as done:\n- read the report\n- sort the shed',
    'sort the shed: status completed; read the report: status completed',
  ],
  [
    'everything with no date besides the shed is now low priority',
    'Updated 2 tasks (low priority):\n- read the report\n- buy milk',
    'buy milk: priority low',
  ],
  [
    'all my tasks aside from both milk and the shed are done',
    'Mark 5 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report',
  ],
  [
    'set the priority of all undated tasks excluding milk to high',
    'Updated 2 tasks (high priority):\n- read the report\n- sort the shed',
    'sort the shed: priority high; read the report: priority high',
  ],
  [
    'everything due this week minus the plants can wait until monday',
    'Updated 2 tasks:\n- call the dentist (due Mon 16 Feb)\n- pay the dentist (due Mon 16 Feb, 15:00)',
    'call the dentist: due_date 2026-02-16; pay the dentist: due_date 2026-02-16T15:00:00+00:00',
  ],
  // An exception belongs to the request before its comma, and not to the one behind it.
  [
    'delete everything without a date, except milk, move the invoice and both dentist tasks to friday',
    "Updated 3 tasks:\n- send invoice 4 (due Fri 13 Feb)\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)\nAre you sure you want to delete these 2 tasks?\n- read the report\n- sort the shed\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-13T15:00:00+00:00; send invoice 4: due_date 2026-02-13',
  ],
  [
    'tick off everything without a date, except the shed, then make the invoice and the plants urgent',
    'Marked 2 tasks as done:\n- read the report\n- buy milk\nUpdated 2 tasks (high priority):\n- send invoice 4\n- water the plants',
    'buy milk: status completed; send invoice 4: priority high; water the plants: priority high; read the report: status completed',
  ],
  // A new title in quotes stands behind all of the old one.
  [
    'rename send invoice 4 "pay Globex"',
    "Updated 'send invoice 4' to 'pay Globex'.",
    'send invoice 4: title pay Globex',
  ],
  [
    'rename the task about the shed "tidy the shed" and delete milk',
    "Updated 'sort the shed' to 'tidy the shed'.\nAre you sure you want to delete 'buy milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'sort the shed: title tidy the shed',
  ],
  ['call "buy milk" "buy oat milk" instead', "Updated 'buy milk' to 'buy oat milk'.", 'buy milk: title buy oat milk'],
  [
    'rename the report to study "Dune"',
    "Updated 'read the report' to 'study \"Dune\"'.",
    'read the report: title study "Dune"',
  ],
  // What is wished for of a task on the list is no task of its own.
  [
    'show my tasks // I want to set the 3rd for 8pm',
    "Updated 'call the dentist': due tomorrow at 20:00.",
    'call the dentist: due_date 2026-02-10T20:00:00+00:00',
  ],
  [
    'add glue tomorrow, then I want to flag read the report as high priority',
    "I've added 'glue' to your tasks. Due tomorrow.\nUpdated 'read the report': high priority.",
    'read the report: priority high; new, title glue, due_date 2026-02-10',
  ],
  [
    'add glue at 5pm and tick read the report off',
    "I've added 'glue' to your tasks. Due today at 17:00.\nDone! 'read the report' has been marked as completed.",
    'read the report: status completed; new, title glue, due_date 2026-02-09T17:00:00+00:00',
  ],
  // What was just written as a note is not gone on with by what is asked for of its task.
  [
    'note on milk: two pints // put that one down as done',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: description two pints, status completed',
  ],
  [
    'note on milk: two pints // put that off until friday, please',
    "Updated 'buy milk': due Fri 13 Feb.",
    'buy milk: description two pints, due_date 2026-02-13',
  ],
  [
    'note on milk: two pints // add that the shop shuts at 5',
    "The note on 'buy milk' now says: two pints the shop shuts at 5",
    'buy milk: description two pints\nthe shop shuts at 5',
  ],
  [
    'add soap, urgent // can you set that task to 6pm, thanks',
    "Updated 'soap': due today at 18:00.",
    'new, title soap, priority high, due_date 2026-02-09T18:00:00+00:00',
  ],
  // A title ends where its note begins, whatever the note tells.
  [
    'add ask Nina about the keys with the note they close early',
    "I've added 'ask Nina about the keys' to your tasks.",
    'new, title ask Nina about the keys, description they close early',
  ],
  [
    'todo: get a flu shot on 2026-12-25, urgent',
    "I've added 'get a flu shot' to your tasks. Due Fri 25 Dec, high priority.",
    'new, title get a flu shot, priority high, due_date 2026-12-25',
  ],
  [
    'to do: iron the shirts (at 4pm). also add tasks: soap, glue',
    "I've added 'iron the shirts' to your tasks. Due today at 16:00.\nI've added 2 tasks:\n- soap\n- glue",
    'new, title iron the shirts, due_date 2026-02-09T16:00:00+00:00; new, title soap; new, title glue',
  ],
  [
    'throw job interview prep and coffee beans on the list',
    "I've added 2 tasks:\n- job interview prep\n- coffee beans",
    'new, title job interview prep; new, title coffee beans',
  ],
  // Two that stay out, and nothing is done to the second of them.
  [
    'everything except milk and the shed is done',
    'Mark 5 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report',
  ],
  [
    'every task due this week except the plants and the invoice can wait until monday',
    'Updated 2 tasks:\n- call the dentist (due Mon 16 Feb)\n- pay the dentist (due Mon 16 Feb, 15:00)',
    'call the dentist: due_date 2026-02-16; pay the dentist: due_date 2026-02-16T15:00:00+00:00',
  ],
  // What asks for something else behind an add is no part of the list.
  [
    'add soap friday, bread tomorrow and glue monday, also close the shed task, the report, and milk',
    "I've added 3 tasks:\n- soap (due Fri 13 Feb)\n- bread (due tomorrow)\n- glue (due Mon 16 Feb)\nMarked 3 tasks as done:\n- sort the shed\n- read the report\n- buy milk",
    'sort the shed: status completed; buy milk: status completed; read the report: status completed; new, title soap, due_date 2026-02-13; new, title bread, due_date 2026-02-10; new, title glue, due_date 2026-02-16',
  ],
  [
    'add soap (on the 12th of march) and also throw the report out',
    "I've added 'soap' to your tasks. Due Thu 12 Mar.\nAre you sure you want to delete 'read the report'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'new, title soap, due_date 2026-03-12',
  ],
  [
    'add soap, ring the bank, clear the priority on the report task',
    "I've added 2 tasks:\n- soap\n- ring the bank\nUpdated 'read the report': no priority.",
    'read the report: priority null; new, title soap; new, title ring the bank',
  ],
  [
    'you can throw both read the report and the shed out',
    "Are you sure you want to delete these 2 tasks?\n- read the report\n- sort the shed\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  // A number behind a verb or "no." is a place in the list.
  [
    'show my tasks // add soap to the list, rename 2 as ring the plumber',
    "I've added 'soap' to your tasks.\nUpdated 'water the plants' to 'ring the plumber'.",
    'water the plants: title ring the plumber; new, title soap',
  ],
  [
    'show my tasks // give no. 2 the note "ask for Jo"',
    "The note on 'water the plants' now says: ask for Jo",
    'water the plants: description ask for Jo',
  ],
  [
    'set the priority of all undated tasks to high',
    'Updated 3 tasks (high priority):\n- read the report\n- sort the shed\n- buy milk',
    'sort the shed: priority high; buy milk: priority high; read the report: priority high',
  ],
  // What leads to another request agrees to nothing.
  [
    'walk the dog // go ahead and tick off the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'delete milk // go ahead and tick off the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  ['delete milk // go ahead and delete it', "'buy milk' has been deleted.", 'buy milk is gone'],
  [
    'delete milk // yes, go ahead and tick off the shed',
    "'buy milk' has been deleted.\nDone! 'sort the shed' has been marked as completed.",
    'buy milk is gone; sort the shed: status completed',
  ],
  // What a note is put on is none of it.
  [
    'add soap // ok, add a note to it saying the green one',
    "The note on 'soap' now says: the green one",
    'new, title soap, description the green one',
  ],
  [
    'add soap // right, add a note to that task saying ask for Jo',
    "The note on 'soap' now says: ask for Jo",
    'new, title soap, description ask for Jo',
  ],
  [
    'show my tasks // give 2 the note "the green one"',
    "The note on 'water the plants' now says: the green one",
    'water the plants: description the green one',
  ],
  // A day is no name, and a date that was read is no end of a title.
  [
    'add soap // set the due date for this one to wed 13:30',
    "Updated 'soap': due Wed 11 Feb, 13:30.",
    'new, title soap, due_date 2026-02-11T13:30:00+00:00',
  ],
  [
    'I need to charge the drill on 2026-12-04, medium priority',
    "I've added 'charge the drill' to your tasks. Due Fri 4 Dec, medium priority.",
    'new, title charge the drill, priority medium, due_date 2026-12-04',
  ],
  [
    'I have to cancel the magazine subscription (medium priority) with a note: ask for a refund',
    "I've added 'cancel the magazine subscription' to your tasks.\nUpdated 'cancel the magazine subscription': medium priority.\nThe note on 'cancel the magazine subscription' now says: ask for a refund",
    'new, title cancel the magazine subscription, description ask for a refund, priority medium',
  ],
  // Each has its own.
  [
    'tick off milk and also trash read the report',
    "Done! 'buy milk' has been marked as completed.\nAre you sure you want to delete 'read the report'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'buy milk: status completed',
  ],
  ['add milk wed', "I've added 'milk' to your tasks. Due Wed 11 Feb.", 'new, title milk, due_date 2026-02-11'],
  [
    'I want to get rid of the due date on the dentist tasks',
    'Updated 2 tasks (no due date):\n- call the dentist\n- pay the dentist',
    'call the dentist: due_date null; pay the dentist: due_date null',
  ],
  [
    'I need to get rid of the old sofa',
    "I've added 'get rid of the old sofa' to your tasks.",
    'new, title get rid of the old sofa',
  ],
  // A note ends where a day or a priority is asked for.
  [
    'note on the report that Bo wants a copy, and make it urgent',
    "The note on 'read the report' now says: the one from Anna Bo wants a copy\nUpdated 'read the report': high priority.",
    'read the report: description the one from Anna\nBo wants a copy, priority high',
  ],
  [
    'add a note to the shed: bring the big rake, and put it on friday',
    "The note on 'sort the shed' now says: bring the big rake\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: description bring the big rake, due_date 2026-02-13',
  ],
  [
    'note on the shed: the door sticks, and put it on the hook',
    "The note on 'sort the shed' now says: the door sticks, and put it on the hook",
    'sort the shed: description the door sticks, and put it on the hook',
  ],
  // What counts its requests asks for each of them, and is no list.
  [
    '1) milk is bought 2) add soap 3) move the report to friday',
    "Done! 'buy milk' has been marked as completed.\nI've added 'soap' to your tasks.\nUpdated 'read the report': due Fri 13 Feb.",
    'buy milk: status completed; read the report: due_date 2026-02-13; new, title soap',
  ],
  [
    'few things:\n- milk is bought\n- add soap\n- report to friday',
    "Done! 'buy milk' has been marked as completed.\nI've added 'soap' to your tasks.\nUpdated 'read the report': due Fri 13 Feb.",
    'buy milk: status completed; read the report: due_date 2026-02-13; new, title soap',
  ],
  [
    '1. add soap 2. empty the bins',
    "I've added 'soap' to your tasks.\nI've added 'empty the bins' to your tasks.",
    'new, title soap; new, title empty the bins',
  ],
  // Behind a request on tasks that were described, another one is no exception to it.
  [
    'make everything without a date low. also I would like to move the invoice to next monday',
    "Updated 3 tasks (low priority):\n- read the report\n- sort the shed\n- buy milk\nUpdated 'send invoice 4': due Mon 16 Feb.",
    'sort the shed: priority low; buy milk: priority low; send invoice 4: due_date 2026-02-16',
  ],
  [
    'mark everything overdue as done, also set the flights to not done',
    "Done! 'send invoice 4' has been marked as completed.\n'book flights' is open again.",
    'send invoice 4: status completed; book flights: status pending',
  ],
  [
    'tick off everything overdue and also I want to add a new task called soap for friday',
    "Done! 'send invoice 4' has been marked as completed.\nI've added 'soap' to your tasks. Due Fri 13 Feb.",
    'send invoice 4: status completed; new, title soap, due_date 2026-02-13',
  ],
  // Right behind a list: told, and no filter.
  [
    'show my overdue tasks // I just finished that',
    "Done! 'send invoice 4' has been marked as completed.",
    'send invoice 4: status completed',
  ],
  [
    'show my dentist tasks // well, both got moved to friday',
    'Updated 2 tasks:\n- call the dentist (due Fri 13 Feb)\n- pay the dentist (due Fri 13 Feb, 15:00)',
    'call the dentist: due_date 2026-02-13; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'show my tasks // snooze 3 and 4 until friday 15:00',
    'Updated 2 tasks (due Fri 13 Feb, 15:00):\n- call the dentist\n- pay the dentist',
    'call the dentist: due_date 2026-02-13T15:00:00+00:00; pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  // Two that are named, each with a word for a task.
  [
    'the flights one and my passport task are not done after all',
    '2 tasks are open again:\n- book flights\n- renew passport',
    'book flights: status pending; renew passport: status pending',
  ],
  [
    'my shed task and the milk one are done',
    'Marked 2 tasks as done:\n- sort the shed\n- buy milk',
    'sort the shed: status completed; buy milk: status completed',
  ],
  // Verbs that also ask Sayso for something, places in the list that could be days, and those that are pointed at.
  [
    'show my tasks // set item 2 to friday at 4 and create tasks: soap today urgent, bread in two days low priority and jam on sunday with high priority',
    "I've added 3 tasks:\n- soap (due today, high priority)\n- bread (due Wed 11 Feb, low priority)\n- jam (due Sun 15 Feb, high priority)\n'water the plants' repeats every day. Just this one or all of them?",
    'new, title soap, priority high, due_date 2026-02-09; new, title bread, priority low, due_date 2026-02-11; new, title jam, priority high, due_date 2026-02-15',
  ],
  [
    'show my tasks // I want to move the 3rd to friday',
    "Updated 'call the dentist': due Fri 13 Feb.",
    'call the dentist: due_date 2026-02-13',
  ],
  [
    'show my tasks // I need to postpone the 2nd and the 5th to sunday',
    "'water the plants' repeats. Just this time or every time?",
    '',
  ],
  [
    'add ring Jo, and set up the tent',
    "I've added 2 tasks:\n- ring Jo\n- set up the tent",
    'new, title ring Jo; new, title set up the tent',
  ],
  [
    "let's add ring Jo at 5, sweep the path, and set up the router to the list",
    "I've added 3 tasks:\n- ring Jo (due today at 17:00)\n- sweep the path\n- set up the router",
    'new, title ring Jo, due_date 2026-02-09T17:00:00+00:00; new, title sweep the path; new, title set up the router',
  ],
  [
    'add buy soap, and put up the tent on friday',
    "I've added 2 tasks:\n- buy soap\n- put up the tent (due Fri 13 Feb)",
    'new, title buy soap; new, title put up the tent, due_date 2026-02-13',
  ],
  ['put up the tent', "Add 'put up the tent'?", ''],
  [
    'add change the shed lock to my to-do list',
    "I've added 'change the shed lock' to your tasks.",
    'new, title change the shed lock',
  ],
  [
    "get rid of everything that's done",
    "Are you sure you want to delete these 2 tasks?\n- renew passport\n- book flights\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    '',
  ],
  [
    'get rid of all completed tasks',
    "Are you sure you want to delete these 2 tasks?\n- renew passport\n- book flights\nThis cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    '',
  ],
  [
    'move the shed and the report to friday // move them to 4:45pm instead, cheers',
    'Updated 2 tasks (due Fri 13 Feb, 16:45):\n- sort the shed\n- read the report',
    'sort the shed: due_date 2026-02-13T16:45:00+00:00; read the report: due_date 2026-02-13T16:45:00+00:00',
  ],
  [
    'move the shed and the report to friday // no due date for those, thanks',
    'Updated 2 tasks (no due date):\n- sort the shed\n- read the report',
    '',
  ],
  [
    'move the shed to friday // change the note on this one to report back to Jo',
    "The note on 'sort the shed' now says: report back to Jo",
    'sort the shed: description report back to Jo, due_date 2026-02-13',
  ],
  [
    'move the shed to friday // add a note to that task: call the joiner',
    "The note on 'sort the shed' now says: call the joiner",
    'sort the shed: description call the joiner, due_date 2026-02-13',
  ],
  [
    'schedule milk for tomorrow and my shed task for friday',
    "Updated 'buy milk': due tomorrow.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-10',
  ],
  // Reports right behind a list or beside a request, and what is still to do beside what is done.
  [
    "show my tasks // I'm finished with the third",
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    "show my tasks // ok, I'm finished with 2 and 4, thanks",
    'Marked 2 tasks as done:\n- water the plants\n- pay the dentist',
    'pay the dentist: status completed; water the plants: due_date 2026-02-10',
  ],
  [
    'show my high priority tasks // ok so no date for those',
    "Updated 'call the dentist': no due date.",
    'call the dentist: due_date null',
  ],
  [
    'I took care of the shed and the report and make the milk urgent',
    "Marked 2 tasks as done:\n- sort the shed\n- read the report\nUpdated 'buy milk': high priority.",
    'sort the shed: status completed; buy milk: priority high; read the report: status completed',
  ],
  [
    'the shed is done. I need to print the passes with the note bring a pen',
    "Done! 'sort the shed' has been marked as completed.\nI've added 'print the passes' to your tasks.",
    'sort the shed: status completed; new, title print the passes, description bring a pen',
  ],
  [
    'the shed is done. I need to print the passes with note it is on the second floor',
    "Done! 'sort the shed' has been marked as completed.\nAdd 'print the passes'?",
    'sort the shed: status completed',
  ],
  // Days with a priority behind them, a title that is none, and requests on lines of their own.
  [
    'add toast on the 24th p3 and jam',
    "I've added 2 tasks:\n- toast (due Tue 24 Feb, low priority)\n- jam",
    'new, title toast, priority low, due_date 2026-02-24; new, title jam',
  ],
  [
    'add task milk at 1:15pm on the 27th p1',
    "I've added 'milk' to your tasks. Due Fri 27 Feb, 13:15, high priority.",
    'new, title milk, priority high, due_date 2026-02-27T13:15:00+00:00',
  ],
  [
    'show my tasks // set the due date for the 5th one to friday at 2 and can you tick off 1 and 4',
    "Updated 'read the report': due Fri 13 Feb, 14:00.\nMarked 2 tasks as done:\n- send invoice 4\n- pay the dentist",
    'pay the dentist: status completed; send invoice 4: status completed; read the report: due_date 2026-02-13T14:00:00+00:00',
  ],
  [
    'the shed can wait until friday\nyou can make the report urgent\nadd "ask Jo" as a note to it',
    "Updated 'sort the shed': due Fri 13 Feb.\nUpdated 'read the report': high priority.\nThe note on 'read the report' now says: the one from Anna ask Jo",
    'sort the shed: due_date 2026-02-13; read the report: description the one from Anna\nask Jo, priority high',
  ],
]
