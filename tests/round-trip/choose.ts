// Which acts a message holds, and which tasks each of them is about.

import { CHANGES, type ChangeKind, type Form, type SaidAct, sayChange } from './act-says.ts'
import { sayAdd } from './add-says.ts'
import { sayGap } from './gap-says.ts'
import { sayList } from './list-says.ts'
import { apply, type ModelTask, writesNote } from './meaning.ts'
import { undo } from './phrases.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import {
  byDescription,
  byException,
  byName,
  byNameAndDay,
  byNames,
  byPosition,
  descriptions,
  type SaidSet,
} from './sets.ts'
import type { Setting } from './setting.ts'

/** The acts of one message, each about tasks of its own, or about "it" right behind the act that named it. */
export function someActs(r: Random, scene: Scene, setting: Setting, count: number): SaidAct[] | null {
  const acts: SaidAct[] = []
  const used = new Set<number>(setting.pronoun === null ? [] : setting.used)
  let tries = 0
  while (acts.length < count) {
    if (++tries > 30) return null
    const said = anAct(r, scene, setting, acts, used, count)
    if (said === null) continue
    acts.push(said)
    for (const key of said.set?.keys ?? []) used.add(key)
  }
  const isOfTurn = acts.some((said) => said.set?.isPronoun === true || said.act.does === 'undo')
  return setting.pronoun !== null && count === 1 && !isOfTurn ? null : acts
}

function anAct(
  r: Random,
  scene: Scene,
  setting: Setting,
  acts: readonly SaidAct[],
  used: ReadonlySet<number>,
  count: number,
): SaidAct | null {
  const forms: readonly Form[] = count > 1 ? (acts.length === 0 ? ['do', 'tell'] : ['do']) : ['do', 'tell', 'bit']
  const dice = r.below(100)
  if (setting.acts.length > 0 && count === 1 && dice < 15) return sayUndo(r, scene, setting)
  if (setting.pronoun === null && dice < 18) {
    const titles = acts.flatMap(({ act }) =>
      act.does === 'add' ? act.items.map((item) => item.title) : act.does === 'rename' ? [act.title] : [],
    )
    return acts.some(({ set }) => set?.kind === 'by undated') ? null : sayAdd(r, scene, titles)
  }
  if (dice < 30 && setting.turn === null && count === 1) return sayList(r, scene)
  const tasks = apply(scene.tasks, [...setting.acts, ...acts.map((said) => said.act)])
  const last = acts.at(-1)
  if (last !== undefined && r.chance(0.3)) {
    const gap = sayGap(r, scene, last, tasks, used)
    if (gap !== null) return gap
  }
  const kind = r.pick(CHANGES)
  if (last !== undefined && r.chance(0.2)) return sayIt(r, kind, last, tasks)
  const set = aSet(r, scene, setting, kind, acts, used, count)
  return set === null ? null : sayChange(r, kind, set, tasks, forms)
}

/** What the turn before did is to be as it was. */
function sayUndo(r: Random, scene: Scene, { acts }: Setting): SaidAct {
  const text = r.pick(undo)
  const keys = acts.flatMap((act) => (act.does === 'add' ? [] : act.keys))
  const act = { does: 'undo', keys, before: scene.tasks } as const
  return { act, text, form: 'do', tags: [`undo: ${text}`], set: null, endsAt: 'anything' }
}

/** "… and make it urgent", right behind the act on one task. */
function sayIt(r: Random, kind: ChangeKind, last: SaidAct, tasks: readonly ModelTask[]): SaidAct | null {
  const { act } = last
  if (kind === 'finish' || kind === 'reopen' || kind === 'delete' || act.does === 'list' || act.does === 'delete')
    return null
  if (last.endsAt !== 'anything' || (last.set !== null && !last.set.isName && !last.set.isPronoun)) return null
  const keys = act.does === 'add' ? tasks.filter((task) => task.key > 1000).map((task) => task.key) : act.keys
  if (keys.length !== 1 || (act.does === 'add' && act.items.length !== 1)) return null
  const set: SaidSet = {
    kind: 'it in the message',
    keys,
    text: 'it',
    tag: 'it',
    plural: false,
    isName: false,
    isPronoun: true,
    isDescribed: false,
    isNoted: writesNote(act),
    did: null,
  }
  return overlaps(kind, act.does) ? null : sayChange(r, kind, set, tasks, ['do'])
}

/** Changing the same thing twice in one message is a correction, which is another matter. */
function overlaps(kind: ChangeKind, before: string): boolean {
  const dates = ['day', 'time', 'moment', 'shift', 'undate', 'add']
  return (
    kind === before ||
    kind === 'noPriority' ||
    (dates.includes(kind) && dates.includes(before)) ||
    before === 'add' ||
    before === 'finish'
  )
}

function aSet(
  r: Random,
  scene: Scene,
  setting: Setting,
  kind: ChangeKind,
  acts: readonly SaidAct[],
  used: ReadonlySet<number>,
  count: number,
): SaidSet | null {
  if (setting.pronoun !== null)
    return count === 1 && suits(kind, setting.pronoun.keys, scene, setting) ? setting.pronoun : null
  const wantsDone = kind === 'reopen'
  const free = scene.tasks.filter(
    (task) => !used.has(task.key) && (task.done === wantsDone || (kind === 'delete' && r.chance(0.3))),
  )
  const dice = r.below(100)
  if (setting.shown !== null && dice < 70) {
    if (setting.shown.length < 4 && count > 1) return null
    const places = r.chance(0.6) || setting.shown.length < 4 ? 1 : 2 + r.below(2)
    const set = byPosition(r, setting.shown, places)
    const isFree =
      set.keys.every((key) => !used.has(key)) &&
      setting.shown.every((task) => task.done === wantsDone || kind === 'delete')
    return isFree ? set : null
  }
  if (free.length === 0) return null
  if (dice < 8 && CHANGED_BY_DAY.has(kind)) {
    const set = byNameAndDay(r, scene, r.pick(free).key)
    if (set !== null) return set
  }
  if (dice < 20 || free.length < 2) return byName(r, scene, r.pick(free).key)
  if (dice < 35)
    return byNames(
      r,
      scene,
      r.some(free, r.chance(0.7) ? 2 : 3).map((task) => task.key),
    )
  if (dice < 40 || count > 2) return byName(r, scene, r.pick(free).key)
  if (kind === 'rename' || kind === 'note') return null
  return aDescribedSet(r, scene, kind, acts, used, count)
}

/** What can be said of "the report due friday" without a second day that is not meant. */
const CHANGED_BY_DAY: ReadonlySet<ChangeKind> = new Set<ChangeKind>(['finish', 'day', 'priority', 'delete'])

function suits(kind: ChangeKind, keys: readonly number[], scene: Scene, setting: Setting): boolean {
  const now = apply(scene.tasks, setting.acts).filter((task) => keys.includes(task.key))
  return kind === 'delete' || now.every((task) => task.done === (kind === 'reopen'))
}

/** Described sets beside other acts must not depend on what those acts change. */
function aDescribedSet(
  r: Random,
  scene: Scene,
  kind: ChangeKind,
  acts: readonly SaidAct[],
  used: ReadonlySet<number>,
  count: number,
): SaidSet | null {
  const fitting = descriptions(scene).filter(({ by, tasks }) =>
    (by === 'done') === (kind === 'reopen') || (by === 'done' && kind === 'delete')
      ? tasks.every((task) => !used.has(task.key))
      : false,
  )
  if (
    count > 1 &&
    acts.some(({ act, set }) => set?.isDescribed === true || !['finish', 'delete', 'rename', 'note'].includes(act.does))
  )
    return null
  if (count > 1 && !['finish', 'delete', 'priority'].includes(kind)) return null
  const allowed =
    count === 1 ? fitting : fitting.filter(({ by, tasks }) => by !== 'all' && by !== 'done' && tasks.length < 4)
  if (allowed.length === 0) return null
  const chosen = r.pick(allowed)
  return chosen.tasks.length > 1 && r.chance(0.45) ? byException(r, scene, chosen) : byDescription(r, chosen)
}
