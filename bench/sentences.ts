// The sentences people wrote, from the folder beside the project; they are never copied into it.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Row {
  readonly text: string
  readonly intent: string
  readonly pending: boolean
}

export interface DateRow {
  readonly text: string
  readonly reference: string
  readonly grain?: string
  readonly expected: string
  readonly acceptable?: readonly string[]
}

const folder = process.env.SAYSO_SENTENCES ?? join(import.meta.dirname, '../../shared/data/nlu')

export function hasSentences(): boolean {
  return existsSync(join(folder, 'intents.jsonl'))
}

/** Ends the bench with a message where the folder is not there. */
export function needSentences(): void {
  if (hasSentences()) return
  process.stdout.write(`No sentences in ${folder}: set SAYSO_SENTENCES to a folder that has them.\n`)
  process.exit(0)
}

function rowsOf<T>(name: string): T[] {
  const text = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): T => JSON.parse(line))
}

export function intentRows(): Row[] {
  const tasks = rowsOf<{ text: string; intent: string }>('intents').map((row) => ({ ...row, pending: false }))
  const answers = rowsOf<{ text: string; intent: string }>('confirmations').map((row) => ({ ...row, pending: true }))
  return [...tasks, ...answers]
}

export function dateRows(): DateRow[] {
  return rowsOf<DateRow>('dates')
}

const ordinary = [
  'buy milk',
  'call mom',
  'pay the rent',
  'water the plants',
  'book the dentist',
  'finish the quarterly report',
  'send the invoice to Anna',
  'pick up the dry cleaning',
  'renew the passport',
  'clean the kitchen',
]

/** So many titles of tasks as people write them; numbered from the second round on. */
export function titles(count: number): string[] {
  const file = join(folder, 'titles.txt')
  const own = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : ordinary
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / own.length)
    return `${own[index % own.length] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`
  })
}

/** A third of the sentences, chosen by their text alone: kept aside while the first rules were written, open since. */
export function isKeptAside(text: string): boolean {
  const digest = createHash('sha256').update(text.trim().toLowerCase()).digest('hex')
  return BigInt(`0x${digest}`) % 3n === 0n
}
