import type { DayPart } from './expression.ts'
import { readClock, readNamed, type TimeRead } from './read-clock.ts'
import { type Line, type Read, textAt } from './read-number.ts'
import { readPast } from './read-past.ts'
import { endsHere } from './surroundings.ts'
import { PARTS, ZONE_REGIONS, ZONES } from './words.ts'

/** A time of day: "5pm", "half past seven", "5 o'clock in the morning", "noon". Bare hours only if `bareAllowed`. */
export function readTime(line: Line, at: number, bareAllowed: boolean): TimeRead | null {
  const read = readNamed(line, at) ?? readPast(line, at) ?? readClock(line, at, bareAllowed)
  if (read === null) return null
  const next = skipTail(line, read.next)
  const part = read.value.is === 'clock' ? readPartAfter(line, next) : null
  if (part === null || read.value.is !== 'clock') return { ...read, next }
  return { ...read, value: { ...read.value, part: part.value }, next: skipTail(line, part.next), bare: false }
}

/** "in the morning", "at night". "tonight" also gives a day and is read with the days. */
export function readPartAfter(line: Line, at: number): Read<DayPart> | null {
  const text = textAt(line, at)
  if (text === 'in' || text === 'during') {
    const from = textAt(line, at + 1) === 'the' ? at + 2 : at + 1
    // "7 in morning", as many say.
    return from === at + 2 || BARE_PARTS.has(textAt(line, from)) ? readPart(line, from) : null
  }
  if (text === 'at' && PARTS.get(textAt(line, at + 1)) === 'night') return { value: 'night', next: at + 2 }
  return readPart(line, at)
}

const BARE_PARTS = new Set(['morning', 'afternoon', 'evening'])

/** "morning", "early morning", "late in the evening". */
export function readPart(line: Line, at: number): Read<DayPart> | null {
  const text = textAt(line, at)
  if (text === 'early' || text === 'late' || text === 'mid') {
    const from = textAt(line, at + 1) === 'in' && textAt(line, at + 2) === 'the' ? at + 3 : at + 1
    const part = PARTS.get(text === 'mid' ? `mid${textAt(line, from)}` : textAt(line, from))
    return part === undefined ? null : { value: part, next: from + 1 }
  }
  const part = PARTS.get(text)
  return part === undefined || part === 'noon' || text === 'eve' ? null : { value: part, next: at + 1 }
}

/** Skips time zones and "sharp", which don't change the time: times are the user's own. */
function skipTail(line: Line, at: number): number {
  const text = textAt(line, at)
  if (ZONES.has(text) || text === 'sharp' || text === 'ish') return at + 1
  if (!ZONE_REGIONS.has(text)) return at
  const next = textAt(line, at + 1) === 'standard' || textAt(line, at + 1) === 'daylight' ? at + 2 : at + 1
  return textAt(line, next) === 'time' ? next + 1 : endsHere(line, next) ? next : at
}
