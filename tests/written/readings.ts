// What the engine makes of messages that people wrote, kept line by line: a change of the engine shows here what it changes.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aTask, idOf } from '../support/contexts.ts'
import { meaningOf } from '../support/meant.ts'
import { writtenCases } from './cases.ts'

/** Every so many of them are kept, so that all writers are heard. */
const KEPT = 4

export interface Reading {
  readonly file: string
  readonly say: string
  readonly read: () => string
}

export interface Difference {
  readonly file: string
  readonly say: string
  readonly was: string | undefined
  readonly is: string
}

export function readings({ every }: { readonly every: number }): Reading[] {
  return writtenCases()
    .filter((_, index) => index % every === 0)
    .map(({ file, say, tasks }) => ({
      file: file.replace(/\.\w+$/, '.tsv'),
      say,
      read: () =>
        meaningOf(
          tasks.map((title, at) => aTask({ id: idOf(at), title })),
          say,
        ),
    }))
}

export function differences(): Difference[] {
  return readings({ every: KEPT }).flatMap(({ file, say, read }) => {
    const was = kept(file).get(say)
    const is = read()
    return was === is ? [] : [{ file, say, was, is }]
  })
}

/** Keeps what is read now. */
export function keep(): void {
  const lines = new Map<string, string[]>()
  for (const { file, say, read } of readings({ every: KEPT }))
    lines.set(file, [...(lines.get(file) ?? []), `${onOneLine(say)}\t${onOneLine(read())}\n`])
  mkdirSync(FOLDER, { recursive: true })
  for (const [file, own] of lines) writeFileSync(join(FOLDER, file), own.join(''))
}

const FOLDER = join(import.meta.dirname, 'read')
const files = new Map<string, ReadonlyMap<string, string>>()

function kept(file: string): ReadonlyMap<string, string> {
  const before = files.get(file)
  if (before !== undefined) return before
  const lines = readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n')
  const own = new Map(
    lines.map((line): [string, string] => {
      const [say = '', is = ''] = line.split('\t')
      return [asSaid(say), asSaid(is)]
    }),
  )
  files.set(file, own)
  return own
}

const BREAK = '\u23ce'

function onOneLine(text: string): string {
  return text.replaceAll('\n', BREAK).replaceAll('\t', ' ')
}

function asSaid(text: string): string {
  return text.replaceAll(BREAK, '\n')
}
