// Many scenarios call tools, resources and prompts of a reference server by name. Here a door before ours gives those names
// to what Sayso offers; what passes through it is otherwise unchanged, and all of the answers are ours.

import { serve } from '@hono/node-server'
import type { Listening } from '../support/mcp.ts'

export interface Tasks {
  /** A task whose title has 123 in it. */
  readonly stamps: string
  readonly milk: string
}

type Given = Readonly<Record<string, unknown>>

function standIns({ stamps, milk }: Tasks): Readonly<Record<string, Given>> {
  const deleteMilk = { name: 'delete_task', arguments: { task_id: milk } }
  return {
    test_simple_text: { name: 'list_tasks', arguments: {} },
    test_error_handling: { name: 'complete_task', arguments: { task_id: 'none' } },
    test_logging_tool: { name: 'list_tasks', arguments: {} },
    test_streaming_elicitation: deleteMilk,
    test_input_required_result_elicitation: deleteMilk,
    test_input_required_result_request_state: deleteMilk,
    test_input_required_result_tampered_state: deleteMilk,
    'test://static-text': { uri: 'sayso://tasks' },
    'test://template/123/data': { uri: `sayso://tasks/${stamps}` },
    test_simple_prompt: { name: 'weekly_review' },
    test_prompt_with_arguments: { name: 'plan_my_day', arguments: { first: 'testValue1 and testValue2' } },
    test_prompt_with_embedded_resource: { name: 'plan_my_day', arguments: {} },
  }
}

export function openDoor(url: string, tasks: Tasks): Promise<Listening> {
  const names = standIns(tasks)
  const pass = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers)
    // Whoever names this door as their own origin means the server behind it.
    if (/^http:\/\/127\.0\.0\.1:/.test(headers.get('origin') ?? '')) headers.set('origin', new URL(url).origin)
    for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name)
    const body = request.method === 'POST' ? renamed(await request.text(), names, headers) : null
    return await fetch(new URL(new URL(request.url).pathname, url), { method: request.method, headers, body })
  }
  return new Promise((resolve) => {
    const node = serve({ fetch: pass, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => new Promise((done) => node.close(() => done())) }),
    )
  })
}

/** The header that repeats the name must go on saying the same as the body. */
function renamed(text: string, names: Readonly<Record<string, Given>>, headers: Headers): string {
  const message: { params?: { name?: string; uri?: string } } = JSON.parse(text)
  const called = message.params?.name ?? message.params?.uri ?? ''
  const given = names[called]
  if (given === undefined) return text
  if (headers.get('mcp-name') === called) headers.set('mcp-name', String(given.name ?? given.uri))
  return JSON.stringify({ ...message, params: { ...message.params, ...given } })
}
