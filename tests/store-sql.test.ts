// What only a real database can show: the second wall between users, what its functions refuse, the traffic.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { uuidv7 } from '../src/runtime/ids.ts'
import { asUser as askAs } from '../src/store/as-user.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { begin, commitAfter, enter, entering, leave, openLine } from '../src/store/line.ts'
import { buildTaskQuery } from '../src/store/task-query.ts'
import { aQuery } from './support/a-query.ts'
import { type Fresh, freshEmbedded, freshPostgres, places, stopOwnPostgres } from './support/databases.ts'
import { fillErrands } from './support/errands.ts'

const TASKS = 20

for (const fresh of places) {
  let place: Fresh
  let database: Database
  const name = fresh === freshEmbedded ? 'embedded' : 'PostgreSQL'

  before(async () => {
    place = await fresh()
    database = await openDatabase(place.place, () => {})
    for (const user_id of ['ann', 'bob']) await fillErrands(database.pool, user_id, TASKS)
  })

  after(async () => {
    await database.close()
    await place.remove()
  })

  test(`${name}: temporary tables cannot stand in for what the deleting functions read`, async () => {
    const outcome = await asUser(database, 'ann', async (send) => {
      const [task] = await send('select id, title from tasks limit 1')
      await send('create temp table confirmations (like public.confirmations)')
      const forged = uuidv7()
      await send(
        `insert into pg_temp.confirmations (user_id, id, granted_by, conversation_id, task_ids, titles, created_at, expires_at, granted_in)
          values ('ann', $1, 'chat', $1, array[$2::uuid], array[$3::text], now(), now() + interval '1 hour', '1')`,
        [forged, task?.id, task?.title],
      )
      const [row] = await send('select outcome from remove_task($1, $2, null, $2, $2)', [task?.id, forged])
      const [used] = await send('select use_confirmation($1, $2, null, $2, $2) as title', [task?.id, forged])
      return [row?.outcome, used?.title]
    })
    assert.deepEqual(outcome, ['no_confirmation', null])
  })

  test(`${name}: what runs with the owner's rights looks for names in no place that a caller can fill`, async () => {
    const { rows } = await database.pool.query(
      `select proname as name, coalesce(array_to_string(proconfig, ' '), 'as the caller has it') as settings
       from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by proname`,
    )
    const safe = /^search_path=pg_catalog(, (public|sayso_accounts))?, pg_temp$/
    assert.deepEqual(
      rows.filter(({ settings }) => !safe.test(settings)),
      [],
    )
    assert.ok(rows.length > 3)
  })

  test(`${name}: a question and its yes are two transactions`, async () => {
    const removed = (by: string) =>
      asUser(database, 'ann', async (send) => {
        const [task] = await send('select id, title from tasks limit 1')
        const id = uuidv7()
        await send(
          "select grant_confirmation($1, $2, $2, array[$3::uuid], array[$4::text], null, now(), now() + interval '1 hour')",
          [by, id, task?.id, task?.title],
        )
        const [used] = await send('select use_confirmation($1, $2, null, $2, $2) as title', [task?.id, id])
        const [row] = await send('select outcome from remove_task($1, $2, null, $2, $2)', [task?.id, id])
        return [row?.outcome, used?.title === task?.title]
      })
    assert.deepEqual(
      [await removed('chat'), await removed('setting')],
      [
        ['no_confirmation', false],
        ['removed', true],
      ],
    )
  })

  test(`${name}: a confirmation is granted for a day at most`, async () => {
    const [row] = await asUser(database, 'ann', async (send) => {
      const id = uuidv7()
      await send(
        "select grant_confirmation('chat', $1::uuid, $1::uuid, array[$1::uuid], array['x'], null, now(), now() + interval '10 years')",
        [id],
      )
      return await send("select expires_at < now() + interval '25 hours' as is_soon from confirmations where id = $1", [
        id,
      ])
    })
    assert.deepEqual(row, { is_soon: true })
  })

  if (fresh === freshPostgres)
    for (const statement of [
      'select * from tasks',
      'select * from secrets',
      "select set_config('role', 'sayso_operator', true)",
      "select set_config('role', 'postgres', true)",
      'alter table tasks no force row level security',
      'create table public.mine ()',
    ])
      test(`PostgreSQL: outside its role the server may not ${statement.slice(0, 32)}`, async () => {
        await assert.rejects(
          asUser(database, 'ann', async (send) => {
            await send('reset role')
            return await send(statement)
          }),
          { code: '42501' },
        )
      })

  test(`${name}: a transaction that nobody goes on with is ended by the database`, async () => {
    const [row] = await asUser(database, 'ann', (send) =>
      send(
        `select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('statement_timeout') as statement`,
      ),
    )
    assert.deepEqual(row, { idle: '10s', statement: '10s' })
  })

  test(`${name}: with the filter by user taken out, row-level security still shows no foreign row`, async () => {
    const rows = await asUser(database, 'bob', async (send) => {
      const found: unknown[] = []
      for (const table of [
        'tasks',
        'task_words',
        'task_tallies',
        'conversations',
        'messages',
        'turns',
        'confirmations',
        'deletions',
        'decisions',
        'tool_invocations',
        'settings',
        'answers',
      ])
        found.push(...(await send(`select user_id from ${table} where user_id <> 'bob'`)))
      const { statement, values } = buildTaskQuery('ann', aQuery({ limit: 51 }))
      found.push(...(await send(statement.text, values)))
      return found
    })
    // Counted: thousands of rows take minutes to compare with none.
    assert.equal(rows.length, 0)
  })

  const forbidden = [
    `insert into tasks (user_id, id, title, title_key, due_key) values ('ann', '${uuidv7()}', 'x', 'x', '~')`,
    'delete from tasks',
    'update decisions set context = null',
    'delete from decisions',
    'update confirmations set consumed_at = null',
    `insert into confirmations (user_id, id, granted_by, task_ids, titles, created_at, expires_at) values ('bob', '${uuidv7()}', 'chat', '{}', '{}', now(), now())`,
    'delete from tool_invocations',
    "update answers set body = ''",
    'delete from messages',
  ]
  for (const statement of forbidden) {
    test(`${name}: the application's role may not ${statement.slice(0, 32)}`, async () => {
      await assert.rejects(
        asUser(database, 'bob', (send) => send(statement)),
        { code: '42501' },
      )
    })
  }

  test(`${name}: what is sent behind a statement that fails is not run, and the connection goes on`, async () => {
    const line = await openLine(database)
    const behind = { name: 'test_behind', text: 'select 1 as one' }
    const [first, failed, last] = await Promise.allSettled([
      line.send(begin),
      line.send({ name: 'test_failing', text: 'select 1 / 0' }),
      line.send(behind),
    ])
    assert.deepEqual(
      [
        first.status,
        failed.status === 'rejected' && failed.reason.code,
        last.status === 'rejected' && last.reason.name,
      ],
      ['fulfilled', '22012', 'NotRun'],
    )
    await leave(line)
    const again = await openLine(database)
    const answers = await Promise.all([again.send(begin), again.send(behind), again.send(behind)])
    assert.deepEqual(
      answers.map(({ rows }) => rows),
      [[], [{ one: 1 }], [{ one: 1 }]],
    )
    await leave(again)
  })

  test(`${name}: a commit behind a statement that fails has not happened, and says why`, async () => {
    const line = await openLine(database)
    const writes = [line.send(begin), line.send({ name: 'test_failing', text: 'select 1 / 0' })]
    await assert.rejects(commitAfter(line, writes), { code: '22012' })
    const { rows } = await database.lines.query('select 1 as one')
    assert.deepEqual(rows, [{ one: 1 }])
  })

  test(`${name}: the words of a task go with it`, async () => {
    const { rows } = await database.pool.query(
      `with gone as (delete from tasks where user_id = 'bob' and title_key = 'dentist 0' returning id) select id from gone`,
    )
    const left = await database.pool.query('select word from task_words where task_id = any($1)', [
      rows.map(({ id }) => id),
    ])
    assert.deepEqual([rows.length, left.rows], [1, []])
  })

  test(`${name}: nothing of a user is left on the connection afterwards`, async () => {
    await asUser(database, 'ann', (send) => send('select 1'))
    // What a session is told stays only where it was committed.
    await askAs(database, 'ann', { name: 'test_committed', text: 'select 1' })
    const { rows } = await database.lines.query(
      `select coalesce(current_setting('app.user_id', true), '') as user_id, current_user = session_user as is_itself`,
    )
    assert.deepEqual(rows, [{ user_id: '', is_itself: true }])
  })
}

after(stopOwnPostgres)

type Send = (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>

let statements = 0

async function asUser<T>(database: Database, user_id: string, use: (send: Send) => Promise<T>): Promise<T> {
  const line = await openLine(database)
  try {
    await Promise.all([line.send(begin), line.send(enter, entering(user_id, 10_000))])
    return await use(async (text, values) => (await line.send({ name: `test_${++statements}`, text }, values)).rows)
  } finally {
    await leave(line)
  }
}
