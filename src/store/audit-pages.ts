import { z } from 'zod'
import {
  type DecisionRecord,
  decisionRecordSchema,
  type SettingsChange,
  settingsChangeSchema,
} from '../domain/audit.ts'
import { type ToolInvocationRecord, toolInvocationRecordSchema } from '../domain/tool-call.ts'
import { asUser } from './as-user.ts'
import { readIdCursor, writeCursor } from './cursor.ts'
import type { Database } from './database.ts'
import type { Row, Statement } from './line.ts'
import { resultOfCall } from './read-results.ts'
import { moment } from './rows.ts'
import { shortColumns, shortTables, wholeDecision } from './short-decisions.ts'

// Ids increase with time, so sorting by id alone puts the newest first.
const pageOf = (table: string, columns: string, tables = `${table} d`): { all: Statement; one: Statement } => {
  const text = (condition: string) =>
    `select ${columns} from ${tables} where d.user_id = $1 ${condition}
      and ($2::uuid is null or d.id < $2) order by d.id desc limit $3`
  return {
    all: { name: `audit_${table}`, text: text('') },
    one: { name: `audit_${table}_of`, text: text('and d.conversation_id = $4') },
  }
}

const decisions = pageOf(
  'decisions',
  `d.id, d.at as "timestamp", d.conversation_id, d.message_id, d.user_id, d.step, d.input_message, d.classified_intent,
    d.decision_type, d.tool_calls, d.response_preview, d.rule_id, d.engine_version, d.observations, d.via, ${shortColumns}`,
  shortTables,
)
const invocations = pageOf(
  'tool_invocations',
  `id, conversation_id, message_id, user_id, tool_name, parameters, intent_classification, ${resultOfCall} as result, success,
    error_message, invoked_at, duration_ms, via`,
)

const settingsChanges = pageOf('settings_changes', 'id, at as "timestamp", user_id, changed, via')

const decisionRow = decisionRecordSchema.strip().extend({ timestamp: moment })
const invocationRow = toolInvocationRecordSchema.extend({ invoked_at: moment })
const settingsRow = settingsChangeSchema.extend({ timestamp: moment })

export interface AuditPage {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly conversation_id?: string | undefined
}

export interface Audit {
  decisions(user_id: string, page: AuditPage): Promise<{ decisions: DecisionRecord[]; next_cursor: string | null }>
  invocations(
    user_id: string,
    page: AuditPage,
  ): Promise<{ tool_invocations: ToolInvocationRecord[]; next_cursor: string | null }>
  settings(
    user_id: string,
    page: AuditPage,
  ): Promise<{ settings_changes: SettingsChange[]; next_cursor: string | null }>
}

/** A user's own audit, newest first. */
export function auditPages(database: Database): Audit {
  async function read(user_id: string, from: typeof decisions, page: AuditPage) {
    const { limit, conversation_id } = page
    const after = readIdCursor(page.cursor)?.[0] ?? null
    // A malformed id belongs to nobody, so it gives the same result as an unknown one.
    if (conversation_id !== undefined && !z.uuid().safeParse(conversation_id).success) return []
    const values = [user_id, after, limit + 1]
    return conversation_id === undefined
      ? await asUser(database, user_id, from.all, values)
      : await asUser(database, user_id, from.one, [...values, conversation_id])
  }
  return {
    async decisions(user_id, page) {
      const rows = await read(user_id, decisions, page)
      return { decisions: rows.slice(0, page.limit).map(toDecision), ...next(rows, page.limit) }
    },
    async settings(user_id, page) {
      const rows = await read(user_id, settingsChanges, page)
      return {
        settings_changes: rows.slice(0, page.limit).map((row) => settingsRow.parse(row)),
        ...next(rows, page.limit),
      }
    },
    async invocations(user_id, page) {
      const rows = await read(user_id, invocations, page)
      return {
        tool_invocations: rows.slice(0, page.limit).map((row) => invocationRow.parse(row)),
        ...next(rows, page.limit),
      }
    },
  }
}

function toDecision(row: Row): DecisionRecord {
  return decisionRow.parse({ ...row, ...wholeDecision(row) })
}

function next(rows: readonly Row[], limit: number): { next_cursor: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { next_cursor: last === undefined ? null : writeCursor([String(last.id)]) }
}
