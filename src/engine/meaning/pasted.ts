// Pasted lists: one task a line, without its bullet, number or box.

import type { Act, Item, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { COSTS } from '../chart/costs.ts'
import type { Span } from '../chart/rule.ts'
import { classNamed, endsOf, isIn } from '../language/en/classes.ts'
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
/** More are asked about, so that none of them is lost. */
const MOST_LINES = 100
const LONGEST_PLAIN = 10

export function readPasted(chart: Chart): Act | null {
  const lines = linesOf(chart)
  if (lines.length < 2) return null
  if (lines.length > MOST_LINES) {
    chart.budget = 0
    return null
  }
  // "add: pencils" and a line for each of the others.
  const opened = lines[0] === undefined ? 0 : afterAdd(chart, lines[0])
  const starts = lines.map((line, index) => (index === 0 && opened > 0 ? opened : skipBullet(chart, line)))
  const bulleted = starts.map((from, index) => from > (lines[index]?.from ?? 0) && !(index === 0 && opened > 0))
  const headed =
    bulleted[0] === false &&
    (bulleted.slice(1).some(Boolean) || endsWithColon(chart, lines[0]) || opensList(chart, lines[0]))
  const rows = lines
    .map((line, index) => ({ from: starts[index] ?? line.from, to: line.to, bulleted: bulleted[index] === true }))
    .slice(headed ? 1 : 0)
  const body = rows.filter((row) => !(isPolite(chart, row) && !row.bulleted))
  if (body.length === 0) return null
  const heading = headed ? (lines[0] ?? null) : null
  const given = heading === null ? {} : headingValues(chart, heading)
  const all = body.every((row) => row.bulleted)
  if (heading !== null && asksForOther(chart, heading)) return null
  const told = opened > 0 || (heading !== null && opensList(chart, heading))
  if (
    !all &&
    (body.length < 2 || body.some((row) => row.to - row.from > LONGEST_PLAIN || (!told && isRequest(chart, row))))
  )
    return null
  if (!all && heading === null && body.some((row) => row.bulleted)) return null
  const items = body.flatMap((row): Item[] => oneItem(chart, row, given))
  return items.length === 0 ? null : { does: 'add', items }
}

/** A line is one task, whatever commas it has. */
export function oneItem(chart: Chart, row: Span, given: Values): Item[] {
  const items = chart.reader.items(row, given, 'one')
  const [first] = items
  if (items.length <= 1) return items
  return first === undefined ? [] : [{ ...first, title: chart.text(row) }]
}

/** Where what is to be added begins behind "add:"; 0 where the line does not begin so. */
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
  let at = skipMarks(chart, line.from, line.to)
  const after = chart.word(at + 1)
  if (/^\(?\d{1,3}$/.test(chart.word(at)) && (after === '.' || after === ')' || after === ':') && at + 2 < line.to)
    at += 2
  at = skipMarks(chart, at, line.to)
  return at < line.to ? at : line.from
}

function skipMarks(chart: Chart, from: number, to: number): number {
  let at = from
  while (at < to && (BULLETS.has(chart.word(at)) || (chart.word(at) === 'x' && chart.word(at + 1) === ']'))) {
    if (chart.words[at]?.kind === 'word' && chart.raw[chart.words[at]?.start ?? 0] !== '+' && chart.word(at) !== 'x')
      break
    at++
  }
  return at
}

export function endsWithColon(chart: Chart, line: Span | undefined): boolean {
  return line !== undefined && chart.word(line.to - 1) === ':'
}

/** "add these", "please add the following". */
function opensList(chart: Chart, line: Span | undefined): boolean {
  if (line === undefined || line.to - line.from > LONGEST_PLAIN || saysMore(chart, line)) return false
  const words = chart.words.slice(line.from, line.to).map((word) => word.text)
  const verb = words.findIndex((word) => WRITING.has(word))
  if (verb < 0) return false
  // "add text Ingrid to the list" says itself what is to be added.
  const behind = words.slice(verb + 1)
  const listed = behind.findIndex((word) => LISTED.has(word))
  return listed >= 0 && behind.slice(0, listed).every((word) => SMALL.has(word))
}

const SMALL = new Set(
  'to on in my the a an our all of some few new down for me please up into onto , following'.split(' '),
)

/** "add a task: eye exam this saturday" is a request of its own. */
function saysMore(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to - 1; at++) if (chart.word(at) === ':') return true
  return false
}

export const WRITING = new Set(
  'add put create note jot stick pop throw chuck bung shove write log save enter include'.split(' '),
)
export const LISTED = new Set('these this those following below them list tasks items'.split(' '))

export function headingValues(chart: Chart, line: Span): Values {
  const [item] = chart.reader.items(line, {}, 'one')
  if (item === undefined) return valuesIn(chart, line)
  return {
    ...(item?.when === undefined ? {} : { when: item.when }),
    ...(item?.priority === undefined ? {} : { priority: item.priority }),
  }
}

/** "tasks for friday:" names nothing, but says when. */
function valuesIn(chart: Chart, { from, to }: Span): Values {
  const end = chart.word(to - 1) === ':' ? to - 1 : to
  for (let at = from; at < end; at++) {
    const values = chart.read('VALUES', at).find((one) => one.end === end && one.cost < COSTS.weakDate)
    if (values !== undefined) return values.value
  }
  return {}
}

/** "mark these as done:" wants something else than new tasks. */
export function asksForOther(chart: Chart, line: Span): boolean {
  for (let at = line.from; at < line.to; at++)
    if (
      isIn('DELETE', chart.word(at)) ||
      /^(?:mark|complete|finish|finished|done|tick|rename|move|delete|remove|show|completed)$/.test(chart.word(at))
    )
      return !opensList(chart, line)
  return false
}

function isPolite(chart: Chart, row: Span): boolean {
  const fillers = classNamed('FILLER')
  if (fillers === undefined) return false
  let at = row.from
  while (at < row.to) {
    const end = chart.words[at]?.kind === 'mark' ? at + 1 : endsOf(fillers, chart.words, at, row.to)[0]
    if (end === undefined) return false
    at = end
  }
  return true
}

/** A line that asks for something is no item of a list. */
export function isRequest(chart: Chart, row: Span): boolean {
  return sequence(chart, row).some(
    (piece) =>
      (piece.is === 'act' &&
        piece.act.does !== 'talk' &&
        (piece.cost < 20 || (piece.act.does === 'add' && WRITING.has(chart.word(piece.from))))) ||
      (piece.is === 'question' && piece.evidence !== 'none'),
  )
}
