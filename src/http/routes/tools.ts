import type { Hono } from 'hono'
import { z } from 'zod'
import type { Sayso } from '../../compose.ts'
import { AppError } from '../../domain/errors.ts'
import { type ToolResponse, toolNameSchema } from '../../domain/tool-call.ts'
import type { Env } from '../env.ts'
import { toolsFor } from '../leash.ts'
import { readListQuery } from '../list-query.ts'
import { readBody, readElicitation, readKey } from '../read.ts'

/** The tool itself says what is wrong with its arguments; here they need only be an object. */
const argumentsSchema = z.record(z.string(), z.unknown(), 'The body must be an object with the arguments.')

export function toolRoutes(app: Hono<Env>, sayso: Sayso): void {
  app.get('/api/tasks', async (context) => {
    const { user_id } = context.get('caller')
    const response = await sayso.callTool(user_id, 'list_tasks', readListQuery(context.req.queries()))
    return context.json(response, statusOf(response))
  })

  app.post('/api/tools/:tool_name', async (context) => {
    const tool = toolNameSchema.safeParse(context.req.param('tool_name'))
    if (!tool.success) throw new AppError('NOT_FOUND', 'There is no such tool.')
    const parameters = await readBody(context, argumentsSchema)
    const how = { key: readKey(context), elicitation: readElicitation(context) }
    const response = await toolsFor(sayso, context.get('caller'))(tool.data, parameters, how)
    const status = statusOf(response)
    return context.json(response, status, status === 503 ? { 'Retry-After': '1' } : {})
  })
}

const statuses = {
  TASK_NOT_FOUND: 404,
  VALIDATION_ERROR: 400,
  CONFIRMATION_REQUIRED: 409,
  FORBIDDEN: 403,
  UNAUTHORIZED: 401,
  CONFLICT: 409,
  DATABASE_ERROR: 503,
  INTERNAL_ERROR: 500,
} as const

function statusOf(response: ToolResponse) {
  return response.error_code === null ? 200 : statuses[response.error_code]
}
