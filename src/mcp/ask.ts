// Asking the user of an MCP client before something is deleted. The question carries a sealed state; only that state,
// brought back by the same caller with the same arguments and a yes, deletes, and only once.

import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { ToolResponse } from '../domain/tool-call.ts'
import type { McpScope } from './scope.ts'
import { bindingOf, seal, unseal } from './seal.ts'

const QUESTION = 'confirm'
const answerSchema = z.object({ confirm: z.boolean() })

/** Provides the key that seals what a client carries. */
export type StateKey = () => Promise<Uint8Array>

export interface Asked {
  readonly parameters: Record<string, unknown>
  readonly key: string | null
}

/** Deletes after asking the client's user: the first call gives the question, the second brings the answer. */
export async function askThenDelete(
  scope: McpScope,
  stateKey: StateKey,
  { parameters, key }: Asked,
  mcpReq: ServerContext['mcpReq'],
): Promise<ToolResponse | InputRequiredResult> {
  const sealing = await stateKey()
  const binding = bindingOf(scope.user_id, 'delete_task', parameters)
  const state = mcpReq.requestState()
  if (state !== undefined) {
    const token = unseal(sealing, binding, String(state), Date.now())
    if (token === null) return await refuseState(scope, 'delete_task', parameters)
    if (inputResponse(mcpReq.inputResponses, QUESTION).kind === 'elicit') {
      const isYes = acceptedContent(mcpReq.inputResponses, QUESTION, answerSchema)?.confirm === true
      const elicitation = { step: isYes ? 'yes' : 'no', token } as const
      return await scope.callTool('delete_task', parameters, { key, elicitation })
    }
  }
  const response = await scope.callTool('delete_task', parameters, { key, elicitation: { step: 'ask' } })
  const { task, confirmation_token: token, expires_at } = response.data ?? {}
  if (task === undefined || token === undefined || expires_at === undefined) return response
  return inputRequired({
    inputRequests: { [QUESTION]: inputRequired.elicit(questionAbout(task.title)) },
    requestState: seal(sealing, binding, { token, expires_at }),
  })
}

function questionAbout(title: string) {
  return {
    message: `Are you sure you want to delete '${title}'? This cannot be undone.`,
    requestedSchema: {
      type: 'object' as const,
      properties: { confirm: { type: 'boolean' as const, title: 'Yes, delete it for good' } },
      required: ['confirm'],
    },
  }
}

/**
 * A state that is not ours, or that comes where none was given: tried as the token it pretends to be, so that the attempt
 * is in the audit. A token beside it does not count.
 */
export async function refuseState(
  scope: McpScope,
  tool_name: string,
  { confirmation_token: _, ...parameters }: Record<string, unknown>,
): Promise<never> {
  await scope.callTool(tool_name, parameters, { elicitation: { step: 'yes', token: 'state refused' } })
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Invalid or expired requestState', {
    reason: 'invalid_request_state',
  })
}

const capabilitiesSchema = z.looseObject({
  elicitation: z.looseObject({ form: z.unknown(), url: z.unknown() }).partial().optional(),
})

/** Whether this client can show its user a form: newer clients say so with each request, older ones with their first. */
export function canAsk(server: Server, { envelope }: ServerContext['mcpReq']): boolean {
  const said = new Map<string, unknown>(Object.entries(envelope ?? {})).get(CLIENT_CAPABILITIES_META_KEY)
  const parsed = capabilitiesSchema.safeParse(said ?? server.getClientCapabilities() ?? {})
  const elicitation = parsed.data?.elicitation
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined)
}
