// The server's events, read with fetch: an EventSource cannot carry a token.

import { send } from './request.ts'
import { isUnseen, watchUse, whenSeen } from './use-of-connection.ts'

export interface ServerEvent {
  readonly event: string
  readonly data: string
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000

export interface Listener {
  onEvent(event: ServerEvent): void
  onLost(): void
  /** Nobody is looking; resumes when somebody is. */
  onPaused(): void
}

/** Follows events until stopped; comes back by itself when the connection is lost. */
export function followEvents(listener: Listener): () => void {
  const stopped = new AbortController()
  void keepReading(listener, stopped.signal)
  return () => stopped.abort()
}

async function keepReading(listener: Listener, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    if (isUnseen()) {
      listener.onPaused()
      await whenSeen(signal)
      continue
    }
    const wasOpen = await readOnce(listener, signal)
    if (signal.aborted) return
    if (isUnseen()) continue
    listener.onLost()
    wait = wasOpen ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS)
    await pause(wait, signal)
  }
}

/** Waits, but not once the browser says that it is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}

async function readOnce({ onEvent }: Listener, stopped: AbortSignal): Promise<boolean> {
  const { signal, onHeard, end } = watchUse(stopped)
  let wasOpen = false
  try {
    const response = await send('GET', '/api/events', undefined, { signal })
    if (!response.ok || response.body === null) return false
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onHeard()
      const blocks = (rest + part.value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const event of blocks.map(readBlock)) {
        if (event === null) continue
        wasOpen = true
        onEvent(event)
      }
    }
  } catch {
    // Lost: the caller is told, and it is retried.
  } finally {
    end()
  }
  return wasOpen
}

export function readBlock(block: string): ServerEvent | null {
  let event = ''
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim()
    if (line.startsWith('data:')) data.push(line.slice(5).trimStart())
  }
  return event === '' ? null : { event, data: data.join('\n') }
}
