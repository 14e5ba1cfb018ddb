import type { Hono, MiddlewareHandler } from 'hono'
import type { Sayso } from '../compose.ts'
import { AppError } from '../domain/errors.ts'
import type { AuthConfig } from '../runtime/auth-config.ts'
import type { Env } from './env.ts'
import { jwtUser } from './jwt-auth.ts'
import { localUser } from './local-auth.ts'
import { mcpUser } from './mcp-auth.ts'

/** How callers are identified, at the API and at /mcp. */
export interface Who {
  readonly api: MiddlewareHandler<Env>
  readonly mcp: MiddlewareHandler<Env>
  /** For /metrics, where that differs. */
  readonly metrics?: MiddlewareHandler<Env>
  /** Routes for callers who are not signed in yet. */
  readonly routes?: (app: Hono<Env>) => void
  /** Clears away what has expired, and says how much it was. */
  readonly upkeep?: () => Promise<Record<string, number>>
}

export function whoBy(auth: AuthConfig, app: Hono<Env>, sayso: Sayso, public_url: string): Who {
  if (auth.kind === 'local') {
    const identify = localUser()
    return { api: identify, mcp: identify }
  }
  if (auth.kind === 'jwt') {
    const { isRevoked } = sayso.tokens
    return { api: jwtUser(auth, isRevoked), mcp: mcpUser(app, auth, public_url, isRevoked) }
  }
  // Loaded only in this mode, so they must have been opened before.
  throw new AppError('CONFIGURATION', 'Accounts were not opened.')
}
