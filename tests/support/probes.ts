// Requests with one id in them each, for every route and field that takes one.

import { randomUUID } from 'node:crypto'
import type { Answer, TestApp } from './app.ts'

/** What a user has that carries an id. */
export interface Ids {
  readonly user: string
  readonly conversation: string
  readonly message: string
  readonly task: string
  readonly pending: string
  /** Of a delete that was asked for by a single shot, and by a tool. */
  readonly token: string
  readonly tool_token: string
  readonly key: string
  readonly task_cursor: string
  readonly reminder: string
  readonly endpoint: string
  readonly conversation_cursor: string
  readonly decision_cursor: string
}

export async function live(app: TestApp, user: string): Promise<Ids> {
  const { conversation_id } = await app.say(user, `add secret of ${user}`)
  await app.say(user, 'add milk', { conversation_id })
  const { body: listed } = await app.call(user, 'GET', '/api/tasks?limit=1')
  const task = listed.data.tasks[0].id
  const message = randomUUID()
  const asked = await app.say(user, 'delete milk', { conversation_id, message_id: message })
  const key = randomUUID()
  await app.call(user, 'POST', '/api/tools/add_task', { title: 'eggs' }, { 'idempotency-key': key })
  await app.say(user, 'hello')
  await app.call(user, 'POST', '/api/tools/add_task', { title: `call of ${user}`, due_date: '2097-01-01T09:00:00Z' })
  const { body: reminders } = await app.call(user, 'GET', '/api/reminders')
  const endpoint = `https://push.example/${randomUUID()}`
  await app.call(user, 'PUT', '/api/push-subscriptions', { endpoint, keys: { p256dh: 'AAAA', auth: 'AAAA' } })
  await app.call(user, 'POST', '/api/calendar-key', {})
  const single = await app.call(user, 'POST', '/api/agent', { user_id: user, message: 'delete milk' })
  const tool = await app.call(user, 'POST', '/api/tools/delete_task', { task_id: task })
  const page = async (path: string) => (await app.call(user, 'GET', path)).body.next_cursor
  return {
    user,
    conversation: conversation_id,
    message,
    task,
    pending: asked.pending_action?.id ?? '',
    token: single.body.metadata.confirmation_token,
    tool_token: tool.body.data.confirmation_token,
    key,
    task_cursor: listed.data.next_cursor,
    reminder: reminders.coming[0].id,
    endpoint,
    conversation_cursor: await page('/api/conversations?limit=1'),
    decision_cursor: await page('/api/audit/decisions?limit=1'),
  }
}

export const nobody = (): Ids => ({
  user: randomUUID(),
  conversation: randomUUID(),
  message: randomUUID(),
  task: randomUUID(),
  pending: randomUUID(),
  token: 'AAAAAAAAAAAAAAAAAAAAAA',
  tool_token: 'AAAAAAAAAAAAAAAAAAAAAA',
  key: randomUUID(),
  reminder: randomUUID(),
  endpoint: `https://push.example/${randomUUID()}`,
  task_cursor: Buffer.from(JSON.stringify(['normal', ['~', 4, '00000000-0000-7000-8000-000000000000']])).toString(
    'base64url',
  ),
  conversation_cursor: Buffer.from(JSON.stringify(['2020-01-01T00:00:00.000000Z', randomUUID()])).toString('base64url'),
  decision_cursor: Buffer.from(JSON.stringify(['00000000-0000-7000-8000-000000000000'])).toString('base64url'),
})

export type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>

/** One request of the caller's with one id in it. */
type Probe = (send: Send, ids: Ids, me: string) => Promise<Answer>

// Where another's id means something harmless of one's own (a cursor is only a place in one's own list), both answers are
// compared all the same.
export const probes: Record<string, Probe> = {
  'chat conversation_id': (send, ids) =>
    send('POST', '/api/chat', { message: 'show my tasks', conversation_id: ids.conversation }),
  'chat conversation_id, delete': (send, ids) =>
    send('POST', '/api/chat', { message: 'yes', conversation_id: ids.conversation }),
  'chat message_id': (send, ids) => send('POST', '/api/chat', { message: 'hello', message_id: ids.message }),
  'chat idempotency key': (send, ids) =>
    send('POST', '/api/chat', { message: 'hello' }, { 'idempotency-key': ids.message }),
  'chat confirms': (send, ids) => send('POST', '/api/chat', { message: 'yes', confirms: ids.pending }),
  'chat user_id': (send, ids) => send('POST', '/api/chat', { message: 'show my tasks', user_id: ids.user }),
  'undo conversation_id': (send, ids) => send('POST', '/api/undo', { conversation_id: ids.conversation }),
  'undo message_id': (send, ids) =>
    send('POST', '/api/undo', { conversation_id: ids.conversation, message_id: ids.message }),
  'chat task by id': (send, ids) => send('POST', '/api/chat', { message: `complete ${ids.task}` }),
  'agent user_id': (send, ids) => send('POST', '/api/agent', { message: 'show my tasks', user_id: ids.user }),
  'agent token': (send, ids, me) =>
    send('POST', '/api/agent', { message: 'yes', user_id: me, confirmation_token: ids.token }),
  'agent tool token': (send, ids, me) =>
    send('POST', '/api/agent', { message: 'yes', user_id: me, confirmation_token: ids.tool_token }),
  'agent key': (send, ids, me) =>
    send('POST', '/api/agent', { message: 'hello', user_id: me }, { 'idempotency-key': `agent-${ids.key}` }),
  'decide user_id': (send, ids) =>
    send('POST', '/api/decide', { context: { user_id: ids.user, message: 'hello', conversation_id: randomUUID() } }),
  'decide conversation_id': (send, ids, me) =>
    send('POST', '/api/decide', { context: { user_id: me, message: 'hello', conversation_id: ids.conversation } }),
  'conversation read': (send, ids) => send('GET', `/api/conversations/${ids.conversation}`),
  'conversation rename': (send, ids) => send('PATCH', `/api/conversations/${ids.conversation}`, { title: 'stolen' }),
  'conversation delete': (send, ids) => send('DELETE', `/api/conversations/${ids.conversation}`),
  'conversation messages': (send, ids) => send('GET', `/api/conversations/${ids.conversation}/messages`),
  'conversation cursor': (send, ids) => send('GET', `/api/conversations?limit=1&cursor=${ids.conversation_cursor}`),
  'tasks user_id': (send, ids) => send('GET', `/api/tasks?user_id=${ids.user}`),
  'tasks by id': (send, ids) => send('GET', `/api/tasks?query=${ids.task}`),
  'audit decisions conversation_id': (send, ids) =>
    send('GET', `/api/audit/decisions?conversation_id=${ids.conversation}`),
  'audit calls conversation_id': (send, ids) =>
    send('GET', `/api/audit/tool-invocations?conversation_id=${ids.conversation}`),
  'tool update_task task_id': (send, ids) =>
    send('POST', '/api/tools/update_task', { task_id: ids.task, title: 'stolen' }),
  'tool complete_task task_id': (send, ids) => send('POST', '/api/tools/complete_task', { task_id: ids.task }),
  'tool delete_task task_id': (send, ids) => send('POST', '/api/tools/delete_task', { task_id: ids.task }),
  'tool delete_task token': (send, ids) =>
    send('POST', '/api/tools/delete_task', { task_id: ids.task, confirmation_token: ids.tool_token }),
  'tool list_tasks ids': (send, ids) => send('POST', '/api/tools/list_tasks', { query: ids.task }),
  'tool add_task user_id': (send, ids) => send('POST', '/api/tools/add_task', { title: 'x', user_id: ids.user }),
  'tool list_tasks user_id': (send, ids) => send('POST', '/api/tools/list_tasks', { user_id: ids.user }),
  'tool update_task user_id': (send, ids) =>
    send('POST', '/api/tools/update_task', { task_id: ids.task, title: 'x', user_id: ids.user }),
  'tool complete_task user_id': (send, ids) =>
    send('POST', '/api/tools/complete_task', { task_id: ids.task, user_id: ids.user }),
  'tool delete_task user_id': (send, ids) =>
    send('POST', '/api/tools/delete_task', { task_id: ids.task, user_id: ids.user }),
  'reminder snooze': (send, ids) => send('POST', `/api/reminders/${ids.reminder}/snooze`, { minutes: 5 }),
  'reminder dismiss': (send, ids) => send('POST', `/api/reminders/${ids.reminder}/dismiss`, {}),
  'push subscription drop': (send, ids) => send('DELETE', '/api/push-subscriptions', { endpoint: ids.endpoint }),
  'tool key': (send, ids) => send('POST', '/api/tools/list_tasks', {}, { 'idempotency-key': `list-${ids.key}` }),
}

/** Without what differs from request to request by itself. */
export function plain({ status, text }: Answer): { status: number; text: string } {
  return {
    status,
    text: text
      .replace(
        /"(request_id|conversation_id|message_id|invoked_at|id|created_at|updated_at|completed_at|fresh_id|user_id)":"[^"]*"/g,
        '"$1":""',
      )
      .replace(/"(duration_ms|execution_time_ms)":\d+/g, '"$1":0')
      .replace(/"at":"[^"]*"|"now":"[^"]*"/g, '')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID'),
  }
}
