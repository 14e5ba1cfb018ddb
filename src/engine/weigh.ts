// The rules' readings against the second opinion. Disagreement only makes it more careful, and the opinion fills no slot.

import type { Action, Changes, NewItem } from '../domain/action.ts'
import type { IntentType, UserIntent } from '../domain/intent.ts'
import type { Asked } from './combine.ts'
import {
  type Agreement,
  AMBIGUOUS_CONFIDENCE,
  CAPPED,
  confidenceOf,
  FOLLOW_UP_CONFIDENCE,
  modelConfidence,
} from './confidence.ts'
import type { Opinion } from './model/opinion.ts'
import { paramsOf } from './params.ts'
import { isPointing } from './read/correction.ts'
import type { Message } from './read/message.ts'
import { eachNamed } from './read/several.ts'
import { cutTitle, itemOf, titleText } from './read/title.ts'
import { readBareValue } from './read/value.ts'
import type { Reading } from './reading.ts'
import { spansOf } from './spans.ts'
import type { Understanding } from './understanding.ts'

// What must not be done on a hint.
const RISKY: ReadonlySet<IntentType> = new Set(['COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK'])

const STRONG = 0.6

const SOME = 0.25

export function weigh(message: Message, asked: readonly Asked[], opinion: Opinion): Understanding {
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
    spans: spansOf(message, []),
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
  const actions = asked.flatMap((one) => eachNamed(one.action))
  return {
    intent: {
      intent_type: reading.intent,
      confidence,
      extracted_params: paramsOf(first.action, wholeTitle(message, first)),
      alternatives: alternativesOf(first, opinion),
      classification_method: method,
      rule_id: reading.rule.id,
    },
    actions,
    spans: spansOf(message, asked),
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
    spans: spansOf(message, []),
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
    spans: spansOf(message, []),
  }
}
