import type { Context, MiddlewareHandler } from 'hono'
import type { Sayso } from '../compose.ts'
import { cleanLine, isStorable } from '../domain/text.ts'
import type { Via } from '../domain/via.ts'
import type { Env } from './env.ts'

const LONGEST = 200

/** What is asked for from here on is recorded with this door, the program that asks, and the token it showed. */
export function saysVia(sayso: Sayso, door: Via['door']): MiddlewareHandler<Env> {
  return (context, next) => sayso.through(viaOf(context, door, context.req.header('user-agent')), next)
}

/** Names are the program's own and cleaned like any text. */
export function viaOf(context: Context<Env>, door: Via['door'], client: string | undefined): Via {
  return { door, client: shown(client), token_id: shown(context.get('caller').token_id) }
}

function shown(text: string | null | undefined): string | null {
  return text === undefined || text === null || !isStorable(text) ? null : cleanLine(text).slice(0, LONGEST) || null
}
