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
]
