// The three functions of the policy contract, under its own names.

import type { UserIntent } from '../domain/intent.ts'
import type { Titled } from './ground/title.ts'
import { openChart } from './meaning/open.ts'
import { classify } from './understand.ts'

export { decide as processMessage } from './decide.ts'

/** How a message is classified on its own. */
export function classifyIntent(
  message: string,
  situation: { now: string; timezone: string; pending: boolean },
): UserIntent {
  return classify(message, situation)
}

const someTime = { now: '2026-01-01T00:00:00.000Z', timezone: 'UTC' }

/** The one task among these that a reference means, or null if none or several match. */
export function resolveTaskReference<T extends Titled>(reference: string, tasks: readonly T[]): T | null {
  const chart = openChart(reference, tasks, someTime)
  const whole = chart
    .read('SET', 0)
    .filter((one) => one.end === chart.words.length)
    .sort((one, other) => one.cost - other.cost)
  for (const { value } of whole) {
    const [mention] = value.mentions
    if (value.mentions.length > 1) return null
    if (mention?.by === 'ids')
      return mention.task_ids.length === 1 ? (tasks.find((task) => task.id === mention.task_ids[0]) ?? null) : null
    const [position] = mention?.by === 'positions' ? mention.positions : []
    if (position !== undefined) return tasks.at(position < 0 ? position : position - 1) ?? null
  }
  return null
}
