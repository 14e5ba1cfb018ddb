// One conversation: things are said and done, then taken back one by one. Each undo must leave every task as it was before,
// save what another has changed since.

import assert from 'node:assert/strict'
import type { ChatResponse } from '../../src/domain/chat.ts'
import type { DoneTurn } from '../../src/domain/conversation.ts'
import type { Task } from '../../src/domain/task.ts'
import { kept } from '../../src/engine/plan/effects.ts'
import type { Reach } from '../simulation/crashing.ts'
import type { World } from '../simulation/world.ts'
import { anotherChange, freshTitles, someTasks, somethingToSay, waysToUndo } from './generate.ts'
import type { Talker } from './talker.ts'

type Snapshot = ReadonlyMap<string, Task>

interface Turn {
  readonly before: Snapshot
  readonly after: Snapshot
}

const MOST_TURNS = 10

export async function runConversation(world: World, talker: Talker, reach: Reach): Promise<void> {
  const titles = freshTitles()
  for (const task of someTasks(world, titles)) await talker.add(task)
  const turns: Turn[] = []
  let outside: DoneTurn[] = []
  const acts = 1 + Math.floor(world.random() * (world.chance(0.03) ? 24 : 6))
  for (let act = 0; act < acts; act++) {
    const before = await look(talker)
    if (before.size === 0) break
    if (world.chance(0.25)) outside = [...outside, await changeOutside(world, talker, before)]
    else {
      await saySomething(world, talker, somethingToSay(world, [...before.values()], titles), outside)
      outside = []
    }
    const turn = { before, after: await look(talker) }
    if (changedIds(turn).length > 0 || turn.after.size !== before.size) turns.push(turn)
  }
  count(reach, 'conversations')
  if (turns.length > MOST_TURNS) count(reach, 'more than ten turns')
  await takeBack(world, talker, turns.slice(-MOST_TURNS), outside, reach)
}

/** A question that comes back is answered, so that the next thing said is not taken for the answer. */
async function saySomething(world: World, talker: Talker, said: string, done_meanwhile: DoneTurn[]): Promise<void> {
  const reply = await talker.say(said, done_meanwhile.length === 0 ? {} : { done_meanwhile })
  if (reply.pending_action !== null) await talker.say(world.chance(0.6) ? 'yes' : 'no')
  else if (reply.clarification !== null) await talker.say('never mind')
}

/** As the page does it: one or two tasks at once, with what they were before and are now. */
async function changeOutside(world: World, talker: Talker, before: Snapshot): Promise<DoneTurn> {
  const tasks = new Set([world.pick([...before.values()]), world.pick([...before.values()])])
  for (const task of tasks) await talker.change(task.id, anotherChange(world, task))
  const after = await look(talker)
  const effects = [...tasks].map((task) => ({
    task_id: task.id,
    was: kept(task),
    is: kept(after.get(task.id) ?? task),
  }))
  return { effects, deleted: false }
}

async function takeBack(
  world: World,
  talker: Talker,
  turns: readonly Turn[],
  outside: DoneTurn[],
  reach: Reach,
): Promise<void> {
  const hasOther = world.chance(0.4)
  let extra = outside.length === 0 ? {} : { done_meanwhile: outside }
  for (const turn of turns.toReversed()) {
    if (hasOther && world.chance(0.6)) await meddle(world, talker, turn, reach)
    const now = await look(talker)
    const reply = await talker.say(world.pick(waysToUndo), extra)
    extra = {}
    const after = await look(talker)
    if (turn.after.size < turn.before.size) {
      assert.deepEqual(after, now, 'a delete is final')
      count(reach, 'a delete is final')
      return
    }
    checkUndone(turn, now, after, reply)
    if (!hasOther) checkSame(turn, after)
    count(reach, 'undone')
    if (reply.pending_action !== null) {
      count(reach, 'taking an add back asked')
      const yes = world.chance(0.5)
      await talker.say(yes ? 'yes' : 'no')
      if (yes) return
    }
  }
  const now = await look(talker)
  await talker.say('undo')
  assert.deepEqual(await look(talker), now, 'nothing is left to undo')
  count(reach, 'nothing left')
}

/** Another changes something of a task that the turn has changed. */
async function meddle(world: World, talker: Talker, turn: Turn, reach: Reach): Promise<void> {
  const now = await look(talker)
  const ids = changedIds(turn).filter((id) => now.has(id))
  const task = ids.length === 0 ? undefined : now.get(world.pick(ids))
  if (task === undefined) return
  await talker.change(task.id, anotherChange(world, task))
  count(reach, 'changed by another')
}

/** What the turn changed is as before; what was changed since is left, and so is everything else. */
function checkUndone({ before, after }: Turn, now: Snapshot, undone: Snapshot, reply: ChatResponse): void {
  for (const [id, task] of now) {
    const [was, is] = [before.get(id), after.get(id)]
    if (was === undefined || is === undefined) {
      assert.deepEqual(undone.get(id), task, 'what was added is not touched')
      continue
    }
    const changed = fields.filter((field) => was[field] !== is[field])
    const isLeft = changed.some((field) => task[field] !== is[field])
    const back = isLeft ? {} : Object.fromEntries(changed.map((field) => [field, was[field]]))
    assert.deepEqual(timeless(undone.get(id)), timeless({ ...task, ...back }), reply.response)
    if (isLeft) assert.ok(reply.response.includes(task.title), `${task.title} is said to be left: ${reply.response}`)
  }
}

/** Byte for byte, `updated_at` and what was added aside. */
function checkSame({ before }: Turn, undone: Snapshot): void {
  for (const [id, task] of before)
    assert.equal(JSON.stringify(timeless(undone.get(id))), JSON.stringify(timeless(task)), 'as it was before')
}

const fields = ['title', 'description', 'priority', 'due_date', 'status', 'completed_at'] as const

function changedIds({ before, after }: Pick<Turn, 'before' | 'after'>): string[] {
  return [...before.keys()].filter((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    return was !== undefined && is !== undefined && fields.some((field) => was[field] !== is[field])
  })
}

async function look(talker: Talker): Promise<Snapshot> {
  const tasks = await talker.tasks()
  return new Map(tasks.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((task) => [task.id, task]))
}

/** In one order, so that bytes can be compared. */
function timeless(task: Task | undefined): Record<string, unknown> | null {
  if (task === undefined) return null
  const { updated_at: _, ...rest } = task
  return Object.fromEntries(Object.entries(rest).sort())
}

function count(reach: Reach, what: string): void {
  reach[what] = (reach[what] ?? 0) + 1
}
