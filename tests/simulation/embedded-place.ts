// The embedded database as the place of a run. It goes by the world's clock, and has one connection, for which turns wait in line
// here, so that nothing depends on how long anything takes.

import type { OpenTurn } from '../../src/agent/ports.ts'
import type { Task } from '../../src/domain/task.ts'
import { emptyMetadata } from '../../src/engine/memory.ts'
import type { Database } from '../../src/store/database.ts'
import { shortColumns, shortTables, wholeDecision } from '../../src/store/short-decisions.ts'
import { turnStore } from '../../src/store/turns.ts'
import type { TaskStore } from '../../src/tools/contract.ts'
import { aQuery } from '../support/a-query.ts'
import { Locks } from './locks.ts'
import type { Kept, Place } from './place.ts'
import type { World } from './world.ts'

export type Clock = (now: number) => void

/** `run` tells the users of one run from those of others. */
export function onEmbedded(database: Database, setClock: Clock, world: World, run: number): Place {
  const store = turnStore(database, world.newId)
  const line = new Locks()
  const committed: { user_id: string; message_id: string }[] = []

  function real<T>(work: () => Promise<T>): Promise<T> {
    setClock(world.now)
    return world.outside(work())
  }

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    const me = {}
    await line.take('line', me)
    return await real(work).finally(() => line.releaseAll(me))
  }

  function waiting(turn: OpenTurn, leave: () => void, onCommit: () => void): OpenTurn {
    return {
      tasks: realTasks(turn.tasks, real),
      grant: (confirmation) => real(() => turn.grant(confirmation)),
      async finish(record) {
        await real(() => turn.finish(record)).finally(leave)
        onCommit()
      },
      abandon: () => real(() => turn.abandon()).finally(leave),
    }
  }

  return {
    users: [`ann-${run}`, `bob-${run}`],
    committed,
    begin: (user_id, id) =>
      alone(async () => {
        await database.pool.query(
          `insert into conversations (user_id, id, metadata, current_state) values ($1, $2, $3, 'IDLE')`,
          [user_id, id, JSON.stringify(emptyMetadata)],
        )
      }),
    trust: (user_id) =>
      alone(async () => {
        const text = 'insert into settings (user_id, settings) values ($1, $2)'
        await database.pool.query(text, [user_id, { confirmation_required: false }])
      }),
    store: {
      late: [],
      async openTurn(request) {
        const me = {}
        const leave = () => line.releaseAll(me)
        await line.take('line', me)
        const opened = await real(() => store.openTurn(request))
        if (opened.kind !== 'open') {
          leave()
          return opened
        }
        const { user_id, message_id } = request
        return { ...opened, turn: waiting(opened.turn, leave, () => committed.push({ user_id, message_id })) }
      },
      fateOf: (user_id, message_id) => alone(() => store.fateOf(user_id, message_id)),
    },
    async kept(users) {
      const kept = new Map<string, Kept>()
      for (const user_id of users) kept.set(user_id, await alone(() => readKept(database, world, user_id)))
      return kept
    },
  }
}

function realTasks(tasks: TaskStore, real: <T>(work: () => Promise<T>) => Promise<T>): TaskStore {
  return {
    add: (...given) => real(() => tasks.add(...given)),
    list: (...given) => real(() => tasks.list(...given)),
    count: (...given) => real(() => tasks.count(...given)),
    update: (...given) => real(() => tasks.update(...given)),
    snooze: (...given) => real(() => tasks.snooze(...given)),
    remove: (...given) => real(() => tasks.remove(...given)),
    spendConfirmation: (...given) => real(() => tasks.spendConfirmation(...given)),
    offerRemoval: (...given) => real(() => tasks.offerRemoval(...given)),
    withdrawRemoval: (...given) => real(() => tasks.withdrawRemoval(...given)),
    clock: () => real(() => tasks.clock()),
  }
}

async function readKept(database: Database, world: World, user_id: string): Promise<Kept> {
  const rowsOf = async (text: string) => (await database.pool.query(text, [user_id])).rows
  const turns = await rowsOf(
    'select message_id, conversation_id, seq, request_hash, reply as body from turns where user_id = $1',
  )
  const confirmations = await rowsOf('select * from confirmations where user_id = $1')
  const deletions = await rowsOf('select task_id, confirmation_id from deletions where user_id = $1')
  const conversations = await rowsOf('select id, turn_count from conversations where user_id = $1')
  const decisions = await rowsOf(`select d.*, ${shortColumns} from ${shortTables} where d.user_id = $1 order by d.id`)
  return {
    tasks: await readTasks(database, world, user_id),
    turns: new Map(turns.map((turn) => [turn.message_id, turn])),
    deletions: new Map(deletions.map(({ task_id, confirmation_id }) => [task_id, confirmation_id])),
    conversations: new Map(conversations.map(({ id, turn_count }) => [id, { turn_count }])),
    confirmations: new Map(
      confirmations.map((one) => [one.id, { ...one, expires_at: new Date(one.expires_at).toISOString() }]),
    ),
    decisions: decisions.map((row) => ({ ...row, ...wholeDecision(row) })),
    invocations: await rowsOf('select * from tool_invocations where user_id = $1 order by id'),
  }
}

/** As the application lists them. */
async function readTasks(database: Database, world: World, user_id: string): Promise<Map<string, Task>> {
  const [message_id, conversation_id] = [world.newId(), world.newId()]
  const request = {
    user_id,
    message_id,
    conversation_id,
    is_new: true,
    request_hash: '',
    window: 1,
    timeout_ms: 10_000,
  }
  const opened = await turnStore(database, world.newId).openTurn(request)
  if (opened.kind !== 'open') throw new Error(`the tasks cannot be looked at: ${opened.kind}`)
  const rows = await opened.turn.tasks.list(aQuery())
  await opened.turn.abandon()
  return new Map(rows.map(({ task }) => [task.id, task]))
}
