// "no, wednesday", "I meant eggs": the old effect is taken back and the right one done, in one turn.

import type { Act } from '../../domain/act.ts'
import { change } from './change.ts'
import { finish } from './finish.ts'
import { say } from '../respond.ts'
import type { Part, Scene, Steps } from './steps.ts'
import { reverse } from './undo.ts'

export function* correct(scene: Scene, act: Act & { does: 'correct' }): Steps<readonly Part[]> {
  const { metadata } = scene.context
  const turn = metadata.done.at(-1)
  const { last_act } = metadata
  if (turn === undefined || last_act === null) return [say(scene.context, 'nothing_to_undo', {})]
  const ids = turn.effects.map((effect) => effect.task_id)
  if (act.values !== undefined) {
    const set = { text: '', many: true, mentions: [{ by: 'ids' as const, task_ids: ids }] }
    return yield* change(scene, { does: 'change', set, values: act.values })
  }
  if (act.set === undefined || !('set' in last_act) || last_act.set === undefined) return [say(scene.context, 'nothing_to_undo', {})]
  const back = yield* reverse(scene, turn.effects)
  const failed = back.parts.filter((part) => part.effects === undefined)
  const again: Act = { ...last_act, set: act.set }
  const done = again.does === 'change' ? yield* change(scene, again) : again.does === 'finish' || again.does === 'reopen' ? yield* finish(scene, again) : []
  const taken = back.parts.flatMap((part) => part.effects ?? [])
  const [first, ...rest] = done
  if (first === undefined) return [...back.parts]
  return [...failed, { ...first, effects: [...taken, ...(first.effects ?? [])] }, ...rest]
}
