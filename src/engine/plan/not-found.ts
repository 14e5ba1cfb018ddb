// Asks which task was meant, or says why none was found.

import type { Act, Mention } from '../../domain/act.ts'
import type { ClarificationOption } from '../../domain/conversation.ts'
import type { Task } from '../../domain/task.ts'
import type { ActionWord } from '../replies/catalogue.ts'
import { saidTask, say } from '../respond.ts'
import { question } from './add.ts'
import { labelOf } from './label.ts'
import type { Found } from './resolve.ts'
import type { Part, Scene } from './steps.ts'

const OPTIONS = 5
const CURRENT = 20

export type NotFound = Exclude<Found, { kind: 'tasks' }>

/** The reply, and the question to keep open, when a set led to no tasks. */
export function explain(scene: Scene, act: Act, word: ActionWord, found: NotFound): Part {
  const { context } = scene
  const open = (part: Part, options: ClarificationOption[] = []): Part => ({
    ...part,
    clarification: question(part.text, 'task', withMention(act, found.of, null), context.now, options),
  })
  switch (found.kind) {
    case 'several': {
      const nearest = found.tasks.slice(0, OPTIONS)
      const part = say(context, 'which_task', {
        reference: found.reference,
        tasks: said(scene, nearest),
        more: found.tasks.length > OPTIONS,
      })
      const asked = open(part, optionsOf(nearest))
      return {
        ...asked,
        ...withUnshown(asked, found.tasks.slice(OPTIONS)),
        others: nearest.map((task) => task.id),
        // "delete the first" means the first of these.
        listed: { first: 1, tasks: nearest, shown: null },
      }
    }
    case 'none':
      if (found.current.length === 0) return say(context, 'not_found', { reference: found.reference, tasks: [] })
      return open(
        say(context, 'not_found', { reference: found.reference, tasks: said(scene, found.current) }),
        optionsOf(found.current),
      )
    case 'near': {
      const part = say(context, 'did_you_mean', { reference: found.reference, title: found.task.title })
      return {
        ...part,
        mentioned: [found.task.id],
        clarification: question(part.text, 'offer', withMention(act, found.of, [found.task.id]), context.now),
      }
    }
    case 'no_position':
      if (found.current.length === 0) return say(context, 'no_such_position', { position: found.position, tasks: [] })
      return open(
        say(context, 'no_such_position', { position: found.position, tasks: said(scene, found.current) }),
        optionsOf(found.current),
      )
    case 'unknown':
      return open(say(context, 'which_pronoun', { reference: found.reference }))
    case 'not_left_out':
      return say(context, 'not_left_out', {})
    case 'missing':
      return open(say(context, 'which_missing', { action: word }))
    case 'empty':
      return say(context, 'none_match', { label: labelOf(found.where, '', context) })
    case 'failed':
      return { ...say(context, 'tool_failed', { action: word, error_code: null }), status: 'error', failed: true }
  }
}

/**
 * The act with one of its mentions replaced by these tasks; with null, the mention stays open and everything else is
 * kept.
 */
export function withMention(act: Act, of: Mention | undefined, task_ids: readonly string[] | null): Act {
  if (!('set' in act) || act.set === undefined || of === undefined) return act
  const { mentions } = act.set
  if (task_ids === null && mentions.length < 2) return act
  const instead: Mention =
    task_ids === null ? { by: 'name', text: '', quoted: false } : { by: 'ids', task_ids: [...task_ids] }
  return {
    ...act,
    set: { ...act.set, many: true, mentions: mentions.map((mention) => (mention === of ? instead : mention)) },
  }
}

export function optionsOf(tasks: readonly Task[]): ClarificationOption[] {
  return tasks.slice(0, CURRENT).map((task, index) => ({
    position: index + 1,
    task_id: task.id,
    title: task.title,
    due_date: task.due_date,
  }))
}

const MOST_UNSHOWN = 100

function withUnshown({ clarification }: Part, tasks: readonly Task[]): Pick<Part, 'clarification'> {
  if (clarification === undefined || tasks.length === 0) return {}
  const unshown = tasks.slice(0, MOST_UNSHOWN).map(({ id, title, due_date }) => ({ task_id: id, title, due_date }))
  return { clarification: { ...clarification, unshown } }
}

function said(scene: Scene, tasks: readonly Task[]) {
  return tasks.slice(0, CURRENT).map((task) => saidTask(scene.context, task))
}
