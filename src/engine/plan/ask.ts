// Gives a single answer first, then the tasks it rests on, numbered so that the user can refer to them.

import type { Act, TaskSet, Where } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import { type Filter, sayFilter } from '../replies/filter.ts'
import { failure, saidTask, say } from '../respond.ts'
import { localDay, sayDay, sayDue } from '../say-due.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { labelOf, labelOfSet } from './label.ts'
import { byWallTime, fits, inListOrder } from './narrow.ts'
import { neighbour } from './neighbour.ts'
import { explain } from './not-found.ts'
import { choose } from './pick.ts'
import { isIdle, queryOf, resolve } from './resolve.ts'
import { call, type Part, type Scene, type Steps } from './steps.ts'
import { settledAsk } from './that-day.ts'

type Ask = Act & { does: 'ask' }

const PAGE = 20

export function* ask(scene: Scene, asked: Ask): Steps<readonly Part[]> {
  const beside = yield* neighbour(scene, asked)
  if (beside !== null) return [beside]
  const act = yield* settledAsk(scene, asked)
  if (act.wants === 'list' && isWhole(act.set)) return [yield* showPage(scene, act, 0, null)]
  if (act.wants === 'count' && isWhole(act.set)) {
    const counted = yield* countWhole(scene, act)
    if (counted !== null) return [counted]
  }
  const isOpen = isOfOpen(act.set) || isOfTopic(act)
  const { except, ...rest } = act.set
  const set = { ...(isIdle(scene, except) ? rest : act.set), many: true }
  const found = yield* resolve(scene, set, isOpen ? openUnlessSaid(act.set) : null)
  // "is it due tomorrow?" when "it" refers to nothing: list what is due then.
  if (found.kind === 'unknown' && act.set.where !== undefined && allBy(act.set, 'focus'))
    return yield* ask(scene, { ...act, wants: 'list', set: { ...act.set, mentions: [{ by: 'all' }] } })
  if (found.kind === 'empty') {
    const other = onAnyDay(act)
    return other === null ? [nothing(scene, act, found.where)] : yield* ask(scene, other)
  }
  if (found.kind !== 'tasks') return [explain(scene, act, 'list_tasks', found)]
  scene.focus = found.tasks.length === 1 ? found.tasks.map((task) => task.id) : scene.focus
  return [answer(scene, act, inListOrder(found.tasks, scene.context)), ...noteBeside(scene, act, found.tasks)]
}

/** "wasn't I to order the sugar today?": if it isn't due that day, answer with the day it is due. */
function onAnyDay({ set, ...act }: Ask): Ask | null {
  const { due_after, due_before, times: _times, status: _, ...where } = set.where ?? {}
  if (due_after === undefined && due_before === undefined) return null
  const isNamed = allBy(set, 'ids', 'focus') && taskIdsOf(set.mentions).length <= MOST_NAMED
  if (!isNamed || Object.keys(where).length > 0) return null
  return { ...act, wants: 'when', set: { text: set.text, mentions: set.mentions, many: set.many } }
}

const MOST_NAMED = 3

/** "who do I give the keys to?": if the title doesn't say, the note may. */
function noteBeside({ context }: Scene, { wants, set }: Ask, tasks: readonly Task[]): Part[] {
  const [task, ...more] = tasks
  if ((wants !== 'list' && wants !== 'exists') || task?.description == null || more.length > 0) return []
  if (!allBy(set, 'ids') || !ASKING.test(context.message)) return []
  return [say(context, 'notes', { notes: [{ title: task.title, note: task.description }] })]
}

const ASKING = /\b(?:what|which|who|whom|whose|where|how)s?\b|\b(?:about|details?|info|noted|written)\b/i

/** Whether this means all tasks, narrowed only by filters that the store supports. */
function isWhole({ mentions, where, except }: TaskSet): boolean {
  const [only] = mentions
  if (mentions.length !== 1 || only?.by !== 'all' || except !== undefined) return false
  const { status: _, due_after: __, due_before: ___, priorities = [], ...narrower } = where ?? {}
  return (
    Object.values(narrower).every((value) => value === undefined) &&
    priorities.length <= 1 &&
    !priorities.includes('none')
  )
}

/** Filters by "no date" or by priority mean tasks still to be done. */
function isOfOpen(set: TaskSet): boolean {
  const { dated: _, priorities: __, ...where } = set.where ?? {}
  const { except: ___, ...all } = set
  return isWhole({ ...all, where })
}

/** If several tasks share the name, leave out those that are done, unless all of them are. */
function isOfTopic({ wants, set: { mentions } }: Ask): boolean {
  const [only, ...more] = mentions
  return TOPICS.has(wants) && more.length === 0 && only?.by === 'ids' && only.task_ids.length > 1
}

const TOPICS: ReadonlySet<Ask['wants']> = new Set(['list', 'count', 'next'])

/** The words for a set, unless they are what filtered it. */
function calledOf({ mentions, text }: TaskSet): string {
  return mentions.every((mention) => mention.by === 'all') ? '' : text
}

function openUnlessSaid({ where }: TaskSet): Task['status'] | null {
  return where?.status === undefined ? 'pending' : null
}

function withStatus(where: Where): Where {
  return { ...where, status: where.status ?? 'pending' }
}

/** Continues from where the last list stopped. */
export function* more(scene: Scene): Steps<Part> {
  const { shown } = scene.context.metadata
  if (shown === null) return say(scene.context, 'list_end', {})
  const set: TaskSet = { text: shown.label ?? '', mentions: [{ by: 'all' }], many: true, where: shown.where }
  return yield* showPage(
    scene,
    { does: 'ask', wants: 'list', set, ...(isSort(shown.sort) ? { sort: shown.sort } : {}) },
    shown.count,
    shown.cursor,
  )
}

function isSort(sort: string | null): sort is NonNullable<Ask['sort']> {
  return sort === 'normal' || sort === 'created' || sort === 'title' || sort === 'priority'
}

function* showPage(scene: Scene, act: Ask, before: number, cursor: string | null): Steps<Part> {
  const { context } = scene
  const where = withStatus(act.set.where ?? {})
  const parameters = { ...queryOf(where, null), ...(act.sort === undefined ? {} : { sort: act.sort }) }
  const page = yield* call(scene, 'list_tasks', { ...parameters, limit: PAGE, ...(cursor === null ? {} : { cursor }) })
  if (!page.success) return failure(context, 'list_tasks', page)
  const found = (page.data?.tasks ?? []).filter((task) => fits(task, where, context))
  const tasks = act.sort === undefined || act.sort === 'normal' ? byWallTime(found, context) : found
  const next = page.data?.next_cursor ?? null
  if (tasks.length === 0 && before > 0) return say(context, 'list_end', {})
  if (tasks.length === 0) return yield* nothingListed(scene, where)
  const total = next === null ? null : yield* countAll(scene, parameters)
  const label = labelOf(act.set.where ?? {}, '', context)
  const text = say(context, 'list', {
    label,
    first: before + 1,
    tasks: tasks.map((task) => saidTask(context, task)),
    more: next === null ? null : { count: total === null ? null : total - before - tasks.length },
  })
  const shown =
    next === null
      ? null
      : {
          where,
          sort: act.sort ?? null,
          label: label === null ? null : sayFilter(label),
          count: before + tasks.length,
          cursor: next,
        }
  if (tasks.length === 1) scene.focus = tasks.map((task) => task.id)
  return { ...text, listed: { first: before + 1, tasks, shown }, ...mentionsOf(tasks) }
}

/** Nothing to show: none match, all are done, or there are no tasks at all. */
function* nothingListed(scene: Scene, where: Where): Steps<Part> {
  const { context } = scene
  const label = labelOf(where, '', context)
  if (label !== null) return say(context, 'list_empty', { label })
  const any = yield* call(scene, 'list_tasks', { status: 'all', limit: 1 })
  return (any.data?.tasks?.length ?? 0) > 0
    ? say(context, 'list_all_done', {})
    : say(context, 'list_empty', { label: null })
}

/** The total over all pages; null if the tools can't count it. */
function* countAll(scene: Scene, parameters: Record<string, unknown>): Steps<number | null> {
  const counted = yield* call(scene, 'list_tasks', { ...parameters, limit: 1, count: true })
  return counted.data?.total ?? null
}

/** Counts without reading tasks it won't show; null if counting needs them. */
function* countWhole(scene: Scene, act: Ask): Steps<Part | null> {
  const parameters = queryOf(withStatus(act.set.where ?? {}), null)
  const page = yield* call(scene, 'list_tasks', { ...parameters, limit: PAGE })
  if (!page.success) return failure(scene.context, 'list_tasks', page)
  const tasks = byWallTime(page.data?.tasks ?? [], scene.context)
  const goesOn = (page.data?.next_cursor ?? null) !== null
  const total = goesOn ? yield* countAll(scene, parameters) : tasks.length
  return total === null ? null : sayCount(scene, act, total, tasks)
}

function sayCount({ context }: Scene, { set }: Ask, count: number, tasks: readonly Task[]): Part {
  const label = labelOfSet(set, count > 1 ? calledOf(set) : '', context)
  const shown = tasks.slice(0, PAGE)
  return {
    ...say(context, 'count', { count, label, tasks: shown.map((task) => saidTask(context, task)) }),
    ...(count === 0 ? {} : { listed: { first: 1, tasks: shown, shown: null }, ...mentionsOf(tasks) }),
  }
}

// A list of one names that task, so "done with it" means it.
function mentionsOf(tasks: readonly Task[]): Pick<Part, 'mentioned'> {
  const [only] = tasks
  return tasks.length === 1 && only !== undefined ? { mentioned: [only.id] } : {}
}

function nothing({ context }: Scene, act: Ask, where: Where): Part {
  const { except } = act.set
  const label = labelOfSet({ ...act.set, where }, calledOf(act.set), context)
  if (act.wants === 'count') return say(context, 'count', { count: 0, label, tasks: [] })
  const said = except === undefined || allBy(except, 'all') ? label : elseOf(label)
  return { ...say(context, 'none_match', { label: said }), ...(where.words === undefined ? {} : { mentioned: [] }) }
}

/** "Nothing else due today": something left out of the list may be due then. */
function elseOf(label: Filter | null): Filter | null {
  return label === null || label.before.length > 0 ? label : { ...label, after: ['else', ...label.after] }
}

function answer(scene: Scene, act: Ask, tasks: readonly Task[]): Part {
  const { context } = scene
  const [first] = tasks
  if (first === undefined) return nothing(scene, act, act.set.where ?? {})
  const listed = { listed: { first: 1, tasks: tasks.slice(0, PAGE), shown: null }, ...mentionsOf(tasks) }
  const said = tasks.slice(0, PAGE).map((task) => saidTask(context, task))
  const label = labelOfSet(act.set, tasks.length > 1 ? calledOf(act.set) : '', context)
  switch (act.wants) {
    case 'count':
      return sayCount(scene, act, tasks.length, tasks)
    case 'next':
      return next(scene, act, tasks)
    case 'note':
      return {
        ...say(context, 'notes', {
          notes: tasks.slice(0, 5).map(({ title, description }) => ({ title, note: description })),
        }),
        mentioned: tasks.map((task) => task.id),
      }
    case 'when':
    case 'how_long':
      return {
        ...say(context, 'when', { tasks: tasks.slice(0, PAGE).map((task) => whenWords(scene, task)) }),
        ...(tasks.length > 1 ? listed : {}),
        mentioned: tasks.map((task) => task.id),
      }
    case 'priority':
      if (tasks.length === 1)
        return {
          ...say(context, 'priority', { title: first.title, priority: first.priority }),
          mentioned: [first.id],
        }
      break
    case 'state':
      if (tasks.length === 1)
        return {
          ...say(context, 'state', {
            task: saidTask(context, first),
            done: first.status === 'completed',
            asked: act.state ?? 'done',
          }),
          mentioned: [first.id],
        }
      break
    default:
      break
  }
  return {
    ...say(context, 'list', {
      label,
      first: 1,
      tasks: said,
      more: tasks.length > PAGE ? { count: tasks.length - PAGE } : null,
    }),
    ...listed,
  }
}

function whenWords(
  { context }: Scene,
  { title, due_date, completed_at, status }: Task,
): { title: string; due: string | null; days: number | null; done: string | null } {
  const days =
    due_date === null
      ? null
      : (Date.parse(due_date.slice(0, 10)) - Date.parse(localDay(context.now, context.timezone))) / 86_400_000
  return {
    title,
    due: due_date === null ? null : sayDue(due_date, context.now, context.timezone),
    days,
    done: status === 'pending' || completed_at === null ? null : sayDay(completed_at, context.now, context.timezone),
  }
}

/** Picks the task that was asked for and says why. */
function next(scene: Scene, { pick }: Ask, tasks: readonly Task[]): Part {
  const { context } = scene
  const choice = choose(tasks, pick, context)
  if (choice === null) return say(context, 'list_all_done', {})
  const { task, because } = choice
  scene.focus = [task.id]
  return {
    ...say(context, 'next', { task: saidTask(context, task), because }),
    listed: { first: 1, tasks: [task], shown: null },
    mentioned: [task.id],
  }
}
