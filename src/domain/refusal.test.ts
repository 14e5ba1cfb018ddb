import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkInWords } from './refusal.ts'
import { toolParameterSchemas } from './tool-call.ts'

const task_id = '01900000-0000-7000-8000-000000000001'

const refusals: [keyof typeof toolParameterSchemas, unknown, string][] = [
  ['add_task', {}, 'Title must be 1-255 characters'],
  ['add_task', { title: 5 }, 'Title must be text'],
  ['add_task', { title: 'a', priority: 'urgent' }, 'Priority must be low, medium or high'],
  ['add_task', { title: 'a', admin: 1 }, "There is no field named 'admin'"],
  ['add_task', { title: 'a\u0000' }, 'Title must not contain NUL or broken characters'],
  ['add_task', 'milk', 'This must be an object'],
  ['list_tasks', { limit: 0 }, 'Limit must be at least 1'],
  ['list_tasks', { limit: 1000 }, 'Limit must be at most 100'],
  ['list_tasks', { limit: 1.5 }, 'Limit must be a whole number'],
  ['list_tasks', { completed: 'yes' }, 'Completed must be true or false'],
  ['list_tasks', { cursor: 'x'.repeat(2000) }, 'Cursor must be at most 1000 characters'],
  ['update_task', { title: 'a' }, 'Task id is required'],
  ['complete_task', { task_id, completed_at: 'noon' }, 'Completed at must be a time such as 2026-02-10T17:00:00Z'],
]

for (const [tool, given, refusal] of refusals)
  test(`${tool} ${JSON.stringify(given).slice(0, 60)}: ${refusal}`, () =>
    assert.deepEqual(checkInWords(toolParameterSchemas[tool], given), { refusal }))

test('what is as it should be comes back as it was read', () =>
  assert.deepEqual(checkInWords(toolParameterSchemas.list_tasks, { limit: 5 }), { data: { limit: 5 } }))
