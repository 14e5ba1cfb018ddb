import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { asForeseen, type ErrorCode } from '../domain/errors.ts'
import { describeFault, log } from '../runtime/log.ts'
import type { Env } from './env.ts'
import { routeOf } from './measure.ts'

const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STILL_RUNNING: 409,
  DIFFERENT_REQUEST: 422,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  CONFIGURATION: 500,
}

/** Tells the caller what went wrong; the cause is logged under the same request id. */
export function answerFault(context: Context<Env>, fault: unknown): Response {
  const known = asForeseen(fault)
  const request_id = context.get('request_id')
  if (known === null) {
    log('error', 'request failed', { request_id, route: routeOf(context), ...describeFault(fault) })
    return context.json(
      { error: { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.', request_id } },
      500,
    )
  }
  const status = statuses[known.code]
  log(status >= 500 ? 'error' : 'warn', 'request refused', {
    request_id,
    route: routeOf(context),
    status,
    ...(status >= 500 ? describeFault(fault) : { code: known.code }),
  })
  if (known.code === 'UNAUTHORIZED') context.header('WWW-Authenticate', context.get('challenge') ?? 'Bearer')
  if (status === 503 || status === 429 || status === 409) context.header('Retry-After', String(known.retry_after))
  return context.json({ error: { code: known.code, message: known.message, request_id } }, status)
}
