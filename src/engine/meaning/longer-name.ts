// "team notes are done", "move soup delivery to friday": with a word before it that no such title has, a matching name
// is only the end of another name. 'Write release notes' isn't completed or moved; we ask whether it was meant.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import type { Titled } from '../ground/title.ts'
import { indexOf } from '../ground/title-index.ts'
import type { Read } from '../interpret.ts'
import { FOND } from '../language/en/questions.ts'
import { isPast } from '../lex/stem.ts'
import { setOf } from '../task-ids.ts'
import { isVerb } from './names-in.ts'
import { touches } from './reserve.ts'
import { isUnknown } from './sense-parts.ts'

/** The read for the longer name, or the read itself if the name is the task's own. */
export function ofLongerName(chart: Chart, read: Read, tasks: readonly Titled[]): Read {
  const { act, span, reserve } = read
  const [mention, ...others] = setOf(act)?.mentions ?? []
  if (reserve !== null || !touches(act) || others.length > 0 || mention?.by !== 'ids') return read
  const name = nameIn(chart, span, mention.task_ids)
  if (name === null) return read
  const start = startOf(chart, name.from, mention.task_ids, tasks)
  if (start === name.from) return read
  const whole = { from: start, to: name.to }
  return name.from === span.from && act.does === 'change' && !isSaidOf(chart, name.to)
    ? { ...read, act: { does: 'offer', items: chart.reader.items({ from: start, to: span.to }, {}, 'one') } }
    : { ...read, act: ofUnknown(act, chart.text(whole)) }
}

/** The place where part of a title names the tasks, if nothing else does. */
function nameIn(chart: Chart, span: Span, ids: readonly string[]): Span | null {
  for (let at = span.from; at < span.to; at++) {
    const name = longestOf(chart.read('NAME', at), span.to)
    if (name === undefined || !name.value.ids.every((id) => ids.includes(id))) continue
    // "Anna bought milk": the name follows the person who did it.
    const isDeed = isPast(chart.word(at)) || (at > span.from && isVerb(chart, { from: at, to: name.end }))
    const isThing = !name.value.whole && !name.value.quoted && !isDeed
    return isThing ? { from: at, to: name.end } : null
  }
  return null
}

/** Where the name begins, with the preceding words that belong to it and are in none of the titles. */
function startOf(chart: Chart, from: number, ids: readonly string[], tasks: readonly Titled[]): number {
  const index = indexOf(tasks)
  let start = from
  while (start > 0 && isUnknown(chart, start - 1) && chart.facts.hard[start - 1] !== true) {
    const word = chart.word(start - 1)
    if (FOND.has(word) || index.fitting(word).some(({ title }) => ids.includes(title.id))) return from
    start--
  }
  return start
}

/** "soup delivery | to friday", "… | is at 9": about an existing task. */
function isSaidOf(chart: Chart, at: number): boolean {
  return SAID_OF.has(chart.word(at))
}

const SAID_OF = new Set(['to', 'is', 'are', "'s", 'was', 'has', 'needs', 'can', 'should', 'will', 'moved', '->'])

function ofUnknown(act: Act, text: string): Act {
  return { ...act, set: { text, mentions: [{ by: 'name', text, quoted: false }], many: false } } as Act
}
