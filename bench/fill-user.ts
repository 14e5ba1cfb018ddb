import pg from 'pg'
import { titleKey } from '../src/domain/words.ts'
import { uuidv7 } from '../src/runtime/ids.ts'
import { writeWords } from '../tests/support/write-words.ts'

const AT_ONCE = 10_000

/** Gives a user many tasks, up to a thousand of them with a word of their own, written straight into the database. */
export async function fillUser(url: string, user_id: string, tasks: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (let from = 0; from < tasks; from += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, tasks - from) }, () => uuidv7())
    const titles = ids.map((_, index) => titleOf(from + index, tasks))
    await client.query(
      `insert into tasks (user_id, id, title, title_key, due_key) select $1, id, title, key, '~' from unnest($2::uuid[], $3::text[], $4::text[]) as t (id, title, key)`,
      [user_id, ids, titles, titles.map(titleKey)],
    )
    await writeWords(
      client,
      ids.map((id, index) => ({ user: user_id, id, title: titles[index] ?? '' })),
    )
  }
  for (const table of ['tasks', 'task_words']) await client.query(`vacuum analyze ${table}`)
  await client.end()
}

/** Who has few tasks has a parcel 99 too. */
function titleOf(number: number, tasks: number): string {
  if (tasks <= 10 && number === 9) return 'parcel 99 in street 9'
  return number < Math.min(1000, tasks)
    ? `feed the unicorn${number} today`
    : `parcel ${number} in street ${number % 900}`
}
