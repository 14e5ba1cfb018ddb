// Why an act that was understood is not simply done: denied, made conditional, doubted, or with words left over.

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

/** What a sentence says of all its acts. */
export interface Mood {
  readonly asks: boolean
  /** What is asked stands behind what is told, and is something else. */
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

/** "rang mum, what else is there?": only what stands behind it is asked. */
function asksSomethingElse(chart: Chart, { is, from }: Piece): boolean {
  return is === 'question' && isIn('WH', chart.word(from))
}

/** The reserve on the act at this place of a sentence, in order of weight; null where it can be done. */
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
  // "…, except the roof" may read like a title.
  if (pieces.some((other) => other.is === 'bare' && other !== piece && narrows(chart, other))) return 'left over'
  // "and the vet, he's coming at two": what is told of it is what was meant.
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

/** "Deb | ordered flour for her own shop", "thirty | kids | applied": Deb's own, and none of ours; "Anna | bought the milk" is done. */
function isBySomebody(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const [first, before, report] = [pieces[index - 2], pieces[index - 1], pieces[index]]
  if (report === undefined || before?.is !== 'strange' || !chart.isWord(before.from)) return false
  return first?.is === 'strange' || chart.some(report, (at) => THEIR.has(chart.word(at)))
}

const THEIR = new Set(['her', 'his', 'their'])

/** "I almost marked all tasks | but | the resume as done": what is named with no verb of its own may stay out of them. */
function isLeftOut(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const [all, joint, piece] = pieces.slice(index - 2, index + 1)
  if (all === undefined || piece === undefined || joint?.is !== 'joint' || chart.word(joint.from) !== 'but')
    return false
  if (!isOfMany(all) || chart.some(piece, (at) => FINITE.has(chart.word(at)))) return false
  return chart.read('SET', piece.from).some(({ value, end }) => end < piece.to && allBy(value, 'ids'))
}

/** What stays out, or what alone is meant. */
function narrows(chart: Chart, span: Span): boolean {
  return isOnly(chart, span) || chart.says(excepting, span)
}

/** "tomorrow's stuff is all done. tick the lot off except the costume": what was not understood leaves something out of what was. */
export function leavesSomeOut(chart: Chart, pieces: readonly Piece[]): boolean {
  return pieces.some(
    ({ is, from, to }) => UNREAD.has(is) && (keepsFree(chart, from) || holdsPhrase(chart, { from, to }, excepting)),
  )
}

/** "leave friday for that and move the rest": a day is kept for what nobody knows. */
function keepsFree(chart: Chart, from: number): boolean {
  return KEEPING.has(chart.word(from)) && chart.reads('WHEN', from + 1)
}

const KEEPING = new Set(['leave', 'keep', 'save'])

const UNREAD: ReadonlySet<Piece['is']> = new Set<Piece['is']>(['remark', 'bare', 'skipped'])

function isOfMany(piece: Piece): boolean {
  return piece.is === 'act' && touches(piece.act) && isDescribed(piece.act.set)
}

/** "everything to friday, not the gutters": something stays out, or alone is meant, and nobody knows what. */
function setsApart(chart: Chart, other: Piece): boolean {
  if (other.is === 'act') return other.act.does === 'ask' && isOnly(chart, other)
  if (other.is !== 'remark' && other.is !== 'bare') return false
  return chart.word(other.from) === 'not' && POINTING.has(chart.word(other.from + 1))
}

const POINTING = new Set(['the', 'that', 'those', 'these', 'this'])

/** "…, only the red one" narrows; "…, only took me three tries" and "only half of it is painted, so …" tell. */
function isOnly(chart: Chart, { from, to }: Span): boolean {
  if (chart.word(from) !== 'only' || isPast(chart.word(from + 1))) return false
  return !chart.some({ from: from + 2, to }, (at) => FINITE.has(chart.word(at)))
}

/** "and the certificate … well": what is meant comes later. */
function trailsOff(chart: Chart, { to }: Span): boolean {
  return /^(?:\.\.|\s*\u2026)/.test(chart.raw.slice(chart.words[to - 1]?.end))
}

/** "I don't | need to": what is refused is no other request. */
function isRefused(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1]
  return before?.is === 'never' && before.to === pieces[at]?.from
}

/** "don't delete it, just mark it done": a refusal holds until something else is asked for. */
function isDenied(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const before = pieces.slice(0, index)
  // What is only named behind a comma may be denied as well: "don't add milk, and eggs".
  const isOne = pieces[index]?.is === 'bare' || isOfAdded(chart, pieces, index) || isNamedByVerb(chart, pieces[index])
  const turns = isOne ? FULL_TURNS : TURNS
  const turned = before.findLastIndex(
    ({ is, from }, at) =>
      (is === 'request' && !isRefused(before, at)) || (turns.has(chart.word(from)) && !countsOn(chart, from)),
  )
  return before.findLastIndex(({ is }) => is === 'never') >= Math.max(turned, 0) || isTakenBack(chart, pieces, index)
}

/** "no need to add soap, note: the green one": said of what was to be added. */
function isOfAdded(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const [added, mark, piece] = pieces.slice(index - 2, index + 1)
  if (added?.is !== 'act' || added.act.does !== 'add' || mark?.is !== 'filler') return false
  return piece?.is === 'act' && isBareValue(piece.act) && !isCommanded(chart, piece)
}

/** "I never moved 1 | , 2 and 4": the comma stands within what is counted. */
function countsOn(chart: Chart, at: number): boolean {
  return NUMBER.test(chart.word(at - 1)) && NUMBER.test(chart.word(at + 1))
}

const NUMBER = /^\d+$/

/** "I was going to delete it | but don't, just …": a refusal that nothing follows is of what stands before it. */
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
  // "I wish you had | put milk on the list" goes on wishing.
  const isWished = chart.word(piece.from - 1) === 'had'
  const added = piece.act.does === 'add' && piece.is === 'act' && !piece.stated && !isWished
  const mayDoubt = (other: Piece) => beginsInDoubt(chart, other) && !isReason(chart, pieces, index, other)
  if (!requested && !added && before.some((other) => other.is === 'remark' && mayDoubt(other))) return true
  const beside = [...before, ...pieces.slice(index + 1)]
  // "all done bar flat 5, nobody home": what came to nothing is what was left out.
  const leftOut = told && piece.act.does === 'finish' && piece.act.set.except !== undefined
  const wavers = (told || (piece.is === 'act' && piece.stated)) && !leftOut ? falters : isUnsure
  // "flights booked, hotel not yet" is said of another.
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
  // "…, I think" doubts it; "…, I want it out of the way" says why.
  // "…, do you think, or is there too much on?" asks.
  if (after[0]?.is === 'doubt' && after.every((other) => !isClause(other) || other.is === 'question')) return true
  if (after.some((other) => other.is === 'remark' && opensInDoubt(chart, other))) return true
  if (!requested && isBareValue(piece.act) && !isCommanded(chart, piece) && chart.raw.trimEnd().endsWith('?'))
    return true
  if (told && ((!leftOut && isSpoiled(chart, pieces, index)) || isIronic(chart, pieces))) return true
  return asks && !requested && !told && touches(piece.act)
}

/** "move the gym up a day I don't want to be there then and make it high": told right behind one command, before another. */
function isReason(chart: Chart, pieces: readonly Piece[], index: number, why: Piece): boolean {
  const [before, own, piece] = [pieces[pieces.indexOf(why) - 1], pieces[index - 1], pieces[index]]
  if (before === undefined || piece === undefined || !isCommanded(chart, before) || !isCommanded(chart, piece))
    return false
  return own?.is === 'joint' && pieces[index - 2] === why && !isUnsure(chart, why)
}

/** A command stands in a clause of its own: what was told before it, up to a comma or "so", is only why it is given. */
function near(chart: Chart, pieces: readonly Piece[], index: number): Piece[] {
  const piece = pieces[index]
  if (piece === undefined || !isCommanded(chart, piece)) return pieces.slice(0, index)
  for (let at = index - 1; at > 0; at--) {
    const other = pieces[at]
    // "I was planning to paint, and move it to friday" goes on planning.
    const goesOn = other !== undefined && chart.word(other.from) === ',' && chart.word(other.to) === 'and'
    if (other !== undefined && !goesOn && SETS_OFF.has(chart.word(other.from)) && pieces.slice(0, at).some(isClause))
      return pieces.slice(at, index)
  }
  return pieces.slice(0, index)
}

/** "couldn't sleep so I booked it", "it wasn't easy but it's booked": only who is not sure says so of what follows too. */
function sinceTurn(chart: Chart, pieces: readonly Piece[], index: number): Piece[] {
  // "it would be nice to tick off the hymns but the choir done": without a verb of its own it tells nothing new.
  const own = pieces[index]
  const isToldAnew = own !== undefined && chart.words.slice(own.from, own.to).some(({ text }) => tellsAnew(text))
  const turn = isToldAnew ? turnBefore(chart, pieces, index) : 0
  return pieces.slice(0, index).filter((other, at) => at >= turn || holdsPhrase(chart, other, unsure))
}

function tellsAnew(word: string): boolean {
  return FINITE.has(word) || word === "'s" || isIn('SUBJECT', word) || (isPast(word) && !isIn('DONE', word))
}

/** The place of what turns from something told before to what is told here; 0 where nothing does. */
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

/** "make fixing it urgent and …": something else was asked for beside it, and that was not understood. */
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

/** "Jean always changed the beds on a Monday" tells how things go. */
function isHabit(chart: Chart, piece: Piece): boolean {
  if (piece.is !== 'act' || !touches(piece.act) || isCommanded(chart, piece)) return false
  // A note or a title may say so itself.
  if (piece.act.does === 'change' && (piece.act.values.note ?? piece.act.values.title) != null) return false
  return chart.some(piece, (at) => chart.says(habits, { from: at, to: piece.to }) && !chart.reads('NAME', at))
}

const habits = phrasesIn('HABIT')

/** "push it …", "take it …": it begins with what is to be done. */
function isCommanded(chart: Chart, piece: Piece): boolean {
  if (piece.is !== 'act' || piece.stated) return false
  if (isNamedByVerb(chart, piece)) return false
  // "take the date off it"; "take it off" may be said of anything.
  return chart.says(commands, piece) || (piece.act.does === 'change' && chart.says(clearing, piece))
}

/** "…, and pull request for monday": what reads like a command is a name. */
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

/** Something that becomes of tasks that are there. */
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
  // "got the bread but couldn't find the sauce": what is said of another task spoils nothing.
  if (report?.is === 'act' && namesOther(chart, remark, report.act)) return false
  // "… is done but only half"
  return remark.is === 'remark' || (remark.is === 'bare' && hedges(chart, remark))
}

/** "before the weekend it's only…?": a value of what was spoken of, and no verb. */
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

/** "I nearly …", "I wish you had …": what follows in the sentence is no more sure. */
function beginsInDoubt(chart: Chart, { from, to }: Span): boolean {
  return hedges(chart, { from, to: Math.min(to, from + 5) })
}

/** "…, well, tried to"; "…, they will ring back" tells what others do. */
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

/** "…, or maybe not", "…, I think" doubts what is asked for; "…, the van won't start" and "…, he might come" say why. */
function isUnsure(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    if (TRIED.has(chart.word(at)) || chart.says(unsure, { from: at, to })) return true
    // "I might", "it should be" says no more than that.
    if (MAY_BE.has(chart.word(at)) && to - at <= 2 && (at === from || DOUBTERS.has(chart.word(at - 1)))) return true
  }
  return false
}

/** "…, maybe, the weather looks bad": what is doubted in a clause of its own is what stands before it. */
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

/** A sentence of its own that doubts what was said before it: "… actually I'm not sure". */
export function isDoubtAlone(chart: Chart, pieces: readonly Piece[], said: Act): boolean {
  // "done with the essay... jk, half"
  const isTold = said.does === 'finish'
  const wavers = isTold ? hedges : isUnsure
  const told = pieces.filter((piece) => piece.is !== 'filler' && piece.is !== 'joint' && piece.is !== 'repair')
  return (
    told.length > 0 &&
    // "… the report not yet" is said of another task.
    !told.some((piece) => namesOther(chart, piece, said)) &&
    told.every(
      (piece) =>
        (piece.is === 'doubt' && (isTold || isUnsure(chart, piece))) ||
        (isTold && ((piece.is !== 'act' && failsIn(chart, piece)) || leavesSome(chart, piece, said))) ||
        (piece.is === 'remark' && piece.to - piece.from <= 5 && wavers(chart, piece)),
    )
  )
}

/** Words that make the whole sentence depend on what a clause says. */
const CONDITIONS = new Set(
  'if unless once until when whenever provided assuming depending supposing after while'.split(' '),
)

const ONLY = new Set(['only', 'just', 'but', 'even', 'and', 'also', 'then'])

/** "… off my list once I get home": these make a condition wherever they stand. */
const INSIDE = new Set(['if', 'unless', 'once', 'until', 'whenever', 'provided', 'assuming'])

/** What stands before a "so" is why, and what stands inside a clause of its own conditions only that. */
function isConditional(chart: Chart, pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  const told = piece?.is === 'act' && piece.act.does === 'finish' && piece.act.reported
  const turn = told ? turnBefore(chart, pieces, index) : 0
  return pieces.some((other, at) => {
    // "can't remember if I said, but I booked it"
    if (at < turn && chart.word(pieces[turn]?.from ?? -1) === 'but') return false
    if (other.is === 'condition') return !(told && at > index && WHILE.has(chart.word(other.from)))
    if (other.is === 'bare' && at !== index && DEPENDING.has(chart.word(other.from))) return true
    // "tick off the gym and 'the rent' once I get home": the condition of one of the tasks that are named is that of all.
    if (other.is === 'bare' && at > index && chart.reads('NAME', other.from) && isCondition(chart, other)) return true
    if (other.is !== 'remark' || !isCondition(chart, other)) return false
    const led = isLedByCondition(chart, other)
    // "… because she's in church until 6": why it is asked is told, and no more.
    if (at > index && tellsWhy(chart, other)) return false
    // "…, I'll watch it if I get bored" conditions only what it tells.
    if (at > index) return led || !(SUBJECTS.has(chart.word(other.from)) && chart.isMark(other.from - 1))
    if (piece === undefined || !isCommanded(chart, piece)) return true
    // "when Tom says so, …": that "so" is no "therefore".
    const therefore = (word: number): boolean => chart.word(word) === 'so' && chart.word(word + 1) !== ','
    return led && !pieces.slice(at + 1, index).some((between) => therefore(between.from))
  })
}

/** "schedule a call for friday if Bo agrees", "make it 'a walk' unless it rains": more likely when it is to be done than what it is called. */
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

/** "because she …", "as the shop …": somebody or something of its own behind what says why. */
function tellsWhy(chart: Chart, { from }: Span): boolean {
  return WHY.has(chart.word(from)) && SUBJECTS.has(chart.word(from + 1)) && !INSIDE.has(chart.word(from + 1))
}

const WHY = new Set(['because', 'cause', 'since', 'as'])

/** "add milk if it's not on there already": only the list tells, so it is asked about. */
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

/** "only if Tom agrees", "busy day, and if it rains": a clause of it begins with a condition. */
function isLedByCondition(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    const opens = at === from || chart.isMark(at - 1) || ONLY.has(chart.word(at - 1))
    if (opens && (CONDITIONS.has(chart.word(at)) || (at === from && chart.word(at) === 'as'))) return true
  }
  return false
}

/** With one of these not even what reads like a title leaves it to be done: "depending on the weather, …". */
const DEPENDING = new Set(['depending', 'supposing', 'provided', 'assuming', 'unless', 'if'])

const SUBJECTS = new Set('i we he she they it my our the nobody no everybody who nothing there'.split(' '))

/** Of something that is done these only say when that was. */
const WHILE = new Set(['when', 'while', 'after', 'once'])

function isCondition(chart: Chart, { from, to }: Span): boolean {
  if (CONDITIONS.has(chart.word(from)) || isSoonAs(chart, from)) return true
  // "… whenever" at the very end conditions nothing.
  return chart.some({ from, to: to - 1 }, (at) => INSIDE.has(chart.word(at)))
}
