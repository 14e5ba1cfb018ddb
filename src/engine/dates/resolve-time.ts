import type { DayPart, Time } from './expression.ts'

/** Seconds since midnight; above 86,400 for the night that follows the day. */
const PART_HOURS: Readonly<Record<DayPart, number>> = {
  morning: 9,
  'mid-morning': 10,
  'mid-afternoon': 14,
  noon: 12,
  afternoon: 15,
  evening: 18,
  night: 20,
}
const HOUR = 3600

/** The time in seconds of its day. `now` is the time of asking, or null for another day. */
export function secondsOf(time: Time, now: number, sameDay: boolean, anyDay: boolean): number {
  switch (time.is) {
    case 'part':
      return PART_HOURS[time.part] * HOUR
    case 'midnight':
      // Midnight on thursday means the end of that day.
      return 24 * HOUR
    case 'now':
      return now
    case 'end of day':
      return 23 * HOUR + 59 * 60
    case 'clock': {
      const rest = time.minute * 60 + time.second
      return clockHour(time, now, rest, sameDay, anyDay) * HOUR + rest
    }
  }
}

type ClockTime = Extract<Time, { is: 'clock' }>

function clockHour(time: ClockTime, now: number, rest: number, sameDay: boolean, anyDay: boolean): number {
  const { hour, half, part } = time
  if (half === 'day') return isOtherHalf(part, hour) ? hour + 12 : hour
  if (half !== null) return (hour % 12) + (half === 'pm' ? 12 : 0)
  if (part !== null) return hourIn(part, hour)
  const likely = hour < 7 ? hour + 12 : hour
  // "At 8", said at ten in the morning, is this evening; an open hour never means five in the morning.
  const second = hour >= 7 && hour + 12 < 23 ? hour + 12 : likely
  return (sameDay || anyDay) && likely * HOUR + rest <= now && second * HOUR + rest > now ? second : likely
}

/** "08:30 in the evening": the part of the day overrides the way the hour is written. */
function isOtherHalf(part: DayPart | null, hour: number): boolean {
  if (part === 'night') return hour >= 6 && hour < 12
  return (part === 'afternoon' || part === 'mid-afternoon' || part === 'evening') && hour > 0 && hour < 12
}

function hourIn(part: DayPart, hour: number): number {
  if (part === 'morning' || part === 'mid-morning') return hour % 12
  if (part === 'noon') return hour < 6 ? hour + 12 : hour
  if (part === 'afternoon' || part === 'mid-afternoon' || part === 'evening') return (hour % 12) + 12
  // "2 at night" and "tonight at 12" are on the next calendar day.
  return hour === 12 ? 24 : hour < 5 ? hour + 24 : hour + 12
}
