// What the rules make of a message, before the labels or the model are consulted.

import type { Item } from '../../domain/act.ts'
import type { Read } from '../interpret.ts'
import type { Piece } from './pieces/piece.ts'
import { plainTitle } from './plain-title.ts'

export interface Ruled {
  readonly reads: readonly Read[]
  readonly pieces: readonly Piece[]
}

export function isAdding({ act, reserve }: Read): boolean {
  return act.does === 'add' && reserve === null
}

/** The items that the rules add and offer, or else those they held back. */
export function ownItems(reads: readonly Read[]): Item[] {
  const meant = reads.some(isAdding) ? reads.filter((read) => isAdding(read) || read.act.does === 'offer') : reads
  return meant.flatMap(({ act }) => (act.does === 'add' || act.does === 'offer' ? act.items : []))
}

/** The values that the rules found for a single item, where the labels marked none of their words. */
export function withRead(items: readonly Item[], read: readonly Item[]): Item[] {
  const [own, ...others] = read
  if (own === undefined || others.length > 0 || items.length !== 1) return [...items]
  const { title, when, ...besides } = own
  return items.map((item) => {
    // "nulls in Q3 revenue": words of the title are no date.
    const isApart = plainTitle(title).includes(plainTitle(item.title))
    return { ...besides, ...(when === undefined || !isApart ? {} : { when }), ...item }
  })
}
