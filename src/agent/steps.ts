import type { AgentDecision, DecisionContext, Observation } from '../domain/decision.ts'
import { isReadOnly } from '../domain/tool-hints.ts'
import { decide } from '../engine/decide.ts'
import type { Deadline } from './deadline.ts'
import { type Invocation, invoke, type Opening, type StepPorts } from './invoke.ts'
import type { OpenTurn } from './ports.ts'

/** A step of a turn: a decision and its tools' results. */
export interface Step {
  readonly decision: AgentDecision
  readonly invocations: readonly Invocation[]
}

/** What a turn had decided and done when it stopped; none of it was kept. */
export interface Attempt {
  readonly context: DecisionContext
  readonly steps: readonly Step[]
}

// A plan that still asks for tools after this many rounds is a bug and must not run forever.
const MOST_STEPS = 40

/** Decides and runs tools until a decision answers; adds each step as it is taken. */
export async function takeSteps(
  ports: StepPorts,
  turn: Pick<OpenTurn, 'tasks' | 'grant'>,
  opening: Opening,
  { context, steps }: { readonly context: DecisionContext; readonly steps: Step[] },
  deadline: Deadline,
): Promise<void> {
  const observations: Observation[] = []
  while (steps.length < MOST_STEPS) {
    deadline.check()
    const decision = decide(context, observations)
    // Changes made elsewhere can't be rolled back.
    if (ports.tools.isElsewhere === true && changesTasks(decision)) deadline.commits()
    const invocations = await invoke(
      ports,
      turn,
      { ...opening, timezone: context.timezone },
      decision,
      observations.length,
    )
    steps.push({ decision, invocations })
    if (decision.tool_calls === null) return
    for (const { call, response } of invocations)
      observations.push({ tool_name: call.tool_name, parameters: call.parameters, response })
  }
  throw new Error(`a turn took more than ${MOST_STEPS} steps`)
}

function changesTasks({ tool_calls }: AgentDecision): boolean {
  return tool_calls?.some((call) => !isReadOnly(call.tool_name)) === true
}

/** Numbering continues across attempts, so no two calls of a turn share a number. */
export function after(opening: Opening, earlier: readonly Attempt[]): Opening {
  const calls_before = earlier.reduce((sum, { steps }) => sum + callsOf(steps), 0)
  return calls_before === 0 ? opening : { ...opening, calls_before }
}

function callsOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { invocations }) => sum + invocations.length, 0)
}
