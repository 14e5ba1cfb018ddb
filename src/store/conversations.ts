import { z } from 'zod'
import { type ToldMessage, toldMessageSchema } from '../domain/chat.ts'
import {
  type ConversationSummary,
  conversationMetadataSchema,
  conversationStateSchema,
} from '../domain/conversation.ts'
import type { PendingAction } from '../domain/decision.ts'
import { AppError } from '../domain/errors.ts'
import { asUser } from './as-user.ts'
import { readTimedCursor, writeCursor } from './cursor.ts'
import type { Database } from './database.ts'
import { kept } from './kept.ts'
import type { Row, Statement } from './line.ts'
import { pendingColumns, pendingRow } from './pending-row.ts'
import { callsOfMessage } from './read-results.ts'
import { moment } from './rows.ts'

// Cursors need microseconds: otherwise two conversations of the same millisecond could hide each other.
// A question that has expired is no longer open.
const columns = `id, user_id, title, turn_count,
  case when exists (select from confirmations x where x.user_id = v.user_id and x.id = v.pending_id and x.expires_at <= clock_timestamp())
    then 'IDLE' else current_state end as current_state, created_at, updated_at,
  (select left(content, 120) from messages m where m.user_id = v.user_id and m.conversation_id = v.id order by seq limit 1) as preview,
  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moved`

const list: Statement = {
  name: 'list_conversations',
  text: `select ${columns} from conversations v where user_id = $1
    and ($2::timestamptz is null or (updated_at, id) < ($2, $3::uuid))
    and ($5::text is null or position($5 in lower(coalesce(title, ''))) > 0 or exists (
      select from messages m where m.user_id = v.user_id and m.conversation_id = v.id and position($5 in lower(m.content)) > 0
    ))
    order by updated_at desc, id desc limit $4`,
}

const get: Statement = {
  name: 'get_conversation',
  text: `select ${columns}, metadata,
    (select ${pendingColumns} from confirmations c
      where c.user_id = v.user_id and c.id = v.pending_id and c.consumed_at is null and c.expires_at > clock_timestamp()) as pending
    from conversations v where user_id = $1 and id = $2`,
}

const rename: Statement = {
  name: 'rename_conversation',
  text: `update conversations set title = $3 where user_id = $1 and id = $2 returning id`,
}

const remove: Statement = {
  name: 'delete_conversation',
  text: `delete from conversations where user_id = $1 and id = $2 returning id`,
}

// A turn's two messages are numbered with twice its own number and one more than that.
const messages: Statement = {
  name: 'list_messages',
  text: `select m.id, m.conversation_id, m.role, m.content, m."timestamp", ${callsOfMessage} as tool_calls,
    said.reply - '{conversation_id,message_id,response,tool_calls}'::text[] as decision
    from messages m left join lateral (
      select t.reply::jsonb as reply from turns t where t.user_id = $1 and t.conversation_id = $2 and t.seq = m.seq / 2 offset 0
    ) said on m.role = 'assistant'
    where m.user_id = $1 and m.conversation_id = $2
    and ($3::uuid is null or m.seq < (select seq from messages b where b.user_id = $1 and b.conversation_id = $2 and b.id = $3))
    order by m.seq desc limit $4`,
}

const messageRow = toldMessageSchema.omit({ tool_responses: true }).extend({ timestamp: moment })

function withResponses(message: z.infer<typeof messageRow>): ToldMessage {
  const tool_responses = message.tool_calls.map(({ id, result, error, invoked_at, duration_ms }) => ({
    tool_call_id: id,
    result,
    error,
    timestamp: new Date(Date.parse(invoked_at) + duration_ms).toISOString(),
  }))
  return { ...message, tool_responses }
}

const summaryRow = z.object({
  id: z.uuid(),
  user_id: z.string(),
  title: z.string().nullable(),
  current_state: conversationStateSchema,
  turn_count: z.int(),
  created_at: moment,
  updated_at: moment,
  preview: z.string().nullable(),
})

const wholeRow = summaryRow.extend({ metadata: kept(conversationMetadataSchema), pending: pendingRow.nullable() })

export type WholeConversation = Omit<z.infer<typeof wholeRow>, 'pending'> & {
  pending_action: Omit<PendingAction, 'task_titles'> | null
}

export interface Conversations {
  list(
    user_id: string,
    page: { limit: number; cursor?: string | undefined; query?: string | undefined },
  ): Promise<{ conversations: ConversationSummary[]; next_cursor: string | null }>
  get(user_id: string, id: string): Promise<WholeConversation>
  rename(user_id: string, id: string, title: string | null): Promise<WholeConversation>
  remove(user_id: string, id: string): Promise<void>
  /** The newest messages before a given one, oldest first. */
  messages(
    user_id: string,
    id: string,
    page: { limit: number; before?: string | undefined },
  ): Promise<{ messages: ToldMessage[]; next_before: string | null }>
}

/** A user's own conversations; those of others seem not to exist. */
export function conversationStore(database: Database): Conversations {
  async function get_(user_id: string, id: string): Promise<WholeConversation> {
    const [row] = await asUser(database, user_id, get, [user_id, readId(id)])
    if (row === undefined) throw noConversation()
    const { pending, ...rest } = wholeRow.parse(row)
    return { ...rest, pending_action: pending === null ? null : withoutTitles(pending) }
  }

  async function change(user_id: string, id: string, statement: Statement, values: readonly unknown[]): Promise<void> {
    const conversation_id = readId(id)
    const rows = await asUser(database, user_id, statement, [user_id, conversation_id, ...values])
    if (rows.length === 0) throw noConversation()
    database.tell([{ user_id, what: 'conversations', conversation_id }])
  }

  return {
    async list(user_id, { limit, cursor, query }) {
      const [at, id] = readTimedCursor(cursor) ?? [null, null]
      const rows = await asUser(database, user_id, list, [user_id, at, id, limit + 1, query?.toLowerCase() ?? null])
      const page = rows.slice(0, limit)
      return {
        conversations: page.map((row) => summaryRow.parse(row)),
        next_cursor: rows.length > limit ? cursorAfter(page.at(-1)) : null,
      }
    },
    get: get_,
    async rename(user_id, id, title) {
      await change(user_id, id, rename, [title])
      return await get_(user_id, id)
    },
    remove: (user_id, id) => change(user_id, id, remove, []),
    async messages(user_id, id, { limit, before = null }) {
      const { id: conversation_id } = await get_(user_id, id)
      const from = before === null ? null : readBefore(before)
      const rows = await asUser(database, user_id, messages, [user_id, conversation_id, from, limit + 1])
      const page = rows.slice(0, limit).map((row) => withResponses(messageRow.parse(row)))
      return {
        messages: page.reverse(),
        next_before: rows.length > limit ? (page[0]?.id ?? null) : null,
      }
    },
  }
}

function withoutTitles({ task_titles: _, ...pending }: PendingAction): Omit<PendingAction, 'task_titles'> {
  return pending
}

function cursorAfter(row: Row | undefined): string | null {
  return row === undefined ? null : writeCursor([String(row.moved), String(row.id)])
}

function noConversation(): AppError {
  return new AppError('NOT_FOUND', 'There is no such conversation.')
}

/** A malformed id can't belong to any conversation. */
function readId(id: string): string {
  const parsed = z.uuid().safeParse(id)
  if (!parsed.success) throw noConversation()
  return parsed.data.toLowerCase()
}

/** Nothing comes before a message that doesn't exist. */
function readBefore(id: string): string {
  return z.uuid().safeParse(id).success ? id : '00000000-0000-0000-0000-000000000000'
}
