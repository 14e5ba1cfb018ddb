// Faults of the world and of callers, each with a code; mapped to the outside at the HTTP, MCP and command-line edges only.

export type ErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'STILL_RUNNING'
  | 'DIFFERENT_REQUEST'
  | 'TOO_LARGE'
  | 'TOO_MANY'
  | 'UNAVAILABLE'
  | 'CONFIGURATION'

export class AppError extends Error {
  readonly code: ErrorCode
  /** The seconds after which a retry makes sense. */
  readonly retry_after: number

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown; retry_after?: number }) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.retry_after = options?.retry_after ?? 1
  }
}

/** The commit was sent and no answer came: it may or may not have happened. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown'
}

// Socket errors, and the SQLSTATE classes for lost connections, shutdown, cancelled statements and full servers.
const awayCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR|08|57|53|25P03)/
const awayWords =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|embedded database stopped/i

const NOBODY_KNOWS = 'The database did not answer, so nobody knows whether this was done. Look before you try again.'

/** A database that is away, full or read-only, as a fault we may report and that passes by itself; null for any other. */
export function asUnavailable(fault: unknown): AppError | null {
  if (fault instanceof AppError) return fault.code === 'UNAVAILABLE' ? fault : null
  if (fault instanceof CommitUnknown) return new AppError('UNAVAILABLE', NOBODY_KNOWS, { cause: fault })
  if (!(fault instanceof Error)) return null
  const code = 'code' in fault ? String(fault.code) : ''
  const isNoSocket = code === 'ENOENT' && 'syscall' in fault && fault.syscall === 'connect'
  if (code === '53100' || code === 'ENOSPC') return diskFull(fault)
  // A statement prepared before an update of the database: on a new connection it is prepared anew.
  if (code === '0A000' && fault.message.includes('cached plan'))
    return unavailable('The task database has just been updated.', fault)
  if (code === '25006') return unavailable('The task database can only be read right now.', fault)
  return awayCodes.test(code) || isNoSocket || awayWords.test(fault.message)
    ? unavailable('The task database is not reachable right now.', fault)
    : null
}

/** A fault we may report as it is; null for an unforeseen one, whose words stay here. */
export function asForeseen(fault: unknown): AppError | null {
  return fault instanceof AppError ? fault : asUnavailable(fault)
}

/** Every error of the database carries a five-character SQLSTATE. */
export function isDatabaseFault(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' && /^[0-9A-Z]{5}$/.test(fault.code)
}

export function diskFull(cause?: unknown): AppError {
  return unavailable('The disk is full, so nothing can be saved right now. Free some space.', cause)
}

function unavailable(what: string, cause: unknown): AppError {
  return new AppError('UNAVAILABLE', `${what} Please try again.`, { cause })
}
