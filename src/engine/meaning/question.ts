// A question is never an act: it is answered from whatever names, dates and states it holds, in any order.

import type { Act, Mention, TaskSet, Wanted, Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Found, Named, Span } from '../chart/rule.ts'
import { merge, opposite } from '../grammar/build.ts'
import type { Sought } from '../ground/notes.ts'
import { classNamed, endsOf, isIn, singleWords } from '../language/en/classes.ts'
import { ABOUT_TASKS, COMPLETED_WORDS, EMPTY, NOT_NAMES, OPEN_WORDS, OURS, VAGUE } from '../language/en/questions.ts'
import { isPast, stemOf } from '../lex/stem.ts'
import { wantedOf } from './wanted.ts'

/** Tasks by name, something only tasks have, something that may be theirs, or nothing that is kept here. */
export type Evidence = 'names' | 'tasks' | 'perhaps' | 'none'

export interface Question {
  readonly act: Act & { does: 'ask' }
  /** What it speaks of: tasks by name, something a task has, or nothing that is kept here. */
  readonly evidence: Evidence
  /** It has words that neither a title nor anything else explains. */
  readonly unmet: boolean
}

export function readQuestion(chart: Chart, whole: Span): Question {
  const span = { from: pastPoliteness(chart, whole), to: beforeAgain(chart, whole) }
  const text = textOf(chart, span)
  const held = evidenceOf(chart, span)
  const noted = notedIn(chart, span, held)
  if (noted !== null) return { act: { does: 'ask', wants: 'note', set: noted }, evidence: 'names', unmet: false }
  const { ids, wheres, spoken } = held
  const isWhole = held.strange.length === 0
  const isOfAll = wheres.some(({ status: said, overdue }) => said === 'all' || overdue === true)
  const status = isOfAll || /\b(?:you|i) just\b/.test(text) ? {} : statusOf(text)
  const said = wantsOf(text.split(' '), ids.length > 0)
  // "what hasn't got a date?" asks which, and not when.
  const asksWhich = said === 'when' && ids.length === 0 && wheres.some(({ dated }) => dated === false)
  const wants = asksWhich ? 'list' : ids.length > 0 && asksTheDay(text, said, wheres) ? 'when' : said
  const positions = ids.length === 0 && FOCUSED.has(wants) && !LAST_ADDED.test(text) ? positionsIn(chart, span) : null
  const { status: _, ...stateless } = merge(...wheres, status)
  // Of a task by name, done or not is no matter: "when is the rent due?"
  const unknown = unknownIn(chart, text, held)
  const where =
    unknown !== null
      ? { words: [unknown] }
      : ids.length > 0 && FOCUSED.has(wants)
        ? withoutNote(wants === 'when' && said !== 'when' ? {} : stateless)
        : whenDone(merge(...wheres, status, leftOf(text, wheres)))
  const days = daysAfter(text)
  const about = ABOUT_TASKS.some((phrase) => ` ${text} `.includes(` ${phrase} `))
  const focused =
    ids.length === 0 &&
    wheres.length === 0 &&
    FOCUSED.has(wants) &&
    (/\b(?:it|they|that|that one|this one|mine)\b/.test(text) || (wants === 'note' && isWhole))
  const just = /\bjust (?:add|tick|mark|complete|finish|change|move|rename|check|cross|do|did|put|update|reopen)/.test(
    text,
  )
  const age = LAST_ADDED.test(text) ? 'newest' : /\b(?:oldest|newest|latest)\b/.exec(text)?.[0]
  const mentions: Mention[] =
    positions !== null
      ? [{ by: 'positions', positions }]
      : just
        ? [{ by: 'focus' }]
        : age === 'oldest'
          ? [{ by: 'oldest', count: 1 }]
          : age !== undefined
            ? [{ by: 'added', count: 1 }]
            : ids.length > 0
              ? [{ by: 'ids', task_ids: ids }]
              : /\bthe other(?: one| task)?\b/.test(text)
                ? [{ by: 'other' }]
                : focused
                  ? [{ by: 'focus' }]
                  : /\b(?:them|those|these)\b/.test(text)
                    ? [{ by: 'shown' }]
                    : [{ by: 'all' }]
  // "what else is on friday?", "when's the other essay?": all but what was spoken of.
  const isElse =
    /\b(?:else|the other|after (?:it|that))\b/.test(text) && mentions.every(({ by }) => by === 'all' || by === 'ids')
  const except: TaskSet = { text: 'it', mentions: [{ by: 'focus' }], many: true }
  const { due_after: _after, due_before: _before, ...undated } = where
  const narrowed: Where = days === undefined ? where : undated
  const set: TaskSet = {
    text: spoken,
    mentions,
    many: true,
    ...(Object.keys(narrowed).length > 0 ? { where: narrowed } : {}),
    ...(isElse ? { except } : {}),
  }
  const told = wheres.some((one) => narrows(one)) && isWhole && wants !== 'when' && !/^(?:are|were) you\b/.test(text)
  const sure =
    told ||
    positions !== null ||
    (age !== undefined && isWhole) ||
    OURS.some((phrase) => ` ${text} `.includes(` ${phrase} `))
  const evidence =
    ids.length > 0 ? 'names' : sure ? 'tasks' : about || focused || wheres.length > 0 ? 'perhaps' : 'none'
  return {
    act: { does: 'ask', wants, set, ...(days === undefined ? {} : { days_after: days }) },
    evidence: days === undefined || evidence === 'names' ? evidence : 'tasks',
    unmet: !isWhole || wheres.some(({ words }) => words !== undefined),
  }
}

/** The tasks in whose notes these words stand, with their titles or alone. */
export function readNoted(chart: Chart, span: Span): TaskSet | null {
  return notedIn(chart, span, evidenceOf(chart, span))
}

/** The tasks whose notes tell what no title does: "what's the code for the garage?" */
function notedIn(chart: Chart, { from, to }: Span, { strange, named, narrowed, wheres, spoken }: Held): TaskSet | null {
  if (strange.length === 0 && named.length < 2 && wheres.every(({ words }) => words === undefined)) return null
  const sought: Sought[] = []
  for (let at = from; at < to; at++) {
    const word = chart.word(at)
    if (chart.words[at]?.kind !== 'word' || NOT_NAMES.has(word) || word === "'s" || isWithin(narrowed, at)) continue
    const names = named.flatMap((one) => (isWithin([one], at) ? one.ids : []))
    sought.push({ word, names, vague: VAGUE.has(word) })
  }
  const task_ids = chart.facts.names.inNotes(sought)
  return task_ids.length === 0 ? null : { text: spoken, mentions: [{ by: 'ids', task_ids }], many: true }
}

function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, to }) => from <= at && at < to)
}

/** "is the gala on friday?", "so it's the gala on friday?": when it is, is the answer. */
function asksTheDay(text: string, wants: Wanted, wheres: readonly Where[]): boolean {
  if (wants !== 'state' && wants !== 'list') return false
  if (!wheres.some(({ due_after, due_before }) => due_after !== undefined && due_before !== undefined)) return false
  const words = text.split(' ')
  return words.some((word) => IS.has(word)) && !words.some((word) => isIn('WH', word) || isDeed(word))
}

const IS = new Set(['is', 'are', 'was', 'were', "'s"])

function isDeed(word: string): boolean {
  return !IS.has(word) && (isPast(word) || isIn('DONE', word) || word === 'did' || word === 'have' || word === 'has')
}

/** "what did I add last?", "what was the last thing I put on?" */
const LAST_ADDED =
  /\b(?:add|added|put|put on|put in|put down|write|wrote|enter) last\b|\blast (?:thing|one|task|item|job) (?:that )?(?:i|we|you) (?:just )?(?:add|added|put|gave|wrote|entered)\b/

/** "when's the last one?", "is number 2 done?": by their places in the list shown. */
function positionsIn(chart: Chart, { from, to }: Span): number[] | null {
  for (let at = from + 1; at < to; at++) {
    const isCounted = chart.word(at - 1) === 'number' || chart.word(at - 1) === '#'
    const isOrdinal = chart.word(at - 1) === 'the'
    const [found] = chart
      .read('POSITIONS', at)
      .filter(({ end }) => end <= to && (isCounted || (isOrdinal && ONES.has(chart.word(end)))))
    if (found !== undefined) return found.value
  }
  return null
}

const ONES = new Set(['one', 'ones', 'task', 'item'])

/** "the vet paid?": whether something was done is told by its verb. */
function wantsOf(words: readonly string[], named: boolean): Wanted {
  const wants = wantedOf(words, named)
  // "whose report is it" asks for something else.
  if (words.some((word) => isIn('WH', word))) return wants === 'state' ? 'list' : wants
  return named && wants === 'list' && words.length > 1 && isPast(words.at(-1) ?? '') ? 'state' : wants
}

/** "that day", "the day after": counted from what was spoken of. */
export function daysAfter(text: string): number | undefined {
  if (/\b(?:that|the same) day\b/.test(text)) return 0
  if (/\bthe (?:day after|next day|following day)(?! tomorrow)\b/.test(text)) return 1
  return /\bthe (?:day before|previous day)(?! yesterday)\b/.test(text) ? -1 : undefined
}

/** "does the gala have a note?" asks for it, and not only where there is one. */
function withoutNote({ noted: _, ...where }: Where): Where {
  return where
}

/** "ok so have I finished …?" */
function pastPoliteness(chart: Chart, { from, to }: Span): number {
  let at = from
  for (let end = at; end < to - 1; ) {
    at = end
    end = chart.words[at]?.kind === 'mark' ? at + 1 : (endsOf(fillers, chart.words, at, to)[0] ?? to)
  }
  return at
}

const fillers = classNamed('FILLER') ?? new Map()

/** "when is the exam | again" asks once more. */
function beforeAgain(chart: Chart, { from, to }: Span): number {
  let end = to
  while (end > from + 2 && (AGAIN.has(chart.word(end - 1)) || chart.words[end - 1]?.kind === 'mark')) end--
  return AGAIN.has(chart.word(end)) ? end : to
}

const AGAIN = new Set('again anyway please though then ah eh huh lah la leh mate pal love innit hey'.split(' '))

const FOCUSED = new Set<Wanted>(['when', 'note', 'state', 'priority', 'how_long'])

function textOf(chart: Chart, { from, to }: Span): string {
  const words: string[] = []
  for (let at = from; at < to; at++) if (chart.words[at]?.kind === 'word') words.push(chart.word(at))
  return words.join(' ')
}

/** The longest names and narrowing phrases, from left to right. */
interface Held {
  readonly ids: string[]
  readonly wheres: Where[]
  readonly spoken: string
  /** Stretches that name tasks. */
  readonly named: readonly (Span & { readonly ids: readonly string[] })[]
  /** Stretches that say which tasks by what they are like. */
  readonly narrowed: readonly Span[]
  /** Stretches that mean something else. */
  readonly strange: Span[]
}

/** "is the dentist done?", "when is the gala?": the one thing that is asked about, where no task is called so. */
function unknownIn(chart: Chart, text: string, { ids, wheres, strange }: Held): string | null {
  const [only, ...more] = strange
  if (ids.length > 0 || only === undefined || more.length > 0 || only.to - only.from > LONGEST_UNKNOWN) return null
  if (!wheres.every((where) => Object.keys(where).every((key) => key === 'status'))) return null
  return isOfOneThing(text) ? chart.text(only) : null
}

const LONGEST_UNKNOWN = 4
/** "when is the gala?", "is there a gala?" */
const OF_ONE = /^(?:when (?:is|are|was) |is there an? |did (?:i|we) do )/
/** "is the gala done?" */
const OF_STATE = /^(?:is|are|was|were|has|have|did) /
const DONE = new Set(['done', 'finished', 'finish', 'completed', 'complete'])

function isOfOneThing(text: string): boolean {
  return OF_ONE.test(text) || (OF_STATE.test(text) && text.split(' ').some((word) => DONE.has(word)))
}

/** "is everything done?" asks for what is not. */
function leftOf(text: string, wheres: readonly Where[]): Where {
  const done = wheres.some((where) => where.status === 'completed')
  return done && /^(?:is|are|am) (?:everything|all|it all|we|i)\b/.test(text) ? { status: 'pending' } : {}
}

function evidenceOf(chart: Chart, { from, to }: Span): Held {
  const named: Held['named'][number][] = []
  const narrowed: Span[] = []
  const wheres: Where[] = []
  const spoken: string[] = []
  const strange: Span[] = []
  for (let at = from; at < to; ) {
    const where = longest([...chart.read('WHERE', at), ...levelAt(chart, at), ...exceptAt(chart, at)], to)
    // "the monday lecture notes": a whole title has any words.
    const name = NOT_NAMES.has(chart.word(at))
      ? (longest(
          chart.read('NAME', at).filter((one) => isWholeOfSeveral(one) || isNumbered(one)),
          to,
        ) ?? nameIn(chart, at, where?.value.words === undefined ? at : where.end))
      : longest(chart.read('NAME', at), to)
    if (name !== undefined && name.end >= (where?.end ?? 0) && tells(chart, at, name.end)) {
      named.push({ from: at, to: name.end, ids: name.value.ids })
      spoken.push(name.value.text)
      at = name.end
    } else if (where !== undefined && Object.keys(where.value).length > 0 && !isCut(chart, at, where.end)) {
      wheres.push(where.value)
      if (narrows(where.value)) narrowed.push({ from: at, to: where.end })
      at = where.end
    } else {
      if (chart.words[at]?.kind === 'word' && isStrange(chart.word(at))) {
        const last = strange.at(-1)
        if (last?.to === at) strange[strange.length - 1] = { from: last.from, to: at + 1 }
        else strange.push({ from: at, to: at + 1 })
      }
      at++
    }
  }
  return { ids: combined(chart, named), wheres, spoken: spoken.join(' '), named, narrowed, strange }
}

/** "anything but the low ones": all that is otherwise. */
function exceptAt(chart: Chart, at: number): Found<Where>[] {
  return chart.read('EXCEPTION', at).flatMap((found) => {
    const { where, mentions } = found.value
    const isDescribed = where !== undefined && mentions.every(({ by }) => by === 'all')
    return isDescribed && isIn('EXCEPT', chart.word(at)) ? [{ ...found, value: opposite(where) }] : []
  })
}

/** "the high ones", "down as low": a level alone is a priority where nothing else can be it. */
function levelAt(chart: Chart, at: number): Found<Where>[] {
  return chart
    .read('LEVEL', at)
    .filter(({ end }) => BEFORE_LEVELS.has(chart.word(at - 1)) || isIn('TASK', chart.word(end)))
    .map((found) => ({ ...found, value: { priorities: [found.value] } }))
}

const BEFORE_LEVELS = new Set(['as', 'are', 'is', "'s", 'marked', 'anything', 'any', 'things', 'ones'])

/** Whether a word that names no task says something else. */
function isStrange(word: string): boolean {
  return !NOT_NAMES.has(word) && !EMPTY.has(word) && !isIn('NOTEFIELD', word) && !isIn('NOUNS', word)
}

/** "I have the monday | lecture notes": a title that begins on the way and goes on beyond. */
function isCut(chart: Chart, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++)
    if (chart.read('NAME', at).some((one) => one.end > to && isWholeOfSeveral(one))) return true
  return false
}

/** "the year 9 ones". */
function isNumbered({ value }: Found<Named>): boolean {
  return !value.unsure && / \d/.test(value.text)
}

function isWholeOfSeveral({ value }: Found<Named>): boolean {
  return value.whole && value.text.includes(' ')
}

/** Any words may be searched for; a date, a priority or a state is said of tasks. */
export function narrows(where: Where | undefined): boolean {
  return Object.keys(where ?? {}).some((key) => key !== 'words')
}

/** "about the rent" searches for words, but where they name a task it is that one. */
function nameIn(chart: Chart, from: number, to: number): Found<Named> | undefined {
  for (let at = from + 1; at < to; at++) {
    const name = chart.read('NAME', at).find((one) => one.end === to && !one.value.unsure)
    if (name !== undefined) return name
  }
  return undefined
}

function longest<F extends { end: number; cost: number }>(found: readonly F[], to: number): F | undefined {
  return found.filter((one) => one.end <= to).sort((one, other) => other.end - one.end || one.cost - other.cost)[0]
}

/** Whether a name has a word that means something by itself. */
function tells(chart: Chart, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (chart.words[at]?.kind === 'quote' || (chart.words[at]?.kind === 'word' && !NOT_NAMES.has(chart.word(at))))
      return true
  return false
}

/** "the plumber | getting here". */
function isGoingOn(word: string): boolean {
  return word.endsWith('ing') && doing.has(stemOf(word))
}

const doing: ReadonlySet<string> = new Set(singleWords('DOING').map(stemOf))

/** Tasks that have everything that was mentioned; where there is none, those that have any of it, but for what goes on with one of them. */
function combined(chart: Chart, named: Held['named']): string[] {
  const groups = named.map(({ ids }) => ids)
  const [first, ...others] = groups
  if (first === undefined) return []
  const all = first.filter((id) => others.every((group) => group.includes(id)))
  if (all.length > 0) return all
  const things = named.filter(({ from, to }) => to > from + 1 || !isGoingOn(chart.word(from)))
  return [...new Set((things.length > 0 ? things : named).flatMap(({ ids }) => ids))]
}

/** What was finished today: the day is that of finishing. */
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

function statusOf(text: string): Where {
  // "how much have I got to finish": what is still to be done.
  if (isAhead(text.split(' '))) return { status: 'pending' }
  if (OPEN_WORDS.some((phrase) => ` ${text} `.includes(` ${phrase} `))) return { status: 'pending' }
  if (
    /^(?:what|which|show|anything|how many|did|have)\b/.test(text) &&
    COMPLETED_WORDS.some((phrase) => ` ${text} `.includes(` ${phrase} `))
  )
    return { status: 'completed' }
  return {}
}
