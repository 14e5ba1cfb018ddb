import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { openSayso } from '../compose.ts'
import { type ChatRequest, type ChatResponse, chatResponseSchema } from '../domain/chat.ts'
import { AppError } from '../domain/errors.ts'
import { noticeFile } from '../http/serve.ts'
import type { Config } from '../runtime/config.ts'

/** Someone to talk to: a running server, or the database itself when none runs. */
export interface Talk {
  say(request: ChatRequest): Promise<ChatResponse>
  close(): Promise<void>
}

const LOCAL_USER = 'local'

export async function openTalk(config: Config): Promise<Talk> {
  const url = 'folder' in config.database ? await runningServer(config.data_dir) : null
  return url === null ? await talkDirectly(config) : talkOverHttp(url)
}

async function talkDirectly(config: Config): Promise<Talk> {
  const sayso = await openSayso(config)
  return {
    say: async (request) => chatResponseSchema.parse(JSON.parse(await sayso.say({ ...request, user_id: LOCAL_USER }))),
    close: () => sayso.close(),
  }
}

const errorSchema = z.object({ error: z.object({ message: z.string() }) })

function talkOverHttp(url: string): Talk {
  return {
    say: async (request) => {
      const response = await fetch(`${url}/api/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      })
      const body: unknown = await response.json()
      if (!response.ok)
        throw new AppError(response.status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST', errorSchema.parse(body).error.message)
      return chatResponseSchema.parse(body)
    },
    close: async () => {},
  }
}

const noticeSchema = z.object({ url: z.url() })

/** The address of the server that has this folder open, if one answers; a notice left by a killed one is passed over. */
async function runningServer(data_dir: string): Promise<string | null> {
  try {
    const { url } = noticeSchema.parse(JSON.parse(readFileSync(noticeFile(data_dir), 'utf8')))
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1000) })
    return response.ok ? url : null
  } catch {
    return null
  }
}
