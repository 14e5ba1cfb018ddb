// A due date as it is said back: "tomorrow", "Fri 25 Sep, 17:00", with the year when it is not this one.

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const formats = new Map<string, Intl.DateTimeFormat>()

interface Wall {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

/** The wall clock in a zone at an instant. */
export function wallClock(instant: string, timezone: string): Wall {
  let format = formats.get(timezone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    formats.set(timezone, format)
  }
  const wall = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  for (const { type, value } of format.formatToParts(new Date(instant))) {
    if (type === 'year' || type === 'month' || type === 'day' || type === 'hour' || type === 'minute')
      wall[type] = Number(value)
  }
  return wall
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
  const time = `${two(wall.hour)}:${two(wall.minute)}`
  return isDay ? day : near === null ? `${day}, ${time}` : `${day} at ${time}`
}

/** "today", "tomorrow" and "yesterday" say more than a date. */
function nearName({ year, month, day }: Wall, now: string, timezone: string): string | null {
  const today = wallClock(now, timezone)
  const days = (Date.UTC(year, month - 1, day) - Date.UTC(today.year, today.month - 1, today.day)) / 86_400_000
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : days === -1 ? 'yesterday' : null
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** The day it is in a zone, as a due date writes it. */
export function localDay(instant: string, timezone: string): string {
  const { year, month, day } = wallClock(instant, timezone)
  return `${year}-${two(month)}-${two(day)}`
}

/** A day alone, by name where it is near. */
export function sayDay(instant: string, now: string, timezone: string): string {
  return sayDue(instant.length === 10 ? instant : localDay(instant, timezone), now, timezone)
}
