// Finds the end of a note: it is in the user's own words, so only quotes, brackets and line breaks limit it.

import type { Chart } from '../chart/chart.ts'
import { classNamed, endsOf, isIn, phrasesIn, wordsIn } from '../language/en/classes.ts'
import { SPEAKERS } from '../language/en/pronouns.ts'
import { allBy } from '../task-ids.ts'
import { endsClause } from './pieces/ends.ts'

export function noteEnd(chart: Chart, at: number): number {
  if (chart.words[at]?.kind === 'quote' && isBehindQuote(chart, at + 1)) return at + 1
  const bracketed = opensBefore(chart, at)
  let to = at
  while (
    to < chart.words.length &&
    chart.words[to]?.kind !== 'line' &&
    !(bracketed && chart.word(to) === ')') &&
    !(to > at && (commandsNext(chart, to) || chatsNext(chart, to) || notesNext(chart, to)))
  )
    to++
  return to
}

/** ". ugh, I need a coffee", ". I do hope it isn't him again": after a full stop the user talks about themselves. */
function chatsNext(chart: Chart, at: number): boolean {
  if (!ENDS.has(chart.word(at))) return false
  const first = chart.word(at + 1)
  if (isIn('INTERJECTION', first)) return true
  return SPEAKERS.has(first) && chart.says(feelings, { from: at + 2, to: chart.words.length })
}

const ENDS = new Set(['.', '!', ';'])
const feelings = phrasesIn('FEELING')

/** ", and tick off the agency", ". Then move the gym", ", and make it urgent": another command on an existing task. */
function commandsNext(chart: Chart, at: number): boolean {
  const isJoined = chart.word(at) === ',' && chart.word(at + 1) === 'and'
  if (!isJoined && !ENDS.has(chart.word(at))) return false
  let from = at + 1
  while (LEADING.has(chart.word(from))) from++
  const ends = VERBS.flatMap((name) => endsOf(classNamed(name) ?? new Map(), chart.words, from, chart.words.length))
  return (
    ends.some((end) => (isJoined && isIn('IT', chart.word(end))) || namesAt(chart, end).length > 0) ||
    setsNext(chart, from)
  )
}

/** "put it on friday", "make the roof urgent": a date or a priority for the noted task or another one. */
function setsNext(chart: Chart, from: number): boolean {
  return (
    SETTING.has(chart.word(from)) &&
    chart
      .read('ACT', from)
      .some(
        ({ value, end }) =>
          value.does === 'change' &&
          (value.values.when !== undefined || value.values.priority !== undefined) &&
          allBy(value.set, 'focus', 'ids') &&
          endsClause(chart, end, chart.words.length),
      )
  )
}

const SETTING = wordsIn(['SETV', 'PUT'])

const LEADING = new Set('and then also please can could you now oh next'.split(' '))

/** ". Under the trip: …": a note for another task. */
function notesNext(chart: Chart, at: number): boolean {
  if (!ENDS.has(chart.word(at)) && chart.word(at) !== ',') return false
  return PLACING.has(chart.word(at + 1)) && namesAt(chart, at + 2).some((end) => chart.word(end) === ':')
}

const PLACING = new Set('under against on for in beside to'.split(' '))

/** Where the names of existing tasks that start here end. */
function namesAt(chart: Chart, at: number): number[] {
  const starts = isIn('DET', chart.word(at)) ? [at, at + 1] : [at]
  return starts.flatMap((from) => chart.read('NAME', from).map(({ end }) => end))
}

const VERBS = ['FINISH', 'DELETE', 'MOVE', 'REOPEN'] as const

/** Whether a quote ending here was the entire note. */
function isBehindQuote(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  return word === undefined || word.kind !== 'word' || AFTER_QUOTE.has(word.text) || isIn('THEN', word.text)
}

const AFTER_QUOTE = new Set('to on for under in as at by due with please thanks thank'.split(' '))

/** "(note: …": a bracket before the word that introduces the note. */
function opensBefore(chart: Chart, at: number): boolean {
  for (let before = at - 1; before >= at - 4 && before >= 0; before--) if (chart.word(before) === '(') return true
  return false
}
