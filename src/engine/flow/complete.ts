import type { Action } from '../../domain/action.ts'
import type { Task } from '../../domain/task.ts'
import { failure, say } from '../respond.ts'
import { explain } from './ask.ts'
import { find, inStatus } from './find.ts'
import { gonePositions } from './gone.ts'
import { callAll, type Part, type Scene, type Steps } from './steps.ts'

type Complete = Extract<Action, { does: 'complete' }>

/** Completes or reopens; twice is not a toggle, so what is already so is only said. */
export function* complete(scene: Scene, action: Complete): Steps<readonly Part[]> {
  const word = action.completed ? 'complete_task' : 'reopen_task'
  const status = action.completed ? 'pending' : 'completed'
  const found = yield* find(scene, inStatus(action.which, status), status)
  if (found.kind !== 'tasks') return [explain(scene, action, word, found)]
  const [only] = found.tasks
  if (action.stated === true && found.unsure && only !== undefined) return [askWhetherDone(scene, action, only)]
  const open = found.tasks.filter((task) => (task.status === 'completed') !== action.completed)
  const responses =
    open.length === 0
      ? []
      : yield* callAll(
          scene,
          open.map((task) => ({
            tool_name: 'complete_task',
            parameters: { task_id: task.id, completed: action.completed },
          })),
        )
  const done = open.map((task, index) => report(scene, action, task, responses[index]))
  const already = found.tasks.filter((task) => !open.includes(task)).map((task) => sayAlready(scene, action, task))
  return [...done, ...already, ...gonePositions(scene, found.gone)]
}

function report(scene: Scene, action: Complete, task: Task, response: Parameters<typeof failure>[2] | undefined): Part {
  const { context } = scene
  const word = action.completed ? 'complete_task' : 'reopen_task'
  if (response?.error_code === 'TASK_NOT_FOUND') return say(context, 'task_gone', { title: task.title })
  if (response === undefined || !response.success) return failure(context, word, response ?? nothing)
  const title = response.data?.task?.title ?? task.title
  return {
    ...say(context, action.completed ? 'completed' : 'reopened', { title }),
    changed: true,
    mentioned: [task.id],
  }
}

const nothing = { success: false, data: null, error: null, error_code: 'INTERNAL_ERROR' } as const

function sayAlready({ context }: Scene, action: Complete, task: Task): Part {
  return {
    ...say(context, action.completed ? 'already_done' : 'already_open', { title: task.title }),
    mentioned: [task.id],
  }
}

/** A statement that only might be about this task is asked about, not acted on. */
function askWhetherDone({ context }: Scene, action: Complete, task: Task): Part {
  const part = say(context, 'ask_statement', { title: task.title })
  const which = { kind: 'ids' as const, text: task.title, task_ids: [task.id] }
  const options = [{ position: 1, task_id: task.id, title: task.title }]
  const resumed = { does: 'complete' as const, which, completed: action.completed }
  return {
    ...part,
    mentioned: [task.id],
    clarification: { about: 'statement', question: part.text, options, attempts: 0, action: resumed, rest: [] },
  }
}
