// A question never acts: it is answered from the names, dates and states it contains, in any order.

import type { Act, Mention, TaskSet, Wanted, Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { merge } from '../grammar/build.ts'
import { beginsOne, endsOf, isIn, type Phrases, phrasesIn } from '../language/en/classes.ts'
import { ABOUT_TASKS, COMPLETED_WORDS, OPEN_WORDS, OURS } from '../language/en/questions.ts'
import { isPast } from '../lex/stem.ts'
import { type Held, heldIn, narrows, notedIn } from './held.ts'
import { beyondIt, beyondNamed, pickIn } from './ordered.ts'
import { ownDays } from './own-days.ts'
import { isOfLastAdded, pointedIn, positionsIn } from './pointed.ts'
import { wantedOf } from './wanted.ts'

/** Tasks by name, something only tasks have, something tasks may have, or nothing stored here. */
export type Evidence = 'names' | 'tasks' | 'perhaps' | 'none'

export interface Question {
  readonly act: Act & { does: 'ask' }
  /** What it mentions: tasks by name, something a task has, or nothing stored here. */
  readonly evidence: Evidence
  /** It contains words that neither a title nor anything else explains. */
  readonly unmet: boolean
}

/** "what time tho" */
const ONLY_WHEN = /^(?:(?:and|but|ok|at|from) )*(?:what time|when)(?: (?:tho|though|exactly|then))?$/

/** "what's left that has no date?", "the ones that have one". */
function asksOfSome(text: string): boolean {
  const some = text.search(SOME)
  return some >= 0 && text.indexOf(' that ', some) > 0
}

const SOME = /\b(?:what|which|anything|ones?|tasks?)\b/

export function readQuestion(chart: Chart, whole: Span): Question {
  const span = { from: pastPoliteness(chart, whole), to: beforeAgain(chart, whole) }
  const text = textOf(chart, span)
  const words = text.split(' ')
  const held = heldIn(chart, span)
  const noted = notedIn(chart, span, held)
  if (noted !== null) return { act: { does: 'ask', wants: 'note', set: noted }, evidence: 'names', unmet: false }
  const { ids, spoken } = held
  const wheres = held.wheres.length > 0 || ids.length > 0 ? held.wheres : ownDays(chart, span)
  const isWhole = held.strange.length === 0
  const isOfAll = wheres.some(({ status: said, overdue }) => said === 'all' || said === 'pending' || overdue === true)
  const status = isOfAll || /\b(?:you|i) just\b/.test(text) ? {} : statusOf(text, words)
  const places = ids.length === 0 && !isOfLastAdded(text) ? positionsIn(chart, span) : null
  const beyond = beyondIt(text) ?? beyondNamed(chart, held)
  // "and is it a high one?"
  const isOfIts = ids.length === 0 && IS_IT.test(text)
  const asksLevel =
    (isOfIts && wheres.some(({ priorities }) => priorities !== undefined)) ||
    (ids.length === 0 && WHAT_LEVEL.test(text) && OF_IT.test(text))
  // "is that in the morning?"
  const asksItsDay =
    isOfIts && held.narrowed.some(({ from }) => PRONOUNS.has(chart.word(from)) || PRONOUNS.has(chart.word(from - 1)))
  // "so it's back on there?"
  const asksItsState = ids.length === 0 && OF_ITS_STATE.test(textOf(chart, { from: whole.from, to: span.to }))
  // "did I give the shed a day?", "what about it, does it have a date?"
  // "what's left that hasn't got a date?" instead asks which tasks have none.
  const asksForDay = asksForDayIn(words) && (ids.length > 0 || (OF_IT.test(text) && !asksOfSome(text)))
  const isOfIt =
    (beyond !== undefined && ids.length === 0) ||
    WHAT_IS_IT.test(text) ||
    asksLevel ||
    asksItsDay ||
    asksItsState ||
    (asksForDay && ids.length === 0)
  const isOver = merge(...wheres, status).status === 'completed'
  const pick = isOver || (ids.length === 0 && isOfLastAdded(text)) ? undefined : pickIn(chart, span)
  const asked = wantsOf(words, ids.length > 0 || places !== null)
  // "which deadline comes first?" asks which, not when.
  const isOfDeadlines = asked === 'when' && ids.length === 0 && pick !== undefined && words.includes('deadline')
  const said = orderedOf(isOfDeadlines ? 'list' : asked, beyond ?? pick)
  // "what hasn't got a date?" asks which, not when.
  const asksWhich = said === 'when' && ids.length === 0 && wheres.some(({ dated }) => dated !== undefined)
  const wants = asksLevel
    ? 'priority'
    : asksItsState
      ? 'state'
      : asksItsDay || asksForDay
        ? 'when'
        : asksWhich
          ? 'list'
          : ids.length > 0 && asksTheDay(text, said, wheres)
            ? 'when'
            : ids.length > 0 && asksTheLevel(text, said, wheres)
              ? 'priority'
              : said
  const positions = FOCUSED.has(wants) || /\b(?:number|#) ?\d/.test(text) ? places : null
  const { status: _, ...stateless } = merge(...wheres, status)
  // For a named task the status doesn't matter: "when is the rent due?"
  const unknown = unknownIn(chart, text, held)
  const kind = kindIn(chart, held)
  const where =
    // "is the second to last one done?": a position, not a date.
    positions !== null || asksLevel || asksForDay
      ? {}
      : unknown !== null
        ? { words: [unknown] }
        : kind !== null
          ? whenDone(merge(...wheres, status, { words: [kind] }))
          : ids.length > 0 && FOCUSED.has(wants)
            ? withoutNote(wants !== said ? {} : stateless)
            : whenDone(merge(...wheres, status, leftOf(text, wheres)))
  const days = daysAfter(text)
  const about = hasPhrase(words, ABOUT_TASKS)
  const focused =
    ids.length === 0 &&
    wheres.length === 0 &&
    FOCUSED.has(wants) &&
    (/\b(?:it|they|that|that one|this one|mine)\b/.test(text) || (wants === 'note' && isWhole) || ONLY_WHEN.test(text))
  const just = /\bjust (?:add|tick|mark|complete|finish|change|move|rename|check|cross|do|did|put|update|reopen)/.test(
    text,
  )
  const pointed = ids.length === 0 ? pointedIn(chart, text, span) : null
  const mentions: readonly Mention[] =
    positions !== null
      ? [{ by: 'positions', positions }]
      : just || isOfIt
        ? [{ by: 'focus' }]
        : ids.length > 0
          ? [{ by: 'ids', task_ids: ids }]
          : (pointed?.mentions ?? [focused ? { by: 'focus' } : { by: 'all' }])
  // "what else is on friday?", "when's the other essay?": everything but the focus.
  const isElse = /\b(?:else|the other)\b/.test(text) && mentions.every(({ by }) => by === 'all' || by === 'ids')
  const except = held.except ?? (isElse ? { text: 'it', mentions: [{ by: 'focus' as const }], many: true } : undefined)
  const { due_after: _after, due_before: _before, ...undated } = where
  // "which is the least urgent?" isn't looking for urgent tasks.
  const { priorities: _priorities, ...anyLevel } = where
  const narrowed: Where = merge(days !== undefined ? undated : pick === undefined ? where : anyLevel, pointed?.where)
  const set: TaskSet = {
    text: spoken,
    mentions: [...mentions],
    many: true,
    ...(pointed?.count === undefined ? {} : { count: pointed.count }),
    ...(Object.keys(narrowed).length > 0 ? { where: narrowed } : {}),
    ...(except === undefined ? {} : { except }),
  }
  const told = wheres.some((one) => narrows(one)) && isWhole && wants !== 'when' && !/^(?:are|were) you\b/.test(text)
  const isOurs =
    (isWhole && (about || pick !== undefined) && !/\byou\b/.test(text)) ||
    kind !== null ||
    (unknown !== null && OF_ADDED.test(text))
  const sure = told || isOurs || positions !== null || (pointed !== null && isWhole) || hasPhrase(words, OURS)
  const evidence =
    ids.length > 0
      ? 'names'
      : asksOfDay(chart, span, held)
        ? 'none'
        : sure || beyond !== undefined || asksLevel || asksItsDay || asksItsState || WHICH_IS_IT.test(text)
          ? 'tasks'
          : about || focused || wheres.length > 0
            ? 'perhaps'
            : 'none'
  return {
    act: {
      does: 'ask',
      wants,
      set,
      ...(days === undefined ? {} : { days_after: days }),
      ...(pick === undefined || wants !== 'next' ? {} : { pick }),
      ...(beyond === undefined || wants !== 'next' ? {} : { beyond }),
      ...(wants === 'state' && AS_OPEN.test(text) ? { state: 'open' as const } : {}),
    },
    evidence: days === undefined || evidence === 'names' ? evidence : 'tasks',
    unmet: !isWhole || wheres.some(({ words }) => words !== undefined),
  }
}

/** "when's the next mardi gras going to be": asks for the date of a holiday, not for tasks due then. */
function asksOfDay(chart: Chart, span: Span, { narrowed }: Held): boolean {
  if (chart.word(span.from) !== 'when' || narrowed.length === 0) return false
  return !chart.some(
    span,
    (at) => chart.isWord(at) && !OF_DAY.has(chart.word(at)) && !narrowed.some(({ from, to }) => from <= at && at < to),
  )
}

const OF_DAY = new Set(
  "when is 's are was will the next going to be this year it exactly actually on falling".split(' '),
)

/**
 * "which is the most pressing?", "what's after the dentist?": one task by its position, unless the question asks
 * something else about it.
 */
function orderedOf(wants: Wanted, place: string | undefined): Wanted {
  return place !== undefined && ORDERED.has(wants) ? 'next' : wants
}

const ORDERED = new Set<Wanted>(['list', 'exists', 'priority'])

/** "is the gala on friday?", "so it's the gala on friday?": the answer is its date. */
function asksTheDay(text: string, wants: Wanted, wheres: readonly Where[]): boolean {
  if (wants !== 'state' && wants !== 'list') return false
  const isDay = ({ due_after, due_before }: Where): boolean => due_after !== undefined && due_before !== undefined
  if (!wheres.some((where) => where.overdue === true || [where, ...(where.either ?? [])].some(isDay))) return false
  const words = text.split(' ')
  return words.some((word) => IS.has(word)) && !words.some((word) => isIn('WH', word) || isDeed(word))
}

/** "is the card still high priority?": the answer is its priority. */
function asksTheLevel(text: string, wants: Wanted, wheres: readonly Where[]): boolean {
  if (WHAT_LEVEL.test(text)) return true
  return (
    wants === 'state' &&
    text.split(' ').some((word) => IS.has(word)) &&
    wheres.some((one) => one.priorities !== undefined)
  )
}

const IS = new Set(['is', 'are', 'was', 'were', "'s"])

function isDeed(word: string): boolean {
  return !IS.has(word) && (isPast(word) || isIn('DONE', word) || word === 'did' || word === 'have' || word === 'has')
}

/** "the vet paid?": the verb asks whether it was done. */
function wantsOf(words: readonly string[], named: boolean): Wanted {
  const wants = wantedOf(words, named)
  // "whose report is it" asks something else.
  if (words.some((word) => isIn('WH', word))) return wants === 'state' ? 'list' : wants
  return named && wants === 'list' && words.length > 1 && isPast(words.at(-1) ?? '') ? 'state' : wants
}

/** "that day", "the day after": counts from the focus. */
export function daysAfter(text: string): number | undefined {
  if (/\b(?:that|the same) day\b/.test(text)) return 0
  if (/\bthe (?:day after|next day|following day)(?! tomorrow)\b/.test(text)) return 1
  return /\bthe (?:day before|previous day)(?! yesterday)\b/.test(text) ? -1 : undefined
}

/** "does the gala have a note?" asks for the note, and isn't a filter. */
function withoutNote({ noted: _, ...where }: Where): Where {
  return where
}

/** "ok so have I finished …?" */
function pastPoliteness(chart: Chart, { from, to }: Span): number {
  let at = from
  for (let end = at; end < to - 1; ) {
    at = end
    end = chart.isMark(at) ? at + 1 : (endsOf(fillers, chart.words, at, to)[0] ?? to)
  }
  return at
}

const fillers = phrasesIn('FILLER')

/** "when is the exam | again" just repeats the question, as does "…| , dear". */
function beforeAgain(chart: Chart, { from, to }: Span): number {
  let end = to
  while (end > from + 2 && (AGAIN.has(chart.word(end - 1)) || isCalled(chart, end - 1) || chart.isMark(end - 1))) end--
  const said = end < to && chart.some({ from: end, to }, (at) => chart.isWord(at)) ? end : to
  // "anything about the fair | at all"
  if (chart.word(said - 2) === 'at' && chart.word(said - 1) === 'all') return said - 2
  // "what day is it on | at the moment"
  return chart.word(said - 3) === 'at' && chart.word(said - 1) === 'moment' ? said - 3 : said
}

/** "…, dear", "…, mate": addresses the listener. */
function isCalled(chart: Chart, at: number): boolean {
  return chart.word(at - 1) === ',' && (isIn('CLOSING', chart.word(at)) || isIn('FILLER', chart.word(at)))
}

const AGAIN = new Set(
  'again anywhere whatsoever anyway please though then ah eh huh lah la leh mate pal love innit hey'.split(' '),
)

const PRONOUNS = new Set(['it', 'that', 'this', 'they'])
/** "is it still open?", "so it's back on there?" */
const AS_OPEN =
  /\b(?:open|outstanding|pending|unfinished|to do|back (?:on|in|there)|still (?:on|there|in)|on (?:there|here|(?:my|the) list))\b/
const OF_ITS_STATE =
  /^(?:(?:and|so|but|oh|ok|right) )*(?:(?:is|was|are) (?:it|that|this|they|that one)|(?:it|that|this|they|that one) (?:is|are)) (?:(?:definitely|now|still|really|all|properly|actually|safely) )*(?:back (?:on|in|there|open)|still (?:on|there|open|in)|(?:on|off|in) (?:there|here|(?:my|the) list)|open again|there (?:again|still)|ticked off|crossed off|off my list)\b/
const IS_IT = /^(?:and |so |but )*(?:is|was|are) (?:it|that|this|they)\b/

/** "and which house is that?": asks about the focus, whatever else has that name. */
const WHAT_IS_IT =
  /^(?:and |so |but |ok )*(?:which|what|where|who)(?: (?!time|day|date)\w+){0,2} (?:is|was|'s) (?:that|it|this)(?: one)?(?: for| at| in| on| with| to| about| again)*$/

/** "what priority did I give the rent?", "how urgent is it?" */
const WHAT_LEVEL =
  /\b(?:(?:what|which) (?:is |was |'s )?(?:the |its )?(?:priority|importance)|how (?:urgent|important))\b/
/** "has the shed got a day", "did I give it a date": asks whether there is one. */
function asksForDayIn(words: readonly string[]): boolean {
  const day = words.findLastIndex((word) => DAYS.has(word))
  const begins = words.findIndex((word) => ASKING_WHETHER.has(word))
  const has = words.findIndex((word, at) => at > begins && HAVING.has(word))
  const isEnd = words.length - day <= 2 || BEHIND_DAYS.has(words[day + 1] ?? '')
  return begins >= 0 && has > begins + 1 && has < day && isEnd && words[0] !== 'which'
}

const DAYS = new Set(['day', 'date', 'deadline'])
const ASKING_WHETHER = new Set(['do', 'does', 'did', 'has', 'have', 'is'])
const HAVING = new Set(['have', 'got', 'give', 'given', 'set', 'put'])
const BEHIND_DAYS = new Set(['for', 'on'])
const OF_IT = /\b(?:it|that|this)\b/
/** "and which house is that?" */
const WHICH_IS_IT = /^(?:and |so |but |ok )*which (?!one\b|ones\b)\w+(?: \w+)? (?:is|was|'s) (?:that|it|this)\b/

const FOCUSED = new Set<Wanted>(['when', 'note', 'state', 'priority', 'how_long'])

function textOf(chart: Chart, { from, to }: Span): string {
  const words: string[] = []
  for (let at = from; at < to; at++) if (chart.isWord(at)) words.push(chart.word(at))
  return words.join(' ')
}

/** "is the dentist done?", "when is the gala?": the thing asked about, when no task has that name. */
function unknownIn(chart: Chart, text: string, { ids, wheres, strange }: Held): string | null {
  const [only, ...more] = OF_ADDED.test(text) ? strange.flatMap((span) => thingIn(chart, span)) : strange
  if (ids.length > 0 || only === undefined || more.length > 0 || only.to - only.from > LONGEST_UNKNOWN) return null
  if (!wheres.every((where) => Object.keys(where).every((key) => key === 'status'))) return null
  return isOfOneThing(text) ? chart.text(only) : null
}

/** "how many | garden | jobs do I have": what sort of task is asked about. */
function kindIn(chart: Chart, { ids, strange }: Held): string | null {
  const [only, ...more] = strange
  if (ids.length > 0 || only === undefined || more.length > 0 || only.to - only.from > LONGEST_UNKNOWN) return null
  return isIn('NOUNS', chart.word(only.to)) && KINDS_OF.has(chart.word(only.from - 1)) ? chart.text(only) : null
}

/** What asks for tasks of a kind. */
const KINDS_OF = new Set(['what', 'which', 'many', 'much', 'any', 'my'])

const LONGEST_UNKNOWN = 4

const DEEDS = ['ADD', 'NOTEV', 'DOING'] as const

/** "did I | add | stamps", "did I put down to | buy | stamps": the thing without its verb. */
function thingIn(chart: Chart, { from, to }: Span): Span[] {
  let at = from
  while (DEEDS.some((name) => isIn(name, chart.word(at)))) at++
  return at < to ? [{ from: at, to }] : []
}
/** "when is the gala?", "is there a gala?" */
const OF_ONE = /^(?:when (?:is|are|was) |is there an? |did (?:i|we) do )/
/** "is the gala done?" */
const OF_STATE = /^(?:is|are|was|were|has|have|did) /
const DONE = new Set(['done', 'finished', 'finish', 'completed', 'complete'])
/** "did I put stamps down?", "are stamps on the list?" */
const OF_ADDED =
  /^(?:did|have) (?:i|we) (?:already |ever |just |even |actually |also )*(?:put|add|added|got|note|noted|write|written|jot|jotted|stick|stuck|pop|popped) |^(?:is|are|was|were|have|has|did|do) .*\b(?:on|in) (?:there|here|(?:the|my|our) list)\b/

function isOfOneThing(text: string): boolean {
  return (
    OF_ONE.test(text) || OF_ADDED.test(text) || (OF_STATE.test(text) && text.split(' ').some((word) => DONE.has(word)))
  )
}

/** "is everything done?" asks for what isn't. */
function leftOf(text: string, wheres: readonly Where[]): Where {
  const done = wheres.some((where) => where.status === 'completed')
  return done && /^(?:is|are|am) (?:everything|all|it all|we|i)\b/.test(text) ? { status: 'pending' } : {}
}

/** For tasks completed today, the day is that of completion. */
export function whenDone({ due_after, due_before, ...where }: Where): Where {
  if (where.status !== 'completed' || due_after === undefined || due_before === undefined)
    return {
      ...where,
      ...(due_after === undefined ? {} : { due_after }),
      ...(due_before === undefined ? {} : { due_before }),
    }
  return { ...where, completed_after: due_after, completed_before: due_before }
}

function isAhead(words: readonly string[]): boolean {
  return words.some(
    (word, at) => word === 'to' && TO_DO.has(words[at + 1] ?? '') && words.slice(0, at).some((one) => OBLIGED.has(one)),
  )
}

const TO_DO = new Set(['finish', 'complete', 'do', 'get'])
const OBLIGED = new Set(['have', 'has', 'got', 'need', 'needs', 'left', 'still', 'want'])

function statusOf(text: string, words: readonly string[]): Where {
  // "how much have I got to finish": what is still to do.
  if (isAhead(words) || hasPhrase(words, OPEN_WORDS)) return { status: 'pending' }
  if (/^(?:what|which|show|anything|how many|did|have)\b/.test(text) && hasPhrase(words, COMPLETED_WORDS))
    return { status: 'completed' }
  return {}
}

function hasPhrase(words: readonly string[], phrases: Phrases): boolean {
  const texts = words.map((text) => ({ text }))
  return texts.some((_, at) => beginsOne(phrases, texts, at, texts.length))
}
