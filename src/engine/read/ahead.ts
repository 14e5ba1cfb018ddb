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
  ['before', 'hand'],
  ['before', 'they', 'start'],
  ['before', 'they', 'begin'],
  ['before', 'it', 'starts'],
  ['before', 'it', 'begins'],
  ['before', 'that'],
  ['before', 'then'],
  ['before'],
  ['in', 'advance'],
  ['ahead', 'of', 'time'],
  ['ahead', 'of'],
  ['ahead'],
  ['beforehand'],
  ['prior', 'to'],
  ['prior'],
  ['early'],
  ['earlier'],
]
const LEADS = new Set(['at', 'least', 'about', 'exactly', 'for'])

/** How many tokens from `from` on say how long before; 0 for none. */
export function aheadAt(tokens: readonly Token[], from: number, to: number): number {
  let at = from
  while (at < to && at - from < 2 && LEADS.has(tokens[at]?.text ?? '')) at++
  const start = at
  if (isGlued(tokens[at]?.text ?? '')) at++
  else {
    while (at < to && at - start < 4 && isAmount(tokens[at]?.text ?? '')) at++
    if (at === start || !UNITS.has(tokens[at]?.text ?? '')) return 0
    at++
  }
  for (const words of AHEADS) {
    let fits = at + words.length <= to
    for (let i = 0; i < words.length && fits; i++) fits = tokens[at + i]?.text === words[i]
    if (fits) return at + words.length - from
  }
  return 0
}

/** How many tokens before `to` say how long before; 0 for none. */
export function aheadBefore(tokens: readonly Token[], from: number, to: number): number {
  // "leave 15 minutes earlier" is what is to be done.
  if (tokens[to - 1]?.text === 'earlier') return 0
  for (let back = Math.min(8, to - from); back >= 2; back--) if (aheadAt(tokens, to - back, to) === back) return back
  return 0
}

/** "15min", "2hours". */
function isGlued(text: string): boolean {
  const code = text.charCodeAt(0)
  if (!(code >= 48 && code <= 57) || text.length > 10) return false
  let at = 1
  while (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at++
  return UNITS.has(text.slice(at))
}

function isAmount(text: string): boolean {
  return AMOUNTS.has(text) || /^\d{1,3}$/.test(text) || text === 'of'
}
