import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Task } from '../domain/task.ts'
import { searchWords, titleKey } from '../domain/words.ts'
import type { PageKey, Proof, Removal, TaskChanges, TaskFields, TaskQuery, TaskStore } from '../tools/contract.ts'
import { dueKey } from './due-key.ts'
import type { Answer, Line, Row, Statement } from './line.ts'
import { moment, taskColumns, toTask } from './rows.ts'
import { addUpMany } from './tallies.ts'
import { buildCountQuery, buildTaskQuery, keyColumns } from './task-query.ts'

const TOKEN_TTL_SECONDS = 300

const snoozedRow = z.object({ remind_at: moment })
const clockRow = z.object({ now: moment, timezone: z.string().nullable() })

/** The words of a task, with the columns for filtering and sorting. */
const wordsOf = (table: string, words: string) => `insert into task_words
    (user_id, task_id, status, priority_rank, due_date, due_key, order_key, title_key, word)
    select user_id, id, status, priority_rank, due_date, due_key, order_key, title_key, unnest(${words}::text[]) from ${table}`

const add: Statement = {
  name: 'add_task',
  text: `with added as (
    insert into tasks (user_id, id, title, title_key, description, priority, due_date, due_key, recurrence, remind_before, "order")
    values ($1, $2, $3, $4, $5, $6, $7, $8, $10, $11, $12) returning *
  ), words as (${wordsOf('added', '$9')}) select ${taskColumns} from added`,
}

// Parameters come in pairs, "is it given" and "the value", since null is a valid value.
const update: Statement = {
  name: 'update_task',
  text: `with changed as (
    update tasks set
      title = coalesce($3, title),
      title_key = coalesce($4, title_key),
      description = case when $5 then $6 else description end,
      priority = case when $7 then $8 else priority end,
      due_date = case when $9 then $10 else due_date end,
      due_key = case when $9 then $11 else due_key end,
      recurrence = case when $15 then $16 else recurrence end,
      remind_before = case when $17 then $18::integer else remind_before end,
      "order" = case when $19 then $20 else "order" end,
      status = coalesce($12, status),
      completed_at = case $12
        when 'completed' then case when status = 'completed' then completed_at else coalesce($14, clock_timestamp()) end
        when 'pending' then case when case when $15 then $16 else recurrence end is not null then $14::timestamptz end
        else case when status = 'completed' or case when $15 then $16 else recurrence end is not null then completed_at end end,
      updated_at = clock_timestamp()
    where user_id = $1 and id = $2 returning *
  ), dropped as (
    delete from task_words w using changed c
    where $3 is not null and w.user_id = $1 and w.task_id = c.id and w.word <> all ($13::text[])
  ), words as (
    ${wordsOf('changed', '$13')} on conflict do nothing
  ) select ${taskColumns} from changed`,
}

const ownTimes = `select t.id, t.due_date, t.remind_before, coalesce(s.settings->>'timezone', d.timezone) as zone,
    case when s.settings ? 'remind_at' then s.settings->>'remind_at' else d.remind_at end as at
  from tasks t cross join reminder_defaults d left join settings s on s.user_id = t.user_id
  where t.user_id = $1 and t.id = $2 and t.status = 'pending'`

// A date without a time counts at the hour of the user's reminders, or in the morning if they want none.
const snooze: Statement = {
  name: 'snooze_task',
  text: `with own as materialized (${ownTimes}),
  again as materialized (select id, reminder_time($3, 0, coalesce(at, '09:00'), zone) as at from own)
  insert into reminders as r (user_id, task_id, remind_at, snoozed) select $1, id, at, true from again where at is not null
  on conflict (user_id, task_id) do update set id = excluded.id, remind_at = excluded.remind_at, snoozed = true,
    sent_at = null, late = false, dismissed_at = null
  returning remind_at`,
}

// Whatever would have been sent by now counts as sent.
const wake: Statement = {
  name: 'unsnooze_task',
  text: `with own as materialized (${ownTimes}),
  next as materialized (select id, reminder_time(due_date, remind_before, at, zone) as at from own)
  update reminders r set id = gen_random_uuid(), snoozed = false, remind_at = coalesce(next.at, reminder_clock()),
    sent_at = case when next.at is null then reminder_clock() end, late = false
  from next where r.user_id = $1 and r.task_id = next.id and r.snoozed returning r.remind_at`,
}

const remove: Statement = { name: 'remove_task', text: 'select outcome, task from remove_task($1, $2, $3, $4, $5)' }

const use: Statement = { name: 'use_confirmation', text: 'select use_confirmation($1, $2, $3, $4, $5) as title' }

const offer: Statement = {
  name: 'offer_removal',
  text: `select expires_at, grant_confirmation($7, $2, null, array[$3::uuid], array[$4::text], $5, now, expires_at) from (
    select now, now + make_interval(secs => coalesce((select (settings->>'confirmation_ttl_seconds')::int from settings where user_id = $1), $6))
      as expires_at from clock_timestamp() as now) as times`,
}

export const withdraw: Statement = {
  name: 'withdraw_confirmation',
  text: 'select withdraw_confirmation($1)',
}

const clock: Statement = {
  name: 'clock',
  text: `select clock_timestamp() as now, (select settings->>'timezone' from settings where user_id = $1) as timezone`,
}

const savepoint: Statement = { name: 'savepoint', text: 'savepoint tool' }
const release: Statement = { name: 'release', text: 'release savepoint tool' }
const undo: Statement = { name: 'undo', text: 'rollback to savepoint tool' }

/** One user's tasks, on a line in an entered transaction. */
export function taskStore(line: Line, user_id: string, newId: () => string): TaskStore {
  let hasSavepoint = false

  /**
   * A failed change rolls back by itself and leaves the transaction usable. It shares a flight with its savepoint,
   * which the next change releases, or the commit.
   */
  async function change(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    const before = hasSavepoint ? [release, savepoint] : [savepoint]
    hasSavepoint = true
    const preparing = before.map((one) => line.send(one))
    const [done] = await Promise.allSettled([line.send(statement, values), ...preparing])
    if (done.status === 'fulfilled') return done.value
    await line.send(undo)
    throw done.reason
  }

  return {
    async add(id: string, fields: TaskFields) {
      const { rows } = await change(add, [
        user_id,
        id,
        fields.title,
        titleKey(fields.title),
        fields.description,
        fields.priority,
        fields.due_date,
        dueKey(fields.due_date),
        searchWords(fields.title),
        fields.recurrence,
        fields.remind_before,
        fields.order ?? null,
      ])
      return only(rows)
    },

    async list(query: TaskQuery) {
      const { statement, values } = buildTaskQuery(user_id, query)
      const { rows } = await line.send(statement, values)
      const columns = keyColumns(query.sort)
      const seen = new Set<unknown>()
      return rows
        .filter((row) => !seen.has(row.id) && seen.add(row.id))
        .slice(0, query.limit)
        .map((row) => ({ task: toTask(row), key: columns.map((column) => toKey(row[column])) satisfies PageKey }))
    },

    async count(query: TaskQuery) {
      const { statement, values } = buildCountQuery(user_id, query)
      const [row] = (await line.send(statement, values)).rows
      await addUpMany(line, user_id, Number(row?.loose))
      return Number(row?.total)
    },

    async update(id: string, changes: TaskChanges) {
      const { rows } = await change(update, [
        user_id,
        id,
        changes.title ?? null,
        changes.title === undefined ? null : titleKey(changes.title),
        changes.description !== undefined,
        changes.description ?? null,
        changes.priority !== undefined,
        changes.priority ?? null,
        changes.due_date !== undefined,
        changes.due_date ?? null,
        dueKey(changes.due_date ?? null),
        changes.status ?? null,
        changes.title === undefined ? [] : searchWords(changes.title),
        changes.completed_at ?? null,
        changes.recurrence !== undefined,
        changes.recurrence ?? null,
        changes.remind_before !== undefined,
        changes.remind_before ?? null,
        changes.order !== undefined,
        changes.order ?? null,
      ])
      return rows[0] === undefined ? null : toTask(rows[0])
    },

    async snooze(id: string, until: string | null) {
      const { rows } = until === null ? await change(wake, [user_id, id]) : await change(snooze, [user_id, id, until])
      return rows[0] === undefined ? null : snoozedRow.parse(rows[0])
    },

    async remove(id: string, proof: Proof) {
      const { rows } = await change(remove, [id, ...proofValues(proof)])
      return toRemoval(rows[0])
    },

    async spendConfirmation(id: string, proof: Proof) {
      const { rows } = await change(use, [id, ...proofValues(proof)])
      const title = rows[0]?.title
      return typeof title === 'string' ? title : null
    },

    async offerRemoval(task: Task, token: string, by) {
      const values = [user_id, newId(), task.id, task.title, hashToken(token), TOKEN_TTL_SECONDS, by]
      const { rows } = await change(offer, values)
      const at = rows[0]?.expires_at
      if (!(at instanceof Date)) throw new Error('the confirmation was not stored')
      return { expires_at: at.toISOString() }
    },

    async withdrawRemoval(token: string) {
      await change(withdraw, [hashToken(token)])
    },

    async clock() {
      const { rows } = await line.send(clock, [user_id])
      return clockRow.parse(rows[0])
    },
  }
}

/** Whatever consumed a confirmation first, a turn or a request with its token, may use it for each of its tasks. */
function proofValues(proof: Proof): unknown[] {
  if (proof.by === 'token') return [null, hashToken(proof.token), null, proof.used_by]
  return [proof.confirmation_id, null, proof.conversation_id, proof.message_id]
}

/** Tokens are stored as digests, so that reading the table doesn't let anyone use them. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function only(rows: readonly Row[]): Task {
  const [row] = rows
  if (row === undefined) throw new Error('the database returned no task')
  return toTask(row)
}

function toKey(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value)
}

function toRemoval(row: Row | undefined): Removal {
  const outcome = row?.outcome
  if (outcome === 'no_task' || outcome === 'no_confirmation') return { outcome }
  if ((outcome === 'removed' || outcome === 'renamed') && isRow(row?.task)) return { outcome, task: toTask(row.task) }
  throw new Error('the database answered a removal with nothing')
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
