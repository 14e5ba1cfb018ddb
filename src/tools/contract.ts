// The tools are the only way tasks change. Each is one object; what they need from outside are the two interfaces here.

import type { z } from 'zod'
import type { Elicitation } from '../domain/elicitation.ts'
import type { Priority, Task, TaskStatus } from '../domain/task.ts'
import type { ToolName, ToolResponse } from '../domain/tool-call.ts'
import type { Hints } from '../domain/tool-hints.ts'

export interface TaskFields {
  readonly title: string
  readonly description: string | null
  readonly priority: Priority | null
  readonly due_date: string | null
  readonly recurrence: string | null
  readonly remind_before: number | null
  readonly order?: string | undefined
}

/** Undefined leaves a value as it is; null removes it. */
export interface TaskChanges {
  readonly title?: string | undefined
  readonly description?: string | null | undefined
  readonly priority?: Priority | null | undefined
  readonly due_date?: string | null | undefined
  readonly recurrence?: string | null | undefined
  readonly remind_before?: number | null | undefined
  readonly order?: string | null | undefined
  readonly status?: TaskStatus | undefined
  /** For a task that becomes completed (now where it is not given), and for a repeating one that is open: when it was last done. */
  readonly completed_at?: string | undefined
}

export type Sort = 'normal' | 'created' | 'title' | 'priority' | 'relevance' | 'alike'

export interface TaskQuery {
  readonly status: 'all' | TaskStatus
  readonly priority: Priority | null
  readonly due_before: string | null
  readonly due_after: string | null
  /** Only tasks with these ids. */
  readonly ids: readonly string[] | null
  /** Only tasks with all of these words. */
  readonly words: readonly string[] | null
  /** A whole title that comes before all others when sorted by relevance. */
  readonly title_key: string | null
  readonly sort: Sort
  readonly limit: number
  readonly after: PageKey | null
}

/** Where a page ends: the sort's own values of its last task. */
export type PageKey = readonly (string | number)[]

/** What a delete rests on: this conversation's confirmation, or the token from a first call. */
export type Proof =
  | {
      readonly by: 'turn'
      readonly confirmation_id: string
      readonly conversation_id: string
      readonly message_id: string
    }
  /** `used_by` names the request: a token for several tasks is good for each of them within one, and never again. */
  | { readonly by: 'token'; readonly token: string; readonly used_by: string }

export type Removal =
  | { readonly outcome: 'removed'; readonly task: Task }
  | { readonly outcome: 'no_task' }
  | { readonly outcome: 'no_confirmation' }
  | { readonly outcome: 'renamed'; readonly task: Task }

/** One user's tasks inside one transaction. */
export interface TaskStore {
  add(id: string, fields: TaskFields): Promise<Task>
  list(query: TaskQuery): Promise<readonly { readonly task: Task; readonly key: PageKey }[]>
  /** How many tasks fit the query, on whatever page they are. */
  count(query: TaskQuery): Promise<number>
  update(id: string, changes: TaskChanges): Promise<Task | null>
  /** Reminds again then, or as if it had not been snoozed (null), and says when; null for a time that is over or no open task. */
  snooze(id: string, until: string | null): Promise<{ readonly remind_at: string } | null>
  remove(id: string, proof: Proof): Promise<Removal>
  /** For a task kept elsewhere: uses up its confirmation and says under which title it was given; null when none counts. */
  spendConfirmation(id: string, proof: Proof): Promise<string | null>
  /** Stores a confirmation for one task that only this token can use; returns its expiry. */
  offerRemoval(task: Task, token: string, by: 'token' | 'elicitation'): Promise<{ readonly expires_at: string }>
  /** The user said no: the token becomes useless. */
  withdrawRemoval(token: string): Promise<void>
  /** The store's time, and the user's zone where they have set one. */
  clock(): Promise<{ readonly now: string; readonly timezone: string | null }>
}

/** Who calls, on which transaction, and on what authority. */
export interface ToolScope {
  readonly user_id: string
  readonly tasks: TaskStore
  readonly turn: {
    readonly conversation_id: string
    readonly message_id: string
    /** Where the message says the user is. */
    readonly timezone?: string
  } | null
  /** For users who have set no zone of their own. */
  readonly server_timezone?: string
  /** The confirmation that the request of a single shot brought its token for. */
  readonly brought?: { readonly confirmation_id: string; readonly token: string }
  /** How far a client that asks its user has got. */
  readonly elicitation?: Elicitation | undefined
  newId(): string
  newToken(): string
}

export interface Tool<Schema extends z.ZodType = z.ZodType> {
  readonly name: ToolName
  readonly title: string
  readonly description: string
  readonly hints: Hints
  readonly parameters: Schema
  run(parameters: z.output<Schema>, scope: ToolScope): Promise<ToolResponse>
}

/** Checks a tool where it is written, keeping its own parameter type. */
export function defineTool<Schema extends z.ZodType>(tool: Tool<Schema>): Tool<Schema> {
  return tool
}
