import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../runtime/config.ts'
import { readCaller } from './caller.ts'
import { runParse } from './parse.ts'
import { openTalk } from './talk.ts'
import { readArguments, usages } from './usage.ts'

/** Reads a sentence on the user's own tasks, from the server that runs or from the data folder. */
export async function parse(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(usages.parse, args)
  const { ndjson = false, dates = false, user } = values
  const config = readConfig(process.env)
  const isAlone = ndjson || positionals.length === 0 || values['without-tasks'] === true || hasNoTasks(config)
  const request = { words: positionals, ndjson, dates }
  if (isAlone) return await runParse(request, process.stdin, process.stdout, null)
  const talk = await openTalk(config, readCaller(user))
  try {
    return await runParse(request, process.stdin, process.stdout, (parameters) =>
      talk.callTool('list_tasks', withoutUser(parameters)),
    )
  } finally {
    await talk.close()
  }
}

/** Whoever is asked knows whose tasks to read. */
function withoutUser({ user_id: _, ...parameters }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return parameters
}

/** Parsing a sentence must not create a database. */
function hasNoTasks({ database, data_dir }: Config): boolean {
  return 'folder' in database && !existsSync(join(data_dir, 'db'))
}
