import { type SaidAct, sayChange } from './act-says.ts'
import { sayAdd } from './add-says.ts'
import { type Act, inListOrder, type ModelTask, writesNote } from './meaning.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { it, those } from './set-phrases.ts'
import { byName, byNames, descriptions, fill, type SaidSet } from './sets.ts'

/** What was said just before. */
export interface Setting {
  readonly kind: string
  readonly turn: string | null
  readonly acts: readonly Act[]
  /** The list on the screen, in its order. */
  readonly shown: readonly ModelTask[] | null
  /** "it" or "them", where that is what the message is about. */
  readonly pronoun: SaidSet | null
  readonly used: readonly number[]
}

const none: Setting = { kind: 'none', turn: null, acts: [], shown: null, pronoun: null, used: [] }

export function aSetting(r: Random, scene: Scene): Setting {
  const dice = r.below(100)
  if (dice < 62) return none
  if (dice < 76)
    return {
      ...none,
      kind: 'list shown',
      turn: 'show my tasks',
      shown: inListOrder(scene.tasks.filter((task) => !task.done)),
    }
  if (dice < 80) return doneList(scene)
  if (dice < 90) return filtered(r, scene)
  return afterAct(r, scene)
}

function doneList(scene: Scene): Setting {
  const done = inListOrder(scene.tasks.filter((task) => task.done))
  return done.length < 4 ? none : { ...none, kind: 'done list shown', turn: 'show completed tasks', shown: done }
}

const filters = {
  due: 'what is due {d}?',
  priority: 'show my {p} priority tasks',
  overdue: "what's overdue?",
  words: 'show all {w} tasks',
} as const

/** A short list, then "both", "them", "all of these". */
function filtered(r: Random, scene: Scene): Setting {
  const fitting = descriptions(scene).flatMap(({ by, words, tasks }) =>
    (by === 'due' || by === 'priority' || by === 'overdue' || by === 'words') &&
    (tasks.length === 2 || tasks.length === 3)
      ? [{ turn: fill(filters[by], words), tasks }]
      : [],
  )
  if (fitting.length === 0) return none
  const { turn, tasks } = r.pick(fitting)
  return {
    ...none,
    kind: 'short list shown',
    turn,
    pronoun: them(
      r,
      tasks.map((task) => task.key),
      true,
    ),
  }
}

function them(r: Random, keys: readonly number[], isDescribed: boolean): SaidSet {
  const tag = r.pick(keys.length === 2 ? those.two : those.several)
  return { kind: 'them', keys, text: tag, tag, plural: true, isName: false, isPronoun: true, isDescribed, did: null }
}

/** One act in a turn of its own, then "it" or "them". */
function afterAct(r: Random, scene: Scene): Setting {
  const open = scene.tasks.filter((task) => !task.done)
  const dice = r.below(10)
  const said =
    dice < 3
      ? sayAdd(r, scene, [])
      : anyChange(
          r,
          scene,
          dice < 7
            ? byName(r, scene, r.pick(open).key)
            : byNames(
                r,
                scene,
                r.some(open, 2).map((task) => task.key),
              ),
        )
  if (said === null) return none
  const { act } = said
  const keys = act.does === 'add' ? act.items.map((_, index) => 1001 + index) : act.keys
  if (keys.length > 3) return none
  const one: SaidSet = {
    kind: 'it after a turn',
    keys,
    text: r.pick(it),
    tag: 'it',
    plural: false,
    isName: false,
    isPronoun: true,
    isDescribed: false,
    isNoted: writesNote(act),
    did: null,
  }
  const pronoun = keys.length === 1 ? { ...one, tag: one.text } : them(r, keys, false)
  return { ...none, kind: 'after an act', turn: said.text, acts: [act], pronoun, used: keys }
}

function anyChange(r: Random, scene: Scene, set: SaidSet): SaidAct | null {
  return sayChange(r, r.pick(['finish', 'day', 'priority', 'moment']), set, scene.tasks, ['do'])
}
