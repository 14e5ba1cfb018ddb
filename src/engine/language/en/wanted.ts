// What a question wants to know, by the words it has, in order of how telling they are. A dash stands for any words between,
// `^` for the beginning of the question, `$` for its end, `|` parts words of which any may stand there.

import type { Picked, Wanted } from '../../../domain/act.ts'
import { type Phrases, phrasesOf } from './classes.ts'

function lines(text: string): readonly string[] {
  return text.trim().split('\n')
}

export const WANTED_BY: readonly (readonly [Wanted, readonly string[]])[] = [
  [
    'how_long',
    lines(`
how long - until|till|left|due
how long do i have
how many days|weeks|hours
how much time|longer
`),
  ],
  [
    'count',
    lines(`
how many
number of
`),
  ],
  [
    'note',
    lines(`
note|notes - say
note - says
what does|did it|that say
a|any|in|the|that|this|its|his|her|their note
any notes
note|notes on|for|about
what|anything - noted|written|jotted|write
something noted
written|noted|jotted anything
what did i note
what - i write|wrote
what - jot|description
what are the details
`),
  ],
  [
    'when',
    lines(`
when
what|which time|day|date|hour|evening|morning|afternoon|night
has|have|was|were|did - been|get|got moved|rescheduled|postponed|pushed|shifted
time for
a|the|any|due date
deadline
`),
  ],
  [
    'next',
    lines(`
the next one $
^ and then|after
^ after
^ then what
^ what then $
is|what|very next
next thing
due first
what comes next
what - do|tackle next
what|which - first
what should i do|start|work|tackle|focus
where do|should i start|begin
what now
`),
  ],
  [
    'exists',
    lines(`
do|have i|we have|got a|an|any|anything|something
do i have to
is|are there a|an|any|anything|something
did i have|put|add
have i put
anything
on my|the list
on there
already got
did you get|save|add
have you saved|got
am i free|busy
`),
  ],
  [
    'state',
    lines(`
have|did|not i $
is|was|not it $
are|not they $
or not $
or not yet $
^ is|are|was|were|did|have|has|does|do|am|had
^ and|so is|are|did|have
`),
  ],
]

/** One of several, by its date or by how much it matters. */
export const PICKED_BY: readonly (readonly [Picked, Phrases])[] = [
  [
    'soonest',
    phrasesOf([
      'sooner|soonest|earlier|earliest|nearest|closest',
      'due|comes|happens|is|falls first',
      'next|first deadline',
      'deadline is|comes|falls next|first',
      // What somebody has stands at its hour, whatever matters more later in the day.
      'very next',
      "next thing|one|task|job|appointment|meeting|? i|we 've|have|got",
      'have|got|on next',
    ]),
  ],
  [
    'latest',
    phrasesOf([
      'furthest|farthest off|away|out|?',
      'due|comes|happens last',
      'last thing|one|task|job|item|of',
      'latest thing|one|task|? due|deadline|date',
    ]),
  ],
  [
    'most',
    phrasesOf([
      'most|more urgent|important|pressing|critical|crucial',
      'matters|matter most|more',
      'top|highest|biggest|number priority|one',
    ]),
  ],
  ['least', phrasesOf(['least|less urgent|important|pressing|critical', 'matters|matter least', 'lowest priority'])],
]

/** "the next two weeks" asks for no order. */
export const NOT_NEXT: ReadonlySet<string> = new Set(
  'week month year few couple monday tuesday wednesday thursday friday saturday sunday two three 2 3 4 5 7 10 14 days fortnight'.split(
    ' ',
  ),
)
