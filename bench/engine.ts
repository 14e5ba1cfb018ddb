// npm run bench:engine: how long reading a sentence takes, beside nlp.js trained on the same sentences and chrono-node.

import { containerBootstrap } from '@nlpjs/core'
import { LangEn } from '@nlpjs/lang-en-min'
import { NluNeural } from '@nlpjs/nlu'
import * as chrono from 'chrono-node'
import { readFirstDate } from '../src/engine/dates/read-first-date.ts'
import { classify, understand } from '../src/engine/understand.ts'
import { attacks } from './attacks.ts'
import { type DateRow, dateRows, intentRows, isKeptAside, needSentences, titles } from './sentences.ts'

needSentences()
const say = (line: string) => process.stdout.write(`${line}\n`)
const rows = intentRows()
const moment = { now: '2026-02-09T10:30:00.000Z', timezone: 'Europe/Berlin' }
const WARM_ROUNDS = 3
const ROUNDS = 8
const LONGEST_MS = 20_000

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

/** Every item a few times, in rounds; no new round is begun once the time for it is up. */
function time<T>(items: readonly T[], run: (item: T) => unknown): Times {
  const micros: number[] = []
  const begun = performance.now()
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    if (round > 0 && performance.now() - begun > LONGEST_MS) break
    if (round <= WARM_ROUNDS) micros.length = 0
    for (const item of items) {
      const start = process.hrtime.bigint()
      run(item)
      micros.push(Number(process.hrtime.bigint() - start) / 1000)
    }
  }
  return timesOf(micros)
}

say(`${rows.length} sentences, dates included`)
for (const count of [0, 10, 1000]) {
  const setting = settingWith(count)
  say(
    `  with ${String(count).padStart(4)} tasks            ${show(time(rows, ({ text }) => understand(text, setting)))}`,
  )
}
worstCase()
await compareNlpjs()
compareChrono(dateRows())

/** What a message is read on when the user has so many tasks, with titles as people write them. */
function settingWith(count: number): Parameters<typeof understand>[1] {
  const tasks = titles(count).map((title, index) => ({
    id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    title,
  }))
  return { ...moment, tasks, last: null, changed: false }
}

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
    ({ text, intent, pending }) => classify(text, { ...moment, pending }).intent_type === intent,
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
  const names = Object.entries(attacks)
  say(`${names.length} messages of 4,000 characters made to be slow`)
  for (const count of [0, 10, 1000]) {
    const setting = settingWith(count)
    const times = names.map(([name, text]) => {
      understand(text, setting)
      const start = performance.now()
      understand(text, setting)
      return { name, ms: performance.now() - start }
    })
    times.sort((one, other) => other.ms - one.ms)
    const slowest = times.slice(0, 3).map(({ name, ms }) => `${ms.toFixed(1)} ms (${name})`)
    say(`  with ${String(count).padStart(4)} tasks            the slowest take ${slowest.join(', ')}`)
  }
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
