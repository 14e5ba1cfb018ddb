// An undo whose server dies at each await in turn, and which is then sent again: one reversal, and one answer.

import assert from 'node:assert/strict'
import { replayTurn } from '../../src/agent/replay.ts'
import { takeTurn } from '../../src/agent/turn.ts'
import { type Reach, startAttempt } from '../simulation/crashing.ts'
import { World } from '../simulation/world.ts'
import { freshTitles, someTasks } from './generate.ts'
import { type InMemory, options, talkInMemory } from './talker.ts'

/** Says how many moments there were to die at. */
export async function crashEverywhere(seed: number, reach: Reach): Promise<number> {
  for (let crashAt = 0; ; crashAt++) if (!(await crashOnce(seed, crashAt, reach))) return crashAt
}

/** Two changes and an undo that dies; false when it lived longer than that. */
async function crashOnce(seed: number, crashAt: number, reach: Reach): Promise<boolean> {
  const world = new World(seed)
  const talker = talkInMemory(world)
  const titles = freshTitles()
  for (const task of someTasks(world, titles)) await talker.add({ ...task, status: 'pending' })
  const [first, second] = await talker.tasks()
  if (first === undefined || second === undefined) throw new Error('there are three tasks at least')
  await talker.say(`make ${first.title} and ${second.title} ${first.priority === 'low' ? 'high' : 'low'} priority`)
  const between = await states(talker)
  const last = world.pick([`complete ${first.title} and ${second.title}`, `rename ${first.title} to ${titles[0]}`])
  await talker.say(last)
  assert.notDeepEqual(await states(talker), between, last)
  const message_id = world.newId()
  const died = await undo(world, talker, message_id, crashAt, reach)
  const body = await undo(world, talker, message_id, Number.POSITIVE_INFINITY, reach)
  const again = await undo(world, talker, message_id, Number.POSITIVE_INFINITY, reach)
  assert.equal(again, body, 'every repeat gets the same answer')
  if (died !== 'died') assert.equal(body, died, 'and so did the first')
  assert.deepEqual(await states(talker), between, 'the last change is taken back, and only that one')
  checkRecord(talker, message_id)
  return died === 'died'
}

async function undo(
  world: World,
  { memory, ports, user_id, conversation_id }: InMemory,
  message_id: string,
  crashAt: number,
  reach: Reach,
): Promise<string> {
  const times = { loaded: new Map(), removed: new Map(), gone: new Map() }
  const { store, died } = startAttempt(world, memory, reach, times, crashAt)
  const request = { user_id, conversation_id, message_id, message: 'undo' }
  const turn = takeTurn({ ...ports, store }, options, request)
  turn.catch(() => {})
  const answer = Promise.race([turn, died])
  await world.run([answer])
  return await answer
}

/** One turn in the audit, with the calls of one reversal, which can be decided again. */
function checkRecord({ memory, user_id, conversation_id }: InMemory, message_id: string): void {
  const shelf = memory.shelf(user_id)
  const decisions = shelf.decisions.filter((decision) => decision.message_id === message_id)
  assert.deepEqual(replayTurn(decisions), [])
  assert.equal(shelf.conversations.get(conversation_id)?.turn_count, 3)
  const { done, undone } = shelf.conversations.get(conversation_id)?.metadata ?? { done: [], undone: [] }
  assert.deepEqual([done.length, undone.length], [1, 1])
  const changes = shelf.invocations.filter((call) => call.message_id === message_id && call.tool_name !== 'list_tasks')
  assert.equal(
    new Set(changes.map((call) => call.parameters.task_id)).size,
    changes.length,
    'each task is put back once',
  )
}

async function states(talker: InMemory): Promise<unknown> {
  return (await talker.tasks()).map(({ updated_at: _, ...task }) => task)
}
