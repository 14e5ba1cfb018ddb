// A due date in words: "tomorrow", "Fri 25 Sep, 17:00", with the year if it isn't this one.

import { civil } from '../calendar/civil.ts'
import { readInstant, wallClock as zoneClock } from '../calendar/zone.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const MINUTE = 60_000
const DAY = 86_400_000

interface Wall {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

/** The wall clock in a zone at an instant. */
export function wallClock(instant: string, timezone: string): Wall {
  const wall = zoneClock(readInstant(instant), timezone)
  const number = Math.floor(wall / DAY)
  const minutes = Math.floor((wall - number * DAY) / MINUTE)
  return { ...civil(number), hour: Math.floor(minutes / 60), minute: minutes % 60 }
}

export function sayDue(dueDate: string, now: string, timezone: string): string {
  const thisYear = wallClock(now, timezone).year
  const isDay = dueDate.length === 10
  const wall = isDay
    ? {
        year: Number(dueDate.slice(0, 4)),
        month: Number(dueDate.slice(5, 7)),
        day: Number(dueDate.slice(8, 10)),
        hour: 0,
        minute: 0,
      }
    : wallClock(dueDate, timezone)
  const weekday = weekdays[new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay()]
  const year = wall.year === thisYear ? '' : ` ${wall.year}`
  const near = nearName(wall, now, timezone)
  const day = near ?? `${weekday} ${wall.day} ${months[wall.month - 1]}${year}`
  const time = sayClock(wall)
  return isDay ? day : near === null ? `${day}, ${time}` : `${day} at ${time}`
}

/** "today", "tomorrow" and "yesterday" are clearer than a date. */
function nearName({ year, month, day }: Wall, now: string, timezone: string): string | null {
  const today = wallClock(now, timezone)
  const days = (Date.UTC(year, month - 1, day) - Date.UTC(today.year, today.month - 1, today.day)) / DAY
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : days === -1 ? 'yesterday' : null
}

/** "17:05" */
export function sayClock({ hour, minute }: { readonly hour: number; readonly minute: number }): string {
  return `${two(hour)}:${two(minute)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** The current day in a zone, in the format of a due date. */
export function localDay(instant: string, timezone: string): string {
  const { year, month, day } = wallClock(instant, timezone)
  return `${year}-${two(month)}-${two(day)}`
}

/** Just the day, by name if it is near. */
export function sayDay(instant: string, now: string, timezone: string): string {
  return sayDue(instant.length === 10 ? instant : localDay(instant, timezone), now, timezone)
}
