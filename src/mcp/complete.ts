import type { CompleteResult, Server } from '@modelcontextprotocol/server'
import { isStorable } from '../domain/text.ts'
import { listTasks } from './read-tasks.ts'
import { ONE_TASK } from './resources.ts'
import type { TransportScope } from './scope.ts'

const MOST = 100
const nothing: CompleteResult = { completion: { values: [], total: 0, hasMore: false } }

/** Completes what names a task: its id where an id is wanted, from the words of its title; its title elsewhere. */
export function serveCompletions(server: Server, scope: TransportScope): void {
  server.registerCapabilities({ completions: {} })
  server.setRequestHandler('completion/complete', async ({ params: { ref, argument } }) => {
    if (ref.type === 'ref/resource' && ref.uri === ONE_TASK && argument.name === 'task_id')
      return await complete(scope, argument.value, 'id')
    if (ref.type === 'ref/prompt' && ref.name === 'plan_my_day' && argument.name === 'first')
      return await complete(scope, argument.value, 'title')
    return nothing
  })
}

async function complete(scope: TransportScope, value: string, wanted: 'id' | 'title'): Promise<CompleteResult> {
  const text = value.trim()
  if (!isStorable(text) || text.length > 255) return nothing
  const query = text === '' ? {} : { query: text }
  const { tasks = [], next_cursor } = await listTasks(scope, { status: 'pending', limit: MOST, ...query })
  const isBegun = wanted === 'id' && /^[0-9a-f-]+$/i.test(text) && tasks.length === 0
  const found = isBegun ? await begun(scope, text.toLowerCase()) : tasks
  const values = [...new Set(found.map((task) => task[wanted]))]
  return { completion: { values, total: values.length, hasMore: (next_cursor ?? null) !== null } }
}

/** Tasks whose id begins like this. */
async function begun(scope: TransportScope, start: string) {
  const { tasks = [] } = await listTasks(scope, { status: 'pending', limit: MOST })
  return tasks.filter(({ id }) => id.startsWith(start))
}
