import { z } from 'zod'
import { decisionContextSchema, type Observation, observationSchema } from '../domain/decision.ts'
import { decide } from '../engine/decide.ts'

/** What replay needs of one stored decision. */
export interface StoredDecision {
  readonly user_id: string
  readonly message_id: string
  readonly step: number
  readonly engine_version: string
  readonly context: string | null
  readonly observations: string
  readonly decision: string
}

export interface Difference {
  readonly user_id: string
  readonly message_id: string
  readonly step: number
  readonly engine_version: string
  readonly stored: string
  readonly now: string
}

const observationsSchema = z.array(observationSchema)

/** Decides one turn again from what was stored of it; returns every step that comes out with other bytes. */
export function replayTurn(records: readonly StoredDecision[]): Difference[] {
  const [first] = records
  if (first === undefined) return []
  const context = decisionContextSchema.parse(JSON.parse(first.context ?? 'null'))
  const observations: Observation[] = []
  const differences: Difference[] = []
  for (const { decision: stored, observations: added, ...record } of records) {
    observations.push(...observationsSchema.parse(JSON.parse(added)))
    const now = JSON.stringify(decide(context, observations))
    if (now !== stored)
      differences.push({
        user_id: record.user_id,
        message_id: record.message_id,
        step: record.step,
        engine_version: record.engine_version,
        stored,
        now,
      })
  }
  return differences
}
