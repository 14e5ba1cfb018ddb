// Makes src/engine/model/weights.ts: node scripts/train-model.ts [FOLDER] [--out FILE] [--folds 5] [--oof FILE]
// Cross-validates on FOLDER/intents.jsonl, then trains on all of it. Seeded throughout: the same folder gives the same bytes.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BUCKETS, MOST_FEATURES, readFeatures } from '../src/engine/model/features.ts'
import {
  evidenceOf,
  type LinearModel,
  OPINION_INTENTS,
  type OpinionIntent,
  softmax,
} from '../src/engine/model/linear.ts'
import { type Example, fitTemperature, percent, type Random, randomFrom, shuffle, train, weightsFile } from './learn.ts'
import { fillings, pastOf, phrases } from './train-model.phrases.ts'

interface Sentence {
  readonly text: string
  readonly intent: OpinionIntent
}

const INTENTS = OPINION_INTENTS.length
/** Rarer intents weigh more, by this power of how rare they are. */
const RARITY = 0.3
const UNCHECKED = { perIntent: 1000, weight: 0.2 }
const INVENTED = { perPhrase: 16, weight: 0.2 }
/** What occurs less often than this tells nothing of others; finer steps bring nothing and pack to twice the size. */
const COURSE = { buckets: BUCKETS, classes: INTENTS, epochs: 8, least: 3, step: 1.05 }
/** Cross-validation is repeated with differently cut folds: one cut alone is up to half a point off. */
const CUTS = [3, 4, 6, 8]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: new URL('../src/engine/model/weights.ts', import.meta.url).pathname },
    folds: { type: 'string', default: '5' },
    oof: { type: 'string' },
  },
})
main(positionals[0] ?? new URL('../../shared/data/nlu', import.meta.url).pathname, Number(values.folds))

function main(folder: string, folds: number): void {
  if (!existsSync(folder)) throw new Error(`no sentences to learn from: ${folder} is missing`)
  const checked = readSentences(`${folder}/intents.jsonl`)
  const known = new Set(checked.map(({ text }) => bare(text)))
  const extra = [...uncheckedExamples(folder, known), ...inventedExamples(folder, known)]
  const rarity = rarityOf(checked)
  const learn = (sentences: readonly Sentence[]): LinearModel => {
    const examples = [...sentences.map((sentence) => exampleOf(sentence, 1)), ...extra]
    return train(
      examples.map((example) => ({ ...example, weight: example.weight * (rarity[example.means] ?? 1) })),
      COURSE,
    )
  }
  const evidence = CUTS.flatMap((cut) => crossValidate(checked, folds, cut, learn))
  const measured = CUTS.flatMap(() => checked)
  const temperature = fitTemperature(
    measured.map(({ intent }) => OPINION_INTENTS.indexOf(intent)),
    evidence,
  )
  const scores = evidence.map((values) => softmax(values.map((value) => value / temperature)))
  report(measured, scores, temperature)
  if (values.oof !== undefined) writeFileSync(values.oof, outOfFold(checked, scores))
  const model = withoutHints(learn(checked))
  writeFileSync(values.out, weightsFile('scripts/train-model.ts', model, temperature))
}

/** What says the least there is for one intent and nothing of the others tells next to nothing, and takes a tenth of the room. */
function withoutHints(model: LinearModel): LinearModel {
  const classes = model.bias.length
  const weights = model.weights.map((weight, at) => {
    const own = model.weights.subarray(at - (at % classes), at - (at % classes) + classes)
    return weight === 1 && own.every((other, place) => other === 0 || place === at % classes) ? 0 : weight
  })
  return { ...model, weights }
}

// Sentences

function readSentences(file: string): Sentence[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const row: { text: string; intent: string } = JSON.parse(line)
      const intent = OPINION_INTENTS.find((name) => name === row.intent)
      return intent === undefined ? [] : [{ text: row.text, intent }]
    })
}

function exampleOf(sentence: Sentence, weight: number): Example {
  const buckets = new Uint16Array(MOST_FEATURES)
  const count = readFeatures(sentence.text, buckets)
  return {
    buckets: Uint32Array.from(buckets.subarray(0, count)),
    means: OPINION_INTENTS.indexOf(sentence.intent),
    weight,
  }
}

/** As many of each intent, none that is among the checked ones. Half of them say "task" where their source says "reminder". */
function uncheckedExamples(folder: string, known: ReadonlySet<string>): Example[] {
  const random = randomFrom(7)
  const taken = new Map<OpinionIntent, number>()
  const rows = readSentences(`${folder}/reminders-unchecked.jsonl`).filter(({ text }) => !known.has(bare(text)))
  return shuffle(rows, random).flatMap((row) => {
    const before = taken.get(row.intent) ?? 0
    if (before >= UNCHECKED.perIntent) return []
    taken.set(row.intent, before + 1)
    const word = pick(['reminder', 'task', 'reminder', 'to-do'], random)
    return [exampleOf({ ...row, text: row.text.replaceAll(/\breminder(?=s?\b)/gi, word) }, UNCHECKED.weight)]
  })
}

/** None that happens to be among the checked ones, or they would be measured on what they taught. */
function inventedExamples(folder: string, known: ReadonlySet<string>): Example[] {
  const random = randomFrom(11)
  const titles = readFileSync(`${folder}/titles.txt`, 'utf8')
    .split('\n')
    .filter((title) => /^[a-z' ]{6,40}$/i.test(title))
  return OPINION_INTENTS.flatMap((intent) =>
    phrases[intent].flatMap((phrase) =>
      Array.from({ length: INVENTED.perPhrase }, () => ({ text: fill(phrase, titles, random), intent }))
        .filter(({ text }) => !known.has(bare(text)))
        .map((sentence) => exampleOf(sentence, INVENTED.weight)),
    ),
  )
}

function fill(phrase: string, titles: readonly string[], random: Random): string {
  return phrase
    .replaceAll(/\(([^)]*)\)/g, (_, choices: string) => pick(choices.split('|'), random))
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'title') return pick(titles, random)
      if (name === 'did') return inThePast(titles, random)
      return pick(fillings[name] ?? [name], random)
    })
    .replaceAll(/ +/g, ' ')
    .trim()
}

function inThePast(titles: readonly string[], random: Random): string {
  for (;;) {
    const [verb = '', ...rest] = pick(titles, random).toLowerCase().split(' ')
    const past = pastOf[verb]
    if (past !== undefined) return [past, ...rest].join(' ')
  }
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function rarityOf(sentences: readonly Sentence[]): number[] {
  return OPINION_INTENTS.map((intent) => {
    const count = sentences.filter((sentence) => sentence.intent === intent).length
    return (sentences.length / INTENTS / Math.max(count, 1)) ** RARITY
  })
}

// Measuring

/** For every sentence the evidence from a model that has not seen it. */
function crossValidate(
  sentences: readonly Sentence[],
  folds: number,
  cut: number,
  learn: (sentences: readonly Sentence[]) => LinearModel,
): number[][] {
  const foldOf = shuffle(
    sentences.map((_, index) => index % folds),
    randomFrom(cut),
  )
  const evidence: number[][] = sentences.map(() => [])
  for (let fold = 0; fold < folds; fold++) {
    const model = learn(sentences.filter((_, index) => foldOf[index] !== fold))
    sentences.forEach(({ text }, index) => {
      if (foldOf[index] === fold) evidence[index] = evidenceOf(model, text)
    })
  }
  return evidence
}

function report(sentences: readonly Sentence[], scores: readonly number[][], temperature: number): void {
  const confusion = OPINION_INTENTS.map(() => OPINION_INTENTS.map(() => 0))
  let right = 0
  let loss = 0
  const steps = [0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 1.01]
  const sure = steps.map(() => ({ count: 0, right: 0, said: 0 }))
  sentences.forEach(({ intent }, index) => {
    const row = scores[index] ?? []
    const best = Math.max(...row)
    const guess = row.indexOf(best)
    const truth = OPINION_INTENTS.indexOf(intent)
    const cells = confusion[truth]
    if (cells !== undefined) cells[guess] = (cells[guess] ?? 0) + 1
    if (guess === truth) right++
    loss -= Math.log(row[truth] ?? 0)
    const step = sure[steps.findIndex((limit) => best < limit)]
    if (step !== undefined) {
      step.count++
      step.said += best
      if (guess === truth) step.right++
    }
  })
  console.log(`right ${percent(right, sentences.length)}, loss ${(loss / sentences.length).toFixed(4)}`)
  console.log(
    `${CUTS.length} cuts together, temperature ${temperature.toFixed(2)}; recall, then what each was taken for:`,
  )
  confusion.forEach((cells, index) => {
    const total = cells.reduce((sum, cell) => sum + cell, 0)
    const line = cells.map((cell) => String(cell).padStart(5)).join('')
    console.log(`${(OPINION_INTENTS[index] ?? '').padEnd(14)}${percent(cells[index] ?? 0, total).padStart(7)} ${line}`)
  })
  sure.forEach(({ count, right: hits, said }, index) => {
    if (count > 0)
      console.log(
        `under ${steps[index]}: ${count} sentences, said ${percent(said, count)}, right ${percent(hits, count)}`,
      )
  })
}

/** One line per sentence, from the first cut. */
function outOfFold(sentences: readonly Sentence[], scores: readonly number[][]): string {
  return sentences
    .map(({ text, intent }, index) => {
      const named = Object.fromEntries(
        OPINION_INTENTS.map((name, at) => [name, Number((scores[index]?.[at] ?? 0).toFixed(5))]),
      )
      return `${JSON.stringify({ text, intent, scores: named })}\n`
    })
    .join('')
}

function pick(choices: readonly string[], random: Random): string {
  return choices[Math.floor(random() * choices.length)] ?? ''
}
