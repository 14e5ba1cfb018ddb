import type { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Sayso } from '../../compose.ts'
import type { Change } from '../../domain/change.ts'
import { AppError } from '../../domain/errors.ts'
import type { Env } from '../env.ts'

const HEARTBEAT_MS = 15_000
const RETRY_MS = 2000
const MOST_PER_USER = 20

/**
 * `ready` once changes are followed, then `tasks` and `conversations` whenever the caller's own have changed. What changed
 * while a slow reader was still reading is told once.
 */
export function eventRoutes(app: Hono<Env>, sayso: Sayso, closing: AbortSignal): void {
  const open = new Map<string, number>()

  app.get('/api/events', (context) => {
    const { user_id, until } = context.get('caller')
    const count = open.get(user_id) ?? 0
    if (count >= MOST_PER_USER) throw new AppError('TOO_MANY', 'Too many open event streams.')
    open.set(user_id, count + 1)
    return streamSSE(context, async (stream) => {
      const waiting = new Map<string, Change>()
      let wake = () => {}
      const stop = await sayso.follow(user_id, (change) => {
        waiting.set(`${change.what} ${change.conversation_id}`, change)
        wake()
      })
      const isOver = () => stream.aborted || closing.aborted || (until !== null && Date.now() >= until)
      const end = () => wake()
      stream.onAbort(end)
      closing.addEventListener('abort', end)
      try {
        await stream.writeSSE({ event: 'ready', data: '{}', retry: RETRY_MS })
        while (!isOver()) {
          if (waiting.size === 0)
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, Math.min(HEARTBEAT_MS, Math.max(0, (until ?? Infinity) - Date.now())))
              wake = () => {
                clearTimeout(timer)
                resolve()
              }
            })
          if (isOver()) break
          if (waiting.size === 0) await stream.write(': still here\n\n')
          for (const [key, { what, conversation_id }] of waiting) {
            waiting.delete(key)
            await stream.writeSSE({ event: what, data: JSON.stringify({ conversation_id }) })
          }
        }
      } finally {
        stop()
        closing.removeEventListener('abort', end)
        const left = (open.get(user_id) ?? 1) - 1
        if (left === 0) open.delete(user_id)
        else open.set(user_id, left)
      }
    })
  })
}
