import { z } from 'zod'
import { SIGN_UPS, type SignUp } from '../domain/account.ts'
import { AppError } from '../domain/errors.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where the keys come from decides which algorithms count; a token's own header never does. */
export type JwtKey = { readonly secret: string } | { readonly jwks_url: string }

export type AuthConfig =
  | { readonly kind: 'local' }
  | {
      readonly kind: 'accounts'
      readonly sign_up: SignUp
      /** How e-mails are sent; null: their links go to the log. */
      readonly mail: { readonly url: string; readonly from: string } | null
      /** The secret that opens /metrics; null: nothing does. */
      readonly metrics_token: string | null
    }
  | {
      readonly kind: 'jwt'
      readonly key: JwtKey
      readonly issuer: string
      readonly audience: string
      readonly mcp_audience?: string
    }

export function readAuth(env: Environment): AuthConfig {
  const kind = env.SAYSO_AUTH || 'local'
  if (kind === 'local') return { kind }
  if (kind === 'jwt')
    return {
      kind,
      key: readKey(env),
      issuer: required(env, 'SAYSO_JWT_ISSUER'),
      audience: required(env, 'SAYSO_JWT_AUDIENCE'),
      ...(env.SAYSO_MCP_AUDIENCE ? { mcp_audience: env.SAYSO_MCP_AUDIENCE } : {}),
    }
  if (kind === 'accounts')
    return { kind, sign_up: readSignUp(env), mail: readMail(env), metrics_token: readMetricsToken(env) }
  throw new AppError('CONFIGURATION', `SAYSO_AUTH=${kind}: must be 'local', 'accounts' or 'jwt'.`)
}

function readSignUp({ SAYSO_SIGN_UP: given }: Environment): SignUp {
  const sign_up = SIGN_UPS.find((known) => known === (given || 'open'))
  if (sign_up === undefined)
    throw new AppError('CONFIGURATION', `SAYSO_SIGN_UP=${given}: must be one of ${SIGN_UPS.join(', ')}.`)
  return sign_up
}

function readMetricsToken({ SAYSO_METRICS_TOKEN: token }: Environment): string | null {
  if (!token) return null
  if (Buffer.byteLength(token) < SECRET_BYTES)
    throw new AppError('CONFIGURATION', `SAYSO_METRICS_TOKEN must be at least ${SECRET_BYTES} bytes long.`)
  return token
}

/** The address holds a password, so it is not repeated. */
function readMail({ SAYSO_SMTP_URL: url, SAYSO_MAIL_FROM: from }: Environment) {
  if (!url) return null
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new AppError('CONFIGURATION', 'SAYSO_SMTP_URL must look like smtps://user:password@host:465.')
  if (!from) throw new AppError('CONFIGURATION', 'SAYSO_MAIL_FROM is required with SAYSO_SMTP_URL.')
  return { url, from }
}

function required(env: Environment, name: string): string {
  const value = env[name]
  if (value === undefined || value === '')
    throw new AppError('CONFIGURATION', `${name} is required with SAYSO_AUTH=jwt.`)
  return value
}

function readKey(env: Environment): JwtKey {
  const { SAYSO_JWT_SECRET: secret = '', SAYSO_JWT_JWKS_URL: jwks_url = '' } = env
  if ((secret === '') === (jwks_url === ''))
    throw new AppError('CONFIGURATION', 'SAYSO_AUTH=jwt needs SAYSO_JWT_SECRET or SAYSO_JWT_JWKS_URL, one of the two.')
  return secret === '' ? { jwks_url: readJwksUrl(jwks_url) } : { secret: readSecret(secret) }
}

/** Keys fetched without TLS could be anybody's; only this machine is trusted without it. */
function readJwksUrl(text: string): string {
  const url = z.url().safeParse(text).success ? URL.parse(text) : null
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  if (!isSafe) throw new AppError('CONFIGURATION', 'SAYSO_JWT_JWKS_URL must be an https address.')
  return text
}

const SECRET_BYTES = 32
const DISTINCT = 10
const wellKnown = /secret|change.?me|password|default|example|placeholder|replace|your.?key|sayso/i

/** The secret itself is never repeated in the message. */
function readSecret(secret: string): string {
  if (Buffer.byteLength(secret) < SECRET_BYTES)
    throw new AppError('CONFIGURATION', `SAYSO_JWT_SECRET must be at least ${SECRET_BYTES} bytes long.`)
  if (wellKnown.test(secret) || new Set(secret).size < DISTINCT)
    throw new AppError('CONFIGURATION', 'SAYSO_JWT_SECRET can be guessed. Make one with: openssl rand -base64 48')
  return secret
}
