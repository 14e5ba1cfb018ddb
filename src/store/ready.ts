import { asUser } from './as-user.ts'
import type { Database } from './database.ts'
import type { Statement } from './line.ts'

/** Nobody can be this user, since names have no spaces around them. */
const NOBODY = ' ready '

// Locking a row is refused wherever writing is, and leaves nothing behind if there is no row. Rights are checked one by
// one: a database restored without its roles, or with half of them, isn't ready.
const mayWrite: Statement = {
  name: 'may_write',
  text: `select (select count(*) from (select 1 from turns where user_id = $1 for update) as own) = 0
    and (select bool_and(has_table_privilege(name, 'insert')) from unnest(array['tasks', 'task_words', 'conversations', 'messages', 'turns',
      'settings', 'decisions', 'tool_invocations', 'answers', 'settings_changes']) as name)
    and has_function_privilege('remove_task(uuid, uuid, bytea, uuid, uuid)', 'execute')
    and has_function_privilege('grant_confirmation(text, uuid, uuid, uuid[], text[], bytea, timestamptz, timestamptz)', 'execute') as may_write`,
}

/** Whether a turn could run now: in the application's role, with the right to write, on a writable database. */
export async function isWritable(database: Database, patience_ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), patience_ms)
  const asked = asUser(database, NOBODY, mayWrite, [NOBODY], patience_ms).then(
    ([row]) => row?.may_write === true,
    () => false,
  )
  const isReady = await Promise.race([asked, late])
  clearTimeout(timer)
  return isReady
}
