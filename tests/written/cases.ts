// Messages that people wrote for this project, with what they meant by them (scripts/clauses, scripts/marked): whether they are read so.

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Act, Item } from '../../src/domain/act.ts'
import { interpret } from '../../src/engine/interpret.ts'
import { plainTitle } from '../../src/engine/meaning/plain-title.ts'
import { idOf, NOW } from '../support/contexts.ts'

/** From best to worst: done as meant, asked about as meant, anything else that is only asked about or not done at all, and what harms. */
export type Grade = 'right' | 'asked' | 'harmless' | 'wrong'

export interface Written {
  /** Where it stands: one file a writer. */
  readonly file: string
  readonly say: string
  /** The titles of the tasks that are there. */
  readonly tasks: readonly string[]
  /** How well it is read, beside what its writer meant. */
  readonly grade: () => Grade
}

const FOLDER = join(import.meta.dirname, '../../scripts')

/** A sentence, the tasks it is about and what is wanted of them. */
interface Clause {
  readonly t: readonly string[]
  readonly s: string
  readonly b?: string
  readonly w: readonly number[]
  readonly m: string
}

/** What is to be added; each title may be put in several ways. */
interface Said {
  readonly say: string
  readonly titles: readonly string[]
  readonly tasks: readonly string[]
}

interface Mark {
  readonly kind: string
  readonly text: string
}

export function writtenCases(): Written[] {
  return [
    ...linesOf('clauses/*.jsonl').flatMap(([file, line]) => clauseCase(file, JSON.parse(line))),
    ...linesOf('marked/*.txt').map(([file, line]) => markedCase(file, line)),
    ...linesOf('marked/said.jsonl').map(([file, line]) => saidCase(file, JSON.parse(line))),
  ]
}

/** Those that lean on a task which was spoken of just before: "Renewed for two years." */
export function leaningCases(): (Omit<Written, 'grade'> & { readonly about: string })[] {
  return linesOf('clauses/*.jsonl').flatMap(([file, line]) => {
    const { s, t, b }: Clause = JSON.parse(line)
    return b === undefined ? [] : [{ file, say: s, tasks: t, about: b }]
  })
}

/** What one writer said of the same tasks, in that order. */
export function talkedOver(): {
  readonly file: string
  readonly tasks: readonly string[]
  readonly says: readonly string[]
}[] {
  const lines = linesOf('clauses/*.jsonl').map(([file, line]): Clause & { file: string } => ({
    file,
    ...JSON.parse(line),
  }))
  const talks = Map.groupBy(lines, ({ file, t }) => JSON.stringify([file, t]))
  return [...talks.values()].flatMap((all) => {
    const [first] = all
    // What leans on a task is said behind a question about it.
    const says = all.flatMap(({ s, b }) => (b === undefined ? [s] : [`when is ${b} due?`, s]))
    return first === undefined ? [] : [{ file: first.file, tasks: first.t, says }]
  })
}

function linesOf(pattern: string): [file: string, line: string][] {
  return globSync(pattern, { cwd: FOLDER })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n')
      return lines.filter((line) => line.trim() !== '').map((line): [string, string] => [basename(file), line])
    })
}

function clauseCase(file: string, { t, s, b, w, m }: Clause): Written[] {
  // What "it" means is told by the turn before, which these sentences do not have.
  if (b !== undefined) return []
  const about = w.map((at) => idOf(at))
  const grade = (): Grade => {
    const { done, held } = heardIn(s, t)
    if (meansClause(done, m, about)) return 'right'
    if (!done.every(isHarmless)) return 'wrong'
    return meansClause(held, m, about) ? 'asked' : 'harmless'
  }
  return [{ file, say: s, tasks: t, grade }]
}

function meansClause(acts: readonly Act[], wanted: string, about: readonly string[]): boolean {
  if (wanted === 'talk') return acts.every(({ does }) => does === 'talk')
  const [act, ...others] = acts
  if (act === undefined || others.length > 0) return false
  if (act.does === 'add') return wanted === 'add'
  if (!('set' in act) || act.set === undefined || deedOf(act) !== wanted) return false
  const ids = act.set.mentions.flatMap((mention) => (mention.by === 'ids' ? mention.task_ids : [mention.by]))
  return JSON.stringify(ids.sort()) === JSON.stringify(about.toSorted())
}

function deedOf(act: Act): string {
  if (act.does !== 'change') return act.does
  if (act.values.note !== undefined) return 'note'
  if (act.values.title !== undefined || act.values.replace !== undefined) return 'rename'
  return Object.keys(act.values).length > 0 ? 'change' : ''
}

function isHarmless({ does }: Act): boolean {
  return does === 'talk' || does === 'ask' || does === 'offer'
}

/** "add [t:milk] for [d:friday]": the titles, and whether each of them has a date, a priority and a note where some were marked. */
function markedCase(file: string, line: string): Written {
  const marks = [...line.matchAll(/\[([t+dpnr]):([^[\]]+)\]/g)].map(([, kind = '', text = '']) => ({ kind, text }))
  const say = line.replace(/\[[t+dpnr]:([^[\]]+)\]/g, '$1').replaceAll('\u23ce', '\n')
  const titles: string[] = []
  for (const { kind, text } of marks) {
    if (kind === 't') titles.push(text)
    if (kind === '+') titles.push(`${titles.pop() ?? ''} ${text}`.trim())
  }
  return { file, say, tasks: [], grade: () => gradeOf(heardIn(say, []), titles, marks) }
}

function saidCase(file: string, { say, titles, tasks }: Said): Written {
  return { file, say, tasks, grade: () => gradeOf(heardIn(say, tasks), titles, null) }
}

function gradeOf({ done, held }: Heard, titles: readonly string[], marks: readonly Mark[] | null): Grade {
  const items = done.flatMap((act) => (act.does === 'add' ? act.items : []))
  if (areCalled(items, titles)) return marks === null || haveMarked(items, marks) ? 'right' : 'wrong'
  const isMeant = items.every((item) => titles.some((title) => isCalled(item, title)))
  if (!isMeant || (marks !== null && !done.every((act) => act.does === 'add' || isHarmless(act)))) return 'wrong'
  const offered = held.flatMap((act) => (act.does === 'add' || act.does === 'offer' ? act.items : []))
  return areCalled(offered, titles) && (marks === null || haveMarked(offered, marks)) ? 'asked' : 'harmless'
}

function areCalled(items: readonly Item[], titles: readonly string[]): boolean {
  return items.length === titles.length && items.every((item, at) => isCalled(item, titles[at]))
}

function isCalled(item: Item, title = ''): boolean {
  return title.split('|').map(plainTitle).includes(plainTitle(item.title))
}

/** Where nothing was marked as a date, nothing has one; where one thing is to be added, it has what was marked. */
function haveMarked(items: readonly Item[], marks: readonly Mark[]): boolean {
  const textsOf = (kind: string): string[] => marks.flatMap((mark) => (mark.kind === kind ? [mark.text] : []))
  const [dates, priorities, notes] = [textsOf('d'), textsOf('p'), textsOf('n')]
  if (dates.length === 0 && items.some(({ when }) => when !== undefined)) return false
  if (priorities.length === 0 && items.some(({ priority }) => priority !== undefined)) return false
  if (notes.length === 0 && items.some(({ description }) => description !== undefined)) return false
  const [only] = items
  if (only === undefined || items.length > 1) return true
  return (
    (dates.length !== 1 || whenOf(only) === whenOf(plainly(dates[0]))) &&
    (priorities.length !== 1 || only.priority === plainly(priorities[0])?.priority) &&
    notes.every((note) => only.description?.includes(note) === true)
  )
}

function whenOf(item: Item | undefined): string {
  return item?.when === undefined ? '' : JSON.stringify([item.when.day, item.when.time, item.when.recurrence])
}

/** The same value in the plainest request there is. */
function plainly(value = ''): Item | undefined {
  return heardIn(`add bread, ${value}`, []).done.flatMap((act) => (act.does === 'add' ? act.items : []))[0]
}

/** What is done or offered without a doubt, and what is asked about. */
interface Heard {
  readonly done: readonly Act[]
  readonly held: readonly Act[]
}

function heardIn(say: string, titles: readonly string[]): Heard {
  const tasks = titles.map((title, at) => ({ id: idOf(at), title }))
  const { reads } = interpret(say, { now: NOW, timezone: 'UTC', tasks, last: null, changed: false })
  return {
    done: reads.flatMap(({ act, reserve }) => (reserve === null ? [act] : [])),
    held: reads.flatMap(({ act, reserve }) => (reserve !== null || act.does === 'offer' ? [act] : [])),
  }
}
