import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>
type Moment = ColumnType<Date, string | Date, string | Date>

/** The tables as kysely sees them. Every key starts with user_id, so that a user's rows are stored together. */
export interface Tables {
  tasks: {
    user_id: string
    id: string
    title: string
    title_key: string
    description: string | null
    priority: 'low' | 'medium' | 'high' | null
    priority_rank: Generated<number>
    due_date: string | null
    due_key: string
    recurrence: string | null
    remind_before: number | null
    order: string | null
    order_key: Generated<string>
    status: 'pending' | 'completed'
    created_at: Moment
    updated_at: Moment
    completed_at: Moment | null
  }
  task_words: { user_id: string; word: string; task_id: string }
  conversations: {
    user_id: string
    id: string
    title: string | null
    metadata: Json
    current_state: string
    pending_id: string | null
    turn_count: number
    created_at: Moment
    updated_at: Moment
  }
}
