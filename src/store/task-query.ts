// Lists of tasks, each with a plan that does not grow with how many tasks the user has. What a plan cannot know is counted
// when the query runs, up to a bound (`FEW`): what few tasks fit is gathered and sorted, what many fit is come across soon
// enough when reading in order. Nothing here is left to estimates, so the server plans each shape of query once.

import { type RawBuilder, sql } from 'kysely'
import { searchPrefix } from '../domain/words.ts'
import type { Sort, TaskQuery } from '../tools/contract.ts'
import { builder } from './builder.ts'
import { dueConditions, dueRange, isBeforeRange } from './due-bounds.ts'
import { FEW_AMONG_MANY, FEW_BY_WORD, type Led, ledByWord, ranges } from './led-by-word.ts'
import type { Statement } from './line.ts'
import { taskColumns } from './rows.ts'
import { isTallied, tallySum } from './tallies.ts'

/** These give the best of what there is, on one page. */
type OnePage = 'relevance' | 'alike'
type Ordered = Exclude<Sort, OnePage>
type Status = Exclude<TaskQuery['status'], 'all'>
type Sql = RawBuilder<unknown>

type Direction = 'asc' | 'desc'
type SortColumn = 'due_key' | 'order_key' | 'priority_rank' | 'id' | 'title_key'

/** Each sort is a list of columns that ends with the id (`order_key` does itself), so that every order is total and every page continues it. */
const orders: Record<Ordered, readonly [SortColumn, Direction][]> = {
  normal: [
    ['due_key', 'asc'],
    ['order_key', 'asc'],
  ],
  created: [['id', 'desc']],
  title: [
    ['title_key', 'asc'],
    ['id', 'asc'],
  ],
  priority: [
    ['priority_rank', 'asc'],
    ['due_key', 'asc'],
    ['order_key', 'asc'],
  ],
}

/** Of a task and of what it is sorted by. */
const columns = sql.raw(`${taskColumns}, due_key, order_key, priority_rank, title_key`)

/** Up to so many are read from an index and sorted. */
const FEW = 3000
/** As many tasks as one word may bring in by likeness: a word that stands in every title tells nothing. */
const MOST_ALIKE = 60
const STATUSES = ['pending', 'completed'] as const
const RANKS = { high: 1, medium: 2, low: 3 } as const
const NO_PRIORITY = 4

export interface BuiltQuery {
  readonly statement: Statement
  readonly values: readonly unknown[]
}

const names = new Map<string, string>()

/** The same text always gets the same name, so that the server plans each shape of query once. */
function named(text: string): Statement {
  let name = names.get(text)
  if (name === undefined) {
    name = `tasks_${names.size + 1}`
    names.set(text, name)
  }
  return { name, text }
}

/** A query may bring more than its limit: limits are rounded up, since each makes a statement of its own. */
export function buildTaskQuery(user_id: string, query: TaskQuery): BuiltQuery {
  const { sql: text, parameters } = listing(user_id, query).compile(builder)
  return { statement: named(text), values: parameters }
}

/** How many tasks fit, whatever the sort, the limit and the page. With words or times of day it takes longer the more there are. */
export function buildCountQuery(user_id: string, query: TaskQuery): BuiltQuery {
  const { sql: text, parameters } = counting(user_id, query).compile(builder)
  return { statement: named(text), values: parameters }
}

function counting(user_id: string, query: TaskQuery): Sql {
  if (isTallied(query)) return tallySum(user_id, query, query.priority === null ? null : RANKS[query.priority])
  const from = [...new Set((query.words ?? []).map(searchPrefix))]
  const having =
    from.length === 0
      ? sql``
      : sql` and tasks.id in (select t.task_id from ${ranges(from)} join task_words t on t.user_id = ${user_id} and t.word >= words.first and t.word < words.last
        group by t.task_id having count(distinct words.first) = ${sql.lit(from.length)})`
  return sql`select count(*)::int as total, 0 as loose from tasks where ${fitting(user_id, query)}${having}`
}

export function keyColumns(sort: Sort): readonly SortColumn[] {
  return isOnePage(sort) ? ['id'] : orders[sort].map(([column]) => column)
}

function isOnePage(sort: Sort): sort is OnePage {
  return sort === 'relevance' || sort === 'alike'
}

function listing(user_id: string, query: TaskQuery): Sql {
  if (query.sort === 'alike') return alike(user_id, query)
  if (query.sort === 'relevance') return relevant(user_id, query)
  return ordered(user_id, query, query.sort)
}

function limitOf({ limit }: TaskQuery): Sql {
  return sql.lit([21, 51, 101].find((most) => limit <= most) ?? limit)
}

/** Everything a task must be, as conditions on `tasks`. Few values are part of the text: how common each is, the server knows. */
function conditions(user_id: string, query: TaskQuery): Sql {
  const all: Sql[] = [sql`tasks.user_id = ${user_id}`]
  if (query.status !== 'all') all.push(sql`tasks.status = ${sql.lit(query.status)}`)
  if (query.priority !== null) all.push(hasRank(RANKS[query.priority]))
  if (query.ids !== null) all.push(sql`tasks.id = any(${[...query.ids]}::uuid[])`)
  all.push(...dueConditions(query))
  return sql.join(all, sql` and `)
}

function hasRank(rank: number): Sql {
  return sql`tasks.priority_rank = ${sql.lit(rank)}`
}

function ordered(user_id: string, query: TaskQuery, sort: Ordered): Sql {
  const order = orderBy(sort)
  const past = pastKey(query, sort)
  const limit = limitOf(query)
  // In these orders no index leads to what is only due, urgent or done.
  const isAside = (sort === 'title' || sort === 'created') && isNarrowed(query)
  const words = query.words ?? []
  // Titles stand in the order of their own words, so those with a word may all come late.
  const isLate = isAside || sort === 'title' || words.length > 1
  const led = ledByWord(user_id, words, isLate ? FEW_AMONG_MANY : FEW_BY_WORD, isAside ? fewFit : null)
  const parts: Sql[] = isAside ? [fits(user_id, query)] : []
  const arms: Sql[] = []
  /** What is so where none of the arms before has brought anything. */
  const otherwise: Sql[] = []
  if (led !== null) {
    const found = ledTo(user_id, query, led, sort)
    parts.push(...led.parts, found.part)
    arms.push(...found.arms.map((arm) => sql`(${arm})`))
    otherwise.push(sql`not ${led.isFew}`, led.has)
  }
  if (isAside) {
    // Whatever the order, from the index of what fits.
    const fit = sql`(select id, title_key from tasks where ${fitting(user_id, query)} offset 0) tasks`
    const sorted = sql`select ${keysOf(sort)} from ${fit} where ${allOf(fewFit, ...otherwise, ...past)} order by ${order}`
    arms.push(sql`(${lookedUp(user_id, first(sorted, led?.rest ?? null, order, limit))})`)
    otherwise.push(sql`not ${fewFit}`)
  }
  if (led?.rest) otherwise.push(led.rest)
  for (const part of inOrder(user_id, query, sort)) {
    const found = (what: Sql) =>
      sql`select ${what} from tasks where ${allOf(part, ...otherwise, ...past)} order by ${order} limit ${limit}`
    // Where many may be passed over, only the index is read.
    arms.push(sql`(${led === null ? found(sql`*`) : lookedUp(user_id, found(keysOf(sort)))})`)
  }
  return sql`${withParts(parts)}select ${columns} from (${sql.join(arms, sql` union all `)}) tasks order by ${order} limit ${limit}`
}

/** The first of sorted tasks that are also like `rest`, which is looked at only until there are enough. */
function first(sorted: Sql, rest: Sql | null, order: Sql, limit: Sql): Sql {
  if (rest === null) return sql`${sorted} limit ${limit}`
  return sql`select * from (${sorted} offset 0) tasks where ${rest} order by ${order} limit ${limit}`
}

/**
 * Sorted by what stands beside the word. Several words of a title may begin alike, and bring it several times: only where that
 * leaves too few of the first ones, all are made different before they are sorted, which is dearer.
 */
function ledTo(user_id: string, query: TaskQuery, led: Led, sort: Ordered, name = 'led'): { part: Sql; arms: Sql[] } {
  const [order, limit] = [orderBy(sort), limitOf(query)]
  const where = allOf(conditions(user_id, query), ...led.behind.has, ...pastKey(query, sort))
  const twice = sql`2 * ${limit}`
  const led_to = sql.ref(name)
  const isCrowded = sql`(select count(*) = ${twice} and count(distinct id) < ${limit} from ${led_to})`
  const few = sql`select distinct ${keysOf(sort)} from ${led_to} tasks where not ${isCrowded}`
  const all = sql`select * from (select distinct ${keysOf(sort)} from ${led.tasks} where ${where} and ${isCrowded}) tasks order by ${order}`
  const sorted = sql`select ${keysOf(sort)} from ${led.tasks} where ${where} order by ${order}`
  return {
    part: sql`${led_to} as materialized (${first(sorted, led.behind.rest, order, twice)})`,
    arms: [
      lookedUp(user_id, sql`select * from (${few}) tasks order by ${order} limit ${limit}`),
      lookedUp(user_id, first(all, led.behind.rest, order, limit)),
    ],
  }
}

/** Many are sorted by what an index has of them; only those that are shown are read. */
function lookedUp(user_id: string, found: Sql): Sql {
  return sql`select tasks.* from (${found}) found
    cross join lateral (select * from tasks where tasks.user_id = ${user_id} and tasks.id = found.id limit 1) tasks`
}

function keysOf(sort: Ordered): Sql {
  return sql.join([...new Set(['id', ...keyColumns(sort)])].map((column) => sql.ref(`tasks.${column}`)))
}

function allOf(...conditions: readonly Sql[]): Sql {
  return sql.join(conditions, sql` and `)
}

function isNarrowed({ status, priority, due_before, due_after, ids }: TaskQuery): boolean {
  return ids === null && (status !== 'all' || priority !== null || due_before !== null || due_after !== null)
}

/** The conditions as parts that each come from an index in their order: pending and completed, and each priority. */
function inOrder(user_id: string, query: TaskQuery, sort: Ordered): readonly Sql[] {
  if (query.ids !== null || sort === 'title' || sort === 'created') return [conditions(user_id, query)]
  const statuses: readonly Status[] = query.status === 'all' ? STATUSES : [query.status]
  const parts = statuses.map((status) => conditions(user_id, { ...query, status }))
  const isByDay = query.due_before !== null || query.due_after !== null
  if (sort !== 'priority' || query.priority !== null || !isByDay) return parts
  return parts.flatMap((part) => [...Object.values(RANKS), NO_PRIORITY].map((rank) => allOf(part, hasRank(rank))))
}

function orderBy(sort: Ordered): Sql {
  return sql.join(orders[sort].map(([column, direction]) => sql`${sql.ref(`tasks.${column}`)} ${sql.raw(direction)}`))
}

/** The same direction throughout is one row comparison, which an index can start from; but only from one such bound. */
function pastKey(query: TaskQuery, sort: Ordered): readonly Sql[] {
  const { after } = query
  if (after === null || (sort === 'normal' && isBeforeRange(String(after[0]), query))) return []
  const order = orders[sort]
  const columns = sql.join(order.map(([column]) => sql.ref(`tasks.${column}`)))
  const values = sql.join(order.map(([column], index) => sql`${after[index] ?? ''}::${sql.raw(types[column])}`))
  const operator = sql.raw(order[0]?.[1] === 'desc' ? '<' : '>')
  return [sql`(${columns}) ${operator} (${values})`]
}

const types: Record<SortColumn, string> = {
  due_key: 'text',
  order_key: 'text',
  priority_rank: 'smallint',
  id: 'uuid',
  title_key: 'text',
}

function withParts(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? sql`` : sql`with ${sql.join(parts)} `
}

/** Whether fewer than `FEW` tasks fit, by their keys alone, so that only the index is read: whether one is behind so many. */
function fits(user_id: string, query: TaskQuery): Sql {
  const { due_before, due_after, ...rest } = query
  const all = allOf(fitting(user_id, { ...rest, due_before: null, due_after: null }), ...dueRange(query))
  return sql`fits as materialized (select not exists (select from tasks where ${all} offset ${sql.lit(FEW - 1)}) as are_few)`
}

const fewFit = sql`(select are_few from fits)`

/** Both statuses named, the index by status leads to the rest. */
function fitting(user_id: string, query: TaskQuery): Sql {
  const either = query.status === 'all' ? [sql`tasks.status in ('pending', 'completed')`] : []
  return allOf(conditions(user_id, query), ...either)
}

/** Whole titles first, then titles with all the words; pending and completed tasks each get their share, so that neither hides the other. */
function relevant(user_id: string, query: TaskQuery): Sql {
  const whole = sql`(select tasks.*, 1 as rank from tasks where ${conditions(user_id, query)} and tasks.title_key = ${query.title_key ?? ''}
    order by tasks.id desc limit ${limitOf(query)})`
  const led = ledByWord(user_id, query.words ?? [], FEW_AMONG_MANY, null)
  const statuses: readonly Status[] = query.status === 'all' ? STATUSES : [query.status]
  const found = led === null ? [] : statuses.map((status) => withWords(user_id, { ...query, status }, led))
  const ranked = found.flatMap(({ arms }, index) =>
    arms.map((arm) => sql`(select tasks.*, ${sql.lit(index + 2)} as rank from (${arm}) tasks)`),
  )
  const parts = [...(led?.parts ?? []), ...found.map(({ part }) => part)]
  return sql`${withParts(parts)}select ${columns} from (${sql.join([whole, ...ranked], sql` union all `)}) found
    order by rank, id desc`
}

/** The newest of few; of many, the first in the usual order. */
function withWords(user_id: string, query: TaskQuery & { status: Status }, led: Led): { part: Sql; arms: Sql[] } {
  const newest = ledTo(user_id, query, led, 'created', `led_to_${query.status}`)
  const many = [conditions(user_id, query), sql`not ${led.isFew}`, led.has, ...(led.rest === null ? [] : [led.rest])]
  const usual = sql`select ${keysOf('normal')} from tasks where ${allOf(...many)} order by ${orderBy('normal')} limit ${limitOf(query)}`
  return { part: newest.part, arms: [...newest.arms, lookedUp(user_id, usual)] }
}

/** Titles that share any of the words, those that share most of them first. Each word is one range of the index of words. */
function alike(user_id: string, query: TaskQuery): Sql {
  const from = [...new Set((query.words ?? []).map(searchPrefix))]
  return sql`select ${columns} from (
      select hits.task_id, count(*) as shared from ${ranges(from)}
      cross join lateral (select distinct newest.task_id from (select t.task_id from task_words t
        where t.user_id = ${user_id} and t.word >= words.first and t.word < words.last
        order by t.word desc, t.task_id desc limit ${sql.lit(MOST_ALIKE)}) newest) hits
      group by hits.task_id) found
    cross join lateral (select * from tasks one where one.user_id = ${user_id} and one.id = found.task_id limit 1) tasks
    where ${conditions(user_id, query)} order by found.shared desc, tasks.id desc limit ${limitOf(query)}`
}
