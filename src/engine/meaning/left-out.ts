// Whether words that labels leave out of a title may be left out of it.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { type ClassName, classNamed, isIn, isKnown } from '../language/en/classes.ts'
import type { Mark } from '../model/marks.ts'

/** Whether what a rule took into its titles and the marks leave out is talk: set off from them, and told by somebody or nothing. */
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

/** Behind a mark, a date or a priority, or with a word that cannot go on with a title. */
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

/** "…, no, York", "…, I mean Tim": something is put right, and nothing is marked as taken back. */
export function leavesMended(chart: Chart, marks: readonly Mark[]): boolean {
  if (marks.includes('back')) return false
  return chart.words.some(
    ({ text }, at) =>
      marks[at] === 'out' &&
      chart.isMark(at - 1) &&
      (chart.says(repairs, { from: at, to: chart.words.length }) || (text === 'no' && chart.isMark(at + 1))),
  )
}

const repairs = classNamed('REPAIR') ?? new Map()
