// The language model as the agent sees it: asked once, within its time and the user's budget, and it always answers something.

import type { Model } from '../agent/ports.ts'
import type { Consult, Suggestion, SuggestionFailure } from '../domain/suggestion.ts'
import { createBudget } from '../runtime/budget.ts'
import type { ModelConfig } from '../runtime/model-config.ts'
import { createCircuit } from './circuit.ts'
import { type Posted, post } from './post.ts'
import { type Form, requestBody } from './prompt.ts'
import { readAnswer } from './read-answer.ts'

/** How a question ended and how long it took; never what was said. */
export interface Questioned {
  readonly outcome: 'answered' | SuggestionFailure
  readonly took_ms: number
  readonly status: number | null
}

export interface ModelState {
  /** Questions in flight. */
  readonly waiting: number
  /** Time spent waiting, in seconds. */
  readonly seconds: number
  /** It is being left alone because it has not been answering. */
  readonly isOpen: boolean
}

export interface WatchedModel extends Model {
  readonly name: string
  readonly host: string
  state(): ModelState
}

interface Clock {
  now(): number
}

// With less time than this it is not worth asking.
const LEAST_MS = 50
const MOST_RAW = 8000

export function openModel(
  config: ModelConfig,
  told: (questioned: Questioned) => void,
  clock: Clock = performance,
): WatchedModel {
  const now = () => clock.now()
  const circuit = createCircuit(now)
  const budget = createBudget(config.per_minute, now)
  const { host } = new URL(config.url)
  let form: Form = 'full'
  let waiting = 0
  let spent_ms = 0

  function refusal(user_id: string, within_ms: number): SuggestionFailure | null {
    if (within_ms < LEAST_MS) return 'no time'
    if (!budget.has(user_id)) return 'too many questions'
    if (!circuit.admit()) return 'not answering lately'
    budget.take(user_id)
    return null
  }

  /** A server that refuses the structured form gets the plain one, now and from then on. */
  async function question(consult: Consult, signal: AbortSignal): Promise<Posted> {
    const asked = form
    const posted = await post(config.url, config.key, requestBody(config.model, consult, asked), signal)
    if (asked === 'plain' || posted.kind === 'answer' || !(posted.status === 400 || posted.status === 422))
      return posted
    form = 'plain'
    return await post(config.url, config.key, requestBody(config.model, consult, form), signal)
  }

  function learn(posted: Posted): void {
    if (posted.kind === 'answer') circuit.succeeded()
    else if (posted.status === 429 || posted.retry_after !== null)
      circuit.failed(posted.retry_after ?? PAUSE_AFTER_429_S)
    else circuit.failed()
  }

  return {
    name: config.model,
    host,
    state: () => ({ waiting, seconds: spent_ms / 1000, isOpen: circuit.isOpen() }),
    mayAsk: (user_id) => !circuit.isOpen() && budget.has(user_id),
    async ask(user_id, asked, within_ms) {
      const suggestion = { asked, model: config.model, host, sent: false, took_ms: 0, raw: null }
      const time_ms = Math.floor(Math.min(config.timeout_ms, within_ms))
      const refused = refusal(user_id, time_ms)
      if (refused !== null) {
        told({ outcome: refused, took_ms: 0, status: null })
        return { ...suggestion, answer: { kind: 'failure', why: refused } }
      }
      const started = now()
      waiting++
      const posted = await question(asked, AbortSignal.timeout(time_ms)).finally(() => waiting--)
      const took_ms = Math.max(0, Math.round(now() - started))
      spent_ms += took_ms
      learn(posted)
      const answer = answerOf(posted)
      const status = posted.kind === 'answer' ? 200 : posted.status
      told({ outcome: answer.kind === 'proposal' ? 'answered' : answer.why, took_ms, status })
      const raw = posted.kind === 'answer' ? posted.text.slice(0, MOST_RAW).toWellFormed() : null
      return { ...suggestion, sent: true, took_ms, raw, answer }
    },
  }
}

const PAUSE_AFTER_429_S = 30

function answerOf(posted: Posted): Suggestion['answer'] {
  if (posted.kind === 'failure') return { kind: 'failure', why: posted.why }
  const proposal = readAnswer(posted.text)
  return proposal === null ? { kind: 'failure', why: 'unreadable' } : { kind: 'proposal', proposal }
}
