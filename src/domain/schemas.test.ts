import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import { agentRequestSchema, agentResponseSchema, chatRequestSchema } from './chat.ts'
import { conversationMetadataSchema } from './conversation.ts'
import { pendingActionSchema } from './decision.ts'
import { userIntentSchema } from './intent.ts'
import { agentSettingsSchema, defaultSettings } from './settings.ts'
import {
  addTaskSchema,
  listTasksSchema,
  toolCallSchema,
  toolCallsSchema,
  toolResponseSchema,
  updateTaskSchema,
} from './tool-call.ts'

const id = '01900000-0000-7000-8000-000000000001'
const other = '01900000-0000-7000-8000-000000000002'
const at = '2026-02-09T10:30:00.000Z'
const intent = {
  intent_type: 'CREATE_TASK',
  confidence: 0.9,
  extracted_params: { title: 'x' },
  alternatives: [],
  classification_method: 'RULE_BASED',
  rule_id: null,
}
const metadata = {
  task_references: null,
  referenced_at: null,
  last_tool_used: null,
  last_tool_parameters: null,
  last_tool_calls: [],
  mentioned: [],
  others: [],
  shown: null,
  clarification: null,
  last_reading: null,
  agent_context: { application_domain: 'task_management', confidence_history: [], clarification_count: 0 },
}
const pending = {
  id,
  action_type: 'DELETE_TASK',
  task_id: id,
  task_ids: [id],
  task_titles: ['milk'],
  task_description: 'milk',
  created_at: at,
  expires_at: at,
}
const add = { tool_name: 'add_task', parameters: { user_id: 'u', title: 'milk' }, sequence: 1 }

const rules: [string, z.ZodType, unknown, boolean][] = [
  ['a title has 1 to 255 characters', addTaskSchema, { title: 'x'.repeat(255) }, true],
  ['a longer one is refused', addTaskSchema, { title: 'x'.repeat(256) }, false],
  ['255 emoji are 255 characters', addTaskSchema, { title: '👩‍👩‍👧‍👦'.repeat(255) }, true],
  ['a title of invisible characters is empty', addTaskSchema, { title: '\u200b\u202e ' }, false],
  ['a description alone is enough', addTaskSchema, { description: 'milk' }, true],
  ['nothing is not', addTaskSchema, {}, false],
  ['a description has at most 1000', addTaskSchema, { description: 'x'.repeat(1001) }, false],
  ['priorities are low, medium, high', addTaskSchema, { title: 'x', priority: 'urgent' }, false],
  ['a due date is a day', addTaskSchema, { title: 'x', due_date: '2026-02-28' }, true],
  ['that exists', addTaskSchema, { title: 'x', due_date: '2026-02-30' }, false],
  ['or an instant with its offset', addTaskSchema, { title: 'x', due_date: '2026-02-28T17:00:00-05:00' }, true],
  ['not without', addTaskSchema, { title: 'x', due_date: '2026-02-28T17:00:00' }, false],
  ['a task may repeat by a rule', addTaskSchema, { title: 'x', recurrence: 'FREQ=WEEKLY;BYDAY=MO' }, true],
  ['of RFC 5545 and no other', addTaskSchema, { title: 'x', recurrence: 'every monday' }, false],
  ['and stop repeating', updateTaskSchema, { task_id: id, recurrence: null }, true],
  ['it may remind half an hour before', addTaskSchema, { title: 'x', remind_before: 30 }, true],
  ['not after', addTaskSchema, { title: 'x', remind_before: -30 }, false],
  ['it may be put in a place', updateTaskSchema, { task_id: id, order: '4018f-1i' }, true],
  ['and taken out of it', updateTaskSchema, { task_id: id, order: null }, true],
  ['also when it is added', addTaskSchema, { title: 'x', order: '0' }, true],
  ['a place has a letter', updateTaskSchema, { task_id: id, order: '' }, false],
  ['and no others', updateTaskSchema, { task_id: id, order: 'B 2' }, false],
  ['nor too many', updateTaskSchema, { task_id: id, order: '1'.repeat(201) }, false],
  ['and there is room before it', updateTaskSchema, { task_id: id, order: '4-' }, false],
  ['nor at half minutes', updateTaskSchema, { task_id: id, remind_before: 0.5 }, false],
  ['unknown arguments are refused', addTaskSchema, { title: 'x', created_at: at }, false],
  ['a NUL is refused', addTaskSchema, { title: 'a\0' }, false],
  ['an update changes something', updateTaskSchema, { task_id: id }, false],
  ['null clears an optional value', updateTaskSchema, { task_id: id, priority: null }, true],
  ['but not the title', updateTaskSchema, { task_id: id, title: null }, false],
  ['a page has 1 to 100 tasks', listTasksSchema, { limit: 101 }, false],
  ['status and completed exclude each other', listTasksSchema, { status: 'all', completed: true }, false],
  ['a tool call names its user', toolCallSchema, { ...add, parameters: { title: 'x' } }, false],
  ['one of the five tools', toolCallSchema, { ...add, tool_name: 'drop_table' }, false],
  ['with parameters that fit it', toolCallSchema, { ...add, parameters: { user_id: 'u', title: 5 } }, false],
  [
    'and a task id that is one',
    toolCallSchema,
    { tool_name: 'complete_task', parameters: { user_id: 'u', task_id: '7' }, sequence: 1 },
    false,
  ],
  ['sequences count from one', toolCallsSchema, [add, { ...add, sequence: 2 }], true],
  ['without gaps', toolCallsSchema, [add, { ...add, sequence: 3 }], false],
  [
    'a failed response has a code',
    toolResponseSchema,
    { success: false, data: null, error: 'x', error_code: null },
    false,
  ],
  ['an intent is one of nine', userIntentSchema, { ...intent, intent_type: 'CREATE' }, false],
  ['its confidence is between 0 and 1', userIntentSchema, { ...intent, confidence: 1.2 }, false],
  ['its parameters are its own', userIntentSchema, { ...intent, extracted_params: { new_title: 'x' } }, false],
  [
    'AMBIGUOUS names what is possible',
    userIntentSchema,
    { ...intent, intent_type: 'AMBIGUOUS', extracted_params: null },
    false,
  ],
  [
    'like this',
    userIntentSchema,
    { ...intent, intent_type: 'AMBIGUOUS', extracted_params: { possible_intents: ['LIST_TASKS'] } },
    true,
  ],
  [
    'positions are numbers',
    conversationMetadataSchema,
    { ...metadata, task_references: { first: id }, referenced_at: at },
    false,
  ],
  [
    'that point to tasks',
    conversationMetadataSchema,
    { ...metadata, task_references: { 1: 42 }, referenced_at: at },
    false,
  ],
  ['since some moment', conversationMetadataSchema, { ...metadata, task_references: { 1: id } }, false],
  ['like this', conversationMetadataSchema, { ...metadata, task_references: { 1: id }, referenced_at: at }, true],
  [
    'only the last three confidences',
    conversationMetadataSchema,
    { ...metadata, agent_context: { ...metadata.agent_context, confidence_history: [1, 1, 1, 1] } },
    false,
  ],
  ['a pending action is a delete', pendingActionSchema, { ...pending, action_type: 'UPDATE_TASK' }, false],
  ['of the task it names', pendingActionSchema, { ...pending, task_id: other }, false],
  ['with each title that was shown', pendingActionSchema, { ...pending, task_titles: [] }, false],
  ['settings have bounds', agentSettingsSchema, { ...defaultSettings, intent_confidence_threshold: 7 }, false],
  ['and real time zones', agentSettingsSchema, { ...defaultSettings, timezone: 'Mars/Olympus' }, false],
  ['the defaults are within', agentSettingsSchema, defaultSettings, true],
  ['a chat message has at most 4000', chatRequestSchema, { message: 'x'.repeat(4001) }, false],
  ['trimmed before it is counted', chatRequestSchema, { message: `  ${'x'.repeat(4000)}  ` }, true],
  ['a single-shot message 1000', agentRequestSchema, { user_id: 'u', message: 'x'.repeat(1001) }, false],
  ['and needs a user', agentRequestSchema, { user_id: '', message: 'x' }, false],
  [
    'a single-shot reply 500',
    agentResponseSchema,
    {
      response: 'x'.repeat(501),
      metadata: { intent: 'x', tool_called: null, confidence: null, classification_method: 'x', execution_time_ms: 1 },
    },
    false,
  ],
]
for (const [what, schema, value, valid] of rules)
  test(`${what} (${valid ? 'taken' : 'refused'})`, () => assert.equal(schema.safeParse(value).success, valid))
