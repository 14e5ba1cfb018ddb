// npm run bench:engine -- [--seconds 15]: how long reading a sentence takes, beside nlp.js trained on the same sentences and
// chrono-node, and what the engine weighs in the page.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { containerBootstrap } from '@nlpjs/core'
import { LangEn } from '@nlpjs/lang-en-min'
import { NluNeural } from '@nlpjs/nlu'
import * as chrono from 'chrono-node'
import { readFirstDate } from '../src/engine/dates/read-first-date.ts'
import { classify, understand } from '../src/engine/understand.ts'
import { moment, settingWith, slowest, type Times, time, timesOf } from './engine-times.ts'
import { type DateRow, dateRows, intentRows, isKeptAside, needSentences } from './sentences.ts'

needSentences()
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } })
const seconds = Number(values.seconds)
const say = (line: string) => process.stdout.write(`${line}\n`)
const rows = intentRows()

const show = ({ median, p99 }: Times) => `median ${median.toFixed(1)} µs   p99 ${p99.toFixed(1)} µs`

say(`${rows.length} sentences, dates included`)
for (const count of [0, 10, 1000]) {
  const setting = settingWith(count)
  const times = time(rows, seconds, ({ text }) => understand(text, setting))
  say(`  with ${String(count).padStart(4)} tasks            ${show(times)}`)
}
worstCase()
await compareNlpjs()
compareChrono(dateRows())
weigh()

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
  say(
    `  Sayso                      ${show(time(dates, seconds / 3, (row) => readFirstDate(row.text, moment(row), 'UTC')))}`,
  )
  say(
    `  chrono-node                ${show(time(dates, seconds / 3, (row) => chrono.parseDate(row.text, { instant: new Date(moment(row)), timezone: 0 }, { forwardDate: true })))}`,
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
  say('messages of 4,000 characters made to be slow')
  for (const count of [0, 10, 1000]) {
    const worst = slowest(count)
      .slice(0, 3)
      .map(({ name, ms }) => `${ms.toFixed(1)} ms (${name})`)
    say(`  with ${String(count).padStart(4)} tasks            the slowest take ${worst.join(', ')}`)
  }
}

/** What a visitor loads of it, where the page is built. */
function weigh(): void {
  const dist = join(import.meta.dirname, '../web/dist')
  for (const file of globSync('assets/*engine*.js', { cwd: dist })) {
    const kilobytes = (end: string) => `${(readFileSync(join(dist, `${file}${end}`)).length / 1000).toFixed(0)} kB`
    say(`in the page: ${kilobytes('')}, ${kilobytes('.gz')} gzip, ${kilobytes('.br')} brotli`)
  }
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
