// What a message asks for. In this order: is it an answer; is it a pasted list; what do the rules make of it, clause by
// clause; what does the second opinion say. Rules come before the opinion because they fill slots and can be explained.

import type { Action, Reference } from '../domain/action.ts'
import type { IntentType, UserIntent } from '../domain/intent.ts'
import { type Asked, askedOf } from './combine.ts'
import { AMBIGUOUS_CONFIDENCE, ANSWER_CONFIDENCE, CORRECTION_CONFIDENCE } from './confidence.ts'
import { type Answer, answerOf, beginsWithYes, mayGoOn } from './confirm.ts'
import { type Opinion, opinionOf } from './model/opinion.ts'
import { paramsOf } from './params.ts'
import { readPasted } from './pasted.ts'
import { readCorrection } from './read/correction.ts'
import { type Message, openMessage } from './read/message.ts'
import { type Clause, clausesOf } from './segments.ts'
import { spansOf } from './spans.ts'
import type { Situation, Understanding } from './understanding.ts'
import { weigh } from './weigh.ts'

/** Everything that led to an understanding, for whoever asks why. */
export interface Explained {
  readonly understanding: Understanding
  /** Null where the message was an answer, read from its raw text. */
  readonly message: Message | null
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
  // "yes, in five minutes": agreeing to something, and not said to what.
  if (situation.pending && asked.every(isHint) && beginsWithYes(text)) return answered('unsure')
  const opinion = opinionOf(text)
  return { understanding: weigh(message, clauses, asked, opinion), message, clauses, opinion }
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
  return { understanding: { intent, actions: [], spans: [] }, message: null, clauses: [], opinion: null }
}

/** Talk, or no more than a hint of a request. */
function isHint({ action, reading }: Asked): boolean {
  return action.does === 'talk' || reading.cost.violations >= 2
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
  return { understanding: { intent, actions, spans: spansOf(message, []) }, message, clauses: [], opinion: null }
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
  return { understanding: { intent, actions, spans: spansOf(message, []) }, message, clauses, opinion: null }
}
