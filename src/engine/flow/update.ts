import type { Action, Changes } from '../../domain/action.ts'
import type { Task } from '../../domain/task.ts'
import type { ToolResponse } from '../../domain/tool-call.ts'
import { failure, say } from '../respond.ts'
import { sayDue } from '../say-due.ts'
import { explain } from './ask.ts'
import { find, inStatus } from './find.ts'
import { gonePositions } from './gone.ts'
import { callAll, type Part, type Scene, type Steps } from './steps.ts'
import { tooLong } from './too-long.ts'

type Update = Extract<Action, { does: 'update' }>

/** Changes any field of the tasks meant; what to change is asked for when it was not said. */
export function* update(scene: Scene, action: Update): Steps<readonly Part[]> {
  const found = yield* find(scene, inStatus(action.which, 'pending'), 'pending')
  if (found.kind !== 'tasks') return [explain(scene, action, 'update_task', found)]
  const { repeats, ...changes } = action.changes
  const [only] = found.tasks
  if (Object.keys(changes).length === 0)
    return only === undefined ? gonePositions(scene, found.gone) : [askChange(scene, only)]
  const refused = tooLong(scene, changes)
  if (refused !== null) return [refused]
  const responses =
    found.tasks.length === 0
      ? []
      : yield* callAll(
          scene,
          found.tasks.map((task) => ({ tool_name: 'update_task', parameters: { task_id: task.id, ...changes } })),
        )
  const parts = found.tasks.flatMap((task, index) => {
    const response = responses[index]
    return response === undefined ? [] : [report(scene, changes, repeats ?? false, task, response)]
  })
  return [...parts, ...gonePositions(scene, found.gone)]
}

function report(scene: Scene, changes: Changes, repeats: boolean, before: Task, response: ToolResponse): Part {
  const { context } = scene
  if (response.error_code === 'TASK_NOT_FOUND') return say(context, 'task_gone', { title: before.title })
  const task = response.data?.task
  if (!response.success || task === undefined) return failure(context, 'update_task', response)
  const details = changedDetails(scene, changes, task)
  const part =
    changes.title === undefined
      ? say(context, 'changed', { title: task.title, details, repeats })
      : say(context, 'renamed', { old_title: before.title, new_title: task.title, details })
  return { ...part, changed: true, mentioned: [task.id] }
}

/** What changed besides the title, as the tool reported it back. */
function changedDetails({ context }: Scene, changes: Changes, task: Task): string[] {
  const details: string[] = []
  if (changes.due_date !== undefined)
    details.push(task.due_date === null ? 'no due date' : `due ${sayDue(task.due_date, context.now, context.timezone)}`)
  if (changes.priority !== undefined) details.push(task.priority === null ? 'no priority' : `${task.priority} priority`)
  if (changes.description !== undefined)
    details.push(task.description === null ? 'no description' : `description '${task.description}'`)
  if (changes.status !== undefined) details.push(task.status === 'completed' ? 'done' : 'open again')
  return details
}

function askChange({ context }: Scene, task: Task): Part {
  const part = say(context, 'ask_change', { title: task.title })
  const which = { kind: 'ids' as const, text: task.title, task_ids: [task.id] }
  const action = { does: 'update' as const, which, changes: {} }
  return {
    ...part,
    mentioned: [task.id],
    clarification: { about: 'change', question: part.text, options: [], attempts: 0, action, rest: [] },
  }
}
