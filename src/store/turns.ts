// A turn's transaction in as few flights as possible: one to open, one per tool, one to write everything and commit.

import { z } from 'zod'
import type { Loaded, Opened, OpenRequest, OpenTurn, StoredReply, TurnRecord, TurnStore } from '../agent/ports.ts'
import type { Change } from '../domain/change.ts'
import {
  conversationMetadataSchema,
  conversationStateSchema,
  type HistoryMessage,
  type Message,
} from '../domain/conversation.ts'
import type { Reminded } from '../domain/reminder.ts'
import { ownSettingsSchema } from '../domain/settings.ts'
import { changesTasks, tellAfter } from './changes.ts'
import type { Database } from './database.ts'
import { fateOf } from './fate.ts'
import { confirmationColumns, confirmationRow, finishOf, finishValues, granted } from './finish.ts'
import { kept } from './kept.ts'
import {
  type Answer,
  begin,
  commitAfter,
  enter,
  enteringToAct,
  type Line,
  leave,
  onLine,
  ownTimeout,
  type Row,
  type Statement,
} from './line.ts'
import { metadataText } from './metadata-text.ts'
import { pendingColumns, pendingRow } from './pending-row.ts'
import { type Remembered, type RememberedConversations, rememberConversations } from './remembered.ts'
import { isoTime, text } from './rows.ts'
import { keptShort, type LeftBehind, leftBehind } from './short-decisions.ts'
import { taskStore } from './tasks.ts'

// Held from the claim until the end of the turn, commit included.
const lockOfTurn = "pg_try_advisory_xact_lock(hashtextextended($1 || ' ' || $2::uuid::text, 0))"

// The lock makes a second request with the same id give way at once instead of waiting for the first. Only the request
// that holds it, and wasn't answered before, waits for the conversation.
const claim: Statement = {
  name: 'claim_turn',
  text: `select (select turn_count from conversations where user_id = $1 and id = $3 for update) as turn_count
    where ${lockOfTurn} and not exists (select from turns where user_id = $1 and message_id = $2)`,
}

// Messages come newest first, in index order; what we remember about the conversation ($5 to $7) isn't read again. From
// here on we know for certain whether the turn was answered before, since whoever worked on it has released its lock.
const load: Statement = {
  name: 'load_turn',
  text: `select clock_timestamp() as now, s.settings, ${ownTimeout}, r.is_remembered, v.current_state,
    case when not r.is_remembered then v.metadata end as metadata,
    (select ${pendingColumns} from confirmations c where c.user_id = $1 and c.id = v.pending_id and c.consumed_at is null) as pending,
    case when not r.is_remembered then (
      select json_agg(json_build_array(role, content, (date_part('epoch', "timestamp") * 1000)::bigint))
      from (select role, content, "timestamp" from messages where user_id = $1 and conversation_id = $2
        order by seq desc limit w.size) as newest) end as history,
    (select json_agg(json_build_array(task_id, (extract(epoch from sent_at) * 1000)::bigint) order by sent_at desc, task_id)
      from (select reminder_clock() as now offset 0) as clock cross join lateral (
        select task_id, sent_at from reminders where user_id = $1 and remind_at > now - interval '1 day' and remind_at <= now
          and sent_at is not null and dismissed_at is null
        order by remind_at desc limit 20) as newest) as reminded,
    (select json_build_object('request_hash', request_hash, 'body', reply) from turns where user_id = $1 and message_id = $3 and reply is not null) as done
    from (values (true)) as one left join settings s on s.user_id = $1 left join conversations v on v.user_id = $1 and v.id = $2
    cross join lateral (select coalesce((s.settings->>'context_window_size')::int, $4) as size) as w
    cross join lateral (select coalesce(v.turn_count = $5 and v.updated_at = $6 and w.size = $7, false) as is_remembered) as r`,
}

export const grant: Statement = {
  name: 'grant_confirmation',
  text: `select ${granted('setting', '$1', 'null')} from json_to_record($2::json) as ${confirmationColumns}`,
}

const tryLock: Statement = { name: 'lock_turn', text: `select ${lockOfTurn} as mine` }

const findReply: Statement = {
  name: 'find_reply',
  text: 'select request_hash, reply as body from turns where user_id = $1 and message_id = $2 and reply is not null',
}

const doneRow = z.object({ request_hash: z.string(), body: z.string() }).nullable()

const metadataRow = kept(conversationMetadataSchema)

export function turnStore(database: Database, newId: () => string): TurnStore {
  const remembered = rememberConversations()
  return {
    openTurn: (request) => onLine(database, (line) => open({ database, line, remembered, request, newId })),
    fateOf: (user_id, message_id) =>
      fateOf(database, user_id, [tryLock, [user_id, message_id]], [findReply, [user_id, message_id]]),
  }
}

/** What a turn starts from. */
interface Taking {
  readonly database: Database
  readonly line: Line
  readonly remembered: RememberedConversations
  readonly request: OpenRequest
  newId(): string
}

async function open(taking: Taking): Promise<Opened> {
  const { line, request } = taking
  const { user_id, message_id, conversation_id, window, timeout_ms } = request
  const before = taking.remembered.find(user_id, conversation_id)
  const known = [before?.turn_count ?? null, before?.updated_at ?? null, before?.window ?? null]
  const [, , claimed, read] = await Promise.all([
    line.send(begin),
    line.send(enter, enteringToAct(user_id, timeout_ms)),
    line.send(claim, [user_id, message_id, conversation_id]),
    line.send(load, [user_id, conversation_id, message_id, window, ...known]),
  ])
  const [row = {}] = read.rows
  const refusal = refusalOf(request, claimed, doneRow.parse(row.done))
  if (refusal !== null) {
    await leave(line)
    return refusal
  }
  const seq = Number(claimed.rows[0]?.turn_count ?? 0) + 1
  const remembered = row.is_remembered === true ? before : null
  const loaded = toLoaded(row, remembered)
  return { kind: 'open', turn: openTurn(taking, seq, loaded, remembered?.left ?? null), loaded }
}

function refusalOf(
  request: OpenRequest,
  claimed: Answer,
  done: StoredReply | null,
): Exclude<Opened, { kind: 'open' }> | null {
  if (done !== null) return { kind: 'done', reply: done }
  const [mine] = claimed.rows
  if (mine === undefined) return { kind: 'running' }
  return mine.turn_count === null && !request.is_new ? { kind: 'no_conversation' } : null
}

/** Metadata and settings may come from an older version with fewer fields. */
function toLoaded(row: Row, before: Remembered | null): Loaded {
  return {
    now: isoTime(row.now),
    own_settings: row.settings === null ? {} : ownSettingsSchema.parse(row.settings),
    metadata: before?.metadata ?? (row.metadata === null ? null : metadataRow.parse(row.metadata)),
    current_state: row.current_state === null ? 'IDLE' : conversationStateSchema.parse(row.current_state),
    pending: row.pending === null ? null : pendingRow.parse(row.pending),
    history: before?.history ?? (Array.isArray(row.history) ? row.history.map(toHistory).reverse() : []),
    reminded: Array.isArray(row.reminded) ? row.reminded.map(toReminded) : [],
  }
}

function toHistory([role, content, at]: readonly unknown[]): HistoryMessage {
  if (role !== 'user' && role !== 'assistant' && role !== 'system') throw new Error('a message of nobody')
  return { role, content: text(content), timestamp: isoTime(at) }
}

function toReminded([task_id, sent_at]: readonly unknown[]): Reminded {
  return { task_id: text(task_id), sent_at: isoTime(sent_at) }
}

function openTurn(taking: Taking, seq: number, loaded: Loaded, left: LeftBehind | null): OpenTurn {
  const { database, line, request, newId } = taking
  const { user_id, conversation_id } = request
  return {
    tasks: taskStore(line, user_id, newId),
    async grant(confirmation) {
      await line.send(grant, [conversation_id, JSON.stringify(confirmationRow(confirmation))])
    },
    async finish(record: TurnRecord) {
      const metadata = metadataText(record.metadata)
      const decisions = record.decisions.map((decided) => keptShort(decided, left))
      const written = line.send(finishOf(record), finishValues(request, seq, record, { metadata, decisions }))
      const committed = commitAfter(line, [written])
      await tellAfter(database, changesOf(request, record), committed)
      const updated_at = (await written).rows[0]?.updated_at
      if (typeof updated_at !== 'string') return
      const window = loaded.own_settings.context_window_size ?? request.window
      const next = {
        turn_count: seq,
        updated_at,
        window,
        metadata: record.metadata,
        history: [...loaded.history, ...record.messages.map(toldLater)].slice(-window),
        left: leftBehind(record.decisions, decisions, left),
      }
      taking.remembered.keep(user_id, conversation_id, next, metadata.length)
    },
    abandon: () => leave(line),
  }
}

/** A message in the form in which the next turn would read it. */
function toldLater({ role, content, timestamp }: Message): HistoryMessage {
  return { role, content, timestamp }
}

function changesOf({ user_id, conversation_id }: OpenRequest, record: TurnRecord): Change[] {
  const conversation: Change = { user_id, what: 'conversations', conversation_id }
  return changesTasks(record.invocations)
    ? [{ user_id, what: 'tasks', conversation_id: null }, conversation]
    : [conversation]
}
