import type { ChatResponse } from '../domain/chat.ts'
import type { Task } from '../domain/task.ts'

/** Which task stands at which number of the list on the screen. */
export type ShownList = ReadonlyMap<number, Task>

/**
 * The list a reply shows, or null when it shows none. The reply itself says only text, so its numbered lines are held
 * against what the tools answered. Options of a question are no list: their numbers answer the question.
 */
export function shownList(reply: ChatResponse): ShownList | null {
  if (reply.clarification !== null) return null
  const lines = [...reply.response.matchAll(/^(\d+)\. (.+)$/gm)].map(([, position = '', text = '']) => ({
    position: Number(position),
    text,
  }))
  if (lines.length === 0) return null
  for (const call of reply.tool_calls) {
    const tasks = call.result?.data?.tasks ?? []
    const pairs = lines.map(({ position, text }, index) => [position, tasks[index], text] as const)
    const fitting = pairs.flatMap(([position, task, text]) =>
      task !== undefined && text.startsWith(task.title) ? [[position, task] as const] : [],
    )
    if (fitting.length === lines.length) return new Map(fitting)
  }
  return null
}

/** A task with everything known of it, and what can be said about it by its number. */
export function describeTask(position: number, task: Task): string {
  const facts = [
    ['status', task.status],
    ['due', task.due_date],
    ['priority', task.priority],
    ['note', task.description?.replaceAll('\n', `\n${' '.repeat(14)}`) ?? null],
    ['added', localMinute(task.created_at)],
    ['completed', task.completed_at === null ? null : localMinute(task.completed_at)],
  ] as const
  const known = facts.flatMap(([name, value]) => (value === null ? [] : [`   ${name.padEnd(11)}${value}`]))
  return [`${position}. ${task.title}`, ...known].join('\n')
}

/** Swedes write times the way ISO does; the zone is the terminal's. */
function localMinute(instant: string): string {
  return new Date(instant).toLocaleString('sv-SE').slice(0, 16)
}

export function whatCanBeSaid(position: number, task: Task): string {
  const doing = task.status === 'completed' ? `reopen ${position}` : `complete ${position}`
  return `   You can say: ${doing} · rename ${position} to … · delete ${position}`
}
