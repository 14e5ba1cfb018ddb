// What the engine makes of messages that people wrote, alone, behind another turn and in conversations, kept line by line: a change of the engine
// shows here what it changes.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Act, TaskSet } from '../../src/domain/act.ts'
import type { Setting } from '../../src/engine/interpret.ts'
import { aTask, idOf } from '../support/contexts.ts'
import { meaningOf } from '../support/meant.ts'
import { leaningCases, type Written, writtenCases } from './cases.ts'
import { talks } from './talks.ts'

/** Every so many of them are kept, so that all writers are heard. */
const KEPT = 4

export interface Reading {
  /** Where it is kept. */
  readonly file: string
  readonly say: string
  readonly read: () => string | Promise<string>
}

export interface Difference {
  readonly file: string
  readonly say: string
  readonly was: string | undefined
  readonly is: string
}

/** Each as the first thing that is said. */
export function readings({ every }: { readonly every: number }): Reading[] {
  return everySoMany(writtenCases(), every).map(({ file, say, tasks }) => ({
    file: join('read', nameOf(file)),
    say,
    read: () => meaningOf(tasksOf(tasks), say),
  }))
}

/** Each behind a turn that added another task, finished one of these or listed all; what leans on a task, behind what was done to that. */
export function readingsBehind({ every }: { readonly every: number }): Reading[] {
  const alone = everySoMany(writtenCases(), every).map((one, index) =>
    behind(one, TURNS[index % TURNS.length] ?? added),
  )
  return [...alone, ...leaningCases().map((one) => behind(one, (titles) => finished(titles, one.about)))]
}

export async function differences(): Promise<Difference[]> {
  const all = [...readings({ every: KEPT }), ...readingsBehind({ every: KEPT }), ...talks()]
  return (await readAll(all)).flatMap(({ file, say, is }) => {
    const was = wasRead(file, say)
    return was === is ? [] : [{ file, say, was, is }]
  })
}

/** Keeps what is read now; behind another turn, only what is read otherwise than alone. */
export async function keep(): Promise<void> {
  write(await readAll([...readings({ every: KEPT }), ...talks()]))
  files.clear()
  const behind = await readAll(readingsBehind({ every: KEPT }))
  write(behind.filter(({ file, say, is }) => kept(aloneFile(file)).get(say) !== is))
}

interface Done {
  readonly file: string
  readonly say: string
  readonly is: string
}

async function readAll(all: readonly Reading[]): Promise<Done[]> {
  const done: Done[] = []
  for (const { file, say, read } of all) done.push({ file, say, is: await read() })
  return done
}

type Turn = (titles: readonly string[]) => readonly [titles: readonly string[], setting: Partial<Setting>]

function added(titles: readonly string[]): ReturnType<Turn> {
  const eggs = idOf(titles.length)
  const last: Act = { does: 'add', items: [{ title: 'eggs' }] }
  return [[...titles, 'eggs'], { last, changed: true, acted: [[eggs]], wrote: ['eggs'], spokenOf: [eggs] }]
}

function finished(titles: readonly string[], title = titles[0]): ReturnType<Turn> {
  if (title === undefined) return added(titles)
  const task = idOf(titles.indexOf(title))
  const set: TaskSet = { text: title, mentions: [{ by: 'ids', task_ids: [task] }], many: false }
  const last: Act = { does: 'finish', set, reported: false, unsure: false }
  return [titles, { last, changed: true, acted: [[task]], spokenOf: [task] }]
}

function listed(titles: readonly string[]): ReturnType<Turn> {
  const set: TaskSet = { text: '', mentions: [{ by: 'all' }], many: true, where: { status: 'pending' } }
  return [titles, { last: { does: 'ask', wants: 'list', set }, spokenOf: titles.map((_, at) => idOf(at)) }]
}

const TURNS: readonly Turn[] = [added, finished, listed]

function behind({ file, say, tasks }: Pick<Written, 'file' | 'say' | 'tasks'>, turn: Turn): Reading {
  const [titles, setting] = turn(tasks)
  return { file: join('behind', nameOf(file)), say, read: () => meaningOf(tasksOf(titles), say, null, setting) }
}

function tasksOf(titles: readonly string[]) {
  return titles.map((title, at) => aTask({ id: idOf(at), title }))
}

function everySoMany<T>(all: readonly T[], every: number): T[] {
  return all.filter((_, index) => index % every === 0)
}

function nameOf(file: string): string {
  return file.replace(/\.\w+$/, '.tsv')
}

const files = new Map<string, ReadonlyMap<string, string>>()

function wasRead(file: string, say: string): string | undefined {
  return kept(file).get(say) ?? kept(aloneFile(file)).get(say)
}

function aloneFile(file: string): string {
  return file.replace(/^behind/, 'read')
}

function write(all: readonly Done[]): void {
  const lines = Map.groupBy(all, ({ file }) => file)
  for (const [file, own] of lines) {
    mkdirSync(join(import.meta.dirname, file, '..'), { recursive: true })
    const text = own.map(({ say, is }) => `${onOneLine(say)}\t${onOneLine(is)}\n`).join('')
    writeFileSync(join(import.meta.dirname, file), text)
  }
}

function kept(file: string): ReadonlyMap<string, string> {
  const before = files.get(file)
  if (before !== undefined) return before
  const path = join(import.meta.dirname, file)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').replace(/\n$/, '').split('\n') : []
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
