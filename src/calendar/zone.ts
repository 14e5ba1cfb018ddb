import { civil, dayNumber } from './civil.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const QUARTER = 15 * MINUTE

interface Zone {
  readonly format: Intl.DateTimeFormat
  readonly offsets: Map<number, number>
}

const zones = new Map<string, Zone>()

/** Minutes east of UTC at an instant. Asking the zone data is slow and its answer never changes, so it is kept. */
export function offsetAt(instant: number, timezone: string): number {
  if (timezone === 'UTC') return 0
  const zone = zones.get(timezone) ?? openZone(timezone)
  // Clocks change on a quarter of an hour, never inside one.
  const quarter = Math.floor(instant / QUARTER)
  const known = zone.offsets.get(quarter)
  if (known !== undefined) return known
  const offset = readOffset(zone.format.format(quarter * QUARTER))
  if (zone.offsets.size > 500) zone.offsets.clear()
  zone.offsets.set(quarter, offset)
  return offset
}

function openZone(timezone: string): Zone {
  const zone = { format: formatFor(timezone), offsets: new Map<number, number>() }
  if (zones.size > 600) zones.clear()
  zones.set(timezone, zone)
  return zone
}

/** Zones are checked where they come in; one that is unknown here reads as UTC rather than ending the turn. */
function formatFor(timezone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' })
  } catch {
    return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeZoneName: 'longOffset' })
  }
}

/** From "2/10/2026, GMT-09:30". */
function readOffset(text: string): number {
  const at = text.indexOf('GMT')
  const sign = text[at + 3]
  if (sign !== '+' && sign !== '-') return 0
  const minutes = Number(text.slice(at + 4, at + 6)) * 60 + Number(text.slice(at + 7, at + 9))
  return sign === '-' ? -minutes : minutes
}

/** The clock on the wall at an instant: milliseconds as if that clock were in UTC. */
export function wallClock(instant: number, timezone: string): number {
  return instant + offsetAt(instant, timezone) * MINUTE
}

/** The instant at which the wall clock shows this. A time skipped by a clock change moves forward; one shown twice is the first. */
export function instantOf(wall: number, timezone: string): number {
  const before = offsetAt(wall - DAY, timezone) * MINUTE
  const after = offsetAt(wall + DAY, timezone) * MINUTE
  if (before === after) return wall - before
  if (offsetAt(wall - before, timezone) * MINUTE === before) return wall - before
  if (offsetAt(wall - after, timezone) * MINUTE === after) return wall - after
  return wall - before
}

export function writeDay(number: number): string {
  const { year, month, day } = civil(number)
  return `${year}-${two(month)}-${two(day)}`
}

/** The day so many days after another, both written out. */
export function laterDay(day: string, by: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return writeDay(dayNumber(year, month, date) + by)
}

/** With the offset of the zone at that time: `2026-02-10T17:00:00+01:00`. */
export function writeInstant(instant: number, timezone: string): string {
  const offset = offsetAt(instant, timezone)
  const wall = instant + offset * MINUTE
  const number = Math.floor(wall / DAY)
  const seconds = Math.floor((wall - number * DAY) / 1000)
  const size = Math.abs(offset)
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return `${writeDay(number)}T${clock}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** An ISO instant ("2026-02-10T09:00:00.000Z"; without a zone it is UTC) in milliseconds, NaN when it is none. */
export function readInstant(text: string): number {
  if (text !== lastRead.text) lastRead = { text, instant: parseInstant(text) }
  return lastRead.instant
}

// One message asks about the same moment many times over.
let lastRead = { text: '', instant: Number.NaN }

function parseInstant(text: string): number {
  const parts =
    /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?(?:[Zz]|([+-])(\d\d):?(\d\d))?$/.exec(
      text.slice(0, 40),
    )
  if (parts === null) return Number.NaN
  const number = (index: number) => Number(parts[index] ?? 0)
  const wall = dayNumber(number(1), number(2), number(3)) * DAY + (number(4) * 3600 + number(5) * 60 + number(6)) * 1000
  const offset = (number(8) * 60 + number(9)) * MINUTE
  return parts[7] === '-' ? wall + offset : wall - offset
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}
