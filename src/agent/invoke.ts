import type { AgentDecision } from '../domain/decision.ts'
import type { ToolCall, ToolResponse } from '../domain/tool-call.ts'
import type { ToolScope } from '../tools/contract.ts'
import type { OpenRequest, OpenTurn, TurnPorts } from './ports.ts'

export interface Invocation {
  readonly id: string
  readonly call: ToolCall
  readonly response: ToolResponse
  readonly invoked_at: string
  readonly duration_ms: number
}

export type StepPorts = Pick<TurnPorts, 'tools' | 'now' | 'newId' | 'newToken'>

/** The ids under which a turn makes its calls, and the token that came with the request. */
export interface Opening extends Pick<OpenRequest, 'user_id' | 'conversation_id' | 'message_id'> {
  readonly brought?: NonNullable<ToolScope['brought']>
  /** How many calls were made under these ids before the model was asked. */
  readonly calls_before?: number
}

/** Runs a decision's tools in sequence, on the turn's own transaction; `before` is how many the turn has run already. */
export async function invoke(
  ports: StepPorts,
  turn: Pick<OpenTurn, 'tasks' | 'grant'>,
  opening: Opening & { readonly timezone: string },
  decision: AgentDecision,
  before: number,
): Promise<Invocation[]> {
  if (decision.grant !== null) await turn.grant(decision.grant)
  const scope: ToolScope = {
    user_id: opening.user_id,
    tasks: turn.tasks,
    turn: {
      conversation_id: opening.conversation_id,
      message_id: opening.message_id,
      timezone: opening.timezone,
    },
    ...(opening.brought === undefined ? {} : { brought: opening.brought }),
    newId: ports.newId,
    newToken: ports.newToken,
  }
  const done: Invocation[] = []
  for (const call of decision.tool_calls ?? []) {
    const started = ports.now()
    const key = `${opening.message_id}:${(opening.calls_before ?? 0) + before + done.length + 1}`
    const { tool_name, parameters } = call
    const response = await ports.tools.call(scope, { tool_name, parameters, key })
    done.push({
      id: ports.newId(),
      call,
      response,
      invoked_at: started.toISOString(),
      duration_ms: Math.max(0, Math.round(ports.now().getTime() - started.getTime())),
    })
  }
  return done
}
