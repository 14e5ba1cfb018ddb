// Whether somebody asks for something to be written down, and whether anything in the message holds that back.

import type { Chart } from '../chart/chart.ts'
import { classNamed, phrasesNamed, wordsIn } from '../language/en/classes.ts'
import { namesIn } from './names-in.ts'
import { endsWithQuestion } from './pieces/asks.ts'

/** Words that ask for something to be written down. */
const CUES = wordsIn(['ADD', 'PUT', 'REMIND', 'NOTEV', 'LIST', 'TASK'])

/** Whether anything asks for it, or says that it is needed. */
export function isAsked(chart: Chart): boolean {
  return isAskedBy(chart, CUES) || holds(chart, NEEDED)
}

/** Whether anything asks for it to be written down, in words that mean nothing else: "say" and "one" do. */
export function isAskedToWrite(chart: Chart): boolean {
  return isAskedBy(chart, WRITING)
}

/** Whether a list, or writing something down, is spoken of at all. */
export function speaksOfLists(chart: Chart): boolean {
  return holds(chart, CUES)
}

/** "I'll put that back" tells what somebody does. */
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

/** Whether anything in it denies, doubts or sets a condition, or only asks: then nothing is added without a yes. */
export function holdsBack(chart: Chart): boolean {
  const to = chart.words.length
  if (chart.words.some((_, at) => chart.says(holding, { from: at, to }))) return true
  return (
    endsWithQuestion(chart, { from: 0, to }) && !chart.words.some((_, at) => chart.says(requests, { from: at, to }))
  )
}

const holding = phrasesNamed(['COND', 'HEDGE', 'UNSURE', 'NEVER'])
const requests = classNamed('REQUEST') ?? new Map()
