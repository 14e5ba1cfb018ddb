// What will happen, said before it is sent: words and the parts of them that stand out.

import type { Action, Changes, Filter, NewItem, Reference } from '../../../src/domain/action.ts'
import type { UserIntent } from '../../../src/domain/intent.ts'
import { sayDue } from '../../../src/engine/say-due.ts'
import type { Understanding } from '../../../src/engine/understanding.ts'

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
}

/** What Sayso waits for an answer to: whether to delete, which of some tasks, or something in words. */
export type Question = 'none' | 'delete' | 'which' | 'words'

/** Empty where nothing would be done. */
export function previewOf({ intent, actions }: Understanding, moment: Moment): Piece[] {
  const { question } = moment
  if (intent.intent_type === 'CONFIRM_YES') return question === 'none' ? [] : [{ text: 'Yes to the question above' }]
  if (intent.intent_type === 'CONFIRM_NO') return question === 'none' ? [] : [{ text: 'No to the question above' }]
  if ((question === 'which' || question === 'words') && !isCommand(intent, moment))
    return question === 'which' ? [{ text: 'Answer to the question above' }] : []
  if (intent.intent_type === 'AMBIGUOUS' || (intent.confidence ?? 1) < moment.threshold)
    return [{ text: 'I would ask what you mean' }]
  const each = actions.map((action) => piecesOf(action, moment)).filter((pieces) => pieces.length > 0)
  return each.flatMap((pieces, index) => (index === 0 ? pieces : [{ text: ', then ' }, ...pieces]))
}

/** Only what a rule is sure of is done instead of being taken for the answer. */
function isCommand({ intent_type, confidence, classification_method }: UserIntent, { threshold }: Moment): boolean {
  const isAction = intent_type.endsWith('_TASK') || intent_type === 'LIST_TASKS'
  return isAction && classification_method === 'RULE_BASED' && (confidence ?? 1) >= threshold
}

function piecesOf(action: Action, moment: Moment): Piece[] {
  switch (action.does) {
    case 'create':
      return adding(action.items, moment)
    case 'list':
      return [{ text: `show ${listWords(action.filter)}` }]
    case 'more':
      return [{ text: 'show more of the list' }]
    case 'complete':
      return [
        { text: action.completed ? 'mark ' : 'reopen ' },
        ...named(action.which),
        ...(action.completed ? [{ text: ' as done' }] : []),
      ]
    case 'update':
      return [{ text: 'change ' }, ...named(action.which), ...changeWords(action.changes, moment)]
    case 'delete':
      return [{ text: moment.asks ? 'ask before deleting ' : 'delete ' }, ...named(action.which)]
    case 'talk':
      return []
  }
}

const MOST_ITEMS = 4

function adding(items: readonly NewItem[], moment: Moment): Piece[] {
  const titled = items.filter((item) => item.title.trim() !== '')
  if (titled.length === 0) return [{ text: 'ask what the task should say' }]
  const shown = titled
    .slice(0, MOST_ITEMS)
    .flatMap((item, index): Piece[] => [
      ...(index === 0 ? [] : [{ text: '; ' }]),
      { text: item.title, stands_out: true },
      { text: details(item, moment) },
    ])
  const more = titled.length - MOST_ITEMS
  return [
    { text: titled.length === 1 ? 'add ' : `add ${titled.length} tasks: ` },
    ...shown,
    ...(more > 0 ? [{ text: ` and ${more} more` }] : []),
  ]
}

function details({ due_date, priority }: NewItem, { now, timezone }: Moment): string {
  const due = due_date === undefined ? '' : `, due ${sayDue(due_date, now, timezone)}`
  return `${due}${priority === undefined ? '' : `, ${priority} priority`}`
}

function named(which: Reference): Piece[] {
  if (which.kind === 'missing') return [{ text: 'a task' }]
  return [{ text: which.text, stands_out: true }]
}

function changeWords(changes: Changes, { now, timezone }: Moment): Piece[] {
  const { title, description, priority, due_date, status } = changes
  const said: Piece[] = []
  if (title !== undefined) said.push({ text: ' to ' }, { text: title, stands_out: true })
  if (due_date !== undefined)
    said.push({ text: due_date === null ? ', no date' : `, due ${sayDue(due_date, now, timezone)}` })
  if (priority !== undefined) said.push({ text: priority === null ? ', no priority' : `, ${priority} priority` })
  if (description !== undefined) said.push({ text: description === null ? ', no note' : ', with a note' })
  if (status !== undefined) said.push({ text: status === 'completed' ? ', done' : ', open again' })
  return said
}

function listWords({ label, status, priority, query }: Filter): string {
  const narrowed = [
    label,
    status === 'completed' && label === undefined ? 'completed' : undefined,
    priority === undefined ? undefined : `${priority} priority`,
    query === undefined ? undefined : `with “${query}”`,
  ]
  const said = narrowed.filter((word) => word !== undefined)
  return said.length > 0 ? `your tasks (${said.join(', ')})` : 'your tasks'
}
