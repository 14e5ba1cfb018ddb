import type { ConversationMetadata } from '../../src/domain/conversation.ts'
import type { DecisionContext, PendingAction } from '../../src/domain/decision.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import type { Task } from '../../src/domain/task.ts'
import { emptyMetadata } from '../../src/engine/memory.ts'

export const NOW = '2026-02-09T10:30:00.000Z'

/** A fixed id that is easy to tell apart from others. */
export function idOf(number: number): string {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

export function aTask(given: Partial<Task> & { title: string }): Task {
  return {
    id: idOf(1),
    user_id: 'ann',
    description: null,
    priority: null,
    due_date: null,
    recurrence: null,
    remind_before: null,
    status: 'pending',
    created_at: NOW,
    updated_at: NOW,
    completed_at: null,
    ...given,
  }
}

export function aPending(tasks: readonly Task[], given: Partial<PendingAction> = {}): PendingAction {
  return {
    id: idOf(900),
    action_type: 'DELETE_TASK',
    task_id: tasks[0]?.id ?? idOf(1),
    task_ids: tasks.map((task) => task.id),
    task_titles: tasks.map((task) => task.title),
    task_description: tasks.map((task) => task.title).join(', '),
    created_at: NOW,
    expires_at: '2026-02-09T10:35:00.000Z',
    ...given,
  }
}

interface Given extends Partial<Omit<DecisionContext, 'metadata' | 'settings'>> {
  said: string
  metadata?: Partial<ConversationMetadata>
  settings?: Partial<DecisionContext['settings']>
}

export function aContext({ said, metadata, settings, ...given }: Given): DecisionContext {
  return {
    user_id: 'ann',
    message: said,
    conversation_id: idOf(800),
    message_history: [],
    pending_confirmation: null,
    confirms: null,
    metadata: { ...emptyMetadata, ...metadata },
    current_state: 'IDLE',
    settings: { ...defaultSettings, ...settings },
    now: NOW,
    timezone: 'UTC',
    voice: 'policy',
    fresh_id: idOf(901),
    engine_version: 'test',
    ...given,
  }
}
