import type { Hono } from 'hono'
import { AppError } from '../../domain/errors.ts'
import { prove } from '../../runtime/proof.ts'
import type { Env } from '../env.ts'

/** Between this server and the command line of the same data folder, which share a secret. */
export function ownerRoutes(app: Hono<Env>, secret: string): void {
  app.get('/proof', (context) => {
    const challenge = context.req.query('challenge') ?? ''
    if (!/^[\w-]{16,100}$/.test(challenge)) throw new AppError('BAD_REQUEST', 'challenge: 16 to 100 letters or digits')
    return context.json({ proof: prove(secret, 'server', challenge) })
  })
}
