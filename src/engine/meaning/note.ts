// Where a note ends: a note is in the user's own words, so only quotes, brackets and lines bound it.

import type { Chart } from '../chart/chart.ts'
import { classNamed, endsOf, isIn } from '../language/en/classes.ts'

export function noteEnd(chart: Chart, at: number): number {
  if (chart.words[at]?.kind === 'quote' && isBehindQuote(chart, at + 1)) return at + 1
  const bracketed = opensBefore(chart, at)
  let to = at
  while (
    to < chart.words.length &&
    chart.words[to]?.kind !== 'line' &&
    !(bracketed && chart.word(to) === ')') &&
    !(to > at && (commandsNext(chart, to) || chatsNext(chart, to)))
  )
    to++
  return to
}

/** ". ugh, I need a coffee", ". I do hope it isn't him again": behind a full stop somebody talks of themselves. */
function chatsNext(chart: Chart, at: number): boolean {
  if (!ENDS.has(chart.word(at))) return false
  const first = chart.word(at + 1)
  if (isIn('INTERJECTION', first)) return true
  return ME.has(first) && endsOf(feelings, chart.words, at + 2, chart.words.length).length > 0
}

const ENDS = new Set(['.', '!', ';'])
const ME = new Set(['i', 'we'])
const feelings = classNamed('FEELING') ?? new Map()

/** ", and tick off the agency": another command, on a task that is there. */
function commandsNext(chart: Chart, at: number): boolean {
  if (chart.word(at) !== ',' || chart.word(at + 1) !== 'and') return false
  const ends = VERBS.flatMap((name) => endsOf(classNamed(name) ?? new Map(), chart.words, at + 2, chart.words.length))
  return ends.some((end) => isIn('IT', chart.word(end)) || chart.read('NAME', end).length > 0)
}

const VERBS = ['FINISH', 'DELETE', 'MOVE', 'REOPEN'] as const

/** Whether a quotation that ends here was all of it. */
function isBehindQuote(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  return word === undefined || word.kind !== 'word' || AFTER_QUOTE.has(word.text) || isIn('THEN', word.text)
}

const AFTER_QUOTE = new Set('to on for under in as at by due with please thanks thank'.split(' '))

/** "(note: …": a bracket before the word that begins the note. */
function opensBefore(chart: Chart, at: number): boolean {
  for (let before = at - 1; before >= at - 4 && before >= 0; before--) if (chart.word(before) === '(') return true
  return false
}
