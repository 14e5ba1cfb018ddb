// "two no three bags", "take Mali no, Cadi to harp", "the Lyric er the Gaiety": if the words on both sides of the
// correction are of the same kind, the second replaces the first and the rest of the title stays.

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { endsOf, isIn, isKnown, phrasesIn } from '../../language/en/classes.ts'
import { numberOf } from '../../language/en/counted.ts'

const repairs = phrasesIn('REPAIR')
const HOURLY = new Set(['at', 'by', 'till', 'until', 'around', 'about', 'for'])
const WAVERING = new Set(['no', 'er', 'erm', 'sorry', 'wait'])

/** The words taken back, each with the correcting word. */
export function twinsIn(chart: Chart, { from, to }: Span): Span[] {
  const twins: Span[] = []
  for (let at = from + 1; at < to - 1; at++) {
    const end = chart.isCapital(at) ? undefined : wordEnd(chart, at, to)
    if (end === undefined) continue
    const next = chart.isMark(end) ? end + 1 : end
    const start = next < to ? startOfTwin(chart, from, chart.isMark(at - 1) ? at - 2 : at - 1, next) : null
    if (start === null) continue
    twins.push({ from: start, to: next })
    at = next
  }
  return twins
}

function wordEnd(chart: Chart, at: number, to: number): number | undefined {
  return endsOf(repairs, chart.words, at, to)[0] ?? (WAVERING.has(chart.word(at)) ? at + 1 : undefined)
}

/** Where the words to replace begin; null if the two sides are of different kinds. */
function startOfTwin(chart: Chart, from: number, before: number, next: number): number | null {
  if (before < from || chart.isDate(next) || chart.isDate(before)) return null
  // "at 5 no wait 6" is an hour.
  const isCount = numberOf(chart.word(before)) !== null && !HOURLY.has(chart.word(before - 1))
  if (isCount && numberOf(chart.word(next)) !== null) return before
  const isArticle = isIn('DET', chart.word(next))
  let start = chart.word(before) === "'s" ? before - 1 : before
  if (isName(chart, start) && isName(chart, isArticle ? next + 1 : next)) {
    while (start > from && isName(chart, start - 1)) start--
    if (isArticle) return chart.word(start - 1) === chart.word(next) && start - 1 >= from ? start - 1 : null
    // A capital there may just begin the sentence.
    return chart.isWord(start - 1) ? start : null
  }
  return chart.word(next - 1) === 'sorry' && [before, next].every((at) => isThing(chart, at)) ? before : null
}

function isName(chart: Chart, at: number): boolean {
  return chart.isWord(at) && chart.isCapital(at)
}

/** "plumber sorry electrician" */
function isThing(chart: Chart, at: number): boolean {
  return chart.isWord(at) && !isKnown(chart.word(at)) && !isIn('DOING', chart.word(at))
}
