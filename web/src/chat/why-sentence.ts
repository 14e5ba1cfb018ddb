import type { Act } from '../../../src/domain/act.ts'
import type { IntentType, UserIntent } from '../../../src/domain/intent.ts'
import type { ToolCallRecord } from '../../../src/domain/tool-call.ts'
import type { Understanding } from '../engine/read-message.ts'

export const intentWords: Readonly<Record<IntentType, string>> = {
  CREATE_TASK: 'add a task',
  LIST_TASKS: 'see your tasks',
  COMPLETE_TASK: 'complete or reopen a task',
  UPDATE_TASK: 'change a task',
  DELETE_TASK: 'delete a task',
  GENERAL_CHAT: 'just talk',
  AMBIGUOUS: 'not clear',
  CONFIRM_YES: 'yes',
  CONFIRM_NO: 'no',
}

/** The tasks that a turn looked at, as they were then; what it made of them was not there to be named. */
export function tasksIn(calls: readonly ToolCallRecord[]): { id: string; title: string }[] {
  const read = calls.flatMap(({ result }) => result?.data?.tasks ?? [])
  return [...new Map(read.map(({ id, title }) => [id, { id, title }])).values()]
}

/** Titles of the tasks that the words of a message named. */
export function namedIn(
  { acts, reserved }: Pick<Understanding, 'acts' | 'reserved'>,
  tasks: readonly { id: string; title: string }[],
): string[] {
  const ids = new Set([...acts, ...reserved.map(({ act }) => act)].flatMap(idsIn))
  return tasks.filter(({ id }) => ids.has(id)).map(({ title }) => title)
}

function idsIn(act: Act): readonly string[] {
  const mentions = 'set' in act ? (act.set?.mentions ?? []) : []
  return mentions.flatMap((mention) => (mention.by === 'ids' ? mention.task_ids : []))
}

/** What a message was taken for, in one sentence. */
export function whySentence(
  { intent_type, confidence }: UserIntent,
  named: readonly string[],
  left: readonly string[],
): string {
  if (intent_type === 'AMBIGUOUS') return `I wasn't sure what you meant${notUnderstood(left, ' by ')}, so I asked.`
  if (intent_type === 'GENERAL_CHAT') return 'I took this as a chat, so I changed nothing.'
  if (intent_type === 'CONFIRM_YES' || intent_type === 'CONFIRM_NO')
    return `I took this as a ${intentWords[intent_type]} to my question.`
  const sure = confidence === null ? '' : `, and was ${percent(confidence)} sure`
  const about = named.length === 0 ? '' : ` (${listed(named)})`
  return `I understood that you wanted to ${intentWords[intent_type]}${about}${sure}${notUnderstood(left, ", but I didn't understand ")}.`
}

function notUnderstood(left: readonly string[], before: string): string {
  return left.length === 0 ? '' : `${before}${left.map((words) => `'${words}'`).join(' and ')}`
}

const MOST = 2

function listed(titles: readonly string[]): string {
  const shown = titles.slice(0, MOST).map((title) => `'${title}'`)
  const others = titles.length - shown.length
  return others > 0 ? `${shown.join(', ')} and ${others} more` : shown.join(' and ')
}

export function percent(value: number): string {
  return `${Math.round(value * 100)}%`
}
