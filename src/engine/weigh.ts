// The rules' readings against the second opinion. Disagreement only makes it more careful, and the opinion fills no slot.

import type { Action, Changes } from '../domain/action.ts'
import type { IntentType, UserIntent } from '../domain/intent.ts'
import type { Asked } from './combine.ts'
import {
  AMBIGUOUS_CONFIDENCE,
  agreementOf,
  CAPPED,
  confidenceOf,
  FOLLOW_UP_CONFIDENCE,
  modelConfidence,
  STRONG,
} from './confidence.ts'
import { group, politeFrontWords } from './lexicon.ts'
import type { Opinion } from './model/opinion.ts'
import { paramsOf } from './params.ts'
import { isPointing } from './read/correction.ts'
import { isMark, type Message } from './read/message.ts'
import { eachNamed } from './read/several.ts'
import { cutTitle } from './read/title.ts'
import { titleText } from './read/title-text.ts'
import { readBareValue } from './read/value.ts'
import { actionAs, readAs } from './read-as.ts'
import type { Reading } from './reading.ts'
import type { Clause } from './segments.ts'
import { spansOf } from './spans.ts'
import type { Understanding } from './understanding.ts'
import { KIND } from './units.ts'

// What must not be done on a hint.
const RISKY: ReadonlySet<IntentType> = new Set(['COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK'])

// Words before a title that take away or change rather than add.
const OPPOSED: ReadonlySet<string> = new Set([
  ...group('DELETE'),
  ...group('DELETED'),
  ...group('CHANGE'),
  ...group('CHANGED'),
  ...group('INSTEAD'),
  ...group('NOT'),
  'longer',
])

const LATER: ReadonlySet<string> = new Set([...group('INSTEAD'), 'earlier', 'later', 'sooner'])

// Asking about it is not asking for it: "should I delete milk?"
const ASKING: ReadonlySet<string> = new Set(
  'should, did, does, is, are, was, were, have, has, why, how, what, who, which, where, when'.split(', '),
)

const INDEFINITE = group('INDEFINITE')

// "also bananas", "need milk": said of what is to be added.
const GOING_ON: ReadonlySet<string> = new Set(['also', 'plus', 'and', 'need'])

const DOING = group('DOING')

const VERY_STRONG = 0.95

const SOME = 0.25

export function weigh(
  message: Message,
  clauses: readonly Clause[],
  asked: readonly Asked[],
  opinion: Opinion,
): Understanding {
  const first = asked[0]
  // "the second one" alone points at a task and says nothing about what to do with it.
  if ((first === undefined || first.reading.cost.violations >= 3) && isPointing(message))
    return unclear(message, [], opinion)
  const bare = first === undefined && !message.situation.pending ? readBareValue(message) : null
  if (bare !== null) return followUp(message, bare)
  if (first === undefined || isOutweighed(message, asked, opinion)) {
    const other = fromModel(message, clauses, asked, opinion)
    if (other !== null) return other
    if (first === undefined || first.reading.cost.violations >= 2)
      return unclear(message, first === undefined ? [] : [first.reading], opinion)
  }
  const rivals = rivalsOf(first)
  const chosen = rivals.find((rival) => rival.intent === opinion.intent_type)
  if (rivals.length > 1 && (chosen === undefined || (chosen !== first.reading && opinion.margin < SOME)))
    return unclear(message, rivals, opinion)
  if (rivals.length === 1 || chosen === undefined) return settle(message, asked, opinion, 'RULE_BASED')
  const settled = { ...first, reading: chosen, action: chosen.action }
  return settle(message, [settled, ...asked.slice(1)], opinion, 'LOCAL_MODEL')
}

/** By the violations of a reading (0 … 3): the lead from which on the model's other word counts for more. Fixed phrases stand. */
const OUTWEIGHED: readonly number[] = [0.9, 0.6, 0.8, 0.25]

/** Whether the model is so sure of another intent than all that the rules made of the message that it is to be believed. */
function isOutweighed(message: Message, asked: readonly Asked[], opinion: Opinion): boolean {
  const [first] = asked
  const { intent_type, margin } = opinion
  if (first === undefined || asked.some((one) => one.reading.intent === intent_type)) return false
  const { violations } = first.reading.cost
  if (intent_type === 'DELETE_TASK' && ASKING.has(message.units[0]?.text ?? '')) return false
  // Finishing a task is said in few ways, and the rules know them.
  if (intent_type === 'COMPLETE_TASK' && violations < 2) return false
  // "are limes added to my list" asks, whatever it speaks of.
  if (intent_type === 'CREATE_TASK' && violations <= 0 && first.reading.rule.id === 'list.yes-no' && asksFirst(message))
    return false
  // "skip today's reminders" begins with what to do with them.
  if (intent_type === 'LIST_TASKS' && violations <= 0 && commands(message, first.reading)) return false
  if (intent_type === 'CREATE_TASK' && violations <= 0 && isAboutOne(message, first.reading.intent)) return false
  if (violations < 0 || margin < (OUTWEIGHED[Math.min(violations, 3)] ?? 1)) return false
  return !isTitleTalk(message, first, intent_type)
}

const COMMANDS: ReadonlySet<string> = new Set([
  ...group('DELETE'),
  ...group('DELETE_TOO'),
  ...group('ADD'),
  'put',
  'place',
  'stick',
])

const BEING = new Set(['is', 'are', 'was', 'were', 'did', 'does', 'has'])

function asksFirst({ units }: Message): boolean {
  return BEING.has(units[0]?.text ?? '')
}

function commands(message: Message, reading: Reading): boolean {
  const { does } = reading.rule
  return (does === 'delete' || does === 'create') && COMMANDS.has(message.units[reading.from]?.text ?? '')
}

/** What takes away or changes a task that is there is not turned into adding one, unless the task is "a new one". */
function isAboutOne(message: Message, intent: IntentType): boolean {
  if (intent === 'DELETE_TASK') return true
  return intent === 'UPDATE_TASK' && !message.units.slice(0, 5).some((unit) => INDEFINITE.has(unit.text))
}

/** "add delete old photos": what a title says to do is not asked for now, unless it is said of a task or "instead". */
function isTitleTalk(message: Message, { reading, action }: Asked, intent: IntentType): boolean {
  if (action.does !== 'create' || reading.cost.violations > 1 || !RISKY.has(intent)) return false
  const { title } = reading.match.slots
  const from = title === undefined ? message.units.length : title.from
  return !message.units.some(
    (unit, at) =>
      (at < from && OPPOSED.has(unit.text)) ||
      (at >= from &&
        intent === 'UPDATE_TASK' &&
        ((unit.kind & (KIND.task | KIND.tasks)) !== 0 || LATER.has(unit.text))),
  )
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
  if (agreement === 'differs' && RISKY.has(reading.intent) && reading.cost.violations >= 0)
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

function namesTask({ units }: Message, intent: IntentType): boolean {
  return intent !== 'COMPLETE_TASK' && units.some((unit) => (unit.kind & (KIND.task | KIND.tasks | KIND.list)) !== 0)
}

/** "milk" alone says nothing about what to do with it; "buy milk" and "lunch tomorrow" do. */
function isBareNoun({ units, dates }: Message): boolean {
  const words = units.filter((unit) => !isMark(unit))
  if (words.every((unit) => politeFrontWords.has(unit.text))) return true
  const first = words[0]?.text ?? ''
  return words.length <= 2 && dates.length === 0 && !DOING.has(first) && !GOING_ON.has(first)
}

/** The model's word, with whatever can be read in its sense. */
function fromModel(
  message: Message,
  clauses: readonly Clause[],
  asked: readonly Asked[],
  opinion: Opinion,
): Understanding | null {
  const { intent_type, margin } = opinion
  if (margin < (RISKY.has(intent_type) ? STRONG : SOME)) return null
  const read = readAs(message, clauses, intent_type)
  if (read === null && RISKY.has(intent_type) && margin < VERY_STRONG && !namesTask(message, intent_type)) return null
  if (read === null && intent_type === 'CREATE_TASK' && isBareNoun(message)) return null
  const action = read?.action ?? actionAs(message, intent_type)
  const seen: UserIntent['alternatives'] = asked
    .slice(0, 1)
    .map((one) => ({ intent_type: one.reading.intent, confidence: CAPPED }))
  return {
    intent: {
      intent_type,
      confidence: modelConfidence(margin),
      extracted_params: paramsOf(action, undefined),
      alternatives: seen,
      classification_method: 'LOCAL_MODEL',
      rule_id: read?.reading.rule.id ?? null,
    },
    actions: eachNamed(action),
    spans: spansOf(message, read === null ? [] : [read]),
  }
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
