// Why we don't simply carry out an act that we understood: it is denied, conditional, doubted, or has words left over.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { endsOf, isIn, type Phrases, phrasesIn, phrasesNamed } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { isPast } from '../lex/stem.ts'
import { allBy, idsIn } from '../task-ids.ts'
import { isDescribed } from './described.ts'
import { sureNamesAt } from './names-in.ts'
import { tellsOfNone } from './not-done.ts'
import { leavesSome } from './part-done.ts'
import { endsWithQuestion } from './pieces/asks.ts'
import type { Piece } from './pieces/piece.ts'

export type Reserve = 'negated' | 'doubted' | 'conditional' | 'left over' | 'garbled'

/** What applies to all acts of a sentence. */
export interface Mood {
  readonly asks: boolean
  /** The question comes after the statement and is about something else. */
  readonly asksElse: boolean
  readonly skipped: boolean
}

export function moodOf(chart: Chart, span: Span, pieces: readonly Piece[]): Mood {
  return {
    asks: endsWithQuestion(chart, span),
    asksElse: pieces.some((piece, at) => at > 0 && asksSomethingElse(chart, piece)),
    skipped: pieces.some((piece) => piece.is === 'skipped'),
  }
}

/** "rang mum, what else is there?": only the second half is a question. */
function asksSomethingElse(chart: Chart, { is, from }: Piece): boolean {
  return is === 'question' && isIn('WH', chart.word(from))
}

/** The reserve on one act of a sentence, most serious first; null if we can carry it out. */
export function reserveOf(chart: Chart, pieces: readonly Piece[], index: number, mood: Mood): Reserve | null {
  const piece = pieces[index]
  // "don't | show me what I've done"
  if (piece?.is === 'question') return isRefused(pieces, index) ? 'negated' : null
  if (piece === undefined) return null
  if (isDenied(chart, pieces, index)) return 'negated'
  const ofAll = isLeftOut(chart, pieces, index) ? reserveOf(chart, pieces, index - 2, mood) : null
  if (ofAll !== null) return ofAll
  if (isReport(piece) && tellsOfNone(chart, piece, pieces[0]?.from ?? piece.from)) return 'negated'
  if (isConditional(chart, pieces, index)) return isUnlessThere(chart, pieces, piece) ? 'left over' : 'conditional'
  if (pieces.some((other) => other.is === 'remark' && narrows(chart, other))) return 'left over'
  if (isOfMany(piece) && pieces.slice(index + 1).some((other) => setsApart(chart, other))) return 'left over'
  if (piece.is === 'act' && isDone(piece.act) && pieces.some((other) => isHalfHeard(chart, other))) return 'left over'
  if (isReport(piece) && isBySomebody(chart, pieces, index)) return 'left over'
  if (isDoubted(chart, pieces, index, mood) || isHabit(chart, piece)) return 'doubted'
  // "…, except the roof" may look like a title.
  if (pieces.some((other) => other.is === 'bare' && other !== piece && narrows(chart, other))) return 'left over'
  // "and the vet, he's coming at two": the value is in the statement.
  if (
    'act' in piece &&
    piece.act.does === 'again' &&
    (trailsOff(chart, piece) ||
      (isIn('THEN', chart.word(piece.from)) && pieces.slice(index + 1).some(({ is }) => is === 'remark')))
  )
    return 'left over'
  if (isCalledThen(chart, piece)) return 'left over'
  return mood.skipped || (piece.is === 'act' && piece.strange.length > 0) ? 'left over' : null
}

function isReport(piece: Piece): boolean {
  return piece.is === 'act' && piece.act.does === 'finish' && piece.act.reported
}

/**
 * "Deb | ordered flour for her own shop", "thirty | kids | applied": somebody else's doing, not our task; "Anna |
 * bought the milk" completes it.
 */
function isBySomebody(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const [first, before, report] = [pieces[index - 2], pieces[index - 1], pieces[index]]
  if (report === undefined || before?.is !== 'strange' || !chart.isWord(before.from)) return false
  return first?.is === 'strange' || chart.some(report, (at) => THEIR.has(chart.word(at)))
}

const THEIR = new Set(['her', 'his', 'their'])

/** "I almost marked all tasks | but | the resume as done": a name without a verb of its own may be an exception. */
function isLeftOut(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const [all, joint, piece] = pieces.slice(index - 2, index + 1)
  if (all === undefined || piece === undefined || joint?.is !== 'joint' || chart.word(joint.from) !== 'but')
    return false
  if (!isOfMany(all) || chart.some(piece, (at) => FINITE.has(chart.word(at)))) return false
  return chart.read('SET', piece.from).some(({ value, end }) => end < piece.to && allBy(value, 'ids'))
}

/** An exception or a restriction. */
function narrows(chart: Chart, span: Span): boolean {
  return isOnly(chart, span) || chart.says(excepting, span)
}

/**
 * "tomorrow's stuff is all done. tick the lot off except the costume": words we didn't understand are an exception to
 * those we did.
 */
export function leavesSomeOut(chart: Chart, pieces: readonly Piece[]): boolean {
  return pieces.some(
    ({ is, from, to }) =>
      UNREAD.has(is) &&
      // "everything | but | the trampoline": an exception that names no task.
      (keepsFree(chart, from) ||
        (is === 'bare' && chart.word(from - 1) === 'but') ||
        holdsPhrase(chart, { from, to }, excepting)),
  )
}

/** "leave friday for that and move the rest": keeps a day free for something unknown. */
function keepsFree(chart: Chart, from: number): boolean {
  return KEEPING.has(chart.word(from)) && chart.reads('WHEN', from + 1)
}

const KEEPING = new Set(['leave', 'keep', 'save'])

const UNREAD: ReadonlySet<Piece['is']> = new Set<Piece['is']>(['remark', 'bare', 'skipped'])

function isOfMany(piece: Piece): boolean {
  return piece.is === 'act' && touches(piece.act) && isDescribed(piece.act.set)
}

/** "everything to friday, not the gutters": an exception or a restriction that we can't identify. */
function setsApart(chart: Chart, other: Piece): boolean {
  if (other.is === 'act') return other.act.does === 'ask' && isOnly(chart, other)
  if (other.is !== 'remark' && other.is !== 'bare') return false
  return chart.word(other.from) === 'not' && POINTING.has(chart.word(other.from + 1))
}

const POINTING = new Set(['the', 'that', 'those', 'these', 'this'])

/**
 * "…, only the red one" restricts; "…, only took me three tries" and "only half of it is painted, so …" are
 * statements.
 */
function isOnly(chart: Chart, { from, to }: Span): boolean {
  if (chart.word(from) !== 'only' || isPast(chart.word(from + 1))) return false
  return !chart.some({ from: from + 2, to }, (at) => FINITE.has(chart.word(at)))
}

/** "and the certificate … well": the sentence is unfinished. */
function trailsOff(chart: Chart, { to }: Span): boolean {
  return /^(?:\.\.|\s*\u2026)/.test(chart.raw.slice(chart.words[to - 1]?.end))
}

/** "I don't | need to": the refused verb isn't another request. */
function isRefused(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1]
  return before?.is === 'never' && before.to === pieces[at]?.from
}

/** "don't delete it, just mark it done": a refusal holds until the next request. */
function isDenied(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const before = pieces.slice(0, index)
  // A name after a comma may be denied too: "don't add milk, and eggs".
  const isOne = pieces[index]?.is === 'bare' || isOfAdded(chart, pieces, index) || isNamedByVerb(chart, pieces[index])
  const turns = isOne ? FULL_TURNS : TURNS
  const turned = before.findLastIndex(
    ({ is, from }, at) =>
      (is === 'request' && !isRefused(before, at)) || (turns.has(chart.word(from)) && !countsOn(chart, from)),
  )
  return before.findLastIndex(({ is }) => is === 'never') >= Math.max(turned, 0) || isTakenBack(chart, pieces, index)
}

/** "no need to add soap, note: the green one": about the item that isn't to be added. */
function isOfAdded(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const [added, mark, piece] = pieces.slice(index - 2, index + 1)
  if (added?.is !== 'act' || added.act.does !== 'add' || mark?.is !== 'filler') return false
  return piece?.is === 'act' && isBareValue(piece.act) && !isCommanded(chart, piece)
}

/** "I never moved 1 | , 2 and 4": the comma is inside the list of numbers. */
function countsOn(chart: Chart, at: number): boolean {
  return NUMBER.test(chart.word(at - 1)) && NUMBER.test(chart.word(at + 1))
}

const NUMBER = /^\d+$/

/** "I was going to delete it | but don't, just …": a refusal with nothing after it applies to what comes before. */
function isTakenBack(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const [turn, refusal] = pieces.slice(index + 1).filter(({ is }) => is !== 'filler')
  if (turn === undefined || chart.word(turn.from) !== 'but' || refusal?.is !== 'never') return false
  return !chart.isWord(refusal.to)
}

const FULL_TURNS = new Set(['but', 'just', 'only', 'so', 'instead', 'rather'])
const TURNS = new Set(['but', 'just', 'only', 'so', 'instead', ',', 'then', 'rather', '-', ';'])

function isDoubted(chart: Chart, pieces: readonly Piece[], index: number, { asks }: Mood): boolean {
  const piece = pieces[index]
  if (piece === undefined || !('act' in piece)) return false
  const requested = isRequested(chart, pieces, index)
  const told = piece.act.does === 'finish' && piece.act.reported
  const before = told ? sinceTurn(chart, pieces, index) : near(chart, pieces, index)
  if (before.some((other) => other.is === 'doubt')) return true
  // "I wish you had | put milk on the list" is still a wish.
  const isWished = chart.word(piece.from - 1) === 'had'
  const added = piece.act.does === 'add' && piece.is === 'act' && !piece.stated && !isWished
  if (!requested && !added && before.some((other) => other.is === 'remark' && beginsInDoubt(chart, other))) return true
  const beside = [...before, ...pieces.slice(index + 1)]
  // "all done bar flat 5, nobody home": the failure is about the exception.
  const leftOut = told && piece.act.does === 'finish' && piece.act.set.except !== undefined
  const wavers = (told || (piece.is === 'act' && piece.stated)) && !leftOut ? falters : isUnsure
  // "flights booked, hotel not yet" is about another task.
  if (
    beside.some(
      (other) =>
        other.is === 'remark' &&
        other.to - other.from <= 4 &&
        wavers(chart, other) &&
        !namesOther(chart, other, piece.act),
    )
  )
    return true
  const after = pieces.slice(index + 1).filter((other) => other.is !== 'filler')
  // "…, I think" is a doubt; "…, I want it out of the way" is a reason.
  // "…, do you think, or is there too much on?" is a question.
  if (after[0]?.is === 'doubt' && after.every((other) => !isClause(other) || other.is === 'question')) return true
  if (after.some((other) => other.is === 'remark' && opensInDoubt(chart, other))) return true
  if (!requested && isBareValue(piece.act) && !isCommanded(chart, piece) && chart.raw.trimEnd().endsWith('?'))
    return true
  if (told && ((!leftOut && isSpoiled(chart, pieces, index)) || isIronic(chart, pieces))) return true
  return asks && !requested && !told && touches(piece.act)
}

/** A command is a clause of its own: a statement before it, up to a comma or "so", is only its reason. */
function near(chart: Chart, pieces: readonly Piece[], index: number): Piece[] {
  const piece = pieces[index]
  if (piece === undefined || !isCommanded(chart, piece)) return pieces.slice(0, index)
  for (let at = index - 1; at > 0; at--) {
    const other = pieces[at]
    // "I was planning to paint, and move it to friday" is still a plan.
    const goesOn = other !== undefined && chart.word(other.from) === ',' && chart.word(other.to) === 'and'
    if (other !== undefined && !goesOn && SETS_OFF.has(chart.word(other.from)) && pieces.slice(0, at).some(isClause))
      return pieces.slice(at, index)
    // "push it a day I won't be there | and make it high": asked for behind another command, and why stands between them.
    const isJoined = other?.is === 'joint' && at === index - 1
    if (isJoined && pieces.slice(0, at).some((one) => isCommanded(chart, one))) return pieces.slice(at, index)
  }
  return pieces.slice(0, index)
}

/** "couldn't sleep so I booked it", "it wasn't easy but it's booked": only a doubt carries over to what follows. */
function sinceTurn(chart: Chart, pieces: readonly Piece[], index: number): Piece[] {
  // "it would be nice to tick off the hymns but the choir done": without a verb of its own the second half is no new
  // statement.
  const own = pieces[index]
  const isToldAnew = own !== undefined && chart.words.slice(own.from, own.to).some(({ text }) => tellsAnew(text))
  const turn = isToldAnew ? turnBefore(chart, pieces, index) : 0
  return pieces.slice(0, index).filter((other, at) => at >= turn || holdsPhrase(chart, other, unsure))
}

function tellsAnew(word: string): boolean {
  return FINITE.has(word) || word === "'s" || isIn('SUBJECT', word) || (isPast(word) && !isIn('DONE', word))
}

/** The index of the word that turns from the earlier statement to this one; 0 if there is none. */
function turnBefore(chart: Chart, pieces: readonly Piece[], index: number): number {
  for (let at = index - 1; at > 0; at--) if (TURNING.has(chart.word(pieces[at]?.from ?? -1))) return at
  return 0
}

const TURNING = new Set(['but', 'so'])

function holdsPhrase(chart: Chart, { from, to }: Span, phrases: Phrases): boolean {
  return chart.some({ from, to }, (at) => chart.says(phrases, { from: at, to }))
}

const SETS_OFF = new Set([',', ';', ':', '-', '\u2013', '\u2014', 'so', 'but', 'then', 'therefore'])

function isClause({ is }: Piece): boolean {
  return is === 'remark' || is === 'bare' || is === 'act' || is === 'question'
}

/** "make fixing it urgent and …": another request beside it that we didn't understand. */
function isHalfHeard(chart: Chart, piece: Piece): boolean {
  if (piece.is !== 'remark') return false
  for (let at = piece.from; at < piece.to - 1; at++) {
    const opens = at === piece.from || chart.isMark(at - 1) || chart.word(at - 1) === 'and'
    if (opens && SETTING.some((name) => isIn(name, chart.word(at))) && setsValue(chart, at, piece.to)) return true
  }
  return false
}

const SETTING = ['SETV', 'MOVE', 'MARK'] as const

function isDone(act: Act): boolean {
  return touches(act) || act.does === 'add'
}

function setsValue(chart: Chart, from: number, to: number): boolean {
  return chart.some({ from: from + 1, to }, (at) => chart.reads('PRIO', at) || chart.isDate(at))
}

/** "Jean always changed the beds on a Monday" describes a habit. */
function isHabit(chart: Chart, piece: Piece): boolean {
  if (piece.is !== 'act' || !touches(piece.act) || isCommanded(chart, piece)) return false
  // A note or a title may contain such words.
  if (piece.act.does === 'change' && (piece.act.values.note ?? piece.act.values.title) != null) return false
  return chart.some(piece, (at) => chart.says(habits, { from: at, to: piece.to }) && !chart.reads('NAME', at))
}

const habits = phrasesIn('HABIT')

/** "push it …", "take it …": begins with the command verb. */
function isCommanded(chart: Chart, piece: Piece): boolean {
  if (piece.is !== 'act' || piece.stated) return false
  if (isNamedByVerb(chart, piece)) return false
  // "take the date off it" is a command; "take it off" fits anything.
  return chart.says(commands, piece) || (piece.act.does === 'change' && chart.says(clearing, piece))
}

/** "…, and pull request for monday": the apparent command is a name. */
function isNamedByVerb(chart: Chart, piece: Piece | undefined): boolean {
  if (piece?.is !== 'act' || !isIn('DOING', chart.word(piece.from))) return false
  return sureNamesAt(chart, piece).some(({ end }) => end > piece.from + 1)
}

const commands = phrasesNamed(['MOVE', 'SETV', 'MARK', 'DELETE', 'FINISH', 'REOPEN', 'RENAME', 'ADD', 'REMIND', 'SHOW'])
const clearing = phrasesNamed(['CLEAR'])

/** "can you …", "please …", "…, will you?" */
function isRequested(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const asks = (piece: Piece): boolean =>
    piece.is === 'request' || (piece.is === 'filler' && POLITE.has(chart.word(piece.from)))
  const piece = pieces[index]
  // "can the lunch be an hour later?"
  const passive = piece?.is === 'act' && MAY.has(chart.word(piece.from))
  // "instead of monday, can you remind me on friday?"
  // and "the lunch, can it go to friday?"
  const asked = (at: number): boolean => MAY.has(chart.word(at)) && ASKED_OF.has(chart.word(at + 1))
  if (piece?.is === 'act' && chart.some(piece, (at) => chart.word(at - 1) === ',' && asked(at))) return true
  // "move it to friday for me?"
  const forMe = piece !== undefined && isCommanded(chart, piece) && chart.word(piece.to) === 'for'
  if (forMe && ME.has(chart.word(piece.to + 1))) return true
  return passive || pieces.slice(0, index).some(asks) || pieces.at(-1)?.is === 'request'
}

const MAY = new Set(['can', 'could'])
const ME = new Set(['me', 'us'])
const ASKED_OF = new Set('you it they that this these those we i'.split(' '))

const POLITE = new Set(['please', 'kindly', 'pls'])

/** An act that changes existing tasks. */
type Touching = Act & { does: 'finish' | 'change' | 'reopen' | 'delete' | 'again' }

export function touches(act: Act): act is Touching {
  return TOUCHING.has(act.does)
}

const TOUCHING: ReadonlySet<Act['does']> = new Set(['finish', 'change', 'reopen', 'delete', 'again'])

/** "I paid the rent but it bounced". */
function isSpoiled(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const report = pieces[index]
  const comesToLess = (other: Piece): boolean =>
    (other.is !== 'act' && failsIn(chart, other)) || (report?.is === 'act' && leavesSome(chart, other, report.act))
  if (pieces.slice(index + 1).some(comesToLess)) return true
  const [joint, remark] = [pieces[index + 1], pieces[index + 2]]
  if (joint?.is !== 'joint' || chart.word(joint.from) !== 'but' || remark === undefined) return false
  // "got the bread but couldn't find the sauce": a failure of another task doesn't affect this one.
  if (report?.is === 'act' && namesOther(chart, remark, report.act)) return false
  // "… is done but only half"
  return remark.is === 'remark' || (remark.is === 'bare' && hedges(chart, remark))
}

/** "before the weekend it's only…?": a value for the focus, without a verb. */
function isBareValue(act: Act): boolean {
  return act.does === 'change' && allBy(act.set, 'focus')
}

/** "yeah right, like I've cleaned the oven". */
function isIronic(chart: Chart, pieces: readonly Piece[]): boolean {
  const to = pieces.at(-1)?.to ?? 0
  return chart.some({ from: pieces[0]?.from ?? 0, to }, (at) => chart.says(irony, { from: at, to }))
}

const irony = phrasesIn('IRONY')

/** "called the plumber, no answer". */
function failsIn(chart: Chart, { from, to }: Span): boolean {
  return chart.says(failed, { from, to })
}

const failed = phrasesIn('FAILED')

function namesOther(chart: Chart, { from, to }: Span, act: Act): boolean {
  const own = new Set(idsIn(act))
  return chart.some({ from, to }, (at) =>
    sureNamesAt(chart, { from: at, to }).some(({ value }) => value.ids.every((id) => !own.has(id))),
  )
}

/** "I nearly …", "I wish you had …": the rest of the sentence is in doubt as well. */
function beginsInDoubt(chart: Chart, { from, to }: Span): boolean {
  return hedges(chart, { from, to: Math.min(to, from + 5) })
}

/** "…, well, tried to"; "…, they will ring back" is about others. */
function falters(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    if (TRIED.has(chart.word(at))) return true
    const isTheirs = OTHERS.has(chart.word(from)) && AHEAD.has(chart.word(at))
    if (!isTheirs && chart.says(hedging, { from: at, to })) return true
  }
  return false
}

const OTHERS = new Set(['they', 'he', 'she'])
const AHEAD = new Set(['will', 'want', 'wants', 'going', 'shall'])

const TRIED = new Set(['tried', 'attempted'])

/** "…, or maybe not", "…, I think" are doubts; "…, the van won't start" and "…, he might come" are reasons. */
function isUnsure(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    if (TRIED.has(chart.word(at)) || chart.says(unsure, { from: at, to })) return true
    // "I might", "it should be": nothing but a doubt.
    if (MAY_BE.has(chart.word(at)) && to - at <= 2 && (at === from || DOUBTERS.has(chart.word(at - 1)))) return true
  }
  return false
}

/** "…, maybe, the weather looks bad": a doubt in a clause of its own applies to what comes before. */
function opensInDoubt(chart: Chart, { from, to }: Span): boolean {
  return endsOf(unsure, chart.words, from, to).some((end) => chart.isMark(end))
}

const unsure = phrasesIn('UNSURE')
const MAY_BE = new Set(['might', 'may', 'could', 'should'])
const DOUBTERS = new Set(['i', 'we', 'it', 'that', 'or', 'they'])

const hedging = phrasesIn('HEDGE')
const excepting = phrasesIn('EXCEPT')

function hedges(chart: Chart, span: Span): boolean {
  return holdsPhrase(chart, span, hedging)
}

/** A sentence that doubts the one before: "… actually I'm not sure". */
export function isDoubtAlone(chart: Chart, pieces: readonly Piece[], said: Act): boolean {
  // "done with the essay... jk, half"
  const isTold = said.does === 'finish'
  const wavers = isTold ? hedges : isUnsure
  const told = pieces.filter((piece) => piece.is !== 'filler' && piece.is !== 'joint' && piece.is !== 'repair')
  return (
    told.length > 0 &&
    // "… the report not yet" is about another task.
    !told.some((piece) => namesOther(chart, piece, said)) &&
    told.every(
      (piece) =>
        (piece.is === 'doubt' && (isTold || isUnsure(chart, piece))) ||
        (isTold && ((piece.is !== 'act' && failsIn(chart, piece)) || leavesSome(chart, piece, said))) ||
        (piece.is === 'remark' && piece.to - piece.from <= 5 && wavers(chart, piece)),
    )
  )
}

/** Words that make the whole sentence conditional on their clause. */
const CONDITIONS = new Set(
  'if unless once until when whenever provided assuming depending supposing after while'.split(' '),
)

const ONLY = new Set(['only', 'just', 'but', 'even', 'and', 'also', 'then'])

/** "… off my list once I get home": these start a condition wherever they are. */
const INSIDE = new Set(['if', 'unless', 'once', 'until', 'whenever', 'provided', 'assuming'])

/** What comes before a "so" is a reason, and a condition inside a clause of its own applies only to that clause. */
function isConditional(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  const told = piece?.is === 'act' && piece.act.does === 'finish' && piece.act.reported
  const turn = told ? turnBefore(chart, pieces, index) : 0
  return pieces.some((other, at) => {
    // "can't remember if I said, but I booked it"
    if (at < turn && chart.word(pieces[turn]?.from ?? -1) === 'but') return false
    if (other.is === 'condition') return !(told && at > index && WHILE.has(chart.word(other.from)))
    if (other.is === 'bare' && at !== index && DEPENDING.has(chart.word(other.from))) return true
    // "tick off the gym and 'the rent' once I get home": a condition on one of several named tasks applies to all.
    if (other.is === 'bare' && at > index && chart.reads('NAME', other.from) && isCondition(chart, other)) return true
    if (other.is !== 'remark' || !isCondition(chart, other)) return false
    const led = isLedByCondition(chart, other)
    // "… because she's in church until 6": gives a reason, not a condition.
    if (at > index && tellsWhy(chart, other)) return false
    // In "…, I'll watch it if I get bored" the condition applies only to that clause.
    if (at > index) return led || !(SUBJECTS.has(chart.word(other.from)) && chart.isMark(other.from - 1))
    if (piece === undefined || !isCommanded(chart, piece)) return true
    // The "so" in "when Tom says so, …" doesn't mean "therefore".
    const therefore = (word: number): boolean => chart.word(word) === 'so' && chart.word(word + 1) !== ','
    return led && !pieces.slice(at + 1, index).some((between) => therefore(between.from))
  })
}

/**
 * "schedule a call for friday if Bo agrees", "make it 'a walk' unless it rains": the condition probably isn't part of
 * the title.
 */
function isCalledThen(chart: Chart, piece: Piece): boolean {
  if (piece.is !== 'act') return false
  const { act } = piece
  const isTitled =
    act.does === 'add' ? isIn('SCHEDULE', chart.word(piece.from)) : act.does === 'change' && act.values.title != null
  return isTitled && chart.some(piece, (at) => THEN.has(chart.word(at)) || isSoonAs(chart, at))
}

const THEN = new Set(['if', 'unless', 'once'])

function isSoonAs(chart: Chart, at: number): boolean {
  return chart.word(at) === 'as' && (chart.word(at + 1) === 'soon' || chart.word(at + 1) === 'long')
}

/** "because she …", "as the shop …": the reason has its own subject. */
function tellsWhy(chart: Chart, { from }: Span): boolean {
  return WHY.has(chart.word(from)) && SUBJECTS.has(chart.word(from + 1)) && !INSIDE.has(chart.word(from + 1))
}

const WHY = new Set(['because', 'cause', 'since', 'as'])

/** "add milk if it's not on there already": depends on the list, so we ask. */
function isUnlessThere(chart: Chart, pieces: readonly Piece[], piece: Piece): boolean {
  if (piece.is !== 'act' || piece.act.does !== 'add' || piece.act.items.length === 0) return false
  return pieces.every(
    (other) =>
      other === piece ||
      !(isClause(other) || other.is === 'condition') ||
      (other.is === 'remark' &&
        IT.has(chart.word(other.from + 1)) &&
        chart.some(other, (at) => isIn('LIST', chart.word(at)) || THERE.has(chart.word(at)))),
  )
}

const IT = new Set(['it', 'they', 'that', 'i'])
const THERE = new Set(['already', 'there', 'yet'])

/** "only if Tom agrees", "busy day, and if it rains": one of its clauses begins with a condition. */
function isLedByCondition(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    const opens = at === from || chart.isMark(at - 1) || ONLY.has(chart.word(at - 1))
    if (opens && (CONDITIONS.has(chart.word(at)) || (at === from && chart.word(at) === 'as'))) return true
  }
  return false
}

/** With one of these words, even what looks like a title isn't carried out: "depending on the weather, …". */
const DEPENDING = new Set(['depending', 'supposing', 'provided', 'assuming', 'unless', 'if'])

const SUBJECTS = new Set('i we he she they it my our the nobody no everybody who nothing there'.split(' '))

/** About something done, these words only say when. */
const WHILE = new Set(['when', 'while', 'after', 'once'])

function isCondition(chart: Chart, { from, to }: Span): boolean {
  if (CONDITIONS.has(chart.word(from)) || isSoonAs(chart, from)) return true
  // A final "… whenever" is no condition.
  return chart.some({ from, to: to - 1 }, (at) => INSIDE.has(chart.word(at)))
}
