// "1) the rent is paid 2) add soap 3) move the gym to friday": numbered requests are read as if each had its own line.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { WRITING } from '../language/en/pasted.ts'
import { setOf } from '../task-ids.ts'
import { numberedParts } from './numbered.ts'

/** The message with line breaks instead of its numbers; null if it has no numbers, or numbers things to add. */
export function withoutCounters(chart: Chart): string | null {
  const rows = numberedParts(chart, { from: 0, to: chart.words.length })
  const [first] = rows ?? []
  if (
    rows === null ||
    first === undefined ||
    !MARKED.has(chart.word(first.from - 1)) ||
    isListed(chart, { from: 0, to: first.from })
  )
    return null
  // If each is on its own line, "add salt to the dishwasher" may be a thing to do.
  const isOneLine = !chart.words.some(({ kind }) => kind === 'line')
  if (!areRequests(chart, rows) && !(isOneLine && rows.some((row) => asksToAdd(chart, row)))) return null
  let raw = chart.raw
  for (const { from } of rows) {
    const start = counterStart(chart, from)
    const end = chart.words[from]?.start ?? 0
    raw = `${raw.slice(0, start)}\n${' '.repeat(end - start - 1)}${raw.slice(end)}`
  }
  return raw
}

function isListed(chart: Chart, heading: Span): boolean {
  return chart.some(heading, (at) => {
    const word = chart.word(at)
    return WRITING.has(word) || isIn('LIST', word) || isIn('TASK', word)
  })
}

/** Whether the rows are requests rather than a list: one is about an existing task, or each asks to add something. */
export function areRequests(chart: Chart, rows: readonly Span[]): boolean {
  return rows.some((row) => isOnTask(chart, row)) || rows.every((row) => asksToAdd(chart, row))
}

/** Whether the row is a request about an existing task. Just the task's title asks for nothing. */
function isOnTask(chart: Chart, { from, to }: Span): boolean {
  let end = to
  while (end > from && !chart.isWord(end - 1)) end--
  if (chart.read('NAME', from).some((name) => name.end >= end)) return false
  return chart.read('ACT', from).some((act) => act.end >= end && act.end <= to && isOfTasks(act.value))
}

function isOfTasks(act: Act): boolean {
  return act.does !== 'ask' && setOf(act)?.mentions.every((mention) => mention.by === 'ids') === true
}

export function asksToAdd(chart: Chart, { from }: Span): boolean {
  const word = chart.word(from)
  return (
    (isIn('ADD', word) || isIn('REMIND', word)) && chart.read('ACT', from).some(({ value }) => value.does === 'add')
  )
}

/** Where the number before a row begins: after the word before it. */
function counterStart(chart: Chart, from: number): number {
  let at = from - 1
  while (at > 0 && !COUNTER.test(chart.word(at))) at--
  return chart.words[at]?.start ?? 0
}

/** "1. …", "b) …". Numbers written as words are left as they are. */
const MARKED = new Set(['.', ')'])
const COUNTER = /^(?:\d|[a-h]$)/
