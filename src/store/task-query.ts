import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { searchPrefix } from '../domain/words.ts'
import type { PageKey, Sort, TaskQuery } from '../tools/contract.ts'
import { dueKey } from './due-key.ts'
import type { Statement } from './line.ts'
import type { Tables } from './schema.ts'

// Builds SQL only; the statements run on lines.
const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** These give the best of what there is, on one page. */
type OnePage = 'relevance' | 'alike'

function isOnePage(sort: Sort): sort is OnePage {
  return sort === 'relevance' || sort === 'alike'
}

type Direction = 'asc' | 'desc'
type SortColumn = 'due_key' | 'priority_rank' | 'id' | 'title_key'

/** Each sort is a list of columns that ends with the id, so that every order is total and every page continues it. */
const orders: Record<Exclude<Sort, OnePage>, readonly [SortColumn, Direction][]> = {
  normal: [
    ['due_key', 'asc'],
    ['priority_rank', 'asc'],
    ['id', 'asc'],
  ],
  created: [['id', 'desc']],
  title: [
    ['title_key', 'asc'],
    ['id', 'asc'],
  ],
  priority: [
    ['priority_rank', 'asc'],
    ['due_key', 'asc'],
    ['id', 'asc'],
  ],
}

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

export function buildTaskQuery(user_id: string, query: TaskQuery): BuiltQuery {
  const built =
    query.sort === 'relevance'
      ? relevant(user_id, query)
      : query.sort === 'alike'
        ? alike(user_id, query)
        : ordered(user_id, query, query.sort)
  const { sql: text, parameters } = built.compile()
  return { statement: named(text), values: parameters }
}

/** How many tasks fit, whatever the sort, the limit and the page. */
export function buildCountQuery(user_id: string, query: TaskQuery): BuiltQuery {
  const counted = builder
    .selectFrom('tasks')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(fitting(user_id, query))
  const { sql: text, parameters } = counted.compile()
  return { statement: named(text), values: parameters }
}

export function keyColumns(sort: Sort): readonly SortColumn[] {
  return isOnePage(sort) ? ['id'] : orders[sort].map(([column]) => column)
}

/** Everything a task must be, as conditions on `tasks`. */
function conditions(user_id: string, query: TaskQuery) {
  const all = [sql<boolean>`tasks.user_id = ${user_id}`]
  if (query.status !== 'all') all.push(sql`tasks.status = ${query.status}`)
  if (query.priority !== null) all.push(sql`tasks.priority = ${query.priority}`)
  if (query.ids !== null) all.push(sql`tasks.id = any(${[...query.ids]}::uuid[])`)
  if (query.due_before !== null) all.push(dueBound('<', query.due_before))
  if (query.due_after !== null) all.push(dueBound('>=', query.due_after))
  return sql<boolean>`${sql.join(all, sql` and `)}`
}

/** Days are compared as days; a bound with a time compares times as instants and days by its own day. */
function dueBound(operator: '<' | '>=', bound: string) {
  const day = bound.slice(0, 10)
  const compare = sql.raw(operator)
  if (bound.length === 10)
    return sql<boolean>`tasks.due_date is not null and left(tasks.due_date, 10) ${compare} ${day}`
  return sql<boolean>`tasks.due_date is not null and case when length(tasks.due_date) = 10 then tasks.due_date ${compare} ${day} else tasks.due_key ${compare} ${dueKey(bound)} end`
}

function fitting(user_id: string, query: TaskQuery) {
  const all = conditions(user_id, query)
  return query.words === null || query.words.length === 0
    ? all
    : sql<boolean>`${all} and ${hasWords(user_id, query.words)}`
}

function ordered(user_id: string, query: TaskQuery, sort: Exclude<Sort, OnePage>) {
  let tasks = builder.selectFrom('tasks').selectAll('tasks').where(fitting(user_id, query))
  if (query.after !== null) tasks = tasks.where(pastKey(orders[sort], query.after))
  for (const [column, direction] of orders[sort]) tasks = tasks.orderBy(`tasks.${column}`, direction)
  return tasks.limit(query.limit)
}

/** The same direction throughout is one row comparison, which an index can start from. */
function pastKey(order: readonly [SortColumn, Direction][], key: PageKey) {
  const columns = sql.join(order.map(([column]) => sql.ref(`tasks.${column}`)))
  const values = sql.join(order.map(([column], index) => sql`${key[index] ?? ''}::${sql.raw(types[column])}`))
  const operator = sql.raw(order[0]?.[1] === 'desc' ? '<' : '>')
  return sql<boolean>`(${columns}) ${operator} (${values})`
}

const types: Record<SortColumn, string> = { due_key: 'text', priority_rank: 'smallint', id: 'uuid', title_key: 'text' }

function hasWord(word: string) {
  const from = searchPrefix(word)
  return sql<boolean>`exists (select from task_words w where w.user_id = tasks.user_id and w.task_id = tasks.id and w.word >= ${from} and w.word < ${past(from)})`
}

/** Several words are looked up in the index of words alone, and only the tasks that have all of them are read. */
function hasWords(user_id: string, words: readonly string[]) {
  const [word, ...others] = words
  if (word !== undefined && others.length === 0) return hasWord(word)
  return sql<boolean>`tasks.id in (${withAll(user_id, words)})`
}

function withAll(user_id: string, words: readonly string[]) {
  const each = words
    .map(searchPrefix)
    .map(
      (from) =>
        sql`select w.task_id from task_words w where w.user_id = ${user_id} and w.word >= ${from} and w.word < ${past(from)}`,
    )
  return sql.join(each, sql` intersect `)
}

/** The first string after everything that begins like this. */
function past(prefix: string): string {
  return `${prefix}\u{10ffff}`
}

/**
 * Whole titles first, then titles with all the words. The longest word leads through the word index, newest first, and
 * stops at the limit; pending and completed tasks each get their share, so that neither hides the other.
 */
function relevant(user_id: string, query: TaskQuery) {
  const [lead, ...others] = [...(query.words ?? [])].sort((one, other) => other.length - one.length)
  const whole = sql`(select tasks.*, 1 as rank from tasks where ${conditions(user_id, query)} and tasks.title_key = ${query.title_key ?? ''}
    order by tasks.id desc limit ${query.limit})`
  const arms = [whole]
  const statuses = query.status === 'all' ? (['pending', 'completed'] as const) : [query.status]
  if (lead !== undefined)
    for (const status of statuses) arms.push(withWords(user_id, { ...query, status }, lead, others, arms.length + 1))
  return builder
    .selectFrom(sql<Tables['tasks'] & { rank: number }>`(${sql.join(arms, sql` union all `)})`.as('found'))
    .selectAll('found')
    .orderBy('found.rank')
    .orderBy('found.id', 'desc')
}

function withWords(user_id: string, query: TaskQuery, lead: string, others: readonly string[], rank: number) {
  const from = searchPrefix(lead)
  const rest = others.length === 0 ? sql`` : sql` and lead.task_id in (${withAll(user_id, others)})`
  return sql`(select tasks.*, ${sql.lit(rank)} as rank from task_words lead
    join tasks on tasks.user_id = lead.user_id and tasks.id = lead.task_id
    where lead.user_id = ${user_id} and lead.word >= ${from} and lead.word < ${past(from)} and ${conditions(user_id, query)}${rest}
    order by lead.word desc, lead.task_id desc limit ${query.limit})`
}

/** As many tasks as one word may bring in: a word that stands in every title tells nothing. */
const MOST_ALIKE = 60

/** Titles that share any of the words, those that share most of them first. Each word is one range of the index of words. */
function alike(user_id: string, query: TaskQuery) {
  const words = [...new Set((query.words ?? []).map(searchPrefix))]
  const arms = words.map(
    (from, index) => sql`(select w.task_id, ${sql.lit(index)} as word from task_words w
      where w.user_id = ${user_id} and w.word >= ${from} and w.word < ${past(from)}
      order by w.word desc, w.task_id desc limit ${MOST_ALIKE})`,
  )
  const hits =
    arms.length === 0 ? sql`select null::uuid as task_id, 0 as word where false` : sql.join(arms, sql` union all `)
  return builder
    .selectFrom(
      sql<Tables['tasks'] & { shared: number }>`(select tasks.*, found.shared from
        (select hits.task_id, count(distinct hits.word) as shared from (${hits}) hits group by hits.task_id) found
        join tasks on tasks.user_id = ${user_id} and tasks.id = found.task_id
        where ${conditions(user_id, query)})`.as('found'),
    )
    .selectAll('found')
    .orderBy('found.shared', 'desc')
    .orderBy('found.id', 'desc')
    .limit(query.limit)
}
