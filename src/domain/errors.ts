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
  /** After how many seconds it is worth trying again. */
  readonly retry_after: number

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown; retry_after?: number }) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.retry_after = options?.retry_after ?? 1
  }
}

/** The commit was sent and no answer came: what it was to do may or may not have happened. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown'
}
