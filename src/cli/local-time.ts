import { dueDateSchema } from '../domain/task.ts'

const localTime = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?$/

/** A time without an offset (`2026-02-10 17:00`) with the one its zone has then; null for what is no such time. */
export function withOffset(text: string, zone: string): string | null {
  const [, day, minutes, seconds = ':00'] = localTime.exec(text) ?? []
  if (day === undefined || minutes === undefined) return null
  const local = `${day}T${minutes}${seconds}`
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return null
  // The offset is needed to know the instant, and the instant to know the offset: the second look settles it.
  const first = offsetAt(asUtc, zone)
  const offset = offsetAt(asUtc - minutesOf(first) * 60_000, zone)
  const parsed = dueDateSchema.safeParse(`${local}${offset}`)
  return parsed.success ? parsed.data : null
}

/** `+01:00` for a zone at an instant, whatever the machine's own zone and language are. */
function offsetAt(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? '+00:00'
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
