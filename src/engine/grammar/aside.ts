// Where somebody goes on talking behind a title.

import type { Chart } from '../chart/chart.ts'
import { beginsOne, isIn, phrasesIn } from '../language/en/classes.ts'
import { FINITE, FOLLOWS_IS, OBJECTS, TALKERS } from '../language/en/finite.ts'
import { OF_A_THING } from '../language/en/of-a-thing.ts'
import { isPast } from '../lex/stem.ts'
import { ASKING } from '../meaning/another.ts'

/** "…, they're full of leaves", "…, could you add that": somebody goes on talking. */
export function isAsideAt(chart: Chart, at: number): boolean {
  const before = chart.word(at - 1)
  const next = chart.word(at + 1)
  if (isOrElse(chart, at) || isThanksAt(chart, at)) return true
  // "call Ben, I mean Ken"
  if (beginsOne(repairs, chart.words, at, chart.words.length)) return false
  if (before !== ',' && before !== '-' && before !== '\u2013' && before !== '\u2014')
    return (
      (PEOPLE.has(chart.word(at)) && (FINITE.has(next) || isPast(next)) && isBehindDate(chart, at)) ||
      // "…, high priority as the sink is leaking"
      (isReasonAt(chart, at) && (isBehindPriority(chart, at) || isBehindDate(chart, at)))
    )
  return (
    (TALKERS.has(chart.word(at)) && chart.words[at + 1]?.kind === 'word') ||
    (POINTING.has(chart.word(at)) && FINITE.has(next)) ||
    // "…, but it stays on monday"
    (chart.word(at) === 'but' && (TALKERS.has(next) || POINTING.has(next))) ||
    isClauseAt(chart, at) ||
    isReasonAt(chart, at) ||
    isOwnedWish(chart, at) ||
    (MODALS.has(chart.word(at)) && next === 'you') ||
    (chart.word(at) === 'and' && (chart.reads('STATE', at + 1) || chart.reads('DEED', at + 1)))
  )
}

const repairs = phrasesIn('REPAIR')

/** "… or I'll forget", "… or she will never let me hear the end of it": what would happen otherwise. */
function isOrElse(chart: Chart, at: number): boolean {
  return chart.word(at) === 'or' && TELLERS.has(chart.word(at + 1)) && MODALS.has(chart.word(at + 2)) && at > 0
}

/** "… and thank you for keeping me organised": said to whoever listens. */
function isThanksAt(chart: Chart, at: number): boolean {
  if (!THANKS.has(chart.word(at))) return false
  let lead = at + 1
  while (BEHIND_THANKS.has(chart.word(lead))) lead++
  const next = chart.word(lead + 1)
  return chart.word(lead) === 'for' && (next.endsWith('ing') || THANKED.has(next))
}

const THANKS = new Set(['thanks', 'thank', 'thankyou', 'cheers', 'ta'])
const BEHIND_THANKS = new Set(['you', 'u', 'so', 'very', 'much', 'again', 'ever', 'a', 'lot'])
const THANKED = new Set(['everything', 'all', 'that', 'this', 'your', 'always'])

/** "…, before I lose the sprouts", "…, so the goat stays in", "…, otherwise nobody comes": why it is to be done. */
function isReasonAt(chart: Chart, at: number): boolean {
  if (!LEADING_TO_WHY.has(chart.word(at))) return false
  return TELLERS.has(chart.word(at + 1)) || TALKERS.has(chart.word(at + 1)) || isClauseAt(chart, at + 1)
}

const LEADING_TO_WHY = new Set(
  'before because cause since so as or otherwise else although though while whilst'.split(' '),
)

/** "… on saturday I snapped another one": what is told behind a date is no part of the title. */
function isBehindDate(chart: Chart, at: number): boolean {
  for (let from = at - 1; from >= 0 && from >= at - LONGEST_DATE; from--)
    if (chart.facts.dates.get(from)?.some((date) => date.end === at && !date.weak)) return true
  return false
}

const LONGEST_DATE = 5

function isBehindPriority(chart: Chart, at: number): boolean {
  return [at - 1, at - 2].some((from) => from >= 0 && chart.read('PRIO', from).some(({ end }) => end === at))
}

const PEOPLE = new Set('i we they he she'.split(' '))
const POINTING = new Set('it you that this there'.split(' '))
const TELLERS = new Set([...PEOPLE, 'it', 'you', 'there'])

/** "…, next one's on the table", "…, the boiler is making that noise": something else that has a verb of its own. */
function isClauseAt(chart: Chart, at: number): boolean {
  // "coach keeps running over them": what is followed by a verb is no verb itself.
  if ((isIn('DOING', chart.word(at)) && !SAYS_MORE.has(chart.word(at + 1))) || isIn('TASK', chart.word(at)))
    return false
  for (let verb = at + 1; verb <= at + LONGEST_SUBJECT; verb++) {
    // "…, no wait, just saturday is fine"
    if (chart.words[verb]?.kind !== 'word' || chart.facts.hard[verb] === true || chart.facts.dates.has(verb))
      return false
    // "…, urgent | as the sink is leaking": that clause is the reason's.
    if (isIn('REASON', chart.word(verb))) return false
    // "…, from the bakery | that opens early"
    if (OF_A_THING.has(chart.word(at)) && RELATIVE.has(chart.word(verb))) return false
    // "…, eggs | and what is next"
    if (chart.word(verb) === 'and' && ASKING.has(chart.word(verb + 1))) return false
    if (VERBS.has(chart.word(verb))) return chart.read('PRIO', verb + 1).length === 0 && !isDue(chart, verb)
    if (standsForIs(chart, verb)) return true
    // "potatoes never grow here"
    if (FREQUENT.has(chart.word(verb)) && chart.words[verb + 1]?.kind === 'word') return true
    if (isDonePlainly(chart, at, verb)) return true
  }
  return false
}

/** "…, coach's orders", "…, my mum's idea". */
function isOwnedWish(chart: Chart, at: number): boolean {
  const owner = isIn('DET', chart.word(at)) ? at + 1 : at
  return chart.word(owner + 1) === "'s" && WISHES.has(chart.word(owner + 2)) && !chart.isWord(owner + 3)
}

const WISHES = new Set('orders rules idea fault suggestion advice instructions request call decision'.split(' '))

/** "next one's on the table", "dad's fixing the gate": a verb, and nothing that owns. Several always own: "the parents' meeting on friday". */
export function standsForIs(chart: Chart, at: number): boolean {
  if (chart.word(at) !== "'s" || chart.text({ from: at, to: at + 1 }).length === 1) return false
  return FOLLOWS_IS.has(chart.word(at + 1)) || isVerbBeforeObject(chart, at + 1)
}

/** "client's pulled | the plug", "nobody's read | it": behind what was done stands what it was done to, or nothing. */
function isVerbBeforeObject(chart: Chart, at: number): boolean {
  const word = chart.word(at)
  if (!(isPast(word) || (word.endsWith('ing') && word.length > 5))) return false
  return chart.words[at + 1]?.kind !== 'word' || OBJECTS.has(chart.word(at + 1))
}

/** "the old one trips | the fuse", "marcus got | his brother in": somebody, what they do, and to what. */
function isDonePlainly(chart: Chart, from: number, at: number): boolean {
  if (!OBJECTS.has(chart.word(at + 1)) || at + 1 >= chart.words.length) return false
  const word = chart.word(at)
  // "…, and set up the tent" is one more thing to do.
  if (isPast(word)) return !isIn('DET', chart.word(at - 1)) && !(chart.word(at - 1) === 'and' && isIn('DOING', word))
  if (!isIn('DET', chart.word(from)) || at <= from + 1 || !/[^s]s$/.test(word)) return false
  // "the surgery closes | for lunch"
  return DIRECT.has(chart.word(at + 1)) || (at === from + 2 && isIn('DOING', word.slice(0, -1)))
}

const DIRECT = new Set('the a an my our me us it them him her everything'.split(' '))
const FREQUENT = new Set(['never', 'always', 'still', 'hardly', 'rarely', 'only'])

/** "…, which is due friday", "…, deadline is tomorrow" say more of the task. */
function isDue(chart: Chart, verb: number): boolean {
  if (!BEING.has(chart.word(verb))) return false
  return chart.word(verb + 1) === 'due' || chart.facts.dates.has(verb + 1) || isIn('DATEFIELD', chart.word(verb - 1))
}

const RELATIVE = new Set(['that', 'which', 'who'])
const BEING = new Set(['is', 'are', 'was', 'were', 'will'])
const LONGEST_SUBJECT = 4
const VERBS = new Set(
  'is are am was were has have had does do did will would can could should might must keeps keep wants needs said says seems looks goes went came comes closes shuts opens starts ends expires hurts'.split(
    ' ',
  ),
)
const SAYS_MORE = new Set(
  'is are was were has had does did will would could should keeps wants needs said says'.split(' '),
)
const MODALS = new Set('can could would will might may'.split(' '))

/** Behind a quotation these tell why, or who. */
export function saysWhy(word: string): boolean {
  return word === 'so' || isIn('REASON', word) || TALKERS.has(word) || POINTING.has(word)
}
