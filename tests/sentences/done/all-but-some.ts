// All but some, the same one twice, and one by its hour or its age.

import type { Told } from '../../support/talk-over.ts'

export const allButSome: readonly Told[] = [
  [
    'complete everything except the garden shed',
    "I couldn't find a task matching 'everything except the garden shed'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  [
    'complete everything except the garden shed // yes',
    'Which one did you mean? Please say its number or its name:\n1. send invoice 4\n2. water the plants\n3. call the dentist\n4. pay the dentist\n5. read the report\n6. sort the shed\n7. buy milk',
  ],
  [
    'complete everything except the gym',
    "I couldn't find a task matching 'everything except the gym'. Here are your current tasks:\n1. send invoice 4 (due Fri 6 Feb, medium priority)\n2. water the plants (due today, every day)\n3. call the dentist (due tomorrow, high priority)\n4. pay the dentist (due Thu 12 Feb, 15:00)\n5. read the report (low priority)\n6. sort the shed\n7. buy milk",
  ],
  [
    'complete everything but the last one // yes',
    'Marked 6 tasks as done:\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'show my tasks // complete everything but the third // yes',
    'Marked 6 tasks as done:\n- send invoice 4\n- water the plants\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'delete everything except the dentist // yes',
    "'send invoice 4' has been deleted.\n'water the plants' has been deleted.\n'read the report' has been deleted.\n'sort the shed' has been deleted.\n'buy milk' has been deleted.",
    'sort the shed is gone; buy milk is gone; send invoice 4 is gone; water the plants is gone; read the report is gone',
  ],
  [
    'delete everything except the dentits // yes',
    "'send invoice 4' has been deleted.\n'water the plants' has been deleted.\n'read the report' has been deleted.\n'sort the shed' has been deleted.\n'buy milk' has been deleted.",
    'sort the shed is gone; buy milk is gone; send invoice 4 is gone; water the plants is gone; read the report is gone',
  ],
  [
    'complete everything except the dentist and the shed // yes',
    'Marked 4 tasks as done:\n- send invoice 4\n- water the plants\n- read the report\n- buy milk',
    'buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    "complete everything except what's due today // yes",
    'Marked 6 tasks as done:\n- send invoice 4\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'call the dentist: status completed; pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; read the report: status completed',
  ],
  [
    'complete everything except the high priority ones // yes',
    'Marked 6 tasks as done:\n- send invoice 4\n- water the plants\n- pay the dentist\n- read the report\n- sort the shed\n- buy milk',
    'pay the dentist: status completed; sort the shed: status completed; buy milk: status completed; send invoice 4: status completed; water the plants: due_date 2026-02-10; read the report: status completed',
  ],
  [
    'show my tasks // complete the rest except the milk',
    'Mark 6 tasks as done?\n- send invoice 4\n- water the plants\n- call the dentist\n- pay the dentist\n- read the report\n- sort the shed',
  ],
  [
    'complete the shed and the shed',
    "Done! 'sort the shed' has been marked as completed.",
    'sort the shed: status completed',
  ],
  [
    'complete the shed, the shed and the milk',
    'Marked 2 tasks as done:\n- sort the shed\n- buy milk',
    'sort the shed: status completed; buy milk: status completed',
  ],
  [
    "complete the 3 o'clock one",
    "Done! 'pay the dentist' has been marked as completed.",
    'pay the dentist: status completed',
  ],
  [
    'move the 3pm one to friday',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  ['complete the one at 4', 'Nothing at 04:00 or 16:00.'],
  [
    'complete the oldest one',
    "Done! 'call the dentist' has been marked as completed.",
    'call the dentist: status completed',
  ],
  [
    'complete the newest one',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'complete the last one I added',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'show my tasks // complete the last',
    "Done! 'buy milk' has been marked as completed.",
    'buy milk: status completed',
  ],
]
