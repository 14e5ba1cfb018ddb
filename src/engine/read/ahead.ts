// "30 minutes before", "the day before", "an hour in advance": when to be reminded of something, not what of.

import type { Token } from '../tokens.ts'

const AMOUNTS = new Set(
  'a, an, one, two, three, four, five, six, ten, fifteen, twenty, thirty, couple, few, half, the, several, 1, 2, 3'.split(
    ', ',
  ),
)
const UNITS = new Set(
  'minute, minutes, min, mins, hour, hours, hr, hrs, day, days, week, weeks, month, months, night, evening, morning'.split(
    ', ',
  ),
)
const AHEADS = [
  ['before'],
  ['in', 'advance'],
  ['ahead', 'of', 'time'],
  ['ahead', 'of'],
  ['ahead'],
  ['beforehand'],
  ['prior', 'to'],
  ['prior'],
]
const LEADS = new Set(['at', 'least', 'about', 'exactly'])

/** How many tokens from `from` on say how long before; 0 for none. */
export function aheadAt(tokens: readonly Token[], from: number, to: number): number {
  let at = from
  while (at < to && at - from < 2 && LEADS.has(tokens[at]?.text ?? '')) at++
  const start = at
  while (at < to && at - start < 4 && isAmount(tokens[at]?.text ?? '')) at++
  if (at === start || !UNITS.has(tokens[at]?.text ?? '')) return 0
  at++
  for (const words of AHEADS) {
    let fits = at + words.length <= to
    for (let i = 0; i < words.length && fits; i++) fits = tokens[at + i]?.text === words[i]
    if (fits) return at + words.length - from
  }
  return 0
}

/** How many tokens before `to` say how long before; 0 for none. */
export function aheadBefore(tokens: readonly Token[], from: number, to: number): number {
  for (let back = 3; back <= 7 && to - back >= from; back++) if (aheadAt(tokens, to - back, to) === back) return back
  return 0
}

function isAmount(text: string): boolean {
  return AMOUNTS.has(text) || /^\d{1,3}$/.test(text) || text === 'of'
}
