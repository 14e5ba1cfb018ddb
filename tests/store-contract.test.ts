import { after } from 'node:test'
import { uuidv7 } from '../src/runtime/ids.ts'
import { openDatabase } from '../src/store/database.ts'
import { turnStore } from '../src/store/turns.ts'
import { MemoryStore } from './simulation/memory-store.ts'
import { type Subject, storeContract } from './store-contract.ts'
import { type Fresh, freshEmbedded, places, stopOwnPostgres } from './support/databases.ts'

async function sqlSubject(fresh: Fresh): Promise<Subject> {
  const database = await openDatabase(fresh.place, () => {})
  const plant = process.env.SAYSO_TEST_PLANT
  if (plant !== undefined) await database.pool.query(plant)
  return {
    store: turnStore(database, uuidv7),
    elsewhere: turnStore(database, uuidv7),
    setSettings: async (user_id, settings) => {
      await database.pool.query('insert into settings (user_id, settings) values ($1, $2)', [user_id, settings])
    },
    count: async (user_id, table) => {
      const { rows } = await database.pool.query(`select count(*)::int as count from ${table} where user_id = $1`, [
        user_id,
      ])
      return Number(rows[0]?.count)
    },
    close: async () => {
      await database.close()
      await fresh.remove()
    },
  }
}

async function memorySubject(): Promise<Subject> {
  const store = new MemoryStore({ clock: Date.now, newId: uuidv7 })
  return {
    store,
    elsewhere: store,
    setSettings: async (user_id, settings) => {
      store.shelf(user_id).settings = settings
    },
    count: async (user_id, table) => {
      const shelf = store.shelf(user_id)
      const sizes = {
        tasks: shelf.tasks.size,
        messages: [...shelf.messages.values()].flat().length,
        turns: shelf.turns.size,
        decisions: shelf.decisions.length,
        tool_invocations: shelf.invocations.length,
        deletions: shelf.deletions.size,
      }
      return sizes[table]
    },
    close: async () => {},
  }
}

storeContract('in memory', true, memorySubject)
for (const fresh of places)
  if (fresh === freshEmbedded) storeContract('embedded', false, async () => sqlSubject(await fresh()))
  else storeContract('PostgreSQL', true, async () => sqlSubject(await fresh()))
after(stopOwnPostgres)
