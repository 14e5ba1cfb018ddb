// A proposal as acts of the engine's own: numbers become the tasks that were offered under them, and words are read as dates
// and priorities here, as everywhere.

import type { Act, Item, TaskSet, Values } from '../../domain/act.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import type { Consult, ProposedAction, Suggestion } from '../../domain/suggestion.ts'
import { openChart } from '../meaning/open.ts'
import { taskIdsOf } from '../task-ids.ts'
import { isMadeOf } from './words.ts'

/** What a proposal comes to, or why it is refused. */
export type Translated = { readonly acts: readonly SuggestedAct[] } | { readonly refused: string }

export interface SuggestedAct {
  readonly act: Act
  /** The tasks it is about. */
  readonly task_ids: readonly string[]
  /** The words that became its values. */
  readonly values: readonly string[]
  readonly said: string
}

type Moment = Pick<DecisionContext, 'now' | 'timezone'>

const MOST_TOUCHED = 3

export function translate(actions: readonly ProposedAction[], asked: Consult, moment: Moment): Translated {
  const own = [asked.message, ...asked.history.filter(({ role }) => role === 'user').map(({ content }) => content)]
  const acts: SuggestedAct[] = []
  for (const action of actions) {
    const translated = actOf(action, asked, own, moment)
    if (typeof translated === 'string') return { refused: translated }
    const before = acts.at(-1)
    const merged = before === undefined ? null : merge(before, translated)
    if (merged === null) acts.push(translated)
    else acts[acts.length - 1] = merged
  }
  // One change of many tasks is asked about as one; many changes must not slip past that question one by one.
  const changing = acts.filter(({ act }) => act.does === 'finish' || act.does === 'reopen' || act.does === 'change')
  const touched = new Set(changing.flatMap(({ task_ids }) => task_ids))
  if (changing.length > 1 && touched.size > MOST_TOUCHED) return { refused: 'many changes at once' }
  return { acts }
}

function actOf(action: ProposedAction, asked: Consult, own: readonly string[], moment: Moment): SuggestedAct | string {
  const said = action.said ?? ''
  if (action.do === 'add') {
    const item = itemOf(action, moment)
    const values = [action.title, action.when, action.note].filter((text) => text !== undefined)
    if (item === null) return `'${action.when}' is no date`
    if (!values.every((text) => isMadeOf(text, own))) return "values that are not the user's words"
    return { act: { does: 'add', items: [item] }, task_ids: [], values, said }
  }
  const set = setOf(action.tasks, asked)
  if (set === null) return 'a task that was not offered'
  const task_ids = idsOf(set)
  switch (action.do) {
    case 'complete':
      return { act: { does: 'finish', set, reported: false, unsure: false }, task_ids, values: [], said }
    case 'reopen':
      return { act: { does: 'reopen', set }, task_ids, values: [], said }
    case 'delete':
      return { act: { does: 'delete', set }, task_ids, values: [], said }
    case 'show':
      return { act: { does: 'ask', wants: 'list', set }, task_ids, values: [], said }
    case 'clear':
      return { act: { does: 'change', set, values: { [action.field]: null } }, task_ids, values: [], said }
    case 'change': {
      if (!isMadeOf(action.value, own)) return "values that are not the user's words"
      const values = valuesOf(action.field, action.value, moment)
      return values === null
        ? `'${action.value}' is no ${action.field}`
        : { act: { does: 'change', set, values }, task_ids, values: [action.value], said }
    }
  }
}

function itemOf(action: ProposedAction & { do: 'add' }, moment: Moment): Item | null {
  const { title, priority, note, when: text } = action
  const read = text === undefined ? {} : valuesOf('when', text, moment)
  if (read === null || read.shift !== undefined) return null
  return {
    title,
    ...(note === undefined ? {} : { description: note }),
    ...(priority === undefined ? {} : { priority }),
    ...(read.when == null ? {} : { when: read.when }),
  }
}

/** Read as the kind the field takes; null for anything else. */
function valuesOf(field: 'title' | 'when' | 'priority' | 'note', text: string, moment: Moment): Values | null {
  if (field === 'title') return { title: text }
  if (field === 'note') return { note: text }
  const chart = openChart(text, [], moment)
  const [read] = chart
    .read('VALUES', 0)
    .filter((one) => one.end >= chart.words.length)
    .sort((one, other) => one.cost - other.cost)
  const values: Values = read?.value ?? {}
  const kinds = Object.keys(values)
  const fits = (kind: string): boolean => (field === 'when' ? kind === 'when' || kind === 'shift' : kind === 'priority')
  return kinds.length > 0 && kinds.every(fits) ? values : null
}

function setOf(numbers: readonly number[], { candidates }: Consult): TaskSet | null {
  const chosen = [...new Set(numbers)].map((number) => candidates[number - 1])
  const [first] = chosen
  if (first === undefined) return null
  const task_ids = chosen.flatMap((candidate) => candidate?.task_id ?? [])
  if (task_ids.length < chosen.length) return null
  return { text: first.title, mentions: [{ by: 'ids', task_ids }], many: true }
}

function idsOf(set: TaskSet): readonly string[] {
  return taskIdsOf(set.mentions)
}

/** The same done to other tasks is one act: then it is asked about as one. */
function merge(one: SuggestedAct, other: SuggestedAct): SuggestedAct | null {
  const { act: first } = one
  const { act: second } = other
  const joined = { values: [...one.values, ...other.values], said: `${one.said} ${other.said}` }
  if (first.does === 'add' && second.does === 'add')
    return { ...one, ...joined, act: { does: 'add', items: [...first.items, ...second.items] } }
  if (!('set' in first && 'set' in second) || first.set === undefined || second.set === undefined) return null
  const { set, ...rest } = first
  const { set: _, ...others } = second
  if (JSON.stringify(rest) !== JSON.stringify(others)) return null
  const task_ids = [...new Set([...one.task_ids, ...other.task_ids])]
  return { ...joined, task_ids, act: { ...first, set: { ...set, mentions: [{ by: 'ids', task_ids }] } } }
}

/** The title under which each task was offered. */
export function offeredTitles({ asked }: Suggestion): ReadonlyMap<string, string> {
  return new Map(asked.candidates.map(({ task_id, title }) => [task_id, title]))
}
