import { z } from 'zod'
import type { Difference, StoredDecision } from '../agent/replay.ts'
import { countOf, printable } from './terminal.ts'

const SHOWN = 20

interface Count {
  decisions: number
  differing: number
}

export interface ReplayReport {
  readonly differing: () => number
  readonly decisions: () => number
  add(turn: readonly StoredDecision[], differences: readonly Difference[]): void
  text(): string
}

/** Counts what was replayed, and keeps the differences to be shown. */
export function openReport(showsAll: boolean): ReplayReport {
  const versions = new Map<string, Count>()
  const shown: string[] = []
  const total: Count & { turns: number } = { turns: 0, decisions: 0, differing: 0 }
  return {
    differing: () => total.differing,
    decisions: () => total.decisions,
    add(turn, differences) {
      const version = turn[0]?.engine_version ?? ''
      const count = versions.get(version) ?? { decisions: 0, differing: 0 }
      versions.set(version, count)
      for (const one of [total, count]) {
        one.decisions += turn.length
        one.differing += differences.length
      }
      total.turns++
      for (const difference of differences)
        if (showsAll || shown.length < SHOWN) shown.push(describe(difference, messageOf(turn)))
    },
    text() {
      const left = total.differing - shown.length
      const rows = [...versions].sort(([one], [other]) => (one < other ? -1 : 1))
      return [
        ...shown,
        ...(left > 0 ? [`…and ${left} more (--all shows them)`] : []),
        `${countOf(total.decisions, 'decision')} replayed, ${total.differing} differ`,
        countOf(total.turns, 'turn'),
        ...rows.map(
          ([version, count]) => `engine ${version}: ${countOf(count.decisions, 'decision')}, ${count.differing} differ`,
        ),
        '',
      ].join('\n')
    },
  }
}

const contextSchema = z.object({ message: z.string() })

function messageOf(turn: readonly StoredDecision[]): string {
  return readLoosely(contextSchema, turn[0]?.context ?? '')?.message ?? ''
}

const decisionSchema = z.looseObject({
  decision_type: z.string(),
  intent: z.looseObject({ intent_type: z.string() }),
  tool_calls: z.array(z.looseObject({ tool_name: z.string() })).nullable(),
  response_text: z.string().nullable(),
})
type LooseDecision = z.infer<typeof decisionSchema>

/** What a reader wants to know first: what would be understood, done and said otherwise than before. */
function describe({ message_id, step, engine_version, stored, now }: Difference, message: string): string {
  const head = `'${message}' (message ${message_id}, step ${step}, engine ${engine_version})`
  if (now === null) return printable(`${head}:\n  this engine cannot decide on what was stored`)
  const [before, after] = [readLoosely(decisionSchema, stored), readLoosely(decisionSchema, now)]
  if (before === null || after === null) return printable(`${head}:\n  the stored decision cannot be read`)
  const changes = [
    change('intent', before.intent.intent_type, after.intent.intent_type),
    change('decision', before.decision_type, after.decision_type),
    change('tools', toolNames(before), toolNames(after)),
    change('reply', before.response_text ?? 'none', after.response_text ?? 'none'),
  ].flat()
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return printable(
    [`${head}:`, ...changes, `  differs in ${fields.join(', ') || 'the order of its fields'}`].join('\n'),
  )
}

function change(what: string, before: string, after: string): string[] {
  return before === after ? [] : [`  ${what.padEnd(9)}${oneLine(before)} → ${oneLine(after)}`]
}

function oneLine(text: string): string {
  return text.replaceAll('\n', ' / ')
}

function toolNames({ tool_calls }: LooseDecision): string {
  return tool_calls?.map((call) => call.tool_name).join(', ') ?? 'none'
}

function readLoosely<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
