// The act that writes tasks down, made of what was said of them.

import type { Act, Values } from '../../../domain/act.ts'
import type { Reader, Span, Telling } from '../../chart/rule.ts'
import { TITLED } from '../../language/en/names.ts'
import { IT_OR_THAT, IT_OR_THEM } from '../../language/en/pronouns.ts'
import { behindAnnouncement, isOneTask } from './announcement.ts'
import { ISO_DAY, isCutShort, isDone, isHour, isNoTitle, isSooner, pointsOnly, tellsMore } from './no-title.ts'
import { goesOnAboutTask, isRelative } from './tells.ts'

/** Null where what was said is not a title. */
export function add(
  said: Span | undefined,
  reader: Reader,
  given: readonly Values[] = [],
  telling: Telling = 'several',
): Act | null {
  const from = said === undefined ? 0 : behindAnnouncement(said, reader)
  const span = said === undefined ? undefined : { from, to: said.to }
  const isOne = said !== undefined && isOneTask({ from: said.from, to: from }, reader)
  if (span === undefined || isNoTitle(span, reader) || tellsMore(span, reader)) return null
  if (isCutShort(span, reader) || pointsOnly(span, reader)) return null
  // "do the insurance sooner" is about a task that exists.
  if (isSooner(span, reader)) return null
  // "add that to the cake" puts one thing into another.
  if (IT_OR_THEM.has(reader.word(span.from)) && INTO.has(reader.word(span.from + 1))) return null
  if (isRelative(span, reader) || goesOnAboutTask(span, reader)) return null
  const values = Object.assign({}, ...given) as Values
  if (reader.word(span.from).startsWith('#') && [span.from + 1, span.from + 2].some((at) => reader.word(at) === 'to'))
    return { does: 'talk', about: 'cannot' }
  if (isHour(span, reader) || isDone(span, reader) || ISO_DAY.test(reader.word(span.from))) return null
  const isTitled = isOne || TITLED.has(reader.word(span.from - 1))
  const items = reader.items(span, values, isTitled ? 'titled' : telling)
  // "add that and also pack the bags": what was mentioned before is added as well.
  const told = IT_OR_THAT.has(reader.word(span.from)) && GOES_ON.has(reader.word(span.from + 1)) ? [{ title: '' }] : []
  return items.length === 0 ? null : { does: 'add', items: [...told, ...items] }
}

const GOES_ON = new Set(['and', 'plus', '&', 'also'])
const INTO = new Set(['to', 'on', 'in', 'into', 'onto', 'under', 'with'])
