// Where a clause ends, and where the user goes on with something else.

import type { Chart } from '../../chart/chart.ts'
import { endsOf, isIn, wordsIn } from '../../language/en/classes.ts'
import { PERSONAL } from '../../language/en/pronouns.ts'
import { allBy } from '../../task-ids.ts'
import { isOfOthers, startsAnother } from '../another.ts'
import { closings, conditions, reasons, requests } from './phrases.ts'

const MOST_ENDS = 8

export function holds(chart: Chart, from: number, to: number, word: string): boolean {
  return chart.some({ from, to }, (at) => chart.word(at) === word)
}

export const ONES = new Set([
  'ones',
  'one',
  'tasks',
  'things',
  'those',
  'everything',
  'stuff',
  'items',
  'all',
  'anything',
])

export function endsClause(chart: Chart, at: number, to: number): boolean {
  if (at >= to) return true
  const word = chart.words[at]
  if (word?.kind === 'mark') return true
  const text = word?.text ?? ''
  // "… on | my list": belongs to the request.
  if ((text === 'my' || text === 'our') && isIn('LIST', chart.word(at + 1))) return false
  // "it is important that I …" continues.
  if (text === 'that' && PERSONAL.has(chart.word(at + 1))) return false
  return (
    isIn('THEN', text) ||
    startsAnother(chart, at) ||
    isIn('INTERJECTION', text) ||
    tellsOn(chart, at) ||
    asksNow(chart, at, to) ||
    chart.says(reasons, { from: at, to }) ||
    chart.says(conditions, { from: at, to }) ||
    closes(chart, at, to)
  )
}

/** "… could you", "… remind me": a request begins here, whatever came before. */
export function asksNow(chart: Chart, at: number, to: number): boolean {
  const word = chart.word(at)
  if (!ASKING_NOW.has(word)) return false
  if (REMINDING.has(word)) return chart.word(at + 1) === 'me' || chart.word(at + 1) === 'us'
  return chart.says(requests, { from: at, to })
}

const REMINDING = wordsIn(['REMIND'])
const ASKING_NOW: ReadonlySet<string> = new Set([...REMINDING, 'can', 'could', 'will', 'would'])

/**
 * "… stuck behind a wreck | make the drop two hours later": a command on an existing task, without punctuation before
 * it.
 */
export function commandsNow(chart: Chart, at: number): boolean {
  if (!COMMANDS.has(chart.word(at)) || LEADING.has(chart.word(at - 1)) || isOfOthers(chart, at)) return false
  // "Tom said delete the shed"
  for (let before = at - 1; before >= 0 && before >= at - 4; before--) if (SAYING.has(chart.word(before))) return false
  return chart.read('SET', at + 1).some(({ value }) => allBy(value, 'ids'))
}

const COMMANDS = wordsIn(['MOVE', 'SETV', 'DELETE', 'MARK'])
const SAYING = new Set(
  'said says say saying told tells asked asks wants wanted suggested suggests thinks think thought reckons id hoped meant gonna should when how'.split(
    ' ',
  ),
)
/** After these words a verb continues the clause. */
const LEADING = new Set(
  'to i we you they he she and or not can could will would should must may might did do'.split(' '),
)

/** Only politeness up to the end of the clause: "… urgent please | and take the date off the taps". */
function closes(chart: Chart, at: number, to: number): boolean {
  if (at >= to || chart.isMark(at) || isIn('THEN', chart.word(at))) return true
  return endsOf(closings, chart.words, at, to).some((end) => closes(chart, end, to))
}

/** "… she keeps ringing", "… its worth 30%", "… got them rotated": a new statement begins. */
export function tellsOn(chart: Chart, at: number): boolean {
  const [word, next] = [chart.word(at), chart.word(at + 1)]
  // "everything | that is due today" describes which.
  if (word === 'that' && ONES.has(chart.word(at - 1))) return false
  // "… | this arvo" gives the time.
  if (word === 'this' && chart.facts.dates.get(at)?.some(({ weak }) => !weak) === true) return false
  return SUBJECTS.has(word) || (word === 'its' && ITS.has(next))
}

const ITS = new Set('worth a an the not too so just really been due on in getting only finally now all'.split(' '))
const SUBJECTS = new Set(['i', 'we', 'she', 'he', 'they', 'it', 'you', 'that', 'this', 'there', 'my', 'our'])

/** Where a clause that starts here may end: before punctuation, a connecting word or a reason, or with the sentence. */
export function clauseEnds(chart: Chart, at: number, to: number): number[] {
  const ends: number[] = []
  for (let end = at + 1; end <= to; end++) {
    const text = chart.word(end)
    if (
      end === to ||
      text === ',' ||
      text === '-' ||
      text === '\u2013' ||
      text === '\u2014' ||
      text === ':' ||
      isPicture(text) ||
      (text === ')' && !holds(chart, at, end, '(')) ||
      BREAKS.has(text) ||
      asksNow(chart, end, to) ||
      (startsAnother(chart, end) && !LEADING.has(chart.word(end - 1))) ||
      commandsNow(chart, end) ||
      chart.says(reasons, { from: end, to })
    )
      if (end === to || ends.length < MOST_ENDS) ends.push(end)
  }
  return ends
}

/** "so tired 😩 push the gym to monday": an emoji after a statement ends it like a full stop. */
function isPicture(text: string): boolean {
  return text.charCodeAt(0) >= FIRST_PICTURE
}

const FIRST_PICTURE = 0x2600

const BREAKS = new Set([
  'and',
  'so',
  'but',
  'then',
  'plus',
  'please',
  'if',
  'unless',
  'can',
  'could',
  'what',
  'when',
  'which',
  'where',
])
