import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CallHow, Elicitation } from '../domain/elicitation.ts'
import { AppError } from '../domain/errors.ts'
import { type ToolInvocationRecord, type ToolName, type ToolResponse, toolResponseSchema } from '../domain/tool-call.ts'
import { toolIntents } from '../domain/tool-hints.ts'
import type { TaskStore } from '../tools/contract.ts'
import type { StoredReply, Tools, TurnPorts } from './ports.ts'
import { sameAnswer } from './single.ts'

/** One user's transaction for a tool called outside any conversation. */
export interface OpenCall {
  readonly tasks: TaskStore
  /** Stores the record, with the answer for a repeated call. */
  finish(record: ToolInvocationRecord, answer: KeptAnswer | null): Promise<void>
  abandon(): Promise<void>
}

export interface KeptAnswer extends StoredReply {
  readonly key: string
}

export type OpenedCall =
  | { readonly kind: 'open'; readonly call: OpenCall }
  | { readonly kind: 'done'; readonly reply: StoredReply }
  | { readonly kind: 'running' }

export interface CallStore {
  /** With a key, a call that was already answered isn't made again. */
  openCall(user_id: string, key: string | null): Promise<OpenedCall>
}

export interface CallPorts extends Pick<TurnPorts, 'now' | 'newId' | 'newToken'> {
  readonly calls: CallStore
  readonly tools: Tools
  /** For users who haven't set a time zone. */
  readonly timezone?: string
}

/** Marks what a client reports as its user's answer in the audit. */
const ELICITED = 'mcp-elicited'

/** A user's answer counts only for the one tool that asks. */
const misplaced: ToolResponse = {
  success: false,
  data: null,
  error: 'Only a delete is asked about',
  error_code: 'VALIDATION_ERROR',
}

/** Runs one tool for a caller; effect, audit and the answer to a repeated call commit together. */
export async function callDirectly(
  ports: CallPorts,
  user_id: string,
  tool_name: ToolName,
  parameters: Record<string, unknown>,
  { key = null, elicitation }: CallHow = {},
): Promise<ToolResponse> {
  const request_hash = createHash('sha256')
    .update(JSON.stringify([tool_name, parameters]))
    .digest('hex')
  const opened = await ports.calls.openCall(user_id, key)
  if (opened.kind === 'running')
    throw new AppError('STILL_RUNNING', 'This call is still being worked on. Try again in a moment.')
  if (opened.kind === 'done') return toolResponseSchema.parse(JSON.parse(sameAnswer(opened.reply, request_hash)))
  const { call: open } = opened
  try {
    const started = ports.now()
    const { newId, newToken } = ports
    const server_timezone = ports.timezone ?? 'UTC'
    const scope = { user_id, tasks: open.tasks, turn: null, elicitation, server_timezone, newId, newToken }
    const call = { tool_name, parameters: { user_id, ...parameters }, key: key ?? ports.newId() }
    const isMisplaced = elicitation !== undefined && tool_name !== 'delete_task'
    const response = isMisplaced ? misplaced : await ports.tools.call(scope, call)
    const record: ToolInvocationRecord = {
      id: ports.newId(),
      conversation_id: null,
      message_id: null,
      user_id,
      tool_name,
      parameters: storableOf(withoutToken(parameters)),
      intent_classification:
        elicitation === undefined || elicitation.step === 'ask' ? toolIntents[tool_name] : ELICITED,
      result: { ...response, data: response.data === null ? null : withoutToken(response.data) },
      success: response.success,
      error_message: response.error,
      invoked_at: started.toISOString(),
      duration_ms: Math.max(0, ports.now().getTime() - started.getTime()),
    }
    const body = JSON.stringify(response)
    const isFinal = !isOurFault(response) && !isQuestion(response, elicitation)
    await open.finish(record, key !== null && isFinal ? { key, request_hash, body } : null)
    return response
  } catch (fault) {
    await open.abandon()
    throw fault
  }
}

/** The audit contains no token that is still valid. */
function withoutToken<T extends { confirmation_token?: unknown }>(given: T): Omit<T, 'confirmation_token'> {
  const { confirmation_token: _, ...rest } = given
  return rest
}

/** A caller may send characters that no database can store; the record shows that they were there. */
function storableOf(parameters: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(parameters)
  const kept = text.replace(/\\u0000|\\ud[89a-f][0-9a-f]{2}/g, '\\ufffd')
  return kept === text ? parameters : recordSchema.parse(JSON.parse(kept))
}

const recordSchema = z.record(z.string(), z.unknown())

/** A question to the user isn't the answer to the call; the same call comes back with theirs. */
function isQuestion({ error_code }: ToolResponse, elicitation: Elicitation | undefined): boolean {
  return elicitation?.step === 'ask' && error_code === 'CONFIRMATION_REQUIRED'
}

/** A failure on our side may not happen next time, so it isn't stored as the answer to a repeat. */
function isOurFault({ error_code }: ToolResponse): boolean {
  return error_code === 'DATABASE_ERROR' || error_code === 'INTERNAL_ERROR'
}
