import { type SaidAct, sayChange } from './act-says.ts'
import type { ModelTask } from './meaning.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { byName } from './sets.ts'

/** What a second task gets without the verb said again: "move the rent to friday and the milk to saturday". */
export function sayGap(
  r: Random,
  scene: Scene,
  { act, text, form, set, endsAt }: SaidAct,
  tasks: readonly ModelTask[],
  used: ReadonlySet<number>,
): SaidAct | null {
  if (form !== 'do' || set?.isName !== true || endsAt !== 'anything') return null
  const free = scene.tasks.filter((task) => !task.done && !used.has(task.key))
  if (free.length === 0) return null
  const other = byName(r, scene, r.pick(free).key)
  const gap = { form: 'do', set: { ...other, kind: 'gapped' }, endsAt: 'anything', isGap: true } as const
  const tags = ['gap', `set: ${other.kind}: ${other.tag}`]
  if (act.does === 'finish') {
    if (!/(?:done|complete|completed)$/.test(text)) return null
    const keys = other.keys
    return { ...gap, act: { does: 'finish', keys }, text: `${other.text} too`, tags: [...tags, 'gap: {x} too'] }
  }
  if (act.does !== 'day' && act.does !== 'moment' && act.does !== 'time') return null
  const preposition = / (to|until|for) [^ ]+(?: [^ ]+){0,4}$/.exec(text)?.[1]
  const said = preposition === undefined ? null : sayChange(r, act.does, other, tasks, ['bit'])
  if (said === null || said.set === null || preposition === undefined) return null
  const value = / to (.+?)(?: instead)?$/.exec(said.text.slice(other.text.length))?.[1]
  if (value === undefined) return null
  return {
    ...gap,
    act: said.act,
    text: `${other.text} ${preposition} ${value}`,
    tags: [...tags, `gap: {x} ${preposition} {to}`],
  }
}
