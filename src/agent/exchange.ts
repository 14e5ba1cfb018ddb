// The lifecycle of a message and its answer: open, decide and run tools until there is an answer, write everything,
// commit. What differs between a turn and a single shot is in their Exchange.

import type { DecisionContext, Voice } from '../domain/decision.ts'
import { AppError, asUnavailable, CommitUnknown } from '../domain/errors.ts'
import type { AgentSettings } from '../domain/settings.ts'
import { decide } from '../engine/decide.ts'
import { type ContextRequest, contextOf, withSuggestion } from './context.ts'
import { type Deadline, PastDeadline } from './deadline.ts'
import type { Opening } from './invoke.ts'
import type { Fate, Loaded, Opened, OpenTurn, StoredReply, TurnPorts } from './ports.ts'
import { recordOf } from './record.ts'
import { lastDecision } from './reply.ts'
import { type Attempt, after, type Step, takeSteps } from './steps.ts'
import { type Asked, asOf, suggest } from './suggest.ts'

export interface TurnOptions {
  readonly defaults: AgentSettings
  /** The time zone if neither the request nor the user gives one. */
  readonly timezone: string
  readonly engine_version: string
}

export type ExchangePorts = Omit<TurnPorts, 'store'>

export interface Exchange {
  readonly request: ContextRequest
  readonly opening: Opening & { readonly request_hash: string }
  readonly voice: Voice
  readonly words: { readonly running: string; readonly reused: string }
  open(): Promise<Opened>
  /** Under which ids and on what authority its tools are called. */
  callsAs(loaded: Loaded): Opening
  /** The exact bytes of the answer. */
  bodyOf(context: DecisionContext, steps: readonly Step[]): string
  /** Looks up an unacknowledged commit; null if nothing is stored that could tell. */
  readonly fate: (() => Promise<Fate>) | null
}

/** Thrown by an exchange that ran out of time, with what is worth recording. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
  readonly attempts: readonly Attempt[]

  constructor(attempts: readonly Attempt[], cause: unknown) {
    super('the turn was stopped for its time', { cause })
    this.attempts = attempts
  }
}

/** An answer, or a question for a model that has to be answered first. */
type Completed = { readonly body: string } | { readonly asks: Attempt }

/** Returns the answer's exact bytes; if a model is asked, everything runs once more with its answer. */
export async function take(
  ports: ExchangePorts,
  options: TurnOptions,
  exchange: Exchange,
  deadline: Deadline,
): Promise<string> {
  const first = await openAndComplete(ports, options, exchange, deadline, null)
  if ('body' in first) return first.body
  if (ports.model === undefined) throw new Error('a turn asks a model that is not there')
  const asked = await suggest(ports.model, first.asks, deadline)
  if (deadline.left() === 0) throw new GivenUp([first.asks], new PastDeadline('the time is over'))
  const second = await openAndComplete(ports, options, exchange, deadline, asked)
  if ('body' in second) return second.body
  throw new Error('a turn asks a model twice')
}

async function openAndComplete(
  ports: ExchangePorts,
  options: TurnOptions,
  exchange: Exchange,
  deadline: Deadline,
  asked: Asked | null,
): Promise<Completed> {
  const opened = await exchange.open()
  switch (opened.kind) {
    case 'done':
      return { body: sameReply(opened.reply, exchange) }
    case 'running':
      throw new AppError('STILL_RUNNING', exchange.words.running)
    case 'no_conversation':
      throw new AppError('NOT_FOUND', 'There is no such conversation.')
    case 'open':
      return await complete(ports, options, exchange, opened, deadline, asked)
  }
}

/** The same id with a different request is the caller's mistake, not a repeat. */
function sameReply(reply: StoredReply, { opening, words }: Exchange): string {
  if (reply.request_hash !== opening.request_hash) throw new AppError('DIFFERENT_REQUEST', words.reused)
  return reply.body
}

async function complete(
  ports: ExchangePorts,
  options: TurnOptions,
  exchange: Exchange,
  { turn, loaded }: { readonly turn: OpenTurn; readonly loaded: Loaded },
  deadline: Deadline,
  asked: Asked | null,
): Promise<Completed> {
  const { opening } = exchange
  const own = contextOf(options, exchange, loaded, ports.newId())
  const context = withSuggestion(own, ports.model, asked === null ? null : asOf(asked, own))
  const earlier = asked === null ? [] : [asked.attempt]
  const steps: Step[] = []
  try {
    deadline.allow(context.settings.multi_step_timeout)
    await takeSteps(ports, turn, after(exchange.callsAs(loaded), earlier), { context, steps }, deadline)
    if (lastDecision(steps).consult !== undefined) {
      await turn.abandon()
      return { asks: { context, steps } }
    }
    const body = exchange.bodyOf(context, steps)
    deadline.commits()
    await turn.finish(recordOf(ports, opening, context, steps, body, earlier))
    return { body }
  } catch (fault) {
    if (fault instanceof CommitUnknown) return { body: await whatHappened(exchange, fault) }
    await turn.abandon()
    throw fault instanceof PastDeadline ? new GivenUp([...earlier, { context, steps }], fault) : fault
  }
}

/** If a commit isn't acknowledged, the truth is in the database, not in the error. */
async function whatHappened(exchange: Exchange, fault: CommitUnknown): Promise<string> {
  const fate = await exchange.fate?.().catch((unreachable: unknown) => {
    if (asUnavailable(unreachable) === null) throw unreachable
    return null
  })
  if (fate?.kind === 'done') return sameReply(fate.reply, exchange)
  if (fate?.kind === 'nothing')
    throw new AppError('UNAVAILABLE', 'Nothing was changed. Please try again.', { cause: fault })
  throw fault
}

/**
 * Runs it again with its time up, so that it says so and stores a record: a repeat then gets the same answer, and the
 * conversation can go on. `said` is what the caller was told already.
 */
export async function takeLate(
  ports: ExchangePorts,
  options: TurnOptions,
  exchange: Exchange,
  fault: unknown,
  said: string | null,
): Promise<string> {
  const attempts = fault instanceof GivenUp ? fault.attempts : []
  const opened = await exchange.open()
  if (opened.kind === 'done') return sameReply(opened.reply, exchange)
  if (opened.kind !== 'open') throw new Error(`a late turn found ${opened.kind}`)
  const { turn, loaded } = opened
  try {
    const context = { ...contextOf(options, exchange, loaded, ports.newId()), out_of_time: true as const }
    const steps = [{ decision: decide(context, []), invocations: [] }]
    const body = said ?? exchange.bodyOf(context, steps)
    await turn.finish(recordOf(ports, exchange.opening, context, steps, body, attempts))
    return body
  } catch (unkept) {
    await turn.abandon()
    throw unkept
  }
}
