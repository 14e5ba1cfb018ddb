// Many turns of many kinds, then all of their decisions decided again in another process, time zone and locale.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { openSayso } from '../../src/compose.ts'
import { readConfig } from '../../src/runtime/config.ts'
import { randomFrom } from '../simulation/world.ts'
import type { Fresh } from '../support/databases.ts'

const things = [
  'milk',
  'the dentist',
  'Bücher',
  'İstanbul trip',
  'call mom',
  'rent',
  'oat milk',
  'the 5th wave',
  '日本語',
  'tax form',
]
const times = [
  '',
  ' tomorrow',
  ' on friday at 5pm',
  ' in two weeks',
  ' by the end of the month',
  ', high priority',
  ' every monday',
]
const sentences: readonly ((thing: string, time: string) => string)[] = [
  (thing, time) => `add ${thing}${time}`,
  (thing, time) => `remind me to buy ${thing}${time}`,
  () => 'show my tasks',
  () => "what's overdue?",
  (thing) => `complete ${thing}`,
  (thing) => `delete ${thing}`,
  () => 'yes',
  () => 'no',
  () => 'the first one',
  () => 'complete 1 and 2',
  (thing) => `rename ${thing} to something else`,
  (thing, time) => `move ${thing} to${time || ' monday'}`,
  () => 'make it high priority',
  () => 'delete all completed',
  () => 'thanks',
  (thing) => `is ${thing} done?`,
]

/** Returns how many decisions were replayed; throws when one differs. */
export async function replayElsewhere(
  fresh: Fresh,
  decisions: number,
  onTurn: (done: number) => void = () => {},
): Promise<number> {
  const sayso = await openSayso(readConfig({ ...fresh.env, SAYSO_TIMEZONE: 'America/New_York' }))
  const random = randomFrom(20260209)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] ?? assert.fail()
  let stored = 0
  for (let user = 0; stored < decisions; user++) {
    let conversation_id: string | undefined
    for (let turn = 0; turn < 40 && stored < decisions; turn++) {
      const message = pick(sentences)(pick(things), pick(times))
      const body: { conversation_id: string } = JSON.parse(
        await sayso.say({
          user_id: `user-${user}`,
          message,
          ...(conversation_id === undefined ? {} : { conversation_id }),
        }),
      )
      conversation_id = body.conversation_id
      if (turn % 20 === 19)
        stored = Number(
          (await sayso.database.pool.query('select count(*)::int as count from decisions')).rows[0]?.count,
        )
      onTurn(stored)
    }
  }
  await sayso.close()
  const { out, code } = await replayInAnotherPlace(fresh)
  const replayed = /^(\d+) decisions replayed, 0 differ/m.exec(out)?.[1]
  assert.equal(code, 0, out.slice(-2000))
  return Number(replayed)
}

function replayInAnotherPlace(fresh: Fresh): Promise<{ out: string; code: number | null }> {
  const env = {
    ...process.env,
    ...fresh.env,
    NODE_TEST_CONTEXT: undefined,
    TZ: 'Pacific/Chatham',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  }
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../src/cli/main.ts'), 'replay'],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let out = ''
  child.stdout.on('data', (bytes) => {
    out += bytes
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ out, code })))
}
