// The first action's values under the names the API knows; what was not said is left out.

import type { Action, Reference } from '../domain/action.ts'
import type { UserIntent } from '../domain/intent.ts'

import { eachNamed } from './read/several.ts'

type Params = NonNullable<UserIntent['extracted_params']>

export function paramsOf(action: Action | undefined, whole: string | undefined): Params | null {
  switch (action?.does) {
    case 'create':
      return createParams(action, whole)
    case 'list': {
      const { status, priority, query, sort, due_before, due_after } = action.filter
      const due_date = due_after ?? due_before
      return drop({ status, priority, query, sort, due_date })
    }
    case 'complete':
      return { ...referenceParams(action), status: action.completed ? 'completed' : 'pending' }
    case 'delete': {
      const status = action.which.kind === 'every' ? action.which.filter.status : undefined
      return drop({ ...referenceParams(action), status })
    }
    case 'update': {
      const { title, description, priority, due_date, status } = action.changes
      return drop({
        ...referenceParams(action),
        new_title: title,
        description: description ?? undefined,
        priority,
        due_date,
        status,
      })
    }
    default:
      return null
  }
}

function createParams(action: Action & { does: 'create' }, whole: string | undefined): Params {
  const [first] = action.items
  if (first === undefined) return {}
  const { title, description, priority, due_date } = first
  if (action.items.length === 1) return drop({ title, description, priority, due_date })
  const items = action.items.map((item) =>
    drop({ title: item.title, due_date: item.due_date, priority: item.priority }),
  )
  return drop({ title: whole ?? title, due_date, priority, items })
}

function referenceParams(action: Action & { which: Reference }): Params {
  const { which } = action
  if (which.kind === 'missing' || which.text === '') return {}
  const each = eachNamed(action)
  const items = each.flatMap((one) => ('which' in one && one.which.kind === 'words' ? [one.which.text] : []))
  return each.length > 1 ? { task_reference: which.text, items } : { task_reference: which.text }
}

function drop(values: Params): Params {
  const kept: Params = {}
  for (const [key, value] of Object.entries(values)) if (value !== undefined) kept[key] = value
  return kept
}
