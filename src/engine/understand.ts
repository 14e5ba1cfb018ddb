// What a message asks for. In this order: is it an answer; is it a pasted list; what do the rules make of it, clause by
// clause; what does the second opinion say. Rules come before the opinion because they fill slots and can be explained.

import type { Action, Changes, NewItem, Reference } from '../domain/action.ts'
import type { IntentType, UserIntent } from '../domain/intent.ts'
import { type Asked, askedOf } from './combine.ts'
import {
  type Agreement,
  AMBIGUOUS_CONFIDENCE,
  ANSWER_CONFIDENCE,
  CAPPED,
  CORRECTION_CONFIDENCE,
  confidenceOf,
  FOLLOW_UP_CONFIDENCE,
  modelConfidence,
} from './confidence.ts'
import { type Answer, answerOf, mayGoOn } from './confirm.ts'
import { type Opinion, opinionOf } from './model/opinion.ts'
import { paramsOf } from './params.ts'
import { readPasted } from './pasted.ts'
import { readBareValue } from './read/change.ts'
import { isPointing, readCorrection } from './read/correction.ts'
import { type Message, openMessage } from './read/message.ts'
import { cutTitle, itemOf, titleText } from './read/title.ts'
import type { Reading } from './reading.ts'
import { type Clause, clausesOf } from './segments.ts'
import { spansOf } from './spans.ts'
import type { Situation, Understanding } from './understanding.ts'

/** Everything that led to an understanding, for whoever asks why. */
export interface Explained {
  readonly understanding: Understanding
  readonly clauses: readonly Clause[]
  readonly opinion: Opinion | null
}

export function understand(message: string, situation: Situation): Understanding {
  return explain(message, situation).understanding
}

// Longer than any message may be; what is beyond is not read.
const LONGEST = 8000

export function explain(raw: string, situation: Situation): Explained {
  const text = raw.length > LONGEST ? raw.slice(0, LONGEST) : raw
  const answer = answerOf(text, situation.pending)
  if (answer !== null && !(situation.pending && answer === 'no' && mayGoOn(text))) return answered(answer)
  const message = openMessage(text, situation)
  const pasted = pastedList(message)
  if (pasted !== null) return pasted
  const clauses = clausesOf(message)
  const asked = askedOf(message, clauses)
  if (situation.pending && !goesOn(asked)) {
    const corrected = readCorrection(message)
    if (corrected !== null) return correction(message, corrected)
  }
  if (answer === 'no' && !goesOn(asked)) return answered(answer)
  const opinion = opinionOf(text)
  return { understanding: weigh(message, asked, opinion), clauses, opinion }
}

function answered(answer: Answer): Explained {
  const intents: Readonly<Record<string, IntentType>> = { yes: 'CONFIRM_YES', no: 'CONFIRM_NO' }
  const intent_type = intents[answer ?? ''] ?? 'AMBIGUOUS'
  const extracted_params = intent_type === 'AMBIGUOUS' ? { possible_intents: ['CONFIRM_YES', 'CONFIRM_NO'] } : null
  const confidence = intent_type === 'AMBIGUOUS' ? AMBIGUOUS_CONFIDENCE : ANSWER_CONFIDENCE
  const rule_id =
    intent_type === 'AMBIGUOUS' ? 'confirm.unsure' : intent_type === 'CONFIRM_YES' ? 'confirm.yes' : 'confirm.no'
  const intent: UserIntent = {
    intent_type,
    confidence,
    extracted_params,
    alternatives: [],
    classification_method: 'RULE_BASED',
    rule_id,
  }
  return { understanding: { intent, actions: [], spans: [] }, clauses: [], opinion: null }
}

/** "no, delete the other one": a refusal that goes on to ask for something. */
function goesOn(asked: readonly Asked[]): boolean {
  const first = asked[0]
  if (first === undefined || first.action.does === 'talk' || first.reading.cost.violations > 1) return false
  const { action, reading } = first
  if (action.does === 'create')
    return (
      reading.rule.id !== 'create.need-to' &&
      (reading.cost.violations <= 0 || reading.rule.id === 'create.add') &&
      action.items.length > 0
    )
  if (action.does === 'delete' || action.does === 'complete' || action.does === 'update')
    return action.which.kind !== 'pronoun' && action.which.kind !== 'missing' && reading.rule.stated !== true
  return reading.cost.violations <= 0 && reading.cost.unexplained === 0
}

/** "no, the other one": what was to be deleted was another task. */
function correction(message: Message, which: Reference): Explained {
  const actions: Action[] = [{ does: 'delete', which }]
  const intent: UserIntent = {
    intent_type: 'DELETE_TASK',
    confidence: CORRECTION_CONFIDENCE,
    extracted_params: paramsOf(actions[0], undefined),
    alternatives: [],
    classification_method: 'RULE_BASED',
    rule_id: 'confirm.other',
  }
  return { understanding: { intent, actions, spans: spansOf(message, []) }, clauses: [], opinion: null }
}

function pastedList(message: Message): Explained | null {
  if (!message.raw.includes('\n')) return null
  const pasted = readPasted(message)
  if (pasted === null) return null
  const clauses = clausesOf(message)
  const requests = clauses.filter(
    (clause) => (clause.readings[0]?.cost.violations ?? 9) < 2 && clause.readings[0]?.action.does !== 'talk',
  )
  const heading = requests[0]?.readings[0]
  const opens = pasted.heading !== null && heading?.action.does === 'create'
  if (pasted.heading !== null && requests.length > 0 && !opens) return null
  if (!opens && !pasted.bulleted && (requests.length > 0 || pasted.items.length < 2)) return null
  const short = pasted.items.every((item) => item.title.length <= 120)
  if (
    !opens &&
    !pasted.bulleted &&
    (!short || clauses.some((clause) => clause.readings[0] !== undefined && clause.readings[0].cost.violations < 2))
  )
    return null
  const confidence = pasted.bulleted || opens ? 0.95 : 0.75
  const actions: Action[] = [{ does: 'create', items: [...pasted.items] }]
  const intent: UserIntent = {
    intent_type: 'CREATE_TASK',
    confidence,
    extracted_params: paramsOf(actions[0], undefined),
    alternatives: [],
    classification_method: 'RULE_BASED',
    rule_id: 'create.pasted',
  }
  return { understanding: { intent, actions, spans: spansOf(message, []) }, clauses, opinion: null }
}

// What must not be done on a hint.
const RISKY: ReadonlySet<IntentType> = new Set(['COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK'])
const STRONG = 0.6
const SOME = 0.25

function weigh(message: Message, asked: readonly Asked[], opinion: Opinion): Understanding {
  const first = asked[0]
  // "the second one" alone points at a task and says nothing about what to do with it.
  if ((first === undefined || first.reading.cost.violations >= 3) && isPointing(message))
    return unclear(message, [], opinion)
  const bare = first === undefined && !message.situation.pending ? readBareValue(message) : null
  if (bare !== null) return followUp(message, bare)
  if (first === undefined) return fromModel(message, opinion, []) ?? unclear(message, [], opinion)
  const rivals = rivalsOf(first)
  const weak = first.reading.cost.violations >= 2
  if (rivals.length > 1) {
    const chosen = rivals.find((rival) => rival.intent === opinion.intent_type)
    if (chosen === undefined || opinion.margin < SOME) return unclear(message, rivals, opinion)
    return settle(
      message,
      [{ ...first, reading: chosen, action: chosen.action }, ...asked.slice(1)],
      opinion,
      'LOCAL_MODEL',
    )
  }
  if (weak && opinion.intent_type !== first.reading.intent && opinion.margin >= STRONG) {
    const other = fromModel(message, opinion, asked)
    if (other !== null) return other
    return unclear(message, [first.reading], opinion)
  }
  return settle(message, asked, opinion, 'RULE_BASED')
}

/** "tomorrow at 5" or "high priority" alone: said of the task that was last spoken of. */
function followUp(message: Message, changes: Changes): Understanding {
  const actions: Action[] = [{ does: 'update', which: { kind: 'pronoun', text: 'it', many: false }, changes }]
  return {
    intent: {
      intent_type: 'UPDATE_TASK',
      confidence: FOLLOW_UP_CONFIDENCE,
      extracted_params: paramsOf(actions[0], undefined),
      alternatives: [],
      classification_method: 'RULE_BASED',
      rule_id: 'update.value-alone',
    },
    actions,
    get spans() {
      return spansOf(message, [])
    },
  }
}

/** Readings of another kind at the same cost as the best. */
function rivalsOf(first: Asked): Reading[] {
  const rivals: Reading[] = [first.reading]
  for (const other of first.clause.readings) {
    if (rivals.some((one) => one.intent === other.intent)) continue
    const { violations, unexplained, fuzzy } = first.reading.cost
    if (other.cost.violations === violations && other.cost.unexplained === unexplained && other.cost.fuzzy === fuzzy)
      rivals.push(other)
  }
  return rivals
}

function agreementOf(intent: IntentType, opinion: Opinion): Agreement {
  if (opinion.intent_type === intent) return 'agrees'
  return opinion.margin < STRONG ? 'leans' : 'differs'
}

function settle(
  message: Message,
  asked: readonly Asked[],
  opinion: Opinion,
  method: UserIntent['classification_method'],
): Understanding {
  const [first] = asked
  if (first === undefined) return unclear(message, [], opinion)
  const { reading } = first
  const agreement = agreementOf(reading.intent, opinion)
  let confidence = confidenceOf(reading.cost, agreement)
  // Disagreement only makes it more careful.
  if (agreement === 'differs' && RISKY.has(reading.intent) && reading.cost.violations >= 1)
    confidence = Math.min(confidence, CAPPED)
  const actions = asked.map((one) => one.action)
  return {
    intent: {
      intent_type: reading.intent,
      confidence,
      extracted_params: paramsOf(actions[0], wholeTitle(message, first)),
      alternatives: alternativesOf(first, opinion),
      classification_method: method,
      rule_id: reading.rule.id,
    },
    actions,
    get spans() {
      return spansOf(message, asked)
    },
  }
}

function alternativesOf(first: Asked, opinion: Opinion): UserIntent['alternatives'] {
  const seen = new Set<IntentType>([first.reading.intent])
  const others: UserIntent['alternatives'] = []
  for (const reading of first.clause.readings) {
    if (seen.has(reading.intent) || others.length >= 3) continue
    seen.add(reading.intent)
    others.push({
      intent_type: reading.intent,
      confidence: confidenceOf(reading.cost, agreementOf(reading.intent, opinion)),
    })
  }
  return others
}

function wholeTitle(message: Message, first: Asked): string | undefined {
  const { title } = first.reading.match.slots
  if (first.action.does !== 'create' || first.action.items.length < 2 || title === undefined) return undefined
  const from = message.units[title.from]?.first
  const to = message.units[title.to - 1]?.last
  if (from === undefined || to === undefined) return undefined
  return titleText(message, cutTitle(message, { from, to: to + 1 }).range)
}

/** Only what does no harm is taken on the model's word alone. */
function fromModel(message: Message, opinion: Opinion, asked: readonly Asked[]): Understanding | null {
  const { intent_type, margin } = opinion
  if (margin < SOME || RISKY.has(intent_type)) return null
  const actions = modelActions(message, intent_type)
  const seen: UserIntent['alternatives'] = asked
    .slice(0, 1)
    .map((one) => ({ intent_type: one.reading.intent, confidence: CAPPED }))
  return {
    intent: {
      intent_type,
      confidence: modelConfidence(margin),
      extracted_params: paramsOf(actions[0], undefined),
      alternatives: seen,
      classification_method: 'LOCAL_MODEL',
      rule_id: null,
    },
    actions,
    get spans() {
      return spansOf(message, [])
    },
  }
}

function modelActions(message: Message, intent: IntentType): Action[] {
  if (intent === 'LIST_TASKS') return [{ does: 'list', filter: {} }]
  if (intent !== 'CREATE_TASK') return [{ does: 'talk', about: 'other' }]
  const item: NewItem | null = itemOf(message, { from: 0, to: message.tokens.length })
  return [{ does: 'create', items: item === null ? [] : [item] }]
}

function unclear(message: Message, rivals: readonly Reading[], opinion: Opinion): Understanding {
  const possible = new Set<IntentType>(rivals.map((rival) => rival.intent))
  for (const one of opinion.scores.slice(0, 2)) possible.add(one.intent_type)
  const possible_intents = [...possible].slice(0, 3)
  const alternatives = possible_intents.map((intent_type) => ({
    intent_type,
    confidence: Math.round((opinion.scores.find((score) => score.intent_type === intent_type)?.score ?? 0) * 100) / 100,
  }))
  return {
    intent: {
      intent_type: 'AMBIGUOUS',
      confidence: AMBIGUOUS_CONFIDENCE,
      extracted_params: { possible_intents },
      alternatives,
      classification_method: 'RULE_BASED',
      rule_id: rivals[0]?.rule.id ?? null,
    },
    actions: [],
    get spans() {
      return spansOf(message, [])
    },
  }
}
