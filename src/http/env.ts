import type { Rights } from '../domain/account.ts'

/** What a token of a server with accounts is held to. */
export interface Leash {
  readonly rights: Rights
  readonly changes_per_minute: number
  /** Puts a delete to the person; says whether they have said no already. */
  ask(task_id: string): Promise<'waiting' | 'no'>
}

export interface Caller {
  readonly user_id: string
  /** Whether the request said who it is; otherwise it is the default user of this machine. */
  readonly is_named: boolean
  /** Whether they may change anything, or only look. */
  readonly may_write: boolean
  /** Whether the numbers of the whole server are for them. */
  readonly may_measure: boolean
  /** Null: nothing but the right to write is looked at. */
  readonly leash?: Leash | null
  /** The id of the token that was shown, where it has one. */
  readonly token_id: string | null
  /** When the proof of who they are runs out, in milliseconds; null: never. */
  readonly until: number | null
}

/** What travels with a request. */
export interface Env {
  Variables: {
    request_id: string
    caller: Caller
    /** How whoever is not logged in is told to do so. */
    challenge?: string
    /** The pattern that its address matched, once somebody has asked. */
    route?: string
    /** When the caller says that it was said; for the log only. */
    timestamp?: string
  }
}
