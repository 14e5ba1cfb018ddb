import { setTimeout as sleep } from 'node:timers/promises'
import type { Changed } from '../domain/change.ts'
import { provenFetch, type ReachedServer } from './find-server.ts'

const PAUSE_MS = 2000
const announced = ['tasks', 'conversations', 'reminders'] as const

/** Follows a server's events until stopped; reconnects, and treats what it may have missed as a change. */
export function followEvents(server: ReachedServer, headers: Record<string, string>, changed: Changed): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  void (async () => {
    for (let tries = 0; !signal.aborted; tries++) {
      if (tries > 0) await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {})
      await readEvents(server, headers, signal, tries > 0, changed).catch(() => {})
    }
  })()
  return () => stopping.abort()
}

async function readEvents(
  server: ReachedServer,
  headers: Record<string, string>,
  signal: AbortSignal,
  isAgain: boolean,
  changed: Changed,
): Promise<void> {
  const { body, ok } = await provenFetch(server, '/api/events', { headers, signal })
  if (!ok || body === null) return
  if (isAgain) for (const what of announced) changed(what)
  let rest = ''
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    for (const what of announced) if (lines.includes(`event: ${what}`)) changed(what)
  }
}
