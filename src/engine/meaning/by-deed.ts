// "rang her", "I've printed them": of whatever was spoken of, the task that is to be done in this way.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { isPast, stemOf } from '../lex/stem.ts'
import { allBy } from '../task-ids.ts'

type Finish = Act & { does: 'finish' }

/** The same of the only task whose title begins with the verb that was said; one that was spoken of alone is meant anyway. */
export function ofItsDeed(act: Finish, chart: Chart, span: Span, { last, tasks, spokenOf = [] }: Setting): Finish {
  if (last === null || (spokenOf.length === 1 && !isList(last))) return act
  if (!act.reported || !allBy(act.set, 'focus', 'shown')) return act
  const verb = deedIn(chart, span)
  const meant = verb === null ? [] : tasks.filter(({ title }) => stemOf(firstOf(title)) === verb)
  const [task] = meant
  if (task === undefined || meant.length > 1 || spokenOf.includes(task.id)) return act
  const set: TaskSet = { text: task.title, mentions: [{ by: 'ids', task_ids: [task.id] }], many: false }
  return { ...act, set }
}

function isList(last: Act): boolean {
  return last.does === 'ask' && allBy(last.set, 'all')
}

/** The verb that says what was done; "did", "finished" and the like say it of anything. */
function deedIn(chart: Chart, { from, to }: Span): string | null {
  for (let at = from; at < to; at++) {
    const word = chart.word(at)
    if (isPast(word) && !isIn('DONE', word) && isIn('DOING', stemOf(word)) && POINTING.has(chart.word(at + 1)))
      return stemOf(word)
  }
  return null
}

const POINTING = new Set(['it', 'that', 'this', 'him', 'her', 'them', 'those', 'these'])

function firstOf(title: string): string {
  return title.toLowerCase().split(' ')[0] ?? ''
}
