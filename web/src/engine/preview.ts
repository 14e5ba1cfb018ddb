// What will happen, said before it is sent: words and the parts of them that stand out.

import type { Act, Item, TaskSet, Values } from '../../../src/domain/act.ts'
import type { Task } from '../../../src/domain/task.ts'
import { changedDue, newDue, shiftedDue } from '../../../src/engine/plan/due.ts'
import { labelOf } from '../../../src/engine/plan/label.ts'
import { described, sayFilter } from '../../../src/engine/replies/filter.ts'
import { sayDue } from '../../../src/engine/say-due.ts'
import { sayRule } from '../../../src/engine/say-rule.ts'
import type { Understanding } from './read-message.ts'

export interface Piece {
  readonly text: string
  readonly stands_out?: boolean
}

export interface Moment {
  readonly now: string
  readonly timezone: string
  /** Under this it would ask instead. */
  readonly threshold: number
  /** Whether it asks before it deletes. */
  readonly asks: boolean
  readonly question: Question
  /** The tasks that were there to be named. */
  readonly tasks: readonly KnownTask[]
}

export type KnownTask = Pick<Task, 'id' | 'title' | 'due_date'>

/** What Sayso waits for an answer to: whether to delete, which of some tasks, or something in words. */
export type Question = 'none' | 'delete' | 'which' | 'words'

/** Empty where nothing would be done. */
export function previewOf(understanding: Understanding, moment: Moment): Piece[] {
  const { intent, acts, reserved } = understanding
  const { question } = moment
  if (intent.intent_type === 'CONFIRM_YES') return question === 'none' ? [] : [{ text: 'Yes to the question above' }]
  if (intent.intent_type === 'CONFIRM_NO') return question === 'none' ? [] : [{ text: 'No to the question above' }]
  if ((question === 'which' || question === 'words') && !isCommand(understanding, moment))
    return question === 'which' ? [{ text: 'Answer to the question above' }] : []
  if (intent.intent_type === 'AMBIGUOUS' || (intent.confidence ?? 1) < moment.threshold)
    return [{ text: 'I would ask what you mean' }]
  if (acts.length === 0 && reserved.length > 0) return [{ text: 'I would ask first' }]
  const each = acts.map((act) => piecesOf(act, moment)).filter((pieces) => pieces.length > 0)
  return each.flatMap((pieces, index) => (index === 0 ? pieces : [{ text: ', then ' }, ...pieces]))
}

/** Only what a rule is sure of is done instead of being taken for the answer; a name or a number alone is one. */
function isCommand({ intent, acts }: Understanding, { threshold }: Moment): boolean {
  const { confidence, classification_method } = intent
  return classification_method === 'RULE_BASED' && (confidence ?? 1) >= threshold && acts.some(asksForMore)
}

function asksForMore(act: Act): boolean {
  switch (act.does) {
    case 'offer':
    case 'talk':
    case 'again':
      return false
    case 'ask':
      return act.set.mentions.every((mention) => mention.by === 'all')
    case 'change':
      return act.set.mentions.some((mention) => mention.by !== 'focus')
    default:
      return true
  }
}

function piecesOf(act: Act, moment: Moment): Piece[] {
  switch (act.does) {
    case 'add':
      return adding(act.items, moment, 'add ')
    case 'offer':
      return adding(act.items, moment, 'ask whether to add ')
    case 'ask':
    case 'again':
      return [{ text: 'show ' }, ...asked(act.set, moment)]
    case 'more':
      return [{ text: 'show more of the list' }]
    case 'finish':
      return [{ text: 'mark ' }, ...named(act.set, moment), { text: ' as done' }]
    case 'reopen':
      return [{ text: 'reopen ' }, ...named(act.set, moment)]
    case 'change':
      return [{ text: 'change ' }, ...named(act.set, moment), ...changeWords(act.values, act.set, moment)]
    case 'delete':
      return [{ text: moment.asks ? 'ask before deleting ' : 'delete ' }, ...named(act.set, moment)]
    case 'undo':
      return [{ text: 'undo what was done last' }]
    case 'redo':
      return [{ text: 'do again what was undone' }]
    case 'correct':
      return [{ text: 'correct what was done last' }]
    case 'talk':
      return []
  }
}

const MOST_ITEMS = 4

function adding(items: readonly Item[], moment: Moment, verb: string): Piece[] {
  const titled = items.filter((item) => item.title.trim() !== '')
  if (titled.length === 0) return [{ text: 'ask what to call the task' }]
  const shown = titled
    .slice(0, MOST_ITEMS)
    .flatMap((item, index): Piece[] => [
      ...(index === 0 ? [] : [{ text: '; ' }]),
      { text: item.title, stands_out: true },
      { text: details(item, moment) },
    ])
  const more = titled.length - MOST_ITEMS
  return [
    { text: titled.length === 1 ? verb : `${verb}${titled.length} tasks: ` },
    ...shown,
    ...(more > 0 ? [{ text: ` and ${more} more` }] : []),
  ]
}

function details({ when, priority }: Item, moment: Moment): string {
  const due = when === undefined ? null : newDue(when, moment)
  const often = when?.recurrence === undefined ? null : sayRule(when.recurrence)
  const dated = due === null ? '' : `, due ${sayDue(due, moment.now, moment.timezone)}`
  const said = often === null ? dated : `${dated}, ${often}`
  return `${said}${priority === undefined ? '' : `, ${priority} priority`}`
}

/** The tasks by their titles where they are known, else as they were said. */
function named(set: TaskSet, { tasks, now, timezone }: Moment): Piece[] {
  const known = tasksOf(set, tasks)
  if (known.length > 0 && known.length <= MOST_ITEMS && set.except === undefined)
    return known.flatMap(({ title }, index): Piece[] => [
      ...(index === 0 ? [] : [{ text: ', ' }]),
      { text: title, stands_out: true },
    ])
  const text = nameOf(set)
  if (text !== '') return [{ text, stands_out: true }]
  const label = labelOf(set.where ?? {}, '', { now, timezone })
  return [{ text: label === null ? 'a task' : `the ${described(label)}` }]
}

function nameOf({ mentions, text }: TaskSet): string {
  const [only] = mentions
  return mentions.length === 1 && only?.by === 'name' ? only.text : text
}

function tasksOf({ mentions }: TaskSet, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const ids = mentions.flatMap((mention) => (mention.by === 'ids' ? mention.task_ids : []))
  return tasks.filter((task) => ids.includes(task.id))
}

function asked(set: TaskSet, moment: Moment): Piece[] {
  if (set.mentions.some((mention) => mention.by !== 'all')) return named(set, moment)
  const label = labelOf(set.where ?? {}, '', moment)
  return [{ text: label === null ? 'your tasks' : `your tasks (${sayFilter(label)})` }]
}

function changeWords(values: Values, set: TaskSet, moment: Moment): Piece[] {
  const said: Piece[] = []
  const title = values.title ?? values.replace?.new
  if (title !== undefined) said.push({ text: ' to ' }, { text: title, stands_out: true })
  const due = dueOf(values, tasksOf(set, moment.tasks)[0]?.due_date ?? null, moment)
  if (due !== undefined)
    said.push({ text: due === null ? ', no date' : `, due ${sayDue(due, moment.now, moment.timezone)}` })
  const { priority, note } = values
  if (priority !== undefined) said.push({ text: priority === null ? ', no priority' : `, ${priority} priority` })
  if (note !== undefined) said.push({ text: note === null ? ', no note' : ', with a note' })
  return said
}

/** Undefined where the date stays, or where it cannot be told from here. */
function dueOf({ when, shift }: Values, before: string | null, moment: Moment): string | null | undefined {
  if (when === null) return null
  const due = when === undefined ? before : changedDue(when, before, moment)
  if (shift !== undefined) return before === null ? undefined : (shiftedDue(shift, due, moment) ?? undefined)
  return when === undefined ? undefined : (due ?? undefined)
}
