// What announces a list or a title, up to its colon, with what it says of all of it: "two for my list on friday:".

import type { Values } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import type { Native } from '../../chart/grammar.ts'
import { isIn } from '../../language/en/classes.ts'
import { numberOf } from '../../language/en/counted.ts'
import { ANNOUNCES, HEADING } from '../../language/en/headings.ts'
import { SPEAKERS } from '../../language/en/pronouns.ts'
import { tellsWhence } from '../../meaning/whence.ts'
import { allBy } from '../../task-ids.ts'
import { announcesCount } from '../announced-count.ts'
import { mergeValues } from '../build.ts'
import { behindCount } from '../enumerated.ts'
import { found } from './found.ts'
import { endsAnother } from './heading-ends.ts'

const LONGEST = 16

export const heading: Native = (chart, at) => {
  const colon = colonBehind(chart, at)
  if (colon === null || behindCount(chart, at) !== null || changesThem(chart, colon + 1)) return []
  const values = saidBefore(chart, at, colon)
  return values === null || endsAnother(chart, { from: at, to: colon }) ? [] : [found(colon + 1, values, 0, 'heading')]
}

function colonBehind(chart: Chart, from: number): number | null {
  for (let at = from + 1; at < from + LONGEST && chart.words[at] !== undefined; at++) {
    if (chart.word(at) === ':') return at
    if (chart.facts.hard[at] === true) return null
  }
  return null
}

/** "the tasks due this week: take their dates off" */
function changesThem(chart: Chart, at: number): boolean {
  return chart
    .read('ACT', at)
    .some(
      ({ value, end }) =>
        end > at + 1 &&
        (value.does === 'change' || value.does === 'finish' || value.does === 'delete') &&
        allBy(value.set, 'focus', 'shown'),
    )
}

/** What is said of all; null where a word says anything else, or nothing is announced. */
function saidBefore(chart: Chart, from: number, colon: number): Values | null {
  let values: Values = {}
  let announces = false
  for (let at = from; at < colon; ) {
    // "everything but the groceries | and add to my list: …": what adds begins the heading.
    if (at > from && chart.word(at) === 'and' && (isIn('ADD', chart.word(at + 1)) || isIn('PUT', chart.word(at + 1))))
      return null
    // "add a note to it: …"
    if (isIn('NOTEFIELD', chart.word(at)) && chart.word(at + 1) !== 'down') return null
    if (isPlanned(chart, at) || isAsked(chart, at)) return null
    announces ||= ANNOUNCES.has(chart.word(at)) || announcesCount(chart, at) || isToDo(chart, at)
    const [value] = chart
      .read('VALUES', at)
      // "delete 1, 2 and 3 and add to my list: …": a number alone is no hour here.
      .filter(({ end, value: said }) => end <= colon && !(end === at + 1 && isNumber(chart.word(at))) && isSaid(said))
      .toSorted((one, other) => other.end - one.end || one.cost - other.cost)
    const merged = value === undefined ? null : mergeValues(values, value.value)
    if (value !== undefined && merged !== null && !announcesCount(chart, at)) {
      if (!tellsWhence(chart, at)) values = merged
      at = value.end
    } else if (HEADING.has(chart.word(at)) || numberOf(chart.word(at)) !== null || chart.word(at) === ',') at++
    else return null
  }
  return announces ? values : null
}

function isNumber(word: string): boolean {
  return /^\d/.test(word) || numberOf(word) !== null
}

/** "should we add these: …", "is it ok to add …" ask whether. */
function isAsked(chart: Chart, at: number): boolean {
  if (SPEAKERS.has(chart.word(at)) && WHETHER.has(chart.word(at - 1))) return true
  return chart.word(at) === 'it' && BEING.has(chart.word(at - 1))
}

const WHETHER = new Set(['should', 'shall', 'would', 'did', 'do', 'must', 'may', 'might', 'will'])
const BEING = new Set(['is', "'s", 'would', 'was'])

function isSaid({ when, priority }: Values): boolean {
  return when != null || priority != null
}

/** "later I'll add to my list: …" asks for nothing yet; "what I'll need: …" does. */
function isPlanned(chart: Chart, at: number): boolean {
  const next = chart.word(at + 1)
  return chart.word(at) === 'will' && SPEAKERS.has(chart.word(at - 1)) && (isIn('ADD', next) || isIn('PUT', next))
}

function isToDo(chart: Chart, at: number): boolean {
  return chart.word(at) === 'to' && chart.word(at + 1) === 'do'
}
