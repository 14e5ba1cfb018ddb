// One pass over a sentence puts acts, questions, remarks and politeness side by side at the least cost. A word that nothing
// claims is skipped, dearly, and recorded: an act beside such a word is asked about.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { COSTS } from '../chart/costs.ts'
import type { Span } from '../chart/rule.ts'
import { classNamed, endsOf, isIn, isKnown, type Phrases, wordsIn } from '../language/en/classes.ts'
import { BEFORE_ASKING, BEHIND_ASKING } from '../language/en/questions.ts'
import { isPast } from '../lex/stem.ts'
import { taskIdsOf } from '../task-ids.ts'
import { startsAnother } from './another.ts'
import { bareItems } from './bare.ts'
import { readLoosely } from './loose.ts'
import { namesNobody } from './nobody.ts'
import { tellsOfHours } from './not-done.ts'
import { type Evidence, readQuestion } from './question.ts'

export type Piece = Span & { readonly cost: number } & (
    | {
        readonly is: 'act'
        readonly act: Act
        readonly rule: string
        readonly stated: boolean
        /** A note goes on beyond its sentence. */
        readonly reaches: number
        /** Places of its words that nothing explained. */
        readonly strange: readonly number[]
      }
    | { readonly is: 'question'; readonly act: Act; readonly evidence: Evidence; readonly unmet: boolean }
    | { readonly is: 'bare'; readonly act: Act }
    /** What stays out of what was just asked for: "…, all except the rent". */
    | { readonly is: 'exception'; readonly except: TaskSet }
    | {
        readonly is:
          | 'remark'
          | 'skipped'
          | 'filler'
          | 'strange'
          | 'joint'
          | 'request'
          | 'never'
          | 'doubt'
          | 'condition'
          | 'repair'
      }
  )

interface Reached {
  /** Whether something was asked for on the way here. */
  readonly acted: boolean
  /** Whether what was asked for last is about several tasks, so that some may stay out. */
  readonly several: boolean
  /** Whether something is added or opened again on the way: what it is like may be said behind it. */
  readonly adding: boolean
  /** Whether something was taken back on the way: what follows may stand in its place. */
  readonly mending: boolean
  readonly cost: number
  readonly piece: Piece | null
  readonly before: number
}

function phrases(name: Parameters<typeof classNamed>[0]): Phrases {
  return classNamed(name) ?? new Map()
}

const fillers = phrases('FILLER')
const requests = phrases('REQUEST')
const needs = phrases('NEED')
const shows = phrases('SHOW')
const announcing = phrases('ANNOUNCING')
const closings = phrases('CLOSING')
const joints = phrases('THEN')
const never = phrases('NEVER')
const reasons = phrases('REASON')
const conditions = phrases('COND')
const hedges = phrases('HEDGE')
const repairs = phrases('REPAIR')

const OPENING: ReadonlySet<Piece['is']> = new Set([
  'filler',
  'strange',
  'joint',
  'request',
  'never',
  'doubt',
  'condition',
  'remark',
  'repair',
])

/** Cheaper than a note of what is told. */
const ANNOUNCED = -6
/** Dearer than an exception that stands where it belongs. */
const EXCEPTION = 6
const LONGEST_SENTENCE = 120
const MOST_ENDS = 8
const LONGEST_BARE = 40

export function sequence(chart: Chart, span: Span): Piece[] {
  if (span.to - span.from > LONGEST_SENTENCE) return longSentence(chart, span)
  const reached: (Reached | undefined)[] = []
  reached[span.from] = { acted: false, several: false, adding: false, mending: false, cost: 0, piece: null, before: -1 }
  for (let at = span.from; at < span.to; at++) {
    const here = reached[at]
    if (here === undefined) continue
    const opens =
      startsAnother(chart, at) ||
      here.piece === null ||
      OPENING.has(here.piece.is) ||
      chart.words[at - 1]?.kind === 'mark' ||
      asksNow(chart, at, span.to)
    if (here.piece?.is === 'act' && (tellsOn(chart, at) || endsOf(reasons, chart.words, at, span.to).length > 0))
      for (const end of clauseEnds(chart, at, span.to)) reach(reached, here, at, remark(at, end))
    for (const piece of piecesAt(chart, at, span, opens, here)) reach(reached, here, at, piece)
  }
  const pieces: Piece[] = []
  for (let at = span.to; at > span.from; ) {
    const step = reached[at]
    if (step === undefined || step.piece === null) break
    pieces.unshift(step.piece)
    at = step.before
  }
  return pieces
}

/** More words than anybody says at once: one request over all of it, or more than may be worked on. */
function longSentence(chart: Chart, { from, to }: Span): Piece[] {
  const [whole] = [...chart.read('ACT', from)]
    .filter((one) => one.end === to)
    .sort((one, other) => one.cost - other.cost)
  if (whole !== undefined)
    return [
      {
        is: 'act',
        from,
        to,
        reaches: to,
        cost: whole.cost,
        act: whole.value,
        rule: whole.rule,
        stated: whole.stated === true,
        strange: [],
      },
    ]
  chart.budget = 0
  return [remark(from, to)]
}

function reach(reached: (Reached | undefined)[], here: Reached, at: number, piece: Piece): void {
  const cost = here.cost + piece.cost
  const there = reached[piece.to]
  if (there === undefined || cost < there.cost)
    reached[piece.to] = {
      adding: here.adding || (piece.is === 'act' && (piece.act.does === 'add' || piece.act.does === 'reopen')),
      several: piece.is === 'act' ? 'set' in piece.act && piece.act.set?.many === true : here.several,
      acted: here.acted || (piece.is === 'act' && piece.act.does !== 'talk') || piece.is === 'bare',
      mending: piece.is === 'repair' || (here.mending && (piece.is === 'filler' || piece.is === 'strange')),
      cost,
      piece,
      before: at,
    }
}

function remark(from: number, to: number): Piece {
  return { is: 'remark', from, to, cost: COSTS.remark + COSTS.remarkWord * (to - from) }
}

function piecesAt(chart: Chart, at: number, span: Span, opens: boolean, here: Reached): Piece[] {
  const before = here.piece
  const pieces: Piece[] = []
  const word = chart.words[at]
  const phrasePieces = (
    set: Phrases,
    is: 'filler' | 'joint' | 'request' | 'never' | 'doubt' | 'condition' | 'repair',
    cost: number,
  ): void => {
    // A connective with nothing behind it connects nothing.
    for (const end of endsOf(set, chart.words, at, span.to)) {
      // "show me the list once": with nothing behind it, it counts and sets no condition.
      const isCount = is === 'condition' && end === span.to && chart.word(at) === 'once'
      const isOpen = is === 'joint' && end === span.to
      pieces.push({ is: isCount ? 'filler' : is, from: at, to: end, cost: isOpen ? COSTS.skippedWord : cost })
    }
  }
  if (word?.kind === 'mark') pieces.push({ is: 'filler', from: at, to: at + 1, cost: 1 })
  if (opens) phrasePieces(fillers, 'filler', 1)
  // "please note | I have sent the money": only before a report.
  if (opens)
    for (const end of endsOf(announcing, chart.words, at, span.to))
      if (reportsAt(chart, end)) pieces.push({ is: 'filler', from: at, to: end, cost: ANNOUNCED })
  phrasePieces(closings, 'filler', 1)
  // "bananas due | next monday": the first word of a date joins nothing.
  if (!(chart.facts.dates.get(at) ?? []).some((date) => !date.weak)) phrasePieces(joints, 'joint', 1)
  if (at > span.from) phrasePieces(repairs, 'repair', 3)
  if (before?.is === 'act') phrasePieces(conditions, 'condition', COSTS.remark)
  if (here.several) {
    const from = isIn('ALL', word?.text ?? '') ? at + 1 : at
    for (const found of chart.read('EXCEPTION', from))
      if (found.end <= span.to && endsClause(chart, found.end, span.to))
        pieces.push({ is: 'exception', from: at, to: found.end, cost: EXCEPTION + found.cost, except: found.value })
  }
  if (!opens) {
    pieces.push({ is: 'skipped', from: at, to: at + 1, cost: COSTS.skippedWord })
    return pieces
  }
  if (isStrange(chart, at) && leads(chart, span.from, at))
    pieces.push({ is: 'strange', from: at, to: at + 1, cost: COSTS.strangeWord })
  phrasePieces(requests, 'request', 0)
  phrasePieces(needs, 'request', COSTS.need)
  phrasePieces(never, 'never', 3)
  phrasePieces(conditions, 'condition', COSTS.remark)
  for (const end of endsOf(hedges, chart.words, at, span.to)) pieces.push({ is: 'doubt', from: at, to: end, cost: 12 })
  for (const one of ['i', 'we', 'you', 'it', 'that', 'this'])
    if (chart.word(at) === one)
      for (const end of endsOf(hedges, chart.words, at + 1, span.to))
        pieces.push({ is: 'doubt', from: at, to: end, cost: 12 })
  const asking =
    (WH.has(chart.word(at)) &&
      !(ASKERS.has(chart.word(at + 1)) && (WISHING.has(chart.word(at + 2)) || chart.word(at) === 'when'))) ||
    inverts(chart, at) ||
    asksWhetherDone(chart, at, span.to) ||
    asksForAny(chart, { from: at, to: span.to })
  // "the ones | that are done" says which.
  const isRelative = chart.word(at) === 'that' && ONES.has(chart.word(at - 1))
  for (const found of isRelative ? [] : chart.read('ACT', at))
    if (
      // Only a note goes on beyond the end of its sentence.
      (found.end <= span.to || chart.facts.hard[span.to] === true) &&
      !(asking && found.value.does !== 'ask' && found.value.does !== 'talk') &&
      !(found.alone === true && here.acted && !here.mending && !(here.adding && isDetail(found.value))) &&
      // "ok | I booked it": what goes on is no mere praise.
      !(found.alone === true && found.value.does === 'talk' && chart.words[found.end]?.kind === 'word') &&
      // "I didn't | add a task" takes nothing back.
      !(chart.word(found.end - 1) === 'not' && chart.words[found.end]?.kind === 'word') &&
      !(before?.is === 'strange' && (found.alone === true || QUESTION_STARTS.has(chart.word(at)))) &&
      !(found.value.does === 'finish' && (isTheirs(chart, at, span.from) || asksOfThing(chart, at, found.end))) &&
      !(found.alone === true && isTimeTold(chart, { from: at, to: found.end }, found.value, span)) &&
      !tellsOfHours(chart, { from: at, to: found.end }, found.value) &&
      !(found.value.does === 'change' && asksWithin(chart, { from: at, to: found.end })) &&
      !(found.value.does === 'change' && isOnlyNow(chart, { from: at, to: found.end })) &&
      // "stop, don't finish it"
      !(found.value.does === 'delete' && chart.word(at) === 'stop' && chart.word(at + 1) === ',') &&
      endsClause(chart, Math.min(found.end, span.to), span.to)
    )
      pieces.push({
        is: 'act',
        from: at,
        to: Math.min(found.end, span.to),
        reaches: found.end,
        cost:
          found.cost +
          ((here.acted || before?.is === 'joint') && namesNobody(found.value) ? COSTS.unknownLater : 0) +
          (isDueThen(chart, found.value) ? 0 : COSTS.notDueThen),
        act: found.value,
        rule: found.rule,
        stated: found.stated === true,
        strange: [],
      })
  const asked = questionAt(chart, at, span, here)
  if (asked !== null) pieces.push(asked)
  const reminding = chart.word(at) === 'remind' && chart.word(at + 1) === 'me' && chart.word(at + 2) !== 'when'
  const reminded = chart.word(at + 2) === ',' ? at + 3 : at + 2
  for (const end of reminding ? [reminded] : endsOf(shows, chart.words, at, span.to)) {
    const behind = chart.word(end) === 'at' ? chart.word(end + 1) : chart.word(end)
    // "remind me, did I wash it"
    const isInverted = reminding && inverts(chart, end)
    if (!WH.has(behind) && behind !== 'if' && behind !== 'whether' && !isInverted) continue
    const { act, evidence, unmet } = readQuestion(chart, { from: end, to: span.to })
    pieces.push({
      is: 'question',
      from: at,
      to: span.to,
      cost: 8 + (span.to - at) + (evidence === 'none' ? 14 : 0),
      act,
      evidence,
      unmet,
    })
  }
  if (CHECKING.has(chart.word(at))) {
    const { act, evidence, unmet } = readQuestion(chart, { from: at + 1, to: span.to })
    if (evidence === 'names')
      pieces.push({ is: 'question', from: at, to: span.to, cost: 8 + (span.to - at), act, evidence, unmet })
  }
  // "can I have …": somebody asks to be allowed, and gives nothing to do.
  const allowed = before?.is === 'request' && chart.word(at - 1) === 'i'
  let toDo = asksBeforeMark(chart, at, span.to) ? COSTS.valueInRemark : 0
  for (const end of clauseEnds(chart, at, span.to)) {
    const bare =
      allowed || here.mending || before?.is === 'strange' || end - at > LONGEST_BARE || commandsNow(chart, end)
        ? null
        : bareItems(chart, { from: at, to: end })
    if (bare !== null) pieces.push({ is: 'bare', from: at, to: end, cost: bare.cost, act: bare.act })
    // "ring Jo at 6, she's after a lift": what is to be done on its day is not only told of.
    if (bare?.act.does === 'add') toDo = COSTS.remark
    const loose =
      asking || end - at > LONGEST_BARE || isSaidBefore(chart, at, end)
        ? null
        : readLoosely(chart, { from: at, to: end })
    // "add wipes | and calpol and the club is off": behind an add, words that tell nothing are to be added too.
    if (loose !== null && (loose.begins || !here.adding) && !tellsOfHours(chart, { from: at, to: end }, loose.act)) {
      const { act, strange, cost } = loose
      pieces.push({ is: 'act', from: at, to: end, reaches: end, rule: 'loose', stated: false, act, strange, cost })
    }
    const aside = remark(at, end)
    const value = holds(chart, at, end, 'priority') ? COSTS.valueInRemark : 0
    pieces.push({ ...aside, cost: aside.cost + value + toDo })
  }
  pieces.push({ is: 'skipped', from: at, to: at + 1, cost: COSTS.skippedWord })
  return pieces
}

/** Whether somebody tells here that one of the tasks that are there is done. */
function reportsAt(chart: Chart, from: number): boolean {
  const at = chart.words[from]?.kind === 'mark' ? from + 1 : from
  return chart
    .read('ACT', at)
    .some(({ value }) => value.does === 'finish' && value.reported && taskIdsOf(value.set.mentions).length > 0)
}

/** Whether one of the tasks that are named may be due when they are said to be. */
function isDueThen(chart: Chart, act: Act): boolean {
  if (act.does === 'ask' || !('set' in act) || act.set?.where === undefined) return true
  const { due_after, due_before } = act.set.where
  const ids = taskIdsOf(act.set.mentions)
  return (
    ids.length === 0 ||
    (due_after === undefined && due_before === undefined) ||
    chart.facts.names.mayBeDue(ids, act.set.where)
  )
}

/** "roof high, gate low, that's it": what a clause asks of a task that is there is not only told of. */
function asksBeforeMark(chart: Chart, at: number, to: number): boolean {
  return chart
    .read('ACT', at)
    .some(
      ({ end, value, alone }) =>
        alone !== true &&
        end < to &&
        chart.word(end) === ',' &&
        value.does === 'change' &&
        value.set.mentions.every(({ by }) => by === 'ids'),
    )
}

function holds(chart: Chart, from: number, to: number, word: string): boolean {
  for (let at = from; at < to; at++) if (chart.word(at) === word) return true
  return false
}

/** "delete all the trip tasks, I'm no longer going": a rule has read the request, and the rest only tells why. */
function isSaidBefore(chart: Chart, at: number, to: number): boolean {
  return chart
    .read('ACT', at)
    .some((one) => one.cost <= PLAIN && one.end < to && chart.word(one.end) === ',' && one.value.does !== 'talk')
}

/** "just checking the plumber is on thursday". */
const CHECKING = new Set(['checking', 'double-checking', 'confirming', 'wondering', 'verifying'])

const PLAIN = 6
const ONES = new Set(['ones', 'one', 'tasks', 'things', 'those', 'everything', 'stuff', 'items', 'all', 'anything'])

/** "the vet, is that friday or saturday": what was named first is asked about. */
function asksWithin(chart: Chart, { from, to }: Span): boolean {
  for (let at = from + 1; at < to - 1; at++)
    if (chart.word(at - 1) === ',' && BE_OR_HAVE.has(chart.word(at)) && THAT.has(chart.word(at + 1))) return true
  return false
}

/** "forty years I've been doing this", "three hours on hold. Three hours!": a time that something is told of, and no new one. */
function isTimeTold(chart: Chart, { from, to }: Span, act: Act, sentence: Span): boolean {
  if (act.does !== 'change' || (act.values.when === undefined && act.values.shift === undefined)) return false
  const isMended = endsOf(repairs, chart.words, to, sentence.to).length > 0
  if (PEOPLE.has(chart.word(to)) && chart.words[to + 1]?.kind === 'word' && !isMended) return true
  const isAmount = chart.facts.amounts.get(from)?.some(({ end }) => end === to) === true
  return isAmount && (sentence.from > 0 || sentence.to < chart.words.length - 1)
}

/** "it's only tuesday". */
function isOnlyNow(chart: Chart, { from, to }: Span): boolean {
  return THAT.has(chart.word(from)) && chart.words.slice(from + 2, to).some(({ text }) => ONLY_NOW.has(text))
}

const ONLY_NOW = new Set(['only', 'already', 'still', 'nearly', 'almost'])

/** "have I paid the rent yet" asks, with or without its mark. */
function inverts(chart: Chart, at: number): boolean {
  return INVERTED.has(chart.word(at)) && ASKERS.has(chart.word(at + 1))
}

/** "have the gutters been done" asks; "have the gutters done by friday" does not. */
function asksWhetherDone(chart: Chart, from: number, to: number): boolean {
  if (!HAVING.has(chart.word(from)) || !isIn('DET', chart.word(from + 1))) return false
  for (let at = from + 2; at < to && chart.words[at]?.kind === 'word'; at++) if (chart.word(at) === 'been') return true
  return false
}

/** "anything on the same day as the gala" asks; "anything overdue can go to monday" does not. */
function asksForAny(chart: Chart, { from, to }: Span): boolean {
  if (chart.word(from) !== 'anything' && chart.word(from) !== 'any') return false
  for (let at = from + 1; at < to; at++) if (MODAL.has(chart.word(at)) || isIn('MOVE', chart.word(at))) return false
  return true
}

const MODAL = new Set('can could should must may needs need goes go gets to is are'.split(' '))

const INVERTED = new Set(['have', 'has', 'had', 'did', 'do', 'does', 'am', 'are', 'was', 'were'])

function endsClause(chart: Chart, at: number, to: number): boolean {
  if (at >= to) return true
  const word = chart.words[at]
  if (word?.kind === 'mark' || word?.kind === 'line') return true
  const text = word?.text ?? ''
  // "… on | my list": the list belongs to what was asked.
  if ((text === 'my' || text === 'our') && isIn('LIST', chart.word(at + 1))) return false
  // "it is important that I …" goes on.
  if (text === 'that' && PEOPLE.has(chart.word(at + 1))) return false
  return (
    isIn('THEN', text) ||
    startsAnother(chart, at) ||
    isIn('INTERJECTION', text) ||
    tellsOn(chart, at) ||
    asksNow(chart, at, to) ||
    endsOf(reasons, chart.words, at, to).length > 0 ||
    endsOf(conditions, chart.words, at, to).length > 0 ||
    closes(chart, at, to)
  )
}

/** "… could you", "… remind me": a request begins here, whatever was told before it. */
function asksNow(chart: Chart, at: number, to: number): boolean {
  if (isIn('REMIND', chart.word(at))) return chart.word(at + 1) === 'me' || chart.word(at + 1) === 'us'
  return ASKING.has(chart.word(at)) && endsOf(requests, chart.words, at, to).length > 0
}

const ASKING = new Set(['can', 'could', 'will', 'would'])

/** "… stuck behind a wreck | make the drop two hours later": a command on a task that is there, without a mark before it. */
function commandsNow(chart: Chart, at: number): boolean {
  if (!COMMANDS.has(chart.word(at)) || LEADING.has(chart.word(at - 1))) return false
  // "Tom said delete the shed"
  for (let before = at - 1; before >= 0 && before >= at - 4; before--) if (SAYING.has(chart.word(before))) return false
  return chart.read('SET', at + 1).some(({ value }) => value.mentions.every(({ by }) => by === 'ids'))
}

const COMMANDS = wordsIn(['MOVE', 'SETV', 'DELETE', 'MARK'])
const SAYING = new Set(
  'said says say saying told tells asked asks wants wanted suggested suggests thinks think thought reckons id hoped meant gonna should when how'.split(
    ' ',
  ),
)
/** Behind these a verb goes on with what was begun. */
const LEADING = new Set(
  'to i we you they he she and or not can could will would should must may might did do'.split(' '),
)

/** "…, but low priority", "…, has to be done by friday": what was just added is to be like that. */
function isDetail(act: Act): boolean {
  return (
    act.does === 'change' &&
    (act.values.priority !== undefined || act.values.when !== undefined) &&
    act.set.mentions.every(({ by }) => by === 'focus')
  )
}

/** Nothing but politeness up to the end of the clause. */
function closes(chart: Chart, at: number, to: number): boolean {
  if (at >= to || chart.words[at]?.kind === 'mark') return true
  return endsOf(closings, chart.words, at, to).some((end) => closes(chart, end, to))
}

/** A word of nobody's vocabulary, no name and no date: at the very beginning it is how somebody talks. */
function isStrange(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  if (word?.kind !== 'word' || isKnown(word.text) || isPast(word.text) || /\d/.test(word.text)) return false
  return chart.read('NAME', at).length === 0 && chart.read('WHEN', at).length === 0
}

/** "Priya | already finished her draft": what somebody did of their own. */
function isTheirs(chart: Chart, at: number, from: number): boolean {
  let verb = at
  while (ADVERBS.has(chart.word(verb))) verb++
  let somebody = at - 1
  while (somebody > from && ADVERBS.has(chart.word(somebody))) somebody--
  const isOwn = isPast(chart.word(verb)) && OWNED.has(chart.word(verb + 1))
  return isOwn && somebody >= from && isStrange(chart, somebody)
}

const ADVERBS = new Set(['already', 'just', 'finally', 'has', 'only', 'actually', 'even', 'also'])
const OWNED = new Set(['her', 'his', 'their', 'hers', 'theirs'])

/** Only the first two words of a sentence, and only before something that follows them. */
function leads(chart: Chart, from: number, at: number): boolean {
  return at - from < 2 && chart.words[at + 1] !== undefined && chart.facts.hard[at + 1] !== true
}

/** "… she keeps ringing", "… its worth 30%", "… got them rotated": somebody goes on to tell of something. */
function tellsOn(chart: Chart, at: number): boolean {
  const [word, next] = [chart.word(at), chart.word(at + 1)]
  // "everything | that is due today" says which.
  if (word === 'that' && ONES.has(chart.word(at - 1))) return false
  return SUBJECTS.has(word) || (word === 'its' && ITS.has(next)) || (word === 'got' && isIn('THEM', next))
}

const ITS = new Set('worth a an the not too so just really been due on in getting only finally now all'.split(' '))
const PEOPLE = new Set(['i', 'we', 'you', 'he', 'she', 'they'])
const SUBJECTS = new Set(['i', 'we', 'she', 'he', 'they', 'it', 'you', 'that', 'this', 'there', 'my', 'our'])

/** Where a clause that begins here may end: before a mark, a connective or a reason, or with the sentence. */
function clauseEnds(chart: Chart, at: number, to: number): number[] {
  const ends: number[] = []
  for (let end = at + 1; end <= to; end++) {
    const text = chart.word(end)
    if (
      end === to ||
      text === ',' ||
      text === '-' ||
      text === '\u2013' ||
      text === '\u2014' ||
      text === ':' ||
      (text === ')' && !holds(chart, at, end, '(')) ||
      BREAKS.has(text) ||
      asksNow(chart, end, to) ||
      (startsAnother(chart, end) && !LEADING.has(chart.word(end - 1))) ||
      commandsNow(chart, end) ||
      endsOf(reasons, chart.words, end, to).length > 0
    )
      if (end === to || ends.length < MOST_ENDS) ends.push(end)
  }
  return ends
}

const BREAKS = new Set([
  'and',
  'so',
  'but',
  'then',
  'plus',
  'please',
  'if',
  'unless',
  'can',
  'could',
  'what',
  'when',
  'which',
  'where',
])

const WH = new Set('what which when where who whose why how'.split(' '))
const QUESTION_STARTS = new Set(
  'what which when where who whose why how is are am was were do does did have has had until anything any at'.split(
    ' ',
  ),
)
/** Only behind these does "is" or "has" begin a question; behind anything else it tells of something. */
const STARTS_AFTER = new Set([
  ',',
  'and',
  'so',
  'but',
  'ok',
  'okay',
  'hey',
  'hi',
  'hello',
  'also',
  'then',
  '-',
  'or',
  'please',
])
const IS = new Set(['is', "'s", 'was'])
const THAT = new Set(['that', 'this', 'it', 'which'])
const NOT_ASKED = new Set(['do', 'have', 'had'])
const HAVING = new Set(['has', 'have', 'had'])
const ASKERS = new Set(['i', 'we'])
const WISHING = new Set(['need', 'want', 'would'])

/** A question reaches to the end of its clause; another question word begins the next. */
function questionAt(chart: Chart, at: number, span: Span, here: Reached): Piece | null {
  const before = here.piece
  const first = chart.word(at)
  const marked = endsWithQuestion(chart, span) || (at === span.from && asksAtEnd(chart, span))
  if ((before === null || OPENING.has(before.is)) && asksLater(chart, { from: at, to: span.to })) {
    const { act, evidence, unmet } = readQuestion(chart, { from: at, to: span.to })
    return { is: 'question', from: at, to: span.to, cost: 8 + span.to - at, act, evidence, unmet }
  }
  // "would you add milk, and 'eggs' for friday?" goes on with what is asked for.
  const mayAsk = before === null || (before.is === 'joint' && !here.adding)
  if (!QUESTION_STARTS.has(first) && !(marked && mayAsk)) return null
  if (first === 'at' && chart.word(at + 1) !== 'what') return null
  // "that's when I'm on nights"
  if (WH.has(first) && IS.has(chart.word(at - 1)) && THAT.has(chart.word(at - 2))) return null
  // "what a morning"
  if (first === 'what' && (chart.word(at + 1) === 'a' || chart.word(at + 1) === 'an') && !marked) return null
  // "except Evensong, which I cannot miss" goes on with what was said.
  if ((first === 'which' || first === 'who') && chart.word(at - 1) === ',' && here.acted) return null
  if (first === 'did' && !marked && (chart.word(at + 1) === 'not' || tellsWhatWasDone(chart, at + 1))) return null
  if (first === 'did' && !marked && isOfThing(chart, { from: at + 1, to: span.to })) return null
  // "has to be done by thursday" tells.
  if (!marked && HAVING.has(first) && chart.word(at + 1) === 'to') return null
  if (
    NOT_ASKED.has(first) &&
    !marked &&
    !['i', 'we', 'you'].includes(chart.word(at + 1)) &&
    !asksWhetherDone(chart, at, span.to)
  )
    return null
  if (before?.is === 'request' && before.to === at) return null
  const begins = at === span.from || STARTS_AFTER.has(chart.word(at - 1)) || before?.is === 'filler'
  if (!WH.has(first) && !begins && !marked) return null
  // "dinner is set for friday": a verb behind its subject asks nothing.
  if (before?.is === 'strange' && !WH.has(first)) return null
  let to = at + 1
  while (to < span.to && !(JOINED.has(chart.word(to)) && QUESTION_STARTS.has(chart.word(to + 1)))) to++
  const isTagged = endsWithTag(chart, span)
  if (!QUESTION_STARTS.has(first) && (to - at > (isTagged ? 14 : 6) || holdsRequest(chart, at, isTagged ? to - 3 : to)))
    return null
  const { act, evidence, unmet } = readQuestion(chart, { from: at, to })
  const plain = QUESTION_STARTS.has(first) ? 0 : evidence === 'names' ? 8 : 18
  const cost = 8 + (to - at) + (evidence === 'none' ? 14 : 0) + plain
  return { is: 'question', from: at, to, cost, act, evidence, unmet }
}

/** "the exam is when again": the question word stands at the end. */
function asksAtEnd(chart: Chart, { from, to }: Span): boolean {
  let end = to
  while (end > from + 2 && chart.word(end - 1) === 'again') end--
  const at = chart.word(end - 1) === 'time' || chart.word(end - 1) === 'day' ? end - 2 : end - 1
  return at > from + 1 && ASKED_LAST.has(chart.word(at)) && (BEING.has(chart.word(at - 1)) || chart.word(at) === 'when')
}

const ASKED_LAST = new Set(['when', 'what', 'where'])
const BEING = new Set(['is', 'are', 'was', 'were', "'s"])

/** "today I still have how many things": what is asked about comes first, and nothing else is told. */
function asksLater(chart: Chart, { from, to }: Span): boolean {
  let at = from
  let isTold = false
  while (at < to && !ASKED_LATER.has(chart.word(at))) {
    const dates = (chart.facts.dates.get(at) ?? []).filter(({ weak, end }) => !weak && end < to)
    const names = chart.read('NAME', at).filter(({ end, value }) => !value.unsure && end < to)
    const ends = [...dates, ...names].map(({ end }) => end)
    if (ends.length === 0 && !BEFORE_ASKING.has(chart.word(at))) return false
    isTold ||= ends.length > 0
    at = ends.length > 0 ? Math.max(...ends) : at + 1
  }
  if (!isTold || at >= to || (chart.word(at) === 'how' && !HOW_MANY.has(chart.word(at + 1)))) return false
  for (let behind = at + 1; behind < to; behind++) {
    const word = chart.words[behind]
    if (word?.kind === 'word' && !BEHIND_ASKING.has(word.text) && !isIn('NOUNS', word.text)) return false
  }
  return true
}

const ASKED_LATER = new Set(['what', 'which', 'how'])
const HOW_MANY = new Set(['many', 'much'])
/** "did the french one on the bus": behind the task stands no verb that could be asked about. */
function tellsWhatWasDone(chart: Chart, at: number): boolean {
  return chart.read('SET', at).some(
    ({ end, value }) =>
      value.mentions.every(({ by }) => DONE_BY.has(by)) &&
      // "did the surgery ring"
      !holdsVerb(chart, { from: at + 1, to: end }, taskIdsOf(value.mentions)) &&
      (chart.words[end]?.kind !== 'word' ||
        chart.read('HOW', end).length > 0 ||
        chart.read('PAST', end).length > 0 ||
        chart.word(end) === 'already' ||
        isIn('THEN', chart.word(end))),
  )
}

/** "did the reading for thursday's seminar in the bath": up to the end of the clause stands no verb either. */
function isOfThing(chart: Chart, { from, to }: Span): boolean {
  const named = chart.read('NAME', from + 1).filter(({ value }) => !value.unsure)
  if (!isIn('DET', chart.word(from)) || named.length === 0) return false
  let end = from
  while (end < to && chart.words[end]?.kind === 'word' && !isIn('THEN', chart.word(end))) end++
  const ids = named.flatMap(({ value }) => value.ids)
  for (let at = from + 1; at < end; at++)
    if (ASKED_OF_THINGS.has(chart.word(at)) || isPast(chart.word(at))) return false
  return !holdsVerb(chart, { from: from + 1, to: end }, ids)
}

/** "did the report | go out". */
function asksOfThing(chart: Chart, from: number, to: number): boolean {
  if (chart.word(from) !== 'did') return false
  for (let at = from + 1; at < to; at++) if (ASKED_OF_THINGS.has(chart.word(at))) return true
  return false
}

/** "did the reading get done", "did the post come" */
const ASKED_OF_THINGS = new Set(
  'get come happen work go arrive turn end help fit be have do sell finish start'.split(' '),
)

const DONE_BY = new Set(['ids', 'focus', 'shown', 'all'])

function holdsVerb(chart: Chart, { from, to }: Span, ids: readonly string[]): boolean {
  for (let at = from; at < to; at++)
    if (isIn('DOING', chart.word(at)) && !chart.facts.names.isThing(ids, chart.word(at))) return true
  return false
}

function holdsRequest(chart: Chart, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (chart.word(at) === ',' || endsOf(requests, chart.words, at, to).length > 0) return true
  return false
}

const JOINED = new Set(['and', ',', 'or', 'also'])

export function endsWithQuestion(chart: Chart, { from, to }: Span): boolean {
  if (chart.word(to - 1) === '?' || endsWithTag(chart, { from, to })) return true
  // "it's only…?"
  for (let at = to; chart.words[at]?.kind === 'mark'; at++) if (chart.word(at).includes('?')) return true
  return false
}

/** "the rent is paid, isn't it", "I haven't rung her yet have I": asked with or without its mark. */
function endsWithTag(chart: Chart, { from, to }: Span): boolean {
  const isDenied = chart.word(to - 2) === 'not'
  const at = isDenied ? to - 3 : to - 2
  if (at <= from + 1 || !TAGGED.has(chart.word(to - 1))) return false
  return BE_OR_HAVE.has(chart.word(at)) || (isDenied && DO.has(chart.word(at)))
}

const TAGGED = new Set(['it', 'they', 'i', 'we', 'he', 'she'])
const BE_OR_HAVE = new Set(['is', 'are', 'was', 'were', 'have', 'has'])
const DO = new Set(['do', 'does', 'did', 'can', 'will', 'should'])
