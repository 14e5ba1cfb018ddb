import type { SmallTalk } from '../domain/act.ts'
import type { ConversationMetadata, DoneTurn, LastReading } from '../domain/conversation.ts'
import type { Observation } from '../domain/decision.ts'
import type { UserIntent } from '../domain/intent.ts'
import type { Listed, Outcome, Scene } from './plan/steps.ts'
import { taskIdsOf } from './task-ids.ts'

/** The metadata of a new conversation. */
export const emptyMetadata: ConversationMetadata = {
  task_references: null,
  referenced_at: null,
  last_tool_used: null,
  last_tool_parameters: null,
  last_tool_calls: [],
  mentioned: [],
  others: [],
  shown: null,
  clarification: null,
  last_act: null,
  added: [],
  touched: [],
  done: [],
  undone: [],
  changed: false,
  last_reading: null,
  agent_context: { application_domain: 'task_management', confidence_history: [], clarification_count: 0 },
}

/** What the conversation remembers after this turn. */
export function remember(
  scene: Scene,
  outcome: Outcome,
  intent: UserIntent,
  observations: readonly Observation[],
  trace: readonly string[],
): ConversationMetadata {
  const before = scene.context.metadata
  const listed = outcome.parts.findLast((part) => part.listed !== undefined)?.listed
  const last = observations.at(-1)
  const asks = outcome.decision_type === 'ASK_CLARIFICATION'
  return {
    ...before,
    ...(listed === undefined ? {} : listing(before, listed, scene.context.now)),
    ...(last === undefined
      ? {}
      : { last_tool_used: last.tool_name, last_tool_parameters: withoutToken(last.parameters) }),
    last_tool_calls: observations.map(({ tool_name, parameters, response }) => ({
      tool_name,
      parameters: withoutToken(parameters),
      success: response.success,
    })),
    ...mentions(before, outcome, heldOf(scene)),
    listed: (listed?.tasks.length ?? 0) > 1,
    ...recalled(before, outcome, listed),
    ...history(before, outcome, listed),
    last_act: outcome.act ?? null,
    ...(isCourtesy(scene) ? thread(before) : {}),
    clarification: outcome.parts.findLast((part) => part.clarification !== undefined)?.clarification ?? null,
    last_reading: isWhy(scene)
      ? before.last_reading
      : {
          message: scene.context.message,
          intent_type: intent.intent_type,
          confidence: intent.confidence,
          rule_id: intent.rule_id,
          classification_method: intent.classification_method,
          alternatives: intent.alternatives,
          decision_type: outcome.decision_type,
          tools: observations.map(({ tool_name, response: { success } }) => ({ tool_name, success })),
          trace: [...trace],
          ...evidence(scene, outcome),
          ...suggested(scene, intent),
        },
    agent_context: {
      application_domain: 'task_management',
      confidence_history: [
        ...before.agent_context.confidence_history,
        ...(intent.confidence === null ? [] : [intent.confidence]),
      ].slice(-3),
      clarification_count: before.agent_context.clarification_count + (asks ? 1 : 0),
      asked_in_row: asks ? askedInRow(before) + 1 : 0,
    },
  }
}

/** After "thanks" between two turns, the next message still refers to the turn before. */
function thread({ last_act, changed, listed }: ConversationMetadata): Partial<ConversationMetadata> {
  return { last_act, changed, ...(listed === undefined ? {} : { listed }) }
}

function isCourtesy({ understood: { acts, reserved } }: Scene): boolean {
  return (
    acts.length > 0 && reserved.length === 0 && acts.every((act) => act.does === 'talk' && COURTESIES.has(act.about))
  )
}

const COURTESIES: ReadonlySet<SmallTalk> = new Set<SmallTalk>(['thanks', 'praise', 'apology', 'greeting'])

/** How many questions we have asked in a row. */
export function askedInRow({ agent_context }: ConversationMetadata): number {
  return agent_context.asked_in_row ?? agent_context.clarification_count
}

function listing(before: ConversationMetadata, listed: Listed, now: string): Partial<ConversationMetadata> {
  const earlier = listed.first > 1 ? before.task_references : null
  const positions = listed.tasks.map((task, index) => [String(listed.first + index), task.id] as const)
  return { task_references: { ...earlier, ...Object.fromEntries(positions) }, referenced_at: now, shown: listed.shown }
}

const MOST_TURNS = 10
const MOST_ADDED = 20
/** Limits the memory of a conversation that never shows a list. */
const MOST_TOUCHED = 100
/** From earlier turns, besides those on the list shown. */
const MOST_TOUCHED_BEFORE = 30

/**
 * Adds what was done outside the conversation since the last turn: undo takes it back first, and no correction applies
 * to it.
 */
export function withDone(metadata: ConversationMetadata, outside: readonly DoneTurn[]): ConversationMetadata {
  if (outside.length === 0) return metadata
  return { ...metadata, done: [...metadata.done, ...outside].slice(-MOST_TURNS), undone: [], changed: false }
}

/** What can be undone or redone, and which tasks of the shown list have been touched since. */
function history(
  before: ConversationMetadata,
  outcome: Outcome,
  listed: Listed | undefined,
): Partial<ConversationMetadata> {
  const effects = outcome.parts.flatMap((part) => part.effects ?? [])
  const deleted = outcome.parts.some((part) => part.deleted === true)
  const touched = effects.map((effect) => effect.task_id)
  const fresh = effects.filter((effect) => effect.was === null).map((effect) => effect.task_id)
  return {
    added: [...before.added, ...fresh].slice(-MOST_ADDED),
    touched: [...new Set([...(listed === undefined ? touchedBefore(before, touched) : []), ...touched])].slice(
      -MOST_TOUCHED,
    ),
    changed: effects.length > 0,
    ...turns(before, outcome, effects, deleted),
  }
}

function touchedBefore(
  { touched, task_references }: ConversationMetadata,
  since: readonly string[],
): readonly string[] {
  if (since.length === 0) return touched
  const shown = new Set(Object.values(task_references ?? {}))
  const others = new Set(touched.filter((id) => !shown.has(id)).slice(-MOST_TOUCHED_BEFORE))
  return touched.filter((id) => shown.has(id) || others.has(id))
}

function turns(
  before: ConversationMetadata,
  { turned }: Outcome,
  effects: DoneTurn['effects'],
  deleted: boolean,
): Partial<ConversationMetadata> {
  if (turned !== undefined) return { done: turned.done.slice(-MOST_TURNS), undone: turned.undone.slice(-MOST_TURNS) }
  const [first] = effects
  if (first === undefined) return deleted ? { done: markDeleted(before.done), undone: [] } : {}
  return { done: [...before.done, { effects: [...effects], deleted: false }].slice(-MOST_TURNS), undone: [] }
}

/** A delete makes the newest turn one that can't be undone. */
function markDeleted(done: readonly DoneTurn[]): DoneTurn[] {
  return [...done, { effects: [], deleted: true }].slice(-MOST_TURNS)
}

/** "don't tick the report off yet", "if it rains I'll skip the fair": tasks held back come into focus too. */
function heldOf({ understood: { reserved, interpretation } }: Scene): readonly string[] {
  const held = taskIdsOf(reserved.flatMap(({ act }) => ('set' in act ? (act.set?.mentions ?? []) : [])))
  return held.length > 0 ? held : (interpretation?.spoken ?? [])
}

/** The tasks that this turn acted on, named or held back; if there are none, the earlier ones stay. */
function mentions(
  before: ConversationMetadata,
  outcome: Outcome,
  held: readonly string[],
): Pick<ConversationMetadata, 'mentioned' | 'others'> {
  const named = outcome.parts.flatMap((part) => part.mentioned ?? [])
  const mentioned = [...new Set(named.length > 0 ? named : held)]
  const inQuestion = outcome.parts.flatMap((part) => part.others ?? [])
  // If what we asked about doesn't exist, it becomes the focus, and the earlier focus ends.
  if (mentioned.length === 0 && outcome.parts.some((part) => part.mentioned !== undefined))
    return { mentioned, others: before.others }
  if (mentioned.length === 0)
    return { mentioned: before.mentioned, others: inQuestion.length > 0 ? inQuestion : before.others }
  const others = inQuestion.length > 0 ? inQuestion : before.others.filter((id) => !mentioned.includes(id))
  return { mentioned, others }
}

/** The recent focus: tasks acted on or named, and a short list that was shown. */
function recalled(
  before: ConversationMetadata,
  { parts }: Outcome,
  listed: Listed | undefined,
): Pick<ConversationMetadata, 'recent'> {
  const shown = listed === undefined || listed.tasks.length > MOST_RECENT ? [] : listed.tasks.map(({ id }) => id)
  const ids = [...parts.flatMap((part) => part.mentioned ?? []), ...shown, ...(before.recent ?? [])]
  return ids.length === 0 ? {} : { recent: [...new Set(ids)].slice(0, MOST_RECENT) }
}

function withoutToken(parameters: Record<string, unknown>): Record<string, unknown> {
  const { confirmation_token: _, ...rest } = parameters
  return rest
}

/** The grounds for this turn's result, if there is something to tell. */
function evidence(
  { understood: { acts, reserved, left }, known }: Scene,
  { parts }: Outcome,
): Pick<LastReading, 'named' | 'left' | 'changed'> {
  const mentions = [...acts, ...reserved.map(({ act }) => act)].flatMap((act) =>
    'set' in act ? (act.set?.mentions ?? []) : [],
  )
  const ids = new Set(taskIdsOf(mentions))
  const named = [...ids].flatMap((id) => known.get(id)?.title ?? [])
  return {
    ...(named.length === 0 ? {} : { named: named.slice(0, MOST_NAMED) }),
    ...(left.length === 0 ? {} : { left: [...left] }),
    ...(parts.some((part) => part.deleted === true || (part.effects?.length ?? 0) > 0) ? { changed: true } : {}),
  }
}

const MOST_NAMED = 20
const MOST_RECENT = 6

/** What the model answered, if it really was asked. */
function suggested(
  { context: { suggestion } }: Scene,
  { classification_method }: UserIntent,
): Pick<LastReading, 'suggestion'> {
  if (suggestion == null || !suggestion.sent) return {}
  const { model, answer } = suggestion
  const reason = answer.kind === 'proposal' ? answer.proposal.reason : ''
  return { suggestion: { model, used: classification_method === 'LLM_FALLBACK', reason } }
}

/** A "why?" must not become the subject of the next "why?". */
function isWhy({ understood }: Scene): boolean {
  const [act] = understood.acts
  return act?.does === 'talk' && act.about === 'why'
}
