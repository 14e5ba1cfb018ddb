// What a question wants to know, read from the order of its words.

import type { Wanted } from '../../domain/act.ts'
import { NOT_NEXT, WANTED_BY } from '../language/en/wanted.ts'

const table = WANTED_BY.map(([wants, lines]) => [wants, lines.map((line) => line.split(' '))] as const)

export function wantedOf(words: readonly string[], named: boolean): Wanted {
  for (const [wants, patterns] of table) {
    if (!patterns.some((pattern) => fits(words, pattern))) continue
    if (wants === 'state' && !named) return 'exists'
    return wants
  }
  return 'list'
}

/** Whether the words of a pattern stand in the question in this order, neighbours beside each other. */
function fits(words: readonly string[], pattern: readonly string[]): boolean {
  const begins = pattern[0] === '^'
  const pieces = split(begins ? pattern.slice(1) : pattern)
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    const at = find(words, piece, from, begins && index === 0)
    if (at < 0) return false
    from = at + piece.filter((word) => word !== '$').length
  }
  return true
}

function split(pattern: readonly string[]): string[][] {
  const pieces: string[][] = [[]]
  for (const word of pattern) {
    if (word === '-') pieces.push([])
    else pieces.at(-1)?.push(word)
  }
  return pieces
}

function find(words: readonly string[], piece: readonly string[], from: number, first: boolean): number {
  const last = first ? from : words.length - 1
  for (let at = from; at <= last; at++) {
    const all = piece.every((word, index) => (word === '$' ? at + index === words.length : words[at + index] === word))
    if (all && !(piece.at(-1) === 'next' && NOT_NEXT.has(words[at + piece.length] ?? ''))) return at
  }
  return -1
}
