// A yes with more behind it, requests beside a question, and words that look like something else than they are.

import type { Told } from '../../support/talk-over.ts'

export const saidInPassing: readonly Told[] = [
  // A clean yes, and then something else: both are done.
  [
    'delete the shed // yes and tick off the milk',
    "'sort the shed' has been deleted.\nDone! 'buy milk' has been marked as completed.",
    'sort the shed is gone; buy milk: status completed',
  ],
  [
    'delete the shed // yes please, I sold it. also move the report to friday',
    "'sort the shed' has been deleted.\nUpdated 'read the report': due Fri 13 Feb.",
    'sort the shed is gone; read the report: due_date 2026-02-13',
  ],
  [
    'delete the shed // yes, and what is due tomorrow?',
    "'sort the shed' has been deleted.\nDue tomorrow:\n1. call the dentist (due tomorrow, high priority)",
    'sort the shed is gone',
  ],
  [
    'walk the dog // yes and tick off the milk',
    "I've added 'walk the dog' to your tasks.\nDone! 'buy milk' has been marked as completed.",
    'buy milk: status completed; new, title walk the dog',
  ],
  [
    'walk the dog // sure, and wash the car',
    "I've added 'walk the dog' to your tasks.\nI've added 'wash the car' to your tasks.",
    'new, title walk the dog; new, title wash the car',
  ],
  // What is said of the yes itself is no more of it.
  [
    'delete the shed // yes and then keep it',
    "OK, I've kept 'sort the shed'.\nI'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
  ],
  [
    'delete the shed // yes. move it to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  ['delete the shed // ok then add stamps', "I've added 'stamps' to your tasks.", 'new, title stamps'],
  [
    'walk the dog // yes and make it high',
    "I've added 'walk the dog' to your tasks. High priority.",
    'new, title walk the dog, priority high',
  ],
  // A new request where a yes was waited for.
  [
    'walk the dog // ring mum // yes',
    "I've added 2 tasks:\n- walk the dog\n- ring mum",
    'new, title walk the dog; new, title ring mum',
  ],
  [
    'walk the dog // buy stamps tomorrow',
    "I've added 'buy stamps' to your tasks. Due tomorrow.",
    'new, title buy stamps, due_date 2026-02-10',
  ],
  [
    'I think I finished the shed // can you add "check the roof" for later',
    "I've added 'check the roof' to your tasks.",
    'new, title check the roof',
  ],
  ['walk the dog // later', 'OK, never mind.'],
  // Two words of which the first is a verb elsewhere are one thing.
  [
    'add light bulbs, batteries and string',
    "I've added 3 tasks:\n- light bulbs\n- batteries\n- string",
    'new, title light bulbs; new, title batteries; new, title string',
  ],
  [
    'add paint brushes and drill bits',
    "I've added 2 tasks:\n- paint brushes\n- drill bits",
    'new, title paint brushes; new, title drill bits',
  ],
  [
    'add water plants, roses and lawn',
    "I've added 'water plants, roses and lawn' to your tasks.",
    'new, title water plants, roses and lawn',
  ],
  // What is not done yet is open, and nothing else that was done to it is taken back.
  ['move the shed to friday // not done yet', "'sort the shed' is still open.", 'sort the shed: due_date 2026-02-13'],
  ['complete the shed // not done yet', "OK, I've put 'sort the shed' back the way it was."],
  // A name behind "restore" is what is put back, and nothing else.
  ['move the shed to friday // restore the chairs', "Add 'restore the chairs'?", 'sort the shed: due_date 2026-02-13'],
  [
    'move the shed to friday // complete milk // restore the shed',
    "OK, I've put 'sort the shed' back the way it was.",
    'buy milk: status completed',
  ],
  // Hours and how many.
  [
    'the shed is sorted, 2 till 6',
    "Done! 'sort the shed' has been marked as completed.\nI didn't understand '2 till 6', so I left that part alone.",
    'sort the shed: status completed',
  ],
  ['buy milk: 12', "Add 'buy milk: 12'?"],
  ["when is the shed? // ok that's 3. bye", 'Goodbye! Your tasks are safe with me.'],
  ['buy milk: 6pm', "Updated 'buy milk': due today at 18:00.", 'buy milk: due_date 2026-02-09T18:00:00+00:00'],
  [
    "move the shed to friday // that's at 3",
    "Updated 'sort the shed': due Fri 13 Feb, 15:00.",
    'sort the shed: due_date 2026-02-13T15:00:00+00:00',
  ],
  // Where a date was asked for, what is only told is no title.
  [
    "move the shed to saturday and sunday // it's a 2 day job",
    "Got it. Let me know if there's anything to add to your list.",
  ],
  ["move the shed // it's a big job", "Got it. Let me know if there's anything to add to your list."],
  [
    'move the shed to saturday and sunday // sunday',
    "Updated 'sort the shed': due Sun 15 Feb.",
    'sort the shed: due_date 2026-02-15',
  ],
  // What somebody needs is spoken of, and not who needs it.
  [
    'the shed needs milk // move it to friday',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  // There is little left of it.
  ['milk is low', "I didn't quite follow that, so I haven't changed anything."],
  [
    'report low, invoice high',
    "'read the report' is already set that way.\nUpdated 'send invoice 4': high priority.",
    'send invoice 4: priority high',
  ],
  ['make the report low', "'read the report' is already set that way."],
  // What was not said anew of an offer stays.
  [
    'lesson with Jo thursday at 4 // yes every week',
    "I've added 'lesson with Jo' to your tasks. Every week, next on Thu 12 Feb, 16:00.",
    'new, title lesson with Jo, due_date 2026-02-12T16:00:00+00:00, recurrence FREQ=WEEKLY',
  ],
  [
    'lesson with Jo thursday at 4 // yes at 5',
    "I've added 'lesson with Jo' to your tasks. Due Thu 12 Feb, 17:00.",
    'new, title lesson with Jo, due_date 2026-02-12T17:00:00+00:00',
  ],
  [
    'lesson with Jo thursday at 4 // sure, friday',
    "I've added 'lesson with Jo' to your tasks. Due Fri 13 Feb, 16:00.",
    'new, title lesson with Jo, due_date 2026-02-13T16:00:00+00:00',
  ],
  // What may be done too is asked about beside what is done.
  [
    'the plants are watered and the shed is up',
    "Done! 'water the plants' has been marked as completed. Next tomorrow.\nShall I mark 'sort the shed' as completed?",
    'water the plants: due_date 2026-02-10',
  ],
  // How long it holds is no date of it.
  [
    'the dentist is paid until april',
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  ['renewed passport until 2030', "I didn't quite follow that, so I haven't changed anything."],
  // What was done with it is asked, and nothing is to be added.
  ['where did you put it? // Colin will email by wed', "Got it. Let me know if there's anything to add to your list."],
  // One more that nobody knows is said to be left.
  [
    'make the report high, and the wibble',
    "Updated 'read the report': high priority.\nI didn't understand 'the wibble', so I left that part alone.",
    'read the report: priority high',
  ],
  [
    'make the shed high and the milk too',
    "Updated 'sort the shed': high priority.\nUpdated 'buy milk': high priority.",
    'sort the shed: priority high; buy milk: priority high',
  ],
  // More of it is needed.
  ['milk: got two pints and a carton. need 5 more', "I didn't quite follow that, so I haven't changed anything."],
]
