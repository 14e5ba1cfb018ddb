import { SignJWT } from 'jose'
import { AppError } from '../domain/errors.ts'
import type { AuthConfig } from './auth-config.ts'

const LIFE = '2 minutes'

export interface Behalf {
  readonly auth: AuthConfig
  /** The address the tools are served at, to which tokens for them are made out. */
  readonly url: string
  readonly token: string | null
}

/**
 * What tells tools served elsewhere on whose behalf they are called: a token made for the moment with the secret both
 * sides share, or the name alone where the machine's owner is trusted.
 */
export function onBehalf({ auth, url, token: fixed }: Behalf) {
  return async (user_id: string): Promise<Record<string, string>> => {
    if (fixed !== null) return { authorization: `Bearer ${fixed}`, 'x-user-id': asHeader(user_id) }
    if (auth.kind !== 'jwt' || !('secret' in auth.key)) return { 'x-user-id': asHeader(user_id) }
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(user_id)
      .setIssuer(auth.issuer)
      .setAudience(auth.mcp_audience ?? url)
      .setExpirationTime(LIFE)
      .sign(new TextEncoder().encode(auth.key.secret))
    return { authorization: `Bearer ${token}` }
  }
}

function asHeader(user_id: string): string {
  if (!/^[\x20-\x7e]+$/.test(user_id))
    throw new AppError(
      'BAD_REQUEST',
      'While tools are served elsewhere, a user id takes plain letters, digits and signs.',
    )
  return user_id
}
