// Every sentence Sayso can say has a key here and its wording in a voice beside this file.

import type { SmallTalk } from '../../domain/act.ts'
import type { LastReading } from '../../domain/conversation.ts'
import type { Priority } from '../../domain/task.ts'
import type { ToolErrorCode } from '../../domain/tool-call.ts'
import type { ChangedTask, SaidChange } from './change.ts'
import type { Filter } from './filter.ts'

/** A task as a reply speaks of it; `details` are already words ("due Fri 25 Sep", "high priority"). */
export interface SaidTask {
  readonly title: string
  readonly details: readonly string[]
}

export interface ReplyValues {
  added: { task: SaidTask }
  added_many: { tasks: readonly SaidTask[] }
  list: { label: Filter | null; first: number; tasks: readonly SaidTask[]; more: More | null }
  list_empty: { label: Filter | null }
  list_end: Record<string, never>
  list_all_done: Record<string, never>
  count: { count: number; label: Filter | null; tasks: readonly SaidTask[] }
  when: { tasks: readonly { title: string; due: string | null; days: number | null; done: string | null }[] }
  /** `asked`: whether it was asked to be done or to be open. */
  state: { task: SaidTask; done: boolean; asked: 'done' | 'open' }
  priority: { title: string; priority: Priority | null }
  notes: { notes: readonly { title: string; note: string | null }[] }
  next: {
    task: SaidTask
    because: 'overdue' | 'today' | 'soonest' | 'high' | 'oldest' | 'latest' | 'least' | 'after' | 'before'
  }
  completed: { title: string }
  reopened: { title: string }
  completed_many: { titles: readonly string[] }
  reopened_many: { titles: readonly string[] }
  changed_many: { tasks: readonly ChangedTask[] }
  unchanged: { title: string }
  not_understood: { texts: readonly string[] }
  not_followed: Record<string, never>
  undone: { titles: readonly string[] }
  redone: { titles: readonly string[] }
  nothing_to_undo: Record<string, never>
  nothing_done_to: { title: string }
  nothing_to_redo: Record<string, never>
  deleted_for_good: Record<string, never>
  changed_meanwhile: { title: string }
  offer_add: { tasks: readonly SaidTask[] }
  offer_act: { what: 'change' | 'delete'; title: string; new_title: string | null; change: SaidChange }
  confirm_bulk: { what: 'finish' | 'reopen' | 'change'; tasks: readonly ChangedTask[] }
  already_done: { title: string }
  already_open: { title: string }
  renamed: { old_title: string; new_title: string; change: SaidChange }
  changed: { title: string; change: SaidChange }
  deleted: { title: string }
  confirm_delete: { title: string }
  confirm_delete_many: { titles: readonly string[] }
  renamed_meanwhile: { old_title: string; new_title: string }
  confirm_undo: { titles: readonly string[] }
  kept: { titles: readonly string[] }
  confirmation_expired: { titles: readonly string[] }
  nothing_pending: { answer: 'yes' | 'no' }
  task_gone: { title: string }
  position_gone: { position: number }
  no_such_position: { position: number; tasks: readonly SaidTask[] }
  not_found: { reference: string; tasks: readonly SaidTask[] }
  not_left_out: Record<string, never>
  did_you_mean: { reference: string; title: string }
  no_exact: { reference: string }
  none_match: { label: Filter | null }
  which_task: { reference: string; tasks: readonly SaidTask[]; more: boolean }
  which_again: { tasks: readonly SaidTask[] }
  which_pronoun: { reference: string }
  which_missing: { action: ActionWord }
  ask_title: Record<string, never>
  ask_change: { title: string }
  ask_one_date: Record<string, never>
  first_date: Record<string, never>
  ask_statement: { title: string }
  ask_times: { title: string; repeats: string }
  ask_times_many: { titles: readonly string[] }
  deletes_repeating: { titles: readonly string[] }
  skipped: { title: string; due: string }
  completed_round: { title: string; due: string }
  snoozed: { title: string; at: string }
  reminds_later: { title: string; due: string }
  ask_snooze: { titles: readonly string[] }
  cannot_repeat: { what: 'add' | 'change'; titles: readonly string[] }
  not_repeating: { title: string }
  ambiguous: { options: readonly ActionWord[]; left: readonly string[] }
  stop_asking: Record<string, never>
  /** More than may be worked on at once. */
  too_much: Record<string, never>
  dropped: Record<string, never>
  tool_failed: { action: ActionWord; error_code: ToolErrorCode | null }
  refused: { reason: string }
  no_such_date: { text: string }
  already_past: { due: string }
  out_of_time: { changed: 'nothing' | 'unknown' }
  why: { record: LastReading }
  why_nothing: Record<string, never>
  talk: { about: SmallTalk }
  asks_model: Record<string, never>
  voice: { text: string }
}

/** What Sayso does, as words that fit "I wasn't able to …" and "Would you like to …". */
export type ActionWord =
  | 'add_task'
  | 'list_tasks'
  | 'complete_task'
  | 'reopen_task'
  | 'update_task'
  | 'delete_task'
  | 'confirm'
  | 'chat'

/** How many more there are than were shown; null where the tools cannot count. */
export interface More {
  readonly count: number | null
}

export type ReplyKey = keyof ReplyValues
export type Catalogue = { readonly [K in ReplyKey]: (values: ReplyValues[K]) => string }
