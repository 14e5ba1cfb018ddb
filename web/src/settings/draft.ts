import type { Settings } from '../../../src/domain/settings.ts'
import { type NumberName, numberFields } from './fields.ts'

/** What stands in the form: numbers as they are typed. */
export interface Draft {
  readonly timezone: string
  readonly confirmation_required: boolean
  readonly ask_model: boolean
  /** '' for not at all. */
  readonly remind_at: string
  readonly webhook_url: string
  readonly numbers: Readonly<Record<NumberName, string>>
}

export function draftOf(settings: Settings): Draft {
  const { timezone, confirmation_required, ask_model, remind_at, webhook_url } = settings
  const { intent_confidence_threshold, max_ambiguity_attempts, confirmation_ttl_seconds } = settings
  const { context_window_size, multi_step_timeout, conversation_ttl_days } = settings
  return {
    timezone: timezone ?? '',
    confirmation_required,
    ask_model,
    remind_at: remind_at ?? '',
    webhook_url: webhook_url ?? '',
    numbers: {
      intent_confidence_threshold: String(intent_confidence_threshold),
      max_ambiguity_attempts: String(max_ambiguity_attempts),
      confirmation_ttl_seconds: String(confirmation_ttl_seconds),
      context_window_size: String(context_window_size),
      multi_step_timeout: String(multi_step_timeout),
      conversation_ttl_days: String(conversation_ttl_days),
    },
  }
}

/** Only what differs from what is kept; a number that is none is sent as it stands, for the server to refuse. */
export function changesOf(draft: Draft, settings: Settings): Record<string, unknown> {
  const changes: Record<string, unknown> = {}
  for (const name of ['timezone', 'remind_at', 'webhook_url'] as const) {
    const value = draft[name].trim() === '' ? null : draft[name].trim()
    if (value !== settings[name]) changes[name] = value
  }
  if (draft.confirmation_required !== settings.confirmation_required)
    changes.confirmation_required = draft.confirmation_required
  if (draft.ask_model !== settings.ask_model) changes.ask_model = draft.ask_model
  for (const { name } of numberFields) {
    const typed = draft.numbers[name].trim()
    const value = typed === '' || Number.isNaN(Number(typed)) ? typed : Number(typed)
    if (value !== settings[name]) changes[name] = value
  }
  return changes
}

const NAMES = [
  'timezone',
  'confirmation_required',
  'ask_model',
  'remind_at',
  'webhook_url',
  ...numberFields.map(({ name }) => name),
]

/** The server begins with the setting that it refuses, in words: "Remind at must be …". */
export function readRefusal(message: string): { readonly field: string | null; readonly text: string } {
  const field = NAMES.find((name) => message.toLowerCase().startsWith(`${name.replaceAll('_', ' ')} `))
  return field === undefined ? { field: null, text: message } : { field, text: message.slice(field.length + 1) }
}
