// The tasks that a question points at without naming them: "the later one", "of those", "number 2", "what did I add
// last?"

import type { Mention } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Mentioned, Span } from '../chart/rule.ts'

/** The kinds of reference that a question may make; names and "everything" are handled elsewhere. */
const POINTING: ReadonlySet<Mention['by']> = new Set(['edge', 'other', 'shown'])

export function pointedIn(chart: Chart, text: string, { from, to }: Span): Mentioned | null {
  const age = LAST_ADDED.test(text) ? 'newest' : /\b(?:oldest|newest|latest)\b(?!.* (?:due|deadline)\b)/.exec(text)?.[0]
  if (age !== undefined)
    return { mentions: [age === 'oldest' ? { by: 'oldest', count: 1 } : { by: 'added', count: 1 }], many: false }
  for (let at = from; at < to; at++) {
    const found = chart.read('MENTION', at).filter(({ value }) => value.mentions.every(({ by }) => POINTING.has(by)))
    const longest = longestOf(found, to)
    if (longest !== undefined) return longest.value
  }
  return null
}

/** "what did I add last?", "what was the last thing I put on?" */
const LAST_ADDED =
  /\b(?:add|added|put|put on|put in|put down|write|wrote|enter) last\b|\blast (?:thing|one|task|item|job) (?:that )?(?:i|we|you) (?:just )?(?:add|added|put|gave|wrote|entered)\b/

export function isOfLastAdded(text: string): boolean {
  return LAST_ADDED.test(text)
}

/** "when's the last one?", "is number 2 done?": positions in the list just shown. */
export function positionsIn(chart: Chart, { from, to }: Span): number[] | null {
  for (let at = from + 1; at < to; at++) {
    const isCounted = chart.word(at - 1) === 'number' || chart.word(at - 1) === '#'
    const isOrdinal = chart.word(at - 1) === 'the'
    const [found] = chart
      .read('POSITIONS', at)
      .filter(({ end }) => isCounted || (isOrdinal && (ONES.has(chart.word(end)) || isOfThem(chart, end))))
    if (found !== undefined) return found.value
  }
  return null
}

/** "the first | of them". */
function isOfThem(chart: Chart, at: number): boolean {
  return chart.word(at) === 'of' && THEM.has(chart.word(at + 1))
}

const THEM = new Set(['them', 'these', 'those'])
const ONES = new Set(['one', 'ones', 'task', 'item'])
