// "remind me an hour before – make that two hours": right after setting a reminder, a duration is the lead time and
// moves nothing.

import type { Act, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { focus } from '../grammar/build.ts'
import type { Read, Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { taskIdsOf } from '../task-ids.ts'

export function ofReminder(chart: Chart, act: Act, { last }: Setting): Act {
  if (!setsReminder(last) || (act.does !== 'change' && act.does !== 'correct') || act.values === undefined) return act
  const isOfIt = act.set === undefined || act.set.mentions.every(({ by }) => by === 'focus')
  const before = isOfIt ? minutesOf(act.values) : 0
  if (before === 0 || chart.words.some(({ text }) => MOVING.has(text) || isIn('MOVE', text))) return act
  return { does: 'change', set: focus, values: { remind_before: before } }
}

/**
 * "move the alert for the gala 10 minutes earlier": changes the reminder, not the gala. Something postponed is itself
 * to be later.
 */
export function ofAlert(chart: Chart, read: Read): Read {
  const { act, span } = read
  if (act.does !== 'change' || !isOfAlert(chart, span, taskIdsOf(act.set.mentions))) return read
  const { when, shift: _, ...besides } = act.values
  if (when != null && when.time !== null && Object.keys(besides).length === 0)
    return { ...read, act: { ...act, alert: true } }
  const { shift, ...others } = act.values
  if (shift === undefined || shift.months !== 0 || Object.keys(others).length > 0) return read
  const minutes = shift.minutes + shift.days * 1440
  const before = chart.some(span, (at) => BEFORE.has(chart.word(at))) ? Math.abs(minutes) : -minutes
  if (before <= 0) return read
  return { ...read, act: { ...act, values: { remind_before: before } } }
}

/** The reminder is named and isn't part of the task's title. */
function isOfAlert(chart: Chart, span: Span, ids: readonly string[]): boolean {
  return chart.some(
    span,
    (at) =>
      ALERTS.has(chart.word(at)) &&
      OF.has(chart.word(at + 1)) &&
      !ids.some((id) => chart.facts.names.has(id, chart.word(at))),
  )
}

const OF = new Set(['for', 'of', 'on', 'about', 'time', 'to', 'at', 'should', 'is', 'needs', 'wants'])
const BEFORE = new Set(['before', 'beforehand', 'prior', 'ahead'])

/** "The reminder" is just as often the task itself. */
const ALERTS = new Set(['alert', 'alarm', 'notification', 'alerts', 'notifications'])

const MOVING = new Set(['earlier', 'later', 'forward', 'back', 'sooner'])

function setsReminder(last: Act | null): boolean {
  if (last?.does === 'add') return last.items.some(({ remind_before }) => remind_before !== undefined)
  return last?.does === 'change' && last.values.remind_before != null
}

/** The minutes, if the values are a shift and nothing else. */
function minutesOf({ shift, ...others }: Values): number {
  if (shift === undefined || shift.months !== 0 || Object.keys(others).length > 0) return 0
  return Math.abs(shift.minutes + shift.days * 1440)
}
