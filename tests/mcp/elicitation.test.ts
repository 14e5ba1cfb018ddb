import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Answer, nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'
import { call, connectHttp, type Listening, listen, type Person } from '../support/mcp.ts'
import { toolCall } from '../support/mcp-post.ts'

after(stopOwnPostgres)

const says =
  (confirm: boolean): Person =>
  () => ({ action: 'accept', content: { confirm } })
const yes = { action: 'accept', content: { confirm: true } }

for (const place of places)
  describe(`asking before a delete, on ${nameOf(place)}`, () => {
    let app: TestApp
    let server: Listening
    let users = 0
    const newUser = () => `user-${++users}`
    before(async () => {
      app = await openApp(place)
      server = await listen(app)
    })
    after(async () => {
      await server.close()
      await app.close()
    })

    async function post(user: string, params: object, headers: Record<string, string> = {}): Promise<Answer> {
      const message = toolCall('delete_task', params)
      return await app.call(user, 'POST', '/mcp', message.body, { ...message.headers, ...headers })
    }

    async function addTask(user: string, title: string): Promise<string> {
      return (await app.call(user, 'POST', '/api/tools/add_task', { title })).body.data.task.id
    }

    async function refusals(user: string): Promise<string[]> {
      const { body } = await app.call(user, 'GET', '/api/audit/tool-invocations?limit=100')
      return body.tool_invocations
        .filter(
          ({ tool_name, success }: { tool_name: string; success: boolean }) => tool_name === 'delete_task' && !success,
        )
        .map(({ result }: { result: { error_code: string } }) => result.error_code)
    }

    const people: [string, Person, boolean][] = [
      ['yes', says(true), true],
      ['no', says(false), false],
      ['nothing but "go on"', () => ({ action: 'accept' }), false],
      ['that they decline', () => ({ action: 'decline' }), false],
      ['that they close the question', () => ({ action: 'cancel' }), false],
    ]
    for (const [what, person, isDeleted] of people)
      test(`a person who says ${what} ${isDeleted ? 'deletes' : 'keeps'} the task`, async () => {
        const user = newUser()
        const seen: string[] = []
        const task_id = await addTask(user, 'milk')
        const client = await connectHttp(server.url, '2026', user, (message) => {
          seen.push(message)
          return person?.(message) ?? { action: 'cancel' }
        })
        const answer = await call(client, 'delete_task', { task_id })
        await client.close()
        assert.deepEqual(seen, ["Are you sure you want to delete 'milk'? This cannot be undone."])
        assert.equal(answer.success, isDeleted)
        assert.deepEqual(await app.titles(user), isDeleted ? [] : ['milk'])
        const { body } = await app.call(user, 'GET', '/api/audit/tool-invocations')
        const marks = body.tool_invocations.map((one: { intent_classification: string }) => one.intent_classification)
        assert.ok(marks.includes('mcp-elicited'))
      })

    test('a first call never deletes, whatever it says about itself', async () => {
      const user = newUser()
      const task_id = await addTask(user, 'milk')
      const tries = [
        { arguments: { task_id } },
        { arguments: { task_id, confirmed: true } },
        { arguments: { task_id, confirm: 'yes' } },
        { arguments: { task_id }, inputResponses: { confirm: yes } },
        { arguments: { task_id, confirmation_token: 'yes' } },
        { arguments: { task_id, confirmation_token: '' } },
      ]
      for (const params of tries) await post(user, params)
      assert.deepEqual(await app.titles(user), ['milk'])
    })

    test('a state that is forged, edited, of the wrong type, of another caller or task, or used before deletes nothing', async () => {
      const [ann, bob] = [newUser(), newUser()]
      const [milk, bread] = [await addTask(ann, 'milk'), await addTask(ann, 'bread')]
      const theirs = await addTask(bob, 'eggs')
      const asked = (await post(ann, { arguments: { task_id: milk } })).body.result
      assert.equal(asked.resultType, 'input_required')
      const state: string = asked.requestState
      const answered = (user: string, task_id: string, requestState: unknown) =>
        post(user, { arguments: { task_id }, requestState, inputResponses: { confirm: yes } })
      const edited = `${state.slice(0, -3)}${state.at(-3) === 'A' ? 'B' : 'A'}${state.slice(-2)}`
      const forged: unknown[] = ['', 'yes', 'e30', edited, `${state}A`, state.slice(0, 20), ` ${state}`]
      const wrong: unknown[] = [7, true, null, [state], { state }]
      for (const requestState of [...forged, ...wrong]) {
        const before = (await refusals(ann)).length
        const { body } = await answered(ann, milk, requestState)
        assert.equal(body.error?.code, -32602, JSON.stringify(requestState))
        assert.equal((await refusals(ann)).length, before + 1, `audited: ${JSON.stringify(requestState)}`)
      }
      assert.equal((await answered(bob, milk, state)).body.error?.code, -32602)
      assert.equal((await answered(bob, theirs, state)).body.error?.code, -32602)
      assert.deepEqual(await refusals(bob), ['CONFLICT', 'TASK_NOT_FOUND'])
      assert.equal((await answered(ann, bread, state)).body.error?.code, -32602)
      assert.deepEqual([await app.titles(ann), await app.titles(bob)], [['milk', 'bread'], ['eggs']])

      assert.equal((await answered(ann, milk, state)).body.result.structuredContent.success, true)
      const { structuredContent } = (await answered(ann, milk, state)).body.result
      assert.equal(structuredContent.error_code, 'TASK_NOT_FOUND')
      assert.deepEqual(await app.titles(ann), ['bread'])
    })

    test('a state is used up by a no, and by a task that has another title', async () => {
      const user = newUser()
      const task_id = await addTask(user, 'milk')
      const ask = async () => (await post(user, { arguments: { task_id } })).body.result.requestState
      const answer = async (requestState: string, confirm: object) =>
        (await post(user, { arguments: { task_id }, requestState, inputResponses: { confirm } })).body.result
          .structuredContent.error_code
      const declined = await ask()
      assert.equal(await answer(declined, { action: 'decline' }), 'CONFIRMATION_REQUIRED')
      assert.equal(await answer(declined, yes), 'CONFLICT')
      const old = await ask()
      await app.call(user, 'POST', '/api/tools/update_task', { task_id, title: 'oat milk' })
      assert.equal(await answer(old, yes), 'CONFLICT')
      assert.deepEqual(await app.titles(user), ['oat milk'])
    })

    test('the state shows nothing, and its token cannot be used without asking', async () => {
      const user = newUser()
      const task_id = await addTask(user, 'milk')
      const { requestState } = (await post(user, { arguments: { task_id } })).body.result
      const inside = Buffer.from(requestState, 'base64url').toString('latin1')
      assert.doesNotMatch(inside, /token|expires|milk/)
      await post(user, { arguments: { task_id, confirmation_token: requestState } })
      assert.deepEqual(await app.titles(user), ['milk'])
    })

    test('a token that is made up, of another caller or task, or used before deletes nothing and is audited', async () => {
      const [ann, bob] = [newUser(), newUser()]
      const [milk, bread] = [await addTask(ann, 'milk'), await addTask(ann, 'bread')]
      await addTask(bob, 'eggs')
      const client = await connectHttp(server.url, '2026', ann)
      const other = await connectHttp(server.url, '2025', bob)
      const token = (await call(client, 'delete_task', { task_id: milk })).data?.confirmation_token
      const before = (await refusals(ann)).length
      const codes = [
        (await call(client, 'delete_task', { task_id: milk, confirmation_token: `${token}x` })).error_code,
        (await call(client, 'delete_task', { task_id: milk, confirmation_token: '' })).error_code,
        (await call(client, 'delete_task', { task_id: bread, confirmation_token: token })).error_code,
        (await call(client, 'delete_task', { task_id: milk, confirmation_token: 7 })).error_code,
        (await call(client, 'delete_task', { task_id: milk, confirmation_token: null })).error_code,
        (await call(other, 'delete_task', { task_id: milk, confirmation_token: token })).error_code,
      ]
      assert.deepEqual(codes, [
        'CONFLICT',
        'CONFLICT',
        'CONFLICT',
        'VALIDATION_ERROR',
        'VALIDATION_ERROR',
        'TASK_NOT_FOUND',
      ])
      assert.deepEqual([(await refusals(ann)).length - before, (await refusals(bob)).length], [5, 1])
      assert.equal((await call(client, 'delete_task', { task_id: milk, confirmation_token: token })).success, true)
      assert.equal((await call(client, 'delete_task', { task_id: bread, confirmation_token: token })).success, false)
      await client.close()
      await other.close()
      assert.deepEqual([await app.titles(ann), await app.titles(bob)], [['bread'], ['eggs']])
    })

    test('a delete asked about and repeated with its key is done once and answered alike', async () => {
      const user = newUser()
      const task_id = await addTask(user, 'milk')
      const key = { 'idempotency-key': 'delete-once' }
      const first = (await post(user, { arguments: { task_id } }, key)).body.result
      const forged = { arguments: { task_id }, requestState: 'x', inputResponses: { confirm: yes } }
      assert.equal((await post(user, forged, key)).body.error.code, -32602, 'and is not kept as the answer')
      const params = { arguments: { task_id }, requestState: first.requestState, inputResponses: { confirm: yes } }
      const done = (await post(user, params, key)).body.result.structuredContent
      const again = (await post(user, params, key)).body.result.structuredContent
      const anew = (await post(user, { arguments: { task_id } }, key)).body.result.structuredContent
      assert.equal(done.success, true)
      assert.deepEqual([again, anew], [done, done])
    })

    test('headers that name another tool or method than the body are refused', async () => {
      const user = newUser()
      const task_id = await addTask(user, 'milk')
      for (const header of [{ 'mcp-name': 'list_tasks' }, { 'mcp-method': 'tools/list' }] as const) {
        const { status, body } = await post(user, { arguments: { task_id } }, { ...header })
        assert.deepEqual([status, body.error.code], [400, -32020])
      }
    })
  })
