// Makes src/engine/model/mark-weights.ts from scripts/marked/*.txt: node scripts/train-marks.ts [--out FILE] [--check NAME,…]
// Every file is by another writer; --check measures those named, each by a model that learned from all the others. Seeded: the same files
// give the same bytes. `node scripts/train-judge.ts` goes with it: the judge learns from what the labels get wrong.

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { MARKS, type Mark, type MarkModel, markedBy } from '../src/engine/model/marks.ts'
import { percent } from './learn.ts'
import { learnMarks } from './learn-marks.ts'
import { type Message, markedFiles } from './marked-messages.ts'
import { packed } from './packing.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: new URL('../src/engine/model/mark-weights.ts', import.meta.url).pathname },
    check: { type: 'string', default: '' },
  },
})

main()

function main(): void {
  const files = markedFiles()
  const checked = values.check.split(',').filter((name) => name !== '')
  for (const own of files.filter(({ name }) => checked.some((one) => name.startsWith(one)))) {
    const model = learnMarks(files.filter((file) => file !== own).flatMap(({ messages }) => messages))
    report(own.name, own.messages, model)
  }
  const { weights, steps } = learnMarks(files.flatMap(({ messages }) => messages))
  const source = [
    '// Made by `node scripts/train-marks.ts`; not edited by hand.',
    '',
    'export const STEPS =',
    `  '${steps.join(' ')}'`,
    'export const WEIGHTS =',
    `  '${packed(weights, MARKS.length)}'`,
    '',
  ]
  writeFileSync(values.out, source.join('\n'))
}

function report(name: string, messages: readonly Message[], model: MarkModel): void {
  const rows = messages.map(({ features, marks }) => {
    const got = markedBy(model, features)
    const isRight = got.marks.every(
      (mark, at) =>
        isTitle(mark) === isTitle(MARKS[marks[at] ?? 0] ?? 'out') && (mark === 'begin') === (marks[at] === 1),
    )
    return { isRight, margin: got.margin, adds: marks.includes(1), added: got.marks.includes('begin') }
  })
  const adds = rows.filter((row) => row.adds)
  const others = rows.filter((row) => !row.adds)
  console.log(
    `${name}: ${percent(adds.filter((row) => row.isRight).length, adds.length)} of ${adds.length} with every title right; ` +
      `titles in ${others.filter((row) => row.added).length} of ${others.length} messages that have none`,
  )
  for (const [from, to] of [
    [0, 10],
    [10, 20],
    [20, 30],
    [30, 40],
    [40, 1e9],
  ] as const) {
    const own = rows.filter(({ margin, added }) => added && margin >= from && margin < to)
    console.log(
      `  titles by ${from} and more: ${own.length}, right ${percent(own.filter((row) => row.isRight).length, own.length)}`,
    )
  }
}

function isTitle(mark: Mark): boolean {
  return mark === 'begin' || mark === 'title' || mark === 'more'
}
