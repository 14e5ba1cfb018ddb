import { AppError } from '../domain/errors.ts'
import type { Task } from '../domain/task.ts'
import { type CsvRow, markText, readCsv, readMarked, writeCsv } from './csv.ts'
import { type FileTask, keepOrder } from './file-order.ts'
import { type Read, readEntry } from './task-entry.ts'
import { type Clock, readTodoist } from './todoist.ts'

export type FileFormat = 'json' | 'csv' | 'todoist'

const columns = [
  'id',
  'user_id',
  'title',
  'description',
  'priority',
  'due_date',
  'status',
  'created_at',
  'updated_at',
  'completed_at',
  'recurrence',
  'remind_before',
  'order',
] as const satisfies readonly (keyof Task)[]

/** One task a line, so that a difference between two exports can be read. */
export function writeJson(tasks: readonly Task[]): string {
  return tasks.length === 0 ? '[]\n' : `[\n${tasks.map((task) => JSON.stringify(task)).join(',\n')}\n]\n`
}

export function writeTaskCsv(tasks: readonly Task[]): string {
  return writeCsv([columns, ...tasks.map((task) => columns.map((column) => markText(String(task[column] ?? ''))))])
}

/** What is in the file tells its format: Todoist's begins with its own column, JSON with a bracket. */
export function detectFormat(text: string): FileFormat {
  if (/^\s*[[{]/.test(text)) return 'json'
  return /^"?TYPE"?,"?CONTENT"?/i.test(text) ? 'todoist' : 'csv'
}

export function readTasks(text: string, format: FileFormat, clock: Clock): Read[] {
  if (format === 'json') return readJson(text)
  const [header, ...rows] = readCsv(text)
  if (header === undefined) return []
  return format === 'todoist' ? readTodoist(header, rows, clock) : readTaskCsv(header, rows)
}

function readTaskCsv(header: CsvRow, rows: readonly CsvRow[]): Read[] {
  const names = header.cells.map((cell) => cell.trim().toLowerCase())
  if (!names.includes('title'))
    throw new AppError('BAD_REQUEST', "The first line must name the columns, and one of them must be 'title'.")
  const tasks = rows.map(({ line, cells }): FileTask => {
    if (cells.length > names.length) {
      const why = `It has ${cells.length} fields, and there are only ${names.length} columns`
      return { id: '', read: { line, why } }
    }
    const given = names.map((name, index) => [name, readMarked(cells[index] ?? '')] as const).filter(([, cell]) => cell)
    return toFileTask(line, Object.fromEntries(given))
  })
  return keepOrder(tasks)
}

function toFileTask(line: number, given: unknown): FileTask {
  const id = typeof given === 'object' && given !== null && 'id' in given ? String(given.id) : ''
  return { id, read: readEntry(line, given) }
}

function readJson(text: string): Read[] {
  const tasks = tasksOf(parseJson(text))
  const lines = elementLines(text)
  return keepOrder(tasks.map((task, index) => toFileTask(lines[index] ?? 1, task)))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('BAD_REQUEST', `This is not JSON: ${cause instanceof Error ? cause.message : 'unreadable'}.`, {
      cause,
    })
  }
}

/** A list of tasks, or an object that has one under `tasks`. */
function tasksOf(parsed: unknown): readonly unknown[] {
  const tasks = typeof parsed === 'object' && parsed !== null && 'tasks' in parsed ? parsed.tasks : parsed
  if (Array.isArray(tasks)) return tasks
  throw new AppError('BAD_REQUEST', 'The file must hold a list of tasks.')
}

/** The line each element of the list begins on; the text is known to be JSON. */
function elementLines(text: string): number[] {
  const isObject = /^\s*\{/.test(text)
  const start = isObject ? text.search(/"tasks"\s*:\s*\[/) : 0
  const lines: number[] = []
  let [depth, line, isNext] = [0, text.slice(0, start).split('\n').length, false]
  for (const [token] of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|\n|[[\]{},]|[^\s"[\]{},]+/g)) {
    if (token === '\n') {
      line++
      continue
    }
    if (isNext && token !== ']') lines.push(line)
    isNext = false
    if (token === '[' || token === '{') isNext = ++depth === 1
    else if (token === ']' || token === '}') depth--
    else if (token === ',') isNext = depth === 1
    if (depth === 0 && token === ']') break
  }
  return lines
}
