// `sayso parse`: what would you make of this sentence? For people with everything that led there, for programs one line each.

import { createInterface } from 'node:readline'
import { readFirstDate } from '../engine/dates/read-first-date.ts'
import { allReadings } from '../engine/segments.ts'
import { explain, understand } from '../engine/understand.ts'
import type { Situation } from '../engine/understanding.ts'

/** Reads sentences from the arguments or, with --ndjson, from the input. Answers the exit code. */
export async function runParse(
  args: string[],
  stdin: NodeJS.ReadableStream,
  stdout: NodeJS.WritableStream,
): Promise<number> {
  const words = args.filter((arg) => !arg.startsWith('--'))
  if (!args.includes('--ndjson')) {
    if (words.length === 0) {
      stdout.write('usage: sayso parse "a sentence" | sayso parse --ndjson [--dates]\n')
      return 1
    }
    stdout.write(
      describe(words.join(' '), {
        now: new Date().toISOString(),
        timezone: localZone(),
        pending: args.includes('--pending'),
      }),
    )
    return 0
  }
  const dates = args.includes('--dates')
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
  const { intent_type, confidence, extracted_params, classification_method, rule_id } = understand(
    text,
    situation,
  ).intent
  return { intent_type, confidence, extracted_params, classification_method, rule_id }
}

/** The reading, the spans underlined in the sentence, every candidate with its cost, and the second opinion. */
function describe(text: string, situation: Situation): string {
  const { understanding, message, clauses, opinion } = explain(text, situation)
  const { intent, actions, spans } = understanding
  const lines = [text]
  for (const span of spans)
    lines.push(`${' '.repeat(span.start)}${'~'.repeat(Math.max(span.end - span.start, 1))} ${span.kind}`)
  lines.push(
    '',
    `${intent.intent_type}  ${intent.confidence ?? ''}  ${intent.classification_method}  ${intent.rule_id ?? ''}`,
  )
  for (const action of actions) lines.push(`  ${JSON.stringify(action)}`)
  if (intent.extracted_params !== null) lines.push(`  params ${JSON.stringify(intent.extracted_params)}`)
  lines.push('', 'candidates (violations, unexplained, fuzzy)')
  for (const clause of clauses)
    for (const reading of message === null ? [] : allReadings(message, clause).slice(0, 6)) {
      const { violations, unexplained, fuzzy } = reading.cost
      lines.push(
        `  ${String(violations).padStart(2)} ${unexplained} ${fuzzy}  ${reading.rule.id.padEnd(24)} ${JSON.stringify(reading.action)}`,
      )
    }
  if (opinion !== null) {
    const scores = opinion.scores.map((score) => `${score.intent_type} ${score.score.toFixed(2)}`)
    lines.push('', `second opinion: ${scores.slice(0, 3).join(', ')} (margin ${opinion.margin.toFixed(2)})`)
  }
  return `${lines.join('\n')}\n`
}
