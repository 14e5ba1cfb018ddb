import { z } from 'zod'
import { chatResponseSchema } from '../domain/chat.ts'
import { AppError, type ErrorCode } from '../domain/errors.ts'
import { toolResponseSchema } from '../domain/tool-call.ts'
import type { Caller } from './caller.ts'
import type { Connection } from './talk.ts'

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A running server, asked over HTTP. */
export function talkOverHttp(url: string, { user_id, token }: Caller): Connection {
  const identity: Record<string, string> = {
    ...(user_id === undefined ? {} : { 'x-user-id': asHeader(user_id) }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }

  async function ask(path: string, headers: Record<string, string>, body?: unknown): Promise<Answer> {
    const request =
      body === undefined
        ? { headers: { ...identity, ...headers } }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...identity, ...headers },
            body: JSON.stringify(body),
          }
    const answer = await answerTo(url, path, request)
    if (answer.status === 401) throw notAccepted(url, token)
    return answer
  }

  return {
    kind: 'http',
    say: async (request) => {
      const answer = await ask('/api/chat', {}, request)
      if (answer.status !== 200) throw refusalOf(answer)
      return chatResponseSchema.parse(answer.body)
    },
    callTool: async (tool_name, parameters, key) => {
      const answer =
        tool_name === 'list_tasks'
          ? await ask(`/api/tasks?${queryOf(parameters)}`, {})
          : await ask(`/api/tools/${tool_name}`, { 'idempotency-key': key }, parameters)
      // A tool that says no does so in its own words, with a status that is not 200.
      const response = toolResponseSchema.safeParse(answer.body)
      if (!response.success) throw refusalOf(answer)
      return response.data
    },
    close: async () => {},
  }
}

async function answerTo(url: string, path: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(`${url}${path}`, request)
    return { status: response.status, body: await response.json() }
  } catch (cause) {
    throw new AppError('UNAVAILABLE', `The server at ${url} is not answering.`, { cause })
  }
}

function notAccepted(url: string, token: string | undefined): AppError {
  return new AppError(
    'UNAUTHORIZED',
    token === undefined
      ? `The server at ${url} wants to know who you are: set SAYSO_TOKEN to a token it accepts.`
      : `The server at ${url} does not accept the token in SAYSO_TOKEN. It may have expired.`,
  )
}

function asHeader(user_id: string): string {
  if (!/^[\x20-\x7e]+$/.test(user_id))
    throw new AppError('BAD_REQUEST', 'While a server is running, --user takes plain letters, digits and signs only.')
  return user_id
}

function queryOf(parameters: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value))
  return query
}

const codes = new Map<number, ErrorCode>([
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'STILL_RUNNING'],
  [413, 'TOO_LARGE'],
  [422, 'DIFFERENT_REQUEST'],
  [429, 'TOO_MANY'],
  [503, 'UNAVAILABLE'],
])

const errorSchema = z.object({ error: z.object({ message: z.string() }) })

function refusalOf({ status, body }: Answer): AppError {
  const said = errorSchema.safeParse(body)
  const message = said.success ? said.data.error.message : `The server answered with status ${status}.`
  return new AppError(codes.get(status) ?? 'BAD_REQUEST', message)
}
