// The values of the first act under their API names; missing values are left out.

import type { Act, Item, TaskSet, When } from '../domain/act.ts'
import type { UserIntent } from '../domain/intent.ts'

type Params = NonNullable<UserIntent['extracted_params']>

export function paramsOf(act: Act | undefined): Params | null {
  switch (act?.does) {
    case 'add':
    case 'offer':
      return addParams(act.items)
    case 'ask': {
      const { status, priorities, due_after, due_before, words } = act.set.where ?? {}
      const [priority] = priorities ?? []
      const query = words?.join(' ') ?? (nameOf(act.set) || undefined)
      return drop({
        status,
        priority: priority === 'none' ? undefined : priority,
        query,
        sort: act.sort,
        due_date: due_after ?? due_before,
      })
    }
    case 'finish':
      return { ...referenceParams(act.set), status: 'completed' }
    case 'reopen':
      return { ...referenceParams(act.set), status: 'pending' }
    case 'delete':
      return drop({ ...referenceParams(act.set), status: act.set.where?.status })
    case 'change': {
      const { title, note, priority, when } = act.values
      return drop({
        ...referenceParams(act.set),
        new_title: title,
        description: note ?? undefined,
        priority,
        due_date: when === undefined ? undefined : dueParam(when),
      })
    }
    default:
      return null
  }
}

function dueParam(when: When | null): string | null {
  return when === null ? null : (when.due ?? when.day)
}

function addParams(items: readonly Item[]): Params {
  const [first] = items
  if (first === undefined) return {}
  const one = itemParams(first)
  if (items.length === 1) return drop({ ...one, description: first.description })
  return drop({ ...one, title: items.map((item) => item.title).join(', '), items: items.map(itemParams) })
}

function itemParams({ title, priority, when }: Item): Params {
  return drop({ title, due_date: when === undefined ? undefined : (dueParam(when) ?? undefined), priority })
}

/** The words that name the tasks; one entry per name if there are several. */
function referenceParams(set: TaskSet): Params {
  const names = set.mentions.flatMap((mention) => (mention.by === 'name' ? [mention.text] : []))
  const said = names[0] ?? set.where?.words?.join(' ') ?? set.text
  if (said === '') return {}
  return names.length > 1 ? { task_reference: names.join(', '), items: names } : { task_reference: said }
}

function nameOf(set: TaskSet): string {
  return set.mentions.some((mention) => mention.by === 'name' || mention.by === 'ids') ? set.text : ''
}

function drop(values: Params): Params {
  const kept: Params = {}
  for (const [key, value] of Object.entries(values)) if (value !== undefined) kept[key] = value
  return kept
}
