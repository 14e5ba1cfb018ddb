// What ought to happen, in a few lines: each message once, in the order of the conversation.

import { policy } from '../../src/engine/replies/policy.ts'

export type Said =
  | { does: 'add'; title: string }
  | { does: 'complete'; title: string }
  | { does: 'delete'; title: string }
  | { does: 'rename'; title: string; to: string }
  | { does: 'yes' }
  | { does: 'no' }

export function toText(said: Said): string {
  switch (said.does) {
    case 'rename':
      return `rename ${said.title} to ${said.to}`
    case 'yes':
    case 'no':
      return said.does
    default:
      return `${said.does} ${said.title}`
  }
}

export class Model {
  readonly tasks = new Map<string, 'pending' | 'completed'>()
  pending: { title: string; expires: number } | null = null
  readonly ttl: number

  constructor(ttl: number) {
    this.ttl = ttl
  }

  /** The reply to a message that was loaded at one moment and, if it deleted, did so at another. */
  take(said: Said, loaded: number, removed: number | undefined): string {
    const { pending } = this
    this.pending = null
    if (said.does === 'yes')
      return pending === null ? policy.nothing_pending({ answer: 'yes' }) : this.confirm(pending, loaded, removed)
    if (said.does === 'no')
      return pending === null ? policy.nothing_pending({ answer: 'no' }) : policy.kept({ titles: [pending.title] })
    const { title } = said
    if (said.does === 'add') {
      this.tasks.set(title, 'pending')
      return policy.added({ task: { title, details: [] }, repeats: false })
    }
    const status = this.tasks.get(title)
    if (status === undefined) return policy.not_found({ reference: title, tasks: this.open() })
    if (said.does === 'delete') {
      this.pending = { title, expires: loaded + this.ttl }
      return policy.confirm_delete({ title })
    }
    if (said.does === 'complete') {
      this.tasks.set(title, 'completed')
      return status === 'completed' ? policy.already_done({ title }) : policy.completed({ title })
    }
    const renamed = [...this.tasks].map(([name, state]) => [name === title ? said.to : name, state] as const)
    this.tasks.clear()
    for (const [name, state] of renamed) this.tasks.set(name, state)
    return policy.renamed({ old_title: title, new_title: said.to, details: [] })
  }

  private confirm(pending: { title: string; expires: number }, loaded: number, removed: number | undefined): string {
    if (loaded >= pending.expires || (removed ?? loaded) >= pending.expires)
      return policy.confirmation_expired({ titles: [pending.title] })
    if (!this.tasks.delete(pending.title)) return policy.task_gone({ title: pending.title })
    return policy.deleted({ title: pending.title })
  }

  private open() {
    return [...this.tasks].filter(([, status]) => status === 'pending').map(([title]) => ({ title, details: [] }))
  }
}
