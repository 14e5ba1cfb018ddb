// "wednesday: return the trousers to Next", "Carpenter reqd. Door 14 hinge. Today.": a request about "it", or about
// nothing, refers to the earlier focus only if the message has no thing of its own. If it has one, we read it as if
// nothing had been said before; if that still doesn't tell what to do, no other task is changed.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Interpretation, Setting } from '../interpret.ts'
import { isIn, isKnown } from '../language/en/classes.ts'
import { lex } from '../lex/words.ts'
import { marksOf } from '../model/marks.ts'
import { allBy } from '../task-ids.ts'
import { likeliestIn } from './judged.ts'
import type { Piece } from './pieces/piece.ts'
import { touches } from './reserve.ts'
import { isLikely } from './suspect.ts'

export function byItself(
  chart: Chart,
  setting: Setting,
  readOn: (chart: Chart, setting: Setting) => Interpretation,
): Interpretation {
  const read = readOn(chart, setting)
  // Words that the labels don't take for a title are news or reasons, whatever they look like.
  if (!leansBack(read, setting) || marksOf(chart)?.marks.includes('begin') !== true) return read
  const { now, timezone, tasks } = setting
  const alone = readOn(chart, { now, timezone, tasks, last: null, changed: false })
  if (makesNew(alone)) return alone
  const own = likeliestIn(chart, alone)
  if (own === null) return read
  if (own.offer !== null) return { ...alone, reads: [own.offer], tails: [] }
  const reads = read.reads.map((one) =>
    one.reserve === null && isOfBefore(one.act) ? { ...one, reserve: 'left over' as const } : one,
  )
  return { ...read, reads }
}

/** Whether the request would change tasks that only an earlier turn identifies. */
function leansBack({ reads, spoken, pieces }: Interpretation, { last, spokenOf = [] }: Setting): boolean {
  if (spoken.length > 0 || (last === null && spokenOf.length === 0)) return false
  // "check them off", "give those medium priority": a bare command has nothing else to refer to.
  if (pieces.length > 0 && pieces.every(({ is }) => COMMANDING.has(is))) return false
  const asked = reads.filter(({ act, reserve }) => reserve === null && act.does !== 'talk')
  return asked.some(({ act }) => isOfBefore(act)) && !asked.some(({ act }) => act.does === 'add')
}

const COMMANDING: ReadonlySet<Piece['is']> = new Set<Piece['is']>(['act', 'filler', 'request', 'joint'])

/** A note or a title may contain a thing of its own. */
function isOfBefore(act: Act): boolean {
  if (!touches(act) || act.does === 'again' || !allBy(act.set, 'focus', 'shown')) return false
  return act.does !== 'change' || (act.values.note === undefined && act.values.title === undefined)
}

/** Whether the message, read by itself, has a thing of its own. */
function makesNew({ reads }: Interpretation): boolean {
  return reads.some(
    ({ act }) => (act.does === 'add' || act.does === 'offer') && act.items.every(({ title }) => isThing(title)),
  )
}

/** "sort it", "4 rather", "better": pronouns and fragments are not things. */
function isThing(title: string): boolean {
  const { words } = lex(title)
  const isPointing = words.some(({ text }) => isIn('IT', text) || isIn('THEM', text))
  return !isPointing && isLikely(title) && words.some(({ kind, text }) => kind === 'quote' || isName(kind, text))
}

function isName(kind: string, text: string): boolean {
  return kind === 'word' && !isKnown(text) && !/\d/.test(text)
}
