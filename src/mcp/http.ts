import { AsyncLocalStorage } from 'node:async_hooks'
import { createMcpHandler, type ServerEventBus } from '@modelcontextprotocol/server'
import { AppError } from '../domain/errors.ts'
import type { Report } from '../tools/run.ts'
import type { StateKey } from './ask.ts'
import { serveCompletions } from './complete.ts'
import { withPlainFaults } from './faults.ts'
import { wishedFor, withTextState } from './inbound.ts'
import { servePrompts } from './prompts.ts'
import { concerns, serveResources } from './resources.ts'
import type { TransportScope } from './scope.ts'
import { createServer } from './server.ts'

const MOST_STREAMS = 20

export interface HttpFace {
  /** Answers one request, already authenticated, on behalf of this caller; `until` ends a stream that only listens. */
  fetch(request: Request, body: unknown, scope: TransportScope, until: () => AbortSignal): Promise<Response>
  close(): Promise<void>
}

interface Stream {
  listen(tell: (uri: string) => void): () => void
  endIfUnused(): void
}

interface Call {
  readonly scope: TransportScope
  /** Adds a listener; the returned function removes it. */
  listen?(tell: (uri: string) => void): () => void
}

/**
 * Streamable HTTP without sessions: each request gets a server of its own, bound to its caller when it is made, so that
 * nothing can be answered to somebody else. Host, Origin, size and identity are checked before.
 */
export function httpFace(report: Report, stateKey: StateKey): HttpFace {
  const calls = new AsyncLocalStorage<Call>()
  const openStream = streamsOf()
  const handler = createMcpHandler(
    ({ era }) => {
      const scope = calls.getStore()?.scope
      // Without a session there is no way to ask a client of 2025 anything in the middle of a call, or to tell it later.
      const isModern = era === 'modern'
      return createServer(() => scope, report, {
        stateKey: isModern ? stateKey : null,
        extend: (server) => {
          if (scope === undefined) return
          const plain = withPlainFaults(scope, report)
          serveResources(server, plain, isModern)
          servePrompts(server, plain)
          serveCompletions(server, plain)
        },
      })
    },
    { bus: busOf(calls), onerror: () => {} },
  )
  async function listen(request: Request, body: unknown, scope: TransportScope, until: () => AbortSignal) {
    const stream = await openStream(scope, wishedFor(body) ?? [])
    const { method, headers } = request
    const ending = new Request(request.url, { method, headers, signal: AbortSignal.any([request.signal, until()]) })
    try {
      return await calls.run({ scope, listen: stream.listen }, () => handler.fetch(ending, { parsedBody: body }))
    } finally {
      stream.endIfUnused()
    }
  }

  return {
    async fetch(request, body, scope, until) {
      if (wishedFor(body) !== null) return await listen(request, body, scope, until)
      return await calls.run({ scope }, () => handler.fetch(request, { parsedBody: withTextState(body) }))
    },
    close: () => handler.close(),
  }
}

/** Listeners hear about their own tasks only: the caller is whoever opened the stream. */
function busOf(calls: AsyncLocalStorage<Call>): ServerEventBus {
  return {
    publish: () => {},
    subscribe: (listener) =>
      calls.getStore()?.listen?.((uri) => listener({ kind: 'resource_updated', uri })) ?? (() => {}),
  }
}

/** Opens streams of changes, not too many for one user. */
function streamsOf(): (scope: TransportScope, wished: readonly string[]) => Promise<Stream> {
  const open = new Map<string, number>()
  const count = (user_id: string, change: 1 | -1) => {
    const now = (open.get(user_id) ?? 0) + change
    if (now === 0) open.delete(user_id)
    else open.set(user_id, now)
  }
  return async ({ user_id, follow }, wished) => {
    if ((open.get(user_id) ?? 0) >= MOST_STREAMS) throw new AppError('TOO_MANY', 'Too many open event streams.')
    // Counted before anything is waited for, so that many at once are not each the first.
    count(user_id, 1)
    let tell: ((uri: string) => void) | null = null
    // Followed before the client is told that it is, so that nothing is missed in between.
    const stop = await follow((what) => {
      for (const uri of wished) if (concerns(what, uri)) tell?.(uri)
    }).catch((fault: unknown) => {
      count(user_id, -1)
      throw fault
    })
    const end = () => {
      stop()
      count(user_id, -1)
    }
    return {
      listen(listener) {
        tell = listener
        return end
      },
      endIfUnused: () => (tell === null ? end() : undefined),
    }
  }
}
