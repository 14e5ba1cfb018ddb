// What is said around another value: that it is the right one, or should have been said before.

import { phrasesOf } from './classes.ts'

export const AFTERTHOUGHTS = phrasesOf(
  `
it is then
it is
is what i meant|wanted
i think|suppose|guess|reckon
apparently
again
that was
i|? should|shoulda have|? said|typed|written|put
i|? ought to have said
i wanted
i have meant
i was thinking of
i meant
i mean
that is
it should be
i wanted to say
i misread|misheard|mistyped
i forgot to say|mention
forgot to say|mention
rather
rather than that|this
even
instead
still
then
so sorry
very sorry
sorry again
sorry about that
sorry for the mix up
my apologies
apologies
my bad|mistake|fault|error|typo
oops
whoops
typo
silly me
`
    .trim()
    .split('\n'),
)

/** "… is enough for that", "… would suit us both better": words that find a value good, each behind one that says so. */
export const FINDING: ReadonlySet<string> = new Set(
  "is was are 's be will would should might works work suits suit".split(' '),
)
export const GOOD: ReadonlySet<string> = new Set(
  'better best right fine correct good great ideal enough plenty ok okay easier nicer safer perfect works suits do'.split(
    ' ',
  ),
)
const around =
  'have has to it then after all for of me us him her them that this these those both everyone everybody you now much more actually really best work suit too i think reckon guess a lot bit far honestly though anyway'
export const ABOUT_GOOD: ReadonlySet<string> = new Set([...FINDING, ...GOOD, ...around.split(' ')])

/** Behind a day that is denied: the same a week on. */
export const FOLLOWING = phrasesOf([
  'the one|week|day after that|then|it|?',
  'the following|next one|week|?',
  'the one following|?',
  'one after',
])

/** Each of two is to have what the other was given. */
export const CROSSED = phrasesOf([
  'it|they|that|? is|are|should|? be|? the|? other|wrong|opposite way|? round|around|about',
  'swap|switch|flip|swop them|those|these|that|it two|? round|around|over|about|?',
  'swap|switch|flip the|? two|both of|? them|those|these|? round|around|over|about|?',
  'vice versa',
])

/** Behind how far: counted from where it was before the turn before. */
export const SINCE_BEFORE = phrasesOf([
  'than|from|after|before what|when|where|? it was originally|before|first|previously|initially|?',
  'than|from originally|before|previously|initially',
  'than|from the original|old|previous|first time|date|day|one',
])

/** Which way something is moved, by whether it is later then. */
export const DIRECTIONS: ReadonlyMap<string, boolean> = new Map([
  ['later', true],
  ['back', true],
  ['earlier', false],
  ['sooner', false],
  ['forward', false],
  ['forwards', false],
])

/** Before what was said and is not to stand: "scratch thursday, friday". */
export const RETRACTING: ReadonlySet<string> = new Set('scratch scrap forget lose drop strike'.split(' '))
