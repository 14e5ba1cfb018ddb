import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Hono } from 'hono'
import type { Sayso } from '../../compose.ts'
import { AppError } from '../../domain/errors.ts'
import { isProven, prove } from '../../runtime/proof.ts'
import type { Env } from '../env.ts'

/** Between this server and the command line of the same data folder, which share a secret. */
export function ownerRoutes(app: Hono<Env>, sayso: Sayso, secret: string): void {
  app.get('/proof', (context) => {
    const challenge = context.req.query('challenge') ?? ''
    if (!/^[\w-]{16,100}$/.test(challenge)) throw new AppError('BAD_REQUEST', 'challenge: 16 to 100 letters or digits')
    return context.json({ proof: prove(secret, 'server', challenge) })
  })

  app.get('/backup', (context) => {
    const [challenge = '', proof = ''] = (context.req.header('sayso-owner') ?? '').split(' ')
    if (!isProven(secret, 'owner', challenge, proof))
      throw new AppError('FORBIDDEN', 'Only the owner of this data folder may back it up.')
    // A fault on the way ends the response early, which the reader notices.
    const packed = pipeline(Readable.from(sayso.backup()), createGzip(), () => {})
    return context.body(Readable.toWeb(packed), 200, { 'Content-Type': 'application/gzip' })
  })
}
