// What the turn before did is put right, and more is said in the same breath.

import type { Told } from '../../support/talk-over.ts'

export const rightAndMore: readonly Told[] = [
  [
    'add lunch with Olga friday // sorry, dinner not lunch. And it is thursday',
    "Updated 'lunch with Olga' to 'dinner with Olga'.\nUpdated 'dinner with Olga': due Thu 12 Feb.",
    'new, title dinner with Olga, due_date 2026-02-12',
  ],
  [
    'add lunch with Olga friday // it is with Pavel, and it is at noon',
    "Updated 'lunch with Olga' to 'lunch with Pavel'.\nUpdated 'lunch with Pavel': due Fri 13 Feb, 12:00.",
    'new, title lunch with Pavel, due_date 2026-02-13T12:00:00+00:00',
  ],
  [
    "add new blade for the mower, monday // no, it's the Hendry tractor wants the blade. Tuesday'll do",
    "Updated 'new blade for the mower' to 'new blade for the Hendry tractor'.\nUpdated 'new blade for the Hendry tractor': due tomorrow.",
    'new, title new blade for the Hendry tractor, due_date 2026-02-10',
  ],
  [
    'complete the shed // sorry I meant the milk, and make the shed urgent',
    "Done! 'buy milk' has been marked as completed.\nUpdated 'sort the shed': high priority.",
    'sort the shed: priority high; buy milk: status completed',
  ],
  [
    'complete the shed // No, undo that. And make the milk urgent',
    "OK, I've put 'sort the shed' back the way it was.\nUpdated 'buy milk': high priority.",
    'buy milk: priority high',
  ],
  [
    'complete the shed // no no, this was a mistake, the shed is not sorted. Only the report I have read.',
    "Done! 'read the report' has been marked as completed.",
    'read the report: status completed',
  ],
  [
    'add lunch with Olga friday at 1 // sorry I told it wrong it is at 2',
    "Updated 'lunch with Olga': due Fri 13 Feb, 14:00.",
    'new, title lunch with Olga, due_date 2026-02-13T14:00:00+00:00',
  ],
  [
    'add lunch with Olga friday // no I meant breakfast with Olga',
    "Updated 'lunch with Olga' to 'breakfast with Olga'.",
    'new, title breakfast with Olga, due_date 2026-02-13',
  ],
  [
    'add lunch with Olga friday // sorry, wednesday. I have the shed friday',
    "Updated 'lunch with Olga': due Wed 11 Feb.",
    'new, title lunch with Olga, due_date 2026-02-11',
  ],
  // What somebody else says is what it should be.
  [
    'move the shed to friday at 9 // ah sorry, now he says thursday, at the same hour',
    "Updated 'sort the shed': due Thu 12 Feb, 09:00.",
    'sort the shed: due_date 2026-02-12T09:00:00+00:00',
  ],
  [
    'move the shed to friday at 9 // they just rang again make it thursday same time',
    "Updated 'sort the shed': due Thu 12 Feb, 09:00.",
    'sort the shed: due_date 2026-02-12T09:00:00+00:00',
  ],
  [
    'when is invoice 4 due // give it two days more and write in the note that it is late',
    "Updated 'send invoice 4': due yesterday.\nThe note on 'send invoice 4' now says: it is late",
    'send invoice 4: description it is late, due_date 2026-02-08',
  ],
  [
    "when is invoice 4 due // push it a week I won't be here before that and make it high priority",
    "Updated 'send invoice 4': due Fri 13 Feb.\nUpdated 'send invoice 4': high priority.",
    'send invoice 4: priority high, due_date 2026-02-13',
  ],
  [
    'move the shed to friday // push it 2 days // no make that 3',
    "Updated 'sort the shed': due Mon 16 Feb.",
    'sort the shed: due_date 2026-02-16',
  ],
  [
    'the client gave us till friday for the report. Change the date',
    "What would you like to change 'read the report' to?",
  ],
  [
    'I need a later date for the shed // friday works',
    "Updated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'the dentist is done // the call one. The pay one please keep on friday at 4',
    "Done! 'call the dentist' has been marked as completed.\nUpdated 'pay the dentist': due Fri 13 Feb, 16:00.",
    'call the dentist: status completed; pay the dentist: due_date 2026-02-13T16:00:00+00:00',
  ],
  // Somebody else names another day for what was just asked about.
  [
    'when am I paying the dentist? // the surgery just rang again, they said friday, same time',
    "Updated 'pay the dentist': due Fri 13 Feb, 15:00.",
    'pay the dentist: due_date 2026-02-13T15:00:00+00:00',
  ],
  [
    'when am I paying the dentist? // ugh they want me an hour earlier now',
    "Updated 'pay the dentist': due Thu 12 Feb, 14:00.",
    'pay the dentist: due_date 2026-02-12T14:00:00+00:00',
  ],
  [
    'when am I paying the dentist? // my sister wants friday off',
    "Got it. Let me know if there's anything to add to your list.",
  ],
  // What was ticked off gets another day, so it is open again.
  [
    "complete the shed // no wait it's not, put it down for friday",
    "OK, I've put 'sort the shed' back the way it was.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  [
    'complete the shed // spoke too soon, it fell down again. Stick it back on for friday',
    "'sort the shed' is open again.\nUpdated 'sort the shed': due Fri 13 Feb.",
    'sort the shed: due_date 2026-02-13',
  ],
  // What is shown since no name was found was chosen by nobody.
  ['complete the wibble // those', "I'm not sure what 'those' means here. Which task do you mean?"],
  ['complete the wibble // yes, them two', "I'm not sure what 'them two' means here. Which task do you mean?"],
]
