// Reads a sentence as a turn would: the tasks its words may be about are looked up, and nothing else is done.

import type { DecisionContext } from '../domain/decision.ts'
import { defaultSettings } from '../domain/settings.ts'
import type { Task } from '../domain/task.ts'
import type { ToolResponse } from '../domain/tool-call.ts'
import { openScene } from '../engine/decide.ts'
import { emptyMetadata } from '../engine/memory.ts'
import { comprehend } from '../engine/plan/comprehend.ts'
import type { Understood } from '../engine/understand.ts'

/** `list_tasks` with these arguments. */
export type FindTasks = (parameters: Readonly<Record<string, unknown>>) => Promise<ToolResponse>

const noTasks: FindTasks = async () => ({ success: true, data: { tasks: [] }, error: null, error_code: null })

const NOBODY = '00000000-0000-7000-8000-000000000000'

/** What was understood, and the tasks it was read with. */
export async function readWith(
  message: string,
  moment: Pick<DecisionContext, 'now' | 'timezone'>,
  find: FindTasks | null,
): Promise<{ understood: Understood; tasks: readonly Task[] }> {
  const scene = openScene({
    ...moment,
    user_id: NOBODY,
    message,
    conversation_id: NOBODY,
    message_history: [],
    pending_confirmation: null,
    confirms: null,
    metadata: emptyMetadata,
    current_state: 'IDLE',
    settings: defaultSettings,
    voice: 'policy',
    fresh_id: NOBODY,
    engine_version: '',
  })
  const steps = comprehend(scene)
  let next = steps.next()
  while (!next.done) {
    const answers: ToolResponse[] = []
    for (const { parameters } of next.value.calls) answers.push(await (find ?? noTasks)(parameters))
    next = steps.next(answers)
  }
  return { understood: next.value, tasks: [...scene.known.values()] }
}
