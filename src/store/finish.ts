// The last statement of a turn. Every value is a parameter of its own: the rows of a table are passed as one array per
// column, so the statement is the same for any number of rows and each text is read once. The arrays are unpacked in
// the select list: in "from", PostgreSQL would first copy each of them to a tuplestore.

import type { OpenRequest, TurnRecord } from '../agent/ports.ts'
import type { Message } from '../domain/conversation.ts'
import type { PendingAction } from '../domain/decision.ts'
import type { ToolInvocationRecord } from '../domain/tool-call.ts'
import type { Statement } from './line.ts'
import { withoutReadTwice } from './read-results.ts'
import { type KeptDecision, keptWhole } from './short-decisions.ts'
import { TextArray } from './text-array.ts'

/** A column: its name, its type, and its value as text. */
type Column<Record> = readonly [name: string, type: string, read: (record: Record) => string | null]

const messageColumns: readonly Column<Message>[] = [
  ['id', 'uuid', (message) => message.id],
  ['role', 'text', (message) => message.role],
  ['content', 'text', (message) => message.content],
  ['"timestamp"', 'timestamptz', (message) => message.timestamp],
  ['tool_calls', 'jsonb', (message) => JSON.stringify(message.tool_calls)],
]

const invocationColumns: readonly Column<ToolInvocationRecord>[] = [
  ['id', 'uuid', (call) => call.id],
  ['tool_name', 'text', (call) => call.tool_name],
  ['parameters', 'jsonb', (call) => JSON.stringify(call.parameters)],
  ['intent_classification', 'text', (call) => call.intent_classification],
  ['result', 'jsonb', (call) => JSON.stringify(call.result)],
  ['success', 'boolean', (call) => String(call.success)],
  ['error_message', 'text', (call) => call.error_message],
  ['invoked_at', 'timestamptz', (call) => call.invoked_at],
  ['duration_ms', 'integer', (call) => String(call.duration_ms)],
]

const decisionColumns: readonly Column<KeptDecision>[] = [
  ['id', 'uuid', (decision) => decision.id],
  ['at', 'timestamptz', (decision) => decision.timestamp],
  ['step', 'integer', (decision) => String(decision.step)],
  ['input_message', 'text', (decision) => decision.input_message],
  ['classified_intent', 'text', (decision) => decision.classified_intent],
  ['decision_type', 'text', (decision) => decision.decision_type],
  ['tool_calls', 'jsonb', ({ tool_calls }) => (tool_calls === null ? null : JSON.stringify(tool_calls))],
  ['response_preview', 'text', (decision) => decision.response_preview],
  ['rule_id', 'text', (decision) => decision.rule_id],
  ['engine_version', 'text', (decision) => decision.engine_version],
  ['context', 'text', (decision) => decision.context],
  ['observations', 'text', (decision) => decision.observations],
  ['decision', 'text', (decision) => decision.decision],
  ['follows', 'uuid', (decision) => decision.follows],
  ['context_changes', 'text', (decision) => decision.context_changes],
  ['metadata_changes', 'text', (decision) => decision.metadata_changes],
]

/** The columns that are the same for all rows of a table; `number` stands for the row number, starting at 1. */
interface Same {
  readonly names: string
  values(number: string): string
}

/**
 * How to pass the rows of a table: a fixed number, with a parameter per value, or any number, with an array per
 * column.
 */
type Rows = number | 'any'

function valuesOf<Record>(columns: readonly Column<Record>[], records: readonly Record[], rows: Rows): unknown[] {
  if (rows === 'any') return columns.map(([, , read]) => new TextArray(records.map(read)))
  return records.flatMap((record) => columns.map(([, , read]) => read(record)))
}

/** Numbers the parameters of a statement in sequence. */
function parameters(first: number) {
  let next = first
  return () => `$${next++}`
}

/** An `insert` of rows that are passed in the next parameters. */
function insertRows<Record>(
  table: string,
  columns: readonly Column<Record>[],
  rows: Rows,
  same: Same,
  next: () => string,
): string {
  const names = `${same.names}, ${columns.map(([name]) => name).join(', ')}`
  if (rows === 0) return 'select'
  if (rows !== 'any') {
    const given = Array.from({ length: rows }, (_, row) => {
      const values = columns.map(([, type]) => `${next()}::${type}`)
      return `(${same.values(String(row + 1))}, ${values.join(', ')})`
    })
    return `insert into ${table} (${names}) values ${given.join(', ')}`
  }
  const given = columns.map(([name]) => [name, next()] as const)
  const read = columns.map(([name, type]) => (type === 'text' ? `r.${name}` : `r.${name}::${type}`))
  return `insert into ${table} (${names}) select ${same.values('r.n')}, ${read.join(', ')} from (
    select generate_subscripts(${given[0]?.[1]}::text[], 1) as n, ${given.map(([name, array]) => `unnest(${array}::text[]) as ${name}`).join(', ')}) as r`
}

/** How many rows of each kind a turn writes. */
interface Shape {
  readonly messages: Rows
  readonly calls: Rows
  readonly decisions: Rows
}

const ANY: Shape = { messages: 'any', calls: 'any', decisions: 'any' }

/** What most turns need; a statement for every possible number would be too many. */
const FEW = { messages: 2, calls: 2, decisions: 3 }

function shapeOf({ messages, invocations, decisions }: TurnRecord): Shape {
  const isUsual =
    messages.length === FEW.messages && invocations.length <= FEW.calls && decisions.length <= FEW.decisions
  return isUsual ? { messages: FEW.messages, calls: invocations.length, decisions: decisions.length } : ANY
}

/** The audit of all tool calls and decisions: $1 is the user, $2 and $3 are the ids to record them under. */
function auditText({ calls, decisions }: Shape, next: () => string): string {
  const same = { names: 'user_id, conversation_id, message_id', values: () => '$1, $2::uuid, $3::uuid' }
  return `called as (${insertRows('tool_invocations', invocationColumns, calls, same, next)}),
decided as (${insertRows('decisions', decisionColumns, decisions, same, next)})`
}

function auditValues({ invocations }: TurnRecord, decisions: readonly KeptDecision[], shape: Shape): unknown[] {
  return [
    ...valuesOf(invocationColumns, invocations, shape.calls),
    ...valuesOf(decisionColumns, decisions, shape.decisions),
  ]
}

/** A confirmation in the form that the statements below expect. */
export function confirmationRow(pending: PendingAction): object {
  const { id, task_ids, task_titles: titles, created_at, expires_at } = pending
  return { id, task_ids, titles, created_at, expires_at }
}

/** The columns of such a row, called `c`. */
export const confirmationColumns =
  'c (id uuid, task_ids uuid[], titles text[], created_at timestamptz, expires_at timestamptz)'

/** Grants `c` and returns its id. */
export function granted(by: 'chat' | 'setting' | 'token', conversation: string, token_hash: string): string {
  return `grant_confirmation('${by}', c.id, ${conversation}, c.task_ids, c.titles, ${token_hash}, c.created_at, c.expires_at)`
}

// $4 is the turn's number, $5 its reply; then the state of the conversation: $6 metadata, $7 state, $8 the pending
// confirmation. $9 identifies a repeat of the same request.
const FIRST = 10

// A turn's two messages are numbered with twice its own number and one more than that.
const said: Same = {
  names: 'user_id, conversation_id, seq',
  values: (number) => `$1, $2, $4::integer * 2 + ${number} - 1`,
}

function finishText(shape: Shape): string {
  const next = parameters(FIRST)
  return `
with answered as (
  insert into turns (user_id, message_id, conversation_id, request_hash, seq, reply) values ($1, $3, $2, $9, $4, $5)
),
conversation as (
  insert into conversations (user_id, id, metadata, current_state, pending_id, turn_count)
  values ($1, $2, $6, $7, (select ${granted('chat', '$2', 'null')} from json_to_record($8::json) as ${confirmationColumns} where $8 is not null), $4)
  on conflict (user_id, id) do update set metadata = excluded.metadata, current_state = excluded.current_state,
    pending_id = excluded.pending_id, turn_count = excluded.turn_count, updated_at = clock_timestamp()
  returning updated_at
),
said as (${insertRows('messages', messageColumns, shape.messages, said, next)}),
${auditText(shape, next)}
select updated_at::text from conversation
`
}

const known = new Map<string, Statement>()

/** The statement that ends this turn. */
export function finishOf(record: TurnRecord): Statement {
  const shape = shapeOf(record)
  const name = `finish_turn_${shape.calls}_${shape.decisions}`
  const before = known.get(name)
  if (before !== undefined) return before
  const made = { name, text: finishText(shape) }
  known.set(name, made)
  return made
}

export function finishValues(
  { user_id, conversation_id, message_id, request_hash }: OpenRequest,
  seq: number,
  record: TurnRecord,
  { metadata, decisions }: { readonly metadata: string; readonly decisions: readonly KeptDecision[] },
): unknown[] {
  const kept = withoutReadTwice(record)
  const shape = shapeOf(record)
  return [
    user_id,
    conversation_id,
    message_id,
    seq,
    record.reply,
    metadata,
    record.current_state,
    record.pending === null ? null : JSON.stringify(confirmationRow(record.pending)),
    request_hash,
    ...valuesOf(messageColumns, kept.messages, shape.messages),
    ...auditValues(kept, decisions, shape),
  ]
}

// The same for a single shot, which stores neither conversation nor turn.
export const finishSingleText = `with ${auditText(ANY, parameters(4))} select`

export function finishSingleValues(
  { user_id, conversation_id, message_id }: { user_id: string; conversation_id: string; message_id: string },
  record: TurnRecord,
): unknown[] {
  return [user_id, conversation_id, message_id, ...auditValues(record, record.decisions.map(keptWhole), ANY)]
}
