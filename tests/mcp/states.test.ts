// What a state may not be used for: too late, with another tool, beside a token, or twice at once.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { TOOL_NAMES } from '../../src/domain/tool-call.ts'
import { bindingOf, seal, unseal } from '../../src/mcp/seal.ts'
import { freshUrl, nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { addTask, askState, post, refusals, sayYes, yes } from '../support/deletes.ts'

after(stopOwnPostgres)

const elicited = 'mcp-elicited'

for (const place of places)
  describe(`states, on ${nameOf(place)}`, () => {
    let app: TestApp
    before(async () => {
      app = await openApp(place)
    })
    after(() => app.close())

    /** The same state as ours, but for the time it says it expires. */
    async function resealed(state: string, user: string, task_id: string, expires_at: string): Promise<string> {
      const key = await app.sayso.secret('mcp state')
      const binding = bindingOf(user, 'delete_task', { task_id })
      const token = unseal(key, binding, state, 0)
      assert.ok(token)
      return seal(key, binding, { token, expires_at })
    }

    test('a yes that comes after the confirmation has expired deletes nothing and is audited', async () => {
      const task_id = await addTask(app, 'ann', 'milk')
      const state = await askState(app, 'ann', task_id)
      await app.sayso.database.pool.query(
        "update confirmations set created_at = created_at - interval '301 s', expires_at = expires_at - interval '301 s' where user_id = 'ann'",
      )
      const { body } = await sayYes(app, 'ann', task_id, state)
      assert.equal(body.result.structuredContent.error_code, 'CONFLICT')
      assert.deepEqual((await refusals(app, 'ann'))[0], ['delete_task', 'CONFLICT', elicited])
      assert.deepEqual(await app.titles('ann'), ['milk'])
    })

    test('a state that says itself that it has expired deletes nothing and is audited', async () => {
      const task_id = await addTask(app, 'bob', 'milk')
      const state = await askState(app, 'bob', task_id)
      const past = await resealed(state, 'bob', task_id, new Date(Date.now() - 1).toISOString())
      assert.equal((await sayYes(app, 'bob', task_id, past)).body.error.code, -32602)
      assert.deepEqual((await refusals(app, 'bob'))[0], ['delete_task', 'CONFLICT', elicited])
      assert.deepEqual(await app.titles('bob'), ['milk'])
      const later = await resealed(state, 'bob', task_id, new Date(Date.now() + 60_000).toISOString())
      assert.equal((await sayYes(app, 'bob', task_id, later)).body.result.structuredContent.success, true)
    })

    test('a state that comes with another tool is refused and audited, and has no effect', async () => {
      const task_id = await addTask(app, 'eve', 'milk')
      const state = await askState(app, 'eve', task_id)
      const fitting: Record<string, object> = {
        add_task: { title: 'bread' },
        list_tasks: {},
        update_task: { task_id, title: 'bread' },
        complete_task: { task_id },
      }
      const others = TOOL_NAMES.filter((name) => name !== 'delete_task')
      for (const name of others)
        for (const requestState of [state, 'x', 7]) {
          const before = (await refusals(app, 'eve')).length
          const params = { arguments: fitting[name], requestState, inputResponses: { confirm: yes } }
          assert.equal((await post(app, 'eve', name, params)).body.error?.code, -32602, name)
          const refused = await refusals(app, 'eve')
          assert.equal(refused.length, before + 1)
          assert.deepEqual(refused[0], [name, 'VALIDATION_ERROR', elicited])
        }
      const { body } = await app.call('eve', 'GET', '/api/tasks')
      assert.deepEqual(
        body.data.tasks.map(({ title, status }: { title: string; status: string }) => [title, status]),
        [['milk', 'pending']],
      )
    })

    test('an answer that is anything but a ticked yes deletes nothing, even with a good state', async () => {
      const task_id = await addTask(app, 'ted', 'milk')
      const contents: unknown[] = [{ confirm: 'true' }, { confirm: 1 }, [true], {}, 'yes', null, { CONFIRM: true }]
      const answers: unknown[] = [
        ...contents.map((content) => ({ confirm: { action: 'accept', content } })),
        { confirm: { ...yes, action: 'ACCEPT' } },
        { confirm: { ...yes, action: 'decline' } },
        { confirm: [yes] },
        { confirm: true },
        { other: yes },
        [yes],
        'yes',
        null,
      ]
      for (const inputResponses of answers) {
        const requestState = await askState(app, 'ted', task_id)
        const { body } = await post(app, 'ted', 'delete_task', { arguments: { task_id }, requestState, inputResponses })
        assert.notEqual(body.result?.structuredContent?.success, true, JSON.stringify(inputResponses))
      }
      assert.deepEqual(await app.titles('ted'), ['milk'])
    })

    test('nothing that lets one delete is kept where it can be read', async () => {
      const [milk, bread] = [await addTask(app, 'lea', 'milk'), await addTask(app, 'lea', 'bread')]
      const state = await askState(app, 'lea', milk)
      const key = await app.sayso.secret('mcp state')
      const sealed = unseal(key, bindingOf('lea', 'delete_task', { task_id: milk }), state, 0)
      const asked = await app.call('lea', 'POST', '/api/tools/delete_task', { task_id: bread })
      const token: string = asked.body.data.confirmation_token
      assert.ok(sealed)
      await sayYes(app, 'lea', milk, `${state}x`)
      await app.call('lea', 'POST', '/api/tools/delete_task', { task_id: milk, confirmation_token: token })
      const { pool } = app.sayso.database
      const tables = await pool.query("select tablename as name from pg_tables where schemaname = 'public'")
      assert.ok(tables.rows.length > 10)
      for (const { name } of tables.rows) {
        const { rows } = await pool.query(`select whole::text as text from ${name} whole`)
        const text = rows.map((row) => row.text).join('\n')
        for (const secret of [state, sealed, token]) assert.equal(text.includes(secret), false, name)
      }
      const client = await pool.connect()
      await client.query('begin')
      await client.query('set local role sayso_app')
      await assert.rejects(client.query('select * from secrets'), /permission denied/)
      await client.query('rollback')
      client.release()
    })

    test('a state beside a token is refused, and the token is not used', async () => {
      const task_id = await addTask(app, 'kim', 'milk')
      const state = await askState(app, 'kim', task_id)
      const asked = await app.call('kim', 'POST', '/api/tools/delete_task', { task_id })
      const { confirmation_token } = asked.body.data
      const both = { arguments: { task_id, confirmation_token }, requestState: state, inputResponses: { confirm: yes } }
      assert.equal((await post(app, 'kim', 'delete_task', both)).body.error?.code, -32602)
      assert.deepEqual((await refusals(app, 'kim'))[0], ['delete_task', 'CONFLICT', elicited])
      assert.deepEqual(await app.titles('kim'), ['milk'])
    })
  })

test('the same yes at two replicas at once deletes once', async () => {
  const one = await openApp(freshPostgres)
  const other = await openApp(freshUrl(one.fresh.env.DATABASE_URL ?? ''))
  for (let round = 0; round < 5; round++) {
    const user = `user-${round}`
    const [milk] = [await addTask(one, user, 'milk'), await addTask(one, user, 'bread')]
    const state = await askState(one, user, milk)
    const answers = await Promise.all(
      [one, other, one, other].map(async (replica) => {
        const { success, error_code } = (await sayYes(replica, user, milk, state)).body.result.structuredContent
        return success ? 'deleted' : error_code
      }),
    )
    assert.deepEqual(answers.sort(), ['TASK_NOT_FOUND', 'TASK_NOT_FOUND', 'TASK_NOT_FOUND', 'deleted'])
    assert.deepEqual(await other.titles(user), ['bread'])
  }
  await other.close()
  await one.close()
})
