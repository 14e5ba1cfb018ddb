import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '../../domain/errors.ts'
import { createBudget } from '../../runtime/budget.ts'
import type { Env } from '../env.ts'

/** Attempts per minute from each address; each process counts for itself. */
export function limitByAddress(per_minute: number): MiddlewareHandler<Env> {
  const budget = createBudget(per_minute)
  return async (context, next) => {
    const spent = budget.take(addressOf(context))
    if (spent !== null) throw new AppError('TOO_MANY', 'Too many requests. Please wait a moment.', spent)
    await next()
  }
}

interface Incoming {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } }
}

const nearby = /^(::1|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:)/i

/** The caller's address; a proxy on this machine is believed when it names the client. */
export function addressOf(context: Context<Env>): string {
  const { incoming }: Incoming = Object(context.env)
  const peer = (incoming?.socket?.remoteAddress ?? '').replace(/^::ffff:/i, '')
  const told = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return told !== undefined && told !== '' && (peer === '' || nearby.test(peer)) ? told : peer
}
