import type { Task } from '../../src/domain/task.ts'
import { searchPrefix, searchWords, titleKey } from '../../src/domain/words.ts'
import { orderKey } from '../../src/engine/order.ts'
import { dueKey } from '../../src/store/due-key.ts'
import type { PageKey, Proof, Sort, TaskChanges, TaskQuery, TaskStore } from '../../src/tools/contract.ts'
import type { MemoryStore, StoredConfirmation, Transaction } from './memory-store.ts'

const ranks = { high: 1, medium: 2, low: 3 } as const

/** What is put on a shelf by hand may be from before there was repetition. */
function whole(task: Task): Task {
  if (task.recurrence !== undefined && task.remind_before !== undefined) return task
  return { ...task, recurrence: task.recurrence ?? null, remind_before: task.remind_before ?? null }
}

/** One user's tasks as one transaction sees them. */
export function memoryTasks(store: MemoryStore, transaction: Transaction): TaskStore {
  const { user_id } = transaction
  const moment = () => new Date(store.timeIn(transaction)).toISOString()

  function visible(): Task[] {
    const shelves =
      store.options.planted === 'missing user filter' ? [...store.shelves.values()] : [store.shelf(user_id)]
    const committed = shelves
      .flatMap((shelf) => [...shelf.tasks.values()])
      .filter((task) => !transaction.tasks.has(task.id))
      .map(whole)
    return [...committed, ...[...transaction.tasks.values()].filter((task) => task !== null)]
  }

  function find(id: string): Task | undefined {
    return visible().find((task) => task.id === id)
  }

  async function lock(id: string): Promise<Task | undefined> {
    await store.locks.take(`task ${user_id} ${id}`, transaction)
    return find(id)
  }

  /** An open task has none, unless it repeats: then it is when it was last done. */
  function completedAt(before: Task, after: Task, { status, completed_at }: TaskChanges): string | null {
    if (status === undefined)
      return before.status === 'completed' || after.recurrence !== null ? before.completed_at : null
    if (status === 'pending') return after.recurrence === null ? null : (completed_at ?? null)
    return before.status === 'completed' ? before.completed_at : (completed_at ?? moment())
  }

  return {
    async add(id, fields) {
      if (find(id) !== undefined) throw new Error('there is a task with this id already')
      const now = moment()
      const { order, ...rest } = fields
      const task: Task = {
        id,
        user_id,
        ...rest,
        status: 'pending',
        created_at: now,
        updated_at: now,
        completed_at: null,
        ...(order === undefined ? {} : { order }),
      }
      transaction.tasks.set(id, task)
      return task
    },

    async list(query) {
      const rows = visible()
        .filter((task) => fits(task, query))
        .map((task) => ({ task, key: keyOf(query, task) }))
      rows.sort((one, other) => compare(query.sort, one.key, other.key))
      const { after } = query
      const left = after === null ? rows : rows.filter((row) => compare(query.sort, row.key, after) > 0)
      return left.slice(0, query.limit)
    },

    async count(query) {
      return visible().filter((task) => fits(task, query)).length
    },

    async update(id, changes) {
      const before = await lock(id)
      if (before === undefined) return null
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      const status = changes.status ?? before.status
      const { order = null, ...after }: Omit<Task, 'order'> & { order?: string | null | undefined } = {
        ...before,
        ...given,
        status,
        updated_at: moment(),
      }
      const completed_at = completedAt(before, after, changes)
      const task: Task = { ...after, completed_at, ...(order === null ? {} : { order }) }
      transaction.tasks.set(id, task)
      return task
    },

    async snooze(id, until) {
      const task = await lock(id)
      if (task?.status !== 'pending') return null
      const at = until === null ? store.timeIn(transaction) : Date.parse(until)
      return until !== null && until.length > 10 && at <= store.timeIn(transaction)
        ? null
        : { remind_at: new Date(at).toISOString() }
    },

    async remove(id, proof) {
      const task = await lock(id)
      if (task === undefined) return { outcome: 'no_task' }
      const confirmation = findConfirmation(store, transaction, id, proof)
      const by = proof.by === 'turn' ? proof.message_id : proof.used_by
      if (confirmation === undefined || !isUsable(store, transaction, confirmation, by))
        return { outcome: 'no_confirmation' }
      if (confirmation.task_titles[confirmation.task_ids.indexOf(id)] !== task.title)
        return { outcome: 'renamed', task }
      consume(store, transaction, confirmation, by)
      transaction.deletions.set(id, confirmation.id)
      transaction.tasks.set(id, null)
      return { outcome: 'removed', task }
    },

    async spendConfirmation(id, proof) {
      const confirmation = findConfirmation(store, transaction, id, proof)
      const by = proof.by === 'turn' ? proof.message_id : proof.used_by
      if (confirmation === undefined || !isUsable(store, transaction, confirmation, by)) return null
      consume(store, transaction, confirmation, by)
      return confirmation.task_titles[confirmation.task_ids.indexOf(id)] ?? null
    },

    async offerRemoval(task, token, granted_by) {
      const id = store.options.newId()
      const now = store.timeIn(transaction)
      const expires_at = new Date(now + 300_000).toISOString()
      const created_at = new Date(now).toISOString()
      transaction.confirmations.set(id, {
        id,
        user_id,
        granted_by,
        conversation_id: null,
        task_ids: [task.id],
        task_titles: [task.title],
        created_at,
        expires_at,
        token,
        consumed_at: null,
        consumed_by: null,
      })
      return { expires_at }
    },

    async clock() {
      return { now: moment(), timezone: store.shelf(user_id).settings.timezone ?? null }
    },

    async withdrawRemoval(token) {
      const all = new Map([...store.shelf(user_id).confirmations, ...transaction.confirmations])
      const offered = [...all.values()].find((confirmation) => confirmation.token === token)
      if (offered !== undefined)
        transaction.confirmations.set(offered.id, { ...offered, consumed_at: store.timeIn(transaction) })
    },
  }
}

function findConfirmation(
  store: MemoryStore,
  transaction: Transaction,
  id: string,
  proof: Proof,
): StoredConfirmation | undefined {
  const all = new Map([...store.shelf(transaction.user_id).confirmations, ...transaction.confirmations])
  return [...all.values()].find(
    (confirmation) =>
      confirmation.task_ids.includes(id) &&
      (proof.by === 'token'
        ? confirmation.token === proof.token
        : confirmation.id === proof.confirmation_id &&
          confirmation.conversation_id === proof.conversation_id &&
          confirmation.granted_by !== 'token'),
  )
}

function consume(store: MemoryStore, transaction: Transaction, confirmation: StoredConfirmation, by: string): void {
  if (store.options.planted === 'confirmation not consumed') return
  transaction.confirmations.set(confirmation.id, {
    ...confirmation,
    consumed_at: store.timeIn(transaction),
    consumed_by: by,
  })
}

function isUsable(store: MemoryStore, transaction: Transaction, confirmation: StoredConfirmation, by: string): boolean {
  const expired = Date.parse(confirmation.expires_at) <= store.timeIn(transaction)
  if (expired && store.options.planted !== 'no expiry check') return false
  return confirmation.consumed_at === null || confirmation.consumed_by === by
}

function fits(task: Task, query: TaskQuery): boolean {
  if (query.status !== 'all' && task.status !== query.status) return false
  if (query.priority !== null && task.priority !== query.priority) return false
  if (query.ids !== null && !query.ids.includes(task.id)) return false
  if (query.due_before !== null && !(task.due_date !== null && dueOrder(task.due_date, query.due_before) < 0))
    return false
  if (query.due_after !== null && !(task.due_date !== null && dueOrder(task.due_date, query.due_after) >= 0))
    return false
  if (query.words === null) return true
  const own = searchWords(task.title)
  if (query.sort === 'alike') return shared(task, query) > 0
  const hasAll = query.words.every((word) => own.some((other) => other.startsWith(searchPrefix(word))))
  return (hasAll && query.words.length > 0) || (query.sort === 'relevance' && titleKey(task.title) === query.title_key)
}

/** How many of the words a title has. */
function shared(task: Task, query: TaskQuery): number {
  const own = searchWords(task.title)
  return new Set((query.words ?? []).map(searchPrefix))
    .values()
    .filter((word) => own.some((other) => other.startsWith(word)))
    .toArray().length
}

function dueOrder(due: string, bound: string): number {
  const byDay = bound.length === 10 || due.length === 10
  const [one, other] = byDay ? [due.slice(0, 10), bound.slice(0, 10)] : [dueKey(due), dueKey(bound)]
  return one < other ? -1 : one > other ? 1 : 0
}

function keyOf(query: TaskQuery, task: Task): PageKey {
  const rank = task.priority === null ? 4 : ranks[task.priority]
  switch (query.sort) {
    case 'normal':
      return [dueKey(task.due_date), orderKey(task)]
    case 'priority':
      return [rank, dueKey(task.due_date), orderKey(task)]
    case 'title':
      return [titleKey(task.title), task.id]
    case 'created':
      return [task.id]
    case 'alike':
      return [99 - shared(task, query), task.id]
    case 'relevance':
      return [titleKey(task.title) === query.title_key ? 1 : task.status === 'pending' ? 2 : 3, task.id]
  }
}

function compare(sort: Sort, one: PageKey, other: PageKey): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? ''
    if (value === against) continue
    const newestFirst = sort === 'created' || ((sort === 'relevance' || sort === 'alike') && index === 1)
    return (value < against ? -1 : 1) * (newestFirst ? -1 : 1)
  }
  return 0
}
