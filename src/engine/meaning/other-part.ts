// "the call is with the bankers", "no, for the office", "it's Nadia who wants the lamp": what stands behind a preposition of
// the title that was just written is another. What is named beside it stays.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { EXCHANGE_TAILS, TELLING_MORE, TITLE_JOINTS } from '../language/en/exchange.ts'
import { FINITE } from '../language/en/finite.ts'
import { startsBehindOpeners } from './openers.ts'

interface Part {
  readonly old: string
  readonly new: string
}

/** Null unless one place of the title is where the new words belong. */
export function otherPart(chart: Chart, title: string): Part | null {
  const to = chart.words.length
  for (const from of startsBehindOpeners(chart, { from: 0, to })) {
    const part = bySaid(chart, { from, to }, title) ?? byWhose(chart, { from, to }, title)
    if (part !== null) return part
  }
  return null
}

/** "the call is | with the bankers", "no, | with the bankers". */
function bySaid(chart: Chart, { from, to }: Span, title: string): Part | null {
  const being = chart.words.findIndex(({ text }, at) => at >= from && at <= from + LONGEST_SUBJECT && BEING.has(text))
  const isSaid = being > from && isSubject(chart, { from, to: being }, title)
  const at = isSaid ? being + 1 : from
  const joint = chart.word(at)
  const isOfIt = from === 0 && (!isSaid || isIn('IT', chart.word(from)))
  // "it's for the kids" may only tell what for.
  if (!TITLE_JOINTS.has(joint) || (isOfIt && (!isSaid || TELLING_MORE.has(joint)))) return null
  if (chart.read('VALUES', at).some(({ end }) => end > at)) return null
  return exchanged(chart, { from: at + 1, to }, behindJoint(title, joint))
}

/** "it's | Nadia | who wants the lamp": the rest of the clause says more of the title. */
function byWhose(chart: Chart, { from, to }: Span, title: string): Part | null {
  if (!isIn('IT', chart.word(from)) || !BEING.has(chart.word(from + 1))) return null
  const start = from + 2
  for (let end = start + 1; end < Math.min(to, start + LONGEST); end++) {
    if (!WHO.has(chart.word(end)) && !/[^s']s$/.test(chart.word(end))) continue
    const said = chart.words.slice(end + 1, to).map(({ text }) => text)
    const joint = jointBehind(title, said)
    const old = joint === null ? null : behindJoint(title, joint)
    if (old !== null) return exchanged(chart, { from: start, to: end }, old)
  }
  return null
}

/** "it", or words of the title before its preposition. */
function isSubject(chart: Chart, { from, to }: Span, title: string): boolean {
  if (to === from + 1 && isIn('IT', chart.word(from))) return true
  const own = wordsOf(title)
  return !chart.some({ from, to }, (at) => !isIn('DET', chart.word(at)) && !own.includes(chart.word(at)))
}

/** The last preposition of a title that has one of these words before it, and none behind it. */
function jointBehind(title: string, said: readonly string[]): string | null {
  const own = wordsOf(title)
  const at = own.findLastIndex((word) => TITLE_JOINTS.has(word))
  const isNamed = (word: string): boolean => said.includes(word) && !isIn('DET', word) && !TITLE_JOINTS.has(word)
  return at > 0 && own.slice(0, at).some(isNamed) && !own.slice(at + 1).some(isNamed) ? (own[at] ?? null) : null
}

/** What stands behind it up to the end, where it is there once and no other follows. */
function behindJoint(title: string, joint: string): string | null {
  const words = title.split(' ')
  const places = words.flatMap((word, at) => (word.toLowerCase() === joint ? [at] : []))
  const [at = 0, ...more] = places
  const rest = words.slice(at + 1)
  const isLast = !rest.some((word) => TITLE_JOINTS.has(word.toLowerCase()))
  return at > 0 && more.length === 0 && rest.length > 0 && isLast ? rest.join(' ') : null
}

function exchanged(chart: Chart, { from, to }: Span, old: string | null): Part | null {
  let end = from
  while (end < to && chart.isWord(end) && !EXCHANGE_TAILS.has(chart.word(end))) end++
  if (old === null || end === from || end - from > LONGEST || !isEnd(chart, { from: end, to })) return null
  if (chart.some({ from, to: end }, (at) => FINITE.has(chart.word(at)) || chart.isDate(at))) return null
  const text = chart.text({ from, to: end })
  return text.toLowerCase() === old.toLowerCase() ? null : { old, new: text }
}

/** Nothing else, or only politeness. */
function isEnd(chart: Chart, span: Span): boolean {
  return !chart.some(span, (at) => chart.isWord(at) && !EXCHANGE_TAILS.has(chart.word(at)))
}

function wordsOf(title: string): string[] {
  return title.toLowerCase().split(/[^\p{L}\p{N}']+/u)
}

const BEING = new Set(['is', 'are', "'s", 'was', 'were', 'should'])
const WHO = new Set(['who', 'that', 'which', 'what', 'wanted', 'needed', 'has', 'had', 'have', 'got'])
const LONGEST_SUBJECT = 5
const LONGEST = 5
