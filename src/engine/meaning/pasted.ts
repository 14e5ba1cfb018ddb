// Pasted lists: one task per line, without its bullet, number or checkbox.

import type { Act, Item, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { COSTS } from '../chart/costs.ts'
import type { Span } from '../chart/rule.ts'
import { mergeValues } from '../grammar/build.ts'
import { classNamed, endsOf, isIn } from '../language/en/classes.ts'
import { WRITING } from '../language/en/pasted.ts'
import { isShouted } from '../tokens.ts'
import { areRequests, asksToAdd } from './counted-acts.ts'
import { asksForLines, namesLines, pointsElsewhere, saysOfLines, valuesSaid } from './pasted-frame.ts'
import { sequence } from './sequence.ts'

const BULLETS = new Set([
  '-',
  '*',
  '+',
  '\u2022',
  '\u2013',
  '\u2014',
  '\u25e6',
  '\u25aa',
  '\u00b7',
  '\u2023',
  '>',
  '\u25a1',
  '\u2610',
  '\u2611',
  '\u2713',
  '[',
  ']',
  'and',
])
/** Beyond this we ask, so that no line is lost. */
const MOST_LINES = 100
const LONGEST_PLAIN = 10
const LONGEST_TOLD = 25

export function readPasted(chart: Chart): Act | null {
  const lines = linesOf(chart)
  if (lines.length < 2) return null
  if (lines.length > MOST_LINES) {
    chart.budget = 0
    return null
  }
  const rows = rowsOf(chart, lines)
  const { heads, tails } = frameOf(chart, lines, rows)
  const body = rows.slice(heads, rows.length - tails).filter((row) => row.bulleted || !isPolite(chart, row))
  if (body.length === 0) return null
  const frame = [...lines.slice(0, heads), ...lines.slice(lines.length - tails)]
  if (frame.some((line) => asksForOther(chart, line))) return null
  const entries = body.filter((row, at) => !isHeading(chart, row, body[at - 1], body[at + 1]))
  const told = body[0]?.opened === true || frame.some((line) => asksForLines(chart, line))
  if (areRequests(chart, entries) && (!told || entries.some((row) => asksToAdd(chart, row)))) return null
  if (!entries.every((row) => row.bulleted) && !isPlainList(chart, entries, { told, headed: heads > 0 })) return null
  const given = frame.reduce<Values>((told, line) => mergeValues(told, frameValues(chart, line)) ?? told, {})
  let said = given
  const items = body.flatMap((row): Item[] => {
    const own = entries.includes(row) ? oneItem(chart, row, said) : []
    // "For tomorrow:" above some of the lines applies to those.
    if (own.length === 0) said = { ...given, ...headingValues(chart, row) }
    return own
  })
  return items.length === 0 ? null : { does: 'add', items }
}

interface Row extends Span {
  readonly bulleted: boolean
  /** "add: pencils" followed by one line for each of the others. */
  readonly opened: boolean
}

function rowsOf(chart: Chart, lines: readonly Span[]): Row[] {
  return lines.map((line, index) => {
    const opened = index === 0 ? afterAdd(chart, line) : 0
    if (opened > 0) return { from: opened, to: line.to, bulleted: false, opened: true }
    const from = skipBullet(chart, line)
    return { from, to: line.to, bulleted: from > line.from, opened: false }
  })
}

/** "Kitchen:", or a line set apart from the bulleted ones: a heading is not an item. */
function isHeading(chart: Chart, row: Row, before: Row | undefined, next: Row | undefined): boolean {
  if (next === undefined || row.bulleted || row.opened) return false
  return endsWithColon(chart, row) || (next.bulleted && before?.bulleted === true && isSetApart(chart, row))
}

/** After an empty line, or in capitals. */
function isSetApart(chart: Chart, row: Span): boolean {
  let last = row.from - 1
  while (chart.words[last]?.kind === 'line') last--
  const between = chart.raw.slice(chart.words[last]?.end, chart.words[row.from]?.start)
  return between.split('\n').length > 2 || isShouted(chart.text(row))
}

/** How many lines at the top and bottom are about the others. */
function frameOf(chart: Chart, lines: readonly Span[], rows: readonly Row[]): { heads: number; tails: number } {
  const [first, second] = lines
  const isPlain = (at: number): boolean => rows.at(at)?.bulleted === false && rows.at(at)?.opened === false
  const headed =
    first !== undefined &&
    isPlain(0) &&
    (rows.slice(1).some((row) => row.bulleted) || endsWithColon(chart, first) || speaksOfLines(chart, first))
  // "mum sent me this" and "can you add all of it", each on its own line.
  const twice = second !== undefined && lines.length > 3 && isPlain(0) && isPlain(1) && asksForLines(chart, second)
  const heads = twice ? 2 : headed ? 1 : 0
  let tails = 0
  const last = (): Span | undefined => lines[lines.length - 1 - tails]
  while (lines.length - tails > heads + 1 && isPlain(-1 - tails) && isPolite(chart, last() ?? { from: 0, to: 0 }))
    tails++
  const closing = last()
  if (closing === undefined || lines.length - tails < heads + 3 || !isPlain(-1 - tails)) return { heads, tails }
  return { heads, tails: asksForLines(chart, closing) || saysOfLines(chart, closing) ? tails + 1 : tails }
}

function speaksOfLines(chart: Chart, line: Span): boolean {
  return asksForLines(chart, line) || namesLines(chart, line) || saysOfLines(chart, line)
}

/** Lines without bullets are a list if they are short and ask for nothing, or if the user asked to add them. */
function isPlainList(
  chart: Chart,
  body: readonly Row[],
  { told, headed }: { told: boolean; headed: boolean },
): boolean {
  if (body.length < 2 || (!headed && body.some((row) => row.bulleted))) return false
  const longest = told ? LONGEST_TOLD : LONGEST_PLAIN
  // "can you move the van …": a request is never an item, whatever is said around it.
  if (body.some(({ from }) => isAsked(chart, from, from + 1) || isAsked(chart, from + 1, from))) return false
  if (body.some(({ from }) => isWishedOfYou(chart, from))) return false
  return body.every(
    (row) => row.to - row.from <= longest && (told || !(isRequest(chart, row) || pointsElsewhere(chart, row))),
  )
}

/** "could you …", "you can …" */
function isAsked(chart: Chart, verb: number, who: number): boolean {
  return ASKING.has(chart.word(verb)) && ASKED.has(chart.word(who))
}

/** "I'd like you to …", "I want you to …" */
function isWishedOfYou(chart: Chart, from: number): boolean {
  const at = chart.word(from + 1) === 'would' ? from + 2 : from + 1
  return chart.word(from) === 'i' && WISHING.has(chart.word(at)) && chart.word(at + 1) === 'you'
}

const WISHING = new Set(['want', 'like', 'need'])

const ASKING = new Set(['can', 'could', 'would', 'will'])
const ASKED = new Set(['you', 'u', 'we'])

function frameValues(chart: Chart, line: Span): Values {
  return speaksOfLines(chart, line) ? valuesSaid(chart, line) : headingValues(chart, line)
}

/** A line is one task, whatever commas it contains. */
export function oneItem(chart: Chart, row: Span, given: Values): Item[] {
  const items = chart.reader.items(row, given, 'one')
  const [first] = items
  if (items.length <= 1) return items
  return [{ ...first, title: chart.text(row) }]
}

/** Where the item begins after "add:"; 0 if the line doesn't start like that. */
function afterAdd(chart: Chart, { from, to }: Span): number {
  return WRITING.has(chart.word(from)) && chart.word(from + 1) === ':' && to > from + 2 ? from + 2 : 0
}

function linesOf(chart: Chart): Span[] {
  const lines: Span[] = []
  let from = 0
  for (let at = 0; at <= chart.words.length && lines.length <= MOST_LINES; at++) {
    if (at < chart.words.length && chart.words[at]?.kind !== 'line') continue
    if (at > from) lines.push({ from, to: at })
    from = at + 1
  }
  return lines
}

function skipBullet(chart: Chart, line: Span): number {
  let at = skipMarks(chart, line.from)
  const after = chart.word(at + 1)
  if (/^\(?\d{1,3}$/.test(chart.word(at)) && (after === '.' || after === ')' || after === ':') && at + 2 < line.to)
    at += 2
  at = skipMarks(chart, at)
  return at < line.to ? at : line.from
}

function skipMarks(chart: Chart, from: number): number {
  let at = from
  while (BULLETS.has(chart.word(at)) || (chart.word(at) === 'x' && chart.word(at + 1) === ']')) {
    if (chart.isWord(at) && chart.raw[chart.words[at]?.start ?? 0] !== '+' && chart.word(at) !== 'x') break
    at++
  }
  return at
}

export function endsWithColon(chart: Chart, line: Span | undefined): boolean {
  return line !== undefined && chart.word(line.to - 1) === ':'
}

export function headingValues(chart: Chart, line: Span): Values {
  const [item] = chart.reader.items(line, {}, 'one')
  if (item === undefined) return valuesIn(chart, line)
  return {
    ...(item?.when === undefined ? {} : { when: item.when }),
    ...(item?.priority === undefined ? {} : { priority: item.priority }),
  }
}

/** "tasks for friday:" names no task but gives the date. */
function valuesIn(chart: Chart, { from, to }: Span): Values {
  const end = chart.word(to - 1) === ':' ? to - 1 : to
  for (let at = from; at < end; at++) {
    const values = chart.read('VALUES', at).find((one) => one.end === end && one.cost < COSTS.weakDate)
    if (values !== undefined) return values.value
  }
  return {}
}

/** "mark these as done:" doesn't ask for new tasks. */
export function asksForOther(chart: Chart, line: Span): boolean {
  for (let at = line.from; at < line.to; at++)
    if (
      isIn('DELETE', chart.word(at)) ||
      /^(?:mark|complete|finish|finished|done|tick|rename|move|delete|remove|show|completed)$/.test(chart.word(at))
    )
      return !(asksForLines(chart, line) || saysOfLines(chart, line))
  return false
}

function isPolite(chart: Chart, row: Span): boolean {
  const fillers = classNamed('FILLER')
  if (fillers === undefined) return false
  let at = row.from
  while (at < row.to) {
    const end = chart.isMark(at) ? at + 1 : endsOf(fillers, chart.words, at, row.to)[0]
    if (end === undefined) return false
    at = end
  }
  return true
}

/** A request is not an item of a list. */
export function isRequest(chart: Chart, row: Span): boolean {
  return sequence(chart, row).some(
    (piece) =>
      (piece.is === 'act' &&
        piece.act.does !== 'talk' &&
        (piece.cost < 20 || (piece.act.does === 'add' && WRITING.has(chart.word(piece.from))))) ||
      (piece.is === 'question' && piece.evidence !== 'none'),
  )
}
