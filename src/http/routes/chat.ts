import type { Hono } from 'hono'
import type { Sayso } from '../../compose.ts'
import { agentRequestSchema, chatRequestSchema, undoRequestSchema } from '../../domain/chat.ts'
import { AppError } from '../../domain/errors.ts'
import type { Env } from '../env.ts'
import { namedUser, ownUser, readBody, readKey } from '../read.ts'

const json = { 'Content-Type': 'application/json' }

/** Saying something: in a conversation, or once. */
export function chatRoutes(app: Hono<Env>, sayso: Sayso): void {
  app.post('/api/chat', async (context) => {
    const body = await readBody(context, chatRequestSchema)
    const reply = await sayso.say({
      ...body,
      ...messageId(readKey(context), body.message_id),
      user_id: ownUser(context, body.user_id),
    })
    return context.body(reply, 200, json)
  })

  app.post('/api/undo', async (context) => {
    const body = await readBody(context, undoRequestSchema)
    const reply = await sayso.say({
      ...body,
      ...messageId(readKey(context), body.message_id),
      message: 'undo',
      user_id: ownUser(context, body.user_id),
    })
    return context.body(reply, 200, json)
  })

  app.post('/api/agent', async (context) => {
    const body = await readBody(context, agentRequestSchema)
    if (body.timestamp !== undefined) context.set('timestamp', body.timestamp)
    const key = readKey(context)
    const answer = await sayso.answer({
      ...body,
      ...(key === null ? {} : { idempotency_key: key }),
      user_id: namedUser(context, body.user_id),
    })
    return context.body(answer, 200, json)
  })
}

/** The header does the same as message_id; both must agree where both are given. */
function messageId(key: string | null, message_id: string | undefined): { message_id?: string } {
  if (key === null) return {}
  const parsed = chatRequestSchema.shape.message_id.safeParse(key)
  if (!parsed.success || parsed.data === undefined) throw new AppError('BAD_REQUEST', 'Idempotency-Key must be a UUID.')
  if (message_id !== undefined && message_id !== parsed.data)
    throw new AppError('BAD_REQUEST', 'Idempotency-Key and message_id differ.')
  return { message_id: parsed.data }
}
