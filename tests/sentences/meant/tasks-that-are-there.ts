// Changing, finishing and deleting tasks that are there: which are meant, what they become, and what was only told.

import type { Task } from '../../../src/domain/task.ts'
import { aTask } from '../../support/contexts.ts'
import type { Meant } from '../../support/meant.ts'

const listed: readonly Partial<Task>[] = [
  { title: 'Photos of Rose Cottage' },
  { title: 'Draft brochure for Rose Cottage', due_date: '2026-02-11' },
  { title: 'Viewing 4 Elm Road', due_date: '2026-02-10T11:00:00Z' },
  { title: 'Viewing 9 Oak Lane', due_date: '2026-02-10T15:00:00Z' },
  { title: 'Viewing Mill House', due_date: '2026-02-12T10:00:00Z' },
  { title: 'Ring surveyor', due_date: '2026-02-10' },
  { title: 'Pay wages', due_date: '2026-02-12' },
  { title: 'New taps', due_date: '2026-02-11' },
  { title: 'Back tyre' },
  { title: 'Offer letter for Farah', due_date: '2026-02-11' },
  { title: 'Induction for Farah', due_date: '2026-02-16' },
  { title: 'Clean gutters', due_date: '2026-02-10' },
  { title: 'Cover brief', priority: 'high' },
  { title: 'Newsletter' },
  { title: 'quiz 2' },
  { title: 'quiz 3' },
  { title: 'Pay gardener' },
  { title: 'Gym', due_date: '2026-02-09' },
  { title: 'Interview with Sam', due_date: '2026-02-10' },
  { title: 'Bleed radiators at No 12' },
]

export const office = listed.map((one, at) =>
  aTask({ title: '', ...one, id: `01900000-0000-7000-b000-${String(at).padStart(12, '0')}` }),
)

export const thatAreThere: readonly Meant[] = [
  [
    'Rose Cottage is sold. Delete both jobs for it.',
    'delete [Photos of Rose Cottage, Draft brochure for Rose Cottage]',
  ],
  [
    'Rose cottage has fallen through so bin everything for it please',
    'delete [Photos of Rose Cottage, Draft brochure for Rose Cottage]',
  ],
  [
    "both of tomorrow's viewings have cancelled, push them back a week",
    'change [Viewing 4 Elm Road, Viewing 9 Oak Lane, Viewing Mill House] where due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00 that are 2 (shift {"minutes":0,"days":7,"months":0})',
  ],
  [
    'all viewings tomorrow are off, snow. shift them to friday',
    'change [Viewing 4 Elm Road, Viewing 9 Oak Lane, Viewing Mill House] where due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00 (2026-02-13)',
  ],
  ['Farah has signed! Please close her offer letter', 'finish [Offer letter for Farah]'],
  ['Farah has resigned!! bin both of hers', 'delete [Offer letter for Farah, Induction for Farah]'],
  ['whack the taps up to high', 'change [New taps] (priority high)'],
  ['p1 the taps', 'change [New taps] (priority high)'],
  ['move the taps to high', 'change [New taps] (priority high)'],
  ['swap the taps to friday and tick the wages', 'change [New taps] (2026-02-13); finish [Pay wages]'],
  ['push the taps back', 'change [New taps] ()'],
  [
    'make the wages urgent please and take the date off the taps, no rush on those',
    'change [Pay wages] (priority high); change [New taps] (no date)',
  ],
  ["the taps can't wait any more, make it urgent, office was on at me again", 'change focus (priority high)'],
  [
    'the taps cant wait any more make it urgent, office was on at me again. and put the back tyre down for saturday',
    'change focus (priority high); change [Back tyre] (2026-02-14)',
  ],
  [
    "I was going to delete the gutters but don't, just take the date off it",
    'negated: delete [Clean gutters]; change focus (no date)',
  ],
  ['the taps are more important than the tyre, so make it high', 'change focus (priority high)'],
  ['complete 2 quizzes', 'finish [quiz 2, quiz 3] that are 2'],
  ['done both quizzes', 'finish [quiz 2, quiz 3] that are 2'],
  ['the quizzes all to thursday', 'change [quiz 2, quiz 3] (2026-02-12)'],
  [
    "move tomorrow's two viewings to the same times a week from today",
    'change [Viewing 4 Elm Road, Viewing 9 Oak Lane, Viewing Mill House] where due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00 that are 2 (2026-02-16)',
  ],
  ["rebook sam's interview for thursday", 'change [Interview with Sam] (2026-02-12)'],
  ["the cover brief isn't urgent any more", 'change [Cover brief] (priority null)'],
  [
    "cover brief doesn't have to be high any more, medium will do",
    'change [Cover brief] (priority null); change focus (priority medium)',
  ],
  ["cover brief sent, newsletter isn't going out this month so delete it", 'finish [Cover brief]; delete [Newsletter]'],
  [
    'the newsletter is friday, my manager is asking, so high please',
    'change [Newsletter] (2026-02-13); change focus (priority high)',
  ],
  ['not doing the gym today, wednesday instead', 'change [Gym] (2026-02-11)'],
  ['went to the gym before breakfast', 'finish [Gym]'],
  ["that's the radiators bled", 'finish [Bleed radiators at No 12]'],
  [
    "I've done all of today's apart from the gym, that'll be tomorrow",
    'finish all where due_after 2026-02-09T00:00:00+00:00, due_before 2026-02-10T00:00:00+00:00 except [Gym] + [Gym]; change [Gym] (2026-02-10)',
  ],
  ['gardener is coming friday at 8 instead', ''],
  [
    'both quizzes slip to friday, and the wages are top priority',
    'change [quiz 2, quiz 3] (2026-02-13); change [Pay wages] (priority high)',
  ],
  [
    'could we make the wages the priority and drop the cover brief down to medium',
    'change [Pay wages] (priority high); change [Cover brief] (priority medium)',
  ],
  [
    "Sam can't make tomorrow, he's suggested Thursday at 3 so change the interview please",
    'change [Interview with Sam] (2026-02-12 3:00?)',
  ],
]
