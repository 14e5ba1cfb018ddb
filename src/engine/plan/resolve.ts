// Resolves a description to tasks in one snapshot: all lookups happen before any change.

import type { Mention, TaskSet, Where } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import type { ToolResponse } from '../../domain/tool-call.ts'
import { isMeantBy, isNotMeantBy, isPerson } from '../language/en/persons.ts'
import { NOT_NAMES } from '../language/en/questions.ts'
import { allBy } from '../task-ids.ts'
import { byWallTime, fits, inListOrder } from './narrow.ts'
import { nearest } from './near.ts'
import { placeOf } from './place.ts'
import { call, type Scene, type Steps } from './steps.ts'

/** The tasks that a set means, or why we can't tell and which mention is to blame. */
export type Found =
  | { readonly kind: 'tasks'; readonly tasks: readonly Task[]; readonly gone: readonly number[] }
  | (Lost & { readonly of?: Mention })

type Lost =
  | { readonly kind: 'several'; readonly reference: string; readonly tasks: readonly Task[] }
  | { readonly kind: 'none'; readonly reference: string; readonly current: readonly Task[] }
  | { readonly kind: 'near'; readonly reference: string; readonly task: Task }
  | { readonly kind: 'no_position'; readonly position: number; readonly current: readonly Task[] }
  | { readonly kind: 'unknown'; readonly reference: string }
  /** We couldn't find the exception. */
  | { readonly kind: 'not_left_out' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'empty'; readonly where: Where }
  | { readonly kind: 'failed' }

const PAGE = 100
const MOST_PAGES = 30

/** The tasks of a set. Tasks whose status still allows the change come first. */
export function* resolve(scene: Scene, set: TaskSet, prefer: Task['status'] | null): Steps<Found> {
  if (set.mentions.length === 0) return { kind: 'missing' }
  const narrowed: Task[] = []
  const gone: number[] = []
  const { where = {} } = set
  let any = false
  const spoken = yield* spokenBeside(scene, set)
  for (const mention of set.mentions) {
    const found = yield* resolveMention(spoken, mention, set, prefer)
    if (found.kind !== 'tasks') return { ...found, of: mention }
    gone.push(...found.gone)
    const fitting = found.tasks.filter((task) => fits(task, where, scene.context))
    // "the garage one, and the tax return due friday": a day that doesn't match leaves out nothing that was named. In
    // "the rent and everything due today" it only narrows the rest.
    const isAnothers = mention.by === 'ids' && (fitting.length === 0 ? set.mentions.length > 1 : isBesideAll(set))
    const meant = isAnothers ? found.tasks : fitting
    any ||= found.tasks.length > 0
    narrowed.push(...meant.filter((task) => !narrowed.some((other) => other.id === task.id)))
  }
  if (narrowed.length === 0 && any) return { kind: 'empty', where }
  // "the first one can wait, leave the other": that one stays out anyway.
  const isApart = !set.many && (isIdle(scene, set.except) || allBy(set.except, 'other', 'rest'))
  if (set.except === undefined || isApart) return { kind: 'tasks', tasks: narrowed, gone }
  const kept = yield* leftOut(scene, set.except)
  if (!Array.isArray(kept)) return kept
  const left = narrowed.filter((task) => !kept.includes(task.id))
  return left.length === 0 ? { kind: 'empty', where: set.where ?? {} } : { kind: 'tasks', tasks: left, gone }
}

function isBesideAll({ mentions }: TaskSet): boolean {
  return mentions.some(({ by }) => by === 'all')
}

/** "leave the rota, push the other two": the others besides the exception. */
function* spokenBeside(scene: Scene, { mentions, except }: TaskSet): Steps<Scene> {
  if (except === undefined || isIt(except) || !mentions.some(({ by }) => by === 'other')) return scene
  const kept = yield* leftOut(scene, except)
  return Array.isArray(kept) && kept.length > 0 ? { ...scene, focus: kept } : scene
}

/** "the other one", "what else?" exclude nothing if nothing is in focus; "all except that one" has to know which. */
export function isIdle({ focus }: Scene, except: TaskSet | undefined): boolean {
  return except !== undefined && focus.length === 0 && isIt(except)
}

function isIt(set: TaskSet | undefined): boolean {
  return allBy(set, 'focus')
}

/**
 * Everything the exception may mean. If we can't find it we don't ask, since the answer would name a task to act on.
 */
function* leftOut(scene: Scene, except: TaskSet): Steps<string[] | Lost> {
  const ids: string[] = []
  for (const mention of except.mentions) {
    const found = yield* resolve(scene, { ...except, mentions: [mention], many: true }, null)
    if (found.kind === 'tasks' || found.kind === 'several') ids.push(...found.tasks.map(({ id }) => id))
    else if (found.kind === 'near') ids.push(found.task.id)
    // "except the invoice, this one …": the name is enough.
    else if (found.kind === 'unknown' && ids.length > 0) continue
    else if (found.kind === 'unknown' || found.kind === 'none') return { kind: 'not_left_out' }
    else if (found.kind === 'no_position') return { ...found, current: [] }
    else return found
  }
  return ids
}

function* resolveMention(scene: Scene, mention: Mention, set: TaskSet, prefer: Task['status'] | null): Steps<Found> {
  switch (mention.by) {
    case 'ids':
      return yield* chosen(scene, butFocus(scene, mention.task_ids, set), set, prefer)
    case 'name':
      return yield* byNoName(scene, mention.text, prefer)
    case 'positions':
      return yield* atPositions(scene, mention.positions)
    case 'focus':
      return mention.person === true ? yield* withPerson(scene, set) : yield* focusedOrTheirs(scene, set, prefer)
    case 'shown':
      return yield* shown(scene, set, prefer)
    case 'other':
      return yield* theOther(scene, set)
    case 'rest':
      return counted(set, yield* theRest(scene, set, prefer))
    case 'added':
      return yield* newest(scene, mention.count, set)
    case 'oldest':
      return yield* oldest(scene)
    case 'edge':
      return yield* atEdge(scene, mention.of, set)
    case 'all':
      return set.many
        ? counted(set, yield* everything(scene, set.where ?? {}, prefer))
        : yield* theOne(scene, set, prefer)
  }
}

/** "the other training": not the one in focus. */
function butFocus({ focus }: Scene, ids: readonly string[], { except }: TaskSet): readonly string[] {
  const others = isIt(except) ? ids.filter((id) => !focus.includes(id)) : ids
  return others.length > 0 ? others : ids
}

/** No task has the name: offer the nearest one, or the list to choose from. */
function* byNoName(scene: Scene, reference: string, prefer: Task['status'] | null): Steps<Found> {
  const current = yield* currentList(scene)
  const near = nearest(reference, scene.known.values()).filter((task) => task.status === (prefer ?? 'pending'))
  const [task] = near
  if (task !== undefined && near.length === 1) return { kind: 'near', reference, task }
  return { kind: 'none', reference, current: near.length > 1 ? near : current }
}

/** Of the tasks with that name, those that can still be changed: all of them or one. */
function* chosen(scene: Scene, ids: readonly string[], set: TaskSet, prefer: Task['status'] | null): Steps<Found> {
  const tasks = yield* byIds(scene, ids)
  if (tasks === null) return { kind: 'failed' }
  if (tasks.length === 0) return { kind: 'none', reference: set.text, current: yield* currentList(scene) }
  const wanted = set.where === undefined ? tasks : tasks.filter((task) => fits(task, set.where ?? {}, scene.context))
  const fitting = wanted.length > 0 ? wanted : tasks
  const preferred = prefer === null ? fitting : fitting.filter((task) => task.status === prefer)
  const left = preferred.length > 0 ? preferred : fitting
  if (left.length > 1 && (!set.many || (set.mentions.length > 1 && set.count === undefined)))
    return { kind: 'several', reference: set.text, tasks: inListOrder(left, scene.context) }
  if (set.count !== undefined && set.mentions.length === 1 && left.length !== set.count)
    return { kind: 'several', reference: set.text, tasks: inListOrder(left, scene.context) }
  return { kind: 'tasks', tasks: inListOrder(left, scene.context), gone: [] }
}

function* atPositions(scene: Scene, positions: readonly number[]): Steps<Found> {
  const { task_references } = scene.context.metadata
  const { added } = scene.context.metadata
  // If no list was shown, "the last one" is the task just added.
  if (task_references === null && added.length > 0 && positions.length === 1 && positions[0] === -1)
    return yield* remembered(scene, added.slice(-1), { text: '', mentions: [], many: true })
  // "add bread and jam – finish the second": one of the tasks just added.
  const fresh = lastTold(scene.context.metadata)
  if (fresh.length > 1 && positions.every((position) => Math.abs(position) <= fresh.length))
    return yield* remembered(
      scene,
      positions.flatMap((position) => fresh[placeOf(position, fresh.length) - 1] ?? []),
      { text: '', mentions: [], many: true },
    )
  if (task_references === null) return yield* inCurrentList(scene, positions)
  const count = Object.keys(task_references).length
  const wanted = positions.map((position) => placeOf(position, count))
  const unknown = wanted.find((position) => task_references[String(position)] === undefined)
  if (unknown !== undefined) return { kind: 'no_position', position: unknown, current: yield* currentList(scene) }
  const ids = wanted.map((position) => task_references[String(position)] ?? '')
  const tasks = yield* byIds(scene, ids)
  if (tasks === null) return { kind: 'failed' }
  const gone = wanted.filter((_, index) => !tasks.some((task) => task.id === ids[index]))
  return { kind: 'tasks', tasks, gone }
}

/** Tasks that the last reply listed one per line: just added, or changed if no list was shown since. */
function lastTold(metadata: Scene['context']['metadata']): string[] {
  const { last_act, added, changed, done, task_references, touched } = metadata
  if (last_act?.does === 'add' && last_act.items.length > 1) return added.slice(-last_act.items.length)
  // The same if there was only talk in between: "oh, I've got jam twice – remove the second".
  const newest = done.at(-1)?.effects.map(({ task_id }) => task_id) ?? []
  const isTalk = last_act === null || last_act.does === 'talk'
  if (isTalk && newest.length > 1 && newest.every((id) => added.includes(id) && touched.includes(id))) return newest
  // "add milk – and eggs – the first one is urgent": if no list was shown, the tasks added one after another.
  if (last_act?.does === 'add' && task_references === null) return added
  if (!changed || task_references !== null) return []
  return (done.at(-1)?.effects ?? []).map(({ task_id }) => task_id)
}

function* inCurrentList(scene: Scene, positions: readonly number[]): Steps<Found> {
  scene.current ??= yield* read(scene, { status: 'pending', limit: PAGE })
  const { current } = scene
  if (current === null) return { kind: 'failed' }
  const wanted = positions.map((position) => placeOf(position, current.length))
  const unknown = wanted.find((position) => current[position - 1] === undefined)
  if (unknown !== undefined) return { kind: 'no_position', position: unknown, current: current.slice(0, 20) }
  return { kind: 'tasks', tasks: wanted.flatMap((position) => current[position - 1] ?? []), gone: [] }
}

/** The task in focus, unless it is done and a later list didn't include it. */
function* focused(scene: Scene, set: TaskSet, prefer: Task['status'] | null): Steps<Found> {
  const found = yield* remembered(scene, scene.focus, set)
  // "all done except the count – move that to friday": completed tasks aren't meant.
  const isOver = found.kind === 'several' && found.tasks.every(({ status }) => status === 'completed')
  const left = isOver ? otherIds(scene, 1) : []
  if (left.length === 1) return yield* remembered(scene, left, set)
  // "the fence is mended, give the gate till friday. and note on it …": the one still open.
  const open = found.kind === 'several' ? found.tasks.filter(({ status }) => status === 'pending') : []
  if (open.length === 1 && prefer !== 'completed') return { kind: 'tasks', tasks: open, gone: [] }
  const list = listShown(scene)
  const asked = scene.context.metadata.last_act?.does === 'ask' && list.length > 1
  if (!asked || prefer !== 'pending' || found.kind !== 'tasks') return found
  const isGone = found.tasks.every((task) => task.status === 'completed' && !list.includes(task.id))
  return isGone ? { kind: 'unknown', reference: set.text } : found
}

/** "put her back to thursday": the latest task in focus that names a person, or the only task in focus. */
function* withPerson(scene: Scene, set: TaskSet): Steps<Found> {
  const tasks = yield* byIds(scene, [...new Set([...scene.focus, ...(scene.context.metadata.recent ?? [])])])
  const open =
    tasks?.filter(
      ({ title, status }) => status === 'pending' && !wordsOf(title).some((word) => isNotMeantBy(set.text, word)),
    ) ?? []
  const only = scene.focus.length === 1 ? open.find(({ id }) => id === scene.focus[0]) : undefined
  const task = open.find(({ title }) => hasPerson(title)) ?? only
  return task === undefined ? { kind: 'unknown', reference: set.text } : { kind: 'tasks', tasks: [task], gone: [] }
}

/** "on hers": if the task in focus names a man, the only one that names a woman. */
function* focusedOrTheirs(scene: Scene, set: TaskSet, prefer: Task['status'] | null): Steps<Found> {
  const pronoun = set.text.toLowerCase()
  const found = yield* focused(scene, set, prefer)
  if (
    found.kind !== 'tasks' ||
    !found.tasks.some(({ title }) => wordsOf(title).some((word) => isNotMeantBy(pronoun, word)))
  )
    return found
  const theirs = (yield* currentList(scene)).filter(({ title }) =>
    wordsOf(title).some((word) => isMeantBy(pronoun, word)),
  )
  return theirs.length === 1 ? { kind: 'tasks', tasks: theirs, gone: [] } : { kind: 'unknown', reference: set.text }
}

/** A name in the title, or an occupation. */
function hasPerson(title: string): boolean {
  return / \p{Lu}\p{Ll}/u.test(title) || wordsOf(title).some(isPerson)
}

function wordsOf(title: string): string[] {
  return title.toLowerCase().split(/[^\p{L}]+/u)
}

function* remembered(scene: Scene, ids: readonly string[], set: TaskSet): Steps<Found> {
  if (ids.length === 0 || (set.count !== undefined && ids.length !== set.count))
    return { kind: 'unknown', reference: set.text }
  const found = allOf(yield* byIds(scene, ids), { kind: 'unknown', reference: set.text })
  if (found.kind !== 'tasks' || found.tasks.length === 1 || set.many) return found
  return { kind: 'several', reference: set.text, tasks: found.tasks }
}

/** "all those for tomorrow": if no list was shown, the description decides. */
function* shown(scene: Scene, set: TaskSet, prefer: Task['status'] | null): Steps<Found> {
  const ids = shownIds(scene, set)
  if (ids.length === 0 && set.where !== undefined) return yield* everything(scene, set.where, prefer)
  return yield* remembered(scene, ids, { ...set, many: true })
}

function listShown(scene: Scene): string[] {
  const { task_references } = scene.context.metadata
  return task_references === null
    ? []
    : Object.keys(task_references)
        .sort((one, other) => Number(one) - Number(other))
        .map((key) => task_references[key] ?? '')
}

/** "them" is the list just shown or what was just done; "both" is whichever of these has two. */
function shownIds(scene: Scene, { count }: Pick<TaskSet, 'count'>): readonly string[] {
  const list = listShown(scene)
  const { last_act, added, listed = last_act?.does === 'ask' } = scene.context.metadata
  // "add eggs – add milk – add bread – push them to monday": means all of them.
  const newest = count === undefined ? added : newestOf(scene, count)
  const spokenOf = scene.focus
  // "when are the coats going? – put them on sunday": what the last question was about.
  const asked = last_act?.does === 'ask' ? spokenOf : []
  const several = spokenOf.length > 1 ? spokenOf : []
  const candidates = listed ? [list, spokenOf, newest] : [several, asked, list, newest, spokenOf]
  const { others, recent = [] } = scene.context.metadata
  // "I've paid them both": the two last in focus, but not just any two of three shown.
  const last = listed && list.length > (count ?? 0) ? [] : setApart(scene, recent.slice(0, count))
  const counted = count === undefined ? undefined : [...candidates, others, last].find((ids) => ids.length === count)
  return counted ?? candidates.find((ids) => ids.length > 0) ?? []
}

/** The last added tasks, counted in whole turns: two out of three added at once were never set apart. */
function newestOf({ context }: Scene, count: number): readonly string[] {
  const ids: string[] = []
  for (const { effects } of context.metadata.done.toReversed()) {
    if (ids.length >= count) break
    ids.unshift(...effects.flatMap(({ task_id, was }) => (was === null ? [task_id] : [])))
  }
  return ids.length === count ? ids : []
}

/** The tasks in focus; empty if one of them was only added together with others. */
function setApart({ context }: Scene, ids: readonly string[]): readonly string[] {
  const turns = context.metadata.done.map(({ effects }) => effects)
  const isAmong = (id: string): boolean => {
    const last = turns.findLast((effects) => effects.some(({ task_id }) => task_id === id)) ?? []
    return last.some(({ task_id, was }) => was === null && !ids.includes(task_id))
  }
  return ids.some(isAmong) ? [] : ids
}

/** The remaining candidates of the last question, the other task on the list, or the one in focus before. */
function otherIds(scene: Scene, count: number): readonly string[] {
  const { metadata } = scene.context
  const { others, touched, mentioned, added, recent = [] } = metadata
  // With nothing in focus there is no "other".
  if (scene.focus.length === 0) return others.length === count ? others : []
  const list = listShown(scene)
  const rivals = [others, mentioned, list.filter((id) => !touched.includes(id)), list, added.slice(-count - 1)]
  const notSpokenOf = (ids: readonly string[]): string[] => ids.filter((id) => !scene.focus.includes(id))
  const found = rivals.map(notSpokenOf).find((ids) => ids.length === count)
  return found ?? notSpokenOf(recent).slice(0, count)
}

/** From the conversation if possible; else the only other open task, or the only one of the same kind as the focus. */
function* theOther(scene: Scene, set: TaskSet): Steps<Found> {
  const count = set.count ?? 1
  const meant = { ...set, many: set.count !== undefined }
  const ids = otherIds(scene, count)
  if (ids.length > 0 || scene.focus.length === 0) return yield* remembered(scene, ids, meant)
  const spoken = (yield* byIds(scene, scene.focus)) ?? []
  const open = (yield* read(scene, { status: 'pending', limit: PAGE })) ?? []
  const others = open.filter(({ id }) => !scene.focus.includes(id))
  const words = new Set(spoken.flatMap(({ title }) => tellingWords(title)))
  const alike = others.filter(({ title }) => tellingWords(title).some((word) => words.has(word)))
  const found = [others, alike].find((tasks) => tasks.length === count && open.length < PAGE) ?? []
  return yield* remembered(
    scene,
    found.map(({ id }) => id),
    meant,
  )
}

function tellingWords(title: string): string[] {
  return wordsOf(title).filter((word) => word.length > 1 && !NOT_NAMES.has(word))
}

/** "the two that remain" must be two. */
function counted({ count, text }: TaskSet, found: Found): Found {
  if (count === undefined || found.kind !== 'tasks' || found.tasks.length === count) return found
  return { kind: 'several', reference: text, tasks: found.tasks }
}

function* theRest(scene: Scene, { count }: TaskSet, prefer: Task['status'] | null): Steps<Found> {
  const touched = [...scene.context.metadata.touched, ...scene.focus]
  const list = listShown(scene)
  // "the problem set is half done. – I'll do the rest tonight": refers to a task that was only mentioned.
  const { mentioned, last_act: last, touched: before } = scene.context.metadata
  const [told, ...more] = mentioned
  const isOnlyTold = last === null && more.length === 0 && ![...list, ...before].includes(told ?? '')
  if (told !== undefined && isOnlyTold) return yield* remembered(scene, [told], { text: '', mentions: [], many: true })
  // "the rest" of a list that nothing was done to is meaningless.
  if (list.length > 0 && (count === undefined || list.some((id) => touched.includes(id)))) {
    const left = yield* byIds(
      scene,
      list.filter((id) => !touched.includes(id)),
    )
    return allOf(left, { kind: 'empty', where: {} })
  }
  const all = yield* everything(scene, {}, prefer)
  if (all.kind !== 'tasks') return all
  return { ...all, tasks: all.tasks.filter((task) => !touched.includes(task.id)) }
}

function* newest(scene: Scene, count: number, set: TaskSet): Steps<Found> {
  const { added } = scene.context.metadata
  if (added.length >= count) return yield* remembered(scene, added.slice(-count), { ...set, many: true })
  const tasks = yield* read(scene, { status: 'pending', sort: 'created', limit: count })
  return allOf(tasks, { kind: 'empty', where: {} })
}

function allOf(tasks: readonly Task[] | null, none: Found): Found {
  if (tasks === null) return { kind: 'failed' }
  return tasks.length === 0 ? none : { kind: 'tasks', tasks, gone: [] }
}

function* oldest(scene: Scene): Steps<Found> {
  const all = yield* everything(scene, {}, 'pending')
  if (all.kind !== 'tasks') return all
  return { ...all, tasks: all.tasks.toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(0, 1) }
}

/** "the later one": of the tasks shown or in focus, the one due last. */
function* atEdge(scene: Scene, of: 'earlier' | 'later', set: TaskSet): Steps<Found> {
  const tasks = yield* byIds(scene, shownIds(scene, {}))
  if (tasks === null) return { kind: 'failed' }
  const open = tasks.filter(({ status }) => status === 'pending')
  const dated = (open.length > 1 ? open : tasks).flatMap((task) =>
    task.due_date === null ? [] : [{ task, at: Date.parse(task.due_date) }],
  )
  const edge = of === 'earlier' ? Math.min(...dated.map(({ at }) => at)) : Math.max(...dated.map(({ at }) => at))
  const meant = dated.filter(({ at }) => at === edge).map(({ task }) => task)
  if (dated.length < 2) return { kind: 'unknown', reference: set.text }
  return meant.length > 1
    ? { kind: 'several', reference: set.text, tasks: meant }
    : { kind: 'tasks', tasks: meant, gone: [] }
}

/** Builds the query from the filters that the store supports; the rest is filtered here. */
export function queryOf(where: Where, prefer: Task['status'] | null): Record<string, unknown> {
  const [priority, ...more] = where.priorities ?? []
  const finished = where.completed_after !== undefined || where.completed_before !== undefined
  const status = where.overdue === true ? 'pending' : finished ? 'all' : (where.status ?? prefer ?? 'all')
  return {
    status,
    ...(priority !== undefined && priority !== 'none' && more.length === 0 ? { priority } : {}),
    ...(where.due_after === undefined ? {} : { due_after: where.due_after }),
    ...(where.due_before === undefined ? {} : { due_before: where.due_before }),
  }
}

export function* everything(scene: Scene, where: Where, prefer: Task['status'] | null): Steps<Found> {
  const tasks: Task[] = []
  let cursor: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const response: ToolResponse = yield* call(scene, 'list_tasks', {
      ...queryOf(where, prefer),
      limit: PAGE,
      ...(cursor === null ? {} : { cursor }),
    })
    if (!response.success) return { kind: 'failed' }
    tasks.push(...(response.data?.tasks ?? []))
    cursor = response.data?.next_cursor ?? null
    if (cursor === null) break
  }
  remember(scene, tasks)
  const fitting = tasks.filter((task) => fits(task, where, scene.context))
  return fitting.length > 0 ? { kind: 'tasks', tasks: fitting, gone: [] } : { kind: 'empty', where }
}

/** "the one with no date": the match among the tasks shown or in focus, or else among all. */
function* theOne(scene: Scene, set: TaskSet, prefer: Task['status'] | null): Steps<Found> {
  const spokenOf = yield* byIds(scene, shownIds(scene, {}))
  const own = (spokenOf ?? []).filter((task) => fits(task, set.where ?? {}, scene.context))
  const open = own.filter(({ status }) => prefer === null || status === prefer)
  if (open.length === 1) return { kind: 'tasks', tasks: open, gone: [] }
  const found = yield* everything(scene, set.where ?? {}, prefer)
  if (found.kind !== 'tasks' || found.tasks.length < 2) return found
  return {
    kind: 'several',
    reference: set.text,
    tasks: inListOrder(open.length > 0 ? open : found.tasks, scene.context),
  }
}

/** The existing tasks with these ids, in this order, without reading any task twice in a turn. */
export function* byIds(scene: Scene, ids: readonly string[]): Steps<readonly Task[] | null> {
  const unread = [...new Set(ids)].filter((id) => id !== '' && !scene.known.has(id))
  for (let from = 0; from < unread.length; from += PAGE) {
    const some = unread.slice(from, from + PAGE)
    const tasks = yield* read(scene, { query: some.join(' '), status: 'all', limit: PAGE })
    if (tasks === null) return null
  }
  return ids.flatMap((id) => scene.known.get(id) ?? [])
}

function* currentList(scene: Scene): Steps<readonly Task[]> {
  return byWallTime((yield* read(scene, { status: 'pending', limit: 20 })) ?? [], scene.context)
}

export function* read(scene: Scene, parameters: Record<string, unknown>): Steps<readonly Task[] | null> {
  const response = yield* call(scene, 'list_tasks', parameters)
  const tasks = response.success ? (response.data?.tasks ?? []) : null
  if (tasks !== null) remember(scene, tasks)
  return tasks
}

function remember(scene: Scene, tasks: readonly Task[]): void {
  for (const task of tasks) if (!scene.known.has(task.id)) scene.known.set(task.id, task)
}
