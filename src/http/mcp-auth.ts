import type { Hono, MiddlewareHandler } from 'hono'
import { AppError } from '../domain/errors.ts'
import { BAD_TOKEN } from './challenge.ts'
import type { Env } from './env.ts'
import { type IsRevoked, type JwtConfig, jwtUser } from './jwt-auth.ts'

const METADATA = '/.well-known/oauth-protected-resource'

/**
 * Tokens for other agents are made out to this address and to nothing else: one for the rest of the server is not taken
 * here. Who has none is told where to get one (RFC 9728).
 */
export function mcpUser(
  app: Hono<Env>,
  config: JwtConfig,
  public_url: string,
  isRevoked: IsRevoked,
): MiddlewareHandler<Env> {
  const resource = `${public_url}/mcp`
  const metadata = {
    resource,
    resource_name: 'Sayso',
    bearer_methods_supported: ['header'],
    ...(URL.canParse(config.issuer) ? { authorization_servers: [config.issuer] } : {}),
  }
  for (const path of [METADATA, `${METADATA}/mcp`])
    app.all(path, (context) => context.json(metadata, 200, { 'Access-Control-Allow-Origin': '*' }))
  const identify = jwtUser({ ...config, audience: config.mcp_audience ?? resource }, isRevoked)
  const challenge = `Bearer resource_metadata="${public_url}${METADATA}/mcp"`
  const { origin: own } = new URL(public_url)
  return async (context, next) => {
    // No other web page has any business here, whatever token it has.
    if ((context.req.header('origin') ?? own) !== own)
      throw new AppError('FORBIDDEN', "This server doesn't accept requests from other web pages.")
    const isShown = context.req.header('authorization') !== undefined
    context.set('challenge', isShown ? `${challenge}, ${BAD_TOKEN}` : challenge)
    await identify(context, next)
  }
}
