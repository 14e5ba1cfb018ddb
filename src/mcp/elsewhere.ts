// Tools served by another Sayso (or a server with the same five), over Streamable HTTP. Every call carries a key, so
// that it can be sent again until it is answered, and a turn that is taken again finds what it had done.

import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Elicitation } from '../domain/elicitation.ts'
import { AppError } from '../domain/errors.ts'
import { type ToolResponse, toolResponseSchema } from '../domain/tool-call.ts'
import { fail } from '../tools/answers.ts'
import type { Proof, ToolScope } from '../tools/contract.ts'
import { declined, proofOf, refused } from '../tools/delete_task.ts'
import { readTaskId } from '../tools/task-id.ts'
import { KEY_NAME } from './key.ts'

export interface Elsewhere {
  readonly url: string
  /** Tells the other side whom a call is made for. */
  headersFor(user_id: string): Promise<Record<string, string>>
}

interface KeyedCall {
  readonly tool_name: string
  readonly parameters: Record<string, unknown>
  readonly key: string
}

type Send = (call: KeyedCall) => Promise<ToolResponse>

const CALL_MS = 10_000
const PAUSES_MS = [100, 300, 900]

export function toolsElsewhere({ url, headersFor }: Elsewhere) {
  const headers = new AsyncLocalStorage<Record<string, string>>()
  const connection = reconnecting(() => connect(url, headers))

  const once = async ({ tool_name, parameters, key }: KeyedCall): Promise<ToolResponse> => {
    const client = await connection.get()
    const request = { name: tool_name, arguments: parameters, _meta: { [KEY_NAME]: key } }
    try {
      const result = await client.callTool(request, { timeout: CALL_MS })
      return toolResponseSchema.parse(result.structuredContent)
    } catch (fault) {
      connection.drop(client)
      throw fault
    }
  }

  return {
    isElsewhere: true,
    async call(scope: ToolScope, call: KeyedCall): Promise<ToolResponse> {
      const own = await headersFor(scope.user_id)
      const send: Send = (one) => headers.run(own, () => untilAnswered(() => once(one)))
      if (scope.elicitation !== undefined) return await answerElsewhere(send, scope, scope.elicitation, call)
      if (!isConfirmedDelete(scope, call)) return await send(call)
      const proof = proofOf(String(call.parameters.confirmation_token), scope)
      return proof === null ? refused : await deleteElsewhere(send, scope, proof, call)
    },
    close: () => connection.close(),
  }
}

/** Resends what got no answer, or was told that an earlier attempt is still running. */
async function untilAnswered(send: () => Promise<ToolResponse>): Promise<ToolResponse> {
  for (const pause of PAUSES_MS) {
    try {
      const response = await send()
      if (!mayBeRunning(response)) return response
    } catch {
      // Whether it arrived is not known, and does not matter: the key makes the next one the same call.
    }
    await sleep(pause)
  }
  try {
    return await send()
  } catch (cause) {
    throw new AppError('UNAVAILABLE', 'The tools cannot be reached right now. Please try again.', { cause })
  }
}

function mayBeRunning({ error_code, data }: ToolResponse): boolean {
  return (error_code === 'CONFLICT' && data === null) || error_code === 'DATABASE_ERROR'
}

function isConfirmedDelete(scope: ToolScope, { tool_name, parameters }: KeyedCall): boolean {
  return tool_name === 'delete_task' && scope.turn !== null && parameters.confirmation_token !== undefined
}

/** After the user's yes: uses up their confirmation here, then asks for a token there and deletes with it. */
async function deleteElsewhere(send: Send, scope: ToolScope, proof: Proof, call: KeyedCall): Promise<ToolResponse> {
  const { confirmation_token: _, ...parameters } = call.parameters
  const id = readTaskId(String(parameters.task_id))
  const title = id === null ? null : await scope.tasks.spendConfirmation(id, proof)
  if (title === null) return refused
  const asked = await send({ ...call, parameters, key: keyFor(call, 'ask') })
  const { task, confirmation_token } = asked.data ?? {}
  if (asked.error_code !== 'CONFIRMATION_REQUIRED' || task === undefined || confirmation_token === undefined)
    return asked
  if (task.title !== title) return fail('CONFLICT', 'The task has another title now', { task })
  return await send({ ...call, parameters: { ...parameters, confirmation_token }, key: keyFor(call, 'delete') })
}

/** A client's user is asked on a confirmation kept here, as in the chat: it is used up by a yes or a no, whichever is first. */
async function answerElsewhere(
  send: Send,
  scope: ToolScope,
  elicitation: Elicitation,
  call: KeyedCall,
): Promise<ToolResponse> {
  if (elicitation.step === 'yes')
    return await deleteElsewhere(send, scope, { by: 'token', token: elicitation.token, used_by: scope.newId() }, call)
  if (elicitation.step === 'no') {
    await scope.tasks.withdrawRemoval(elicitation.token)
    return declined
  }
  const asked = await send({ ...call, key: keyFor(call, 'look') })
  const task = asked.data?.task
  if (asked.error_code !== 'CONFIRMATION_REQUIRED' || task === undefined) return asked
  const confirmation_token = scope.newToken()
  const { expires_at } = await scope.tasks.offerRemoval(task, confirmation_token, 'elicitation')
  return { ...asked, data: { task, confirmation_token, expires_at } }
}

const KEY_MAX = 240

/** The key of one step; even a long key leaves room for it. */
function keyFor({ key }: KeyedCall, step: 'look' | 'ask' | 'delete'): string {
  return `${key.length > KEY_MAX ? createHash('sha256').update(key).digest('base64url') : key}:${step}`
}

async function connect(url: string, headers: AsyncLocalStorage<Record<string, string>>): Promise<Client> {
  const client = new Client({ name: 'sayso-agent', version: '0.1.0' }, { versionNegotiation: { mode: 'auto' } })
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch: (address, init) => {
      const all = new Headers(init?.headers)
      for (const [name, value] of Object.entries(headers.getStore() ?? {})) all.set(name, value)
      return fetch(address, { ...init, headers: all })
    },
  })
  await client.connect(transport, { timeout: CALL_MS })
  return client
}

/** One connection for all calls, made when it is first needed and again after it failed. */
function reconnecting(open: () => Promise<Client>) {
  let current: Promise<Client> | null = null
  const forget = (which: Promise<Client>) => {
    if (current === which) current = null
  }
  return {
    get() {
      const opening = current ?? open()
      current = opening
      opening.catch(() => forget(opening))
      return opening
    },
    drop(client: Client) {
      const held = current
      if (held === null) return
      held.then((open) => open === client && forget(held)).catch(() => {})
      client.close().catch(() => {})
    },
    async close() {
      const client = await current?.catch(() => null)
      await client?.close()
    },
  }
}
