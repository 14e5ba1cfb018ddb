import type { Hono } from 'hono'
import type { Sayso } from '../../compose.ts'
import { classifyRequestSchema, decideRequestSchema } from '../../domain/consider.ts'
import type { Env } from '../env.ts'
import { namedUser, readBody } from '../read.ts'

/** What would be decided, and what a message would be taken for; nothing happens. */
export function considerRoutes(app: Hono<Env>, sayso: Sayso): void {
  app.post('/api/decide', async (context) => {
    const request = await readBody(context, decideRequestSchema)
    const user_id = namedUser(context, request.context.user_id)
    return context.json(await sayso.decide({ ...request, context: { ...request.context, user_id } }))
  })

  app.post('/api/classify', async (context) => {
    const request = await readBody(context, classifyRequestSchema)
    return context.json(await sayso.classify(context.get('caller').user_id, request))
  })
}
