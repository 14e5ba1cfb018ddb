// Whether the labels may leave certain words out of a title.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { type ClassName, isIn, isKnown, phrasesIn } from '../language/en/classes.ts'
import type { Mark } from '../model/marks.ts'

/**
 * Whether the words that a rule puts in its titles and the labels leave out are talk: set off from the rest, and a
 * statement or nothing.
 */
export function isTalkAround(chart: Chart, { from, to }: Span, marks: readonly Mark[]): boolean {
  for (let at = from; at < to; at++) {
    if (marks[at] !== 'out' || !chart.isWord(at)) continue
    let end = at
    while (end < to && marks[end] === 'out') end++
    const words = chart.words.slice(at, end)
    const isSmall = words.every(({ text, kind }) => kind !== 'word' || isKnown(text))
    const isTold = words.some(({ text }) => isIn('SUBJECT', text) || isIn('REASON', text))
    if (!isSetOff(chart, at, marks) || !(isSmall || isTold) || GOING_ON.has(words[0]?.text ?? '')) return false
    at = end
  }
  return true
}

/** "write to Bo, | about the fence". */
const GOING_ON = new Set(['about', 'regarding'])

/** After punctuation, a date or a priority, or beginning with a word that can't continue a title. */
function isSetOff(chart: Chart, at: number, marks: readonly Mark[]): boolean {
  const before = marks[at - 1]
  // "call Dr. | May"
  if (chart.word(at - 1) === '.' && chart.facts.hard[at - 1] !== true) return false
  if (!chart.isWord(at - 1) || (before !== 'title' && before !== 'begin' && before !== 'more')) return true
  const { text } = chart.words[at] ?? { text: '' }
  return SETTING_OFF.some((name) => isIn(name, text)) || LEADS.has(text)
}

const SETTING_OFF: readonly ClassName[] = ['REASON', 'CLOSING', 'FILLER', 'REPAIR', 'REQUEST', 'PUT', 'ADD']
/** "… on my list", "… for friday". */
const LEADS = new Set(['on', 'to', 'in', 'for', 'by', 'at', 'onto', 'due'])

/** "…, no, York", "…, I mean Tim": the words correct something, but the labels mark nothing as taken back. */
export function leavesMended(chart: Chart, marks: readonly Mark[]): boolean {
  if (marks.includes('back')) return false
  return chart.words.some(
    ({ text }, at) =>
      marks[at] === 'out' &&
      chart.isMark(at - 1) &&
      (chart.says(repairs, { from: at, to: chart.words.length }) || (text === 'no' && chart.isMark(at + 1))),
  )
}

const repairs = phrasesIn('REPAIR')
