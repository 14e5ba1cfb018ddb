import { z } from 'zod'
import { chatResponseSchema } from '../domain/chat.ts'
import { AppError, type ErrorCode } from '../domain/errors.ts'
import { remindersSchema } from '../domain/reminder.ts'
import { askedModelSchema } from '../domain/suggestion.ts'
import { toolResponseSchema } from '../domain/tool-call.ts'
import { isReadOnly } from '../domain/tool-hints.ts'
import type { Caller } from './caller.ts'
import { provenFetch, type ReachedServer } from './find-server.ts'
import { followEvents } from './follow-events.ts'
import type { Connection } from './talk.ts'

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A running server, asked over HTTP. */
export function talkOverHttp(server: ReachedServer, { user_id, token }: Caller): Connection {
  const identity: Record<string, string> = {
    'user-agent': 'sayso',
    ...(user_id === undefined ? {} : { 'x-user-id': asHeader(user_id) }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }

  async function ask(path: string, headers: Record<string, string>, body?: unknown, method = 'POST'): Promise<Answer> {
    const request =
      body === undefined
        ? { headers: { ...identity, ...headers } }
        : {
            method,
            headers: { 'content-type': 'application/json', ...identity, ...headers },
            body: JSON.stringify(body),
          }
    const answer = await answerTo(server, path, request)
    if (answer.status === 401) throw notAccepted(server, token)
    return answer
  }

  return {
    kind: 'http',
    server,
    say: async (request) => {
      const answer = await ask('/api/chat', {}, request)
      if (answer.status !== 200) throw refusalOf(answer)
      return chatResponseSchema.parse(answer.body)
    },
    callTool: async (tool_name, parameters, { key, elicitation }) => {
      const headers = {
        // Looking has no effect that must not be repeated.
        ...(typeof key === 'string' && !isReadOnly(tool_name) ? { 'idempotency-key': key } : {}),
        ...(elicitation === undefined ? {} : { 'sayso-elicitation': JSON.stringify(elicitation) }),
      }
      const answer = await ask(`/api/tools/${tool_name}`, headers, parameters)
      // A tool that says no does so in its own words, with a status that is not 200.
      const response = toolResponseSchema.safeParse(answer.body)
      if (!response.success) throw refusalOf(answer)
      return response.data
    },
    timezone: async () => {
      const settings = settingsSchema.safeParse((await ask('/api/settings', {})).body)
      return settings.data?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
    },
    model: async (asks) => {
      const set = asks === undefined ? null : await ask('/api/settings', {}, { ask_model: asks }, 'PUT')
      if (set !== null && set.status !== 200) throw refusalOf(set)
      const answer = await ask('/api/model', {})
      if (answer.status !== 200) throw refusalOf(answer)
      return askedModelSchema.parse(answer.body)
    },
    reminders: async () => {
      const answer = await ask('/api/reminders', {})
      if (answer.status !== 200) throw refusalOf(answer)
      return remindersSchema.parse(answer.body)
    },
    follow: async (changed) => followEvents(server, identity, changed),
    close: async () => {},
  }
}

async function answerTo(server: ReachedServer, path: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await provenFetch(server, path, request)
    return { status: response.status, body: await response.json() }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('UNAVAILABLE', `The server at ${server.url} is not answering.`, { cause })
  }
}

function notAccepted({ url, secret }: ReachedServer, token: string | undefined): AppError {
  if (secret === null) return new AppError('UNAUTHORIZED', `You're no longer signed in to ${url}. Run sayso login.`)
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

const settingsSchema = z.object({ timezone: z.string().nullable() })

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
