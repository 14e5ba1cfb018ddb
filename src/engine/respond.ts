import type { DecisionContext } from '../domain/decision.ts'
import type { Task } from '../domain/task.ts'
import type { ToolResponse } from '../domain/tool-call.ts'
import type { Part } from './plan/steps.ts'
import type { ActionWord, Catalogue, ReplyKey, ReplyValues, SaidTask } from './replies/catalogue.ts'
import { nextOn } from './replies/change.ts'
import { policy } from './replies/policy.ts'
import { fitReply, singleShot } from './replies/single-shot.ts'
import { sayDue } from './say-due.ts'
import { sayMinutes, sayRule } from './say-rule.ts'

const voices = { policy, single_shot: singleShot } as const satisfies Record<DecisionContext['voice'], Catalogue>

/** One part of the reply: the sentence with this key, in the voice of the context. */
export function say<K extends ReplyKey>(context: DecisionContext, key: K, values: ReplyValues[K]): Part {
  const catalogue: Catalogue = voices[context.voice]
  return { key, text: catalogue[key](values) }
}

type SaidFields = Pick<Task, 'title' | 'due_date' | 'recurrence' | 'remind_before' | 'priority' | 'status'>

/** The details after a task's title: due date, priority, status. */
export function saidTask(context: DecisionContext, task: SaidFields, first: readonly string[] = []): SaidTask {
  const details: string[] = [...first]
  if (task.due_date !== null) details.push(`due ${sayDue(task.due_date, context.now, context.timezone)}`)
  details.push(...saidTimes(task))
  if (task.priority !== null) details.push(`${task.priority} priority`)
  if (task.status === 'completed') details.push('done')
  return { title: task.title, details }
}

/** The recurrence and the lead time of the reminder. */
function saidTimes({ recurrence, remind_before }: SaidFields): string[] {
  const often = recurrence === null ? null : sayRule(recurrence)
  return [
    ...(often === null ? [] : [often]),
    ...(remind_before === null ? [] : [`reminder ${sayMinutes(remind_before)} before`]),
  ]
}

/** The same for a task just added or changed: "every Monday, next on Mon 23 Nov". */
export function saidNew(context: DecisionContext, task: Task): SaidTask {
  const often = task.recurrence === null || task.due_date === null ? null : sayRule(task.recurrence)
  if (often === null) return saidTask(context, task)
  const next = nextOn(sayDue(task.due_date ?? '', context.now, context.timezone))
  return saidTask(context, { ...task, due_date: null, recurrence: null }, [often, next])
}

/** The reply if a tool failed: the tool's own words if the user can act on them, or else a plain apology. */
export function failure(context: DecisionContext, action: ActionWord, response: ToolResponse): Part {
  if (response.error_code === 'VALIDATION_ERROR' && response.error !== null)
    return { ...say(context, 'refused', { reason: response.error }), status: 'error', failed: true }
  return { ...say(context, 'tool_failed', { action, error_code: response.error_code }), status: 'error', failed: true }
}

/** Joins the parts of the reply. */
export function joinParts(context: DecisionContext, parts: readonly Part[]): string {
  const text = [...new Set(parts.map((part) => part.text))].join('\n')
  return context.voice === 'single_shot' ? fitReply(text) : text
}
