// What a message means for the record and the plan: its acts, how certain that is, and how each span was read.

import type { Act } from '../domain/act.ts'
import type { IntentType, UserIntent } from '../domain/intent.ts'
import type { Chart } from './chart/chart.ts'
import type { Span } from './chart/rule.ts'
import { type Answer, answerOf, beginsWithYes, mayGoOn } from './confirm.ts'
import { nothing } from './grammar/build.ts'
import { type Interpretation, interpret, type Read, type Setting } from './interpret.ts'
import { isIn } from './language/en/classes.ts'
import { stemOf } from './lex/stem.ts'
import { narrows } from './meaning/held.ts'
import { endsWithQuestion } from './meaning/pieces/asks.ts'
import type { Piece } from './meaning/pieces/piece.ts'
import { wavers } from './meaning/qualified.ts'
import { readQuestion } from './meaning/question.ts'
import { type ReadSpan, spansOf } from './meaning/spans.ts'
import { clauseScores } from './model/clause.ts'
import { type Opinion, opinionOf } from './model/opinion.ts'
import { paramsOf } from './params.ts'
import { allBy } from './task-ids.ts'

export type { ReadSpan } from './meaning/spans.ts'

export interface Understood {
  readonly intent: UserIntent
  /** What to do. */
  readonly acts: readonly Act[]
  /** Acts that we understood but don't simply carry out: denied, doubted, conditional, or with words left over. */
  readonly reserved: readonly Read[]
  readonly left: readonly string[]
  readonly spans: readonly ReadSpan[]
  readonly interpretation: Interpretation | null
  readonly opinion: Opinion | null
}

/** Marks messages that exceeded the limit on work. */
export const OVER_BUDGET = 'over_budget'

export function understand(message: string, setting: Setting): Understood {
  const interpretation = interpret(message, setting)
  const acts = interpretation.reads.filter((read) => read.reserve === null)
  const reserved = interpretation.reads.filter((read) => read.reserve !== null)
  const behind = behindGreeting(interpretation)
  const more = behind === null ? null : understand(behind, setting)
  if (more?.acts.some(({ does }) => does !== 'talk') === true) return more
  if (interpretation.spent)
    return understood(interpretation, [], reserved, { ...unsure([], null, 0.3), rule_id: OVER_BUDGET })
  const opinion = acts.every(isOpen) ? opinionOf(withoutPoliteness(message, interpretation)) : null
  if (opinion !== null && reserved.length === 0 && !isAboutTasks(interpretation, setting))
    return weigh(interpretation, acts, opinion, setting)
  return decided(interpretation, acts, reserved)
}

/** "Hello. | The dean wants the minutes by friday": the statement after a greeting that answers nothing. */
function behindGreeting({ chart, reads, pieces }: Interpretation): string | null {
  const [read, ...others] = reads
  if (read?.act.does !== 'talk' || read.act.about !== 'greeting' || others.length > 0) return null
  const told = pieces.find(({ is, from }) => is === 'remark' && from >= read.span.to)
  return told === undefined ? null : chart.raw.slice(chart.words[told.from]?.start)
}

/** The request or statement, without "hey", "thanks" or anything said before it. */
function withoutPoliteness(message: string, { chart, pieces }: Interpretation): string {
  const last = pieces.findLast(({ is }) => is !== 'filler')
  const asked = last?.is === 'question' && last.evidence === 'perhaps'
  const first = asked ? last : pieces.find(({ is }) => is !== 'filler')
  if ((last?.is !== 'act' && !asked) || first === undefined) return message
  return message.slice(chart.words[first.from]?.start ?? 0, chart.words[last.to - 1]?.end ?? message.length)
}

/** A question that only tasks can answer, or that may be about those in focus. */
function isAboutTasks({ pieces, reads }: Interpretation, { last, spokenOf = [] }: Setting): boolean {
  // "just today" right after a list is the entire message.
  if (pieces.length === 0 && reads.some(({ act }) => act.does === 'ask')) return true
  // "today?" is just a day.
  if (pieces.every(isOnlyWhen) && reads.some(({ act }) => act.does === 'ask' && narrows(act.set.where))) return true
  return pieces.some(
    (piece) =>
      // "all my jobs by priority": only tasks are sorted.
      (piece.is === 'act' &&
        piece.act.does === 'ask' &&
        (narrows(piece.act.set.where) || piece.act.sort !== undefined)) ||
      (piece.is === 'question' &&
        (piece.evidence === 'names' ||
          piece.evidence === 'tasks' ||
          (piece.evidence === 'perhaps' && (last !== null || spokenOf.length > 0)))),
  )
}

function isOnlyWhen(piece: Piece): boolean {
  return piece.is === 'filler' || (piece.is === 'act' && piece.act.does === 'change' && piece.act.values.when != null)
}

/**
 * A reading with no sign that it is about tasks: questions, wishes, titles that nobody asked to add. Here the model's
 * opinion counts.
 */
function isOpen({ act, stated, score }: Read): boolean {
  if (score !== undefined && act.does === 'add') return false
  if (act.does === 'offer') return true
  // "need nappies, wipes and a bib": a list isn't small talk.
  if (act.does === 'add' && act.items.length > 2) return false
  if (act.does === 'add')
    return stated && act.items.every((item) => item.priority === undefined && item.description === undefined)
  // "adjust the contrast": names no known task and no new value.
  if (act.does === 'change') return Object.keys(act.values).length === 0 && allBy(act.set, 'name')
  return act.does === 'ask' && act.set.mentions.every(({ by }) => OPEN.has(by)) && act.set.where?.overdue === undefined
}

const OPEN = new Set<string>(['all', 'name', 'added', 'oldest', 'focus'])

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
  // An act says more about a message than a question beside it.
  const first = acts.find(({ act }) => act.does !== 'ask' && act.does !== 'talk') ?? acts[0]
  if (first !== undefined) return understood(interpretation, acts, reserved, intentOfRead(first))
  const over = reserved.find((read) => read.reserve === 'left over' || read.reserve === 'garbled')
  if (over !== undefined) return understood(interpretation, acts, reserved, { ...intentOfRead(over), confidence: HALF })
  const [held] = reserved
  return understood(interpretation, acts, reserved, chat(held?.rule ?? null))
}

/** If no rule matched, the certainty is the model's. */
function intentOfRead({ act, rule, cost, score }: Read): UserIntent {
  if (score === undefined) return intentOf(act, rule, cost > 20 ? LIKELY : SURE)
  return { ...intentOf(act, rule, Math.round(score * 100) / 100), classification_method: 'LOCAL_MODEL' }
}

const STRONG = 0.48
const VERY_STRONG = 0.62

/** The model's opinion may make us more careful or fill a gap, but it never changes an explicit command. */
function weigh(interpretation: Interpretation, acts: readonly Read[], opinion: Opinion, { last }: Setting): Understood {
  const { intent_type, margin } = opinion
  const [first] = acts
  if ((first === undefined || first.act.does === 'offer') && asksForMore(interpretation))
    return {
      ...understood(interpretation, [read({ does: 'talk', about: 'cannot' }, 0, 0, 'talk')], [], chat(null)),
      opinion,
    }
  const local = (act: Act): Understood => ({
    ...understood(interpretation, [read(act, 0, 0, 'opinion')], [], {
      ...intentOf(act, null, margin > VERY_STRONG ? LIKELY : 0.75),
      classification_method: 'LOCAL_MODEL',
    }),
    opinion,
  })
  const talk: Understood = {
    ...understood(
      interpretation,
      [read({ does: 'talk', about: aboutOf(interpretation) }, 0, 0, 'talk')],
      [],
      chat(null),
    ),
    opinion,
  }
  if (intent_type === 'GENERAL_CHAT')
    return margin > talkative(first, interpretation) && acts.length <= 1 && !isSureOfTasks(first, interpretation)
      ? talk
      : first === undefined
        ? talk
        : { ...decided(interpretation, acts, []), opinion }
  if (first !== undefined && intentTypeOf(first.act) === intent_type)
    return { ...decided(interpretation, acts, []), opinion }
  // "wedding cake, due friday": a value marks it as a task, whatever it sounds like.
  if (first?.act.does === 'offer' && first.act.items.some(({ when, priority }) => when ?? priority))
    return { ...decided(interpretation, acts, []), opinion }
  if (margin > VERY_STRONG && intent_type === 'LIST_TASKS') {
    const { chart } = interpretation
    return local(readQuestion(chart, { from: 0, to: chart.words.length }).act)
  }
  // "all clear on thursday?" asks for no act.
  const isAsked = (first === undefined || first.act.does === 'ask') && endsAsking(interpretation)
  const asked = isAsked ? askedIn(interpretation) : null
  if (asked !== null) return local(asked)
  // A remark that names a task stays a remark, whatever it sounds like.
  if (first === undefined && interpretation.spoken.length > 0) return talk
  if (margin > VERY_STRONG && intent_type === 'DELETE_TASK') return local({ does: 'delete', set: nothing })
  // "tonight I've got to iron my shirts": something to do on its day changes no existing task.
  if (
    first?.act.does === 'add' &&
    intent_type === 'UPDATE_TASK' &&
    first.act.items.every(({ when }) => when?.day != null)
  )
    return { ...decided(interpretation, acts, []), opinion }
  if (margin > VERY_STRONG && intent_type === 'UPDATE_TASK')
    return margin < BEYOND_DOUBT && soundsTold(interpretation)
      ? talk
      : local({ does: 'change', set: nothing, values: {} })
  if (margin > VERY_STRONG && intent_type === 'COMPLETE_TASK' && soundsDone(interpretation))
    return local({ does: 'finish', set: nothing, reported: false, unsure: false })
  if (first === undefined && intent_type === 'CREATE_TASK' && margin > VERY_STRONG && isOneThing(interpretation)) {
    const whole = byWhole(interpretation, last)
    return whole === null ? talk : local(whole)
  }
  return first === undefined ? talk : { ...decided(interpretation, acts, []), opinion }
}

function endsAsking({ chart }: Interpretation): boolean {
  return endsWithQuestion(chart, { from: 0, to: chart.words.length })
}

/** The question in a message, if a date, a status or a priority shows what it is about. */
function askedIn({ chart }: Interpretation): Act | null {
  const { act } = readQuestion(chart, { from: 0, to: chart.words.length })
  return narrows(act.set.where) ? act : null
}

/** "three hours on hold": phrased like talk and unlike any request. */
function soundsTold({ chart }: Interpretation): boolean {
  return clauseScores(chart, { from: 0, to: chart.words.length }).talk >= PUT_AS_TALK
}

const PUT_AS_TALK = 0.9
const BEYOND_DOUBT = 0.9

/** "finally asleep": with no task in it, a sentence must also be phrased like a report. */
function soundsDone({ chart }: Interpretation): boolean {
  const whole = { from: 0, to: chart.words.length }
  if (isIn('FINISH', chart.word(0))) return true
  const isNamed = chart.words.some(({ text }) => isIn('DONE', text))
  return clauseScores(chart, whole).finish >= (isNamed ? NAMED_SO : PUT_SO) && !wavers(chart, whole)
}

/** The score from which a sentence sounds like a report; lower if it has a word such as "done". */
const PUT_SO = 0.55
const NAMED_SO = 0.3

/** How sure the model must be that something is just talk: an unwanted offer costs little. */
function talkative(first: Read | undefined, interpretation: Interpretation): number {
  if (first?.act.does === 'offer') return isPlainDoing(first, interpretation) ? 1 : 0.92
  return isDoing(first, interpretation) ? 0.9 : STRONG
}

/** Things that a task has no field for: labels, sub-tasks, other people, colours, files. */
function asksForMore({ chart }: Interpretation): boolean {
  return chart.words.some((word) => word.kind === 'word' && isIn('BEYOND', word.text))
}

/** "can you text Dan?": a request for something we don't do. */
function aboutOf({ pieces, chart }: Interpretation): 'other' | 'remark' | 'cannot' {
  if (pieces.some((piece) => piece.is === 'question')) return 'other'
  const isAsked = pieces.some((piece) => piece.is === 'request' && ASKS_HERE.test(chart.text(piece)))
  const isSaying = chart.words.some(({ text }) => SAYINGS.has(text))
  return isAsked && !isSaying ? 'cannot' : 'remark'
}

const ASKS_HERE = /^(?:can|could|will|would) (?:you|u|ya|ye)\b/i
/** "can you believe it?" */
const SAYINGS = new Set(['believe', 'imagine', 'credit', 'hear', 'guess'])

/** "call the seed supplier": an imperative is more likely a task than talk. */
function isDoing(first: Read | undefined, { chart }: Interpretation): boolean {
  if (first?.act.does === 'add') {
    const [verb = '', particle = ''] = first.act.items[0]?.title.toLowerCase().split(' ') ?? []
    return isIn('DOING', verb) || PARTICLES.has(particle)
  }
  return first?.act.does === 'offer' && isIn('DOING', chart.word(first.span.from))
}

/** "sharpen the chisels", "print the poster and sort the loft": nothing but verbs and objects. */
function isPlainDoing({ act, span }: Read, { chart }: Interpretation): boolean {
  const titles = act.does === 'offer' ? act.items.map(({ title }) => title.toLowerCase().split(' ')) : []
  const isAll = span.from === 0 && span.to <= PLAIN_WORDS * Math.max(titles.length, 1) + titles.length - 1
  if (!isAll) return false
  if (titles.length < 2) return isIn('DOING', chart.word(0)) && THINGS.has(chart.word(1))
  return titles.every(([verb = '', next = '']) => isIn('DOING', verb) && THINGS.has(next))
}

const PLAIN_WORDS = 4

const THINGS = new Set(['the', 'a', 'an', 'my', 'our'])

/** "set up the router": followed by one of these, any word is a verb. */
const PARTICLES = new Set(['up', 'out', 'off', 'down', 'away', 'the', 'my', 'our'])

/** A question that mentions something only task lists have needs no second opinion. */
function isSureOfTasks(first: Read | undefined, { pieces, chart }: Interpretation): boolean {
  if (first?.act.does === 'offer')
    return first.act.items.some(
      ({ when }) => when?.recurrence !== undefined || (when?.day != null && when.time?.open === false),
    )
  if (first?.act.does !== 'ask') return false
  const { where } = first.act.set
  if (where?.priorities !== undefined) return true
  // "show me everything, then I'll tell you what's what": the statement after it changes nothing.
  const told = pieces.findIndex(({ is }) => !ASKING_PIECES.has(is))
  const isApart = chart.some({ from: first.span.to, to: pieces[told]?.from ?? first.span.to }, (at) => chart.isMark(at))
  const asking = isApart ? pieces.slice(0, told) : pieces
  if (!asking.every(({ is }) => ASKING_PIECES.has(is))) return false
  // "and the ones without a date", "now those with stone in the name"
  if (where?.dated !== undefined || (where?.words !== undefined && hasField(first.span, chart))) return true
  return first.cost <= PLAINLY || (first.cost <= SEARCHED && hasNoun(first.span, chart))
}

const ASKING_PIECES: ReadonlySet<Piece['is']> = new Set<Piece['is']>(['act', 'filler', 'request', 'joint'])

/** "find the tasks with garden in them". */
function hasNoun({ from, to }: Span, chart: Chart): boolean {
  return chart.some({ from, to }, (at) => chart.word(at) === 'tasks' || chart.word(at) === 'to-dos')
}

function hasField({ from, to }: Span, chart: Chart): boolean {
  return chart.some({ from, to }, (at) => isIn('TITLEFIELD', stemOf(chart.word(at))))
}

/** Explicitly requested: "give me my list". */
const PLAINLY = 4
const SEARCHED = 12

/** More text after a full stop makes it a story, and past events are no task. */
function isOneThing({ chart }: Interpretation): boolean {
  const isOver = /\b(?:last (?:night|week|month|year)|yesterday|ago)\b/i.test(chart.raw)
  return !chart.facts.hard.some((hard, at) => hard && at < chart.words.length - 1) && !isOver
}

/** Nobody said "add", unless this continues an add: "also put the recycling out". */
function byWhole({ chart }: Interpretation, last: Act | null): Act | null {
  const goesOn =
    last?.does === 'add' && (chart.word(0) === 'also' || chart.word(0) === 'and' || chart.word(0) === 'plus')
  const items = chart.reader.items({ from: goesOn ? 1 : 0, to: chart.words.length }, {}, 'one')
  // "another task" asks for one, "another note: …" doesn't.
  if (items.length === 0) return isIn('TASK', chart.word(chart.words.length - 1)) ? { does: 'add', items } : null
  return { does: goesOn ? 'add' : 'offer', items }
}

function read(act: Act, from: number, to: number, rule: string): Read {
  return { act, span: { from, to }, rule, cost: 0, stated: false, reserve: null }
}

function understood(
  interpretation: Interpretation,
  acts: readonly Read[],
  reserved: readonly Read[],
  intent: UserIntent,
): Understood {
  const spans = spansOf(interpretation)
  return {
    intent,
    acts: acts.map(({ act }) => act),
    reserved,
    left: interpretation.left,
    spans,
    interpretation,
    opinion: null,
  }
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
  return {
    intent_type: 'GENERAL_CHAT',
    confidence: LIKELY,
    extracted_params: null,
    alternatives: [],
    classification_method: 'RULE_BASED',
    rule_id: rule,
  }
}

function unsure(possible: readonly IntentType[], opinion: Opinion | null, confidence: number): UserIntent {
  const alternatives = (opinion?.scores ?? [])
    .slice(0, 2)
    .map(({ intent_type, score }) => ({ intent_type, confidence: Math.round(score * 100) / 100 }))
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

/** The intent of a message that is just an answer. */
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

/** An explicit request to do something. */
function isCommand(act: Act): boolean {
  return (
    act.does === 'add' ||
    act.does === 'finish' ||
    act.does === 'reopen' ||
    act.does === 'change' ||
    act.does === 'delete'
  )
}

/** How a message is classified on its own, without tasks or a conversation. */
export function classify(
  message: string,
  { now, timezone, pending }: { now: string; timezone: string; pending: boolean },
): UserIntent {
  const answer = answerOf(message, pending ? 1 : 0)
  const setting = { now, timezone, tasks: [], last: null, changed: false }
  if (answer === null) {
    const { intent, interpretation } = understand(message, setting)
    const clear = interpretation?.reads.some((one) => !one.stated && one.cost <= 16 && isCommand(one.act)) === true
    return pending && !clear && beginsWithYes(message) ? answerIntent('unsure') : intent
  }
  if (pending && answer === 'no' && mayGoOn(message)) {
    const { intent, interpretation } = understand(message, setting)
    if (interpretation?.reads.some((one) => !one.stated && one.reserve === null && isCommand(one.act)) === true)
      return intent
  }
  return answerIntent(answer)
}
