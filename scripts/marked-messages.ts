// The messages of scripts/marked, each with the label of every word and the titles that are to be added.

import { readdirSync, readFileSync } from 'node:fs'
import type { Chart } from '../src/engine/chart/chart.ts'
import { openChart } from '../src/engine/meaning/open.ts'
import { markFeatures } from '../src/engine/model/mark-features.ts'
import { MARKS, type Mark } from '../src/engine/model/marks.ts'

export const clock = { now: '2026-11-17T10:30:00.000Z', timezone: 'UTC' }

export interface Message {
  readonly raw: string
  readonly titles: readonly string[]
  readonly chart: Chart
  readonly features: readonly Uint16Array[]
  /** The number of each word's label. */
  readonly marks: readonly number[]
}

/** By another writer each. */
export interface MarkedFile {
  readonly name: string
  readonly messages: readonly Message[]
}

const LETTERS: Readonly<Record<string, Mark>> = {
  t: 'title',
  '+': 'more',
  d: 'date',
  p: 'priority',
  n: 'note',
  r: 'back',
}

export function markedFiles(): MarkedFile[] {
  const folder = new URL('./marked/', import.meta.url).pathname
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({
      name,
      messages: readFileSync(`${folder}/${name}`, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(messageOf),
    }))
}

/** A line with its marks: "add [t:milk] for [d:friday]". */
function messageOf(line: string): Message {
  const spans: { from: number; to: number; mark: Mark; text: string }[] = []
  let raw = ''
  let last = 0
  for (const found of line.matchAll(/\[([t+dpnr]):([^[\]]+)\]/g)) {
    raw += line.slice(last, found.index)
    const text = found[2] ?? ''
    spans.push({ from: raw.length, to: raw.length + text.length, mark: LETTERS[found[1] ?? ''] ?? 'out', text })
    raw += text
    last = found.index + found[0].length
  }
  raw = (raw + line.slice(last)).replaceAll('\u23ce', '\n')
  const chart = openChart(raw, [], clock)
  const titles: string[] = []
  for (const { mark, text } of spans) {
    if (mark === 'title') titles.push(text)
    if (mark === 'more') titles.push(`${titles.pop() ?? ''} ${text}`.trim())
  }
  let begun: object | null = null
  const marks = chart.words.map(({ start, end }) => {
    const span = spans.find(({ from, to }) => start >= from && start < to && end > start)
    if (span === undefined) return 0
    const first = begun !== span
    begun = span
    return MARKS.indexOf(span.mark === 'title' && first ? 'begin' : span.mark)
  })
  return { raw, titles, chart, features: markFeatures(chart), marks }
}

/** What somebody said beside their tasks, with the titles that they wanted added; each may be put in several ways. */
export interface Said {
  readonly say: string
  readonly titles: readonly string[]
  readonly tasks: readonly string[]
}

export function saidMessages(): Said[] {
  return readFileSync(new URL('./marked/said.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
