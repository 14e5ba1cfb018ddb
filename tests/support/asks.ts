// One request to a small server with the guards in question in front of it, and what came of it.

import { Hono, type MiddlewareHandler } from 'hono'
import { AppError } from '../../src/domain/errors.ts'
import type { Caller, Env } from '../../src/http/env.ts'

export interface Asked {
  readonly method?: string
  readonly path?: string
  readonly headers?: Record<string, string>
}

/** Who was let through, or the code of the refusal and its words. */
export async function askPast(
  guards: readonly MiddlewareHandler<Env>[],
  { method = 'GET', path = '/api/tasks', headers = {} }: Asked,
): Promise<Caller | null | { readonly code: string; readonly words: string }> {
  const app = new Hono<Env>()
  const reached: (Caller | null)[] = []
  for (const guard of guards) app.use(guard)
  app.all('*', (context) => {
    reached.push(context.get('caller') ?? null)
    return context.body(null)
  })
  const faults: unknown[] = []
  app.onError((fault, context) => {
    faults.push(fault)
    return context.body(null)
  })
  await app.request(path, { method, headers })
  const [fault] = faults
  if (fault === undefined) return reached[0] ?? null
  if (!(fault instanceof AppError)) throw fault
  return { code: fault.code, words: fault.message }
}

/** A guard that lets everybody through as this caller. */
export function as(caller: Caller): MiddlewareHandler<Env> {
  return async (context, next) => {
    context.set('caller', caller)
    await next()
  }
}

export function aCaller(given: Partial<Caller> = {}): Caller {
  return { user_id: 'ann', is_named: true, may_write: true, may_measure: false, token_id: null, until: null, ...given }
}
