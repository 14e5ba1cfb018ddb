import { asUnavailable, isDatabaseFault } from '../domain/errors.ts'
import { checkInWords } from '../domain/refusal.ts'
import type { ToolResponse } from '../domain/tool-call.ts'
import { fail } from './answers.ts'
import type { Tool, ToolScope } from './contract.ts'
import { tools } from './list.ts'

const byName = new Map<string, Tool>(tools.map((tool) => [tool.name, tool]))

export type Report = (fault: unknown, tool: string) => void

/** Runs a tool for a caller: checks the arguments and the user, and turns every fault into a ToolResponse. */
export async function runTool(
  name: string,
  parameters: unknown,
  scope: ToolScope,
  report: Report,
): Promise<ToolResponse> {
  const tool = byName.get(name)
  if (tool === undefined) return fail('VALIDATION_ERROR', 'There is no such tool')
  const claimed = claimedUser(parameters)
  if (claimed !== undefined && claimed !== scope.user_id) return fail('FORBIDDEN', 'user_id is not yours')
  const checked = checkInWords(tool.parameters, parameters)
  if ('refusal' in checked) return fail('VALIDATION_ERROR', checked.refusal)
  try {
    return await tool.run(checked.data, scope)
  } catch (fault) {
    report(fault, name)
    const away = asUnavailable(fault)
    if (away !== null) return fail('DATABASE_ERROR', away.message)
    return isDatabaseFault(fault)
      ? fail('DATABASE_ERROR', 'Something went wrong. Please try again.')
      : fail('INTERNAL_ERROR', 'An error occurred. Please try again.')
  }
}

/** Anything given as user_id counts; if it is not a string, it is nobody. */
function claimedUser(parameters: unknown): unknown {
  return typeof parameters === 'object' && parameters !== null && 'user_id' in parameters
    ? parameters.user_id
    : undefined
}
