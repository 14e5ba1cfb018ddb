import { containerBootstrap } from '@nlpjs/core'
import { LangEn } from '@nlpjs/lang-en-min'
import { NluNeural } from '@nlpjs/nlu'
import * as chrono from 'chrono-node'
import { readFirstDate } from '../../src/engine/dates/read-first-date.ts'
import { understand } from '../../src/engine/understand.ts'
import { settingWith, slowest, time, timesOf } from '../engine-times.ts'
import { type DateRow, dateRows, hasSentences, intentRows, isKeptAside } from '../sentences.ts'
import { atMost, type Figure, type How, short, told } from './figure.ts'

/** Reading sentences, beside nlp.js and chrono-node. */
export async function engineFigures({ seconds }: How): Promise<Figure[]> {
  const [worst = { name: '', ms: 0 }] = slowest(10)
  const longest = atMost('any message of 4,000 characters', 50, 'ms', worst.ms, ` (${worst.name})`)
  if (!hasSentences()) return [longest, told('reading a message', 'no sentences here: set SAYSO_SENTENCES')]
  const setting = settingWith(10)
  const own = time(intentRows(), seconds * 3, ({ text }) => understand(text, setting))
  const reads = atMost('reading a message, 10 tasks, dates included: median', 250, 'µs', own.median)
  const rarely = atMost('reading a message, 10 tasks, dates included: p99', 2000, 'µs', own.p99)
  return [reads, rarely, longest, await nlpjs(), ...dates(seconds)]
}

/** Intents only, trained on two thirds of the same sentences. */
async function nlpjs(): Promise<Figure> {
  const container = await containerBootstrap()
  container.use(LangEn)
  const nlu = new NluNeural({ locale: 'en', container, log: false })
  const rows = intentRows()
  const known = rows.filter(({ text }) => !isKeptAside(text))
  await nlu.train(known.map(({ text, intent }) => ({ utterance: text, intent })))
  const micros: number[] = []
  for (const { text } of rows) {
    const start = process.hrtime.bigint()
    await nlu.process(text)
    micros.push(Number(process.hrtime.bigint() - start) / 1000)
  }
  const { median, p99 } = timesOf(micros)
  return told('  nlp.js, intents only', `${short(median)} µs median, ${short(p99)} µs p99`)
}

function dates(seconds: number): Figure[] {
  const rows = dateRows()
  const moment = (row: DateRow) => `${row.reference}.000Z`
  const ours = time(rows, seconds, (row) => readFirstDate(row.text, moment(row), 'UTC'))
  const theirs = time(rows, seconds, (row) =>
    chrono.parseDate(row.text, { instant: new Date(moment(row)), timezone: 0 }, { forwardDate: true }),
  )
  return [
    told('reading a date', `${short(ours.median)} µs median, ${short(ours.p99)} µs p99`),
    told('  chrono-node', `${short(theirs.median)} µs median, ${short(theirs.p99)} µs p99`),
  ]
}
