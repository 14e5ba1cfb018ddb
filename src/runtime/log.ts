import type { LogEvent } from './log-events.ts'

export const LOG_LEVELS = ['info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

let least = 0

/** From now on, drops anything less severe. */
export function setLogLevel(level: LogLevel): void {
  least = LOG_LEVELS.indexOf(level)
}

const PAUSE_MS = 200
const MOST_WAITING = 64 * 1024

let waiting = ''
let timer: NodeJS.Timeout | undefined

/**
 * One JSON line per event on standard error; never message texts, titles, tokens or addresses of databases. What is only
 * told for information is written together with what else there is: a write for each costs more than the line itself.
 */
export function log(level: LogLevel, event: LogEvent, fields: Record<string, unknown> = {}): void {
  if (LOG_LEVELS.indexOf(level) < least) return
  waiting += `${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`
  if (level !== 'info' || waiting.length > MOST_WAITING) flushLog()
  else timer ??= setTimeout(flushLog, PAUSE_MS).unref()
}

/** Writes whatever is buffered; also called when the process ends. */
export function flushLog(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting === '') return
  process.stderr.write(waiting)
  waiting = ''
}

process.on('exit', flushLog)

/** A fault for the log: its name, code and stack, with its causes. */
export function describeFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { fault: String(fault) }
  const code = 'code' in fault ? { code: fault.code } : {}
  return {
    fault: fault.name,
    ...code,
    message: fault.message,
    stack: fault.stack,
    ...(fault.cause === undefined ? {} : { cause: describeFault(fault.cause) }),
  }
}
