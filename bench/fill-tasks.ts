// Many tasks at once, written straight into the database.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchWords, titleKey } from '../src/domain/words.ts'
import { uuidv7 } from '../src/runtime/ids.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { dueKey } from '../src/store/due-key.ts'
import type { Fresh } from '../tests/support/databases.ts'
import { writeWords } from '../tests/support/write-words.ts'

const AT_ONCE = 10_000
const PROGRESS = 100_000

/** Titles people wrote, from the folder beside the project; where it is not there, made-up ones. */
export function readTitles(): readonly string[] {
  const file = join(process.env.SAYSO_SENTENCES ?? join(import.meta.dirname, '../../shared/data/nlu'), 'titles.txt')
  if (!existsSync(file)) return Array.from({ length: 5000 }, (_, index) => `parcel ${index} in street ${index % 900}`)
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map((line) => line.trim().slice(0, 255)).filter((line) => searchWords(line).length > 0)
}

export interface Owner {
  readonly user: string
  /** The title of their first task; the others follow. */
  readonly first: number
}

/** Gives each owner that many tasks. A third have a due date, a quarter are done. */
export async function fillTasks(
  fresh: Fresh,
  owners: readonly Owner[],
  each: number,
  titles: readonly string[],
): Promise<void> {
  const database = await openDatabase(fresh.place, () => {})
  const total = owners.length * each
  for (let from = 0; from < total; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, total - from) }, (_, index) => from + index)
    const tasks = numbers.map((number) => {
      const { user, first } = owners[Math.floor(number / each)] ?? { user: '', first: 0 }
      return aTask(user, number, titles[(first + (number % each)) % titles.length] ?? '')
    })
    await write(database, tasks)
    const written = from + numbers.length
    if (written % PROGRESS === 0) process.stderr.write(`  ${written} of ${total} tasks written\n`)
  }
  for (const table of ['tasks', 'task_words']) await database.pool.query(`vacuum analyze ${table}`)
  await database.close()
}

function aTask(user: string, number: number, title: string) {
  const due = number % 3 === 0 ? `2026-0${1 + (number % 9)}-${10 + (number % 18)}` : null
  return { user, id: uuidv7(), title, due, status: number % 4 === 0 ? 'completed' : 'pending' }
}

/** Without checking each word's task, which is in the same write. */
async function write(database: Database, tasks: readonly ReturnType<typeof aTask>[]): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into tasks (user_id, id, title, title_key, due_date, due_key, status, completed_at)
       select u, id, title, key, due, due_key, status, case status when 'completed' then now() end
       from unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
         as t (u, id, title, key, due, due_key, status)`,
      [
        tasks.map((task) => task.user),
        tasks.map((task) => task.id),
        tasks.map((task) => task.title),
        tasks.map((task) => titleKey(task.title)),
        tasks.map((task) => task.due),
        tasks.map((task) => dueKey(task.due)),
        tasks.map((task) => task.status),
      ],
    )
    await writeWords(client, tasks)
    // What the triggers would have kept.
    await client.query(
      `insert into task_tallies (user_id, status, priority_rank, due_on, n)
       select u, status, 4, coalesce(due, ''), count(*) from unnest($1::text[], $2::text[], $3::text[]) as t (u, status, due) group by 1, 2, 4`,
      [tasks.map((task) => task.user), tasks.map((task) => task.status), tasks.map((task) => task.due)],
    )
    await client.query('set session_replication_role = default')
  } finally {
    client.release()
  }
}
