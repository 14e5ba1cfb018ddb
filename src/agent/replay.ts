import { z } from 'zod'
import { type DecisionContext, decisionContextSchema, type Observation, observationSchema } from '../domain/decision.ts'
import { decide } from '../engine/decide.ts'

/** What replay needs of one stored decision; an export has one per line. */
export const storedDecisionSchema = z.strictObject({
  user_id: z.string(),
  message_id: z.string(),
  step: z.int().min(1),
  engine_version: z.string(),
  /** Present on a turn's first step, and after a turn ran out of time and was decided again. */
  context: z.string().nullable(),
  observations: z.string(),
  decision: z.string(),
})
export type StoredDecision = z.infer<typeof storedDecisionSchema>

export interface Difference {
  readonly user_id: string
  readonly message_id: string
  readonly step: number
  readonly engine_version: string
  readonly stored: string
  /** Null if this engine can't decide on what was stored. */
  readonly now: string | null
}

const observationsSchema = z.array(observationSchema)

/**
 * Decides a turn again from its stored records; returns every step whose bytes differ. Once other tools are asked for,
 * the stored answers no longer apply, and the rest of the turn is skipped.
 */
export function replayTurn(records: readonly StoredDecision[]): Difference[] {
  let context: DecisionContext | null = null
  let observations: Observation[] = []
  const differences: Difference[] = []
  for (const record of records) {
    if (record.context !== null) {
      context = readStored(decisionContextSchema, record.context)
      observations = []
    }
    if (context === null) return [...differences, differenceOf(record, null)]
    const added = readStored(observationsSchema, record.observations)
    if (added === null) return [...differences, differenceOf(record, null)]
    observations.push(...added)
    const now = decideAgain(context, observations)
    if (now?.text === record.decision) continue
    differences.push(differenceOf(record, now?.text ?? null))
    if (now?.tools !== toolsOf(record.decision)) break
  }
  return differences
}

function readStored<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | null {
  const stored = parseJson(text)
  const parsed = schema.safeParse(stored)
  return parsed.success ? inOrderOf(stored, parsed.data) : null
}

/** The same value with its fields in stored order, since parsing reorders them. */
function inOrderOf<T>(stored: unknown, value: T): T
function inOrderOf(stored: unknown, value: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(stored)) return value.map((item, index) => inOrderOf(stored[index], item))
  if (!isObject(value) || !isObject(stored)) return value
  const names = [...Object.keys(stored).filter((name) => Object.hasOwn(value, name)), ...Object.keys(value)]
  return Object.fromEntries([...new Set(names)].map((name) => [name, inOrderOf(stored[name], value[name])]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null if this engine fails where another one decided; that must not end the whole replay. */
function decideAgain(context: DecisionContext, observations: readonly Observation[]) {
  try {
    const decision = decide(context, observations)
    return { text: JSON.stringify(decision), tools: JSON.stringify(decision.tool_calls) }
  } catch {
    return null
  }
}

const toolsSchema = z.object({ tool_calls: z.unknown() })

function toolsOf(decision: string): string {
  return JSON.stringify(readStored(toolsSchema, decision)?.tool_calls)
}

function differenceOf(record: StoredDecision, now: string | null): Difference {
  const { user_id, message_id, step, engine_version, decision: stored } = record
  return { user_id, message_id, step, engine_version, stored, now }
}
