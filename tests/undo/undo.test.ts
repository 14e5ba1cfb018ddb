import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { DoneTurn } from '../../src/domain/conversation.ts'
import { kept } from '../../src/engine/plan/effects.ts'
import type { Reach } from '../simulation/crashing.ts'
import { World } from '../simulation/world.ts'
import { nameOf, openApp, places } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'
import { crashEverywhere } from './crash.ts'
import { runConversation } from './run.ts'
import { type InMemory, talkInMemory, talkTo } from './talker.ts'

function inMemory(seed: number, reach: Reach = {}, plant: (talker: InMemory) => InMemory = (talker) => talker) {
  const world = new World(seed)
  return runConversation(world, plant(talkInMemory(world)), reach)
}

test('every undo leaves all tasks as they were, and nothing of another is overwritten', async () => {
  const reach: Reach = {}
  for (let seed = 1; seed <= 200; seed++)
    await inMemory(seed, reach).catch((cause: unknown) => {
      throw new Error(`seed ${seed} (npm run undo -- --runs 1 --seed ${seed})`, { cause })
    })
  const wanted = ['undone', 'nothing left', 'taking an add back asked', 'a delete is final', 'changed by another']
  assert.deepEqual(
    wanted.filter((what) => (reach[what] ?? 0) < 3),
    [],
    'the conversations come by everything',
  )
})

for (const fresh of places)
  test(`${nameOf(fresh)}: every undo leaves all tasks as they were`, async () => {
    const app = await openApp(fresh)
    for (let seed = 1; seed <= 12; seed++) await runConversation(new World(seed), talkTo(app), {})
    await app.close()
  })

test('an undo that dies at any moment and is sent again is one reversal', async () => {
  const reach: Reach = {}
  for (let seed = 1; seed <= 10; seed++) assert.ok((await crashEverywhere(seed, reach)) >= 8)
  for (const what of ['before open', 'after list', 'before update', 'after update', 'before commit', 'after commit'])
    assert.ok((reach[`crash ${what}`] ?? 0) > 0, what)
})

/** Changes what the conversation remembers before every message. */
function tampering(change: (done: readonly DoneTurn[], talker: InMemory) => DoneTurn[]) {
  return (talker: InMemory): InMemory => ({
    ...talker,
    say(message, extra) {
      const { conversations } = talker.memory.shelf(talker.user_id)
      for (const [id, conversation] of conversations) {
        const { metadata } = conversation
        conversations.set(id, { ...conversation, metadata: { ...metadata, done: change(metadata.done, talker) } })
      }
      return talker.say(message, extra)
    },
  })
}

const faults: Readonly<Record<string, (talker: InMemory) => InMemory>> = {
  'one of several is forgotten': tampering((done) =>
    done.map((turn) => ({ ...turn, effects: turn.effects.slice(0, 1) })),
  ),
  'two turns are taken for one': tampering((done) => {
    const [last, before, ...rest] = done.toReversed()
    if (last === undefined || before === undefined || last.deleted || before.deleted) return [...done]
    return [...rest.toReversed(), { effects: [...before.effects, ...last.effects], deleted: false }]
  }),
  'what was completed is completed anew': tampering((done) =>
    done.map((turn) => ({
      ...turn,
      effects: turn.effects.map((effect) => ({
        ...effect,
        was: effect.was && { ...effect.was, completed_at: null },
      })),
    })),
  ),
  'what another changed counts as what was done': tampering((done, { memory, user_id }) =>
    done.map((turn) => ({
      ...turn,
      effects: turn.effects.map((effect) => {
        const now = memory.shelf(user_id).tasks.get(effect.task_id)
        if (now === undefined) return effect
        return { ...effect, is: kept(now) }
      }),
    })),
  ),
}

for (const [name, plant] of Object.entries(faults))
  test(`a planted fault is noticed: ${name}`, async () => {
    let noticed = false
    for (let seed = 1; seed <= 200 && !noticed; seed++)
      await inMemory(seed, {}, plant).catch((fault: unknown) => {
        assert.ok(fault instanceof assert.AssertionError, String(fault))
        noticed = true
      })
    assert.ok(noticed)
  })

after(stopOwnPostgres)
