// Messages that are one command to add something, from the first word to the last.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { type ClassName, isIn, isKnown } from '../language/en/classes.ts'
import { twinsIn } from './items/twins.ts'
import { placesOf } from './judge-features.ts'
import type { Piece } from './pieces/piece.ts'
import { isAdding, type Ruled } from './ruled.ts'
import { isAnnounced } from './title-tail.ts'

/** "please add …", "for friday: …": the whole message is a command, or a list under its date. */
export function isCommand(chart: Chart, { pieces }: Ruled): boolean {
  const [first, ...others] = pieces.filter((piece) => !isPolite(piece))
  if (first === undefined || !isOfAdding(first) || !others.every(isOfAdding)) return false
  return startsWithCommand(chart, first) || (first.is === 'bare' && isHeaded(chart, first))
}

/** "hello", "please", "and": these ask for nothing beside a command. */
function isPolite(piece: Piece): boolean {
  return POLITE.has(piece.is) || (piece.is === 'act' && piece.act.does === 'talk')
}

const POLITE: ReadonlySet<Piece['is']> = new Set(['filler', 'joint', 'request'])

/** "I'd like to | add": skips the lead-in. */
export function startsWithCommand(chart: Chart, { from, to }: Span): boolean {
  let at = from
  while (at < to && isKnown(chart.word(at)) && !commandsAt(chart, { from: at, to })) at++
  return at < to && commandsAt(chart, { from: at, to })
}

/** "add …", "todo: …", "throw … on the list". */
function commandsAt(chart: Chart, { from, to }: Span): boolean {
  const word = chart.word(from)
  if (COMMANDS.some((name) => isIn(name, word)) || (isIn('TASK', word) && chart.word(from + 1) === ':')) return true
  if (word === 'to' && chart.word(from + 1) === 'do' && chart.word(from + 2) === ':') return true
  return (
    isIn('PUT', word) &&
    chart.some({ from, to }, (at) => isIn('LIST', chart.word(at)) && isIn('DET', chart.word(at - 1)))
  )
}

function isOfAdding(piece: Piece): boolean {
  return (piece.is === 'act' || piece.is === 'bare') && (piece.act?.does === 'add' || piece.act?.does === 'offer')
}

function isHeaded(chart: Chart, { from }: Span): boolean {
  return (chart.facts.dates.get(from + 1) ?? chart.facts.dates.get(from) ?? []).some(
    ({ end }) => chart.word(end) === ':',
  )
}

/**
 * A command whose titles are short and in one piece, or end where the user said so: no need for the model's judgement.
 */
export function isClear(chart: Chart, ruled: Ruled): boolean {
  return isCommand(chart, ruled) && ruled.reads.filter(isAdding).every((read) => isClearRead(chart, read))
}

/** Whether every added item has a command of its own or continues one, whatever is said around it. */
export function isAskedPlainly(chart: Chart, reads: readonly Read[]): boolean {
  return reads
    .filter(isAdding)
    .every(
      (read, at) => (read.bare === true ? at > 0 : startsWithCommand(chart, read.span)) && isClearRead(chart, read),
    )
}

function isClearRead(chart: Chart, { act, span }: Read): boolean {
  const items = act.does === 'add' ? act.items : []
  const places = placesOf(chart, items)
  return items.every(
    ({ title }, at) => isAnnounced(chart, span, title) || (isPlain(title) && isInOnePiece(chart, places[at] ?? [])),
  )
}

/** A few words without punctuation, except for brackets. */
function isPlain(title: string): boolean {
  return title.split(' ').length <= PLAIN && !/[,;:.!?\u2013\u2014]/.test(title.replace(/\([^()]*\)/g, ''))
}

const PLAIN = 12

/** Words taken back inside a title don't split it. */
function isInOnePiece(chart: Chart, places: readonly number[]): boolean {
  return places.every((place, at) => {
    const next = (places[at - 1] ?? place - 1) + 1
    return place === next || twinsIn(chart, { from: next - 1, to: place + 1 }).some(({ to }) => to === place)
  })
}

const COMMANDS: readonly ClassName[] = ['ADD', 'REMIND', 'SETV']
