// What is not a title: values, pronouns and politeness.

import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import { isAmount } from '../../language/en/amounts.ts'
import { endsOf, isIn, phrasesIn } from '../../language/en/classes.ts'
import { ONE_OR_ONES } from '../../language/en/pronouns.ts'
import { closing } from './behind.ts'
import { PARTICLES } from './words.ts'

const EMPTY = new Set(
  'me us it that this them something later again soon sooner earlier task tasks to-do reminder item items this these those'.split(
    ' ',
  ),
)

/** "urgent", "done", "to friday" are values. */
export function isValue(chart: Chart, from: number, to: number): boolean {
  if (chart.words[from]?.kind === 'quote') return false
  return (
    chart.read('VALUES', from).some((one) => one.end === to && one.cost < COSTS.weakDate) ||
    endsOf(states, chart.words, from, to).some((end) => end === to)
  )
}

const states = phrasesIn('DONE')

const NO_TITLES = new Set(['priority', 'date', 'deadline', 'time'])

/** "it", "that one", "real quick" can't be titles. */
export function isEmpty(chart: Chart, from: number, to: number): boolean {
  if (chart.words[from]?.kind === 'quote') return false
  if (EMPTY.has(chart.word(from)) && to - from <= 2) return true
  // "need 5 more" refers to something in focus.
  if (to - from === 2 && isAmount(chart.word(from)) && chart.word(from + 1) === 'more') return true
  if (to - from === 1 && PARTICLES.has(chart.word(from))) return true
  // "the whole list", "one note": things stored here, with nothing to do.
  if (isKeptHere(chart, from, to)) return true
  // "put that date on it"
  const field = isIn('DET', chart.word(from)) ? from + 1 : from
  // "our date" is a meeting with somebody.
  const isMeeting = chart.word(field) === 'date' && OURS.has(chart.word(from))
  if (
    to === field + 1 &&
    !isMeeting &&
    isIn('FIELD', chart.word(field)) &&
    (NO_TITLES.has(chart.word(field)) || field > from)
  )
    return true
  if (BARE.has(chart.word(from)) && (to - from === 1 || EMPTY.has(chart.word(to - 1)))) return true
  if (to - from === 2 && chart.word(from) === 'the' && ONE_OR_ONES.has(chart.word(from + 1))) return true
  let at = from
  while (at < to) {
    const end = endsOf(polite, chart.words, at, to)[0] ?? endsOf(closing, chart.words, at, to)[0]
    if (end === undefined) return false
    at = end
  }
  return true
}

function isKeptHere(chart: Chart, from: number, to: number): boolean {
  const [first, last] = [chart.word(from), chart.word(to - 1)]
  if (to - from === 2 && ONE.has(first)) return last === 'note' || last === 'reminder'
  const isWhole = to - from === 2 || (to - from === 3 && WHOLE.has(chart.word(from + 1)))
  return isWhole && isIn('DET', first) && KEPT_HERE.has(last)
}

const OURS = new Set(['my', 'our'])
const ONE = new Set(['a', 'one', 'another'])

const WHOLE = new Set(['whole', 'entire', 'full', 'complete'])

const KEPT_HERE = new Set(['list', 'tasks', 'reminders', 'to-dos'])
const BARE = new Set(['a', 'an', 'the', 'new', 'another'])

const polite = phrasesIn('FILLER')
