import type { Hono } from 'hono'
import type { Sayso } from '../../compose.ts'
import { insightsQuerySchema } from '../../domain/insights.ts'
import type { Env } from '../env.ts'
import { readQuery } from '../read.ts'

/** The caller's activity and how it went, in numbers. */
export function insightRoutes(app: Hono<Env>, sayso: Sayso): void {
  app.get('/api/insights', async (context) => {
    const { timezone } = readQuery(context, insightsQuerySchema)
    return context.json(await sayso.insights(context.get('caller').user_id, timezone))
  })

  app.get('/api/task-counts', async (context) => {
    const { timezone } = readQuery(context, insightsQuerySchema)
    return context.json(await sayso.countTasks(context.get('caller').user_id, timezone))
  })
}
