import type { ToolErrorCode } from '../../domain/tool-call.ts'
import type { Catalogue, SaidTask } from './catalogue.ts'
import { facts, nextOn } from './change.ts'
import { capital, policy, taskLine } from './policy.ts'

/** A single-shot reply is at most this long. */
const REPLY_MAX = 500

const errors: Partial<Record<ToolErrorCode, string>> = {
  TASK_NOT_FOUND: "I couldn't find that task. Try listing your tasks first.",
  DATABASE_ERROR: 'Something went wrong. Please try again.',
  INTERNAL_ERROR: 'An error occurred. Please try again.',
}

const onlyTasks = "I can only help with task management. Try 'create a task' or 'show my tasks'."

/** The patterns of the single-shot document: short, plain, titles with a capital; the rest as the policy says it. */
export const singleShot: Catalogue = {
  ...policy,
  added: ({ task }) => `Task created: ${capital(taskLine(task))}`,
  list: ({ tasks, more, first }) => {
    const count = first - 1 + tasks.length + (more?.count ?? 0)
    const opening = `You have ${more?.count === null ? 'more than ' : ''}${count} ${count === 1 ? 'task' : 'tasks'}: `
    return fitList(opening, tasks, count - tasks.length)
  },
  list_empty: () => 'You have 0 tasks.',
  completed: ({ title }) => `Marked '${capital(title)}' as done`,
  completed_round: ({ title, due }) => `Marked '${capital(title)}' as done. ${capital(nextOn(due))}.`,
  reopened: ({ title }) => `Marked '${capital(title)}' as not done`,
  renamed: ({ old_title, new_title, change }) =>
    `Updated '${capital(old_title)}' to '${capital(new_title)}'${inBrackets(facts(change))}`,
  changed: ({ title, change }) => `Updated '${capital(title)}': ${facts(change).join(', ')}`,
  deleted: ({ title }) => `Deleted task '${capital(title)}'`,
  confirm_delete: ({ title }) => policy.confirm_delete({ title: capital(title) }),
  not_found: () => "I couldn't find that task. Try listing your tasks first.",
  no_such_position: () => "I couldn't find that task. Try listing your tasks first.",
  task_gone: () => "I couldn't find that task. Try listing your tasks first.",
  ask_title: () => 'I need more details. What should the task be called?',
  ambiguous: () => onlyTasks,
  stop_asking: () => onlyTasks,
  tool_failed: ({ error_code }) => errors[error_code ?? 'INTERNAL_ERROR'] ?? 'An error occurred. Please try again.',
  refused: ({ reason }) => `Invalid input: ${reason}`,
  talk: ({ about }) => (about === 'other' || about === 'cannot' ? onlyTasks : policy.talk({ about })),
}

function inBrackets(details: readonly string[]): string {
  return details.length > 0 ? ` (${details.join(', ')})` : ''
}

/** As many titles as fit, and how many are left. */
function fitList(opening: string, tasks: readonly SaidTask[], beyond: number): string {
  let text = opening
  for (const [index, task] of tasks.entries()) {
    const left = tasks.length - index - 1 + beyond
    const item = `${index === 0 ? '' : ', '}${capital(taskLine(task))}`
    const tail = left > 0 ? `, …and ${left} more` : ''
    if (text.length + item.length + tail.length > REPLY_MAX - 20)
      return `${text}${index === 0 ? '' : ', '}…and ${left + 1} more`
    text += item
  }
  return beyond > 0 ? `${text}, …and ${beyond} more` : text
}

/** Whatever it is made of, the reply stays within its length. */
export function fitReply(text: string): string {
  if (text.length <= REPLY_MAX) return text
  const cut = text.slice(0, REPLY_MAX - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > 0 ? cut.slice(0, space) : cut).toWellFormed()}…`
}
