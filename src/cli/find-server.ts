import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { noticeFile } from '../http/serve.ts'
import type { Config } from '../runtime/config.ts'

const noticeSchema = z.object({ url: z.url() })

/**
 * The address of the server that has the embedded folder open, if one answers; a notice left by a killed one is passed
 * over. On PostgreSQL there is no need for it: everyone may open the database.
 */
export async function findServer(config: Config): Promise<string | null> {
  if (!('folder' in config.database)) return null
  try {
    const { url } = noticeSchema.parse(JSON.parse(readFileSync(noticeFile(config.data_dir), 'utf8')))
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1000) })
    return response.ok ? url : null
  } catch {
    return null
  }
}
