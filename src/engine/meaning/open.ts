// A message made ready to be read: its words, what is known of them, and how a stretch of them becomes tasks.

import { Chart } from '../chart/chart.ts'
import { factsOf } from '../chart/facts.ts'
import { findDates } from '../date-reading.ts'
import { grammar } from '../grammar/grammar.ts'
import type { Titled } from '../ground/title.ts'
import { indexOf } from '../ground/title-index.ts'
import { withDeeds, withVerbs } from '../lex/mistyped.ts'
import { withStops } from '../lex/run-on.ts'
import { lex } from '../lex/words.ts'
import { remembered } from './items.ts'
import { sureDates } from './sure-dates.ts'
import type { Clock } from './when.ts'

export function openChart(raw: string, tasks: readonly Titled[], clock: Clock): Chart {
  const read = lex(raw)
  const index = indexOf(tasks)
  const isInTitle = (word: string): boolean => index.knows(word)
  const mended = withDeeds(withVerbs(read.words, isInTitle), isInTitle, () => index.firsts())
  const lexed = { ...read, words: withStops(mended, (pair) => index.holds(pair)) }
  const chart = new Chart(lexed.words, raw, grammar, factsOf(lexed, tasks, clock))
  chart.items = remembered(chart, sureDates(chart, findDates(lexed.tokens, raw)))
  return chart
}
