// Makes src/engine/model/judge-weights.ts from scripts/marked/*.txt: node scripts/train-judge.ts [--out FILE]
// Titles as the rules have them and by labels that were learned from other writers, each right or wrong. Prints how often what was said
// to be so likely is right, by a judge that learned from other writers too. Seeded: the same files give the same bytes.

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Item } from '../src/domain/act.ts'
import { readByRules } from '../src/engine/interpret.ts'
import { candidatesOf } from '../src/engine/meaning/judged.ts'
import { plainTitle } from '../src/engine/meaning/plain-title.ts'
import { JUDGE_BUCKETS, JUDGE_CLASSES } from '../src/engine/model/judge.ts'
import { softmax } from '../src/engine/model/linear.ts'
import { markFeatures } from '../src/engine/model/mark-features.ts'
import { type MarkModel, markedBy } from '../src/engine/model/marks.ts'
import { evidenceFrom } from '../src/engine/model/sparse.ts'
import { asSparse, type Course, type Example, fitTemperature, percent, train, weightsFile } from './learn.ts'
import { learnMarks } from './learn-marks.ts'
import { clock, markedFiles, type Said, saidMessages } from './marked-messages.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: new URL('../src/engine/model/judge-weights.ts', import.meta.url).pathname },
  },
})
/** Every file is left out once, with others: the labels of its messages are by a model that never saw its writer. */
const FOLDS = 4
const course: Course = { buckets: JUDGE_BUCKETS, classes: JUDGE_CLASSES, epochs: 12, least: 3, step: 0.25 }
const RIGHT = 1
const LONGEST = 120

const files = markedFiles()
const said = saidMessages()
const folds = Array.from({ length: FOLDS }, (_, fold) => files.filter((_file, at) => at % FOLDS === fold))
const examples = folds.map((fold, which) => {
  const labels = learnMarks(files.filter((file) => !fold.includes(file)).flatMap(({ messages }) => messages))
  process.stdout.write(`labels learned without ${fold.map(({ name }) => name).join(', ')}\n`)
  return [
    ...fold.flatMap(({ messages }) =>
      messages.flatMap(({ raw, titles }) => examplesIn({ say: raw, titles, tasks: [] }, labels)),
    ),
    ...said.flatMap((message, at) => (at % FOLDS === which ? examplesIn(message, labels) : [])),
  ]
})
const means = examples.flat().map((example) => example.means)
const evidence = examples.flatMap((own, fold) => {
  const model = asSparse(train(examples.filter((_, at) => at !== fold).flat(), course))
  return own.map(({ buckets }) => evidenceFrom(model, buckets))
})
const temperature = fitTemperature(means, evidence)
report()
writeFileSync(values.out, weightsFile('scripts/train-judge.ts', train(examples.flat(), course), temperature))

function examplesIn(message: Said, labels: MarkModel): Example[] {
  const tasks = message.tasks.map((title, at) => ({ id: `task ${at}`, title }))
  const ruled = readByRules(message.say, { ...clock, tasks, last: null, changed: false })
  const { chart } = ruled
  if (ruled.isWhole || chart.words.length === 0 || chart.words.length > LONGEST) return []
  const marked = markedBy(labels, markFeatures(chart))
  const meant = message.titles.map((title) => title.split('|').map(plainTitle))
  const isMeant = (items: readonly Item[]): boolean =>
    items.length === meant.length && items.every(({ title }, at) => meant[at]?.includes(plainTitle(title)))
  return candidatesOf(chart, ruled, marked).map(({ items, features }) => ({
    buckets: features,
    means: isMeant(items) ? RIGHT : 1 - RIGHT,
    weight: 1,
  }))
}

function report(): void {
  const likelihoods = evidence.map((own) => softmax(own.map((value) => value / temperature))[RIGHT] ?? 0)
  for (let from = 0; from < 10; from++) {
    const own = likelihoods.flatMap((likelihood, at) => (Math.floor(likelihood * 10) === from ? [means[at]] : []))
    process.stdout.write(
      `${from / 10} and more: ${own.length}, right ${percent(own.filter((one) => one === RIGHT).length, own.length)}\n`,
    )
  }
}
