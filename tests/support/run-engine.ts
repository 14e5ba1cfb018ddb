import type { AgentDecision, DecisionContext, Observation } from '../../src/domain/decision.ts'
import type { Task } from '../../src/domain/task.ts'
import type { ToolCall, ToolResponse } from '../../src/domain/tool-call.ts'
import { decide } from '../../src/engine/decide.ts'
import { runTool } from '../../src/tools/run.ts'
import { MemoryStore } from '../simulation/memory-store.ts'
import { aQuery } from './a-query.ts'

/** Every decision of one turn, with the tools really run on these tasks in memory, save the calls that fail. */
export async function runEngine(
  context: DecisionContext,
  tasks: readonly Task[],
  fails: (call: ToolCall, earlier: number) => boolean | ToolResponse = () => false,
): Promise<{ decisions: AgentDecision[]; calls: ToolCall[]; responses: ToolResponse[]; left: Task[] }> {
  let ids = 0
  const newId = () => `01900000-0000-7000-9000-${String(++ids).padStart(12, '0')}`
  const store = new MemoryStore({ clock: () => Date.parse(context.now), newId })
  const shelf = store.shelf(context.user_id)
  for (const task of tasks) shelf.tasks.set(task.id, task)
  const { conversation_id } = context
  const message_id = newId()
  const opened = await store.openTurn({
    user_id: context.user_id,
    message_id,
    conversation_id,
    is_new: true,
    request_hash: '',
    window: 50,
    timeout_ms: 1000,
  })
  if (opened.kind !== 'open') throw new Error('the store did not open')
  const { turn } = opened
  if (context.pending_confirmation !== null) await turn.grant(context.pending_confirmation)
  const scope = {
    user_id: context.user_id,
    tasks: turn.tasks,
    turn: { conversation_id, message_id },
    newId,
    newToken: newId,
  }
  const decisions: AgentDecision[] = []
  const calls: ToolCall[] = []
  const responses: ToolResponse[] = []
  const observations: Observation[] = []
  while (decisions.length < 60) {
    const decision = decide(context, observations)
    decisions.push(decision)
    if (decision.tool_calls === null) break
    if (decision.grant !== null) await turn.grant(decision.grant)
    for (const call of decision.tool_calls) {
      const failure = fails(call, calls.length)
      const response =
        failure === false
          ? await runTool(call.tool_name, call.parameters, scope, (fault) => {
              throw fault
            })
          : failure === true
            ? AWAY
            : failure
      calls.push(call)
      responses.push(response)
      observations.push({ tool_name: call.tool_name, parameters: call.parameters, response })
    }
  }
  const left = (await turn.tasks.list(aQuery({ limit: 1000 }))).map((row) => row.task)
  return { decisions, calls, responses, left }
}

const AWAY: ToolResponse = { success: false, data: null, error: 'away', error_code: 'DATABASE_ERROR' }
