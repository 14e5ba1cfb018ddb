// Makes src/engine/model/clause-weights.ts from scripts/clauses/*.jsonl: node scripts/train-clauses.ts [--out FILE] [--without NAME]
// Every file is by another writer, and is measured by a model that learned from all the others. Seeded: the same files give the
// same bytes.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openChart } from '../src/engine/meaning/open.ts'
import { CLAUSE_BUCKETS, CLAUSE_MEANS, type ClauseMeans, clauseFeatures } from '../src/engine/model/clause.ts'
import { softmax } from '../src/engine/model/linear.ts'
import { evidenceFrom } from '../src/engine/model/sparse.ts'
import { asSparse, type Example, fitTemperature, percent, train, weightsFile } from './learn.ts'

/** A list of tasks, what was said by whoever has it, and what was meant. */
interface Line {
  readonly t: readonly string[]
  readonly s: string
  readonly m: ClauseMeans
}

const COURSE = { buckets: CLAUSE_BUCKETS, classes: CLAUSE_MEANS.length, epochs: 20, least: 11, step: 2.1 }
const clock = { now: '2026-11-17T10:30:00.000Z', timezone: 'UTC' }

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: new URL('../src/engine/model/clause-weights.ts', import.meta.url).pathname },
    without: { type: 'string' },
  },
})
main(new URL('./clauses/', import.meta.url).pathname)

function main(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && name !== values.without)
    .sort()
    .map((name) => examplesIn(`${folder}/${name}`))
  const evidence = files.flatMap((own) => {
    const model = train(files.filter((file) => file !== own).flat(), COURSE)
    return own.map(({ buckets }) => evidenceFrom(asSparse(model), buckets))
  })
  const examples = files.flat()
  const means = examples.map((example) => example.means)
  const temperature = fitTemperature(means, evidence)
  report(
    means,
    evidence.map((own) => softmax(own.map((value) => value / temperature))),
    temperature,
  )
  writeFileSync(values.out, weightsFile('scripts/train-clauses.ts', train(examples, COURSE), temperature))
}

function examplesIn(file: string): Example[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { t, s, m }: Line = JSON.parse(line)
      const tasks = t.map((title, index) => ({ id: String(index), title }))
      const chart = openChart(s, tasks, clock)
      const buckets = clauseFeatures(chart, { from: 0, to: chart.words.length })
      return { buckets, means: CLAUSE_MEANS.indexOf(m), weight: 1 }
    })
}

function report(means: readonly number[], scores: readonly (readonly number[])[], temperature: number): void {
  const guesses = scores.map((own) => own.indexOf(Math.max(...own)))
  const right = guesses.filter((guess, at) => guess === means[at]).length
  console.log(`${means.length} sentences, right ${percent(right, means.length)}, temperature ${temperature.toFixed(2)}`)
  for (const [index, name] of CLAUSE_MEANS.entries()) {
    const cells = CLAUSE_MEANS.map(
      (_, other) => guesses.filter((guess, at) => guess === other && means[at] === index).length,
    )
    const total = cells.reduce((sum, cell) => sum + cell, 0)
    console.log(
      `${name.padEnd(8)}${percent(cells[index] ?? 0, total).padStart(7)} ${cells.map((cell) => String(cell).padStart(5)).join('')}`,
    )
  }
  for (const [from, to] of [
    [0, 0.5],
    [0.5, 0.6],
    [0.6, 0.7],
    [0.7, 0.8],
    [0.8, 0.9],
    [0.9, 0.95],
    [0.95, 1.01],
  ] as const) {
    const sure = scores.flatMap((own, at) => (Math.max(...own) >= from && Math.max(...own) < to ? [at] : []))
    const hits = sure.filter((at) => guesses[at] === means[at]).length
    console.log(`said ${from}–${to}: ${sure.length}, right ${percent(hits, sure.length)}`)
  }
}
