import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Task } from '../../../src/domain/task.ts'
import type { Reply } from '../state/replies.ts'
import { linesOf, splitAt } from './reply-lines.ts'

function aTask(title: string): Task {
  const at = '2026-11-16T09:00:00.000Z'
  const nothing = {
    description: null,
    priority: null,
    due_date: null,
    recurrence: null,
    remind_before: null,
    completed_at: null,
  }
  return { id: title, user_id: 'ann', title, ...nothing, status: 'completed', created_at: at, updated_at: at }
}

function anAnswer(
  response: string,
  tool_name: 'add_task' | 'complete_task' | 'list_tasks',
  titles: readonly string[],
): Reply {
  const tasks = titles.map(aTask)
  const answers = tool_name === 'list_tasks' ? [{ tasks }] : tasks.map((task) => ({ task }))
  const tool_calls = answers.map((data, index) => ({
    id: String(index),
    tool_name,
    parameters: {},
    sequence: index + 1,
    status: 'SUCCESS' as const,
    result: { success: true, data, error: null, error_code: null },
    error: null,
    invoked_at: '2026-11-16T09:00:00.000Z',
    duration_ms: 1,
  }))
  return { response, tool_calls, decision: null }
}

const shown = (reply: Reply) =>
  linesOf(reply, 'UTC').map((line) =>
    line.kind === 'task' ? `${line.position ?? '-'} [${line.task.title}]` : line.kind,
  )

test('what was changed is there once, as a task; other lines stay words', () => {
  const reply = anAnswer('Marked 2 tasks as done:\n- milk\n- milk\n- milk\n- bread', 'complete_task', ['milk', 'bread'])
  assert.deepEqual(shown(reply), ['text', '- [milk]', 'text', '- [bread]'])
  assert.deepEqual(shown(anAnswer('Here:\n1. milk (done)\n- milk', 'list_tasks', ['milk'])), [
    'text',
    '1 [milk]',
    'text',
  ])
})

test('titles are told apart from the words around them, the longest first', () => {
  const parts = splitAt("'שלום עולם' and 'שלום' are done.", ['שלום', 'שלום עולם'])
  assert.deepEqual(
    parts.map(({ part, isTitle }) => (isTitle ? `[${part}]` : part)),
    ["'", '[שלום עולם]', "' and '", '[שלום]', "' are done."],
  )
  assert.deepEqual(splitAt('nothing to tell apart', []), [{ at: 0, part: 'nothing to tell apart', isTitle: false }])
})

test('what was understood of a task that was added stands on its card, not beside it too', () => {
  const said = "I've added 'milk' to your tasks. Due tomorrow, high priority."
  const { tool_calls, ...reply } = anAnswer(said, 'add_task', ['milk'])
  const task: Task = { ...aTask('milk'), due_date: '2026-11-17', priority: 'high' }
  const added = tool_calls.map((call) => ({
    ...call,
    result: { success: true, data: { task }, error: null, error_code: null },
  }))
  assert.deepEqual(linesOf({ ...reply, tool_calls: added }, 'UTC'), [
    { kind: 'text', text: "I've added 'milk' to your tasks." },
  ])
  assert.deepEqual(linesOf({ ...reply, tool_calls }, 'UTC'), [{ kind: 'text', text: said }])
})
