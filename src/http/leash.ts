// Agents on a leash: what a token may do, and how often. Without a leash nothing here has any effect.

import type { MiddlewareHandler } from 'hono'
import type { Sayso } from '../compose.ts'
import { RIGHTS, type Rights } from '../domain/account.ts'
import type { CallHow } from '../domain/elicitation.ts'
import { AppError } from '../domain/errors.ts'
import type { OwnSettings } from '../domain/settings.ts'
import type { ToolName, ToolResponse } from '../domain/tool-call.ts'
import { isReadOnly } from '../domain/tool-hints.ts'
import { type Budget, createBudget } from '../runtime/budget.ts'
import type { Caller, Env, Leash } from './env.ts'
import { isOnlyLooking, readOnly } from './writers-only.ts'

const needs: Record<ToolName, Rights> = {
  list_tasks: 'read',
  add_task: 'add',
  update_task: 'change',
  complete_task: 'change',
  delete_task: 'ask',
}

const refusals: Record<Rights, string> = {
  read: 'This token is read-only.',
  add: 'This token may only read and add tasks.',
  change: 'This token may not delete tasks.',
  ask: 'This token may use tools only.',
  full: 'Only you can do that, signed in on the page.',
}

/** Only for someone signed in on the page, whatever a token may do otherwise. */
const personal = new Set([
  'DELETE /api/me',
  'POST /api/tokens/revoke',
  'GET /api/webhook-key',
  'POST /api/calendar-key',
])

/** A route that is no tool can do anything, so it needs the right to do everything. */
export function onLeash(): MiddlewareHandler<Env> {
  return (context, next) => {
    const { leash } = context.get('caller')
    const { method, path } = context.req
    if (leash && personal.has(`${method} ${path}`)) throw refusal('full')
    const isTool = method === 'POST' && path.startsWith('/api/tools/')
    if (leash && leash.rights !== 'full' && !isTool && !isOnlyLooking(context.req)) throw refusal(leash.rights)
    return next()
  }
}

/** Only the person decides whether deletes are asked about, never a token of theirs. */
export function checkSettings({ leash }: Caller, given: OwnSettings): void {
  if (leash && 'confirmation_required' in given) throw refusal('full')
}

type CallTool = (tool_name: ToolName, parameters: Record<string, unknown>, how?: CallHow) => Promise<ToolResponse>

/** The tools as this caller may use them. */
export function toolsFor(sayso: Sayso, { user_id, token_id, leash, may_write }: Caller): CallTool {
  return async (tool_name, parameters, how = {}) => {
    if (!may_write && !isReadOnly(tool_name)) throw readOnly()
    if (!leash || leash.rights === 'full' || isReadOnly(tool_name))
      return await sayso.callTool(user_id, tool_name, parameters, how)
    if (RIGHTS.indexOf(leash.rights) < RIGHTS.indexOf(needs[tool_name])) throw refusal(leash.rights)
    takeChange(leash, token_id ?? user_id)
    if (tool_name !== 'delete_task') return await sayso.callTool(user_id, tool_name, parameters, how)
    // A yes that an agent brings does not come from the person: people say it to us.
    if ('confirmation_token' in parameters || (how.elicitation !== undefined && how.elicitation.step !== 'ask'))
      throw new AppError('FORBIDDEN', 'Deletes made with this token wait for your own yes in Sayso.')
    const response = await sayso.callTool(user_id, tool_name, parameters, how.key === undefined ? {} : { key: how.key })
    return response.error_code === 'CONFIRMATION_REQUIRED' ? await askPerson(leash, response) : response
  }
}

/** The person gets the question; nobody gets its token. */
async function askPerson(leash: Leash, response: ToolResponse): Promise<ToolResponse> {
  const { task } = response.data ?? {}
  if (task === undefined) return response
  const said = await leash.ask(task.id)
  const error =
    said === 'no'
      ? 'The user did not say yes, so nothing was deleted'
      : 'The user is asked in Sayso. Nothing is deleted until they say yes there.'
  return { ...response, data: { task }, error }
}

const budgets = new Map<number, Budget>()

function takeChange({ changes_per_minute }: Leash, key: string): void {
  const budget = budgets.get(changes_per_minute) ?? createBudget(changes_per_minute)
  budgets.set(changes_per_minute, budget)
  const spent = budget.take(key)
  if (spent !== null)
    throw new AppError(
      'TOO_MANY',
      `This token may make ${changes_per_minute} changes a minute. Please wait a moment.`,
      spent,
    )
}

function refusal(rights: Rights): AppError {
  return new AppError('FORBIDDEN', refusals[rights])
}
