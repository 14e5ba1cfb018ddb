import type { Situation, Understanding } from './read-message.ts'

export interface Question {
  readonly id: number
  readonly message: string
  readonly situation: Situation
}

interface Answer {
  readonly id: number
  readonly understanding: Understanding
}

let worker: Worker | null = null
let count = 0
const waiting = new Map<number, (understanding: Understanding) => void>()

/** What the same engine as the server's makes of a message. It is loaded when it is first asked. */
export function askEngine(message: string, situation: Situation): Promise<Understanding> {
  worker ??= start()
  const id = ++count
  const question: Question = { id, message, situation }
  worker.postMessage(question)
  return new Promise((resolve) => waiting.set(id, resolve))
}

/** Loads the engine while the page is idle. */
export function warmUp(): void {
  const begin = () => {
    worker ??= start()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3000 })
  else setTimeout(begin, 1000)
}

function start(): Worker {
  const started = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.understanding)
    waiting.delete(data.id)
  })
  // It could not be loaded: the next one to ask tries again.
  started.addEventListener('error', () => {
    worker = null
    waiting.clear()
  })
  return started
}
