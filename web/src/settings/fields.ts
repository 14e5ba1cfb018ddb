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
    label: 'Time to answer',
    help: 'How long a question before a delete can be answered.',
    unit: 'seconds',
    step: 1,
  },
  {
    name: 'intent_confidence_threshold',
    label: 'Act when at least this sure',
    help: 'Between 0 and 1. Below it, Sayso asks instead of acting.',
    unit: '',
    step: 0.05,
  },
  {
    name: 'max_ambiguity_attempts',
    label: 'Ask at most',
    help: 'How often it asks which task is meant before it stops.',
    unit: 'times',
    step: 1,
  },
  {
    name: 'context_window_size',
    label: 'Look back over',
    help: 'How many messages of a conversation are taken into account.',
    unit: 'messages',
    step: 1,
  },
  {
    name: 'multi_step_timeout',
    label: 'Give up after',
    help: 'A turn that takes longer is answered, and says what is known.',
    unit: 'seconds',
    step: 1,
  },
  {
    name: 'conversation_ttl_days',
    label: 'Keep conversations for',
    help: 'Conversations untouched for longer are deleted. Tasks stay.',
    unit: 'days',
    step: 1,
  },
]
