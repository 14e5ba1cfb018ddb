import type { SmallTalk } from '../../domain/act.ts'
import { clauseScores } from '../model/clause.ts'
import { say } from '../respond.ts'
import type { Part, Scene } from './steps.ts'

/** Small talk gets a short reply and no tool call; "why?" is answered from the record of the last reply. */
export function talk(scene: Scene, about: SmallTalk): Part {
  const { context } = scene
  if (about === 'remark' && soundsAsked(scene)) return say(context, 'not_followed', {})
  if (about !== 'why') return say(context, 'talk', { about })
  const read = context.metadata.last_reading
  if (read === null) return say(context, 'why_nothing', {})
  return say(context, 'why', { record: read })
}

const LONGEST = 25
const UNLIKELY_TALK = 0.4

/** The message names a task and is probably more than a remark, so we say that nothing was done about it. */
function soundsAsked({ understood }: Scene): boolean {
  const { chart, spoken } = understood.interpretation ?? { chart: null, spoken: [] }
  if (chart === null || spoken.length === 0 || chart.words.length > LONGEST) return false
  return clauseScores(chart, { from: 0, to: chart.words.length }).talk < UNLIKELY_TALK
}
