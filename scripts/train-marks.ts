// Makes src/engine/model/mark-weights.ts from scripts/marked/*.txt: node scripts/train-marks.ts [--out FILE] [--check NAME,…]
// Every file is by another writer; --check measures those named, each by a model that learned from all the others. Seeded: the same files
// give the same bytes.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Chart } from '../src/engine/chart/chart.ts'
import { openChart } from '../src/engine/meaning/open.ts'
import { MARK_BUCKETS, markFeatures } from '../src/engine/model/mark-features.ts'
import { MARKS, type Mark, type MarkModel, markedBy } from '../src/engine/model/marks.ts'
import { packed, percent, randomFrom, shuffle } from './learn.ts'

const LABELS = MARKS.length
const clock = { now: '2026-11-17T10:30:00.000Z', timezone: 'UTC' }
const EPOCHS = 6
/** How often a feature must occur to be learned from. */
const LEAST = 3
const RATE = 0.12
/** Features left out at random while training, so that no single word carries a label alone. */
const DROPPED = 0.3
/** What one unit of a stored weight is worth; half a byte holds seven of them either way. */
const UNIT = 0.2
const MOST_UNITS = 7

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: new URL('../src/engine/model/mark-weights.ts', import.meta.url).pathname },
    check: { type: 'string', default: '' },
  },
})

interface Message {
  readonly chart: Chart
  readonly features: readonly Uint16Array[]
  readonly marks: readonly number[]
}

const LETTERS: Readonly<Record<string, Mark>> = {
  t: 'title',
  '+': 'more',
  d: 'date',
  p: 'priority',
  n: 'note',
  r: 'back',
}

main(new URL('./marked/', import.meta.url).pathname)

function main(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({
      name,
      messages: readFileSync(`${folder}/${name}`, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(messageOf),
    }))
  const checked = values.check.split(',').filter((name) => name !== '')
  for (const own of files.filter(({ name }) => checked.some((one) => name.startsWith(one)))) {
    const model = train(files.filter((file) => file !== own).flatMap(({ messages }) => messages))
    report(own.name, own.messages, model)
  }
  const { weights, steps } = train(files.flatMap(({ messages }) => messages))
  const source = [
    '// Made by `node scripts/train-marks.ts`; not edited by hand.',
    '',
    'export const STEPS =',
    `  '${steps.join(' ')}'`,
    'export const WEIGHTS =',
    `  '${packed(weights)}'`,
    '',
  ]
  writeFileSync(values.out, source.join('\n'))
}

/** A line with its marks: "add [t:milk] for [d:friday]". */
function messageOf(line: string): Message {
  const spans: { from: number; to: number; mark: Mark }[] = []
  let raw = ''
  let last = 0
  for (const found of line.matchAll(/\[([t+dpnr]):([^[\]]+)\]/g)) {
    raw += line.slice(last, found.index)
    const text = found[2] ?? ''
    spans.push({ from: raw.length, to: raw.length + text.length, mark: LETTERS[found[1] ?? ''] ?? 'out' })
    raw += text
    last = found.index + found[0].length
  }
  raw = (raw + line.slice(last)).replaceAll('\u23ce', '\n')
  const chart = openChart(raw, [], clock)
  let begun: object | null = null
  const marks = chart.words.map(({ start, end }) => {
    const span = spans.find(({ from, to }) => start >= from && start < to && end > start)
    if (span === undefined) return 0
    const first = begun !== span
    begun = span
    return MARKS.indexOf(span.mark === 'title' && first ? 'begin' : span.mark)
  })
  return { chart, features: markFeatures(chart), marks }
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

/** A chain of labels, each by its word and by the one before it: what was marked is made as likely as it can be (AdaGrad). */
function train(messages: readonly Message[]): MarkModel {
  const counts = new Uint32Array(MARK_BUCKETS)
  for (const { features } of messages)
    for (const own of features) for (const bucket of own) counts[bucket] = (counts[bucket] ?? 0) + 1
  const weights = new Float64Array(MARK_BUCKETS * LABELS)
  const seen = new Float64Array(MARK_BUCKETS * LABELS).fill(1e-8)
  const steps = new Float64Array((LABELS + 1) * LABELS)
  const stepsSeen = new Float64Array((LABELS + 1) * LABELS).fill(1e-8)
  const random = randomFrom(1)
  const examples = messages.map(({ features, marks }) => ({
    features: features.map((own) => own.filter((bucket) => (counts[bucket] ?? 0) >= LEAST)),
    marks,
  }))
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { features, marks } of shuffle([...examples], random)) {
      const kept = features.map((own) => own.filter(() => random() > DROPPED))
      const length = kept.length
      const scores = new Float64Array(length * LABELS)
      for (let at = 0; at < length; at++)
        for (const bucket of kept[at] ?? [])
          for (let label = 0; label < LABELS; label++)
            scores[at * LABELS + label] = (scores[at * LABELS + label] ?? 0) + (weights[bucket * LABELS + label] ?? 0)
      const { alone, pairs } = likely(scores, steps, length)
      for (let at = 0; at < length; at++) {
        const wanted = marks[at] ?? 0
        for (let label = 0; label < LABELS; label++) {
          const slope = (alone[at * LABELS + label] ?? 0) - (label === wanted ? 1 : 0)
          if (Math.abs(slope) < 1e-3) continue
          for (const bucket of kept[at] ?? []) learn(weights, seen, bucket * LABELS + label, slope)
        }
        const before = at === 0 ? 0 : (marks[at - 1] ?? 0) + 1
        pairs[before * LABELS + wanted] = (pairs[before * LABELS + wanted] ?? 0) - 1
      }
      for (let at = 0; at < pairs.length; at++)
        if (Math.abs(pairs[at] ?? 0) > 1e-3) learn(steps, stepsSeen, at, pairs[at] ?? 0)
    }
  return quantized(weights, steps)
}

function learn(values: Float64Array, seen: Float64Array, at: number, slope: number): void {
  const total = (seen[at] ?? 0) + slope * slope
  seen[at] = total
  const rate = RATE / Math.sqrt(total)
  values[at] = (values[at] ?? 0) - rate * slope
}

/** How likely each label of each word is, and each step from one to the next, summed over the message. */
function likely(
  scores: Float64Array,
  steps: Float64Array,
  length: number,
): { alone: Float64Array; pairs: Float64Array } {
  const ahead = new Float64Array(length * LABELS)
  const behind = new Float64Array(length * LABELS)
  const row = new Float64Array(LABELS)
  for (let at = 0; at < length; at++)
    for (let label = 0; label < LABELS; label++) {
      if (at === 0) ahead[label] = (scores[label] ?? 0) + (steps[label] ?? 0)
      else {
        for (let from = 0; from < LABELS; from++)
          row[from] = (ahead[(at - 1) * LABELS + from] ?? 0) + (steps[(from + 1) * LABELS + label] ?? 0)
        ahead[at * LABELS + label] = (scores[at * LABELS + label] ?? 0) + logSum(row)
      }
    }
  for (let at = length - 2; at >= 0; at--)
    for (let label = 0; label < LABELS; label++) {
      for (let to = 0; to < LABELS; to++)
        row[to] =
          (scores[(at + 1) * LABELS + to] ?? 0) +
          (behind[(at + 1) * LABELS + to] ?? 0) +
          (steps[(label + 1) * LABELS + to] ?? 0)
      behind[at * LABELS + label] = logSum(row)
    }
  const whole = logSum(ahead.subarray((length - 1) * LABELS))
  const alone = ahead.map((value, at) => Math.exp(value + (behind[at] ?? 0) - whole))
  const pairs = new Float64Array((LABELS + 1) * LABELS)
  for (let label = 0; label < LABELS; label++) pairs[label] = (pairs[label] ?? 0) + (alone[label] ?? 0)
  for (let at = 1; at < length; at++)
    for (let from = 0; from < LABELS; from++)
      for (let label = 0; label < LABELS; label++)
        pairs[(from + 1) * LABELS + label] =
          (pairs[(from + 1) * LABELS + label] ?? 0) +
          Math.exp(
            (ahead[(at - 1) * LABELS + from] ?? 0) +
              (steps[(from + 1) * LABELS + label] ?? 0) +
              (scores[at * LABELS + label] ?? 0) +
              (behind[at * LABELS + label] ?? 0) -
              whole,
          )
  return { alone, pairs }
}

function logSum(values: Float64Array): number {
  let most = -Infinity
  for (const value of values) if (value > most) most = value
  let sum = 0
  for (const value of values) sum += Math.exp(value - most)
  return most + Math.log(sum)
}

function quantized(weights: Float64Array, steps: Float64Array): MarkModel {
  const round = (value: number, most: number): number => Math.max(-most, Math.min(most, Math.round(value / UNIT)))
  const rounded = new Int8Array(weights.length)
  for (let from = 0; from < weights.length; from += LABELS) {
    const own = weights.subarray(from, from + LABELS)
    const mean = own.reduce((sum, weight) => sum + weight, 0) / LABELS
    own.forEach((weight, label) => {
      rounded[from + label] = round(weight - mean, MOST_UNITS)
    })
  }
  return { weights: rounded, steps: Array.from(steps, (value) => round(value, 100)) }
}
