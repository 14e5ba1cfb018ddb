import { AppError } from '../domain/errors.ts'

// Connection troubles: socket errors, and the SQLSTATE classes for lost connections, shutdown and full servers.
const awaySigns = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR|08|57P|53)/

/** A connection that failed or broke, as a fault to be told; null for any other fault. */
export function asUnavailable(fault: unknown): AppError | null {
  if (!(fault instanceof Error) || fault instanceof AppError) return null
  const code = 'code' in fault ? String(fault.code) : ''
  const isAway =
    awaySigns.test(code) || /Connection terminated|connection timeout|embedded database stopped/i.test(fault.message)
  return isAway
    ? new AppError('UNAVAILABLE', 'The task database is not reachable right now. Please try again.', { cause: fault })
    : null
}
