import type { Chart } from '../chart/chart.ts'
import { isAskedOfOthers } from '../clause/asked-of-others.ts'
import { isIn, wordsIn } from '../language/en/classes.ts'

/** "… add another task …", "can't do yoga tomorrow move it to thursday": a new request starts without punctuation. */
export function startsAnother(chart: Chart, at: number): boolean {
  if (chart.word(at) === 'add' && AGAIN.has(chart.word(at + 1)) && isIn('TASK', chart.word(at + 2))) return true
  if (asksAt(chart, at)) return true
  const next = chart.word(at + 1)
  if (!POINTING.has(next) || LEADING.has(chart.word(at - 1)) || isOfOthers(chart, at)) return false
  // "get the essay finished | this weekend"
  if ((chart.facts.dates.get(at + 1) ?? []).some(({ weak }) => !weak)) return false
  return COMMANDS.has(chart.word(at))
}

/** Whether somebody else does this verb: "did the teacher | move it". */
export function isOfOthers(chart: Chart, verb: number): boolean {
  return isAskedOfOthers(chart.words, verb, (at) => chart.reads('NAME', at))
}

/** "… and what's left?" */
function asksAt(chart: Chart, at: number): boolean {
  return JOINING.has(chart.word(at - 1)) && ASKING.has(chart.word(at)) && VERBS.has(chart.word(at + 1))
}

const JOINING = new Set(['and', ',', 'then', 'also'])
export const ASKING: ReadonlySet<string> = new Set(['what', 'which', 'when', 'how', 'where'])
const VERBS = new Set("is are 's do does have many much ones else time day date priority note".split(' '))

const POINTING: ReadonlySet<string> = new Set([...wordsIn(['IT']), 'them'])
const COMMANDS = wordsIn(['MOVE', 'RENAME', 'FINISH', 'REOPEN', 'DELETE', 'SETV'])

/** After these words a verb continues the clause. */
const LEADING = new Set(
  'to i we you they he she it and or not can could will would should must may might let please just never'.split(' '),
)

const AGAIN = new Set(['a', 'another', 'one', 'new'])
