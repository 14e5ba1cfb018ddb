import type { ToolErrorCode, ToolResponse } from '../domain/tool-call.ts'

export function succeed(data: NonNullable<ToolResponse['data']>): ToolResponse {
  return { success: true, data, error: null, error_code: null }
}

export function fail(error_code: ToolErrorCode, error: string, data: ToolResponse['data'] = null): ToolResponse {
  return { success: false, data, error, error_code }
}

export const notFound = fail('TASK_NOT_FOUND', 'Task not found')
