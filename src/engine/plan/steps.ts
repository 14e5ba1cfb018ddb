// A plan is written as if tools answered at once: it yields the calls it needs and goes on with the answers. `decide`
// reruns it from the start with one more answer each time, so no state is kept in between.

import type { Act, Where } from '../../domain/act.ts'
import type { Clarification, ConversationMetadata, Effect } from '../../domain/conversation.ts'
import type { DecisionContext, PendingAction, ReplyStatus } from '../../domain/decision.ts'
import type { DecisionType } from '../../domain/decision-type.ts'
import type { UserIntent } from '../../domain/intent.ts'
import type { Consult } from '../../domain/suggestion.ts'
import type { Task } from '../../domain/task.ts'
import type { ToolName, ToolResponse } from '../../domain/tool-call.ts'
import type { Answer } from '../confirm.ts'
import type { ReplyKey } from '../replies/catalogue.ts'
import type { Understood } from '../understand.ts'

export interface CallRequest {
  readonly tool_name: ToolName
  readonly parameters: Readonly<Record<string, unknown>>
}

export interface StepRequest {
  readonly decision_type: 'INVOKE_TOOL' | 'EXECUTE_PENDING'
  readonly calls: readonly CallRequest[]
  readonly grant: PendingAction | null
}

export type Steps<T> = Generator<StepRequest, T, readonly ToolResponse[]>

/** What a plan can see, and the trace it leaves. */
export interface Scene {
  readonly context: DecisionContext
  readonly trace: string[]
  /** How the message answers an open question, if it does. */
  readonly answer: Answer
  /** How we have understood it so far. */
  understood: Understood
  /** Tasks read in this turn, by id: the snapshot that everything is resolved in. */
  readonly known: Map<string, Task>
  /** Ids of tasks already completed in this turn. */
  readonly finished: Set<string>
  /** The list as it was when the turn began; null until a position is looked up in it. */
  current: readonly Task[] | null
  /** The user agreed to exactly this. */
  confirmed: boolean
  /** The message answers a question, so no word of it counts as left over. */
  answered: boolean
  /** The act comes from a language model's proposal. */
  suggested: boolean
  /** Ids of the tasks in focus, updated as the acts of a message are carried out. */
  focus: readonly string[]
}

/** One thing done or said; a reply consists of one or more parts. */
export interface Part {
  readonly key: ReplyKey
  readonly text: string
  readonly status?: ReplyStatus
  /** What was done to tasks, with their previous state. */
  readonly effects?: readonly Effect[]
  /** Something was deleted, which can't be undone. */
  readonly deleted?: boolean
  readonly failed?: boolean
  readonly mentioned?: readonly string[]
  readonly others?: readonly string[]
  readonly listed?: Listed
  readonly clarification?: Clarification
  readonly deletes?: readonly Task[]
}

export interface Listed {
  readonly first: number
  readonly tasks: readonly Task[]
  readonly shown: { where: Where; sort: string | null; label: string | null; count: number; cursor: string } | null
}

export type Turned = Pick<ConversationMetadata, 'done' | 'undone'>

/** How a turn ends. */
export interface Outcome {
  readonly decision_type: DecisionType
  readonly parts: readonly Part[]
  readonly pending: PendingAction | null
  /** Set if the message answered a question: the intent is then that of the question. */
  readonly intent?: UserIntent
  /** What the turn was about, for the next message to refer to. */
  readonly act?: Act | null
  /** What an undo or redo leaves to be undone or redone. */
  readonly turned?: Turned
  /** What to ask a language model before replying. */
  readonly consult?: Consult
}

export function* call(scene: Scene, tool_name: ToolName, parameters: Record<string, unknown>): Steps<ToolResponse> {
  const [response] = yield* callAll(scene, [{ tool_name, parameters }])
  return response ?? noAnswer
}

export function* callAll(scene: Scene, calls: readonly CallRequest[]): Steps<readonly ToolResponse[]> {
  const own = calls.map(({ tool_name, parameters }) => ({
    tool_name,
    parameters: { user_id: scene.context.user_id, ...parameters },
  }))
  return yield { decision_type: 'INVOKE_TOOL', calls: own, grant: null }
}

const noAnswer: ToolResponse = { success: false, data: null, error: 'no answer', error_code: 'INTERNAL_ERROR' }
