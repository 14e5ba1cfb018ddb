import { everyDay } from './every.ts'
import type { Day, DayPart, Edge, Time } from './expression.ts'
import { dayPiece, type Piece, timePiece } from './piece.ts'
import { type Line, type Read, readYear, textAt } from './read-number.ts'
import { readRelative, readWhich } from './read-period.ts'
import { EDGES, ENDS, MONTHS, PERIODS, WEEKDAYS } from './words.ts'

const part = (value: DayPart): Time => ({ is: 'part', part: value })

/** "end of the month", "beginning of next week", "mid april", "eod". */
export function readEdge(line: Line, at: number): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const short = ENDS.get(textAt(line, start))
  if (short !== undefined) {
    if (short === 'day') return timePiece({ is: 'end of day' }, start + 1)
    return dayPiece({ is: 'period', unit: short, shift: 0, edge: 'end' }, start + 1)
  }
  const word = textAt(line, start)
  const edge = EDGES.get(word)
  if (edge === undefined) return readPeriodEnd(line, start)
  const of = textAt(line, start + 1) === 'of'
  if (!of && word !== 'mid' && word !== 'early' && word !== 'late' && word !== 'end') return null
  return readEdgeOf(line, of ? start + 2 : start + 1, edge)
}

/** "month end", "the week's end". */
function readPeriodEnd(line: Line, at: number): Piece | null {
  const unit = PERIODS.get(textAt(line, at))
  if (unit === undefined || textAt(line, at + 1) !== 'end') return null
  return dayPiece({ is: 'period', unit, shift: 0, edge: 'end' }, at + 2)
}

function readEdgeOf(line: Line, at: number, edge: Edge): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const text = textAt(line, start)
  // "early | the day after tomorrow"
  if (text === 'day' && /^(after|before)$/.test(textAt(line, start + 1))) return null
  if (/^(day|business|workday|play)$/.test(text)) {
    if (edge === 'middle' || (text === 'play' && edge !== 'end')) return null
    return timePiece(edge === 'end' || edge === 'whole' ? { is: 'end of day' } : part('morning'), start + 1)
  }
  if (/^(work|working|business)$/.test(text) && textAt(line, start + 1) === 'day') {
    return edge === 'end' ? timePiece({ is: 'end of day' }, start + 2) : null
  }
  const repeats = text === 'each' || text === 'every'
  const from = repeats ? start + 1 : start
  const unit = PERIODS.get(textAt(line, from))
  if (unit !== undefined) {
    const day: Day = { is: 'period', unit, shift: 0, edge }
    return { ...dayPiece(day, from + 1), repeats, every: repeats ? (everyDay(day) ?? undefined) : undefined }
  }
  const quarter = readQuarter(line, start)
  if (quarter !== null) return dayPiece(withEdge(quarter.value, edge) ?? quarter.value, quarter.next)
  const month = MONTHS.get(text)
  if (month !== undefined) return readEdgeOfMonth(line, start, month, edge)
  const year = readYear(line, start)
  if (year !== null) return dayPiece({ is: 'year', year: year.value, edge }, year.next)
  const piece = readRelative(line, start) ?? readWhich(line, start) ?? readPlainWeekday(line, start)
  const edged = piece?.day ? withEdge(piece.day, edge) : null
  if (piece === null || edged === null) return endOfDay(piece, edge)
  return { ...piece, day: edged, certainty: 'sure' }
}

function readEdgeOfMonth(line: Line, at: number, month: number, edge: Edge): Piece {
  const year = readYear(line, at + 1)
  return dayPiece({ is: 'month', month, year: year?.value ?? null, which: 'coming', edge }, year?.next ?? at + 1)
}

function withEdge(day: Day, edge: Edge): Day | null {
  return day.is === 'period' || day.is === 'month' || day.is === 'quarter' || day.is === 'season'
    ? { ...day, edge }
    : null
}

function endOfDay(piece: Piece | null, edge: Edge): Piece | null {
  if (piece === null || edge === 'middle' || piece.time !== null) return null
  return { ...piece, time: edge === 'end' || edge === 'whole' ? { is: 'end of day' } : part('morning') }
}

function readPlainWeekday(line: Line, at: number): Piece | null {
  const weekday = WEEKDAYS.get(textAt(line, at))
  return weekday === undefined ? null : dayPiece({ is: 'weekday', weekday, which: 'coming' }, at + 1)
}

/** "q3", "q1 2027". */
export function readQuarter(line: Line, at: number): Read<Day> | null {
  if (textAt(line, at) !== 'q') return null
  const numeral = line[at + 1]?.numeral
  if (numeral?.is !== 'number' || numeral.value < 1 || numeral.value > 4) return null
  const year = readYear(line, at + 2)
  const value: Day = { is: 'quarter', quarter: numeral.value, year: year?.value ?? null, edge: 'whole' }
  return { value, next: year?.next ?? at + 2 }
}
