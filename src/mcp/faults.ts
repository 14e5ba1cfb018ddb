import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { asForeseen, type ErrorCode, isDatabaseFault } from '../domain/errors.ts'
import type { ToolErrorCode, ToolResponse } from '../domain/tool-call.ts'
import { fail } from '../tools/answers.ts'
import type { Report } from '../tools/run.ts'
import type { TransportScope } from './scope.ts'

const codes: Partial<Record<ErrorCode, ToolErrorCode>> = {
  BAD_REQUEST: 'VALIDATION_ERROR',
  UNAUTHORIZED: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'TASK_NOT_FOUND',
  STILL_RUNNING: 'CONFLICT',
  DIFFERENT_REQUEST: 'CONFLICT',
  TOO_MANY: 'CONFLICT',
  UNAVAILABLE: 'DATABASE_ERROR',
}

/** What a client is told about a fault; an unforeseen fault's own message is never sent. */
export function answerOfFault(fault: unknown, report: (fault: unknown) => void): ToolResponse {
  if (fault instanceof ProtocolError) throw fault
  const known = asForeseen(fault)
  const code = known === null ? undefined : codes[known.code]
  if (known !== fault || code === undefined) report(fault)
  if (known !== null && code !== undefined) return fail(code, known.message)
  return isDatabaseFault(fault)
    ? fail('DATABASE_ERROR', 'Something went wrong. Please try again.')
    : fail('INTERNAL_ERROR', 'An error occurred. Please try again.')
}

/** For handlers that answer with no ToolResponse: what fails is told as an error of the protocol, in the same words. */
export function withPlainFaults(scope: TransportScope, report: Report): TransportScope {
  const asked = async <T>(what: string, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask()
    } catch (fault) {
      const { error } = answerOfFault(fault, (unknown) => report(unknown, what))
      throw new ProtocolError(ProtocolErrorCode.InternalError, error ?? '')
    }
  }
  return {
    ...scope,
    callTool: (name, parameters, how) => asked(name, () => scope.callTool(name, parameters, how)),
    timezone: () => asked('timezone', scope.timezone),
  }
}
