import type { Context } from 'hono'
import { AppError } from '../domain/errors.ts'
import type { Env } from './env.ts'
import { isLocalHost } from './local-auth.ts'

/** Says which origins are our own page's: the public address, and on a machine of one's own all of its names. */
export function ownOrigins(public_url: string): (origin: string, host: string) => boolean {
  const { origin: own, host: ownHost } = new URL(public_url)
  return (origin, host) => origin === own || (isLocalHost(ownHost) && isLocalHost(host) && origin === `http://${host}`)
}

/**
 * A cookie comes along whoever makes the browser send it, so only our own page may use it: nothing is taken that says it
 * comes from elsewhere, and nothing that could change something without saying that it comes from here.
 */
export function refuseOtherPages(context: Context<Env>, isOwn: ReturnType<typeof ownOrigins>): void {
  const { method } = context.req
  const origin = context.req.header('origin')
  const site = context.req.header('sec-fetch-site') ?? 'same-origin'
  const isLooking = method === 'GET' || method === 'HEAD'
  const isHere = origin === undefined ? isLooking : isOwn(origin, context.req.header('host') ?? '')
  if (!isHere || !(site === 'same-origin' || (site === 'none' && isLooking)))
    throw new AppError('FORBIDDEN', "This server doesn't accept requests from other web pages.")
}
