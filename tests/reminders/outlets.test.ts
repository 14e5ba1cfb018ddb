// Where reminders go outside: a webhook and a browser's push service on this machine, with the real signatures and encryption.

import assert from 'node:assert/strict'
import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { type Clock, takeClock } from './clock.ts'
import { openReceiver, type Receiver } from './receiver.ts'

const START = Date.parse('2027-05-01T12:00:00Z')
const MINUTE = 60_000

interface Scene {
  readonly app: TestApp
  readonly clock: Clock
  readonly receiver: Receiver
  readonly user: string
  /** Moves the clock on and lets what is due be sent. */
  pass(milliseconds: number): Promise<void>
  /** Until so many of this user's deliveries are left. */
  untilWaiting(count: number): Promise<void>
}

/** A user of their own, with a receiver of their own. */
async function inScene({ app, clock }: Pick<Scene, 'app' | 'clock'>, act: (scene: Scene) => Promise<void>) {
  const receiver = await openReceiver()
  const user = randomUUID()
  const reminding = app.sayso.remind()
  const waiting = async () => {
    const { rows } = await app.sayso.database.pool.query(
      'select count(*)::int as count from deliveries where user_id = $1',
      [user],
    )
    return rows[0].count
  }
  try {
    await act({
      app,
      clock,
      receiver,
      user,
      async pass(milliseconds) {
        await clock.set(clock.now() + milliseconds)
        app.sayso.database.hub.publish({ user_id: user, what: 'reminders', conversation_id: null })
      },
      async untilWaiting(count) {
        while ((await waiting()) !== count) await new Promise((resolve) => setTimeout(resolve, 20))
      },
    })
  } finally {
    await reminding.stop()
    await receiver.close()
  }
}

const soonBy = (clock: Clock) => new Date(clock.now() + MINUTE).toISOString()

async function addTask({ app, clock, user }: Scene, title: string): Promise<string> {
  const { body } = await app.call(user, 'POST', '/api/tools/add_task', { title, due_date: soonBy(clock) })
  return body.data.task.id
}

const messageOf = (bytes: Buffer) => JSON.parse(bytes.toString())

for (const fresh of places) {
  const name = nameOf(fresh)
  let shared = (): Pick<Scene, 'app' | 'clock'> => assert.fail()
  before(async () => {
    const app = await openApp(fresh, { outside: 'any' })
    const clock = await takeClock(app.sayso.database, START)
    shared = () => ({ app, clock })
  })
  after(() => shared().app.close())

  test(`${name}: a webhook is signed, tried again with the same id and the same bytes, and then left alone`, () =>
    inScene(shared(), async (scene) => {
      const { app, user, receiver, pass, untilWaiting } = scene
      await app.call(user, 'PUT', '/api/settings', { webhook_url: `${receiver.url}/hook` })
      const task_id = await addTask(scene, 'call mom')
      const due_date = soonBy(scene.clock)
      receiver.answers.push(500, 503)
      await pass(MINUTE)
      await receiver.until(1)
      await pass(16_000)
      await receiver.until(2)
      await pass(61_000)
      await receiver.until(3)
      await untilWaiting(0)
      const { key } = (await app.call(user, 'GET', '/api/webhook-key')).body
      const secret = Buffer.from(key.replace(/^whsec_/, ''), 'base64')
      for (const { path, headers, body } of receiver.sent) {
        const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
        const signature = createHmac('sha256', secret).update(signed).digest('base64')
        assert.deepEqual([path, headers['webhook-signature']], ['/hook', `v1,${signature}`])
      }
      const [first] = receiver.sent
      assert.deepEqual(new Set(receiver.sent.map(({ body }) => body.toString())).size, 1)
      assert.deepEqual(messageOf(first?.body ?? Buffer.of()), {
        type: 'reminder',
        id: first?.headers['webhook-id'],
        task_id,
        title: 'call mom',
        due_date,
        remind_at: due_date,
        late: false,
      })
      const other = (await app.call(randomUUID(), 'GET', '/api/webhook-key')).body.key
      assert.notEqual(other, key)
      const { body: shown } = await app.call(user, 'GET', '/api/reminders')
      assert.deepEqual([shown.due[0].id, shown.due[0].late], [first?.headers['webhook-id'], false])
    }))

  test(`${name}: what is done, moved or dismissed meanwhile is not tried again`, () =>
    inScene(shared(), async (scene) => {
      const { app, user, receiver, pass, untilWaiting } = scene
      await app.call(user, 'PUT', '/api/settings', { webhook_url: receiver.url })
      const [done, moved, dismissed] = [
        await addTask(scene, 'done'),
        await addTask(scene, 'moved'),
        await addTask(scene, 'dismissed'),
      ]
      receiver.answers.push(500, 500, 500)
      await pass(MINUTE)
      await receiver.until(3)
      await app.call(user, 'POST', '/api/tools/complete_task', { task_id: done })
      await app.call(user, 'POST', '/api/tools/update_task', { task_id: moved, due_date: '2028-01-01' })
      const { due } = (await app.call(user, 'GET', '/api/reminders')).body
      assert.deepEqual(
        due.map((one: { task_id: string }) => one.task_id),
        [dismissed],
      )
      assert.equal((await app.call(user, 'POST', `/api/reminders/${due[0].id}/dismiss`)).status, 200)
      await pass(16_000)
      await untilWaiting(0)
      assert.equal(receiver.sent.length, 3)
    }))

  test(`${name}: what was missed while nothing was running comes once and says that it is late`, async () => {
    const { app, clock } = shared()
    const receiver = await openReceiver()
    const user = randomUUID()
    await app.call(user, 'PUT', '/api/settings', { webhook_url: receiver.url })
    const add = async (title: string) => {
      const { body } = await app.call(user, 'POST', '/api/tools/add_task', { title, due_date: soonBy(clock) })
      return body.data.task.id
    }
    const [kept, done] = [await add('kept'), await add('done')]
    await clock.set(clock.now() + 3 * 86_400_000)
    await app.call(user, 'POST', '/api/tools/complete_task', { task_id: done })
    for (let start = 0; start < 2; start++) {
      const reminding = app.sayso.remind()
      await receiver.until(1)
      await reminding.stop()
    }
    const messages = receiver.sent.map(({ body }) => messageOf(body))
    assert.deepEqual(
      messages.map(({ task_id, late }) => [task_id, late]),
      [[kept, true]],
    )
    await receiver.close()
  })

  test(`${name}: a push is closed for its browser alone, and a browser that is gone is forgotten`, () =>
    inScene(shared(), async (scene) => {
      const { app, user, receiver, pass, untilWaiting } = scene
      const [browser, gone] = [aBrowser(`${receiver.url}/push/1`), aBrowser(`${receiver.url}/push/2`)]
      for (const { subscription } of [browser, gone])
        assert.equal((await app.call(user, 'PUT', '/api/push-subscriptions', subscription)).status, 200)
      await addTask(scene, 'water the plants')
      receiver.answers.push(201, 201)
      await pass(MINUTE)
      await receiver.until(2)
      const pushed = receiver.sent.find(({ path }) => path === '/push/1') ?? assert.fail()
      const { title, id } = messageOf(openPush(browser, pushed.body))
      const { body: known } = await app.call(user, 'GET', '/api/push-subscriptions')
      assert.equal(title, 'water the plants')
      assert.deepEqual(
        [
          pushed.headers['content-encoding'],
          pushed.headers.urgency,
          /k=(\S+)$/.exec(pushed.headers.authorization ?? '')?.[1],
        ],
        ['aes128gcm', 'high', known.public_key],
      )
      assert.throws(() => openPush(gone, pushed.body))
      assert.equal((await app.call(user, 'GET', '/api/reminders')).body.due[0].id, id)
      await untilWaiting(0)
      receiver.answers.push(410, 410)
      const { body: snoozed } = await app.call(user, 'POST', `/api/reminders/${id}/snooze`, { minutes: 10 })
      assert.notEqual(snoozed.id, id)
      await pass(11 * MINUTE)
      await receiver.until(4)
      await untilWaiting(0)
      assert.deepEqual((await app.call(user, 'GET', '/api/push-subscriptions')).body.subscriptions, [])
    }))

  test(`${name}: a redirect is an answer like any other`, () =>
    inScene(shared(), async (scene) => {
      const { app, user, receiver, pass } = scene
      await app.call(user, 'PUT', '/api/settings', { webhook_url: `${receiver.url}/from` })
      await addTask(scene, 'call mom')
      receiver.answers.push({ redirect: `${receiver.url}/to` })
      await pass(MINUTE)
      await receiver.until(1)
      await pass(16_000)
      await receiver.until(2)
      assert.deepEqual(
        receiver.sent.map(({ path }) => path),
        ['/from', '/from'],
      )
    }))
}

test('nothing is sent to this machine or its neighbours, whatever they are called', async () => {
  const app = await openApp(freshPostgres)
  const clock = await takeClock(app.sayso.database, START)
  await inScene({ app, clock }, async (scene) => {
    const { user, receiver, pass } = scene
    const { port } = new URL(receiver.url)
    for (const address of ['http://127.0.0.1', 'http://[::1]', 'http://2130706433', 'http://169.254.169.254/latest']) {
      assert.equal((await app.call(user, 'PUT', '/api/settings', { webhook_url: address })).status, 400, address)
      const { subscription } = aBrowser(address)
      assert.equal((await app.call(user, 'PUT', '/api/push-subscriptions', subscription)).status, 400, address)
    }
    // A name is looked up when something is sent.
    assert.equal(
      (await app.call(user, 'PUT', '/api/settings', { webhook_url: `http://localhost:${port}/` })).status,
      200,
    )
    await addTask(scene, 'call mom')
    await pass(MINUTE)
    const failed = /sayso_deliveries_total\{outlet="webhook",outcome="failed"\} 1/
    while (!failed.test(app.sayso.metrics.render())) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal(receiver.sent.length, 0)
  })
  await app.close()
})

interface Browser {
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  readonly pair: ECDH
  readonly auth: Buffer
}

function aBrowser(endpoint: string): Browser {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') }
  return { subscription: { endpoint, keys }, pair, auth }
}

/** As a browser does it, by RFC 8291 and 8188. */
function openPush({ pair, auth }: Browser, bytes: Buffer): Buffer {
  const [salt, length] = [bytes.subarray(0, 16), bytes.readUInt8(20)]
  const theirs = bytes.subarray(21, 21 + length)
  const sealed = bytes.subarray(21 + length)
  const derive = (secret: Buffer, with_: Buffer, info: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, size))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
  const secret = derive(pair.computeSecret(theirs), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2))
}

after(stopOwnPostgres)
