// Where a title, a note or a new name ends and somebody goes on talking.

import type { Meant } from '../../support/meant.ts'

export const titleEnds: readonly Meant[] = [
  ["remind me to ring Jo at eight o'clock", "add 'ring Jo' (8:00?)"],
  ['remind me to ring Jo tomorrow at nine a m', "add 'ring Jo' (2026-02-10 9:00)"],
  ['remind me to ring Jo at 6 wait no 7 tonight', "add 'ring Jo' (7:00?)"],
  ['remind me to ring Jo on friday at 4, bless her', "add 'ring Jo' (2026-02-13 4:00?)"],
  ['remind me to ring Jo on friday because she never picks up', "add 'ring Jo' (2026-02-13)"],
  ["add call the roofer tomorrow, the gutter's on the lawn", "add 'call the roofer' (2026-02-10)"],
  ['add print the form on friday, my boss says monday is too late', "add 'print the form' (2026-02-13)"],
  ['rename the shed to May clearance', 'change [sort the shed] (title May clearance)'],
  ['rename the shed to summer house, same day and time', 'change [sort the shed] (title summer house)'],
  ["rename the shed to 'garden room' so I know what it is", 'change [sort the shed] (title garden room)'],
  ['rename the shed to garden room because it is one', 'change [sort the shed] (title garden room)'],
  ['rename the shed, I want to call it garden room', 'change [sort the shed] (title garden room)'],
  ['the shed, change the name to garden room', 'change [sort the shed] (title garden room)'],
  ['add a how-to on moving tasks to monday, due thursday', "add 'a how-to on moving tasks to monday' (2026-02-12)"],
  ['add standup, repeating every monday', "add 'standup' (2026-02-09 FREQ=WEEKLY;BYDAY=MO)"],
  ['add "check the alarm", repeating every day at 9', "add 'check the alarm' (2026-02-10 9:00? FREQ=DAILY)"],
  ['add order stamps, no due date', "add 'order stamps'"],
  ['every sunday scrub the bath', "offer 'scrub the bath' (2026-02-15 FREQ=WEEKLY;BYDAY=SU)"],
  [
    'note on the report: ask about page 9. ugh I need a coffee',
    'change [read the report] (note ask about page 9, append true)',
  ],
  ['set up a reminder for the fete on friday', "add 'the fete' (2026-02-13)"],
]
