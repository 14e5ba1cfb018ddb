import { deleteTaskSchema } from '../domain/tool-call.ts'
import { toolHints } from '../domain/tool-hints.ts'
import { fail, notFound, succeed } from './answers.ts'
import { skipOne } from './come-round.ts'
import { defineTool, type Proof, type Removal, type ToolScope } from './contract.ts'
import { findTask } from './find-task.ts'
import { readTaskId } from './task-id.ts'

export const deleteTask = defineTool({
  name: 'delete_task',
  title: 'Delete a task',
  description:
    'Deletes a task for good. The first call only asks; a second call with its confirmation_token deletes. Of a task that repeats, scope: one passes over this time of it and deletes nothing.',
  hints: toolHints.delete_task,
  parameters: deleteTaskSchema,
  async run({ task_id, confirmation_token, scope: which = 'all' }, scope) {
    const id = readTaskId(task_id)
    if (id === null) return notFound
    const skipped = which === 'one' ? await skip(id, scope) : null
    if (skipped !== null) return skipped
    const { elicitation } = scope
    if (confirmation_token === undefined && elicitation?.step === 'no') return await keep(elicitation.token, scope)
    const token = confirmation_token ?? (elicitation?.step === 'yes' ? elicitation.token : undefined)
    if (token === undefined) return await ask(id, scope)
    const proof = proofOf(token, scope)
    return proof === null ? refused : answer(await scope.tasks.remove(id, proof))
  },
})

export const declined = fail('CONFIRMATION_REQUIRED', 'The user did not say yes, so nothing was deleted')
export const refused = fail('CONFLICT', 'That confirmation is not valid any more')

function answer(removal: Removal) {
  switch (removal.outcome) {
    case 'removed':
      return succeed({ task: removal.task })
    case 'no_task':
      return notFound
    case 'no_confirmation':
      return refused
    case 'renamed':
      return fail('CONFLICT', 'The task has another title now', { task: removal.task })
  }
}

/** Skips one time of a repeating task, which deletes nothing; null if it was the last one. */
async function skip(id: string, scope: ToolScope) {
  const found = await findTask(id, scope)
  const task = found === null ? null : await skipOne(found, scope)
  return task === null ? null : succeed({ task })
}

async function ask(id: string, scope: ToolScope) {
  const task = await findTask(id, scope)
  if (task === null) return notFound
  if (scope.turn !== null) return fail('CONFIRMATION_REQUIRED', 'Deleting needs a confirmation', { task })
  const token = scope.newToken()
  const by = scope.elicitation === undefined ? 'token' : 'elicitation'
  const { expires_at } = await scope.tasks.offerRemoval(task, token, by)
  return fail('CONFIRMATION_REQUIRED', 'Ask the user, then call again with this token', {
    task,
    confirmation_token: token,
    expires_at,
  })
}

async function keep(token: string, scope: ToolScope) {
  await scope.tasks.withdrawRemoval(token)
  return declined
}

/** Inside a turn the token is the id of that turn's confirmation; outside, the secret from a first call. */
export function proofOf(token: string, scope: ToolScope): Proof | null {
  if (scope.turn === null) return { by: 'token', token, used_by: scope.newId() }
  const confirmation_id = readTaskId(token)
  if (confirmation_id === null) return null
  if (scope.brought?.confirmation_id === confirmation_id)
    return { by: 'token', token: scope.brought.token, used_by: scope.turn.message_id }
  return { by: 'turn', confirmation_id, ...scope.turn }
}
