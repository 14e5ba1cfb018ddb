import type { MiddlewareHandler } from 'hono'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Sayso } from '../compose.ts'
import { AppError } from '../domain/errors.ts'
import { userIdSchema } from '../domain/task.ts'
import { isStorable } from '../domain/text.ts'
import type { AuthConfig } from '../runtime/auth-config.ts'
import type { Caller, Env } from './env.ts'

interface Checked {
  readonly caller: Caller
  readonly issued_at: number | null
}

export type IsRevoked = Sayso['tokens']['isRevoked']

export type JwtConfig = Extract<AuthConfig, { kind: 'jwt' }>

// Node takes headers of 16 kB; no honest token comes near.
const TOKEN_MAX = 8000

// The year 9999, in seconds.
const LATEST = 253_402_300_800

/** Takes a bearer token, checked in full. Whatever is wrong with it, the answer is the same. */
export function jwtUser(config: JwtConfig, isRevoked: IsRevoked): MiddlewareHandler<Env> {
  const verify = verifier(config)
  return async (context, next) => {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(context.req.header('authorization') ?? '') ?? []
    if (token === undefined || token.length > TOKEN_MAX) throw notLoggedIn()
    const { caller, issued_at } = await verify(token)
    if (await isRevoked(caller.user_id, { token_id: caller.token_id, issued_at })) throw notLoggedIn()
    context.set('caller', caller)
    await next()
  }
}

function notLoggedIn(cause?: unknown): AppError {
  return new AppError('UNAUTHORIZED', 'I need you to be logged in to manage tasks.', { cause })
}

/** The algorithms are fixed by where the keys come from: a public key can never be used as a secret. */
function verifier({ key, issuer, audience }: JwtConfig): (token: string) => Promise<Checked> {
  const getKey: JWTVerifyGetKey =
    'secret' in key ? async () => new TextEncoder().encode(key.secret) : createRemoteJWKSet(new URL(key.jwks_url))
  const algorithms = 'secret' in key ? ['HS256'] : ['RS256', 'ES256', 'EdDSA']
  return async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, getKey, {
        issuer,
        audience,
        algorithms,
        requiredClaims: ['exp', 'sub'],
      })
      return callerOf(token, payload, protectedHeader.typ)
    } catch (fault) {
      throw isOurs(fault)
        ? new AppError('UNAVAILABLE', 'Logins cannot be checked right now.', { cause: fault })
        : notLoggedIn(fault)
    }
  }
}

/** What the library leaves open: one audience only, an access token, a usable name, and each claim once. */
function callerOf(token: string, payload: JWTPayload, typ: string | undefined): Checked {
  const { sub, aud, exp, jti, iat } = payload
  const user = userIdSchema.safeParse(sub)
  const isOne = typeof aud === 'string' && user.success && user.data === sub
  if (!isOne || exp === undefined || !isAccessToken(payload, typ) || hasTwins(claimsText(token))) throw notLoggedIn()
  const caller = {
    user_id: user.data,
    is_named: true,
    ...rightsOf(payload),
    token_id: typeof jti === 'string' && isStorable(jti) ? jti : null,
    until: exp * 1000,
  }
  return { caller, issued_at: typeof iat === 'number' && iat > 0 && iat < LATEST ? iat : null }
}

/**
 * Scopes, as a text (RFC 8693) or as a list: a token that names `read` and not `write` may only look. Those that name
 * neither are of issuers that give out no scopes for us. The server's numbers are for who is sent for them: `metrics`.
 */
function rightsOf({ scope, scp }: JWTPayload): Pick<Caller, 'may_write' | 'may_measure'> {
  const named = new Set([scope, scp].flat().flatMap((part) => (typeof part === 'string' ? part.split(' ') : [])))
  return { may_write: named.has('write') || !named.has('read'), may_measure: named.has('metrics') }
}

const accessTypes = new Set(['jwt', 'at+jwt', 'bearer', 'access'])

/** Issuers mark what a token is for in the header, in `typ` or in `token_use`; any other mark than access is refused. */
function isAccessToken({ typ, token_use }: JWTPayload, headerTyp: string | undefined): boolean {
  return [headerTyp, typ, token_use].every(
    (mark) =>
      mark === undefined ||
      (typeof mark === 'string' && accessTypes.has(mark.toLowerCase().replace('application/', ''))),
  )
}

function claimsText(token: string): string {
  return Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
}

/** Whether a claim is given twice: readers disagree on which of the two counts. Reads each character once. */
function hasTwins(text: string): boolean {
  const seen = new Set<string>()
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
    else if (character === '"') {
      const end = endOfString(text, at)
      if (depth === 1 && isFollowedByColon(text, end)) {
        const name = String(JSON.parse(text.slice(at, end)))
        if (seen.has(name)) return true
        seen.add(name)
      }
      at = end - 1
    }
  }
  return false
}

/** However many spaces there are before it. */
function isFollowedByColon(text: string, from: number): boolean {
  let at = from
  while (' \t\n\r'.includes(text[at] ?? 'x')) at++
  return text[at] === ':'
}

/** The place behind the closing quote. */
function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

/** A bad token is the caller's fault; keys that cannot be fetched are not. */
function isOurs(fault: unknown): boolean {
  if (fault instanceof AppError) return false
  return (
    !(fault instanceof errors.JOSEError) ||
    fault instanceof errors.JWKSTimeout ||
    fault instanceof errors.JWKSInvalid ||
    fault.code === 'ERR_JOSE_GENERIC'
  )
}
