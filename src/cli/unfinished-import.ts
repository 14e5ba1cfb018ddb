// An import that ends half-way leaves a note, so that the same file again goes on with it: the same rows under the same
// keys, and so nothing twice. A finished one leaves none: the same file again is then a new wish.

import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../runtime/config.ts'
import { writeText } from './files.ts'

const noteSchema = z.strictObject({ run: z.uuid(), rows: z.array(z.int()) })

export type ImportStep = 'add' | 'complete'

export interface UnfinishedImport {
  /** The rows to add, as decided when it was begun; null when nothing was begun. */
  readonly rows: ReadonlySet<number> | null
  /** Writes down what is about to be added; returns the keys of each row's steps. */
  begin(rows: readonly number[]): (row: number, step: ImportStep) => string
  end(): void
}

/** `what` tells one import from another: who, which file, with which options. */
export function unfinishedImport({ data_dir, database }: Config, what: readonly unknown[]): UnfinishedImport {
  const place = 'url' in database ? database.url : ''
  const digest = createHash('sha256')
    .update(JSON.stringify([place, ...what]))
    .digest('hex')
  const file = join(data_dir, `import-${digest.slice(0, 32)}.json`)
  const before = readNote(file)
  return {
    rows: before === null ? null : new Set(before.rows),
    begin: (rows) => {
      const run = before?.run ?? randomUUID()
      mkdirSync(data_dir, { recursive: true, mode: 0o700 })
      if (before === null) writeText(file, JSON.stringify({ run, rows }))
      return (row, step) => `import-${run}-${row}-${step}`
    },
    end: () => rmSync(file, { force: true }),
  }
}

function readNote(file: string): z.infer<typeof noteSchema> | null {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
