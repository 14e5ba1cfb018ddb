// Decides when a language model may help, and what it is told.

import type { Consult } from '../../domain/suggestion.ts'
import { say } from '../respond.ts'
import { isNamed } from '../suggestion/words.ts'
import { byIds, read } from './resolve.ts'
import type { Outcome, Scene, Steps } from './steps.ts'

const CANDIDATES = 30
const HISTORY = 6
const LONGEST = 1000
const LONGEST_EARLIER = 300

/** Why the rules are unsure; null if they are sure, and then nothing is sent anywhere. */
export function doubtOf(scene: Scene): Consult['because'] | null {
  const { understood, answer, context, known } = scene
  const { acts, reserved, intent } = understood
  if (answer !== null || context.message.length > LONGEST) return null
  const [act] = acts
  if (act === undefined) {
    const [held] = reserved
    return held === undefined
      ? 'unsure'
      : held.reserve === 'left over' || held.reserve === 'garbled'
        ? 'left over'
        : null
  }
  if ((intent.confidence ?? 1) < context.settings.intent_confidence_threshold) return 'unsure'
  if (acts.length > 1) return null
  if (act.does === 'talk') return act.about === 'remark' || act.about === 'other' ? 'talk' : null
  // Words that nobody asked to add, but that mention an existing task, may well ask for something else.
  if (act.does === 'offer')
    return [...known.values()].some(({ title }) => isNamed(title, context.message)) ? 'unsure' : null
  if (!('set' in act) || act.set === undefined) return null
  const { mentions, where } = act.set
  if (mentions.length === 0) return intent.classification_method === 'LOCAL_MODEL' ? 'no task' : null
  const words = act.does === 'ask' ? where?.words?.join(' ') : undefined
  const isSought = words !== undefined && ![...known.values()].some(({ title }) => isNamed(title, words))
  return isSought || mentions.some((mention) => mention.by === 'name') ? 'no task' : null
}

/**
 * Collects what is sent: the message, the last exchange and the titles it may be about. Null if no task can be found.
 */
export function* consult(scene: Scene, because: Consult['because']): Steps<Outcome | null> {
  const { context, known, focus } = scene
  const spoken = (yield* byIds(scene, focus)) ?? []
  if (known.size < CANDIDATES) yield* read(scene, { status: 'pending', limit: CANDIDATES })
  const tasks = [...new Set([...spoken, ...known.values()])].slice(0, CANDIDATES)
  if (because === 'no task' && tasks.length === 0) return null
  scene.trace.push(`asks the model: ${because}`)
  return {
    decision_type: 'RESPOND_ONLY',
    parts: [say(context, 'asks_model', {})],
    pending: null,
    act: context.metadata.last_act,
    consult: {
      because,
      message: context.message,
      history: context.message_history
        .flatMap(({ role, content }) =>
          role === 'system' ? [] : [{ role, content: content.slice(0, LONGEST_EARLIER).toWellFormed() }],
        )
        .slice(-HISTORY),
      candidates: tasks.map(({ id, title }) => ({ task_id: id, title })),
    },
  }
}
