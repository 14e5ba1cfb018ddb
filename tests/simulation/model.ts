// What ought to happen, in a few lines: each message once, in the order of the conversation.

import { defaultSettings } from '../../src/domain/settings.ts'
import type { SaidTask } from '../../src/engine/replies/catalogue.ts'
import { policy } from '../../src/engine/replies/policy.ts'

export type Said =
  | { does: 'add'; title: string }
  | { does: 'complete'; title: string }
  | { does: 'delete'; title: string }
  | { does: 'rename'; title: string; to: string }
  | { does: 'yes' }
  | { does: 'no' }

/** What is only said in wide runs, whose replies are not foretold: taking back, questions about many, and what a model is asked about. */
export type SaidWidely =
  | Said
  | { does: 'undo' | 'redo' | 'complete all' | 'delete all' | 'list' }
  | { does: 'mumble'; title: string }
  | { does: 'add many'; titles: readonly string[] }

const wideTexts = {
  undo: 'undo',
  redo: 'redo',
  'complete all': 'mark everything done',
  'delete all': 'delete all my tasks',
  list: 'show my tasks',
}

export function toText(said: SaidWidely): string {
  switch (said.does) {
    case 'undo':
    case 'redo':
    case 'complete all':
    case 'delete all':
    case 'list':
      return wideTexts[said.does]
    case 'add many':
      return `add ${said.titles.join(' and add ')}`
    case 'mumble':
      return `${said.title} thingy wrapped up whatsit`
    case 'rename':
      return `rename ${said.title} to ${said.to}`
    case 'yes':
    case 'no':
      return said.does
    default:
      return `${said.does} ${said.title}`
  }
}

/** A task that could not be found is asked for, with those there are to choose from. */
interface Question {
  readonly text: string
  readonly options: readonly SaidTask[]
  readonly attempts: number
}

export class Model {
  readonly tasks = new Map<string, 'pending' | 'completed'>()
  pending: { title: string; expires: number } | null = null
  question: Question | null = null
  readonly ttl: number

  constructor(ttl: number) {
    this.ttl = ttl
  }

  /** The reply to a message that was loaded at one moment and, if it deleted, did so at another. */
  take(said: Said, loaded: number, removed: number | undefined): string {
    const { pending, question } = this
    this.pending = null
    this.question = null
    if (said.does === 'yes') {
      if (pending !== null) return this.confirm(pending, loaded, removed)
      return question === null ? policy.nothing_pending({ answer: 'yes' }) : this.askAgain(question)
    }
    if (said.does === 'no') {
      if (pending !== null) return policy.kept({ titles: [pending.title] })
      return question === null ? policy.nothing_pending({ answer: 'no' }) : policy.dropped({})
    }
    const { title } = said
    if (said.does === 'add') {
      this.tasks.set(title, 'pending')
      return policy.added({ task: { title, details: [] } })
    }
    const status = this.tasks.get(title)
    if (status === undefined) {
      const text = policy.not_found({ reference: title, tasks: this.open() })
      // With nothing to choose from it is said, not asked.
      if (this.open().length > 0) this.question = { text, options: this.open(), attempts: 0 }
      return text
    }
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
    return policy.renamed({ old_title: title, new_title: said.to, change: {} })
  }

  private confirm(pending: { title: string; expires: number }, loaded: number, removed: number | undefined): string {
    if (loaded >= pending.expires || (removed ?? loaded) >= pending.expires)
      return policy.confirmation_expired({ titles: [pending.title] })
    if (!this.tasks.delete(pending.title)) return policy.task_gone({ title: pending.title })
    return policy.deleted({ title: pending.title })
  }

  /** A yes chooses nothing: it is one failed attempt, and after a few it is given up. */
  private askAgain({ text, options, attempts }: Question): string {
    if (attempts + 1 >= defaultSettings.max_ambiguity_attempts) return policy.stop_asking({})
    const again = options.length > 1 ? policy.which_again({ tasks: options }) : text
    this.question = { text: again, options, attempts: attempts + 1 }
    return again
  }

  private open() {
    return [...this.tasks].filter(([, status]) => status === 'pending').map(([title]) => ({ title, details: [] }))
  }
}
