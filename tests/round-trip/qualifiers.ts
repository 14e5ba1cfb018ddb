// Commands with something on them that makes them none: a condition, a doubt, a wish, a plan, a "don't", a question.

import { agreement } from './act-says.ts'
import { typed } from './dress.ts'
import { compose } from './generate.ts'
import type { ModelTask } from './meaning.ts'
import { play } from './play.ts'
import { behind, inFront, ofTasks } from './qualifier-phrases.ts'
import { type Random, randomFrom } from './random.ts'
import { byName, fill } from './sets.ts'
import { inForms } from './verbs.ts'

export interface Qualified {
  readonly seed: number
  readonly kind: string
  readonly tag: string
  readonly before: readonly ModelTask[]
  readonly turns: readonly string[]
}

export function qualify(seed: number): Qualified {
  const r = randomFrom(seed)
  for (;;) {
    const made = r.chance(0.25) ? ofSomeTask(r, seed) : aCommand(r, seed)
    if (made !== null) return made
  }
}

function pickFrom(r: Random, table: Readonly<Record<string, readonly string[]>>): { kind: string; tag: string } {
  const [kind, phrases] = r.pick(Object.entries(table))
  return { kind, tag: r.pick(phrases) }
}

/** One request from the generator, in front of a list or not, with the qualifier around it. */
function aCommand(r: Random, seed: number): Qualified | null {
  const { scene, setting, acts } = compose(r)
  const [said] = acts
  if (said === undefined || said.form !== 'do' || acts.length > 1 || setting.acts.length > 0) return null
  const forms = said.act.does === 'list' ? null : inForms(said.text)
  if (forms === null) return null
  // What follows a title of the user's own could belong to it.
  const isFree = said.act.does === 'add' || said.act.does === 'rename' || said.act.does === 'note'
  const { kind, tag } = pickFrom(r, !isFree && r.chance(0.3) ? behind : inFront)
  if (isFree && !/\{(?:c|did|ing)\}\??$/.test(tag)) return null
  const message = typed(r, fill(tag, forms)).text
  const turns = setting.turn === null ? [message] : [setting.turn, message]
  return { seed, kind, tag, before: scene.tasks, turns }
}

function ofSomeTask(r: Random, seed: number): Qualified {
  const { scene } = compose(r)
  const set = byName(r, scene, r.pick(scene.tasks.filter((task) => !task.done)).key)
  const { kind, tag } = pickFrom(r, ofTasks)
  const message = typed(r, fill(tag, { x: set.text, ...agreement(set.plural) })).text
  return { seed, kind, tag, before: scene.tasks, turns: [message] }
}

export interface Unasked extends Qualified {
  readonly reply: string
  readonly after: readonly ModelTask[]
}

/** Plays it without ever saying yes; null when nothing changed. */
export async function playQualified(made: Qualified): Promise<Unasked | null> {
  const { after, replies } = await play({ ...made, confirms: null })
  const inOrder = (tasks: readonly ModelTask[]) => JSON.stringify(tasks.toSorted((one, other) => one.key - other.key))
  return inOrder(after) === inOrder(made.before) ? null : { ...made, after, reply: replies.at(-1)?.text ?? '' }
}
