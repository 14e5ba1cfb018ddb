import { z } from 'zod'
import { AppError } from '../domain/errors.ts'
import { dataDir } from '../runtime/config.ts'
import { readLogin } from './kept-login.ts'
import { readUser } from './request.ts'

/** Who speaks: a user of this machine, or whoever a token names to a server that checks it. */
export interface Caller {
  /** Undefined: the default user. */
  readonly user_id: string | undefined
  readonly token: string | undefined
  /** The server this terminal has signed in to. */
  readonly url?: string
}

export const LOCAL_USER = 'local'

/** From `--user` and SAYSO_TOKEN; a token is no option, since others on the machine can read those. */
export function readCaller(user: string | undefined, env: NodeJS.ProcessEnv = process.env): Caller {
  const token = env.SAYSO_TOKEN?.trim() || undefined
  if (token === undefined && user !== undefined) return { user_id: readUser(user), token }
  if (token === undefined) return { user_id: undefined, token, ...readLogin(dataDir(env)) }
  if (user !== undefined)
    throw new AppError('BAD_REQUEST', 'SAYSO_TOKEN already says who you are: leave out --user, or unset SAYSO_TOKEN.')
  if (!/^[\x21-\x7e]+$/.test(token)) throw new AppError('BAD_REQUEST', 'SAYSO_TOKEN does not hold a token.')
  return { user_id: undefined, token }
}

/** Whose conversation to go on with; the server alone decides whether the token is to be believed. */
export function nameOf({ user_id, token }: Caller): string {
  return user_id ?? (token === undefined ? LOCAL_USER : (subjectOf(token) ?? 'somebody with a token'))
}

const claimsSchema = z.object({ sub: z.string().min(1) })

function subjectOf(token: string): string | null {
  try {
    return claimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).sub
  } catch {
    return null
  }
}
