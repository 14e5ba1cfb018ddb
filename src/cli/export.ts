import { readConfig } from '../runtime/config.ts'
import { readAllTasks } from './all-tasks.ts'
import { readCaller } from './caller.ts'
import { chooseFormat, oneFile, writeText } from './files.ts'
import { openTalk } from './talk.ts'
import { writeJson, writeTaskCsv } from './task-files.ts'
import { countOf } from './terminal.ts'
import { readArguments, usages } from './usage.ts'

/** Writes all tasks with all their fields. */
export async function exportTasks(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(usages.export, args)
  const file = oneFile(positionals)
  const format = chooseFormat(usages.export.options.format.choices, values.format) ?? formatOf(file)
  const talk = await openTalk(readConfig(process.env), readCaller(values.user))
  try {
    const tasks = await readAllTasks(talk)
    const text = format === 'csv' ? writeTaskCsv(tasks) : writeJson(tasks)
    if (file === undefined || file === '-') process.stdout.write(text)
    else {
      writeText(file, text)
      process.stderr.write(`${countOf(tasks.length, 'task')} written to ${file}\n`)
    }
    return 0
  } finally {
    await talk.close()
  }
}

function formatOf(file: string | undefined): 'json' | 'csv' {
  return file?.toLowerCase().endsWith('.csv') ? 'csv' : 'json'
}
