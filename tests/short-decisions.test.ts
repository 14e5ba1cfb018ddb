// Decisions are kept as differences; whoever reads them gets the texts that were written, to the byte.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { TurnPorts, TurnRecord } from '../src/agent/ports.ts'
import { takeTurn } from '../src/agent/turn.ts'
import type { DecisionRecord } from '../src/domain/audit.ts'
import { writtenOut } from '../src/domain/decided.ts'
import { defaultSettings } from '../src/domain/settings.ts'
import { connectInProcess } from '../src/mcp/in-process.ts'
import { randomToken, uuidv7 } from '../src/runtime/ids.ts'
import { readTurns } from '../src/store/audit.ts'
import { auditPages } from '../src/store/audit-pages.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { differenceOf } from '../src/store/difference.ts'
import { myData } from '../src/store/my-data.ts'
import { keptShort, leftBehind } from '../src/store/short-decisions.ts'
import { turnStore } from '../src/store/turns.ts'
import { clearOld } from '../src/store/upkeep.ts'
import { aRecord, aRequest } from './store-contract.ts'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres } from './support/databases.ts'

after(stopOwnPostgres)

const sayings = [
  ...Array.from({ length: 16 }, (_, count) => `add parcel ${count} → Zoë`),
  'show my tasks',
  'complete the first one',
  'undo',
  'delete parcel 3',
  'yes',
  'why?',
  'hello',
]

/** Says everything in one conversation; returns what was given to the store to be kept. */
async function talk(database: Database): Promise<DecisionRecord[]> {
  const records: TurnRecord[] = []
  const tools = await connectInProcess((fault) => assert.fail(String(fault)))
  const stored = turnStore(database, uuidv7)
  const store: TurnPorts['store'] = {
    ...stored,
    async openTurn(request) {
      const opened = await stored.openTurn(request)
      if (opened.kind !== 'open') return opened
      const { turn } = opened
      const finish = async (record: TurnRecord) => {
        records.push(record)
        await turn.finish(record)
      }
      return { ...opened, turn: { ...turn, finish } }
    },
  }
  const ports = { store, tools, now: () => new Date(), newId: () => uuidv7(), newToken: randomToken }
  const options = { defaults: defaultSettings, timezone: 'UTC', engine_version: 'test' }
  let known: { conversation_id?: string } = {}
  for (const message of sayings) {
    const reply = await takeTurn(ports, options, { user_id: 'ann', message, ...known })
    known = { conversation_id: JSON.parse(reply).conversation_id }
  }
  await tools.close()
  return records.flatMap(({ decisions }) => decisions.map(writtenOut))
}

type Texts = Pick<DecisionRecord, 'context' | 'decision' | 'observations'>
const texts = ({ context, decision, observations }: Texts): Texts => ({ context, decision, observations })

async function inAudit(database: Database): Promise<Texts[]> {
  const audit = auditPages(database)
  const found: Texts[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await audit.decisions('ann', { limit: 1, cursor })
    found.push(...page.decisions.map(texts))
    cursor = page.next_cursor
  }
  return found.reverse()
}

async function inExport(database: Database): Promise<Texts[]> {
  let text = ''
  for await (const piece of myData(database).export('ann')) text += piece
  return JSON.parse(text).decisions.map(texts)
}

/** A context as it was kept once: told by the whole one before it, and not by what the turn before it left. */
async function keepAsBefore({ pool }: Database, written: readonly Texts[]): Promise<void> {
  const { rows } = await pool.query('select id, follows from decisions order by id')
  const at = rows.findIndex(({ follows }) => follows !== null)
  const whole = written.slice(0, at).findLast(({ context }) => context !== null)
  const changes = differenceOf(JSON.parse(whole?.context ?? ''), JSON.parse(written[at]?.context ?? ''))
  await pool.query('update decisions set rests_on = follows, follows = null, context_changes = $2 where id = $1', [
    rows[at]?.id,
    JSON.stringify(changes),
  ])
}

for (const [name, open] of [
  ['embedded', freshEmbedded],
  ['PostgreSQL', freshPostgres],
] satisfies [string, () => Promise<Fresh>][])
  test(`${name}: decisions are kept short, and read as they were written`, async (context) => {
    const fresh = await open()
    const database = await openDatabase(fresh.place, () => {})
    context.after(async () => {
      await database.close()
      await fresh.remove()
    })
    const written = (await talk(database)).map(texts)
    const short =
      'select count(context_changes)::int as contexts, count(metadata_changes)::int as memories from decisions'
    const { contexts, memories } = (await database.pool.query(short)).rows[0]
    assert.ok(contexts > 16 && memories === sayings.length, `${contexts} contexts, ${memories} memories`)
    assert.deepEqual(await inAudit(database), written)
    assert.deepEqual(await inExport(database), written)
    const replayed: Texts[] = []
    for await (const turn of readTurns(database, null)) replayed.push(...turn.map(texts))
    assert.deepEqual(replayed, written)

    await keepAsBefore(database, written)
    assert.deepEqual(await inAudit(database), written)

    // What is just too old goes, but not what others rest on; what is of one hour goes together.
    await database.pool.query("update decisions set at = date_trunc('hour', at - interval '30 days', 'UTC')")
    assert.equal((await clearOld(database, { conversation_ttl_days: 30, audit_days: 30 })).decisions, 0)
    await database.pool.query("update decisions set at = at - interval '1 second'")
    const cleared = await clearOld(database, { conversation_ttl_days: 30, audit_days: 30 })
    const wholes = written.filter(({ context }) => context !== null).length - contexts
    assert.equal(cleared.decisions, written.length - wholes)
  })

test('what is remembered for the next turn does not hold on to how this one was read', () => {
  const { decisions } = aRecord(aRequest({ user_id: 'ann' }))
  const kept = decisions.map((decided) => keptShort(decided, null))
  const context = leftBehind(decisions, kept, null)?.context
  const decided = decisions.at(-1)
  assert.deepEqual(context, { ...decided?.context, metadata: decided?.decision.metadata ?? decided?.context.metadata })
  assert.notEqual(context, decisions[0]?.context)
})
