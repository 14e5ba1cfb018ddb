// Applies a language model's proposal under the same rules as everything else: it is carried out only if it agrees with
// the rules' own reading and no word is left over. Otherwise it is offered, and deletes are confirmed.

import type { Act } from '../../domain/act.ts'
import type { UserIntent } from '../../domain/intent.ts'
import type { Consult, Suggestion } from '../../domain/suggestion.ts'
import { say } from '../respond.ts'
import { offeredTitles, type SuggestedAct, translate } from '../suggestion/acts.ts'
import { smallTalk } from '../suggestion/voice.ts'
import { isCovered, isNamed } from '../suggestion/words.ts'
import { idsIn } from '../task-ids.ts'
import { intentOf } from '../understand.ts'
import { askAboutAll } from './bulk.ts'
import { changeOf, fieldsOf } from './change.ts'
import { consult, doubtOf } from './consult.ts'
import { byIds, resolve } from './resolve.ts'
import type { Outcome, Part, Scene, Steps } from './steps.ts'

/** How to go on: an outcome, acts to do, or one to offer. */
export type Taken =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'acts'; readonly acts: readonly Act[]; readonly intent: UserIntent }
  | { readonly kind: 'offer'; readonly act: Act; readonly intent: UserIntent }

/** Null if there is no model, nothing to ask it, or nothing usable in its answer: the plan then goes on without it. */
export function* takeSuggestion(scene: Scene): Steps<Taken | null> {
  const { suggestion } = scene.context
  if (suggestion === undefined) return null
  const because = doubtOf(scene)
  if (because === null) return null
  if (suggestion === null) {
    const outcome = yield* consult(scene, because)
    return outcome === null ? null : { kind: 'outcome', outcome }
  }
  if (suggestion.answer.kind === 'failure') {
    scene.trace.push(`no suggestion: ${suggestion.answer.why}`)
    return null
  }
  const { actions, confidence, say: said } = suggestion.answer.proposal
  if (confidence < scene.context.settings.intent_confidence_threshold) return refuse(scene, 'it is not sure either')
  if (actions.length === 0) return because === 'talk' ? talk(scene, said ?? '', confidence) : null
  const translated = translate(actions, suggestion.asked, scene.context)
  if ('refused' in translated) return refuse(scene, translated.refused)
  const [first] = translated.acts
  if (first === undefined) return null
  if (!(yield* isUpToDate(scene, suggestion, translated.acts))) return refuse(scene, 'its tasks have changed since')
  const wrong = contradiction(scene, translated.acts)
  if (wrong !== null) return refuse(scene, wrong)
  const intent: UserIntent = { ...intentOf(first.act, null, confidence), classification_method: 'LLM_FALLBACK' }
  return weigh(scene, because, translated.acts, intent) ?? refuse(scene, 'words are left over')
}

/** From here on the turn follows the proposal. */
export function adopt(scene: Scene, acts: readonly Act[], intent: UserIntent): void {
  scene.understood = { ...scene.understood, intent, acts, reserved: [], left: [], interpretation: null }
  scene.suggested = true
  scene.trace.push(`the model suggests ${acts.map((act) => act.does).join(', ')}`)
}

/** Records the refusal in the audit and goes on as if no model had been asked. */
export function refuse(scene: Scene, why: string): null {
  scene.trace.push(`llm-proposal-rejected: ${why}`)
  return null
}

function talk(scene: Scene, said: string, confidence: number): Taken | null {
  const text = smallTalk(said)
  if (text === null) return refuse(scene, 'no small talk')
  const { understood } = scene
  const intent: UserIntent = { ...understood.intent, confidence, classification_method: 'LLM_FALLBACK' }
  scene.understood = { ...understood, intent }
  const parts = [say(scene.context, 'voice', { text })]
  return { kind: 'outcome', outcome: { decision_type: 'RESPOND_ONLY', parts, pending: null, act: null } }
}

/** Whether every task still has the title that the model was shown. */
function* isUpToDate(scene: Scene, suggestion: Suggestion, acts: readonly SuggestedAct[]): Steps<boolean> {
  const ids = [...new Set(acts.flatMap(({ task_ids }) => task_ids))]
  const tasks = (yield* byIds(scene, ids)) ?? []
  const titles = offeredTitles(suggestion)
  return tasks.length === ids.length && tasks.every(({ id, title }) => titles.get(id) === title)
}

/** What the user plainly said stands: the model may only find tasks that nothing else found. */
function contradiction({ understood }: Scene, acts: readonly SuggestedAct[]): string | null {
  const said = [...understood.acts, ...understood.reserved.map(({ act }) => act)].filter(isCommand)
  if (said.length === 0) return null
  // Our local model's verdict on a sentence is just another opinion, but tasks named in it were still named.
  const isOpinion = understood.intent.classification_method === 'LOCAL_MODEL'
  if (!isOpinion && (said.length !== acts.length || said.some((act, index) => act.does !== acts[index]?.act.does)))
    return 'something else was said'
  const others = said.some((act, index) => {
    const named = idsIn(act)
    const chosen = acts[index]?.task_ids ?? []
    return named.length > 0 && (named.length !== chosen.length || named.some((id) => !chosen.includes(id)))
  })
  return others ? 'other tasks were named' : null
}

function isCommand({ does }: Act): boolean {
  return (
    does === 'add' || does === 'finish' || does === 'reopen' || does === 'change' || does === 'delete' || does === 'ask'
  )
}

/** Carries out, confirms or offers the acts; null if they can't be put as one question. */
function weigh(
  scene: Scene,
  because: Consult['because'],
  acts: readonly SuggestedAct[],
  intent: UserIntent,
): Taken | null {
  const all = acts.map(({ act }) => act)
  // Looking changes nothing, and deletes are confirmed anyway.
  if (all.every((act) => act.does === 'ask' || act.does === 'delete')) return { kind: 'acts', acts: all, intent }
  if (isOpen(scene, because) && agrees(scene, acts) && isExplained(scene, acts))
    return { kind: 'acts', acts: all, intent }
  const [act, ...more] = all
  if (act === undefined || more.length > 0) return null
  return { kind: 'offer', act: act.does === 'change' ? keepValues(scene, act) : act, intent }
}

/** Small talk is never acted on, and words that name no task don't name one just because a model says so. */
function isOpen({ understood }: Scene, because: Consult['because']): boolean {
  if (because === 'no task') return understood.intent.classification_method === 'LOCAL_MODEL'
  return because !== 'talk'
}

/** Asks whether to do it to exactly these tasks; null if there are none or nothing would change. */
export function* offerAll(scene: Scene, act: Act): Steps<Part | null> {
  if (act.does !== 'finish' && act.does !== 'reopen' && act.does !== 'change') return null
  const found = yield* resolve(scene, act.set, null)
  const [first] = found.kind === 'tasks' ? found.tasks : []
  if (found.kind !== 'tasks' || first === undefined || found.tasks.length < 2) return null
  if (act.does !== 'change') return askAboutAll(scene, act, found.tasks, [])
  const { values } = act
  const wanted = values.title === undefined ? found.tasks.map((task) => fieldsOf(scene, values, task)) : [null]
  if (wanted.some((fields) => fields === null)) return null
  const changes = found.tasks.map((task, index) => changeOf(scene, values, { ...task, ...wanted[index] }))
  return askAboutAll(scene, act, found.tasks, changes)
}

/** Whether the rules, or the local model, read the message as the same kinds of act. */
function agrees({ understood, context }: Scene, acts: readonly SuggestedAct[]): boolean {
  const own = [...understood.acts, ...understood.reserved.map(({ act }) => act)]
  return (
    !context.message.includes('?') &&
    own.length === acts.length &&
    own.every((act, index) => act.does === acts[index]?.act.does)
  )
}

function isExplained(scene: Scene, acts: readonly SuggestedAct[]): boolean {
  const { context, focus, known } = scene
  const ids = acts.flatMap(({ task_ids }) => task_ids)
  const isFocus = ids.length > 0 && ids.length === focus.length && ids.every((id) => focus.includes(id))
  const titles = ids.flatMap((id) => known.get(id)?.title ?? [])
  if (!isFocus && !titles.every((title) => isNamed(title, context.message))) return false
  return isCovered(context.message, {
    titles,
    values: acts.flatMap(({ values }) => values),
    said: acts.map(({ said }) => said),
    isFocus,
  })
}

/** Values that the rules could read take precedence over the model's. */
function keepValues({ understood }: Scene, act: Act & { does: 'change' }): Act {
  const [own] = understood.acts
  return own?.does === 'change' && Object.keys(own.values).length > 0 ? { ...act, values: own.values } : act
}
