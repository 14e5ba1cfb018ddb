import type { Hono } from 'hono'
import { z } from 'zod'
import type { Sayso } from '../../compose.ts'
import { AppError } from '../../domain/errors.ts'
import { pushSubscriptionSchema, type Snooze, snoozeSchema } from '../../domain/reminder.ts'
import type { Env } from '../env.ts'
import { readBody } from '../read.ts'

export const dropSubscriptionSchema = z.strictObject({ endpoint: z.string().max(2000) })

/** The caller's reminders, and where they are delivered. */
export function reminderRoutes(app: Hono<Env>, sayso: Sayso): void {
  app.get('/api/reminders', async (context) => context.json(await sayso.reminders.list(context.get('caller').user_id)))

  app.post('/api/reminders/:id/snooze', async (context) => {
    const how = await readBody(context, snoozeSchema)
    demandFuture(how)
    const reminder = await sayso.reminders.snooze(context.get('caller').user_id, readId(context.req.param('id')), how)
    if (reminder === null) throw unknown()
    return context.json(reminder)
  })

  app.post('/api/reminders/:id/dismiss', async (context) => {
    if (!(await sayso.reminders.dismiss(context.get('caller').user_id, readId(context.req.param('id')))))
      throw unknown()
    return context.json({ dismissed: context.req.param('id') })
  })

  app.get('/api/push-subscriptions', async (context) =>
    context.json({
      public_key: await sayso.pushKey(),
      subscriptions: await sayso.subscriptions.list(context.get('caller').user_id),
    }),
  )

  app.put('/api/push-subscriptions', async (context) => {
    const given = await readBody(context, pushSubscriptionSchema)
    await sayso.subscribe(context.get('caller').user_id, given)
    return context.json({ subscribed: given.endpoint })
  })

  app.delete('/api/push-subscriptions', async (context) => {
    const { endpoint } = await readBody(context, dropSubscriptionSchema)
    if (!(await sayso.subscriptions.drop(context.get('caller').user_id, endpoint)))
      throw new AppError('NOT_FOUND', 'There is no such subscription.')
    return context.json({ dropped: endpoint })
  })

  app.get('/api/webhook-key', async (context) =>
    context.json({ key: await sayso.webhookKey(context.get('caller').user_id) }),
  )

  app.post('/api/calendar-key', async (context) => {
    const key = await sayso.renewCalendarKey(context.get('caller').user_id)
    return context.json({ key, path: `/api/calendar.ics?key=${key}` })
  })
}

/** Fetched by calendar programs, which know only the address: the key in it identifies the user. */
export function calendarRoute(app: Hono<Env>, sayso: Sayso): void {
  app.get('/api/calendar.ics', async (context) => {
    const feed = await sayso.calendarFeed(context.req.query('key') ?? '')
    if (feed === null) throw new AppError('NOT_FOUND', 'There is no calendar at this address.')
    const headers = { ETag: feed.etag, 'Cache-Control': 'private, no-cache' }
    if (context.req.header('if-none-match') === feed.etag) return context.body(null, 304, headers)
    return context.body(feed.text, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' })
  })
}

/** Malformed looks like unknown. */
function readId(text: string): string {
  const id = z.uuid().safeParse(text)
  if (!id.success) throw unknown()
  return id.data
}

function demandFuture({ until }: Snooze): void {
  if (until !== undefined && Date.parse(until) <= Date.now())
    throw new AppError('BAD_REQUEST', 'until: must be in the future')
}

function unknown(): AppError {
  return new AppError('NOT_FOUND', "That reminder doesn't exist, or no longer does.")
}
