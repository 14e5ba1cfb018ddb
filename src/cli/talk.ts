import { setTimeout as sleep } from 'node:timers/promises'
import { openSayso } from '../compose.ts'
import type { Changed } from '../domain/change.ts'
import { type ChatRequest, type ChatResponse, chatResponseSchema } from '../domain/chat.ts'
import type { CallHow } from '../domain/elicitation.ts'
import { AppError, asForeseen } from '../domain/errors.ts'
import type { Reminders } from '../domain/reminder.ts'
import type { AskedModel } from '../domain/suggestion.ts'
import type { ToolName, ToolResponse } from '../domain/tool-call.ts'
import { isReadOnly } from '../domain/tool-hints.ts'
import type { Config } from '../runtime/config.ts'
import { uuidv7 } from '../runtime/ids.ts'
import { setLogLevel } from '../runtime/log.ts'
import { type Caller, LOCAL_USER } from './caller.ts'
import { findServer, type ReachedServer } from './find-server.ts'
import { createFollowers } from './followers.ts'
import { talkOverHttp } from './http-talk.ts'

/** One way to Sayso: over HTTP, or with the database opened here. */
export interface Connection {
  readonly kind: 'http' | 'direct'
  readonly server: ReachedServer | null
  say(request: ChatRequest): Promise<ChatResponse>
  callTool(tool_name: ToolName, parameters: Record<string, unknown>, how: CallHow): Promise<ToolResponse>
  timezone(): Promise<string>
  /** The language model, and whether it is asked; `ask` sets that first. */
  model(ask?: boolean): Promise<AskedModel>
  reminders(): Promise<Reminders>
  /** Tells what has changed, until the returned function is called. */
  follow(changed: Changed): Promise<() => void>
  close(): Promise<void>
}

/** Someone to talk to: a running server, or the database itself when none runs. */
export interface Talk {
  /** Retries when the connection is lost, always with the same message id, so it is done once. */
  say(request: ChatRequest): Promise<ChatResponse>
  /** Asks again likewise; whoever brings a key of their own can do so even after this process has ended. */
  callTool(tool_name: ToolName, parameters: Record<string, unknown>, how?: CallHow): Promise<ToolResponse>
  timezone(): Promise<string>
  model(ask?: boolean): Promise<AskedModel>
  reminders(): Promise<Reminders>
  follow(changed: Changed): Promise<() => void>
  close(): Promise<void>
}

const PAUSES_MS = [200, 500, 1000, 2000]

/** `tell` gets the words for a user who waits while something is asked again. */
export async function openTalk(
  config: Config,
  caller: Caller,
  tell: (words: string) => void = () => {},
): Promise<Talk> {
  let connection = await connect(config, caller)
  let looking: Promise<void> | null = null
  const followers = createFollowers()

  /** A server may come back at another address; only after the last pause is it taken for gone. */
  async function lookAgain(isLast: boolean): Promise<void> {
    if (caller.url !== undefined) return
    const server = await findServer(config)
    if (server === null ? !isLast : server.secret === connection.server?.secret) return
    connection = server === null ? await connect(config, caller) : talkOverHttp(server, caller)
    if (connection.kind === 'direct') tell('The server is gone; the tasks are opened here instead.')
    await followers.moveTo(connection)
  }

  /** One after the other: of several calls that lost the server, one opens the tasks here. */
  async function lookInTurn(isLast: boolean): Promise<void> {
    while (looking !== null) await looking.catch(() => {})
    if (connection.kind === 'direct') return
    looking = lookAgain(isLast)
    await looking.finally(() => {
      looking = null
    })
  }

  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (const [index, pause] of PAUSES_MS.entries()) {
      try {
        return await ask()
      } catch (fault) {
        if (!(fault instanceof AppError) || !passes(fault)) throw fault
        if (index === 0) tell(`${fault.message} Trying again …`)
        await sleep(pause)
        if (connection.kind === 'http') await lookInTurn(index === PAUSES_MS.length - 1)
      }
    }
    return await ask()
  }

  return {
    say: async (request) => {
      const once = { ...request, message_id: request.message_id ?? uuidv7() }
      return await insist(() => connection.say(once))
    },
    callTool: async (tool_name, parameters, how = {}) => {
      const once = { ...how, key: how.key ?? uuidv7() }
      return await insist(() => connection.callTool(tool_name, parameters, once))
    },
    timezone: () => connection.timezone(),
    model: (ask) => connection.model(ask),
    reminders: () => connection.reminders(),
    follow: (changed) => followers.add(connection, changed),
    close: () => connection.close(),
  }
}

/** Whether asking again may help. */
function passes({ code }: AppError): boolean {
  return code === 'UNAVAILABLE' || code === 'STILL_RUNNING' || code === 'TOO_MANY'
}

async function connect(config: Config, caller: Caller): Promise<Connection> {
  if (caller.url !== undefined) return talkOverHttp({ url: caller.url, secret: null }, caller)
  const server = await findServer(config)
  if (server !== null) return talkOverHttp(server, caller)
  if (caller.token !== undefined)
    throw new AppError(
      'BAD_REQUEST',
      'SAYSO_TOKEN is for a server, and none is running here. Start one with sayso serve, or unset SAYSO_TOKEN.',
    )
  return await talkDirectly(config, caller.user_id ?? LOCAL_USER)
}

async function talkDirectly(config: Config, user_id: string): Promise<Connection> {
  // Whoever talks wants to see replies, not the log.
  if (config.log_level === 'info') setLogLevel('warn')
  const sayso = await openSayso(config)
  let reminding: ReturnType<typeof sayso.remind> | undefined
  const here = { door: 'terminal', client: null, token_id: null } as const
  return {
    kind: 'direct',
    server: null,
    say: async (request) =>
      chatResponseSchema.parse(
        JSON.parse(await reached(() => sayso.through(here, () => sayso.say({ ...request, user_id })))),
      ),
    // Looking needs no key: it has no effect to repeat, and its answer need not be kept.
    callTool: (tool_name, parameters, how) =>
      reached(() =>
        sayso.through(here, () => sayso.callTool(user_id, tool_name, parameters, isReadOnly(tool_name) ? {} : how)),
      ),
    timezone: () => sayso.zoneOf(user_id),
    model: async (ask) => {
      if (ask !== undefined) await sayso.through(here, () => sayso.changeSettings(user_id, { ask_model: ask }))
      return await sayso.modelFor(user_id)
    },
    reminders: () => sayso.reminders.list(user_id),
    follow: async (changed) => {
      // Where no server runs, whoever wants to hear of reminders sends them.
      reminding ??= sayso.remind()
      return await sayso.follow(user_id, ({ what }) => changed(what))
    },
    close: async () => {
      await reminding?.stop()
      await sayso.close()
    },
  }
}

async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (fault) {
    throw asForeseen(fault) ?? fault
  }
}
