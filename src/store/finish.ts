import type { PendingAction } from '../domain/decision.ts'
import { CHANNEL } from './changes.ts'

/** The audit of every tool call and every decision. */
const auditText = (conversation: string, message: string) => `
called as (
  insert into tool_invocations (user_id, id, conversation_id, message_id, tool_name, parameters, intent_classification, result, success, error_message, invoked_at, duration_ms)
  select $1, i.id, ${conversation}, ${message}, i.tool_name, i.parameters, i.intent_classification, i.result, i.success, i.error_message, i.invoked_at, i.duration_ms from input,
    json_to_recordset(doc->'invocations') as i (id uuid, tool_name text, parameters jsonb, intent_classification text, result jsonb, success boolean, error_message text, invoked_at timestamptz, duration_ms integer)
),
decided as (
  insert into decisions (user_id, id, at, conversation_id, message_id, step, input_message, classified_intent, decision_type, tool_calls, response_preview, rule_id, engine_version, context, observations, decision)
  select $1, d.id, d."timestamp", ${conversation}, ${message}, d.step, d.input_message, d.classified_intent, d.decision_type, d.tool_calls, d.response_preview, d.rule_id, d.engine_version, d.context, d.observations, d.decision from input,
    json_to_recordset(doc->'decisions') as d (id uuid, "timestamp" timestamptz, step integer, input_message text, classified_intent text, decision_type text, tool_calls jsonb, response_preview text, rule_id text, engine_version text, context text, observations text, decision text)
)`

// Last, because only the main query is sure to be run to its end when nothing reads from it.
const notifyText = `select pg_notify('${CHANNEL}', payload) from input, json_array_elements_text(doc->'notify') as payload`

/** A confirmation as the statements below take it. */
export function confirmationRow(pending: PendingAction): object {
  const { id, task_ids, task_titles: titles, created_at, expires_at } = pending
  return { id, task_ids, titles, created_at, expires_at }
}

/** The columns of such a row, called `c`. */
export const confirmationColumns =
  'c (id uuid, task_ids uuid[], titles text[], created_at timestamptz, expires_at timestamptz)'

/** Grants `c`; answers its id. */
export function granted(by: 'chat' | 'setting' | 'token', conversation: string, token_hash: string): string {
  return `grant_confirmation('${by}', c.id, ${conversation}, c.task_ids, c.titles, ${token_hash}, c.created_at, c.expires_at)`
}

// $1 user, $2 conversation, $3 message, $4 the turn's number, $5 everything else as one JSON document. `json`, not
// `jsonb`: text inside it arrives byte for byte, which replay depends on.
export const finishText = `
with input as (select $5::json as doc),
answered as (
  update turns set reply = doc->>'reply', seq = $4 from input where user_id = $1 and message_id = $3
),
conversation as (
  insert into conversations (user_id, id, metadata, current_state, pending_id, turn_count)
  select $1, $2, (doc->'metadata')::jsonb, doc->>'current_state', (select ${granted('chat', '$2', 'null')} from json_to_recordset(doc->'pending') as ${confirmationColumns}), $4 from input
  on conflict (user_id, id) do update set metadata = excluded.metadata, current_state = excluded.current_state,
    pending_id = excluded.pending_id, turn_count = excluded.turn_count, updated_at = clock_timestamp()
),
said as (
  insert into messages (user_id, conversation_id, seq, id, role, content, "timestamp", tool_calls)
  select $1, $2, m.seq, m.id, m.role, m.content, m."timestamp", m.tool_calls from input,
    json_to_recordset(doc->'messages') as m (seq integer, id uuid, role text, content text, "timestamp" timestamptz, tool_calls jsonb)
),
${auditText('$2', '$3')}
${notifyText}
`

// The same for a single shot: no conversation and no turn is kept. $1 user, $2 and $3 the ids its audit goes under, $4 the
// document.
export const finishSingleText = `
with input as (select $4::json as doc),
${auditText('$2', '$3')}
${notifyText}
`
