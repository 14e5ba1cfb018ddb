import type { TaskQuery } from '../../src/tools/contract.ts'

/** All tasks, but for what is given. */
export function aQuery(given: Partial<TaskQuery> = {}): TaskQuery {
  return {
    status: 'all',
    priority: null,
    due_before: null,
    due_after: null,
    ids: null,
    words: null,
    title_key: null,
    sort: 'normal',
    limit: 50,
    after: null,
    ...given,
  }
}
