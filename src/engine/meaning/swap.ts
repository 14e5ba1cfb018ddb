// "not 6, 9!", "5 not 4, can't read my own writing", "am!! not pm": replaces a number, or one half of the day by the
// other.

import type { Act, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { isHalf } from '../dates/half.ts'
import { clausesOf, isTail, tellsWhy } from './clauses.ts'
import { startsBehindOpeners } from './openers.ts'

/** Null unless the message begins with the right and the wrong value and goes on with nothing but a reason. */
export function readSwap(chart: Chart): Act | null {
  for (const start of startsBehindOpeners(chart, { from: 0, to: chart.words.length })) {
    const pair = pairAt(chart, start)
    if (pair === null || !onlyTells(chart, pair.end)) continue
    const { right, old } = pair
    const values = isHalf(right.text) ? {} : valuesAt(chart, right.at)
    return { does: 'correct', values: { ...values, replace: { old, new: right.text } } }
  }
  return null
}

interface Right {
  readonly text: string
  readonly at: number
}

/** "9 not 6" and "not 6, 9", with any punctuation between them. */
function pairAt(chart: Chart, start: number): { right: Right; old: string; end: number } | null {
  const places: number[] = []
  let end = start
  while (end < chart.words.length && places.length < 3) {
    const { kind } = chart.words[end] ?? {}
    if (kind === 'word') places.push(end)
    else if (kind === 'line') break
    end++
  }
  const [first, second, third] = places.map((at) => ({ at, text: chart.word(at) }))
  if (first === undefined || second === undefined || third === undefined) return null
  if (first.text === 'not') return isSameKind(second.text, third.text) ? { right: third, old: second.text, end } : null
  return second.text === 'not' && isSameKind(first.text, third.text) ? { right: first, old: third.text, end } : null
}

function isSameKind(one: string, other: string): boolean {
  return one !== other && [isHalf, isNumber].some((is) => is(one) && is(other))
}

function isNumber(word: string): boolean {
  return /^\d+(?:[.,]\d+)*$/.test(word)
}

function valuesAt(chart: Chart, at: number): Values {
  return chart.whole('VALUES', { from: at, to: at + 1 })?.value ?? {}
}

/** Only punctuation and then an explanation follow. */
function onlyTells(chart: Chart, from: number): boolean {
  const clauses = clausesOf(chart).filter(({ to }) => to > from)
  return clauses.every((clause) => {
    const start = Math.max(clause.from, from)
    if (isTail(chart, { from: start, to: clause.to })) return true
    return tellsWhy(chart, clause, [])
  })
}
