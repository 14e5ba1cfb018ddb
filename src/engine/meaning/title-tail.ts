// What somebody says behind a title and a comma, and nobody understood: the title ends there, and it is said what was left.

import type { Read } from '../interpret.ts'

/** "eggs, bacon and juice" goes on, and so does "chapter 3", "Flat B", "for the party", "the good one". */
const GOES_ON =
  /\b(?:and|or)\b|[&\d(\p{Lu}]|^(?:for|with|without|to|from|about|in|at|on|by|before|after|as|via|of|the|a|an|my|our)\b/u
const QUOTED = /["\u201c\u201d]/

/** The reads with their titles cut, and the texts that were cut off. */
export function withoutTails(reads: readonly Read[]): { reads: Read[]; tails: string[] } {
  const tails: string[] = []
  const cut = reads.map((read): Read => {
    const [item, ...more] = read.act.does === 'add' ? read.act.items : []
    const tail = item === undefined || more.length > 0 || read.reserve !== null ? '' : tailOf(item.title)
    if (item === undefined || tail === '') return read
    tails.push(tail)
    return { ...read, act: { does: 'add', items: [{ ...item, title: item.title.slice(0, item.title.indexOf(',')) }] } }
  })
  return { reads: cut, tails }
}

function tailOf(title: string): string {
  const at = title.indexOf(', ')
  if (at < 1 || QUOTED.test(title) || title.slice(0, at).includes('(')) return ''
  const tail = title.slice(at + 1).trim()
  return GOES_ON.test(tail) ? '' : tail
}
