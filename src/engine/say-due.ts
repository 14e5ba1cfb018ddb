// A due date as it is said back: "Fri 25 Sep", "Fri 25 Sep, 17:00", with the year when it is not this one.

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
  const day = `${weekday} ${wall.day} ${months[wall.month - 1]}${year}`
  return isDay ? day : `${day}, ${two(wall.hour)}:${two(wall.minute)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
