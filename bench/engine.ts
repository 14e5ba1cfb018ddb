// npm run bench:engine: how long reading a sentence takes, beside nlp.js trained on the same sentences and chrono-node.

import { containerBootstrap } from '@nlpjs/core'
import { LangEn } from '@nlpjs/lang-en-min'
import { NluNeural } from '@nlpjs/nlu'
import * as chrono from 'chrono-node'
import { readFirstDate } from '../src/engine/dates/read-first-date.ts'
import { understand } from '../src/engine/understand.ts'
import { attacks } from './attacks.ts'
import { type DateRow, dateRows, intentRows, isKeptAside, needSentences } from './sentences.ts'

needSentences()
const say = (line: string) => process.stdout.write(`${line}\n`)
const rows = intentRows()
const situation = { now: '2026-02-09T10:30:00.000Z', timezone: 'Europe/Berlin', pending: false }
const ROUNDS = 8

interface Times {
  readonly median: number
  readonly p99: number
}

function timesOf(micros: number[]): Times {
  micros.sort((one, other) => one - other)
  const at = (share: number) => micros[Math.floor(micros.length * share)] ?? 0
  return { median: at(0.5), p99: at(0.99) }
}

const show = ({ median, p99 }: Times) => `median ${median.toFixed(1)} µs   p99 ${p99.toFixed(1)} µs`

function time<T>(items: readonly T[], run: (item: T) => unknown): Times {
  for (let round = 0; round < 3; round++) for (const item of items) run(item)
  const micros: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const item of items) {
      const start = process.hrtime.bigint()
      run(item)
      micros.push(Number(process.hrtime.bigint() - start) / 1000)
    }
  return timesOf(micros)
}

say(`${rows.length} sentences`)
say(
  `  classify, dates included   ${show(time(rows, ({ text, pending }) => understand(text, { ...situation, pending })))}`,
)
await compareNlpjs()
compareChrono(dateRows())
worstCase()

async function compareNlpjs(): Promise<void> {
  const container = await containerBootstrap()
  container.use(LangEn)
  const nlu = new NluNeural({ locale: 'en', container, log: false })
  const known = rows.filter((row) => !isKeptAside(row.text))
  await nlu.train(known.map(({ text, intent }) => ({ utterance: text, intent })))
  for (const row of rows) await nlu.process(row.text)
  const micros: number[] = []
  let right = 0
  const unseen = rows.filter((row) => isKeptAside(row.text))
  for (const { text, intent } of unseen) {
    const start = process.hrtime.bigint()
    const { classifications } = await nlu.process(text)
    micros.push(Number(process.hrtime.bigint() - start) / 1000)
    if (classifications[0]?.intent === intent) right++
  }
  const ours = unseen.filter(
    ({ text, intent, pending }) => understand(text, { ...situation, pending }).intent.intent_type === intent,
  ).length
  say(`  nlp.js                     ${show(timesOf(micros))}`)
  say(
    `  right on a third of them: Sayso ${share(ours, unseen.length)} (its rules know them), nlp.js trained on the other two ${share(right, unseen.length)}`,
  )
}

function compareChrono(dates: readonly DateRow[]): void {
  say(`${dates.length} sentences with dates`)
  const moment = (row: DateRow) => `${row.reference}.000Z`
  say(`  Sayso                      ${show(time(dates, (row) => readFirstDate(row.text, moment(row), 'UTC')))}`)
  say(
    `  chrono-node                ${show(time(dates, (row) => chrono.parseDate(row.text, { instant: new Date(moment(row)), timezone: 0 }, { forwardDate: true })))}`,
  )
  const ours = dates.filter((row) =>
    isRight(row, (readFirstDate(row.text, moment(row), 'UTC') ?? '').replace('T', ' ')),
  ).length
  const theirs = dates.filter((row) =>
    isRight(
      row,
      (
        chrono
          .parseDate(row.text, { instant: new Date(moment(row)), timezone: 0 }, { forwardDate: true })
          ?.toISOString() ?? ''
      ).replace('T', ' '),
    ),
  ).length
  say(`  right: Sayso ${share(ours, dates.length)}, chrono-node ${share(theirs, dates.length)}`)
}

function isRight(row: DateRow, got: string): boolean {
  return (row.acceptable ?? [row.expected]).some((wanted) =>
    row.grain === 'day' || wanted.length <= 10
      ? got.slice(0, 10) === wanted.slice(0, 10)
      : got.slice(0, 16) === wanted.slice(0, 16),
  )
}

function worstCase(): void {
  let worst = { name: '', ms: 0 }
  for (const [name, text] of Object.entries(attacks)) {
    for (const pending of [false, true]) {
      const start = performance.now()
      understand(text, { ...situation, pending })
      const ms = performance.now() - start
      if (ms > worst.ms) worst = { name, ms }
    }
  }
  say(
    `${Object.keys(attacks).length} messages of 4,000 characters made to be slow: the slowest takes ${worst.ms.toFixed(1)} ms (${worst.name})`,
  )
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
