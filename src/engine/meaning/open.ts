// Prepares a message for reading: its words, what is known about them, and how spans become tasks.

import { Chart } from '../chart/chart.ts'
import { factsOf } from '../chart/facts.ts'
import type { Span } from '../chart/rule.ts'
import { type Ground, withStops } from '../clause/stops.ts'
import { type DateReading, readTimes } from '../date-reading.ts'
import { grammar } from '../grammar/grammar.ts'
import { Names } from '../ground/names.ts'
import type { Titled } from '../ground/title.ts'
import { indexOf } from '../ground/title-index.ts'
import { withDeeds, withVerbs } from '../lex/mistyped.ts'
import { lex, placesOf, type Word } from '../lex/words.ts'
import { worksIn } from '../lex/works.ts'
import type { Token } from '../tokens.ts'
import { withoutCounters } from './counted-acts.ts'
import { remembered } from './items/items.ts'
import { sureDates } from './sure-dates.ts'
import type { Clock } from './when.ts'

export function openChart(raw: string, tasks: readonly Titled[], clock: Clock): Chart {
  const chart = chartOf(raw, tasks, clock)
  const uncounted = withoutCounters(chart)
  return uncounted === null ? chart : chartOf(uncounted, tasks, clock)
}

function chartOf(raw: string, tasks: readonly Titled[], clock: Clock): Chart {
  const read = lex(raw)
  const index = indexOf(tasks)
  const isInTitle = (word: string): boolean => index.knows(word)
  const mended = withDeeds(withVerbs(read.words, isInTitle), isInTitle, () => index.firsts())
  const works = worksIn(mended, raw)
  const tokens = works.length === 0 ? read.tokens : withoutDatesIn(works, mended, read.tokens)
  const times = readTimes(tokens, raw)
  const ground = {
    names: new Names(mended, raw, tasks),
    ...datesAt(mended, times.readings),
    isInTitle: (pair: string) => index.holds(pair),
    isInWork: (at: number) => works.some(({ from, to }) => from < at && at < to),
  }
  const lexed = { ...read, tokens, words: withStops(mended, ground) }
  const names = lexed.words === mended ? ground.names : new Names(lexed.words, raw, tasks)
  const chart = new Chart(lexed.words, raw, grammar, factsOf(lexed, times, names, clock))
  chart.items = remembered(chart, sureDates(chart, times.dates))
  return chart
}

/** "learn Blue Monday": a day in the name of a song is not a date. */
function withoutDatesIn(works: readonly Span[], words: readonly Word[], tokens: readonly Token[]): readonly Token[] {
  const named = new Set<number>()
  for (const { from, to } of works)
    for (const { first, last } of words.slice(from, to))
      for (let token = first; token <= last; token++) named.add(token)
  return tokens.map((token, at) => (named.has(at) ? { ...token, text: 'name' } : token))
}

/** Where the certain dates begin and end. */
function datesAt(words: readonly Word[], readings: readonly DateReading[]): Pick<Ground, 'dateEnds' | 'dateStarts'> {
  const ends = new Map<number, number>()
  const starts = new Set<number>()
  const places = placesOf(words)
  for (const { first, last, weak } of readings) {
    const from = places.starts[first] ?? -1
    const to = places.ends[last] ?? 0
    if (from < 0 || (weak && !isDay(words[from]?.text ?? '') && !LEADS.has(words[from - 1]?.text ?? ''))) continue
    ends.set(to, Math.min(from, ends.get(to) ?? from))
    starts.add(from)
  }
  return { dateEnds: ends, dateStarts: starts }
}

/** "by the 3rd", "at 5". */
const LEADS = new Set(['by', 'on', 'at', 'until', 'till', 'due'])

/** "sat" and "sun" are days unless they read as other words. */
function isDay(word: string): boolean {
  return /^(?:mon|tues?|wed|thu|thurs|fri|sat|sun)$/.test(word)
}
