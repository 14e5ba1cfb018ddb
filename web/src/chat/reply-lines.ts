// A reply is plain text. Its numbered lines are told apart, so that they can be shown as tasks to tick or options to choose;
// so are those that name what was changed, so that no task is there twice.

import type { ChatResponse } from '../../../src/domain/chat.ts'
import type { Task } from '../../../src/domain/task.ts'
import { sayDue } from '../../../src/engine/say-due.ts'
import type { Reply } from '../state/replies.ts'

type Option = NonNullable<ChatResponse['clarification']>['options'][number]

export type Line =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'task'; readonly position?: number; readonly task: Task }
  | { readonly kind: 'option'; readonly option: Option; readonly text: string }

export function linesOf(reply: Reply, timezone: string): Line[] {
  const { response, tool_calls, decision } = reply
  const options = decision?.clarification?.options ?? []
  const tasks = tool_calls.flatMap(({ tool_name, result }) =>
    tool_name === 'list_tasks' ? (result?.data?.tasks ?? []) : [],
  )
  const changed = changedIn(reply)
  const onCards = addedDetails(reply, timezone)
  const used = new Set<string>()
  const lines: Line[] = []
  for (const said of response.split('\n')) {
    const text = withoutDetails(said, onCards)
    const numbered = /^(\d+)\. (.*)$/.exec(text)
    const line =
      numbered === null
        ? readNamed(text, changed, used)
        : readNumbered(Number(numbered[1]), numbered[2] ?? '', options, tasks, used)
    const last = lines.at(-1)
    if (line !== null) lines.push(line)
    else if (last?.kind === 'text') lines[lines.length - 1] = { kind: 'text', text: `${last.text}\n${text}` }
    else lines.push({ kind: 'text', text })
  }
  return lines
}

function readNumbered(
  position: number,
  rest: string,
  options: readonly Option[],
  tasks: readonly Task[],
  used: Set<string>,
): Line | null {
  const option = options.find((one) => one.position === position && isTitled(rest, one.title))
  if (option !== undefined) return { kind: 'option', option, text: rest }
  const task = tasks.find((one) => !used.has(one.id) && isTitled(rest, one.title))
  if (task === undefined) return null
  used.add(task.id)
  return { kind: 'task', position, task }
}

/** What was understood besides the title, as a reply says it of a task that was added. */
function addedDetails({ tool_calls }: Reply, timezone: string): string[] {
  return tool_calls.flatMap(({ tool_name, result, invoked_at }) => {
    const { due_date, priority } = result?.data?.task ?? { due_date: null, priority: null }
    const due = due_date === null ? [] : [`due ${sayDue(due_date, invoked_at, timezone)}`]
    const text = [...due, ...(priority === null ? [] : [`${priority} priority`])].join(', ')
    return tool_name !== 'add_task' || text === '' ? [] : [` ${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`]
  })
}

/** It stands on the card. */
function withoutDetails(text: string, details: readonly string[]): string {
  const end = details.find((one) => text.endsWith(one))
  return end === undefined ? text : text.slice(0, -end.length)
}

function readNamed(text: string, changed: readonly Task[], used: Set<string>): Line | null {
  if (!text.startsWith('- ')) return null
  const task = changed.find((one) => !used.has(one.id) && isTitled(text.slice(2), one.title))
  if (task === undefined) return null
  used.add(task.id)
  return { kind: 'task', task }
}

/** A line is a title, and then details in brackets where there are any. */
function isTitled(rest: string, title: string): boolean {
  return rest === title || rest.startsWith(`${title} (`)
}

/** The tasks a reply has added or changed, each once, as they were left. */
export function changedIn({ tool_calls }: Reply): Task[] {
  const changed = new Map<string, Task>()
  for (const { tool_name, status, result } of tool_calls) {
    const task = result?.data?.task
    if (status !== 'SUCCESS' || task === undefined) continue
    if (tool_name === 'delete_task') changed.delete(task.id)
    else changed.set(task.id, task)
  }
  return [...changed.values()]
}

const rightToLeft =
  /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u

/** Titles that would turn around what stands beside them in a sentence. */
export function turningTitles({ tool_calls }: Reply): string[] {
  const tasks = tool_calls.flatMap(({ result }) => [result?.data?.task ?? [], result?.data?.tasks ?? []].flat())
  return [...new Set(tasks.map(({ title }) => title))].filter((title) => rightToLeft.test(title))
}

export interface TextPart {
  readonly at: number
  readonly part: string
  readonly isTitle: boolean
}

/** A text in parts, titles apart; of several that begin at one place, the longest. */
export function splitAt(text: string, titles: readonly string[]): TextPart[] {
  const longestFirst = titles.toSorted((one, other) => other.length - one.length)
  const parts: TextPart[] = []
  let from = 0
  for (let at = 0; at < text.length; ) {
    const title = longestFirst.find((one) => text.startsWith(one, at))
    if (title === undefined) at++
    else {
      if (at > from) parts.push({ at: from, part: text.slice(from, at), isTitle: false })
      parts.push({ at, part: title, isTitle: true })
      from = at += title.length
    }
  }
  return from < text.length ? [...parts, { at: from, part: text.slice(from), isTitle: false }] : parts
}
