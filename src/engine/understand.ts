// What a message means for the record and for the plan: its acts, how sure that is, and what each stretch was taken for.

import type { Act, TaskSet } from '../domain/act.ts'
import type { IntentType, UserIntent } from '../domain/intent.ts'
import { type Answer, answerOf } from './confirm.ts'
import { type Interpretation, interpret, type Read, type Setting } from './interpret.ts'
import { type Opinion, opinionOf } from './model/opinion.ts'
import { paramsOf } from './params.ts'

/** A stretch of the message and what it was taken for. */
export interface ReadSpan {
  readonly start: number
  readonly end: number
  readonly kind: string
}

export interface Understood {
  readonly intent: UserIntent
  /** What to do. */
  readonly acts: readonly Act[]
  /** What was understood and is not simply done: denied, doubted, conditional, or with words left over. */
  readonly reserved: readonly Read[]
  readonly left: readonly string[]
  readonly spans: readonly ReadSpan[]
  readonly interpretation: Interpretation | null
  readonly opinion: Opinion | null
}

export function understand(message: string, setting: Setting): Understood {
  const interpretation = interpret(message, setting)
  const acts = interpretation.reads.filter((read) => read.reserve === null)
  const reserved = interpretation.reads.filter((read) => read.reserve !== null)
  const plain = acts.filter(({ act }) => !isOpinion(act))
  if (interpretation.spent) return understood(interpretation, [], reserved, unsure([], null, 0.3))
  if (plain.length > 0 || reserved.length > 0) return decided(interpretation, plain, reserved)
  return byOpinion(message, interpretation, acts)
}

/** Questions without a sign of whose they are, and titles nobody asked for: a second opinion may help. */
function isOpinion(act: Act): boolean {
  return act.does === 'offer' || (act.does === 'ask' && isOpen(act.set) && act.wants === 'list' && act.label === 'unsure')
}

function isOpen(set: TaskSet): boolean {
  return set.mentions[0]?.by === 'all' && set.where === undefined
}

const intents: Record<Act['does'], IntentType> = {
  add: 'CREATE_TASK',
  offer: 'CREATE_TASK',
  ask: 'LIST_TASKS',
  more: 'LIST_TASKS',
  finish: 'COMPLETE_TASK',
  reopen: 'COMPLETE_TASK',
  change: 'UPDATE_TASK',
  correct: 'UPDATE_TASK',
  again: 'UPDATE_TASK',
  delete: 'DELETE_TASK',
  undo: 'UPDATE_TASK',
  redo: 'UPDATE_TASK',
  talk: 'GENERAL_CHAT',
}

export function intentTypeOf(act: Act): IntentType {
  return intents[act.does]
}

export const SURE = 0.98
const LIKELY = 0.9
const HALF = 0.6

function decided(interpretation: Interpretation, acts: readonly Read[], reserved: readonly Read[]): Understood {
  const [first] = acts
  if (first !== undefined) return understood(interpretation, acts, reserved, intentOf(first.act, first.rule, first.cost > 20 ? LIKELY : SURE))
  const over = reserved.find((read) => read.reserve === 'left over')
  if (over !== undefined) return understood(interpretation, acts, reserved, intentOf(over.act, over.rule, HALF))
  const [held] = reserved
  return understood(interpretation, acts, reserved, chat(held?.rule ?? null))
}

function byOpinion(message: string, interpretation: Interpretation, acts: readonly Read[]): Understood {
  const opinion = opinionOf(message)
  const [first] = acts
  const asked = interpretation.pieces.find((piece) => piece.is === 'question')
  const share = (type: IntentType): number => opinion.scores.find((score) => score.intent_type === type)?.score ?? 0
  if (asked?.is === 'question' && opinion.intent_type === 'LIST_TASKS' && share('LIST_TASKS') > 0.6)
    return { ...understood(interpretation, [read(asked.act, asked.from, asked.to, 'opinion')], [], { ...intentOf(asked.act, null, LIKELY), classification_method: 'LOCAL_MODEL' }), opinion }
  if (first?.act.does === 'offer' && !(opinion.intent_type === 'GENERAL_CHAT' && opinion.margin > 0.5))
    return { ...understood(interpretation, acts, [], intentOf(first.act, first.rule, 0.75)), opinion }
  if (opinion.intent_type !== 'GENERAL_CHAT' && opinion.margin > 0.8 && interpretation.pieces.some((piece) => piece.is === 'remark'))
    return { ...understood(interpretation, [], [], unsure([opinion.intent_type], opinion, HALF)), opinion }
  return { ...understood(interpretation, [{ ...read({ does: 'talk', about: asked === undefined ? 'remark' : 'other' }, 0, 0, 'talk') }], [], chat(null)), opinion }
}

function read(act: Act, from: number, to: number, rule: string): Read {
  return { act, span: { from, to }, rule, cost: 0, reserve: null }
}

function understood(interpretation: Interpretation, acts: readonly Read[], reserved: readonly Read[], intent: UserIntent): Understood {
  const { chart } = interpretation
  const spans = interpretation.reads.map(({ act, span }) => ({
    start: chart.words[span.from]?.start ?? 0,
    end: chart.words[span.to - 1]?.end ?? 0,
    kind: act.does,
  }))
  return { intent, acts: acts.map(({ act }) => act), reserved, left: interpretation.left, spans, interpretation, opinion: null }
}

export function intentOf(act: Act, rule: string | null, confidence: number): UserIntent {
  return {
    intent_type: intents[act.does],
    confidence,
    extracted_params: paramsOf(act),
    alternatives: [],
    classification_method: 'RULE_BASED',
    rule_id: rule,
  }
}

function chat(rule: string | null): UserIntent {
  return { intent_type: 'GENERAL_CHAT', confidence: LIKELY, extracted_params: null, alternatives: [], classification_method: 'RULE_BASED', rule_id: rule }
}

function unsure(possible: readonly IntentType[], opinion: Opinion | null, confidence: number): UserIntent {
  const alternatives = (opinion?.scores ?? []).slice(0, 2).map(({ intent_type, score }) => ({ intent_type, confidence: Math.round(score * 100) / 100 }))
  return {
    intent_type: 'AMBIGUOUS',
    confidence,
    extracted_params: { possible_intents: [...possible] },
    alternatives,
    classification_method: 'RULE_BASED',
    rule_id: null,
  }
}

const answers: Record<'yes' | 'no' | 'unsure', { type: IntentType; rule: string }> = {
  yes: { type: 'CONFIRM_YES', rule: 'confirm.yes' },
  no: { type: 'CONFIRM_NO', rule: 'confirm.no' },
  unsure: { type: 'AMBIGUOUS', rule: 'confirm.unsure' },
}

/** The intent of a message that is an answer and nothing else. */
export function answerIntent(answer: NonNullable<Answer>): UserIntent {
  const { type, rule } = answers[answer]
  return {
    intent_type: type,
    confidence: answer === 'unsure' ? HALF : 1,
    extracted_params: answer === 'unsure' ? { possible_intents: ['CONFIRM_YES', 'CONFIRM_NO'] } : null,
    alternatives: [],
    classification_method: 'RULE_BASED',
    rule_id: rule,
  }
}

/** What a message alone would be taken for, with no task and no conversation around it. */
export function classify(message: string, { now, timezone, pending }: { now: string; timezone: string; pending: boolean }): UserIntent {
  const answer = answerOf(message, pending)
  const setting = { now, timezone, tasks: [], last: null, changed: false }
  if (answer === null) {
    const intent = understand(message, setting).intent
    return pending && intent.intent_type === 'GENERAL_CHAT' ? intent : intent
  }
  if (pending && answer === 'no') {
    const { acts, intent } = understand(message, setting)
    if (acts.some((act) => act.does !== 'talk' && act.does !== 'offer' && act.does !== 'undo' && act.does !== 'ask')) return intent
  }
  return answerIntent(answer)
}
