// "when is the fitting? – the tailor rang again, he said monday, same time": somebody else names another day or hour for the one
// task that was just spoken of. Everything else in the message only tells why.

import type { Act, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { focus } from '../grammar/build.ts'
import type { Setting } from '../interpret.ts'
import { endsOf, isIn } from '../language/en/classes.ts'
import { DO_SO, OTHERS, REPORTING } from '../language/en/reported.ts'
import { clausesOf, isTail, tellsWhy } from './clauses.ts'
import { namesIn } from './names-in.ts'
import { startsBehindOpeners } from './openers.ts'

export function readReportedValue(chart: Chart, { spokenOf = [], last }: Setting): Act | null {
  const isOfOne = spokenOf.length === 1 && last !== null && SPOKEN_OF.has(last.does)
  if (!isOfOne || chart.raw.includes('?') || chart.words.length > LONGEST) return null
  const named = namesIn(chart, { from: 0, to: chart.words.length })
  if (named.some((id) => !spokenOf.includes(id))) return null
  const clauses = clausesOf(chart)
  const found = clauses.flatMap((clause, at) => {
    const value = reportedIn(chart, { from: clause.from, to: chart.words.length })
    return value === null ? [] : [{ at, ...value }]
  })
  const [reported, ...more] = found
  if (reported === undefined || more.length > 0) return null
  const others = clauses.filter(({ to }, at) => at !== reported.at && (at < reported.at || to > reported.end))
  const isWhy = (clause: Span): boolean =>
    isTail(chart, clause) || doesSo(chart, clause) || tellsWhy(chart, clause, spokenOf)
  return others.every(isWhy) ? { does: 'change', set: focus, values: reported.values } : null
}

/** "he said | monday, same time" up to the end of a clause. */
export function reportedIn(chart: Chart, { from, to }: Span): { values: Values; end: number } | null {
  for (const start of startsBehindOpeners(chart, { from, to })) {
    const who = endOfWho(chart, start)
    if (who === null) continue
    for (const at of endsOf(REPORTING, chart.words, who, to))
      for (const { end, value } of chart.read('VALUES', at).toSorted((one, other) => other.end - one.end)) {
        const isMoment = value.when != null || value.shift !== undefined
        if (isMoment && end <= to && endsClause(chart, { from: end, to })) return { values: value, end }
      }
  }
  return null
}

/** "he", "the tailor", "Sir": somebody else than us. */
function endOfWho(chart: Chart, at: number): number | null {
  if (OTHERS.has(chart.word(at))) return at + 1
  const noun = isIn('DET', chart.word(at)) ? at + 1 : at
  return chart.isWord(noun) && !isIn('SUBJECT', chart.word(noun)) && !isIn('DOING', chart.word(noun)) ? noun + 1 : null
}

function endsClause(chart: Chart, { from, to }: Span): boolean {
  let end = from
  while (end < to && !chart.isMark(end)) end++
  return isTail(chart, { from, to: end })
}

function doesSo(chart: Chart, { from, to }: Span): boolean {
  return startsBehindOpeners(chart, { from, to }).some((at) => endsOf(DO_SO, chart.words, at, to).includes(to))
}

const SPOKEN_OF: ReadonlySet<Act['does']> = new Set(['ask', 'add', 'change'])
const LONGEST = 40
