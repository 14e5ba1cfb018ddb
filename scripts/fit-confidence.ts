// Makes src/engine/confidence-table.ts: node scripts/train-model.ts FOLDER --oof OOF, then node scripts/fit-confidence.ts OOF [--out FILE]
// How often a reading was right, by what it cost and how the second opinion stood to it, where that opinion came from a model that
// had not seen the sentence. The rules had seen most of them, so few cases count little against what one would say beforehand.

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { IntentType } from '../src/domain/intent.ts'
import { askedOf } from '../src/engine/combine.ts'
import { agreementOf } from '../src/engine/confidence.ts'
import { OPINION_INTENTS } from '../src/engine/model/linear.ts'
import type { Opinion } from '../src/engine/model/opinion.ts'
import { explain } from '../src/engine/understand.ts'
import { weigh } from '../src/engine/weigh.ts'

interface Row {
  readonly text: string
  readonly intent: string
  readonly scores: Readonly<Record<string, number>>
}

/** What one would say beforehand, and how many cases that is worth. */
const BEFORE = {
  agrees: [0.99, 0.98, 0.95, 0.88, 0.8],
  leans: [0.97, 0.94, 0.85, 0.75, 0.6],
  differs: [0.93, 0.85, 0.72, 0.6, 0.5],
  model: [0.6, 0.72, 0.8, 0.88, 0.94],
}
const WORTH = 20
/** The model's lead from which on each step of its own column begins. */
const STEPS = [0, 0.25, 0.6, 0.85, 0.97]
const MOST = 0.99

type Column = keyof typeof BEFORE
const COLUMNS: readonly Column[] = ['agrees', 'leans', 'differs', 'model']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: new URL('../src/engine/confidence-table.ts', import.meta.url).pathname } },
})
main(positionals[0] ?? 'oof.jsonl')

function main(file: string): void {
  const seen = COLUMNS.map((column) => BEFORE[column].map(() => ({ count: 0, right: 0 })))
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const row: Row = JSON.parse(line)
    const place = placeOf(row)
    const cell = place === null ? undefined : seen[COLUMNS.indexOf(place.column)]?.[place.step]
    if (place === null || cell === undefined) continue
    cell.count++
    if (place.right) cell.right++
  }
  const table = COLUMNS.map((column, at) => fitted(BEFORE[column], seen[at] ?? []))
  COLUMNS.forEach((column, at) => {
    const cells = (seen[at] ?? []).map(({ count, right }, step) => `${right}/${count} → ${table[at]?.[step]}`)
    console.log(`${column.padEnd(8)} ${cells.join('   ')}`)
  })
  writeFileSync(values.out, tableFile(table))
}

function placeOf(row: Row): { column: Column; step: number; right: boolean } | null {
  const { message, clauses } = explain(row.text, { now: '2026-02-09T10:30:00Z', timezone: 'UTC', pending: false })
  if (message === null) return null
  const opinion = opinionIn(row)
  const asked = askedOf(message, clauses)
  const { intent_type } = weigh(message, clauses, asked, opinion).intent
  if (intent_type === 'AMBIGUOUS') return null
  const right = intent_type === row.intent
  const reading = asked[0]?.reading
  if (reading?.intent !== intent_type)
    return { column: 'model', step: STEPS.findLastIndex((least) => opinion.margin >= least), right }
  const step = Math.min(Math.max(reading.cost.violations, -1), 3) + 1
  return { column: agreementOf(intent_type, opinion), step, right }
}

function opinionIn({ scores }: Row): Opinion {
  const ranked = OPINION_INTENTS.map((name) => ({ intent_type: name as IntentType, score: scores[name] ?? 0 }))
  ranked.sort((one, other) => other.score - one.score)
  const [best, second] = ranked
  return {
    intent_type: best?.intent_type ?? 'GENERAL_CHAT',
    margin: (best?.score ?? 0) - (second?.score ?? 0),
    scores: ranked,
  }
}

function fitted(before: readonly number[], seen: readonly { count: number; right: number }[]): number[] {
  return before.map((prior, step) => {
    const { count, right } = seen[step] ?? { count: 0, right: 0 }
    return Math.min(Math.round((100 * (right + WORTH * prior)) / (count + WORTH)) / 100, MOST)
  })
}

function tableFile(table: readonly number[][]): string {
  const lines = COLUMNS.map((column, at) => `  ${column}: [${(table[at] ?? []).join(', ')}],`)
  return [
    '// Made by `node scripts/fit-confidence.ts`; not edited by hand. Rules: by violations (-1 … 3) and how the second opinion stands to',
    '// the reading. Model: by its lead, in the steps below.',
    '',
    'export const CONFIDENCE = {',
    ...lines,
    '} as const',
    `export const MODEL_STEPS = [${STEPS.join(', ')}] as const`,
    '',
  ].join('\n')
}
