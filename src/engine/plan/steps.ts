// A plan is written straight down, as if tools answered at once: it yields the calls it needs and goes on with what
// they answered. `decide` runs it again from the start with one more answer each time, so nothing is kept in between.

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

/** What a plan can look at, and the trace it leaves. */
export interface Scene {
  readonly context: DecisionContext
  readonly trace: string[]
  /** What the message answers, if it is an answer. */
  readonly answer: Answer
  /** What it was understood as, as far as is known by now. */
  understood: Understood
  /** Tasks read in this turn, by id: the snapshot everything is resolved in. */
  readonly known: Map<string, Task>
  /** What was completed in this turn already. */
  readonly finished: Set<string>
  /** The current list as it was when the turn began, once somebody counted in it. */
  current: readonly Task[] | null
  /** Exactly this was asked about and agreed to. */
  confirmed: boolean
  /** It answers a question, so that none of its words is left over. */
  answered: boolean
  /** It rests on what a language model proposed. */
  suggested: boolean
  /** What is spoken of: it runs along with the acts of one message. */
  focus: readonly string[]
}

/** One thing done or said; a reply is made of one or more. */
export interface Part {
  readonly key: ReplyKey
  readonly text: string
  readonly status?: ReplyStatus
  /** What was done to tasks, with what they were before. */
  readonly effects?: readonly Effect[]
  /** Something was deleted, which cannot be taken back. */
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
  /** Set where the message was the answer to a question, and means what the question was about. */
  readonly intent?: UserIntent
  /** What the turn was about, for what is said next. */
  readonly act?: Act | null
  /** What can be taken back or done again after an undo or a redo. */
  readonly turned?: Turned
  /** What a language model is to be asked before anything is answered. */
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
