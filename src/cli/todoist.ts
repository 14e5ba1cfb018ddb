import { AppError } from '../domain/errors.ts'
import { isTimeZone } from '../domain/settings.ts'
import { dueDateSchema, type Priority } from '../domain/task.ts'
import { readRepetition } from '../engine/dates/read-repetition.ts'
import type { CsvRow } from './csv.ts'
import { withOffset } from './local-time.ts'
import { type Read, type Refusal, readEntry } from './task-entry.ts'

// Todoist's CSV: a row is a task, a section, or a note (a comment) on the task above it. Its priority 1 is the highest
// and 4 means none. Dates are often words: "every friday" becomes a rule, others are kept as words.

const priorities = new Map<string, Priority>([
  ['1', 'high'],
  ['2', 'medium'],
  ['3', 'low'],
])

/** When the file is read, and the zone of times that do not say theirs. */
export interface Clock {
  readonly now: string
  readonly timezone: string
}

interface TaskRow {
  readonly line: number
  readonly cell: (name: string) => string
  readonly comments: string[]
}

export function readTodoist(header: CsvRow, rows: readonly CsvRow[], clock: Clock): Read[] {
  const names = header.cells.map((cell) => cell.trim().toUpperCase())
  if (!names.includes('TYPE') || !names.includes('CONTENT'))
    throw new AppError(
      'BAD_REQUEST',
      'A Todoist CSV begins with a line that names TYPE, CONTENT and the other columns.',
    )
  const tasks: TaskRow[] = []
  const refusals: Refusal[] = []
  for (const { line, cells } of rows) {
    const cell = (name: string) => cells[names.indexOf(name)]?.trim() ?? ''
    const type = cell('TYPE').toLowerCase()
    const above = tasks.at(-1)
    if (type === 'task') tasks.push({ line, cell, comments: [] })
    else if (type === 'note' && above !== undefined) above.comments.push(cell('CONTENT'))
    else if (type !== 'meta') refusals.push({ line, why: notATask(type, cell('CONTENT')) })
  }
  return [...tasks.map((task) => toEntry(task, clock)), ...refusals].sort((one, other) => one.line - other.line)
}

function notATask(type: string, content: string): string {
  if (type === 'section') return `'${content}' is a section, and there are none here`
  return type === '' ? 'It has no TYPE' : `A ${type} is not a task`
}

function toEntry({ line, cell, comments }: TaskRow, clock: Clock): Read {
  const zone = cell('TIMEZONE')
  const said = cell('DATE')
  const timezone = isTimeZone(zone) ? zone : clock.timezone
  const repeating = readRepetition(said, { ...clock, timezone })
  const due_date = repeating?.due_date ?? readDate(said, timezone)
  const isWords = said !== '' && due_date === null
  const description = [cell('DESCRIPTION'), ...comments, isWords ? `Date: ${said}` : '']
  const notes = [
    ...(isWords ? [`'${said}' is not a day or time; it is kept in the description`] : []),
    ...(Number(cell('INDENT')) > 1 ? ['it was part of another task; it is a task of its own here'] : []),
  ]
  return readEntry(
    line,
    {
      title: cell('CONTENT'),
      description: description.filter((part) => part !== '').join('\n\n'),
      priority: priorities.get(cell('PRIORITY')) ?? null,
      due_date,
      recurrence: repeating?.recurrence,
    },
    notes,
  )
}

/** A day, a time with its offset, or a time that gets the offset of its zone; null for anything else. */
function readDate(said: string, zone: string): string | null {
  return dueDateSchema.safeParse(said).success ? said : withOffset(said, zone)
}
