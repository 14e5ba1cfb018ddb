// What the page asks of the server, one function for each.

import type { ChatRequest, ChatResponse, ToldMessage } from '../../../src/domain/chat.ts'
import type { ConversationSummary } from '../../../src/domain/conversation.ts'
import type { Settings } from '../../../src/domain/settings.ts'
import type { TaskCounts } from '../../../src/domain/task-counts.ts'
import type { ToolName, ToolResponse } from '../../../src/domain/tool-call.ts'
import { newId } from './new-id.ts'
import { RequestError, request, send } from './request.ts'

export function say(body: ChatRequest): Promise<ChatResponse> {
  return request('POST', '/api/chat', body)
}

export interface MessagePage {
  readonly messages: readonly ToldMessage[]
  readonly next_before: string | null
}

export function readMessages(conversation_id: string, limit: number, before: string | null): Promise<MessagePage> {
  const query = new URLSearchParams({ limit: String(limit), ...(before === null ? {} : { before }) })
  return request('GET', `/api/conversations/${conversation_id}/messages?${query}`)
}

export interface ConversationPage {
  readonly conversations: readonly ConversationSummary[]
  readonly next_cursor: string | null
}

export function readConversations(cursor: string | null, words = ''): Promise<ConversationPage> {
  const query = words.trim() === '' ? {} : { query: words.trim().slice(0, 200) }
  const page = new URLSearchParams({ limit: '30', ...query, ...(cursor === null ? {} : { cursor }) })
  return request('GET', `/api/conversations?${page}`)
}

export function readConversation(id: string): Promise<{ title: string | null; preview: string | null }> {
  return request('GET', `/api/conversations/${id}`)
}

export function renameConversation(id: string, title: string | null): Promise<unknown> {
  return request('PATCH', `/api/conversations/${id}`, { title })
}

export function deleteConversation(id: string): Promise<unknown> {
  return request('DELETE', `/api/conversations/${id}`)
}

export function readSettings(): Promise<Settings> {
  return request('GET', '/api/settings')
}

export function readTaskCounts(timezone: string): Promise<TaskCounts> {
  return request('GET', `/api/task-counts?${new URLSearchParams({ timezone })}`)
}

export type ListParameters = Readonly<Record<string, string>>

export async function listTasks(parameters: ListParameters, signal?: AbortSignal): Promise<ToolResponse> {
  return toolAnswer(await send('GET', `/api/tasks?${new URLSearchParams(parameters)}`, undefined, signal && { signal }))
}

/** Sent with a key of its own, so that a repeated attempt has no second effect. */
export async function callTool(name: ToolName, parameters: Record<string, unknown>): Promise<ToolResponse> {
  return toolAnswer(await send('POST', `/api/tools/${name}`, parameters, { headers: { 'Idempotency-Key': newId() } }))
}

/** A tool's refusal is an answer; anything else that is not one is an error. */
async function toolAnswer(response: Response): Promise<ToolResponse> {
  const request_id = response.headers.get('X-Request-Id')
  const body: ToolResponse | { error?: { code: string; message: string } } | null = await response
    .json()
    .catch(() => null)
  if (body !== null && 'success' in body) return body
  throw new RequestError(
    response.status,
    body?.error?.code ?? 'UNKNOWN',
    body?.error?.message ?? 'Something went wrong. Please try again.',
    request_id,
  )
}
