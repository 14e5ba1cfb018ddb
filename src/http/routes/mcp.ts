import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { Hono } from 'hono'
import type { Sayso } from '../../compose.ts'
import { chatResponseSchema } from '../../domain/chat.ts'
import type { CallHow } from '../../domain/elicitation.ts'
import { AppError } from '../../domain/errors.ts'
import { toolNameSchema } from '../../domain/tool-call.ts'
import { httpFace } from '../../mcp/http.ts'
import { clientOf } from '../../mcp/inbound.ts'
import type { TransportScope } from '../../mcp/scope.ts'
import { describeFault, log } from '../../runtime/log.ts'
import type { Caller, Env } from '../env.ts'
import { toolsFor } from '../leash.ts'
import { isJson, readJson, readKey } from '../read.ts'
import { viaOf } from '../says-via.ts'
import { readOnly } from '../writers-only.ts'

/** The tools for other agents. */
export function mcpRoutes(app: Hono<Env>, sayso: Sayso, closing: AbortSignal): void {
  let key: Promise<Buffer> | undefined
  const stateKey = () => {
    key ??= sayso.secret('mcp state')
    // If the database was away, ask again.
    key.catch(() => {
      key = undefined
    })
    return key
  }
  const face = httpFace((fault, tool) => log('error', 'tool failed', { tool, ...describeFault(fault) }), stateKey)
  closing.addEventListener('abort', () => void face.close())

  app.all('/mcp', async (context) => {
    const { raw } = context.req
    const caller = context.get('caller')
    const scope = scopeOf(sayso, caller, readKey(context))
    if (raw.method !== 'POST' || !isJson(raw)) return await face.fetch(raw, undefined, scope, () => endOf(caller))
    const read = await readMessage(raw)
    if ('refusal' in read) return context.json(read.refusal, 400)
    const client = clientOf(read.body) ?? context.req.header('user-agent')
    return await sayso.through(viaOf(context, 'mcp', client), () =>
      face.fetch(raw, read.body, scope, () => endOf(caller)),
    )
  })
}

// Clients of early 2025 may send several messages at once; each request counts once, so not too many.
const MOST_TOGETHER = 10

/** Refusals use the protocol's own form, which a client can read. */
async function readMessage(request: Request): Promise<{ body: unknown } | { refusal: object }> {
  try {
    const body = await readJson(request)
    if (!Array.isArray(body) || body.length <= MOST_TOGETHER) return { body }
    return refusalOf(ProtocolErrorCode.InvalidRequest, `At most ${MOST_TOGETHER} messages at once.`)
  } catch (fault) {
    if (!(fault instanceof AppError) || fault.code !== 'BAD_REQUEST') throw fault
    return refusalOf(ProtocolErrorCode.ParseError, fault.message)
  }
}

function refusalOf(code: number, message: string): { refusal: object } {
  return { refusal: { jsonrpc: '2.0', id: null, error: { code, message } } }
}

// Timers cannot run longer than this.
const LONGEST_MS = 2 ** 31 - 1

/** Listeners are disconnected when their token expires. */
function endOf({ until }: Caller): AbortSignal {
  return until === null
    ? new AbortController().signal
    : AbortSignal.timeout(Math.min(Math.max(0, until - Date.now()), LONGEST_MS))
}

function scopeOf(sayso: Sayso, caller: Caller, headerKey: string | null): TransportScope {
  const { user_id, may_write, leash } = caller
  const callTool = toolsFor(sayso, caller)
  return {
    user_id,
    callTool: async (name, parameters, how) => {
      const tool = toolNameSchema.safeParse(name)
      if (!tool.success) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool')
      return await callTool(tool.data, parameters, { ...how, ...keyOf(how, headerKey) })
    },
    say: async (request) => {
      if (!may_write || (leash && leash.rights !== 'full')) throw readOnly()
      return chatResponseSchema.parse(JSON.parse(await sayso.say({ ...request, user_id })))
    },
    timezone: () => sayso.zoneOf(user_id),
    reminders: () => sayso.reminders.list(user_id),
    follow: (changed) => sayso.follow(user_id, ({ what }) => changed(what)),
  }
}

/** The header belongs to the requested call, not to other lookups or refusals on the way. */
function keyOf({ key: inMessage }: CallHow, inHeader: string | null): { key?: string | null } {
  if (inMessage === undefined) return {}
  if (inMessage !== null && inHeader !== null && inMessage !== inHeader)
    throw new AppError('BAD_REQUEST', 'Idempotency-Key and sayso/idempotency_key differ')
  return { key: inMessage ?? inHeader }
}
