// Around a village hall: the same of another task, and what is left out of those that were told of first.

import type { Told } from '../../support/talk-over.ts'

export const villageSameAgain: readonly Told[] = [
  // The same of another, and what is the same said once more.
  [
    'push the board meeting back a week // and the yoga class the same, one week later',
    "Updated 'yoga class': due Tue 17 Feb, 18:30.",
    'board meeting: due_date 2026-02-19T09:30:00+00:00; yoga class: due_date 2026-02-17T18:30:00+00:00',
  ],
  [
    'push the board meeting back a week // same for the yoga class, a week later',
    "Updated 'yoga class': due Tue 17 Feb, 18:30.",
    'board meeting: due_date 2026-02-19T09:30:00+00:00; yoga class: due_date 2026-02-17T18:30:00+00:00',
  ],
  [
    'push the board meeting back a week // do the same with the yoga class',
    "Updated 'yoga class': due Tue 17 Feb, 18:30.",
    'board meeting: due_date 2026-02-19T09:30:00+00:00; yoga class: due_date 2026-02-17T18:30:00+00:00',
  ],
  [
    "push the board meeting back a week // the yoga class too while you're there",
    "Updated 'yoga class': due Tue 17 Feb, 18:30.",
    'board meeting: due_date 2026-02-19T09:30:00+00:00; yoga class: due_date 2026-02-17T18:30:00+00:00',
  ],
  [
    'push the board meeting back a week // and yoga, same deal',
    "Updated 'yoga class': due Tue 17 Feb, 18:30.",
    'board meeting: due_date 2026-02-19T09:30:00+00:00; yoga class: due_date 2026-02-17T18:30:00+00:00',
  ],
  [
    'move the board meeting to friday at 3 // the yoga class the same, but at 4',
    "Updated 'yoga class': due Fri 13 Feb, 16:00.",
    'board meeting: due_date 2026-02-13T15:00:00+00:00; yoga class: due_date 2026-02-13T16:00:00+00:00',
  ],
  [
    'move the board meeting to friday // ditto for the gate, but saturday',
    "Updated 'mend the gate': due Sat 14 Feb.",
    'mend the gate: due_date 2026-02-14; board meeting: due_date 2026-02-13T09:30:00+00:00',
  ],
  [
    'make the fence high // the gate too, friday',
    "Updated 'mend the gate': due Fri 13 Feb, high priority.",
    'paint the fence: priority high; mend the gate: priority high, due_date 2026-02-13',
  ],
  // Behind what was done, a day says that it is not.
  [
    'tick off the gate // the goats too, friday',
    "Move 'feed the goats' to Fri 13 Feb, 18:00?",
    'mend the gate: status completed',
  ],
  // A value that goes on with another is not left out.
  [
    'the gate needs to be sunday and high, the sheep are looming',
    "Updated 'mend the gate': due Sun 15 Feb, high priority.",
    'mend the gate: priority high, due_date 2026-02-15',
  ],
  [
    'the fence needs to be done by friday and high street is closed',
    "Updated 'paint the fence': due Fri 13 Feb.",
    'paint the fence: due_date 2026-02-13',
  ],
  // What is asked for of those that were told of leaves some of them out.
  [
    "tomorrow's jobs are done. tick them off, but not the hens",
    "Done! 'yoga class' has been marked as completed.",
    'yoga class: status completed',
  ],
  [
    "get this, tomorrow's stuff is all done. tick the lot off except the hens",
    "Done! 'yoga class' has been marked as completed.",
    'yoga class: status completed',
  ],
  [
    'everything for tomorrow is done, tick it all off apart from the yoga',
    "Done! 'feed the hens' has been marked as completed.",
    'feed the hens: status completed',
  ],
  [
    'everything due tomorrow is done except the hens. tick it all off',
    "Done! 'yoga class' has been marked as completed.",
    'yoga class: status completed',
  ],
  [
    'everything due tomorrow is done. tick it all off. except the hens',
    "Done! 'yoga class' has been marked as completed.",
    'yoga class: status completed',
  ],
  [
    "tomorrow's jobs are cancelled. delete them all except the hens",
    "Are you sure you want to delete 'yoga class'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    "tomorrow's stuff needs to move to friday. move it all except the hens",
    "Updated 'yoga class': due Fri 13 Feb, 18:30.",
    'yoga class: due_date 2026-02-13T18:30:00+00:00',
  ],
  [
    'tick everything for tomorrow off bar the hens',
    "Done! 'yoga class' has been marked as completed.",
    'yoga class: status completed',
  ],
]
