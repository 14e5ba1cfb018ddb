import type { MiddlewareHandler } from 'hono'
import type { Sayso } from '../compose.ts'
import { cleanLine, isStorable } from '../domain/text.ts'
import type { Via } from '../domain/via.ts'
import type { Env } from './env.ts'

const LONGEST = 200

/** What is asked for from here on is recorded with this door, the program that asks, and the token it showed. */
export function saysVia(sayso: Sayso, door: Via['door']): MiddlewareHandler<Env> {
  return async (context, next) => {
    const { token_id } = context.get('caller')
    await sayso.through({ door, client: shown(context.req.header('user-agent')), token_id: shown(token_id) }, next)
  }
}

function shown(text: string | null | undefined): string | null {
  return text === undefined || text === null || !isStorable(text) ? null : cleanLine(text).slice(0, LONGEST) || null
}
