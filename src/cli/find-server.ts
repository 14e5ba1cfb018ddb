import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { AppError } from '../domain/errors.ts'
import { noticeFile } from '../http/serve.ts'
import type { Config } from '../runtime/config.ts'
import { randomToken } from '../runtime/ids.ts'
import { isProven } from '../runtime/proof.ts'

const noticeSchema = z.object({ url: z.url(), secret: z.string().min(20) })
const proofSchema = z.object({ proof: z.string() })

/** A server as described by its notice in the data folder. */
export type FoundServer = z.infer<typeof noticeSchema>

/** A server to talk to; without a secret, its address and certificate identify it. */
export interface ReachedServer {
  readonly url: string
  readonly secret: string | null
}

const PROOF_MS = 3000

/**
 * The server that has the embedded folder open, if one answers; a notice left by a killed one is passed over. On
 * PostgreSQL there is no need for it: everyone may open the database.
 */
export async function findServer(config: Config): Promise<FoundServer | null> {
  if (!('folder' in config.database)) return null
  try {
    const server = noticeSchema.parse(JSON.parse(readFileSync(noticeFile(config.data_dir), 'utf8')))
    await demandProof(server)
    return server
  } catch {
    return null
  }
}

/** Asks a server to prove that it can read the data folder; anything else that took its port cannot. */
async function demandProof({ url, secret }: FoundServer): Promise<void> {
  const challenge = randomToken()
  const response = await fetch(`${url}/proof?challenge=${challenge}`, {
    signal: AbortSignal.timeout(PROOF_MS),
    redirect: 'error',
  })
  const answer = proofSchema.safeParse(await response.json())
  if (!answer.success || !isProven(secret, 'server', challenge, answer.data.proof))
    throw new AppError('UNAVAILABLE', `Something else is answering at ${url}, not this Sayso.`)
}

/** Sends a request to a server that has just shown who it is; nobody else is told anything. */
export async function provenFetch(
  { url, secret }: ReachedServer,
  path: string,
  request: RequestInit,
): Promise<Response> {
  if (secret !== null) await demandProof({ url, secret })
  return await fetch(`${url}${path}`, request)
}
