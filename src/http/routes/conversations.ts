import type { Hono } from 'hono'
import { z } from 'zod'
import type { Sayso } from '../../compose.ts'
import { conversationPatchSchema } from '../../domain/conversation.ts'
import { pageSchema } from '../../domain/page.ts'
import { line } from '../../domain/text.ts'
import type { Env } from '../env.ts'
import { readBody, readQuery } from '../read.ts'

/** `query`: only those in whose name or messages these letters are. */
export const conversationsQuerySchema = pageSchema.extend({
  query: line(1, 200, 'Query must be 1-200 characters').optional(),
})
export const messagesQuerySchema = pageSchema.omit({ cursor: true }).extend({ before: z.string().max(100).optional() })

export function conversationRoutes(app: Hono<Env>, { conversations }: Sayso): void {
  app.get('/api/conversations', async (context) =>
    context.json(await conversations.list(context.get('caller').user_id, readQuery(context, conversationsQuerySchema))),
  )

  app.get('/api/conversations/:id', async (context) =>
    context.json(await conversations.get(context.get('caller').user_id, context.req.param('id'))),
  )

  app.patch('/api/conversations/:id', async (context) => {
    const { title } = await readBody(context, conversationPatchSchema)
    return context.json(await conversations.rename(context.get('caller').user_id, context.req.param('id'), title))
  })

  app.delete('/api/conversations/:id', async (context) => {
    await conversations.remove(context.get('caller').user_id, context.req.param('id'))
    return context.body(null, 204)
  })

  app.get('/api/conversations/:id/messages', async (context) => {
    const page = readQuery(context, messagesQuerySchema)
    return context.json(await conversations.messages(context.get('caller').user_id, context.req.param('id'), page))
  })
}
