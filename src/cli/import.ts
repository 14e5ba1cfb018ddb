import { AppError } from '../domain/errors.ts'
import { readConfig } from '../runtime/config.ts'
import { readAllTasks } from './all-tasks.ts'
import { chooseFormat, oneFile, readText } from './files.ts'
import { type ImportReport, reportText } from './import-report.ts'
import { openTalk, type Talk } from './talk.ts'
import type { Entry, Read } from './task-entry.ts'
import { detectFormat, readTasks } from './task-files.ts'
import { progress } from './terminal.ts'
import { readArguments, usages } from './usage.ts'

/** Adds the tasks of a file through the tools, and reports what became of each; 1 when one could not be taken. */
export async function importTasks(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(usages.import, args)
  const file = oneFile(positionals)
  if (file === undefined) throw new AppError('BAD_REQUEST', 'Which file? sayso import FILE, or - for standard input.')
  const named = chooseFormat(usages.import.options.format.choices, values.format)
  const config = readConfig(process.env)
  const text = await readText(file)
  const read = readTasks(text, named ?? detectFormat(text), config.defaults.timezone ?? config.timezone)
  const isDryRun = values['dry-run'] === true
  const talk = await openTalk(config, values.user)
  try {
    const isThere = values.duplicates === true ? () => false : await existingTasks(talk)
    const report = await takeIn(talk, read, isThere, isDryRun)
    process.stdout.write(reportText(report, isDryRun))
    return report.refused.length > 0 || report.stopped !== null ? 1 : 0
  } finally {
    await talk.close()
  }
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

async function takeIn(
  talk: Talk,
  read: readonly Read[],
  isThere: (entry: Entry) => boolean,
  isDryRun: boolean,
): Promise<ImportReport> {
  const report: ImportReport = { added: [], there: [], refused: [], stopped: null }
  for (const [index, one] of read.entries()) {
    progress(`${index + 1} of ${read.length}`)
    if ('why' in one) report.refused.push(one)
    else if (isThere(one)) report.there.push(one)
    else if (isDryRun) report.added.push(one)
    else {
      try {
        const why = await add(talk, one)
        if (why === null) report.added.push(one)
        else report.refused.push({ line: one.line, why })
      } catch (fault) {
        if (!(fault instanceof AppError)) throw fault
        report.stopped = { line: one.line, why: fault.message }
        break
      }
    }
  }
  progress('')
  return report
}

/** Null when the task is in; otherwise why not. */
async function add(talk: Talk, { title, description, priority, due_date, completed }: Entry): Promise<string | null> {
  const fields = Object.entries({ title, description, priority, due_date }).filter(([, value]) => value !== null)
  const added = await talk.callTool('add_task', Object.fromEntries(fields))
  if (!added.success) return added.error ?? 'It could not be added'
  const task_id = added.data?.task?.id
  if (!completed || task_id === undefined) return null
  const why = await complete(talk, task_id)
  return why === null ? null : `It was added, but not marked as completed: ${why}`
}

/** The task is in by now, so a lost connection is told as what it means for this task; the next one will stop. */
async function complete(talk: Talk, task_id: string): Promise<string | null> {
  try {
    const done = await talk.callTool('complete_task', { task_id })
    return done.success ? null : (done.error ?? 'that failed')
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault
    return fault.message
  }
}
