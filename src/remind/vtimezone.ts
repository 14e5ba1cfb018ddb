import { offsetAt, wallClock } from '../calendar/zone.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEARS = 4
const QUARTER = HOUR / 4

/** What a calendar program must know about a zone (RFC 5545): its offset from UTC, change by change, for the next few years. */
export function timeZoneLines(zone: string, from: number): string[] {
  const start = from - 400 * DAY
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance(start, zone, offsetAt(start, zone))]
  for (let day = start; day < from + YEARS * 366 * DAY; day += DAY) {
    const before = offsetAt(day, zone)
    if (offsetAt(day + DAY, zone) !== before) lines.push(...observance(changeAfter(day, zone), zone, before))
  }
  return [...lines, 'END:VTIMEZONE']
}

/** The first quarter of an hour of this day that has another offset. */
function changeAfter(day: number, zone: string): number {
  const before = offsetAt(day, zone)
  let at = day - (day % QUARTER)
  while (offsetAt(at, zone) === before) at += QUARTER
  return at
}

function observance(at: number, zone: string, before: number): string[] {
  const after = offsetAt(at, zone)
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    // On the clock as it was until then.
    `DTSTART:${written(at + before * 60_000)}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    `END:${kind}`,
  ]
}

/** `20261120T170000` on the wall there. */
export function wallTime(instant: number, zone: string): string {
  return written(wallClock(instant, zone))
}

function written(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')
}

/** `+0530` */
function offset(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}
