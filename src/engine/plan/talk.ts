import type { SmallTalk } from '../../domain/act.ts'
import { say } from '../respond.ts'
import type { Part, Scene } from './steps.ts'

/** Small talk gets a short reply and no tool call; "why?" is answered from the record of the last reply. */
export function talk({ context }: Scene, about: SmallTalk): Part {
  if (about !== 'why') return say(context, 'talk', { about })
  const read = context.metadata.last_reading
  if (read === null) return say(context, 'why_nothing', {})
  return say(context, 'why', { record: read })
}
