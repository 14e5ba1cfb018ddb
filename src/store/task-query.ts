// Lists tasks with plans whose cost doesn't grow with the number of tasks a user has. What a plan can't know is counted
// when the query runs, up to a bound (`FEW`): a few matches are collected and sorted; many matches soon turn up when
// reading in order. Nothing depends on estimates, so the server plans each shape of query once.

import { type RawBuilder, sql } from 'kysely'
import { searchPrefix } from '../domain/words.ts'
import type { Sort, TaskQuery } from '../tools/contract.ts'
import { builder } from './builder.ts'
import { dueConditions, dueRange, isBeforeRange } from './due-bounds.ts'
import { FEW_AMONG_MANY, FEW_BY_WORD, type Led, ledByWord, ranges } from './led-by-word.ts'
import type { Statement } from './line.ts'
import { taskColumns } from './rows.ts'
import { isTallied, tallySum } from './tallies.ts'

/** These return the best matches on a single page. */
type OnePage = 'relevance' | 'alike'
type Ordered = Exclude<Sort, OnePage>
type Status = Exclude<TaskQuery['status'], 'all'>
type Sql = RawBuilder<unknown>

type Direction = 'asc' | 'desc'
type SortColumn = 'due_key' | 'order_key' | 'priority_rank' | 'id' | 'title_key'

/**
 * Each sort is a list of columns ending with the id (`order_key` includes it), so that every order is total and pages
 * can continue it.
 */
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

/** The columns of a task and those it is sorted by. */
const columns = sql.raw(`${taskColumns}, due_key, order_key, priority_rank, title_key`)

/** Up to this many are read from an index and sorted. */
const FEW = 3000
/** How many tasks a single word may contribute by similarity: a word in every title is no evidence. */
const MOST_ALIKE = 60
const STATUSES = ['pending', 'completed'] as const
const RANKS = { high: 1, medium: 2, low: 3 } as const
const NO_PRIORITY = 4

export interface BuiltQuery {
  readonly statement: Statement
  readonly values: readonly unknown[]
}

const names = new Map<string, string>()

/** Equal texts always get the same name, so that the server plans each shape of query once. */
function named(text: string): Statement {
  let name = names.get(text)
  if (name === undefined) {
    name = `tasks_${names.size + 1}`
    names.set(text, name)
  }
  return { name, text }
}

/** A query may return more than its limit: limits are rounded up, since each one makes a separate statement. */
export function buildTaskQuery(user_id: string, query: TaskQuery): BuiltQuery {
  const { sql: text, parameters } = listing(user_id, query).compile(builder)
  return { statement: named(text), values: parameters }
}

/**
 * The number of matches, whatever the sort, limit and page. With words or times of day it gets slower with more tasks.
 */
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

/**
 * Everything a task must satisfy, as conditions on `tasks`. Values with few variants are part of the text: the server
 * knows how common each is.
 */
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
  // In these orders no index finds tasks that are merely due, urgent or done.
  const isAside = (sort === 'title' || sort === 'created') && isNarrowed(query)
  const words = query.words ?? []
  // Titles sort by their first words, so those with a given word may all come late.
  const isLate = isAside || sort === 'title' || words.length > 1
  const led = ledByWord(user_id, words, isLate ? FEW_AMONG_MANY : FEW_BY_WORD, isAside ? fewFit : null)
  const parts: Sql[] = isAside ? [fits(user_id, query)] : []
  const arms: Sql[] = []
  /** Conditions under which none of the arms before has returned anything. */
  const otherwise: Sql[] = []
  if (led !== null) {
    const found = ledTo(user_id, query, led, sort)
    parts.push(...led.parts, found.part)
    arms.push(...found.arms.map((arm) => sql`(${arm})`))
    otherwise.push(sql`not ${led.isFew}`, led.has)
  }
  if (isAside) {
    // From the index of the filters, whatever the order.
    const fit = sql`(select id, title_key from tasks where ${fitting(user_id, query)} offset 0) tasks`
    const sorted = sql`select ${keysOf(sort)} from ${fit} where ${allOf(fewFit, ...otherwise, ...past)} order by ${order}`
    arms.push(sql`(${lookedUp(user_id, first(sorted, led?.rest ?? null, order, limit))})`)
    otherwise.push(sql`not ${fewFit}`)
  }
  if (led?.rest) otherwise.push(led.rest)
  for (const part of inOrder(user_id, query, sort)) {
    const found = (what: Sql) =>
      sql`select ${what} from tasks where ${allOf(part, ...otherwise, ...past)} order by ${order} limit ${limit}`
    // If many rows may be skipped, only the index is read.
    arms.push(sql`(${led === null ? found(sql`*`) : lookedUp(user_id, found(keysOf(sort)))})`)
  }
  return sql`${withParts(parts)}select ${columns} from (${sql.join(arms, sql` union all `)}) tasks order by ${order} limit ${limit}`
}

/** The first of sorted tasks that also satisfy `rest`, which is checked only until there are enough. */
function first(sorted: Sql, rest: Sql | null, order: Sql, limit: Sql): Sql {
  if (rest === null) return sql`${sorted} limit ${limit}`
  return sql`select * from (${sorted} offset 0) tasks where ${rest} order by ${order} limit ${limit}`
}

/**
 * Sorted by the columns beside the word. Several words of a title may share a prefix and return it several times: only
 * if that leaves too few among the first are all made distinct before sorting, which costs more.
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

/** Many tasks are sorted by their index columns; only those shown are read. */
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

/** The conditions split into parts that an index returns in order: pending and completed, and each priority. */
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

/**
 * With a single direction this is one row comparison, which an index scan can start from; but only from one such
 * bound.
 */
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

/**
 * Whether fewer than `FEW` tasks match, judged by keys alone, so that only the index is read: checks for a row at that
 * offset.
 */
function fits(user_id: string, query: TaskQuery): Sql {
  const { due_before, due_after, ...rest } = query
  const all = allOf(fitting(user_id, { ...rest, due_before: null, due_after: null }), ...dueRange(query))
  return sql`fits as materialized (select not exists (select from tasks where ${all} offset ${sql.lit(FEW - 1)}) as are_few)`
}

const fewFit = sql`(select are_few from fits)`

/** Naming both statuses lets the index by status find the rest. */
function fitting(user_id: string, query: TaskQuery): Sql {
  const either = query.status === 'all' ? [sql`tasks.status in ('pending', 'completed')`] : []
  return allOf(conditions(user_id, query), ...either)
}

/**
 * Full titles first, then titles with all the words; pending and completed tasks each get a share, so that neither
 * hides the other.
 */
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

/** The newest if there are few; otherwise the first in the usual order. */
function withWords(user_id: string, query: TaskQuery & { status: Status }, led: Led): { part: Sql; arms: Sql[] } {
  const newest = ledTo(user_id, query, led, 'created', `led_to_${query.status}`)
  const many = [conditions(user_id, query), sql`not ${led.isFew}`, led.has, ...(led.rest === null ? [] : [led.rest])]
  const usual = sql`select ${keysOf('normal')} from tasks where ${allOf(...many)} order by ${orderBy('normal')} limit ${limitOf(query)}`
  return { part: newest.part, arms: [...newest.arms, lookedUp(user_id, usual)] }
}

/** Titles that share any of the words, most shared words first. Each word is a range of the index of words. */
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
