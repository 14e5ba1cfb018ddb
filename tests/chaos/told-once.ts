import assert from 'node:assert/strict'
import { withClient } from '../support/databases.ts'

/** One "add" that was answered. */
export interface Told {
  readonly user_id: string
  readonly message_id: string
  readonly body: string
  readonly title: string
}

/** Exactly one effect, one turn and one trail of audit for each message. */
export async function eachOnce(database_url: string, told: readonly Told[]): Promise<void> {
  const users = [...new Set(told.map((one) => one.user_id))]
  await withClient(database_url, async (client) => {
    const rows = async (text: string) => (await client.query(text, [users])).rows
    const turns = await rows('select user_id, message_id, reply from turns where user_id = any($1)')
    const stored = new Map(turns.map((row) => [`${row.user_id} ${row.message_id}`, row.reply]))
    for (const { user_id, message_id, body } of told) assert.equal(stored.get(`${user_id} ${message_id}`), body)
    const [counts] = await rows(`select (select count(*)::int from turns where user_id = any($1)) as turns,
      (select count(*)::int from tasks where user_id = any($1)) as tasks,
      (select count(distinct message_id)::int from decisions where user_id = any($1)) as audited,
      (select count(*)::int from decisions where user_id = any($1)) as decisions,
      (select count(*)::int from tool_invocations where user_id = any($1)) as calls,
      (select count(*)::int from messages where user_id = any($1)) as messages`)
    const { length } = told
    assert.deepEqual(counts, {
      turns: length,
      tasks: length,
      audited: length,
      decisions: 2 * length,
      calls: length,
      messages: 2 * length,
    })
    const titles = await rows('select title from tasks where user_id = any($1)')
    assert.deepEqual(titles.map((row) => row.title).sort(), told.map((one) => one.title).sort())
  })
}
