import type { Act } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import type { ToolResponse } from '../../domain/tool-call.ts'
import { failure, say } from '../respond.ts'
import { sayDue } from '../say-due.ts'
import { taskIdsOf } from '../task-ids.ts'
import { question } from './add.ts'
import { askAboutAll, askBefore, exactly } from './bulk.ts'
import { resolveOrFilter } from './by-filter.ts'
import { effectOf } from './effects.ts'
import { gonePositions } from './gone.ts'
import { explain } from './not-found.ts'
import { byIds } from './resolve.ts'
import { callAll, type Part, type Scene, type Steps } from './steps.ts'

type Finish = Act & { does: 'finish' | 'reopen' }

/** Completes or reopens tasks. Doing so twice doesn't toggle: if a task already is in that state, we only say so. */
export function* finish(scene: Scene, act: Finish): Steps<readonly Part[]> {
  const { context } = scene
  const completed = act.does === 'finish'
  const word = completed ? 'complete_task' : 'reopen_task'
  const found = yield* resolveOrFilter(scene, act.set, completed ? 'pending' : 'completed')
  if (found.kind !== 'tasks') return [explain(scene, act, word, found)]
  const [only] = found.tasks
  if (act.does === 'finish' && act.unsure && only?.status === 'pending' && found.tasks.length === 1)
    return [askWhetherDone(scene, act, only)]
  // A repeating task is open again once completed, and must not be completed twice in one message.
  const again = found.tasks.filter(({ id }) => completed && scene.finished.has(id))
  const open = found.tasks.filter((task) => (task.status === 'completed') !== completed && !again.includes(task))
  const isGuess = found.guessed === true || (act.does === 'finish' && act.unsure && open.length > 1)
  const asked = isGuess && !scene.confirmed ? askAboutAll(scene, act, open, []) : askBefore(scene, act, open, [])
  if (asked !== null) return [asked]
  const responses =
    open.length === 0
      ? []
      : yield* callAll(
          scene,
          open.map((task) => ({ tool_name: 'complete_task', parameters: { task_id: task.id, completed } })),
        )
  scene.focus = found.tasks.map((task) => task.id)
  const already = found.tasks
    .filter((task) => !open.includes(task) && !again.includes(task))
    .map((task) => ({
      ...say(context, completed ? 'already_done' : 'already_open', { title: task.title }),
      mentioned: [task.id],
    }))
  const parts = [...report(scene, act, open, responses), ...already, ...gonePositions(scene, found.gone)]
  const others = yield* keptOut(scene, act)
  return others.length === 0 ? parts : parts.map((part) => ({ ...part, others }))
}

/** "all done except the count": the exception becomes the focus. */
function* keptOut(scene: Scene, { set: { except } }: Finish): Steps<readonly string[]> {
  const ids = taskIdsOf(except?.mentions ?? [])
  const tasks = ids.length === 0 ? [] : yield* byIds(scene, ids)
  return (tasks ?? []).filter(({ status }) => status === 'pending').map(({ id }) => id)
}

function report(scene: Scene, act: Finish, tasks: readonly Task[], responses: readonly ToolResponse[]): Part[] {
  const { context } = scene
  const word = act.does === 'finish' ? 'complete_task' : 'reopen_task'
  const done: { before: Task; after: Task }[] = []
  const failed: Part[] = []
  for (const [index, before] of tasks.entries()) {
    const response = responses[index]
    const after = response?.data?.task
    if (response?.success === true && after !== undefined) {
      done.push({ before, after })
      // "reopen the plants, then take its date off": the rest of the message sees it as open.
      scene.known.set(after.id, after)
      if (act.does === 'finish') scene.finished.add(after.id)
    } else if (response?.error_code === 'TASK_NOT_FOUND')
      failed.push(say(context, 'task_gone', { title: before.title }))
    else failed.push(failure(context, word, response ?? nothing))
  }
  const titles = done.map(({ after }) => after.title)
  const [title] = titles
  if (title === undefined) return failed
  const said = {
    mentioned: done.map(({ after }) => after.id),
    effects: done.map(({ before, after }) => effectOf(before, after)),
  }
  const key = act.does === 'finish' ? 'completed' : 'reopened'
  const [only] = done
  const part =
    titles.length === 1 && only !== undefined
      ? (comesRound(scene, only.after, key) ?? say(context, key, { title }))
      : say(context, act.does === 'finish' ? 'completed_many' : 'reopened_many', { titles })
  return [{ ...part, ...said }, ...failed]
}

/** A repeating task is open again, so we say when it is next due. */
function comesRound({ context }: Scene, { title, status, due_date }: Task, key: 'completed' | 'reopened'): Part | null {
  if (key === 'reopened' || status === 'completed' || due_date === null) return null
  return say(context, 'completed_round', { title, due: sayDue(due_date, context.now, context.timezone) })
}

const nothing = { success: false, data: null, error: null, error_code: 'INTERNAL_ERROR' } as const

/** If a statement only might be about this task, we ask instead of acting. */
export function askWhetherDone({ context }: Scene, act: Act & { does: 'finish' }, task: Task): Part {
  const part = say(context, 'ask_statement', { title: task.title })
  const resumed = { ...act, unsure: false, set: exactly(act.set, [task]) }
  return {
    ...part,
    mentioned: [task.id],
    clarification: question(part.text, 'statement', resumed, context.now, [
      { position: 1, task_id: task.id, title: task.title },
    ]),
  }
}
