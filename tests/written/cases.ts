// Messages that people wrote for this project, with what they meant by them (scripts/clauses, scripts/marked): whether they are read so.

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Act, Item, When } from '../../src/domain/act.ts'
import { interpret } from '../../src/engine/interpret.ts'
import { plainTitle } from '../../src/engine/meaning/judge-features.ts'
import { idOf, NOW } from '../support/contexts.ts'

export interface Written {
  /** Where it stands: one file a writer. */
  readonly file: string
  readonly say: string
  /** Whether it is read as its writer meant it. */
  readonly isRight: () => boolean
}

const FOLDER = join(import.meta.dirname, '../../scripts')

/** A sentence, the tasks it is about and what is wanted of them. */
interface Clause {
  readonly t: readonly string[]
  readonly s: string
  readonly b?: number
  readonly w: readonly number[]
  readonly m: string
}

/** What is to be added; each title may be put in several ways. */
interface Said {
  readonly say: string
  readonly titles: readonly string[]
  readonly tasks: readonly string[]
}

export function writtenCases(): Written[] {
  return [
    ...linesOf('clauses/*.jsonl').flatMap(([file, line]) => clauseCase(file, JSON.parse(line))),
    ...linesOf('marked/*.txt').map(([file, line]) => markedCase(file, line)),
    ...linesOf('marked/said.jsonl').map(([file, line]) => saidCase(file, JSON.parse(line))),
  ]
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
  return [{ file, say: s, isRight: () => meansClause(actsOf(s, t), m, about) }]
}

function meansClause(acts: readonly Act[], wanted: string, about: readonly string[]): boolean {
  if (wanted === 'talk') return acts.every(({ does }) => does === 'talk')
  const [act, ...others] = acts
  if (act === undefined || others.length > 0) return false
  if (act.does === 'add') return wanted === 'add'
  return (
    'set' in act &&
    act.set !== undefined &&
    deedOf(act) === wanted &&
    JSON.stringify(
      act.set.mentions.flatMap((mention) => (mention.by === 'ids' ? mention.task_ids : [mention.by])).sort(),
    ) === JSON.stringify(about.toSorted())
  )
}

function deedOf(act: Act): string {
  if (act.does !== 'change') return act.does
  if (act.values.note !== undefined) return 'note'
  return act.values.title !== undefined || act.values.replace !== undefined ? 'rename' : 'change'
}

/** "add [t:milk] for [d:friday]": the titles, and where there is one date, the day it is said to be due. */
function markedCase(file: string, line: string): Written {
  const marks = [...line.matchAll(/\[([t+dpnr]):([^[\]]+)\]/g)].map(([, kind = '', text = '']) => ({ kind, text }))
  const say = line.replace(/\[[t+dpnr]:([^[\]]+)\]/g, '$1').replaceAll('\u23ce', '\n')
  const titles: string[] = []
  for (const { kind, text } of marks) {
    if (kind === 't') titles.push(text)
    if (kind === '+') titles.push(`${titles.pop() ?? ''} ${text}`.trim())
  }
  const dates = marks.flatMap(({ kind, text }) => (kind === 'd' ? [text] : []))
  const isDue = (items: readonly Item[]): boolean =>
    dates.length !== 1 || titles.length !== 1 || dueOf(items[0]?.when) === dueOf(itemsOf(`add it ${dates[0]}`)[0]?.when)
  return {
    file,
    say,
    isRight: () => {
      const items = itemsOf(say)
      return haveTitles(items, titles) && isDue(items)
    },
  }
}

function dueOf(when: When | undefined): string {
  return when === undefined ? '' : JSON.stringify([when.day, when.time, when.recurrence])
}

function saidCase(file: string, { say, titles, tasks }: Said): Written {
  return { file, say, isRight: () => haveTitles(itemsOf(say, tasks), titles) }
}

function haveTitles(items: readonly Item[], titles: readonly string[]): boolean {
  return (
    items.length === titles.length &&
    items.every(({ title }, at) => titles[at]?.split('|').map(plainTitle).includes(plainTitle(title)))
  )
}

function itemsOf(say: string, tasks: readonly string[] = []): Item[] {
  return actsOf(say, tasks).flatMap((act) => (act.does === 'add' ? act.items : []))
}

/** What is done without a question. */
function actsOf(say: string, titles: readonly string[]): Act[] {
  const tasks = titles.map((title, at) => ({ id: idOf(at), title }))
  const { reads } = interpret(say, { now: NOW, timezone: 'UTC', tasks, last: null, changed: false })
  return reads.flatMap(({ act, reserve }) => (reserve === null ? [act] : []))
}
