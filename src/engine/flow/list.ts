import type { Filter } from '../../domain/action.ts'
import type { Task } from '../../domain/task.ts'
import type { More } from '../replies/catalogue.ts'
import { failure, saidTask, say } from '../respond.ts'
import { call, type Part, type Scene, type Steps } from './steps.ts'

const PAGE = 20
const COUNTED = 100

/** Shows a page of tasks and says how many are left. */
export function* list(scene: Scene, filter: Filter): Steps<Part> {
  const asked = { ...filter, status: filter.status ?? 'pending' } satisfies Filter
  return yield* showPage(scene, asked, 0, null)
}

/** Goes on where the last list stopped. */
export function* more(scene: Scene): Steps<Part> {
  const { shown } = scene.context.metadata
  if (shown === null) return say(scene.context, 'list_end', {})
  return yield* showPage(scene, shown.filter, shown.count, shown.cursor)
}

function* showPage(scene: Scene, filter: Filter, before: number, cursor: string | null): Steps<Part> {
  const { context } = scene
  const { label: said, ...parameters } = filter
  const label = said ?? describe(filter)
  const page = yield* call(scene, 'list_tasks', { ...parameters, limit: PAGE, ...(cursor === null ? {} : { cursor }) })
  if (!page.success) return failure(context, 'list_tasks', page)
  const tasks = page.data?.tasks ?? []
  const next = page.data?.next_cursor ?? null
  if (tasks.length === 0) return before === 0 ? say(context, 'list_empty', { label }) : say(context, 'list_end', {})
  const left = next === null ? null : yield* countRest(scene, parameters, next)
  const text = say(context, 'list', {
    label,
    first: before + 1,
    tasks: tasks.map((task) => saidTask(context, task)),
    more: left,
  })
  const shown = next === null ? null : { filter, count: before + tasks.length, cursor: next }
  return { ...text, listed: { first: before + 1, tasks, shown }, ...mentionsOf(tasks) }
}

/** How many more there are, as far as one page tells. */
function* countRest(scene: Scene, parameters: Omit<Filter, 'label'>, cursor: string): Steps<More> {
  const rest = yield* call(scene, 'list_tasks', { ...parameters, limit: COUNTED, cursor })
  const count = rest.data?.tasks?.length ?? 0
  return { count, atLeast: rest.data?.next_cursor != null }
}

// A list of one names that task, so "done with it" means it.
function mentionsOf(tasks: readonly Task[]): Pick<Part, 'mentioned'> {
  const [only] = tasks
  return tasks.length === 1 && only !== undefined ? { mentioned: [only.id] } : {}
}

/** What a list was narrowed to, in words, where the sentence gave none of its own; null for the ordinary list. */
function describe({ status, priority, query }: Filter): string | null {
  const words = [
    ...(status === 'completed' ? ['completed'] : []),
    ...(priority === undefined ? [] : [`${priority} priority`]),
    ...(query === undefined ? [] : [`with '${query}'`]),
  ]
  return words.length > 0 ? words.join(', ') : null
}
