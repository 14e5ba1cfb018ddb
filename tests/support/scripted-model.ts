// An OpenAI-compatible server on loopback that answers as it is told to, and remembers what it was asked.

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ModelConfig } from '../../src/runtime/model-config.ts'

export interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly raw: string
  /** What the model was told of the user: the last message's JSON. */
  readonly told: { message: string; earlier: unknown[]; tasks: { number: number; title: string }[] }
  readonly body: ReturnType<typeof Object>
}

export type Script = (asked: Asked, response: ServerResponse, index: number) => void | Promise<void>

export interface ScriptedModel {
  readonly url: string
  readonly asked: Asked[]
  script: Script
  config(more?: Partial<ModelConfig>): ModelConfig
  close(): Promise<void>
}

export const KEY = 'sk-secret-of-the-test'

export async function scriptedModel(script: Script): Promise<ScriptedModel> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const raw = await text(request)
    const body = Object(JSON.parse(raw || '{}'))
    const told = JSON.parse(body.messages?.at(-1)?.content ?? '{}')
    const one = { headers: request.headers, raw, told, body }
    asked.push(one)
    await model.script(one, response, asked.length - 1)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const model: ScriptedModel = {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    asked,
    script,
    config: (more = {}) => ({
      url: model.url,
      model: 'scripted',
      key: KEY,
      timeout_ms: 5000,
      per_minute: 1000,
      ...more,
    }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return model
}

export function answer(response: ServerResponse, content: string): void {
  const body = { id: 'x', object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content } }] }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}

/** The number under which a title was offered; 0 where it was not. */
export function numberOf({ told }: Asked, title: string): number {
  return told.tasks.find((task) => task.title === title)?.number ?? 0
}
