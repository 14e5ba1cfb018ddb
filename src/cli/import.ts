import { AppError } from '../domain/errors.ts'
import { readConfig } from '../runtime/config.ts'
import { readAllTasks } from './all-tasks.ts'
import { nameOf, readCaller } from './caller.ts'
import { chooseFormat, oneFile, readText } from './files.ts'
import { type ImportReport, reportText } from './import-report.ts'
import { openTalk, type Talk } from './talk.ts'
import type { Entry, Read } from './task-entry.ts'
import { detectFormat, readTasks } from './task-files.ts'
import { progress } from './terminal.ts'
import { type ImportStep, type UnfinishedImport, unfinishedImport } from './unfinished-import.ts'
import { readArguments, usages } from './usage.ts'

/** Adds the tasks of a file through the tools, and reports what became of each; 1 when one could not be taken. */
export async function importTasks(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(usages.import, args)
  const file = oneFile(positionals)
  if (file === undefined) throw new AppError('BAD_REQUEST', 'Which file? sayso import FILE, or - for standard input.')
  const named = chooseFormat(usages.import.options.format.choices, values.format)
  const config = readConfig(process.env)
  const text = await readText(file)
  const clock = { now: new Date().toISOString(), timezone: config.defaults.timezone ?? config.timezone }
  const read = readTasks(text, named ?? detectFormat(text), clock)
  const isDryRun = values['dry-run'] === true
  const duplicates = values.duplicates === true
  const caller = readCaller(values.user)
  const talk = await openTalk(config, caller)
  try {
    const unfinished = unfinishedImport(config, [nameOf(caller), text, named, duplicates])
    const isThere = await alreadyThere(talk, unfinished, duplicates)
    const { report, wanted } = sortOut(read, isThere)
    if (isDryRun) report.added.push(...wanted.values())
    else await addAll(talk, wanted, report, unfinished)
    process.stdout.write(reportText(report, isDryRun))
    return report.refused.length > 0 || report.stopped !== null ? 1 : 0
  } finally {
    await talk.close()
  }
}

/** What an unfinished import had found to be there already is not looked for again: part of it is its own by now. */
async function alreadyThere(
  talk: Talk,
  { rows }: UnfinishedImport,
  duplicates: boolean,
): Promise<(entry: Entry, row: number) => boolean> {
  if (rows !== null) return (_, row) => !rows.has(row)
  return duplicates ? () => false : await existingTasks(talk)
}

/**
 * Says of each task whether it is there already. Two equal tasks are there twice: the file may hold as many again before
 * one of them is new, so importing an export changes nothing, and an export with equal tasks loses none elsewhere.
 */
async function existingTasks(talk: Talk): Promise<(entry: Entry) => boolean> {
  const counts = new Map<string, number>()
  for (const { title, due_date, status } of await readAllTasks(talk)) {
    const key = JSON.stringify([title, due_date, status])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return ({ title, due_date, completed }) => {
    const key = JSON.stringify([title, due_date, completed ? 'completed' : 'pending'])
    const left = counts.get(key) ?? 0
    counts.set(key, left - 1)
    return left > 0
  }
}

/** Which rows are to be added, and of the others, why not. */
function sortOut(read: readonly Read[], isThere: (entry: Entry, row: number) => boolean) {
  const report: ImportReport = { added: [], there: [], refused: [], stopped: null }
  const wanted = new Map<number, Entry>()
  for (const [row, one] of read.entries()) {
    if ('why' in one) report.refused.push(one)
    else if (isThere(one, row)) report.there.push(one)
    else wanted.set(row, one)
  }
  return { report, wanted }
}

async function addAll(
  talk: Talk,
  wanted: ReadonlyMap<number, Entry>,
  report: ImportReport,
  unfinished: UnfinishedImport,
): Promise<void> {
  const keyOf = unfinished.begin([...wanted.keys()])
  let done = 0
  for (const [row, one] of wanted) {
    progress(`${++done} of ${wanted.size}`)
    try {
      const why = await add(talk, one, (step) => keyOf(row, step))
      if (why === null) report.added.push(one)
      else report.refused.push({ line: one.line, why })
    } catch (fault) {
      if (!(fault instanceof AppError)) throw fault
      report.stopped = { line: one.line, why: fault.message }
      break
    }
  }
  progress('')
  report.refused.sort((one, other) => one.line - other.line)
  if (report.stopped === null) unfinished.end()
}

/** Null when the task is in; otherwise why not. */
async function add(talk: Talk, entry: Entry, keyOf: (step: ImportStep) => string): Promise<string | null> {
  const { line: _line, notes: _notes, completed, ...fields } = entry
  const added = await talk.callTool('add_task', withoutNull(fields), { key: keyOf('add') })
  if (!added.success) return added.error ?? 'It could not be added'
  const task_id = added.data?.task?.id
  if (!completed || task_id === undefined) return null
  const done = await talk.callTool('complete_task', { task_id }, { key: keyOf('complete') })
  return done.success ? null : `It was added, but not marked as completed: ${done.error ?? 'that failed'}`
}

function withoutNull(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}
