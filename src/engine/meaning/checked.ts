// The last look before anything is done: what would be done beside what was said. What has no place in it is not dropped, and what
// nobody would write down is not added: it is asked about.

import type { Act, Values } from '../../domain/act.ts'
import type { Interpretation, Read } from '../interpret.ts'
import { idsIn } from '../task-ids.ts'
import { asked, isDone } from './held-add.ts'
import { withMomentBeside } from './moment-beside.ts'
import { addsNoTitle } from './no-title.ts'
import { withoutReasonsToldFirst } from './report-beside.ts'

export function checked(read: Interpretation): Interpretation {
  const { chart } = read
  // What cannot be is said before anything is asked.
  if (chart.facts.impossible.length > 0 || !read.reads.some(isDone)) return read
  const titled = withTitles({ ...read, reads: withoutContradicted(withoutReasonsToldFirst(chart, read.reads)) })
  return { ...read, reads: withMomentBeside(chart, titled, read.pieces) }
}

/** What hardly is a title is asked about. */
function withTitles({ chart, reads, pieces }: Interpretation): readonly Read[] {
  return reads.filter((read) => read.reserve === null && addsNoTitle(chart, read, pieces)).reduce(asked, reads)
}

/** "pills run out wednesday so do the refill monday": of two values for one task the last one is asked about. */
function withoutContradicted(reads: readonly Read[]): readonly Read[] {
  const overrules = ({ act, reserve }: Read, before: Read): boolean =>
    reserve === null && before.reserve === null && contradicts(before.act, act)
  return reads.flatMap((read, at): Read[] => {
    if (reads.some((other, later) => later > at && overrules(other, read))) return []
    return reads.some((other, earlier) => earlier < at && overrules(read, other))
      ? [{ ...read, reserve: 'left over' }]
      : [read]
  })
}

function contradicts(before: Act, act: Act): boolean {
  if (act.does !== 'change' || !idsIn(before).some((id) => idsIn(act).includes(id))) return false
  return before.does === 'finish' || (before.does === 'change' && haveSame(before.values, act.values))
}

/** Both say when, by how much or how important. */
function haveSame(before: Values, values: Values): boolean {
  return (isMoved(before) && isMoved(values)) || (before.priority !== undefined && values.priority !== undefined)
}

function isMoved({ when, shift }: Values): boolean {
  return when !== undefined || shift !== undefined
}
