// "remind me an hour before – make that two hours": right behind a reminder that was set, a span is how long before, and moves nothing.

import type { Act, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { focus } from '../grammar/build.ts'
import type { Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'

export function ofReminder(chart: Chart, act: Act, { last }: Setting): Act {
  if (!setsReminder(last) || (act.does !== 'change' && act.does !== 'correct') || act.values === undefined) return act
  const isOfIt = act.set === undefined || act.set.mentions.every(({ by }) => by === 'focus')
  const before = isOfIt ? minutesOf(act.values) : 0
  if (before === 0 || chart.words.some(({ text }) => MOVING.has(text) || isIn('MOVE', text))) return act
  return { does: 'change', set: focus, values: { remind_before: before } }
}

const MOVING = new Set(['earlier', 'later', 'forward', 'back', 'sooner'])

function setsReminder(last: Act | null): boolean {
  if (last?.does === 'add') return last.items.some(({ remind_before }) => remind_before !== undefined)
  return last?.does === 'change' && last.values.remind_before != null
}

/** Of a span and nothing else. */
function minutesOf({ shift, ...others }: Values): number {
  if (shift === undefined || shift.months !== 0 || Object.keys(others).length > 0) return 0
  return Math.abs(shift.minutes + shift.days * 1440)
}
