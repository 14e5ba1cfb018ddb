// A last check of the acts against the words of the message. What the acts leave out isn't dropped, and what nobody
// would write down isn't added: we ask about it.

import type { Act, Values } from '../../domain/act.ts'
import type { Interpretation, Read } from '../interpret.ts'
import { idsIn } from '../task-ids.ts'
import { asked, isDone } from './held-add.ts'
import { withMomentBeside } from './moment-beside.ts'
import { addsNoTitle } from './no-title.ts'
import { withoutReasonsToldFirst } from './report-beside.ts'

export function checked(read: Interpretation): Interpretation {
  const { chart } = read
  // Impossible dates are reported before we ask anything.
  if (chart.facts.impossible.length > 0 || !read.reads.some(isDone)) return read
  const titled = withTitles({ ...read, reads: withoutContradicted(withoutReasonsToldFirst(chart, read.reads)) })
  return { ...read, reads: withMomentBeside(chart, titled, read.pieces) }
}

/** Asks about words that hardly make a title. */
function withTitles({ chart, reads, pieces }: Interpretation): readonly Read[] {
  return reads.filter((read) => read.reserve === null && addsNoTitle(chart, read, pieces)).reduce(asked, reads)
}

/** "pills run out wednesday so do the refill monday": if one task gets two values, we ask about the last. */
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

/** Both set the same kind of value: a date, a shift or a priority. */
function haveSame(before: Values, values: Values): boolean {
  return (isMoved(before) && isMoved(values)) || (before.priority !== undefined && values.priority !== undefined)
}

function isMoved({ when, shift }: Values): boolean {
  return when !== undefined || shift !== undefined
}
