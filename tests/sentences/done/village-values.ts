// Around a village hall: moments, also those of other tasks, and values that are set and cleared.

import type { Told } from '../../support/talk-over.ts'

export const villageValues: readonly Told[] = [
  // Snooze and reminders.
  [
    'snooze the goats for an hour',
    "Updated 'feed the goats': due today at 19:00.",
    'feed the goats: due_date 2026-02-09T19:00:00+00:00',
  ],
  ['snooze the goats', "What would you like to change 'feed the goats' to?"],
  [
    'snooze yoga until thursday',
    "Updated 'yoga class': due Thu 12 Feb, 18:30.",
    'yoga class: due_date 2026-02-12T18:30:00+00:00',
  ],
  ['snooze it', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'remind me about the yoga an hour before',
    "Updated 'yoga class': reminder 1 hour before.",
    'yoga class: remind_before 60',
  ],
  [
    'remind me 2 hours before the board meeting',
    "Updated 'board meeting': reminder 2 hours before.",
    'board meeting: remind_before 120',
  ],
  ["don't remind me about the yoga", "OK, I've left everything as it is."],
  [
    'turn off the reminder for yoga',
    "Are you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'remind me to call Zoe tomorrow at 9',
    "I've added 'call Zoe' to your tasks. Due tomorrow at 09:00.",
    'new, title call Zoe, due_date 2026-02-10T09:00:00+00:00',
  ],
  ['remind me at 9', 'What should I call the task?'],
  ['remind me tomorrow', 'What should I call the task?'],
  ['remind me', 'What should I call the task?'],
  [
    'push the goats back an hour',
    "Updated 'feed the goats': due today at 19:00.",
    'feed the goats: due_date 2026-02-09T19:00:00+00:00',
  ],
  [
    'push the goats back by 30 minutes',
    "Updated 'feed the goats': due today at 18:30.",
    'feed the goats: due_date 2026-02-09T18:30:00+00:00',
  ],
  ['push the gate back a day', "Updated 'mend the gate': due tomorrow.", 'mend the gate: due_date 2026-02-10'],
  [
    'bring the yoga forward an hour',
    "Updated 'yoga class': due tomorrow at 17:30.",
    'yoga class: due_date 2026-02-10T17:30:00+00:00',
  ],
  [
    'bring yoga forward to 5',
    "Updated 'yoga class': due tomorrow at 17:00.",
    'yoga class: due_date 2026-02-10T17:00:00+00:00',
  ],
  [
    'move the meeting an hour earlier',
    "Updated 'board meeting': due Thu 12 Feb, 08:30.",
    'board meeting: due_date 2026-02-12T08:30:00+00:00',
  ],
  [
    'move the meeting up by a day',
    "Updated 'board meeting': due Wed 11 Feb, 09:30.",
    'board meeting: due_date 2026-02-11T09:30:00+00:00',
  ],
  ['postpone the fence', "What would you like to change 'paint the fence' to?"],
  [
    'postpone the fence by a week',
    "Updated 'paint the fence': due Sat 21 Feb.",
    'paint the fence: due_date 2026-02-21',
  ],
  [
    'postpone the fence a week and the cake a day',
    "Updated 'paint the fence': due Sat 21 Feb.\nUpdated 'birthday cake for Leo': due Mon 16 Feb.",
    'paint the fence: due_date 2026-02-21; birthday cake for Leo: due_date 2026-02-16',
  ],
  [
    'postpone everything due tomorrow by a day',
    'Updated 2 tasks:\n- feed the hens (due Wed 11 Feb, 07:30)\n- yoga class (due Wed 11 Feb, 18:30)',
    'feed the hens: due_date 2026-02-11T07:30:00+00:00; yoga class: due_date 2026-02-11T18:30:00+00:00',
  ],
  ['delay the gate', "What would you like to change 'mend the gate' to?"],
  // Moments of others.
  [
    'move the gate to the same day as the cake',
    "Updated 'mend the gate': due Sun 15 Feb.",
    'mend the gate: due_date 2026-02-15',
  ],
  [
    'do the gate the day before the cake',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14',
  ],
  [
    'put the gate an hour before the board meeting',
    "Updated 'mend the gate': due Thu 12 Feb, 08:30.",
    'mend the gate: due_date 2026-02-12T08:30:00+00:00',
  ],
  [
    'the gate should be as urgent as the insurance',
    "Updated 'mend the gate': high priority.",
    'mend the gate: priority high',
  ],
  [
    'move the gate to the day after the choir',
    "Updated 'mend the gate': due Fri 13 Feb.",
    'mend the gate: due_date 2026-02-13',
  ],
  ['move the gate to the day before the gate', "'mend the gate' has no due date."],
  ['move the gate to the same time as the dry cleaning', "'pick up dry cleaning' has no due date."],
  [
    'add pack bags the day before the cake',
    "I've added 'pack bags' to your tasks. Due Sat 14 Feb.",
    'new, title pack bags, due_date 2026-02-14',
  ],
  [
    'add buy candles, same day as the cake',
    "I've added 'buy candles' to your tasks. Due Sun 15 Feb.",
    'new, title buy candles, due_date 2026-02-15',
  ],
  [
    'add set up chairs an hour before the board meeting',
    "I've added 'set up chairs' to your tasks. Due Thu 12 Feb, 08:30.",
    'new, title set up chairs, due_date 2026-02-12T08:30:00+00:00',
  ],
  // Values and clearing.
  ['take the date off the fence', "Updated 'paint the fence': no due date.", 'paint the fence: due_date null'],
  ['take the priority off the fence', "Updated 'paint the fence': no priority.", 'paint the fence: priority null'],
  [
    'remove the note from the cake',
    "Removed the note from 'birthday cake for Leo'.",
    'birthday cake for Leo: description null',
  ],
  [
    'clear the due date of the cake and the fence',
    'Updated 2 tasks (no due date):\n- birthday cake for Leo\n- paint the fence',
    'paint the fence: due_date null; birthday cake for Leo: due_date null',
  ],
  ['make the fence low', "'paint the fence' is already set that way."],
  ['make the fence medium', "Updated 'paint the fence': medium priority.", 'paint the fence: priority medium'],
  ['the fence is urgent now', "Updated 'paint the fence': high priority.", 'paint the fence: priority high'],
  ["the fence isn't urgent anymore", "Updated 'paint the fence': no priority.", 'paint the fence: priority null'],
  ['bump the gate up to high', "Updated 'mend the gate': high priority.", 'mend the gate: priority high'],
  ['the insurance can be low', "Updated 'renew car insurance': low priority.", 'renew car insurance: priority low'],
  ['lower the insurance', "I didn't quite follow that, so I haven't changed anything."],
  ['raise the gate', "I didn't quite follow that, so I haven't changed anything."],
  [
    'make everything due thursday high',
    'Updated 2 tasks (high priority):\n- board meeting\n- choir practice',
    'board meeting: priority high; choir practice: priority high',
  ],
  [
    'make the gate high and move it to friday',
    "Updated 'mend the gate': high priority.\nUpdated 'mend the gate': due Fri 13 Feb.",
    'mend the gate: priority high, due_date 2026-02-13',
  ],
  [
    'make the gate high, friday at 3',
    "Updated 'mend the gate': due Fri 13 Feb, 15:00, high priority.",
    'mend the gate: priority high, due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'set the fence to friday 3pm high priority',
    "Updated 'paint the fence': due Fri 13 Feb, 15:00, high priority.",
    'paint the fence: priority high, due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'move the fence to friday and make it high',
    "Updated 'paint the fence': due Fri 13 Feb.\nUpdated 'paint the fence': high priority.",
    'paint the fence: priority high, due_date 2026-02-13',
  ],
  [
    'rename the fence to paint the shed',
    "Updated 'paint the fence' to 'paint the shed'.",
    'paint the fence: title paint the shed',
  ],
  ['rename it', "I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'change the gate to oil the gate',
    "Updated 'mend the gate' to 'oil the gate'.",
    'mend the gate: title oil the gate',
  ],
  ['change the fence', "What would you like to change 'paint the fence' to?"],
  ['update the fence', "What would you like to change 'paint the fence' to?"],
  [
    'change the note on the cake to contains nuts',
    "The note on 'birthday cake for Leo' now says: contains nuts",
    'birthday cake for Leo: description contains nuts',
  ],
  [
    'add to the note on the cake: 8 candles',
    "The note on 'birthday cake for Leo' now says: no nuts 8 candles",
    'birthday cake for Leo: description no nuts\n8 candles',
  ],
  [
    'note on the gate: hinge is in the shed',
    "The note on 'mend the gate' now says: hinge is in the shed",
    'mend the gate: description hinge is in the shed',
  ],
]
