// Notifies other processes after a commit, never within the transaction: PostgreSQL serialises the commits of
// transactions that notify, and each waits for the disk of the one before.

import type pg from 'pg'
import { z } from 'zod'
import { type Change, changeSchema } from '../domain/change.ts'

export const CHANNEL = 'sayso'

const PAUSE_MS = 100

const toldSchema = changeSchema.extend({ from: z.string() })

export interface Notifier {
  /** Identifies this process, so that it ignores its own notices. */
  readonly from: string
  /** Immediately if nothing was sent lately; otherwise in a batch with other notices. */
  tell(changes: readonly Change[]): void
  /** Sends the remaining notices. */
  close(): Promise<void>
}

export function createNotifier(pool: pg.Pool, onFault: (fault: Error) => void): Notifier {
  const from = crypto.randomUUID()
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()

  function send(): void {
    timer = undefined
    if (waiting.size === 0) return
    const payloads = [...waiting]
    waiting.clear()
    timer = setTimeout(send, PAUSE_MS).unref()
    sending = notify(pool, payloads).catch(onFault)
  }

  return {
    from,
    tell(changes) {
      for (const change of changes) waiting.add(JSON.stringify({ ...change, from }))
      if (timer === undefined) send()
    },
    close: async () => {
      clearTimeout(timer)
      send()
      clearTimeout(timer)
      await sending
    },
  }
}

/** Losing these does no harm, so we don't wait for the disk. */
async function notify(pool: pg.Pool, payloads: readonly string[]): Promise<void> {
  await pool.query({
    text: `select pg_notify($1, payload), set_config('synchronous_commit', 'off', true) from unnest($2::text[]) as payload`,
    values: [CHANNEL, payloads],
  })
}

/** Null if it is no change or comes from this process. */
export function readTold(payload: string | undefined, own: string): Change | null {
  try {
    const { from, ...change } = toldSchema.parse(JSON.parse(payload ?? ''))
    return from === own ? null : change
  } catch {
    return null
  }
}
