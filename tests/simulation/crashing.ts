import type { Model, Opened, OpenTurn, TurnStore } from '../../src/agent/ports.ts'
import { CommitUnknown } from '../../src/domain/errors.ts'
import type { TaskStore } from '../../src/tools/contract.ts'
import { simulatedModel } from './simulated-model.ts'
import type { World } from './world.ts'

/** One request on one replica. It may die before or after anything it waits for. */
export interface Attempt {
  readonly died: Promise<'died'>
  readonly store: TurnStore
  readonly model: Model
}

export interface Reach {
  [what: string]: number
}

/** When loading and deleting really happened, by the database's clock. */
export interface Times {
  loaded: Map<string, number>
  removed: Map<string, number>
  /** By task, and only where it is gone. */
  gone: Map<string, number>
}

/** Sooner or later, or not at all. */
function someMoment(world: World): number {
  return world.chance(0.35) ? Math.floor(world.random() * 10) : Number.POSITIVE_INFINITY
}

/** A store, and what a faulty one would write in a second step, after its commit. */
export interface FaultyStore extends TurnStore {
  readonly late: (() => void)[]
}

/** `crashAt` counts the moments it lives through. */
export function startAttempt(
  world: World,
  kept: FaultyStore,
  reach: Reach,
  times: Times,
  crashAt = someMoment(world),
): Attempt {
  let left = crashAt
  let died: () => void = () => {}
  let turn: OpenTurn | undefined
  const death = new Promise<'died'>((resolve) => {
    died = () => resolve('died')
  })

  /** A moment between two awaits: others may go first, or the process may end here. */
  async function moment(where: string): Promise<void> {
    await world.tick()
    if (left-- > 0) return
    reach[`crash ${where}`] = (reach[`crash ${where}`] ?? 0) + 1
    await turn?.abandon()
    died()
    await new Promise(() => {})
  }

  async function around<T>(what: string, run: () => Promise<T>): Promise<T> {
    await moment(`before ${what}`)
    const result = await run()
    await moment(`after ${what}`)
    return result
  }

  function crashingTasks(tasks: TaskStore, message_id: string): TaskStore {
    return {
      add: (...given) => around('add', () => tasks.add(...given)),
      list: (...given) => around('list', () => tasks.list(...given)),
      count: (...given) => around('count', () => tasks.count(...given)),
      update: (...given) => around('update', () => tasks.update(...given)),
      snooze: (...given) => around('snooze', () => tasks.snooze(...given)),
      remove: (...given) =>
        around('remove', async () => {
          const removal = await tasks.remove(...given)
          times.removed.set(message_id, world.now)
          if (removal.outcome === 'removed') times.gone.set(removal.task.id, world.now)
          return removal
        }),
      spendConfirmation: (...given) => around('use', () => tasks.spendConfirmation(...given)),
      offerRemoval: (...given) => around('offer', () => tasks.offerRemoval(...given)),
      withdrawRemoval: (...given) => around('withdraw', () => tasks.withdrawRemoval(...given)),
      clock: () => around('clock', () => tasks.clock()),
    }
  }

  const store: TurnStore = {
    async openTurn(request): Promise<Opened> {
      await moment('before open')
      const opened = await kept.openTurn(request)
      if (opened.kind !== 'open') {
        await moment('after open')
        return opened
      }
      const inner = opened.turn
      turn = inner
      times.loaded.set(request.message_id, world.now)
      await moment('after open')
      return {
        ...opened,
        turn: {
          tasks: crashingTasks(inner.tasks, request.message_id),
          grant: (confirmation) => around('grant', () => inner.grant(confirmation)),
          async finish(record) {
            await moment('before commit')
            await inner.finish(record)
            const late = kept.late.splice(0)
            await moment('after commit')
            for (const write of late) write()
            if (!world.chance(0.05)) return
            reach['commit without an answer'] = (reach['commit without an answer'] ?? 0) + 1
            throw new CommitUnknown('the connection was lost')
          },
          abandon: () => inner.abandon(),
        },
      }
    },
    fateOf: (user_id, message_id) => around('look up', () => kept.fateOf(user_id, message_id)),
  }
  const asked = simulatedModel(world)
  const model: Model = {
    mayAsk: asked.mayAsk,
    ask: (...given) => around('ask', () => asked.ask(...given)),
  }
  return { died: death, store, model }
}
