// The HTTP edge: parse, find out who is calling, hand over, and map what comes back.

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import type { Sayso } from '../compose.ts'
import { chatRequestSchema } from '../domain/chat.ts'
import { AppError } from '../domain/errors.ts'
import type { ToolResponse } from '../domain/tool-call.ts'
import { randomToken } from '../runtime/ids.ts'
import { answerFault } from './errors.ts'
import { readListQuery } from './list-query.ts'
import { localAuth } from './local-auth.ts'

export interface Env {
  Variables: { request_id: string; user_id: string }
}

const BODY_MAX = 64 * 1024

const welcome = `Sayso: a task agent you talk to, which acts only on your say-so.

POST /api/chat    say something: {"message": "remind me to call mom"}
GET  /api/tasks   your tasks
GET  /healthz     is the process alive
GET  /readyz      can it take requests

curl -s localhost:3000/api/chat -H 'content-type: application/json' -d '{"message": "show my tasks"}'
`

export function createApp(sayso: Sayso): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (context, next) => {
    context.set('request_id', randomToken())
    context.header('X-Request-Id', context.get('request_id'))
    await next()
  })
  app.onError((fault, context) => answerFault(context, fault))
  app.notFound((context) => answerFault(context, new AppError('NOT_FOUND', 'There is nothing at this address.')))

  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) =>
    (await sayso.isReady()) ? context.json({ status: 'ready' }) : context.json({ status: 'not ready' }, 503),
  )

  app.use(localAuth())
  app.use(
    bodyLimit({
      maxSize: BODY_MAX,
      onError: (context) => answerFault(context, new AppError('TOO_LARGE', 'That is too much at once: 64 kB at most.')),
    }),
  )
  app.get('/', (context) => context.text(welcome))

  app.post('/api/chat', async (context) => {
    const body = readBody(chatRequestSchema, await readJson(context.req.raw))
    const user_id = context.get('user_id')
    if (body.user_id !== undefined && body.user_id !== user_id) throw new AppError('FORBIDDEN', 'user_id is not yours.')
    const reply = await sayso.say({
      ...body,
      ...readKey(context.req.header('idempotency-key'), body.message_id),
      user_id,
    })
    return context.body(reply, 200, { 'Content-Type': 'application/json' })
  })

  app.get('/api/tasks', async (context) => {
    const response = await sayso.callTool(context.get('user_id'), 'list_tasks', readListQuery(context.req.queries()))
    return context.json(response, statusOf(response))
  })
  return app
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new AppError('BAD_REQUEST', 'The body must be JSON.')
  }
}

function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.map(String).join('.') ?? ''
  const message = issue?.message ?? 'The request is not valid'
  throw new AppError('BAD_REQUEST', place === '' || place === 'message' ? message : `${place}: ${message}`)
}

/** The header does the same as message_id; both must agree where both are given. */
function readKey(key: string | undefined, message_id: string | undefined): { message_id?: string } {
  if (key === undefined) return {}
  const parsed = chatRequestSchema.shape.message_id.safeParse(key)
  if (!parsed.success || parsed.data === undefined) throw new AppError('BAD_REQUEST', 'Idempotency-Key must be a UUID.')
  if (message_id !== undefined && message_id !== parsed.data)
    throw new AppError('BAD_REQUEST', 'Idempotency-Key and message_id differ.')
  return { message_id: parsed.data }
}

const toolStatuses = {
  TASK_NOT_FOUND: 404,
  VALIDATION_ERROR: 400,
  CONFIRMATION_REQUIRED: 409,
  FORBIDDEN: 403,
  UNAUTHORIZED: 401,
  CONFLICT: 409,
  DATABASE_ERROR: 503,
  INTERNAL_ERROR: 500,
} as const

function statusOf(response: ToolResponse) {
  return response.error_code === null ? 200 : toolStatuses[response.error_code]
}
