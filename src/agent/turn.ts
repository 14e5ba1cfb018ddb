// One turn is one transaction: claim the message, lock the conversation, decide and run tools until there is an
// answer, write everything, commit. Straight down and back up once.

import { createHash } from 'node:crypto'
import type { ChatRequest, ChatResponse } from '../domain/chat.ts'
import type { AgentDecision, DecisionContext, Observation } from '../domain/decision.ts'
import { AppError, CommitUnknown } from '../domain/errors.ts'
import type { AgentSettings } from '../domain/settings.ts'
import { decide } from '../engine/decide.ts'
import { contextOf, withSuggestion } from './context.ts'
import { type Deadline, noDeadline, PastDeadline } from './deadline.ts'
import { type Invocation, invoke, type Opening, type StepPorts } from './invoke.ts'
import type { Loaded, OpenRequest, OpenTurn, StoredReply, TurnPorts } from './ports.ts'
import { recordOf } from './record.ts'
import { lastDecision, replyOf } from './reply.ts'
import { type Asked, asOf, callsOf, suggest } from './suggest.ts'

export interface TurnOptions {
  readonly defaults: AgentSettings
  /** The zone where neither the request nor the user says one. */
  readonly timezone: string
  readonly engine_version: string
}

export interface TurnRequest extends ChatRequest {
  readonly user_id: string
  /** The id of the conversation, should it begin with this message. */
  readonly begins?: string
}

/** A step of a turn: what was decided, and what its tools answered. */
export interface Step {
  readonly decision: AgentDecision
  readonly invocations: readonly Invocation[]
}

/** What a turn had decided and done when it was stopped; nothing of it was kept. */
export interface Attempt {
  readonly context: DecisionContext
  readonly steps: readonly Step[]
}

/** Thrown by a turn that was stopped for its time, with what is worth a record of it. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
  readonly attempts: readonly Attempt[]

  constructor(attempts: readonly Attempt[], cause: unknown) {
    super('the turn was stopped for its time', { cause })
    this.attempts = attempts
  }
}

/** What became of a turn: an answer, or a question to a model before it can be one. */
export type Completed = { readonly body: string } | { readonly asks: Attempt }

// A plan that still asks for tools after this many rounds is a bug; it must not run for ever.
const MOST_STEPS = 40

/** Takes a turn and returns the reply's exact bytes, the same for every repeat of the same message. */
export async function takeTurn(
  ports: TurnPorts,
  options: TurnOptions,
  request: TurnRequest,
  deadline: Deadline = noDeadline,
): Promise<string> {
  deadline.check()
  const opening = openingOf(ports, options, request)
  return await askingOnce(ports, deadline, (asked) => openAndTake(ports, options, request, opening, deadline, asked))
}

/** Takes a turn, and where it asks a model, once more with the answer. */
export async function askingOnce(
  { model }: Pick<TurnPorts, 'model'>,
  deadline: Deadline,
  take: (asked: Asked | null) => Promise<Completed>,
): Promise<string> {
  const first = await take(null)
  if ('body' in first) return first.body
  if (model === undefined) throw new Error('a turn asks a model that is not there')
  const asked = await suggest(model, first.asks, deadline)
  if (deadline.left() === 0) throw new GivenUp([first.asks], new PastDeadline('the time is over'))
  const second = await take(asked)
  if ('body' in second) return second.body
  throw new Error('a turn asks a model twice')
}

async function openAndTake(
  ports: TurnPorts,
  options: TurnOptions,
  request: TurnRequest,
  opening: OpenRequest,
  deadline: Deadline,
  asked: Asked | null,
): Promise<Completed> {
  const opened = await ports.store.openTurn(opening)
  switch (opened.kind) {
    case 'done':
      return { body: sameReply(opened.reply, opening) }
    case 'running':
      throw new AppError('STILL_RUNNING', 'This message is still being worked on. Try again in a moment.')
    case 'no_conversation':
      throw new AppError('NOT_FOUND', 'There is no such conversation.')
    case 'open':
      return await complete(ports, options, request, opening, opened.turn, opened.loaded, deadline, asked)
  }
}

function openingOf(ports: TurnPorts, options: TurnOptions, request: TurnRequest): OpenRequest {
  const { message, timezone = null, confirms = null, conversation_id, done_meanwhile } = request
  const asked = [message, conversation_id ?? null, timezone, confirms, ...(done_meanwhile ?? [])]
  return {
    user_id: request.user_id,
    message_id: request.message_id ?? ports.newId(),
    conversation_id: conversation_id ?? request.begins ?? ports.newId(),
    is_new: conversation_id === undefined,
    request_hash: createHash('sha256').update(JSON.stringify(asked)).digest('hex'),
    window: options.defaults.context_window_size,
    timeout_ms: options.defaults.multi_step_timeout * 1000,
  }
}

/** The same id with another request is a mistake of the caller's, not a repeat. */
function sameReply(reply: StoredReply, opening: OpenRequest): string {
  if (reply.request_hash !== opening.request_hash)
    throw new AppError('DIFFERENT_REQUEST', 'This message_id was already used for another message.')
  return reply.body
}

async function complete(
  ports: TurnPorts,
  options: TurnOptions,
  request: TurnRequest,
  opening: OpenRequest,
  turn: OpenTurn,
  loaded: Loaded,
  deadline: Deadline,
  asked: Asked | null,
): Promise<Completed> {
  const own = contextOf(options, request, opening, loaded, ports.newId())
  const context = withSuggestion(own, ports.model, asked === null ? null : asOf(asked, own))
  const earlier = asked === null ? [] : [asked.attempt]
  const steps: Step[] = []
  try {
    deadline.allow(context.settings.multi_step_timeout)
    await takeSteps(ports, turn, after(opening, earlier), { context, steps }, deadline)
    if (lastDecision(steps).consult !== undefined) {
      await turn.abandon()
      return { asks: { context, steps } }
    }
    const body = JSON.stringify(replyOf(opening, context, steps) satisfies ChatResponse)
    deadline.commits()
    await turn.finish(recordOf(ports, opening, context, steps, body, earlier))
    return { body }
  } catch (fault) {
    if (fault instanceof CommitUnknown) return { body: await whatHappened(ports, opening, fault) }
    await turn.abandon()
    throw fault instanceof PastDeadline ? new GivenUp([...earlier, { context, steps }], fault) : fault
  }
}

/** Calls are numbered on, so that none is taken for another of the same turn. */
export function after<T extends Opening>(opening: T, earlier: readonly Attempt[]): T & Opening {
  const calls_before = earlier.reduce((sum, { steps }) => sum + callsOf(steps), 0)
  return calls_before === 0 ? opening : { ...opening, calls_before }
}

/**
 * Takes the turn again with its time over: it says so and keeps a record, so that a repeat gets the same answer and the
 * conversation can go on. `said` is what the caller was told already.
 */
export async function takeLateTurn(
  ports: TurnPorts,
  options: TurnOptions,
  request: TurnRequest,
  attempts: readonly Attempt[],
  said: string | null,
): Promise<string> {
  const opening = openingOf(ports, options, request)
  const opened = await ports.store.openTurn(opening)
  if (opened.kind === 'done') return sameReply(opened.reply, opening)
  if (opened.kind !== 'open') throw new Error(`a late turn found ${opened.kind}`)
  const { turn, loaded } = opened
  try {
    const context = { ...contextOf(options, request, opening, loaded, ports.newId()), out_of_time: true as const }
    const steps = [{ decision: decide(context, []), invocations: [] }]
    const body = said ?? JSON.stringify(replyOf(opening, context, steps) satisfies ChatResponse)
    await turn.finish(recordOf(ports, opening, context, steps, body, attempts))
    return body
  } catch (fault) {
    await turn.abandon()
    throw fault
  }
}

/** Decides and runs tools until a decision answers; each step is added as it is taken. */
export async function takeSteps(
  ports: StepPorts,
  turn: Pick<OpenTurn, 'tasks' | 'grant'>,
  opening: Opening,
  { context, steps }: { readonly context: DecisionContext; readonly steps: Step[] },
  deadline: Deadline,
): Promise<void> {
  const observations: Observation[] = []
  while (steps.length < MOST_STEPS) {
    deadline.check()
    const decision = decide(context, observations)
    // What is done elsewhere cannot be taken back.
    if (ports.tools.isElsewhere === true && changesTasks(decision)) deadline.commits()
    const invocations = await invoke(ports, turn, opening, decision, observations.length)
    steps.push({ decision, invocations })
    if (decision.tool_calls === null) return
    for (const { call, response } of invocations)
      observations.push({ tool_name: call.tool_name, parameters: call.parameters, response })
  }
  throw new Error(`a turn took more than ${MOST_STEPS} steps`)
}

function changesTasks({ tool_calls }: AgentDecision): boolean {
  return tool_calls?.some((call) => call.tool_name !== 'list_tasks') === true
}

/** After a commit without an answer the truth is in the database, not in the error. */
async function whatHappened(ports: TurnPorts, opening: OpenRequest, fault: CommitUnknown): Promise<string> {
  const reply = await ports.store.findReply(opening.user_id, opening.message_id)
  if (reply === null) throw new AppError('UNAVAILABLE', 'Nothing was changed. Please try again.', { cause: fault })
  return sameReply(reply, opening)
}
