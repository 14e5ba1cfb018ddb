// Counts what was committed, by observing what the stores are asked to write.

import { OVER_BUDGET } from '../engine/understand.ts'
import type { CallStore } from './direct.ts'
import type { OpenTurn, TurnRecord, TurnStore } from './ports.ts'
import type { SingleStore } from './single.ts'

type CounterName =
  | 'sayso_turns_total'
  | 'sayso_decisions_total'
  | 'sayso_tool_calls_total'
  | 'sayso_confirmations_asked_total'
  | 'sayso_confirmations_given_total'
  | 'sayso_turns_over_budget_total'

export type Count = (name: CounterName, labels?: Record<string, string>) => void

export function measuredTurns(store: TurnStore, count: Count): TurnStore {
  return {
    ...store,
    async openTurn(request) {
      const opened = await store.openTurn(request)
      return opened.kind === 'open' ? { ...opened, turn: measured(opened.turn, 'conversation', count) } : opened
    },
  }
}

export function measuredSingles(store: SingleStore, count: Count): SingleStore {
  return {
    ...store,
    async openSingle(request) {
      const opened = await store.openSingle(request)
      return opened.kind === 'open' ? { ...opened, turn: measured(opened.turn, 'single_shot', count) } : opened
    },
  }
}

export function measuredCalls(store: CallStore, count: Count): CallStore {
  return {
    async openCall(user_id, key) {
      const opened = await store.openCall(user_id, key)
      if (opened.kind !== 'open') return opened
      const { call } = opened
      const finish: typeof call.finish = async (record, answer) => {
        await call.finish(record, answer)
        countCall(record, count)
      }
      return { kind: 'open', call: { ...call, finish } }
    },
  }
}

function measured(turn: OpenTurn, kind: string, count: Count): OpenTurn {
  return {
    ...turn,
    async finish(record: TurnRecord) {
      await turn.finish(record)
      count('sayso_turns_total', { kind })
      for (const { decision_type } of record.decisions) count('sayso_decisions_total', { decision_type })
      for (const invocation of record.invocations) countCall(invocation, count)
      if (record.decisions.some(({ rule_id }) => rule_id === OVER_BUDGET)) count('sayso_turns_over_budget_total')
      if (record.pending !== null) count('sayso_confirmations_asked_total')
      if (record.decisions.some(({ decision_type }) => decision_type === 'EXECUTE_PENDING'))
        count('sayso_confirmations_given_total')
    },
  }
}

function countCall({ tool_name, success }: { tool_name: string; success: boolean }, count: Count): void {
  count('sayso_tool_calls_total', { tool_name, outcome: success ? 'success' : 'error' })
}
