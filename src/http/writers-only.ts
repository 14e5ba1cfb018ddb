import type { HonoRequest, MiddlewareHandler } from 'hono'
import { AppError } from '../domain/errors.ts'
import { READ_ONLY_TOOLS } from '../domain/tool-hints.ts'
import type { Env } from './env.ts'

/** Asked with POST because of what they are given, but nothing is changed by them. */
const onlyLooking = new Set(['/api/classify', '/api/decide', ...READ_ONLY_TOOLS.map((name) => `/api/tools/${name}`)])

export function isOnlyLooking({ method, path }: HonoRequest): boolean {
  return method === 'GET' || method === 'HEAD' || onlyLooking.has(path)
}

/** Who may only look is sent away from everything that can change something, whatever it would have done this time. */
export function writersOnly(): MiddlewareHandler<Env> {
  return (context, next) => {
    if (!isOnlyLooking(context.req) && !context.get('caller').may_write) throw readOnly()
    return next()
  }
}

export function readOnly(): AppError {
  return new AppError('FORBIDDEN', 'This token is read-only.')
}
