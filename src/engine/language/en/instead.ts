// Words by which another task is named as the one that was meant.

import { phrasesOf } from './classes.ts'

/** Before its name. */
export const MEANT_LEADS = phrasesOf([
  'it|that|? was|is actually|only|just|?',
  'it|that|? should have been',
  'i|? meant|mean only|just|?',
  'i was on|talking about only|just|?',
  'i wanted',
  'only|just',
])

/** Behind its name. */
export const THE_ONE = phrasesOf(
  "is the one|was the one|are the ones|were the ones|'s the one|is what|was what|is the one that|was the one that".split(
    '|',
  ),
)

/** Words that take back what was said before, unlike a mere "oh". */
export const TAKING_BACK: ReadonlySet<string> = new Set(
  'no nope nah naw nae naa nup sorry oops whoops wait actually wrong hang hold correction mistake bad error'.split(' '),
)

/** What is still to come is not what was done. */
export const COMING: ReadonlySet<string> = new Set(
  'to not need needs should must next still will gonna later going want wants'.split(' '),
)

/** What was done to a task here, or should have been. */
export const ACTED: ReadonlySet<string> = new Set(
  'did done finished completed ticked sorted moved changed pushed shifted meant wanted'.split(' '),
)

/** Said of what was ticked off too soon. */
export const BACK_ON = phrasesOf([
  'put|stick|pop|chuck|add|whack it|that|this back on|up|down|?',
  'back on|to the|my|our list',
  'spoke|speak|spoken too soon',
  'have|has|is yet to',
  'is|are still to do|be done',
  'not done|finished after all|yet|?',
])
