// What was done in the list since something was last said. It goes along with the next message, so that "undo" takes it back.

import type { DoneTurn, Effect, KeptFields } from '../../../src/domain/conversation.ts'
import { differences } from '../../../src/engine/plan/effects.ts'
import type { Reply } from './replies.ts'

const KEY = 'sayso.done'
const MOST_TURNS = 10
/** More at once would not fit into a message. */
const MOST_TASKS = 100

/** Says whether it can be taken back. */
export function keepDone(effects: readonly Effect[]): boolean {
  if (effects.length > MOST_TASKS) return false
  write([...readDone(), { effects: [...effects], deleted: false }])
  return true
}

/** A delete is final: what was done before it is out of reach. */
export function keepDeleted(): void {
  write([{ effects: [], deleted: true }])
}

export function takeDone(): DoneTurn[] {
  const done = readDone()
  write([])
  return done
}

/** What it went along with will not be sent. */
export function giveBack(done: readonly DoneTurn[]): void {
  write([...done, ...readDone()])
}

export function hasDone(): boolean {
  return readDone().length > 0
}

function readDone(): DoneTurn[] {
  try {
    const done: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(done) ? done : []
  } catch {
    return []
  }
}

/** The newest, as many as fit. */
function write(done: readonly DoneTurn[]): void {
  const newest: DoneTurn[] = []
  let tasks = 0
  for (const turn of done.toReversed()) {
    tasks += turn.effects.length
    if (newest.length === MOST_TURNS || tasks > MOST_TASKS) break
    newest.unshift(turn)
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(newest))
  } catch {
    // Full or forbidden: it cannot be taken back.
  }
}

export interface Did {
  readonly does: 'added' | 'completed' | 'reopened' | 'moved' | 'updated'
  readonly title: string
}

export function didBy({ was, is }: Effect): Did {
  const { title } = is
  if (was === null) return { does: 'added', title }
  // What repeats is done, and open for its next time.
  if (was.completed_at !== is.completed_at && is.completed_at !== null) return { does: 'completed', title }
  if (was.status === is.status) return { does: isOnlyMoved(was, is) ? 'moved' : 'updated', title }
  return { does: is.status === 'completed' ? 'completed' : 'reopened', title }
}

function isOnlyMoved(was: KeptFields, is: KeptFields): boolean {
  const [changed, ...more] = differences(was, is)
  return changed === 'order' && more.length === 0
}

/** What a reply's tools did, each task once. */
export function didIn({ tool_calls }: Reply): Did[] {
  const did = new Map<string, Did>()
  for (const { tool_name, parameters, status, result } of tool_calls) {
    const task = result?.data?.task
    if (status !== 'SUCCESS' || task === undefined || isDelete(tool_name, parameters)) continue
    const { id, title } = task
    if (tool_name === 'add_task') did.set(id, { does: 'added', title })
    else if (tool_name === 'complete_task')
      did.set(id, { does: task.completed_at === null ? 'reopened' : 'completed', title })
    else did.set(id, { does: 'updated', title })
  }
  return [...did.values()]
}

/** Passing over one time of what repeats deletes nothing. */
function isDelete(tool_name: string, parameters: Record<string, unknown>): boolean {
  return tool_name === 'delete_task' && parameters.scope !== 'one'
}

const one: Readonly<Record<Did['does'], (title: string) => string>> = {
  added: (title) => `Added '${title}'.`,
  completed: (title) => `'${title}' is done.`,
  reopened: (title) => `'${title}' is open again.`,
  moved: (title) => `Moved '${title}'.`,
  updated: (title) => `Updated '${title}'.`,
}

const many: Readonly<Record<Did['does'], (count: number) => string>> = {
  added: (count) => `Added ${count} tasks.`,
  completed: (count) => `${count} tasks done.`,
  reopened: (count) => `${count} tasks are open again.`,
  moved: (count) => `Moved ${count} tasks.`,
  updated: (count) => `Updated ${count} tasks.`,
}

export function sayDid(did: readonly Did[]): string {
  const [first] = did
  if (first === undefined) return ''
  if (did.length === 1) return one[first.does](first.title)
  return many[did.every(({ does }) => does === first.does) ? first.does : 'updated'](did.length)
}
