// Makes src/engine/model/title-weights.ts: node scripts/train-titles.ts [FILE] [--out FILE]
// Titles are those on the lists of scripts/clauses/*.jsonl and the lines of FILE; what is none are pieces of what those writers said.
// Seeded: the same files give the same bytes.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { softmax } from '../src/engine/model/linear.ts'
import { evidenceFrom } from '../src/engine/model/sparse.ts'
import { TITLE_BUCKETS, TITLE_CLASSES, titleFeatures } from '../src/engine/model/title.ts'
import { asSparse, type Example, fitTemperature, percent, randomFrom, train, weightsFile } from './learn.ts'

const COURSE = { buckets: TITLE_BUCKETS, classes: TITLE_CLASSES, epochs: 12, least: 9, step: 1.4 }
const LONGEST_PIECE = 7
const PARTS = 5
/** Not all of them were read by anybody. */
const REAL = 0.7

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: new URL('../src/engine/model/title-weights.ts', import.meta.url).pathname },
  },
})
main(
  new URL('./clauses/', import.meta.url).pathname,
  positionals[0] ?? new URL('../../shared/data/nlu/titles.txt', import.meta.url).pathname,
)

function main(folder: string, real: string): void {
  if (!existsSync(real)) throw new Error(`no titles to learn from: ${real} is missing`)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => examplesIn(`${folder}/${name}`))
  files.push(...realTitles(real))
  const evidence = files.flatMap((own) => {
    const model = asSparse(train(files.filter((file) => file !== own).flat(), COURSE))
    return own.map(({ buckets }) => evidenceFrom(model, buckets))
  })
  const examples = files.flat()
  const means = examples.map((example) => example.means)
  const temperature = fitTemperature(means, evidence)
  const scores = evidence.map((own) => softmax(own.map((value) => value / temperature))[1] ?? 0)
  const titles = scores.filter((_, at) => means[at] === 1)
  const pieces = scores.filter((_, at) => means[at] === 0)
  console.log(`${titles.length} titles, ${pieces.length} pieces, temperature ${temperature.toFixed(2)}`)
  for (const least of [0.05, 0.1, 0.2, 0.3, 0.5])
    console.log(
      `under ${least}: ${percent(titles.filter((score) => score < least).length, titles.length)} of titles, ${percent(pieces.filter((score) => score < least).length, pieces.length)} of pieces`,
    )
  writeFileSync(values.out, weightsFile('scripts/train-titles.ts', train(examples, COURSE), temperature))
}

/** What people really wrote, in five parts so that each is measured by a model that has not seen it. */
function realTitles(file: string): Example[][] {
  const titles = readFileSync(file, 'utf8').trim().split('\n')
  return Array.from({ length: PARTS }, (_, part) =>
    titles.filter((_title, at) => at % PARTS === part).map((title) => ({ ...example(title, 1), weight: REAL })),
  )
}

/** Each title once, and for each sentence that asks for no new task itself and a piece of it. */
function examplesIn(file: string): Example[] {
  const random = randomFrom(5)
  const lines: { t: string[]; s: string; m: string }[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const titles = new Set(lines.flatMap(({ t }) => t))
  const pieces = lines
    .filter(({ m }) => m !== 'add')
    .flatMap(({ s }) => {
      const words = s.split(' ')
      const from = Math.floor(random() * Math.max(1, words.length - 2))
      const length = 2 + Math.floor(random() * (LONGEST_PIECE - 1))
      return [s, words.slice(from, from + length).join(' ')]
    })
  return [
    ...[...titles].flatMap((title) => [example(title, 1), example(title.toLowerCase(), 1)]),
    ...pieces.map((piece) => example(piece, 0)),
  ]
}

function example(text: string, means: number): Example {
  return { buckets: titleFeatures(text), means, weight: means === 1 ? 2 : 1 }
}
