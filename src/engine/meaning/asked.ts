// Whether the message asks to add something, and whether anything in it holds that back.

import type { Chart } from '../chart/chart.ts'
import { endsOf, isIn, phrasesIn, phrasesNamed, wordsIn } from '../language/en/classes.ts'
import { namesIn } from './names-in.ts'
import { endsWithQuestion } from './pieces/asks.ts'

/** Words that ask to add something. */
const CUES = wordsIn(['ADD', 'PUT', 'REMIND', 'NOTEV', 'LIST', 'TASK'])

/** Whether anything asks for it or says that it is needed. */
export function isAsked(chart: Chart): boolean {
  return isAskedBy(chart, CUES) || holds(chart, NEEDED)
}

/** Whether it asks to add something with unambiguous words; "say" and "one" don't count. */
export function isAskedToWrite(chart: Chart): boolean {
  return isAskedBy(chart, WRITING)
}

/** Whether the message mentions lists or writing things down at all. */
export function speaksOfLists(chart: Chart): boolean {
  return holds(chart, CUES)
}

/** "I'll put that back" says what the speaker does. */
function isAskedBy(chart: Chart, cues: ReadonlySet<string>): boolean {
  return chart.words.some(
    ({ text }, at) => cues.has(text) && !TELLERS.has(chart.word(at - 1)) && !TELLERS.has(chart.word(at - 2)),
  )
}

const WRITING = wordsIn(['ADD', 'PUT', 'REMIND', 'LIST'])
const NEEDED = wordsIn(['NEED', 'REQUEST'])
const TELLERS = new Set(['i', 'we', 'he', 'she', 'they'])

function holds(chart: Chart, cues: ReadonlySet<string>): boolean {
  return chart.words.some(({ text }) => cues.has(text))
}

export function isOfTasks(chart: Chart): boolean {
  return namesIn(chart, { from: 0, to: chart.words.length }).length > 0
}

/** Whether it denies, doubts, sets a condition or only asks: then we add nothing without a yes. */
export function holdsBack(chart: Chart): boolean {
  const to = chart.words.length
  if (chart.words.some((_, at) => chart.says(holding, { from: at, to }))) return true
  // "I ought to ring the sweep. Put it down, would you": a request overrides the doubt before it, and also the doubt in
  // "could you".
  const from = askedFrom(chart)
  if (chart.some({ from, to }, (at) => chart.says(doubting, { from: at, to }) && !isInRequest(chart, at))) return true
  return (
    endsWithQuestion(chart, { from: 0, to }) && !chart.words.some((_, at) => chart.says(requests, { from: at, to }))
  )
}

/** Where the first sentence that asks to add something begins. */
function askedFrom(chart: Chart): number {
  const asked = chart.words.findIndex(({ text }) => isIn('ADD', text) || isIn('PUT', text))
  return asked === -1 ? 0 : chart.facts.hard.lastIndexOf(true, asked) + 1
}

function isInRequest(chart: Chart, at: number): boolean {
  const to = chart.words.length
  return [0, 1, 2].some((back) => at >= back && endsOf(requests, chart.words, at - back, to).some((end) => end > at))
}

const holding = phrasesNamed(['COND', 'NEVER'])
const doubting = phrasesNamed(['HEDGE', 'UNSURE'])
const requests = phrasesIn('REQUEST')
