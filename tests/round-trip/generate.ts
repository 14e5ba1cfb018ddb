// Makes meanings and ways to say them: the round trip is that the agent reads back what was meant.

import type { SaidAct } from './act-says.ts'
import { someActs } from './choose.ts'
import { framed, mistyped, politely, typed } from './dress.ts'
import { joinActs } from './join.ts'
import { apply, type ModelTask } from './meaning.ts'
import { type Random, randomFrom } from './random.ts'
import { aScene, type Scene } from './scene.ts'
import { aSetting, type Setting } from './setting.ts'

export interface Case {
  readonly seed: number
  /** What kinds of act, set and number of acts, for the report. */
  readonly kinds: readonly string[]
  readonly tags: readonly string[]
  readonly before: readonly ModelTask[]
  /** What the turns before the last one should have left. */
  readonly between: readonly ModelTask[]
  readonly turns: readonly string[]
  /** What may be answered with yes: a delete, or a change of four tasks and more. */
  readonly confirms: 'delete' | 'bulk' | null
  readonly after: readonly ModelTask[]
  /** Keys of the tasks that a list must name, where the message is only that. */
  readonly shows: readonly number[] | null
}

/** A meaning with its words, still without politeness and the like. */
export interface Composed {
  readonly scene: Scene
  readonly setting: Setting
  readonly acts: readonly SaidAct[]
}

export function compose(r: Random): Composed {
  for (;;) {
    const scene = aScene(r)
    if (scene.tasks.filter((task) => !task.done).length < 4) continue
    const setting = aSetting(r, scene)
    const count = r.chance(0.6) ? 1 : r.chance(0.6) ? 2 : r.chance(0.6) ? 3 : 4
    const acts = someActs(r, scene, setting, count)
    if (acts !== null) return { scene, setting, acts }
  }
}

/** The conversation with this last message, and what must come of it. */
export function conversationOf(
  { scene, setting, acts }: Composed,
  message: string,
): Pick<Case, 'before' | 'between' | 'turns' | 'confirms' | 'after' | 'shows'> {
  const [only] = acts
  return {
    before: scene.tasks,
    between: apply(scene.tasks, setting.acts),
    turns: [...(setting.turn === null ? [] : [setting.turn]), message],
    confirms: confirmsOf(acts),
    after: apply(scene.tasks, [...setting.acts, ...acts.map((said) => said.act)]),
    shows: acts.length === 1 && only?.act.does === 'list' ? only.act.keys : null,
  }
}

export function generate(seed: number): Case {
  const r = randomFrom(seed)
  const composed = compose(r)
  const { acts, setting } = composed
  const texts = acts.map((said) => {
    const wrong = r.chance(0.04) ? mistyped(r, said.text) : { text: said.text, tags: [] }
    const polite = politely(r, { ...said, text: wrong.text })
    return { text: polite.text, tags: [...wrong.tags, ...polite.tags] }
  })
  const around = texts.flatMap((one) => one.tags)
  const joined = joinActs(
    r,
    acts,
    texts.map((one) => one.text),
  )
  const dressed = framed(r, joined.text, acts.at(-1))
  const written = typed(r, dressed.text)
  const tags = [...around, ...joined.tags, ...dressed.tags, ...written.tags]
  return {
    seed,
    kinds: kindsOf(acts, setting, tags),
    tags: [
      ...acts.flatMap((said) => said.tags),
      ...tags,
      ...(setting.turn === null ? [] : [`setting: ${setting.kind}`]),
    ],
    ...conversationOf(composed, written.text),
  }
}

function kindsOf(acts: readonly SaidAct[], setting: Setting, tags: readonly string[]): string[] {
  const kinds = [`acts ${acts.length}`, `setting ${setting.kind}`]
  for (const { act, set } of acts) {
    kinds.push(`act ${act.does === 'add' ? `add ${act.items.length}` : act.does}`)
    if (set !== null) kinds.push(`set ${set.kind}`)
  }
  if (tags.some((tag) => tag.startsWith('typo'))) kinds.push('typed with a typo')
  if (tags.some((tag) => tag.startsWith('front'))) kinds.push('said politely')
  return [...new Set(kinds)]
}

function confirmsOf(acts: readonly SaidAct[]): Case['confirms'] {
  // What was added is deleted again.
  if (acts.some(({ act }) => act.does === 'delete' || act.does === 'undo')) return 'delete'
  return acts.some(({ act, set }) => set?.isDescribed === true && act.does !== 'list' && set.keys.length > 3)
    ? 'bulk'
    : null
}
