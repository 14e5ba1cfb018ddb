// Dates in a message: found here as symbols, resolved once in `resolve.ts`, where the day and the zone are known.
// A left-to-right reader with a fixed look ahead: every word is tried once as a beginning, and what was read is not read again.

import type { Token } from '../tokens.ts'
import { isBeginning, isLead } from './beginnings.ts'
import { combineDays, combineTimes } from './combine.ts'
import type { DateExpression, DateSpan, Day, Time } from './expression.ts'
import { judge } from './judge.ts'
import { type Lexeme, lexemesOf, mayHoldDate } from './lexemes.ts'
import type { Piece } from './piece.ts'
import { type Line, readYear, textAt } from './read-number.ts'
import { readPiece } from './read-piece.ts'

export type { DateExpression, DateSpan } from './expression.ts'

/** All dates and times in a message, in order, not overlapping. */
export function findDates(tokens: readonly Token[], raw: string): DateSpan[] {
  if (!mayHoldDate(tokens)) return []
  const line = lexemesOf(tokens, raw)
  const found: DateSpan[] = []
  let at = 0
  while (at < line.length) {
    const read = readSpan(line, at)
    if (read === null) at++
    else {
      found.push(read.span)
      at = read.next
    }
  }
  return found
}

function readSpan(line: Line, at: number): { span: DateSpan; next: number } | null {
  const core = skipLeads(line, at)
  const head = line[core]
  if (head === undefined || !isBeginning(head)) return null
  const first = readPiece(line, core, false)
  if (first === null) return null
  const whole = gather(line, first)
  const span = describe(line, at, core, whole)
  return span === null ? null : { span, next: whole.next }
}

const MOST_LEADS = 4

function skipLeads(line: Line, at: number): number {
  let next = at
  if (textAt(line, next) === 'no' && textAt(line, next + 1) === 'later' && textAt(line, next + 2) === 'than') next += 3
  while (next - at < MOST_LEADS) {
    const text = textAt(line, next)
    const joined = text === 'or' && next > at && isLead(textAt(line, next + 1))
    if (!isLead(text) && !joined) break
    next++
  }
  return next
}

/** A whole expression while its pieces are being collected. */
export interface Gathered {
  readonly first: Piece
  readonly day: Day | null
  readonly time: Time | null
  readonly repeats: boolean
  readonly several: boolean
  readonly pieces: readonly Piece[]
  readonly next: number
}

const MOST_PIECES = 8

/** Takes in the pieces that follow as long as they are about the same moment: "tomorrow" + "at 5pm", "friday" + "," + "noon". */
function gather(line: Line, first: Piece): Gathered {
  let whole: Gathered = { ...first, first, pieces: [first] }
  while (whole.pieces.length < MOST_PIECES) {
    const more = extend(line, whole)
    if (more === null) break
    whole = more
  }
  return whole
}

const connectors = new Set([
  ',',
  '-',
  '–',
  '—',
  '(',
  'at',
  'on',
  'by',
  'around',
  'about',
  'in',
  'of',
  'for',
  '@',
  'before',
  'after',
  'from',
  'until',
  'till',
  'sometime',
  ';',
])
const listers = new Set(['and', 'or', 'to', 'through', 'thru', '-', '–', 'until', 'till', ',', '&'])

function extend(line: Line, whole: Gathered): Gathered | null {
  const year = readYearBehind(line, whole)
  if (year !== null) return year
  let at = whole.next
  if (textAt(line, at) === '.' && line[at]?.start === line[at - 1]?.end && /^[ap]\.m$/.test(textAt(line, at - 1))) at++
  const listed = listers.has(textAt(line, at))
  for (let skipped = 0; skipped < 3 && (connectors.has(textAt(line, at)) || (skipped === 0 && listed)); skipped++) at++
  const head = line[at]
  if (head === undefined || !isBeginning(head)) return null
  const apart = at > whole.next && textAt(line, at - 1) === ','
  const piece = readPiece(line, at, whole.day !== null && whole.time === null && !apart)
  return piece === null ? null : join(whole, piece, listed || head.token === line[whole.next - 1]?.token)
}

/** "oct 26 15:50 2016". */
function readYearBehind(line: Line, whole: Gathered): Gathered | null {
  if (whole.day?.is !== 'date' || whole.day.year !== null || whole.time === null) return null
  const year = readYear(line, whole.next)
  return year === null ? null : { ...whole, day: { ...whole.day, year: year.value }, next: year.next }
}

function join(whole: Gathered, piece: Piece, listed: boolean): Gathered | null {
  const several = {
    ...whole,
    several: true,
    repeats: whole.repeats || piece.repeats,
    pieces: [...whole.pieces, piece],
    next: piece.next,
  }
  // What comes regularly is named by its day: "every month" + "on the 15th".
  const plain = whole.repeats && whole.day?.is === 'relative'
  const day =
    whole.day === null || (plain && piece.day !== null)
      ? piece.day
      : piece.day === null || isPlainRepeat(piece)
        ? whole.day
        : combineDays(whole.day, piece.day)
  const time =
    whole.time === null ? piece.time : piece.time === null ? whole.time : combineTimes(whole.time, piece.time)
  const clash = (day === null && whole.day !== null) || (time === null && whole.time !== null)
  if (clash) return listed && sameKind(whole, piece) ? several : null
  return { ...several, day, time, several: whole.several || piece.several }
}

function isPlainRepeat(piece: Piece): boolean {
  return piece.repeats && piece.day?.is === 'relative'
}

function sameKind(whole: Gathered, piece: Piece): boolean {
  return (whole.day === null) === (piece.day === null) || (whole.time !== null && piece.time !== null)
}

function describe(line: Line, at: number, core: number, whole: Gathered): DateSpan | null {
  const first = line[at]
  const head = line[core]
  const last = line[whole.next - 1]
  const verdict = judge(line, at, core, whole)
  if (first === undefined || head === undefined || last === undefined || verdict === null) return null
  const expression: DateExpression = { day: whole.day, time: whole.time, repeats: whole.repeats }
  return {
    first: first.token,
    last: last.token,
    start: first.start,
    end: last.end,
    coreFirst: head.token,
    coreStart: head.start,
    lead: leadText(line, at, core),
    expression,
    repeats: whole.repeats,
    possessive: last.possessive,
    several: whole.several,
    strength: verdict,
  }
}

function leadText(line: readonly Lexeme[], at: number, core: number): string {
  return core === at
    ? ''
    : line
        .slice(at, core)
        .map((lexeme) => lexeme.text)
        .join(' ')
}
