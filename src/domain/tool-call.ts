import { z } from 'zod'
import {
  descriptionSchema,
  dueDateSchema,
  orderSchema,
  prioritySchema,
  recurrenceSchema,
  remindBeforeSchema,
  taskIdSchema,
  taskSchema,
  taskStatusSchema,
  titleSchema,
  userIdSchema,
} from './task.ts'
import { line } from './text.ts'
import { viaSchema } from './via.ts'

export const TOOL_NAMES = ['add_task', 'list_tasks', 'update_task', 'complete_task', 'delete_task'] as const
export const toolNameSchema = z.enum(TOOL_NAMES)
export type ToolName = z.infer<typeof toolNameSchema>

/** What makes a call safe to repeat. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,255}$/)

const caller = { user_id: userIdSchema.optional().describe('The caller; may be left out') }
const repeating = {
  recurrence: recurrenceSchema
    .nullable()
    .optional()
    .describe('How it repeats, as RFC 5545 has it: FREQ=WEEKLY;BYDAY=MO; X-FROM=COMPLETION counts from finishing it'),
  remind_before: remindBeforeSchema.nullable().optional().describe('Reminds this many minutes before it is due'),
}
const placed = {
  order: orderSchema
    .nullable()
    .optional()
    .describe(
      'Where it stands among tasks due at the same time, as text that is compared ("0" is before all). Without one a task stands at its priority (1 high, 2 medium, 3 low, 4 none) followed by its id',
    ),
}
const which = z
  .enum(['one', 'all'])
  .optional()
  .describe('Of a task that repeats: only this time of it, or all of them (the default)')
// A malformed id answers like an unknown one, so it is not refused here.
const taskId = z.string().max(200).describe('The id of the task')

export const addTaskSchema = z
  .strictObject({
    ...caller,
    title: titleSchema.optional().describe('What is to be done, 1-255 characters'),
    description: descriptionSchema.nullable().optional().describe('A longer note; alone, it becomes the title'),
    priority: prioritySchema.nullable().optional(),
    due_date: dueDateSchema.nullable().optional().describe('A day (2026-02-10) or a time with its offset'),
    ...repeating,
    ...placed,
  })
  .refine((task) => task.title !== undefined || (task.description ?? '').length > 0, 'Title must be 1-255 characters')

export const SORTS = ['normal', 'created', 'title', 'priority', 'relevance', 'alike'] as const

export const listTasksSchema = z
  .strictObject({
    ...caller,
    status: z.enum(['all', 'pending', 'completed']).optional().describe('all by default'),
    completed: z.boolean().optional().describe('The same as status, as a boolean'),
    priority: prioritySchema.optional(),
    due_before: dueDateSchema.optional().describe('Due before this day or time'),
    due_after: dueDateSchema.optional().describe('Due on or after this day or time'),
    query: line(1, 4000, 'Query must not be empty').optional().describe('Words of the title, or ids of tasks'),
    sort: z
      .enum(SORTS)
      .optional()
      .describe(
        'normal: due date, then where the user put it, priority, age; relevance: the best matches, on one page; alike: titles that share any word of the query, on one page',
      ),
    limit: z.int().min(1).max(100).optional().describe('50 by default'),
    cursor: z.string().max(1000).optional().describe('next_cursor of the page before'),
    count: z.boolean().optional().describe('true: total says how many there are on all pages'),
  })
  .refine((list) => list.status === undefined || list.completed === undefined, 'Give status or completed, not both')
  .refine(
    ({ count, sort }) => count !== true || (sort !== 'relevance' && sort !== 'alike'),
    'The best matches cannot be counted: count goes with another sort',
  )

export const updateTaskSchema = z
  .strictObject({
    ...caller,
    task_id: taskId,
    title: titleSchema.optional(),
    description: descriptionSchema.nullable().optional(),
    priority: prioritySchema.nullable().optional(),
    due_date: dueDateSchema.nullable().optional(),
    ...repeating,
    ...placed,
    status: taskStatusSchema.optional(),
    scope: which,
    snooze_until: dueDateSchema
      .nullable()
      .optional()
      .describe('Reminds of it again then; when it is due stays as it is. null: as if it had not been snoozed'),
  })
  .refine(
    ({ user_id: _user, task_id: _task, scope: _scope, ...changes }) => Object.keys(changes).length > 0,
    'Give at least one of title, description, priority, due_date, recurrence, remind_before, order, status, snooze_until',
  )

export const completeTaskSchema = z.strictObject({
  ...caller,
  task_id: taskId,
  completed: z.boolean().optional().describe('true by default; false reopens'),
  completed_at: z.iso
    .datetime({ offset: true })
    .optional()
    .describe(
      'When it was completed, if not now; a task that is already completed keeps its time. With completed: false, when a task that repeats was last done before',
    ),
})

export const deleteTaskSchema = z.strictObject({
  ...caller,
  task_id: taskId,
  confirmation_token: z.string().max(200).optional().describe('From the first call, after the user said yes'),
  scope: which,
})

export const toolParameterSchemas = {
  add_task: addTaskSchema,
  list_tasks: listTasksSchema,
  update_task: updateTaskSchema,
  complete_task: completeTaskSchema,
  delete_task: deleteTaskSchema,
} as const satisfies Record<ToolName, z.ZodType>

export type AddTask = z.output<typeof addTaskSchema>
export type ListTasks = z.output<typeof listTasksSchema>
export type UpdateTask = z.output<typeof updateTaskSchema>
export type CompleteTask = z.output<typeof completeTaskSchema>
export type DeleteTask = z.output<typeof deleteTaskSchema>

/** A tool the agent is asked to run; `user_id` must be there, and the parameters must fit the tool. */
export const toolCallSchema = z
  .strictObject({
    tool_name: toolNameSchema,
    parameters: z.looseObject({ user_id: userIdSchema }),
    sequence: z.int().min(1),
  })
  .superRefine((call, issues) => {
    const parsed = toolParameterSchemas[call.tool_name].safeParse(call.parameters)
    for (const issue of parsed.error?.issues ?? [])
      issues.addIssue({ code: 'custom', message: issue.message, path: ['parameters', ...issue.path] })
    const id = call.parameters.task_id
    if (id !== undefined && !taskIdSchema.safeParse(id).success)
      issues.addIssue({ code: 'custom', message: 'task_id must be a UUID', path: ['parameters', 'task_id'] })
  })
export type ToolCall = z.infer<typeof toolCallSchema>

/** Sequences run 1, 2, … n, one after the other. */
export const toolCallsSchema = z
  .array(toolCallSchema)
  .refine((calls) => calls.every((call, index) => call.sequence === index + 1), 'sequence must count from 1')

export const TOOL_ERROR_CODES = [
  'TASK_NOT_FOUND',
  'VALIDATION_ERROR',
  'CONFIRMATION_REQUIRED',
  'FORBIDDEN',
  'UNAUTHORIZED',
  'CONFLICT',
  'DATABASE_ERROR',
  'INTERNAL_ERROR',
] as const
export const toolErrorCodeSchema = z.enum(TOOL_ERROR_CODES)
export type ToolErrorCode = z.infer<typeof toolErrorCodeSchema>

export const toolDataSchema = z.strictObject({
  task: taskSchema.optional(),
  tasks: z.array(taskSchema).optional(),
  next_cursor: z.string().nullable().optional(),
  total: z.int().min(0).optional(),
  confirmation_token: z.string().optional(),
  expires_at: z.iso.datetime().optional(),
  /** When a task that was snoozed reminds again. */
  remind_at: z.iso.datetime().optional(),
})

/** What every tool answers: data when it succeeded, an error with its code when it did not. */
export const toolResponseSchema = z
  .strictObject({
    success: z.boolean(),
    data: toolDataSchema.nullable(),
    error: z.string().nullable(),
    error_code: toolErrorCodeSchema.nullable(),
  })
  .refine(
    (response) => response.success === (response.error_code === null),
    'error_code is set exactly when success is false',
  )
export type ToolResponse = z.infer<typeof toolResponseSchema>

/** A tool call as it is kept with a message and sent with a reply. */
export const toolCallRecordSchema = z.strictObject({
  id: z.string().min(1),
  tool_name: toolNameSchema,
  parameters: z.record(z.string(), z.unknown()),
  sequence: z.int().min(1),
  status: z.enum(['PENDING', 'SUCCESS', 'ERROR']),
  result: toolResponseSchema.nullable(),
  error: z.string().nullable(),
  invoked_at: z.iso.datetime(),
  duration_ms: z.int().min(0),
})
export type ToolCallRecord = z.infer<typeof toolCallRecordSchema>

/** The audit's record of one tool call; conversation and message are null for calls made directly. */
export const toolInvocationRecordSchema = z.strictObject({
  id: z.uuid(),
  conversation_id: z.uuid().nullable(),
  message_id: z.uuid().nullable(),
  user_id: userIdSchema,
  tool_name: z.string().min(1),
  parameters: z.record(z.string(), z.unknown()),
  intent_classification: z.string().nullable(),
  result: toolResponseSchema,
  success: z.boolean(),
  error_message: z.string().nullable(),
  invoked_at: z.iso.datetime(),
  duration_ms: z.int().min(0),
  via: viaSchema.nullable().optional(),
})
export type ToolInvocationRecord = z.infer<typeof toolInvocationRecordSchema>
