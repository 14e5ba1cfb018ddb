// Words after a title and a comma that we didn't understand: we end the title there and say what was left.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { GETTING } from '../language/en/amounts.ts'
import { TITLED } from '../language/en/names.ts'

/** "eggs, bacon and juice" continues the title, and so do "chapter 3", "Flat B", "for the party", "the good one". */
const GOES_ON =
  /\b(?:and|or)\b|[&\d(\p{Lu}]|^(?:for|with|without|to|from|about|in|at|on|by|before|after|as|via|of|the|a|an|my|our)\b/u
const QUOTED = /["\u201c\u201d]/

const AS_ONE = /^as (?:just )?(?:one|a single)\b/i

/** The reads with their titles cut, and the texts that were cut off. */
export function withoutTails(chart: Chart, reads: readonly Read[]): { reads: Read[]; tails: string[] } {
  const tails: string[] = []
  const cut = reads.map((read): Read => {
    const [item, ...more] = read.act.does === 'add' ? read.act.items : []
    const tail = item === undefined || more.length > 0 || read.reserve !== null ? '' : tailOf(item.title)
    if (item === undefined || tail === '' || isAnnounced(chart, read.span, item.title)) return read
    tails.push(tail)
    return { ...read, act: { does: 'add', items: [{ ...item, title: item.title.slice(0, item.title.indexOf(',')) }] } }
  })
  return { reads: cut, tails }
}

/** "a task called …", "… as one task", or in quotes: the user said where it ends. */
export function isAnnounced(chart: Chart, { from, to }: Span, title: string): boolean {
  for (let at = from; at < to; at++) {
    if (chart.words[at]?.kind === 'quote' && chart.text({ from: at, to: at + 1 }).includes(title)) return true
    if (chart.word(at) === 'as' && AS_ONE.test(chart.text({ from: at, to }))) return true
    if (TITLED.has(chart.word(at)) && chart.text({ from: at + 1, to }).startsWith(title)) return true
  }
  return false
}

function tailOf(title: string): string {
  const at = title.indexOf(', ')
  if (at < 1 || QUOTED.test(title) || title.slice(0, at).includes('(')) return ''
  const tail = title.slice(at + 1).trim()
  return GOES_ON.test(tail) || isOfThings(title, tail) ? '' : tail
}

/** "buy milk, | eggs, bread": more things to get. */
function isOfThings(title: string, tail: string): boolean {
  const [verb = ''] = title.toLowerCase().split(' ')
  const things = tail.split(', ')
  return GETTING.has(verb) && things.length > 1 && things.every((thing) => thing.split(' ').length <= LONGEST_THING)
}

const LONGEST_THING = 3
