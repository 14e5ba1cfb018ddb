// The act that writes tasks down, made of what was said of them.

import type { Act, Values } from '../../../domain/act.ts'
import type { Reader, Span, Telling } from '../../chart/rule.ts'
import { TITLED } from '../../language/en/names.ts'
import { behindAnnouncement, isOneTask } from './announcement.ts'
import { EVERY, ISO_DAY, isDone, isHour, isNoTitle, isSooner, POINTING, THAT, tellsMore } from './no-title.ts'
import { goesOnAboutTask, isRelative } from './tells.ts'

const WHERE = new Set(['on', 'in', 'to', 'onto', 'into', 'under', 'with', 'against', 'beside'])

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
  // "every", "every now", "every now and": more follows.
  let last = span.to - 1
  while (last > span.from && (reader.word(last) === 'now' || reader.word(last) === 'and')) last--
  if (last > span.from && EVERY.has(reader.word(last))) return null
  if (span.to - span.from === 1 && (POINTING.has(reader.word(span.from)) || reader.word(span.from) === 'do'))
    return null
  // "jot on it", "put in there": where, and not what.
  if (span.to - span.from === 2 && WHERE.has(reader.word(span.from)) && POINTING.has(reader.word(span.from + 1)))
    return null
  // "do the insurance sooner"
  if (isSooner(span, reader)) return null
  // "add that to the cake"
  if (THAT.has(reader.word(span.from)) && INTO.has(reader.word(span.from + 1))) return null
  if (isRelative(span, reader) || goesOnAboutTask(span, reader)) return null
  const values = Object.assign({}, ...given) as Values
  if (reader.word(span.from).startsWith('#') && [span.from + 1, span.from + 2].some((at) => reader.word(at) === 'to'))
    return { does: 'talk', about: 'cannot' }
  if (isHour(span, reader) || isDone(span, reader) || ISO_DAY.test(reader.word(span.from))) return null
  const isTitled = isOne || TITLED.has(reader.word(span.from - 1))
  const items = reader.items(span, values, isTitled ? 'titled' : telling)
  // "add that and also pack the bags": what was told before it as well.
  const told = POINTS.has(reader.word(span.from)) && GOES_ON.has(reader.word(span.from + 1)) ? [{ title: '' }] : []
  return items.length === 0 ? null : { does: 'add', items: [...told, ...items] }
}

const POINTS = new Set(['that', 'it', 'this'])
const GOES_ON = new Set(['and', 'plus', '&', 'also'])
const INTO = new Set(['to', 'on', 'in', 'into', 'onto', 'under', 'with'])
