import type { Model } from '../../src/agent/ports.ts'
import type { Suggestion } from '../../src/domain/suggestion.ts'
import type { World } from './world.ts'

/** A language model that proposes to complete or delete what was named, or fails. */
export function simulatedModel(world: World): Model {
  return {
    mayAsk: () => true,
    async ask(_user_id, asked): Promise<Suggestion> {
      const common = { asked, model: 'simulated', host: 'nowhere', sent: true, took_ms: 1 }
      const meant = asked.candidates.findIndex(({ title }) => asked.message.includes(title)) + 1
      if (meant === 0 || world.chance(0.2))
        return { ...common, raw: null, answer: { kind: 'failure', why: 'not reachable' } }
      const does = world.chance(0.7) ? ('complete' as const) : ('delete' as const)
      const proposal = { actions: [{ do: does, tasks: [meant] }], confidence: 0.9, reason: 'it says so' }
      return { ...common, raw: JSON.stringify(proposal), answer: { kind: 'proposal', proposal } }
    },
  }
}
