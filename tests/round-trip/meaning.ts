// What is meant, and what must be there afterwards: a model of the agent small enough to be believed.

import { type Due, plusDays, plusMinutes, plusMonths, TODAY } from './days.ts'

export type Priority = 'low' | 'medium' | 'high'

export interface ModelTask {
  /** 0 for tasks that the message adds. */
  readonly key: number
  readonly title: string
  readonly note: string | null
  readonly priority: Priority | null
  readonly due: Due | null
  readonly done: boolean
}

export interface NewItem {
  readonly title: string
  readonly due: Due | null
  readonly priority: Priority | null
  readonly note: string | null
}

export type Span = { readonly minutes: number } | { readonly days: number } | { readonly months: number }

export type Act =
  | { readonly does: 'add'; readonly items: readonly NewItem[] }
  | { readonly does: 'finish' | 'reopen' | 'undate' | 'delete'; readonly keys: readonly number[] }
  | { readonly does: 'day'; readonly keys: readonly number[]; readonly day: string }
  | { readonly does: 'time'; readonly keys: readonly number[]; readonly time: string }
  | { readonly does: 'moment'; readonly keys: readonly number[]; readonly due: Due }
  | { readonly does: 'shift'; readonly keys: readonly number[]; readonly by: Span }
  | { readonly does: 'priority'; readonly keys: readonly number[]; readonly priority: Priority | null }
  | { readonly does: 'rename'; readonly keys: readonly number[]; readonly title: string }
  | { readonly does: 'note'; readonly keys: readonly number[]; readonly note: string }
  | { readonly does: 'list'; readonly keys: readonly number[] }
  | { readonly does: 'undo'; readonly keys: readonly number[]; readonly before: readonly ModelTask[] }

/** The tasks after these acts, one after the other. Keys of added tasks count from 1001. */
export function apply(tasks: readonly ModelTask[], acts: readonly Act[]): ModelTask[] {
  let added = 1000
  let now = [...tasks]
  for (const act of acts) {
    if (act.does === 'add')
      now = [...now, ...act.items.map((item): ModelTask => ({ ...item, key: ++added, done: false }))]
    else if (act.does === 'undo') now = [...act.before]
    else if (act.does === 'delete') now = now.filter((task) => !act.keys.includes(task.key))
    else now = now.map((task) => (act.keys.includes(task.key) ? change(task, act) : task))
  }
  return now
}

export function writesNote(act: Act): boolean {
  return act.does === 'note' || (act.does === 'add' && act.items.some((item) => item.note !== null))
}

type Change = Exclude<Act, { does: 'add' | 'undo' }>

function change(task: ModelTask, act: Change): ModelTask {
  switch (act.does) {
    case 'finish':
      return { ...task, done: true }
    case 'reopen':
      return { ...task, done: false }
    case 'undate':
      return { ...task, due: null }
    case 'day':
      return { ...task, due: { day: act.day, time: task.due?.time ?? null } }
    case 'time':
      return { ...task, due: { day: task.due?.day ?? TODAY, time: act.time } }
    case 'moment':
      return { ...task, due: act.due }
    case 'shift':
      return { ...task, due: task.due === null ? null : shifted(task.due, act.by) }
    case 'priority':
      return { ...task, priority: act.priority }
    case 'rename':
      return { ...task, title: act.title }
    case 'note':
      return { ...task, note: act.note }
    default:
      return task
  }
}

export function shifted(due: Due, by: Span): Due {
  if ('minutes' in by) return plusMinutes(due, by.minutes)
  return { ...due, day: 'days' in by ? plusDays(due.day, by.days) : plusMonths(due.day, by.months) }
}

const ranks = { high: 1, medium: 2, low: 3 } as const

/** The order a list is shown in: due date with none last, then priority, then age. */
export function inListOrder(tasks: readonly ModelTask[]): ModelTask[] {
  const keyOf = ({ due, priority, key }: ModelTask) =>
    `${due === null ? '~' : `${due.day} ${due.time ?? ''}`} ${priority === null ? 4 : ranks[priority]} ${String(key).padStart(4, '0')}`
  return tasks.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
