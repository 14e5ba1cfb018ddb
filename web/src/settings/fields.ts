// Every setting that is a number, as data: what it is called, what it does, and how it is typed. What is allowed is the
// server's to say.

import type { AgentSettings } from '../../../src/domain/settings.ts'

export type NumberName = {
  [Name in keyof AgentSettings]: AgentSettings[Name] extends number ? Name : never
}[keyof AgentSettings]

export interface NumberField {
  readonly name: NumberName
  readonly label: string
  readonly help: string
  readonly unit: string
  readonly step: number
}

export const numberFields: readonly NumberField[] = [
  {
    name: 'confirmation_ttl_seconds',
    label: 'Delete confirmation expires after',
    help: 'How long you have to confirm.',
    unit: 'seconds',
    step: 1,
  },
  {
    name: 'intent_confidence_threshold',
    label: 'Minimum confidence',
    help: 'Between 0 and 1. Below it, Sayso asks instead of acting.',
    unit: '',
    step: 0.05,
  },
  {
    name: 'max_ambiguity_attempts',
    label: 'Stop asking after',
    help: 'How often Sayso asks which task you mean before it gives up.',
    unit: 'tries',
    step: 1,
  },
  {
    name: 'context_window_size',
    label: 'Messages remembered',
    help: 'How far back in a conversation Sayso looks.',
    unit: 'messages',
    step: 1,
  },
  {
    name: 'multi_step_timeout',
    label: 'Time limit',
    help: 'After this, Sayso replies with what it has.',
    unit: 'seconds',
    step: 1,
  },
  {
    name: 'conversation_ttl_days',
    label: 'Keep conversations for',
    help: 'Conversations you have not used for longer are deleted. Your tasks stay.',
    unit: 'days',
    step: 1,
  },
]
