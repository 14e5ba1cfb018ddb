// "rang her", "I've printed them": of the tasks in focus, the one whose verb this is.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Setting } from '../interpret.ts'
import { endsOf, isIn, phrasesNamed } from '../language/en/classes.ts'
import { isPast, stemOf } from '../lex/stem.ts'
import { allBy } from '../task-ids.ts'

type Finish = Act & { does: 'finish' }

/** The same for the only task whose title starts with that verb. A single task in focus is meant in any case. */
export function ofItsDeed(act: Finish, chart: Chart, span: Span, { last, tasks, spokenOf = [] }: Setting): Finish {
  if (last === null || (spokenOf.length === 1 && !isList(last))) return act
  if (!act.reported || !allBy(act.set, 'focus', 'shown')) return act
  const verb = deedIn(chart, span)
  const meant = verb === null ? [] : tasks.filter(({ title }) => stemOf(firstOf(title)) === verb)
  const [task] = meant
  if (task === undefined || meant.length > 1 || spokenOf.includes(task.id)) return act
  const set: TaskSet = { text: task.title, mentions: [{ by: 'ids', task_ids: [task.id] }], many: false }
  return { ...act, set }
}

/** "posted", "all paid!", "I renewed it online this morning": only a verb, for the task to be done that way. */
export function readDeedAlone(chart: Chart, { tasks, spokenOf = [] }: Setting): Act | null {
  const at = deedAt(chart)
  const word = chart.word(at)
  if (!isDeed(word) || chart.raw.trimEnd().endsWith('?')) return null
  const isPointed = POINTING.has(chart.word(at + 1))
  const to = chart.words.length
  if (pastHow(chart, isPointed ? at + 2 : at + 1, to) < to) return null
  const meant = tasks.filter(({ title }) => stemOf(firstOf(title)) === stemOf(word))
  const spoken = meant.filter(({ id }) => spokenOf.includes(id))
  const those = spoken.length > 0 || isPointed ? spoken : meant
  if (those.length === 0) return null
  const set: TaskSet = {
    text: word,
    mentions: [{ by: 'ids', task_ids: those.map(({ id }) => id) }],
    many: false,
  }
  return { does: 'finish', set, reported: true, unsure: spoken.length === 0 }
}

/** The index after the subject and any opening words. */
function deedAt(chart: Chart): number {
  let at = 0
  while (chart.isMark(at) || BEFORE_DEEDS.has(chart.word(at)) || isIn('FILLER', chart.word(at))) at++
  return at
}

const BEFORE_DEEDS = new Set("i we have 've all just already finally now".split(' '))

/** The index after how and when it was done, and any closing words. */
function pastHow(chart: Chart, from: number, to: number): number {
  let at = from
  while (at < to) {
    const ends = [
      ...chart.read('HOW', at).map(({ end }) => end),
      ...chart.read('PAST', at).map(({ end }) => end),
      ...endsOf(behind, chart.words, at, to),
    ]
    const next = Math.max(at, ...ends, ...(chart.isMark(at) || THIS_DAY.has(chart.word(at)) ? [at + 1] : []))
    if (next === at) return at
    at = next
  }
  return at
}

const behind = phrasesNamed(['FILLER', 'CLOSING'])
const THIS_DAY = new Set(['today', 'yesterday', 'already', 'earlier', 'finally'])

/** A verb that says how something was done; "did" or "finished" fit any task. */
function isDeed(word: string): boolean {
  return isPast(word) && !isIn('DONE', word) && isIn('DOING', stemOf(word))
}

function isList(last: Act): boolean {
  return last.does === 'ask' && allBy(last.set, 'all')
}

function deedIn(chart: Chart, { from, to }: Span): string | null {
  for (let at = from; at < to; at++) {
    const word = chart.word(at)
    if (isDeed(word) && POINTING.has(chart.word(at + 1))) return stemOf(word)
  }
  return null
}

const POINTING = new Set(['it', 'that', 'this', 'him', 'her', 'them', 'those', 'these'])

function firstOf(title: string): string {
  return title.toLowerCase().split(' ')[0] ?? ''
}
