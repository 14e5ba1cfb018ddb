// Every route there is, as data: the OpenAPI document and the page to try them come from this list, and a test compares
// it with the routes that are served.

import { z } from 'zod'
import { decisionRecordSchema, settingsChangeSchema } from '../domain/audit.ts'
import {
  agentRequestSchema,
  agentResponseSchema,
  chatRequestSchema,
  chatResponseSchema,
  toldMessageSchema,
  undoRequestSchema,
} from '../domain/chat.ts'
import { classifyRequestSchema, decideRequestSchema } from '../domain/consider.ts'
import { conversationPatchSchema, conversationSchema, conversationSummarySchema } from '../domain/conversation.ts'
import { agentDecisionSchema, shownPendingSchema } from '../domain/decision.ts'
import { insightsQuerySchema, insightsSchema } from '../domain/insights.ts'
import { userIntentSchema } from '../domain/intent.ts'
import { pageSchema } from '../domain/page.ts'
import { pushSubscriptionSchema, reminderSchema, remindersSchema, snoozeSchema } from '../domain/reminder.ts'
import { ownSettingsSchema, settingsSchema } from '../domain/settings.ts'
import { askedModelSchema } from '../domain/suggestion.ts'
import { taskCountsSchema } from '../domain/task-counts.ts'
import {
  listTasksSchema,
  toolInvocationRecordSchema,
  toolNameSchema,
  toolParameterSchemas,
  toolResponseSchema,
} from '../domain/tool-call.ts'
import { conversationsQuerySchema, messagesQuerySchema } from './routes/conversations.ts'
import { auditQuerySchema, eraseSchema, revokeSchema } from './routes/records.ts'
import { dropSubscriptionSchema } from './routes/reminders.ts'

export interface RouteReference {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** As OpenAPI writes it: {id} for a part that varies. */
  readonly path: string
  readonly summary: string
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly example?: unknown
  /** What comes back with 200; left out for what is no JSON. */
  readonly answer?: z.ZodType
  readonly idempotent?: true
  readonly is_open?: true
}

const nextCursor = z.string().nullable()
const wholeConversation = conversationSchema.extend({
  turn_count: z.int(),
  preview: z.string().nullable(),
  pending_action: shownPendingSchema.nullable(),
})
const status = z.strictObject({ status: z.string() })

const examples = {
  add_task: { title: 'buy milk', priority: 'high', due_date: '2026-02-10' },
  list_tasks: { status: 'pending' },
  update_task: { task_id: '', title: 'buy oat milk' },
  complete_task: { task_id: '' },
  delete_task: { task_id: '' },
} as const

export const routes: readonly RouteReference[] = [
  {
    method: 'post',
    path: '/api/chat',
    summary: 'Say something in a conversation, new or old',
    body: chatRequestSchema,
    example: { message: 'remind me to call mom' },
    answer: chatResponseSchema,
    idempotent: true,
  },
  {
    method: 'post',
    path: '/api/undo',
    summary: 'Take back what was done last in a conversation, as "undo" does there',
    body: undoRequestSchema,
    example: { conversation_id: '01900000-0000-7000-8000-000000000001' },
    answer: chatResponseSchema,
    idempotent: true,
  },
  {
    method: 'post',
    path: '/api/agent',
    summary: 'Say one thing; no conversation is kept',
    body: agentRequestSchema,
    example: { user_id: 'local', message: 'create a task to buy groceries' },
    answer: agentResponseSchema,
    idempotent: true,
  },
  {
    method: 'post',
    path: '/api/decide',
    summary: 'What would be decided; nothing happens',
    body: decideRequestSchema,
    example: {
      context: {
        user_id: 'local',
        message: 'delete milk',
        conversation_id: '01900000-0000-7000-8000-000000000001',
        message_history: [],
        pending_confirmation: null,
      },
    },
    answer: agentDecisionSchema,
  },
  {
    method: 'post',
    path: '/api/classify',
    summary: 'What a message would be taken for; nothing happens',
    body: classifyRequestSchema,
    example: { message: 'done with the laundry' },
    answer: userIntentSchema,
  },
  {
    method: 'get',
    path: '/api/conversations',
    summary: 'Your conversations, newest first, or those with certain words',
    query: conversationsQuerySchema,
    answer: z.strictObject({ conversations: z.array(conversationSummarySchema), next_cursor: nextCursor }),
  },
  { method: 'get', path: '/api/conversations/{id}', summary: 'One conversation', answer: wholeConversation },
  {
    method: 'patch',
    path: '/api/conversations/{id}',
    summary: 'Rename a conversation',
    body: conversationPatchSchema,
    example: { title: 'Groceries' },
    answer: wholeConversation,
  },
  { method: 'delete', path: '/api/conversations/{id}', summary: 'Delete a conversation with its messages' },
  {
    method: 'get',
    path: '/api/conversations/{id}/messages',
    summary: 'Its newest messages, oldest first; `before` a message for those before it',
    query: messagesQuerySchema,
    answer: z.strictObject({ messages: z.array(toldMessageSchema), next_before: z.uuid().nullable() }),
  },
  {
    method: 'get',
    path: '/api/tasks',
    summary: 'Your tasks',
    query: listTasksSchema,
    answer: toolResponseSchema,
  },
  ...toolNameSchema.options.map(
    (name): RouteReference => ({
      method: 'post',
      path: `/api/tools/${name}`,
      summary: `Call ${name} directly`,
      body: toolParameterSchemas[name],
      example: examples[name],
      answer: toolResponseSchema,
      idempotent: true,
    }),
  ),
  {
    method: 'get',
    path: '/api/audit/decisions',
    summary: 'Every decision about you, newest first',
    query: auditQuerySchema,
    answer: z.strictObject({ decisions: z.array(decisionRecordSchema), next_cursor: nextCursor }),
  },
  {
    method: 'get',
    path: '/api/audit/tool-invocations',
    summary: 'Every tool call for you, newest first',
    query: auditQuerySchema,
    answer: z.strictObject({ tool_invocations: z.array(toolInvocationRecordSchema), next_cursor: nextCursor }),
  },
  {
    method: 'get',
    path: '/api/audit/settings',
    summary: 'Every change of your settings, newest first',
    query: pageSchema,
    answer: z.strictObject({ settings_changes: z.array(settingsChangeSchema), next_cursor: nextCursor }),
  },
  { method: 'get', path: '/api/settings', summary: 'Your settings', answer: settingsSchema },
  {
    method: 'put',
    path: '/api/settings',
    summary: 'Set what is given, leave the rest',
    body: ownSettingsSchema,
    example: { timezone: 'Europe/Berlin' },
    answer: settingsSchema,
  },
  {
    method: 'get',
    path: '/api/model',
    summary: 'Which language model there is to ask, and whether you want it asked',
    answer: askedModelSchema,
  },
  {
    method: 'get',
    path: '/api/insights',
    summary: 'What you did in the last 30 days, and how it went, in numbers',
    query: insightsQuerySchema,
    answer: insightsSchema,
  },
  {
    method: 'get',
    path: '/api/task-counts',
    summary: 'How many tasks you have, by when they are due',
    query: insightsQuerySchema,
    answer: taskCountsSchema,
  },
  {
    method: 'get',
    path: '/api/reminders',
    summary: 'What you were reminded of and is still open, and what comes next',
    answer: remindersSchema,
  },
  {
    method: 'post',
    path: '/api/reminders/{id}/snooze',
    summary: 'Be reminded again later: in some minutes (10 by default), or at a time',
    body: snoozeSchema,
    example: { minutes: 10 },
    answer: reminderSchema,
  },
  {
    method: 'post',
    path: '/api/reminders/{id}/dismiss',
    summary: 'It need not be shown any more; the task stays open',
    answer: z.strictObject({ dismissed: z.uuid() }),
  },
  {
    method: 'get',
    path: '/api/push-subscriptions',
    summary: 'The browsers that are reached by Web Push, and the key to subscribe another with',
    answer: z.strictObject({
      public_key: z.string(),
      subscriptions: z.array(z.strictObject({ endpoint: z.string(), created_at: z.iso.datetime() })),
    }),
  },
  {
    method: 'put',
    path: '/api/push-subscriptions',
    summary: 'Reach this browser too: its PushSubscription as JSON',
    body: pushSubscriptionSchema,
    example: { endpoint: 'https://push.example/abc', keys: { p256dh: 'B…', auth: '…' } },
    answer: z.strictObject({ subscribed: z.string() }),
  },
  {
    method: 'delete',
    path: '/api/push-subscriptions',
    summary: 'Reach this browser no more',
    body: dropSubscriptionSchema,
    example: { endpoint: 'https://push.example/abc' },
    answer: z.strictObject({ dropped: z.string() }),
  },
  {
    method: 'get',
    path: '/api/webhook-key',
    summary: 'What to check the signatures of your webhook with (standardwebhooks.com)',
    answer: z.strictObject({ key: z.string() }),
  },
  {
    method: 'post',
    path: '/api/calendar-key',
    summary: 'A new secret address of your calendar; the one before leads nowhere from then on',
    answer: z.strictObject({ key: z.string(), path: z.string() }),
  },
  {
    method: 'get',
    path: '/api/calendar.ics',
    summary: 'Your open tasks with a date as a calendar (iCalendar) to subscribe to; the key says whose',
    query: z.object({ key: z.string() }),
    is_open: true,
  },
  { method: 'get', path: '/api/events', summary: 'Server-sent events: ready, tasks, conversations, reminders' },
  { method: 'get', path: '/api/me/export', summary: 'Everything Sayso stores about you, as JSON' },
  {
    method: 'post',
    path: '/api/tokens/revoke',
    summary: 'Your tokens count no more: one by its id (jti), or all that were issued until now',
    body: revokeSchema,
    example: {},
    answer: z.strictObject({ revoked: z.string() }),
  },
  {
    method: 'delete',
    path: '/api/me',
    summary: 'Erase everything that is kept of you, the audit too',
    body: eraseSchema,
    example: { confirm: 'erase everything' },
    answer: z.strictObject({ erased: z.record(z.string(), z.int()) }),
  },
  { method: 'get', path: '/healthz', summary: 'Is the process alive', answer: status, is_open: true },
  { method: 'get', path: '/readyz', summary: 'Can it take requests', answer: status, is_open: true },
  { method: 'get', path: '/metrics', summary: "Counters and durations in Prometheus' text format" },
  { method: 'get', path: '/openapi.json', summary: 'This document', is_open: true },
  { method: 'get', path: '/docs', summary: 'A page to try the routes', is_open: true },
]
