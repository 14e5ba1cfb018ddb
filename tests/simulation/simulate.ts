// One run: one user or two, each with clients that talk at the same time, replicas that die at any await, retries elsewhere. A run
// is short, since many short ones come by more kinds of trouble than a few long ones in the same time.

import { type TurnRequest, takeTurn } from '../../src/agent/turn.ts'
import { AppError } from '../../src/domain/errors.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import { runTool } from '../../src/tools/run.ts'
import { checkRun } from './check.ts'
import { type Reach, startAttempt, type Times } from './crashing.ts'
import { type SaidWidely, toText } from './model.ts'
import { inMemory, type Place } from './place.ts'
import type { Planted } from './planted.ts'
import { World } from './world.ts'

export const TTL_SECONDS = 3

const words = [
  'milk',
  'bread',
  'dentist',
  'garage',
  'passport',
  'violin',
  'umbrella',
  'tractor',
  'gym',
  'honey',
  'kitchen',
  'zebra',
  'candle',
  'office',
  'jacket',
  'window',
]

export interface Sent {
  readonly user_id: string
  readonly conversation_id: string
  readonly message_id: string
  readonly said: SaidWidely
  body: string | null
}

export interface Run {
  readonly place: Place
  readonly sent: Sent[]
  readonly times: Times
  /** Whether each user has one conversation only, so that the order of turns is the order of everything. */
  readonly single: boolean
  /** Whether things are said whose replies the model does not foretell. */
  readonly wide: boolean
  /** Whose deletes are not asked about. */
  readonly trusting: Set<string>
  /** Whether everything stored is read by its schema, and some of what was decided is decided again. */
  readonly thorough: boolean
}

export interface Given {
  readonly planted?: Planted | undefined
  /** How many of the runs are thorough, which take half as long again. */
  readonly thorough: number
  /** Where the turns are kept, if not in memory. */
  open?(world: World): Place
}

/** Whoever sees another's tasks is found out in some of the runs; the others need not pay for a second user. */
const WITH_ANOTHER = 0.3

/** So many of those who say more than the model foretells have their deletes done without a question. */
const TRUSTING = 0.15

/** Runs one seed; throws when anything is not as it ought to be. */
export async function simulate(seed: number, given: Given, reach: Reach): Promise<void> {
  const world = new World(seed)
  const thorough = world.chance(given.thorough)
  const place = given.open?.(world) ?? inMemory(world, given.planted, !thorough)
  const times: Times = { loaded: new Map(), removed: new Map(), gone: new Map() }
  const single = world.chance(0.7)
  const wide = world.chance(0.4)
  const run: Run = { place, sent: [], times, single, wide, trusting: new Set(), thorough }
  const users = place.users.slice(0, world.chance(WITH_ANOTHER) ? 2 : 1)
  const clients: Promise<void>[] = []
  for (const user_id of users) {
    const titles = [...words]
    const conversations = single ? [world.newId()] : [world.newId(), world.newId()]
    for (const conversation_id of conversations) await place.begin(user_id, conversation_id)
    if (wide && world.chance(TRUSTING)) {
      run.trusting.add(user_id)
      await place.trust(user_id)
    }
    for (const conversation_id of [...conversations, ...conversations])
      clients.push(client(world, run, reach, user_id, conversation_id, titles))
  }
  await world.run(clients)
  checkRun(run, await place.kept(users), reach)
}

/** Someone who says a few things, and each again until it is answered; sometimes once more after that. */
async function client(
  world: World,
  run: Run,
  reach: Reach,
  user_id: string,
  conversation_id: string,
  titles: string[],
): Promise<void> {
  const count = 2 + Math.floor(world.random() * 3)
  for (let index = 0; index < count; index++) {
    const said = somethingToSay(world, run, user_id, titles)
    const sent: Sent = { user_id, conversation_id, message_id: world.newId(), said, body: null }
    run.sent.push(sent)
    // The impatient send it twice at once.
    const answers = Array.from({ length: world.chance(0.15) ? 2 : 1 }, () => untilAnswered(world, run, reach, sent))
    const [body = null, other = body] = await Promise.all(answers)
    if (other !== body) throw new Error(`${sent.message_id} was answered in two ways`)
    sent.body = body
    if (!world.chance(0.15)) continue
    reach['answered, sent again'] = (reach['answered, sent again'] ?? 0) + 1
    const again = await untilAnswered(world, run, reach, sent)
    if (again !== sent.body) throw new Error(`${sent.message_id} was answered differently the second time`)
  }
}

function somethingToSay(world: World, run: Run, user_id: string, titles: string[]): SaidWidely {
  const known = run.sent.filter((sent) => sent.user_id === user_id).flatMap(({ said }) => titlesIn(said))
  const before = run.sent.filter((sent) => sent.user_id === user_id).at(-1)?.said.does
  if (before !== undefined && asks.has(before) && world.chance(0.7)) return { does: world.chance(0.85) ? 'yes' : 'no' }
  if (before === 'add many' && world.chance(0.6)) return { does: world.pick(['complete all', 'delete all'] as const) }
  if (known.length === 0 || (titles.length > 2 && world.chance(0.3)))
    return { does: 'add', title: titles.shift() ?? 'water' }
  if (run.wide && world.chance(0.5)) return somethingWide(world, known, titles)
  const roll = world.random()
  if (roll < 0.45) return { does: 'delete', title: world.pick(known) }
  if (roll < 0.6) return { does: 'complete', title: world.pick(known) }
  if (roll < 0.75 && titles.length > 0)
    return { does: 'rename', title: world.pick(known), to: titles.shift() ?? 'water' }
  return { does: roll < 0.95 ? 'yes' : 'no' }
}

const asks: ReadonlySet<string> = new Set(['delete', 'complete all', 'delete all', 'mumble'])

function titlesIn(said: SaidWidely): readonly string[] {
  if ('titles' in said) return said.titles
  return 'title' in said ? [said.title] : []
}

const wideThings = ['undo', 'undo', 'redo', 'complete all', 'delete all', 'delete all', 'list'] as const

function somethingWide(world: World, known: readonly string[], titles: string[]): SaidWidely {
  if (world.chance(0.2)) return { does: 'mumble', title: world.pick(known) }
  // So many that doing something to all of them is asked about.
  if (titles.length > 4 && world.chance(0.2)) return { does: 'add many', titles: titles.splice(0, 4) }
  return { does: world.pick(wideThings) }
}

/** Sends until there is an answer, each time to another replica when the last one died. */
async function untilAnswered(world: World, run: Run, reach: Reach, sent: Sent): Promise<string> {
  const request: TurnRequest = {
    user_id: sent.user_id,
    conversation_id: sent.conversation_id,
    message_id: sent.message_id,
    message: toText(sent.said),
  }
  for (let attempt = 1; attempt <= 60; attempt++) {
    const { store, model, died } = startAttempt(world, run.place.store, reach, run.times)
    const tools = {
      call: (scope: Parameters<typeof runTool>[2], call: { tool_name: string; parameters: object }) =>
        runTool(call.tool_name, call.parameters, { ...scope, newId: world.newTaskId }, rethrow),
    }
    const own = run.wide ? { model } : {}
    const ports = { store, tools, ...own, now: () => new Date(world.now), newId: world.newId, newToken: world.newId }
    const turn = takeTurn(ports, options, request)
    turn.catch(() => {})
    try {
      const body = await Promise.race([turn, died])
      if (body !== 'died') return body
      reach.retried = (reach.retried ?? 0) + 1
    } catch (fault) {
      if (!(fault instanceof AppError) || fault.code !== 'STILL_RUNNING') throw fault
      reach['still running'] = (reach['still running'] ?? 0) + 1
      for (let waited = 0; waited < PATIENCE; waited++) await world.tick()
    }
  }
  throw new Error(`${sent.message_id} was never answered`)
}

/** How often others may go first before somebody asks again for what is still running. */
const PATIENCE = 3

function rethrow(fault: unknown): never {
  throw fault
}

const options = {
  defaults: { ...defaultSettings, confirmation_ttl_seconds: TTL_SECONDS },
  timezone: 'UTC',
  engine_version: 'simulated',
}
