// What a question wants to know, judged by the order of its words.

import type { Wanted } from '../../domain/act.ts'
import { NOT_NEXT, WANTED_BY } from '../language/en/wanted.ts'

/** Groups of adjacent words, with any words between the groups. */
interface Pattern {
  /** It must be at the start of the question. */
  readonly begins: boolean
  readonly pieces: readonly Piece[]
}

/** Adjacent words, each with its alternatives. */
type Piece = readonly (readonly string[])[]

const table = WANTED_BY.map(([wants, lines]) => [wants, lines.map(patternOf)] as const)

function patternOf(line: string): Pattern {
  const begins = line.startsWith('^ ')
  const pieces = (begins ? line.slice(2) : line)
    .split(' - ')
    .map((piece) => piece.split(' ').map((word) => word.split('|')))
  return { begins, pieces }
}

export function wantedOf(words: readonly string[], named: boolean): Wanted {
  for (const [wants, patterns] of table) {
    if (!patterns.some((pattern) => fits(words, pattern))) continue
    if (wants === 'state' && !named) return 'exists'
    return wants
  }
  return 'list'
}

/** Whether the question contains the groups of a pattern in this order. */
function fits(words: readonly string[], { begins, pieces }: Pattern): boolean {
  // For most patterns not even the first word is there.
  if (pieces[0]?.[0]?.some((word) => words.includes(word)) !== true) return false
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    const at = find(words, piece, from, begins && index === 0)
    if (at < 0) return false
    from = at + piece.filter(([word]) => word !== '$').length
  }
  return true
}

function find(words: readonly string[], piece: Piece, from: number, first: boolean): number {
  const last = first ? from : words.length - 1
  for (let at = from; at <= last; at++) {
    if (stands(words, piece, at) && !(piece.at(-1)?.[0] === 'next' && NOT_NEXT.has(words[at + piece.length] ?? '')))
      return at
  }
  return -1
}

/** Whether a group is at this position; "$" is the end. */
function stands(words: readonly string[], piece: Piece, at: number): boolean {
  for (let index = 0; index < piece.length; index++)
    if (
      piece[index]?.[0] === '$' ? at + index !== words.length : piece[index]?.includes(words[at + index] ?? '') !== true
    )
      return false
  return true
}
