export const LOG_LEVELS = ['info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

let least = 0

/** Leaves out what is less than this from now on. */
export function setLogLevel(level: LogLevel): void {
  least = LOG_LEVELS.indexOf(level)
}

/** One JSON line per event on standard error; never message texts, titles, tokens or addresses of databases. */
export function log(level: LogLevel, event: string, fields: Record<string, unknown> = {}): void {
  if (LOG_LEVELS.indexOf(level) < least) return
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`)
}

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
