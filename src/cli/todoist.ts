import { AppError } from '../domain/errors.ts'
import { isTimeZone } from '../domain/settings.ts'
import { dueDateSchema, type Priority } from '../domain/task.ts'
import type { CsvRow } from './csv.ts'
import { withOffset } from './local-time.ts'
import { type Read, type Refusal, readEntry } from './task-entry.ts'

// Todoist's CSV: a row is a task, a section, or a note (a comment) on the task above it. Its priority 1 is the highest
// and 4 means none. Dates are often words ("every friday"), which are kept as words.

const priorities = new Map<string, Priority>([
  ['1', 'high'],
  ['2', 'medium'],
  ['3', 'low'],
])

interface TaskRow {
  readonly line: number
  readonly cell: (name: string) => string
  readonly comments: string[]
}

export function readTodoist(header: CsvRow, rows: readonly CsvRow[], timezone: string): Read[] {
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
  return [...tasks.map((task) => toEntry(task, timezone)), ...refusals].sort((one, other) => one.line - other.line)
}

function notATask(type: string, content: string): string {
  if (type === 'section') return `'${content}' is a section, and there are none here`
  return type === '' ? 'It has no TYPE' : `A ${type} is not a task`
}

function toEntry({ line, cell, comments }: TaskRow, fallbackZone: string): Read {
  const zone = cell('TIMEZONE')
  const said = cell('DATE')
  const due_date = readDate(said, isTimeZone(zone) ? zone : fallbackZone)
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
    },
    notes,
  )
}

/** A day, a time with its offset, or a time that gets the offset of its zone; null for anything else. */
function readDate(said: string, zone: string): string | null {
  return dueDateSchema.safeParse(said).success ? said : withOffset(said, zone)
}
