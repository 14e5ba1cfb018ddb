import { type Line, type Read, readDayNumber, textAt } from './read-number.ts'

export interface DaysRead extends Read<number> {
  /** The last day of a range. */
  readonly to: number | null
}

const through = new Set('- – to through thru until till'.split(' '))
const beside = new Set('and or & /'.split(' '))

/** Several days of one month: "3-5", "3rd to 5th", "3 and 5". The first one counts. */
export function readDays(line: Line, at: number): DaysRead | null {
  const glued = /^(\d{1,2})-(\d{1,2})$/.exec(textAt(line, at))
  if (glued !== null) return inOrder(Number(glued[1]), Number(glued[2]), at + 1)
  const first = readDayNumber(line, at)
  const word = first === null ? '' : textAt(line, first.next)
  if (first === null || !(through.has(word) || beside.has(word))) return null
  const the = textAt(line, first.next + 1) === 'the' ? first.next + 2 : first.next + 1
  const second = readDayNumber(line, the)
  const days = second === null ? null : inOrder(first.value, second.value, second.next)
  return days !== null && beside.has(word) ? { ...days, to: null } : days
}

function inOrder(first: number, second: number, next: number): DaysRead | null {
  return first >= 1 && first < second && second <= 31 ? { value: first, to: second, next } : null
}
