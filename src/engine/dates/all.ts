// Every way to read a date at every place; where the grammar expects one, it chooses how far the date extends.

import type { DateExpression } from './expression.ts'
import { expressionOf, type Gathered, gatherAll } from './gather.ts'
import { type Line, textAt } from './read-number.ts'
import { readPiece } from './read-piece.ts'
import { othersOf } from './several.ts'

export interface DateReading {
  /** Token indexes, inclusive. */
  readonly first: number
  readonly last: number
  readonly expression: DateExpression
  /** The other end of "monday to friday". */
  readonly to: DateExpression | null
  readonly possessive: boolean
  /** A weak one counts only where a date is expected ("sat", "march", "5"). */
  readonly weak: boolean
  /** "today or friday": several days, of which the expression is the first. */
  readonly listed: boolean
  /** "today or friday", "at 8 and at 12": several days or hours. */
  readonly several: boolean
  /** The rest of them, if all are meant. */
  readonly others: readonly DateExpression[]
}

export function readDates(line: Line): DateReading[] {
  const found: DateReading[] = []
  for (let at = 0; at < line.length; at++) {
    const head = line[at]
    if (head === undefined || head.mark || (at > 0 && line[at - 1]?.token === head.token)) continue
    const first = readPiece(line, at, false)
    if (first === null) continue
    for (const whole of gatherAll(line, first)) {
      const last = line[whole.next - 1]
      if (last === undefined || line[whole.next]?.token === last.token) continue
      const several = isListed(whole) || (areHours(whole) && textAt(line, at - 1) !== 'between')
      found.push({
        first: head.token,
        last: last.token,
        expression: expressionOf(whole),
        to:
          whole.to === null
            ? null
            : { day: whole.to.day ?? whole.day, time: whole.to.time ?? whole.time, repeats: whole.repeats },
        possessive: last.possessive,
        weak: isWeak(whole),
        listed: isListed(whole),
        several,
        others: several ? othersOf(line, whole) : [],
      })
    }
  }
  return found
}

function isListed({ several, to, pieces }: Gathered): boolean {
  return several && to === null && pieces.filter(({ day }) => day !== null).length > 1
}

function areHours({ several, to, pieces }: Gathered): boolean {
  return several && to === null && pieces.filter(({ time }) => time?.is === 'clock').length > 1
}

function isWeak({ pieces }: Gathered): boolean {
  return pieces.every(({ certainty }) => certainty === 'weak')
}
