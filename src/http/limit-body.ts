import type { HonoRequest, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../domain/errors.ts'
import type { Env } from './env.ts'
import { answerFault } from './errors.ts'

const BODY_MAX = 64 * 1024

/** What says how short it is cannot be longer, so it is not looked at here: looking makes a stream of it, which costs. */
export function limitBody(): MiddlewareHandler<Env> {
  const limited = bodyLimit({
    maxSize: BODY_MAX,
    onError: (context) => answerFault(context, new AppError('TOO_LARGE', 'That request is too large: 64 kB at most.')),
  })
  return (context, next) => (isShort(context.req) ? next() : limited(context, next))
}

function isShort(request: HonoRequest): boolean {
  const length = request.header('content-length')
  return length !== undefined && request.header('transfer-encoding') === undefined && Number(length) <= BODY_MAX
}
