// Where somebody goes on talking behind a title.

import type { Chart } from '../chart/chart.ts'
import { isIn } from '../language/en/classes.ts'
import { FINITE, FOLLOWS_IS } from '../language/en/finite.ts'
import { isPast } from '../lex/stem.ts'
import { ASKING } from '../meaning/another.ts'

/** "…, they're full of leaves", "…, could you add that": somebody goes on talking. */
export function isAsideAt(chart: Chart, at: number): boolean {
  const before = chart.word(at - 1)
  const next = chart.word(at + 1)
  if (before !== ',' && before !== '-' && before !== '\u2013' && before !== '\u2014')
    return PEOPLE.has(chart.word(at)) && (FINITE.has(next) || isPast(next)) && isBehindDate(chart, at)
  return (
    (TALKING.has(chart.word(at)) && FINITE.has(next)) ||
    // "…, but it stays on monday"
    (chart.word(at) === 'but' && TALKING.has(next)) ||
    isClauseAt(chart, at) ||
    (MODALS.has(chart.word(at)) && next === 'you') ||
    (chart.word(at) === 'and' && chart.read('STATE', at + 1).length + chart.read('DEED', at + 1).length > 0)
  )
}

/** "… on saturday I snapped another one": what is told behind a date is no part of the title. */
function isBehindDate(chart: Chart, at: number): boolean {
  for (let from = at - 1; from >= 0 && from >= at - LONGEST_DATE; from--)
    if (chart.facts.dates.get(from)?.some((date) => date.end === at && !date.weak)) return true
  return false
}

const LONGEST_DATE = 5
const PEOPLE = new Set('i we they he she'.split(' '))
const TALKING = new Set('i we they he she it you that this there'.split(' '))

/** "…, next one's on the table", "…, the boiler is making that noise": something else that has a verb of its own. */
function isClauseAt(chart: Chart, at: number): boolean {
  if (isIn('DOING', chart.word(at)) || isIn('TASK', chart.word(at))) return false
  for (let verb = at + 1; verb <= at + LONGEST_SUBJECT; verb++) {
    // "…, no wait, just saturday is fine"
    if (chart.words[verb]?.kind !== 'word' || chart.facts.hard[verb] === true || chart.facts.dates.has(verb))
      return false
    // "…, eggs | and what is next"
    if (chart.word(verb) === 'and' && ASKING.has(chart.word(verb + 1))) return false
    if (VERBS.has(chart.word(verb))) return chart.read('PRIO', verb + 1).length === 0 && !isDue(chart, verb)
    if (chart.word(verb) === "'s" && FOLLOWS_IS.has(chart.word(verb + 1))) return true
  }
  return false
}

/** "…, which is due friday", "…, deadline is tomorrow" say more of the task. */
function isDue(chart: Chart, verb: number): boolean {
  if (!BEING.has(chart.word(verb))) return false
  return chart.word(verb + 1) === 'due' || chart.facts.dates.has(verb + 1) || isIn('DATEFIELD', chart.word(verb - 1))
}

const BEING = new Set(['is', 'are', 'was', 'were', 'will'])
const LONGEST_SUBJECT = 4
const VERBS = new Set(
  'is are am was were has have had does did will would can could keeps wants needs said says'.split(' '),
)
const MODALS = new Set('can could would will'.split(' '))

/** Behind a quotation these tell why, or who. */
export function saysWhy(word: string): boolean {
  return word === 'so' || isIn('REASON', word) || TALKING.has(word)
}
