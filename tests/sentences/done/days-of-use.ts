// What people say in the course of a day: how it looks, who called, what was just added.

import type { Told } from '../../support/talk-over.ts'

export const daysOfUse: readonly Told[] = [
  ['what does my day look like?', 'Due today:\n1. water the plants (due today, every day)'],
  // They are people, and not the tasks that were shown.
  [
    'show my tasks // move the shed to friday // the milk shop rang, they can only do thursday',
    "Updated 'buy milk': due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-13; buy milk: due_date 2026-02-12',
  ],
  // Who called has two tasks, and what was spoken of before is neither.
  [
    'move the shed to friday // the dentist rang, they can only do thursday',
    "I found multiple tasks that match 'it':\n1. pay the dentist (due Thu 12 Feb, 15:00)\n2. call the dentist (due tomorrow, high priority)\nWhich one did you mean?",
    'sort the shed: due_date 2026-02-13',
  ],
  // Nobody said that some of them are not meant.
  [
    'add eggs // add jam // add tea // push them to monday',
    'Updated 3 tasks (due Mon 16 Feb):\n- eggs\n- jam\n- tea',
    'new, title eggs, due_date 2026-02-16; new, title jam, due_date 2026-02-16; new, title tea, due_date 2026-02-16',
  ],
  // What was said of a task is spoken of, also where nothing was done.
  [
    'make the report urgent // skip the shed tomorrow // just move it to wednesday then',
    "Updated 'sort the shed': due Wed 11 Feb.",
    'sort the shed: due_date 2026-02-11; read the report: priority high',
  ],
  [
    'rename the shed to shed, last part // no, "Shed (last part)"',
    "Updated 'shed, last part' to 'Shed (last part)'.",
    'sort the shed: title Shed (last part)',
  ],
  ['add jam // sorry, "jam (plum)"', "Updated 'jam' to 'jam (plum)'.", 'new, title jam (plum)'],
  // A sort of task that is not there is no reason to show all of them.
  ['how many garden jobs do I have', "You have no tasks matching 'garden'."],
  ['any school stuff tomorrow?', "Nothing due tomorrow matches 'school'."],
  // Talk of something else parts a value from what was spoken of before it.
  [
    'add choir wednesday at 7 // I promised Joan a jar of jam // before sunday',
    "Move 'choir' to Sun 15 Feb, 07:00?",
    'new, title choir, due_date 2026-02-11T07:00:00+00:00',
  ],
  [
    'move the shed to friday // make that two jars',
    "I'm not sure what 'two jars' means here. Which task do you mean?",
    'sort the shed: due_date 2026-02-13',
  ],
  // One more thing, with a day of its own.
  ['add soap friday // rice too, but on sunday', "Move 'soap' to Sun 15 Feb?", 'new, title soap, due_date 2026-02-13'],
  // A bare "no" before another task takes back the one before it.
  [
    'finish the shed, no, the report',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'tick off the shed, sorry, the milk',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
  ["don't finish the shed, no, the report", "OK, I've left everything as it is."],
  // What a place in the list is like is no title.
  [
    'show my tasks // task 5 is now medium priority, add to my list: ring Bo',
    "Updated 'read the report': medium priority.\nI've added 'ring Bo' to your tasks.",
    'read the report: priority medium; new, title ring Bo',
  ],
  // Nobody knows what is excepted.
  ['finish everything due thursday but the trampoline', "OK, I've left everything as it is."],
  ['push everything due thursday to friday but the trampoline', "OK, I've left everything as it is."],
  // What announces a list takes no exception away from what was asked for before it.
  [
    'finish everything due thursday but the dentist and add to my list: rice',
    "Nothing due Thu 12 Feb.\nI've added 'rice' to your tasks.",
    'new, title rice',
  ],
  // A question adds nothing.
  ['plan for tomorrow?', 'Due tomorrow:\n1. call the dentist (due tomorrow, high priority)'],
  ['ring Bo at 5?', "Add 'ring Bo', due today at 17:00?"],
  ['quick one: is the shed sorted?', "No, 'sort the shed' is still open."],
  ['quick one: order ink', "I've added 'order ink' to your tasks.", 'new, title order ink'],
  // Whoever says when it is to be done wants it.
  [
    'walk the dog // for tomorrow',
    "I've added 'walk the dog' to your tasks. Due tomorrow.",
    'new, title walk the dog, due_date 2026-02-10',
  ],
  [
    'move the shed to friday // also need to hire a van for it // make that due thursday',
    "I've added 'hire a van' to your tasks. Due Thu 12 Feb.",
    'sort the shed: due_date 2026-02-13; new, title hire a van, due_date 2026-02-12',
  ],
  ['walk the dog // no, tomorrow', 'OK, never mind.'],
  // The second of two values needs no name.
  [
    'push the report back a day and drop to medium',
    "Updated 'read the report': due tomorrow.\nUpdated 'read the report': medium priority.",
    'read the report: priority medium, due_date 2026-02-10',
  ],
  [
    'when is the report due? // good. make it urgent, and set it for friday at noon',
    "Updated 'read the report': high priority.\nUpdated 'read the report': due Fri 13 Feb, 12:00.",
    'read the report: priority high, due_date 2026-02-13T12:00:00+00:00',
  ],
  [
    'add clip the hedge thursday at 2 // oh no sorry wednesday, thursdays my day off',
    "Updated 'clip the hedge': due Wed 11 Feb, 14:00.",
    'new, title clip the hedge, due_date 2026-02-11T14:00:00+00:00',
  ],
  [
    'add jab with the vet, fortnight today, half 2',
    "I've added 'jab with the vet' to your tasks. Due Mon 23 Feb, 14:30.",
    'new, title jab with the vet, due_date 2026-02-23T14:30:00+00:00',
  ],
  // With no list shown, nobody counts tasks.
  [
    'rename the shed to shed, part two, already did the first one last week',
    "Updated 'sort the shed' to 'shed, part two'.",
    'sort the shed: title shed, part two',
  ],
  [
    'add bread and jam // the first tonight, the second tomorrow',
    "Updated 'bread': due today at 20:00.\nUpdated 'jam': due tomorrow.",
    'new, title bread, due_date 2026-02-09T20:00:00+00:00; new, title jam, due_date 2026-02-10',
  ],
  [
    'add bread, tea and jam, actually no jam',
    "I've added 2 tasks:\n- bread\n- tea",
    'new, title bread; new, title tea',
  ],
  ['rename the shed // yes', "What would you like to change 'sort the shed' to?"],
  // Another number is another task.
  ["I've sent invoice 5", "Got it. Let me know if there's anything to add to your list."],
  [
    'add a note to the shed: bring gloves // and another note on that: mind the wasps',
    "The note on 'sort the shed' now says: bring gloves mind the wasps",
    'sort the shed: description bring gloves\nmind the wasps',
  ],
  ['what do I have on thursday? // what time tho', "'pay the dentist' is due Thu 12 Feb, 15:00 (in 3 days)."],
  [
    "add jam // I need to write to the landlord, it's important",
    "I've added 'write to the landlord' to your tasks.\nUpdated 'write to the landlord': high priority.",
    'new, title jam; new, title write to the landlord, priority high',
  ],
]
