import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChatResponse } from '../domain/chat.ts'
import type { Task } from '../domain/task.ts'
import { shownList } from './shown-list.ts'

const aTask = (title: string): Task => ({
  id: '01900000-0000-7000-8000-000000000001',
  user_id: 'ann',
  title,
  description: null,
  priority: null,
  due_date: null,
  recurrence: null,
  remind_before: null,
  status: 'pending',
  created_at: '2026-02-09T10:30:00.000Z',
  updated_at: '2026-02-09T10:30:00.000Z',
  completed_at: null,
})

function aReply(response: string, titles: readonly string[], given: Partial<ChatResponse> = {}): ChatResponse {
  return {
    conversation_id: '01900000-0000-7000-8000-000000000800',
    message_id: '01900000-0000-7000-8000-000000000801',
    response,
    status: 'success',
    decision_type: 'RESPOND_ONLY',
    intent: {
      intent_type: 'LIST_TASKS',
      confidence: 1,
      extracted_params: {},
      alternatives: [],
      classification_method: 'RULE_BASED',
      rule_id: null,
    },
    tool_calls: [
      {
        id: '1',
        tool_name: 'list_tasks',
        parameters: {},
        sequence: 1,
        status: 'SUCCESS',
        result: { success: true, data: { tasks: titles.map(aTask), next_cursor: null }, error: null, error_code: null },
        error: null,
        invoked_at: '2026-02-09T10:30:00.000Z',
        duration_ms: 1,
      },
    ],
    pending_action: null,
    clarification: null,
    reasoning_trace: '',
    ...given,
  }
}

const replies: [string, ChatResponse, [number, string][] | null][] = [
  [
    'a list',
    aReply('Here are your tasks:\n1. tea\n2. milk (due today)', ['tea', 'milk']),
    [
      [1, 'tea'],
      [2, 'milk'],
    ],
  ],
  [
    'the next page goes on counting',
    aReply('More:\n21. tea\n22. milk\n…and 3 more', ['tea', 'milk']),
    [
      [21, 'tea'],
      [22, 'milk'],
    ],
  ],
  ['no list', aReply("I've added 'tea'.", []), null],
  ['numbers that are of no list', aReply('1. first\n2. second', ['tea', 'milk']), null],
  [
    'options of a question are answered, not looked at',
    aReply('Which?\n1. tea', ['tea'], { clarification: { question: 'Which?', options: [] } }),
    null,
  ],
]
for (const [what, reply, expected] of replies)
  test(`what is on the screen: ${what}`, () => {
    const shown = shownList(reply)
    assert.deepEqual(shown === null ? null : [...shown].map(([position, task]) => [position, task.title]), expected)
  })
