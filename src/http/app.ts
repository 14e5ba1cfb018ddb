// The HTTP edge: parse, find out who is calling, hand over, and map what comes back.

import { Hono } from 'hono'
import type { Sayso } from '../compose.ts'
import { AppError } from '../domain/errors.ts'
import type { AuthConfig } from '../runtime/auth-config.ts'
import { randomToken } from '../runtime/ids.ts'
import type { Env } from './env.ts'
import { answerFault } from './errors.ts'
import { onLeash } from './leash.ts'
import { limitBody } from './limit-body.ts'
import { localOnly } from './local-auth.ts'
import { measure } from './measure.ts'
import { rateLimit } from './rate-limit.ts'
import { logRequests } from './request-log.ts'
import { chatRoutes } from './routes/chat.ts'
import { considerRoutes } from './routes/consider.ts'
import { conversationRoutes } from './routes/conversations.ts'
import { eventRoutes } from './routes/events.ts'
import { insightRoutes } from './routes/insights.ts'
import { mcpRoutes } from './routes/mcp.ts'
import { ownerRoutes } from './routes/owner.ts'
import { pageRoutes } from './routes/page.ts'
import { recordRoutes } from './routes/records.ts'
import { referenceRoutes } from './routes/reference.ts'
import { calendarRoute, reminderRoutes } from './routes/reminders.ts'
import { toolRoutes } from './routes/tools.ts'
import { saysVia } from './says-via.ts'
import { type Who, whoBy } from './who.ts'
import { writersOnly } from './writers-only.ts'

export interface AppOptions {
  readonly auth?: AuthConfig
  /** How callers are identified, where that needs opening first. */
  readonly who?: Who
  /** Requests per minute for each caller; null: no limit. */
  readonly rate_limit?: number | null
  /** Where others reach this server, without a slash at its end. */
  readonly public_url?: string
  /** The secret shared with the command line of the same data folder; left out: nothing is proved to it. */
  readonly secret?: string
  /** Log a line for each request. */
  readonly log_requests?: boolean
  /** Aborted when the server stops: listeners are disconnected so that the rest can finish. */
  readonly closing?: AbortSignal
  /** Where the built page is; by default where the set-up builds it. */
  readonly page_folder?: string
}

export function createApp(sayso: Sayso, options: AppOptions = {}): Hono<Env> {
  const { auth = { kind: 'local' }, rate_limit = null, closing = new AbortController().signal } = options
  const { public_url = 'http://127.0.0.1:3000' } = options
  const app = new Hono<Env>()
  app.use(async (context, next) => {
    context.set('request_id', randomToken())
    context.header('X-Request-Id', context.get('request_id'))
    context.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.use(measure(sayso.metrics))
  if (options.log_requests === true) app.use(logRequests())
  app.onError((fault, context) => answerFault(context, fault))
  app.notFound((context) => answerFault(context, new AppError('NOT_FOUND', 'There is nothing at this address.')))

  // Used by monitoring, so it comes before anything that might refuse.
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) =>
    (await sayso.isReady()) ? context.json({ status: 'ready' }) : context.json({ status: 'not ready' }, 503),
  )

  if (auth.kind === 'local') app.use(localOnly())
  app.use(limitBody())
  referenceRoutes(app)
  if (options.secret !== undefined) ownerRoutes(app, sayso, options.secret)
  calendarRoute(app, sayso)

  const who = options.who ?? whoBy(auth, app, sayso, public_url)
  who.routes?.(app)
  app.use('/api/*', who.api)
  app.use('/mcp', who.mcp)
  app.use('/metrics', who.metrics ?? who.api)
  app.use('/api/*', writersOnly())
  app.use('/api/*', onLeash())
  app.use('/api/*', saysVia(sayso, 'http'))
  app.use('/mcp', saysVia(sayso, 'mcp'))
  if (rate_limit !== null) {
    const limit = rateLimit(rate_limit)
    app.use('/api/*', limit)
    app.use('/mcp', limit)
  }
  app.get('/metrics', (context) => {
    if (!context.get('caller').may_measure)
      throw new AppError('FORBIDDEN', 'This needs a token with the scope metrics.')
    return context.text(sayso.metrics.render(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  chatRoutes(app, sayso)
  considerRoutes(app, sayso)
  conversationRoutes(app, sayso)
  toolRoutes(app, sayso)
  recordRoutes(app, sayso)
  insightRoutes(app, sayso)
  reminderRoutes(app, sayso)
  eventRoutes(app, sayso, closing)
  mcpRoutes(app, sayso, closing)
  pageRoutes(app, options.page_folder)
  return app
}
