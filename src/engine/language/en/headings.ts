// Words that announce what is to be written down, up to a colon: "three things for my list:", "need two more on there:".

import { wordsIn } from './classes.ts'
import { COUNTED } from './counted.ts'
import { NUMBERS } from './numbers.ts'

/** Only beside one of these something is announced. */
export const ANNOUNCES: ReadonlySet<string> = new Set([
  ...wordsIn(['ADD', 'PUT', 'REMIND', 'LIST', 'TASK', 'NOUNS']),
  ...COUNTED,
  ...'following remember diary calendar planner schedule agenda adding added ticket action bullet line'.split(' '),
])

/** What may stand around them. */
export const HEADING: ReadonlySet<string> = new Set([
  ...ANNOUNCES,
  ...NUMBERS.keys(),
  ...`
me us you i we my our the a an this that these those them it both all some any few couple several more another other new next extra
shopping grocery groceries separate different individual recurring repeating regular quick short little same
to on in onto into for of with under down up as at about by from off out over and also too well
is are be go goes going have got must should need needs want wants like would 'd 've 's 'll could can should will gonna let 's
here there now later today before forget while remember do done myself self please pls kindly just only ok okay right so first
note write jot make set give take
`
    .trim()
    .split(/\s+/),
])

/** What may stand between an "and" and the verb of adding: "and could you just add …". */
export const BEFORE_ADDING: ReadonlySet<string> = new Set(
  "please pls kindly just only you u i we me us can could would will may 'd like want need to let 's go ahead now".split(
    ' ',
  ),
)

/** Verbs besides those of adding that something is asked for with. */
export const GIVING: ReadonlySet<string> = new Set(['set', 'give', 'take', 'leave', 'drop', 'bring'])

/** What speaks of what follows the colon. */
export const ANNOUNCED: ReadonlySet<string> = new Set(['these', 'this', 'those', 'following', 'here', 'them'])

/** Nouns that end a heading: "two ordinary tasks: …". */
export const HEADING_NOUNS: ReadonlySet<string> = new Set(
  'task tasks item items to-do to-dos things reminder reminders jobs bits errands chores stuff lot'.split(' '),
)
