import { AsyncLocalStorage } from 'node:async_hooks'
import { createMcpHandler, type ServerEventBus } from '@modelcontextprotocol/server'
import { AppError } from '../domain/errors.ts'
import type { Report } from '../tools/run.ts'
import type { StateKey } from './ask.ts'
import { serveCompletions } from './complete.ts'
import { wishedFor, withTextState } from './inbound.ts'
import { servePrompts } from './prompts.ts'
import { serveResources } from './resources.ts'
import type { TransportScope } from './scope.ts'
import { createServer } from './server.ts'

const MOST_STREAMS = 20

export interface HttpFace {
  /** Answers one request, already authenticated, on behalf of this caller; `until` ends a stream that only listens. */
  fetch(request: Request, body: unknown, scope: TransportScope, until: () => AbortSignal): Promise<Response>
  close(): Promise<void>
}

interface Call {
  readonly scope: TransportScope
  readonly wished: readonly string[]
}

/**
 * Streamable HTTP without sessions: each request gets a server of its own, bound to its caller when it is made, so that
 * nothing can be answered to somebody else. Host, Origin, size and identity are checked before.
 */
export function httpFace(report: Report, stateKey: StateKey): HttpFace {
  const calls = new AsyncLocalStorage<Call>()
  const streams = new Map<string, number>()
  const handler = createMcpHandler(
    ({ era }) => {
      const scope = calls.getStore()?.scope
      // Without a session there is no way to ask a client of 2025 anything in the middle of a call, or to tell it later.
      const isModern = era === 'modern'
      return createServer(() => scope, report, {
        stateKey: isModern ? stateKey : null,
        extend: (server) => {
          if (scope === undefined) return
          serveResources(server, scope, isModern)
          servePrompts(server, scope)
          serveCompletions(server, scope)
        },
      })
    },
    { bus: busOf(calls, streams), onerror: () => {} },
  )
  return {
    async fetch(request, body, scope, until) {
      const wished = wishedFor(body)
      if (wished === null)
        return await calls.run({ scope, wished: [] }, () => handler.fetch(request, { parsedBody: withTextState(body) }))
      if ((streams.get(scope.user_id) ?? 0) >= MOST_STREAMS)
        throw new AppError('TOO_MANY', 'There are too many open streams of events.')
      const { method, headers } = request
      const ending = new Request(request.url, { method, headers, signal: AbortSignal.any([request.signal, until()]) })
      return await calls.run({ scope, wished }, () => handler.fetch(ending, { parsedBody: body }))
    },
    close: () => handler.close(),
  }
}

/** Who listens hears of their own tasks only: the caller is the one whose request opened the stream. */
function busOf(calls: AsyncLocalStorage<Call>, streams: Map<string, number>): ServerEventBus {
  return {
    publish: () => {},
    subscribe(listener) {
      const call = calls.getStore()
      if (call === undefined) return () => {}
      const { scope, wished } = call
      streams.set(scope.user_id, (streams.get(scope.user_id) ?? 0) + 1)
      const following = scope.follow(() => {
        for (const uri of wished) listener({ kind: 'resource_updated', uri })
      })
      return () => {
        void following.then((stop) => stop())
        const left = (streams.get(scope.user_id) ?? 1) - 1
        if (left === 0) streams.delete(scope.user_id)
        else streams.set(scope.user_id, left)
      }
    },
  }
}
