// Questions back to the user: which task, or why none could be found.

import type { Action } from '../../domain/action.ts'
import type { ClarificationOption } from '../../domain/conversation.ts'
import type { Task } from '../../domain/task.ts'
import type { ActionWord } from '../replies/catalogue.ts'
import { saidTask, say } from '../respond.ts'
import type { Found } from './find.ts'
import type { Part, Scene } from './steps.ts'

const OPTIONS = 5
const CURRENT = 20

export type NotFound = Exclude<Found, { kind: 'tasks' }>

/** What to say, and what to keep open, when a reference did not lead to tasks. */
export function explain(scene: Scene, action: Action, word: ActionWord, found: NotFound): Part {
  const { context } = scene
  switch (found.kind) {
    case 'several':
      return whichTask(scene, action, found.reference, found.tasks)
    case 'none':
      return withCurrent(
        say(context, 'not_found', { reference: found.reference, tasks: said(scene, found.current) }),
        found.current,
      )
    case 'no_position':
      return withCurrent(
        say(context, 'no_such_position', { position: found.position, tasks: said(scene, found.current) }),
        found.current,
      )
    case 'unknown':
      return openQuestion(say(context, 'which_pronoun', { reference: found.reference }), action)
    case 'missing':
      return openQuestion(say(context, 'which_missing', { action: word }), action)
    case 'empty':
      return say(context, 'none_match', { label: found.label })
    case 'failed':
      return { ...say(context, 'tool_failed', { action: word, error_code: null }), status: 'error', failed: true }
  }
}

function whichTask(scene: Scene, action: Action, reference: string, tasks: readonly Task[]): Part {
  const nearest = tasks.slice(0, OPTIONS)
  const part = say(scene.context, 'which_task', {
    reference,
    tasks: nearest.map((task) => saidTask(scene.context, task)),
    more: tasks.length > OPTIONS,
  })
  const clarification = {
    about: 'task' as const,
    question: part.text,
    options: optionsOf(nearest),
    attempts: 0,
    action,
    rest: [],
  }
  return { ...part, clarification, others: nearest.map((task) => task.id) }
}

/** A question without options: any words that name a task answer it. */
function openQuestion(part: Part, action: Action): Part {
  return { ...part, clarification: { about: 'task', question: part.text, options: [], attempts: 0, action, rest: [] } }
}

export function optionsOf(tasks: readonly Task[]): ClarificationOption[] {
  return tasks.map((task, index) => ({ position: index + 1, task_id: task.id, title: task.title }))
}

function said(scene: Scene, tasks: readonly Task[]) {
  return tasks.slice(0, CURRENT).map((task) => saidTask(scene.context, task))
}

/** The current list was shown with the answer, so its positions count from now on. */
function withCurrent(part: Part, current: readonly Task[]): Part {
  const tasks = current.slice(0, CURRENT)
  return tasks.length > 0 ? { ...part, listed: { first: 1, tasks, shown: null } } : part
}
