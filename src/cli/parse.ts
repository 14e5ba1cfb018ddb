// `sayso parse`: what would you make of this sentence? For people with everything that led there, on their own tasks; for
// programs one line each, on none.

import { createInterface } from 'node:readline'
import { readFirstDate } from '../engine/dates/read-first-date.ts'
import { classify } from '../engine/understand.ts'
import { describe } from './parse-report.ts'
import { type FindTasks, readWith } from './read-with.ts'

interface Situation {
  readonly now: string
  readonly timezone: string
  readonly pending: boolean
}

interface ParseRequest {
  readonly words: readonly string[]
  readonly ndjson: boolean
  readonly dates: boolean
}

/** Reads a sentence or, with `ndjson`, many from the input. Answers the exit code. */
export async function runParse(
  { words, ndjson, dates }: ParseRequest,
  stdin: NodeJS.ReadableStream,
  stdout: NodeJS.WritableStream,
  find: FindTasks | null,
): Promise<number> {
  if (!ndjson) {
    if (words.length === 0) {
      stdout.write('usage: sayso parse "a sentence" | sayso parse --ndjson [--dates]\n')
      return 1
    }
    const text = words.join(' ')
    const moment = { now: new Date().toISOString(), timezone: localZone() }
    const { understood, tasks } = await readWith(text, moment, find)
    stdout.write(describe(text, understood, tasks))
    return 0
  }
  let failed = 0
  for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const asked = readLine(line)
    if (asked === null) {
      failed++
      stdout.write(`${JSON.stringify({ error: 'each line is {"text": …, "now"?, "timezone"?, "pending"?}' })}\n`)
      continue
    }
    stdout.write(
      `${JSON.stringify(dates ? { due_date: readFirstDate(asked.text, asked.situation.now, asked.situation.timezone) } : read(asked.text, asked.situation))}\n`,
    )
  }
  return failed === 0 ? 0 : 1
}

interface Line {
  readonly text: string
  readonly situation: Situation
}

function readLine(line: string): Line | null {
  const value = parseJson(line)
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string') return null
  const now =
    'now' in value && typeof value.now === 'string' && !Number.isNaN(Date.parse(value.now))
      ? new Date(value.now).toISOString()
      : new Date().toISOString()
  const timezone =
    'timezone' in value && typeof value.timezone === 'string' && isZone(value.timezone) ? value.timezone : localZone()
  const pending = 'pending' in value && value.pending === true
  return { text: value.text, situation: { now, timezone, pending } }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

function localZone(): string {
  return Intl.DateTimeFormat('en').resolvedOptions().timeZone
}

function read(text: string, situation: Situation): object {
  const { intent_type, confidence, extracted_params, classification_method, rule_id } = classify(text, situation)
  return { intent_type, confidence, extracted_params, classification_method, rule_id }
}
