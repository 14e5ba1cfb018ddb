// Deleting over /mcp with messages written by hand, and what the audit says of it.

import type { Answer, TestApp } from './app.ts'
import { toolCall } from './mcp-post.ts'

export const yes = { action: 'accept', content: { confirm: true } }

export async function post(app: TestApp, user: string, name: string, params: object): Promise<Answer> {
  const { body, headers } = toolCall(name, params)
  return await app.call(user, 'POST', '/mcp', body, headers)
}

export async function addTask(app: TestApp, user: string, title: string): Promise<string> {
  return (await app.call(user, 'POST', '/api/tools/add_task', { title })).body.data.task.id
}

/** Asks for a delete and gives the state that its answer must bring. */
export async function askState(app: TestApp, user: string, task_id: string): Promise<string> {
  return (await post(app, user, 'delete_task', { arguments: { task_id } })).body.result.requestState
}

export async function sayYes(app: TestApp, user: string, task_id: string, requestState: unknown): Promise<Answer> {
  return await post(app, user, 'delete_task', {
    arguments: { task_id },
    requestState,
    inputResponses: { confirm: yes },
  })
}

/** What was refused, newest first: the tool, the code, and whether it came as a user's answer. */
export async function refusals(app: TestApp, user: string): Promise<[string, string, string | null][]> {
  const { body } = await app.call(user, 'GET', '/api/audit/tool-invocations?limit=100')
  return body.tool_invocations
    .filter(({ success }: { success: boolean }) => !success)
    .map(
      (one: { tool_name: string; intent_classification: string | null; result: { error_code: string } }) =>
        [one.tool_name, one.result.error_code, one.intent_classification] as const,
    )
}
