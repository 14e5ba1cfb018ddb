// The act that moves tasks to another date.

import type { Act, TaskSet, Values } from '../../../domain/act.ts'
import { isIn } from '../../language/en/classes.ts'
import { change } from '../changing.ts'

/** Moving only makes sense with a date. */
export function move(set: TaskSet | undefined, values: Values | undefined): Act | null {
  if (values === undefined) return null
  // "move the gala reminder from a day before to an hour before"
  const isEarly = values.remind_before !== undefined && REMINDER.test(set?.text ?? '')
  if (values.when === undefined && values.shift === undefined && !isEarly) return null
  return change(set, values)
}

const REMINDER = /reminder|alert|alarm/i

/** "whack it up to high": whatever the verb, the task gets the date or the priority. */
export function valued(set: TaskSet | undefined, values: Values | undefined): Act | null {
  return values?.priority === undefined ? move(set, values) : change(set, values)
}

/** The same values with any shift counted backwards. */
export function earlier(values: Values | undefined): Values | undefined {
  if (values?.shift === undefined) return values
  const { minutes, days, months } = values.shift
  return { ...values, shift: { minutes: -Math.abs(minutes), days: -Math.abs(days), months: -Math.abs(months) } }
}

/** Whether a word points at tasks: "the", "it", "them", "all". */
export function isPointed(word: string): boolean {
  return isIn('DET', word) || isIn('IT', word) || isIn('THEM', word) || isIn('ALL', word)
}
