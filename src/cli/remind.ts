import { spawn } from 'node:child_process'
import { AppError } from '../domain/errors.ts'
import type { Reminder } from '../domain/reminder.ts'
import { readConfig } from '../runtime/config.ts'
import { describeFault, log } from '../runtime/log.ts'
import { readCaller } from './caller.ts'
import { followReminders } from './new-reminders.ts'
import { dueWords, momentWords, reminderWords } from './reminder-words.ts'
import { openTalk, type Talk } from './talk.ts'
import { readArguments, usages } from './usage.ts'

interface Showing {
  readonly json: boolean
  readonly exec: string | undefined
  readonly timezone: string
}

/** What reminds and what is coming; with --follow, a line for each reminder when it comes. */
export async function remind(args: readonly string[]): Promise<number> {
  const { values } = readArguments(usages.remind, args)
  const { follow = false, json = false, exec } = values
  if (exec !== undefined && !follow) throw new AppError('BAD_REQUEST', '--exec goes with --follow.')
  const talk = await openTalk(readConfig(process.env), readCaller(values.user), (words) =>
    log('warn', 'the server does not answer', { words }),
  )
  try {
    const showing = { json, exec, timezone: await talk.timezone() }
    if (follow) await showUntilStopped(talk, showing)
    else await showAll(talk, showing)
  } finally {
    await talk.close()
  }
  return 0
}

async function showAll(talk: Talk, { json, timezone }: Showing): Promise<void> {
  const all = await talk.reminders()
  if (json) {
    process.stdout.write(`${JSON.stringify(all)}\n`)
    return
  }
  const lines = [
    ...all.due.map((reminder) => `now               ${reminderWords(reminder, timezone)}`),
    ...all.coming.map(
      (reminder) => `${momentWords(reminder.remind_at, timezone)}  ${reminderWords(reminder, timezone)}`,
    ),
  ]
  process.stdout.write(lines.length === 0 ? 'Nothing to remind you of.\n' : `${lines.join('\n')}\n`)
}

async function showUntilStopped(talk: Talk, showing: Showing): Promise<void> {
  const { promise: stopped, resolve } = Promise.withResolvers<void>()
  process.once('SIGINT', () => resolve())
  process.once('SIGTERM', () => resolve())
  // Something must keep the process alive while nothing happens.
  const alive = setInterval(() => {}, 3_600_000)
  const stop = await followReminders(talk, (reminder) => show(reminder, showing))
  await stopped
  clearInterval(alive)
  stop()
}

function show(reminder: Reminder, { json, exec, timezone }: Showing): void {
  process.stdout.write(`${json ? JSON.stringify(reminder) : reminderWords(reminder, timezone)}\n`)
  if (exec !== undefined) run(exec, reminder, timezone)
}

/** The words of the task are in the environment, never part of the command. */
function run(command: string, { id, task_id, title, due_date, late }: Reminder, timezone: string): void {
  const env = {
    SAYSO_ID: id,
    SAYSO_TASK_ID: task_id,
    SAYSO_TITLE: title,
    SAYSO_DUE: due_date === null ? '' : dueWords(due_date, timezone),
    SAYSO_LATE: late ? 'late' : '',
  }
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  child.on('error', (fault) => log('warn', 'the command could not be started', describeFault(fault)))
}
