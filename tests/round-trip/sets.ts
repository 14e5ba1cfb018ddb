// Which tasks are meant, and the words for them.

import { plusDays, TODAY, weekdayOf } from './days.ts'
import type { ModelTask } from './meaning.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import {
  described,
  except,
  joined,
  onePosition,
  partOfName,
  partOfThing,
  twoPositions,
  wholeName,
} from './set-phrases.ts'
import { ordinal } from './values.ts'

export interface SaidSet {
  readonly kind: string
  readonly keys: readonly number[]
  readonly text: string
  /** The phrase it was made from. */
  readonly tag: string
  readonly plural: boolean
  /** One task by a name of its own: "… 's due date" fits. */
  readonly isName: boolean
  readonly isPronoun: boolean
  /** Chosen by what the tasks are like: from four on it must ask. */
  readonly isDescribed: boolean
  /** A note was just written on it: "make it say …" would be said of the note. */
  readonly isNoted?: boolean
  /** "paid the rent", where it is something one does. */
  readonly did: string | null
}

const base = { isName: false, isPronoun: false, isDescribed: false, did: null, plural: false } as const

export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{([^}]+)\}/g, (whole, name: string) => values[name] ?? whole)
}

const PEOPLE = /^(?:mom|grandma|[A-Z].*)$/

/** One task by its whole title or by a part that only it has. */
export function byName(r: Random, scene: Scene, key: number): SaidSet {
  const name = scene.names.get(key)
  const title = scene.tasks.find((task) => task.key === key)?.title ?? ''
  if (name === undefined) throw new Error(`no name for task ${key}`)
  const common = { ...base, keys: [key], isName: true, did: name.past }
  const isThing = name.past === null && !/^[a-z]+ (?:the|a|my|for|to) /.test(name.title)
  if (name.part === name.title || r.chance(0.5)) {
    const tag = r.pick(isThing ? [...wholeName.any, ...wholeName.thing] : wholeName.any)
    return { ...common, kind: 'whole name', text: fill(tag, { t: title }), tag }
  }
  const tag = r.pick(PEOPLE.test(name.part) ? partOfName : [...partOfName, ...partOfThing, ...partOfThing])
  const onlyPart = partOfThing.some((phrase) => phrase === tag)
  return {
    ...common,
    kind: 'part of the name',
    text: fill(tag, { p: name.part }),
    tag,
    plural: onlyPart && name.plural,
  }
}

/** "the report due friday", where its day has a word that everybody reads alike. */
export function byNameAndDay(r: Random, scene: Scene, key: number): SaidSet | null {
  const task = scene.tasks.find((one) => one.key === key)
  const day = task?.due == null ? null : dayWord(task.due.day)
  const part = scene.names.get(key)?.part ?? ''
  if (task === undefined || task.done || day === null || PEOPLE.test(part)) return null
  const tag = r.pick(['the {p} due {d}', 'the {p} one due {d}', "the {p} task that's due {d}"])
  return { ...base, kind: 'name with its day', keys: [key], text: fill(tag, { p: part, d: day }), tag }
}

/** Two or three tasks, each by its name. */
export function byNames(r: Random, scene: Scene, keys: readonly number[]): SaidSet {
  const parts = keys.map((key) => byName(r, scene, key))
  const [a = '', b = '', c = ''] = parts.map((part) => part.text)
  const tag = r.pick(keys.length === 2 ? joined.two : joined.three)
  const deeds = parts.map((part) => part.did).filter((deed) => deed !== null)
  const did = deeds.length < parts.length ? null : `${deeds.slice(0, -1).join(', ')} and ${deeds.at(-1)}`
  return { ...base, kind: 'names joined', keys, text: fill(tag, { a, b, c }), tag, plural: true, did }
}

const WORDS = ['first', 'second', 'third', 'fourth', 'fifth'] as const
const nth = (r: Random, at: number) => (r.chance(0.8) ? WORDS[at] : undefined) ?? ordinal(at + 1)

/** One to three tasks by their place in the list that was shown. */
export function byPosition(r: Random, shown: readonly ModelTask[], count: number): SaidSet {
  const last = shown.length - 1
  const keysOf = (places: readonly number[]) => places.flatMap((at) => shown[at]?.key ?? [])
  const common = { ...base, kind: 'positions', plural: count > 1 }
  if (count === 1) {
    if (r.chance(0.15)) {
      const tag = r.pick(['the last one', 'the last task'])
      return { ...common, keys: keysOf([last]), text: tag, tag }
    }
    const at = r.below(shown.length)
    const tag = r.pick(onePosition)
    return { ...common, keys: keysOf([at]), text: fill(tag, { n: String(at + 1), nth: nth(r, at) }), tag }
  }
  const choices: (readonly [string, readonly number[]])[] = [
    [count === 2 ? 'the first two' : 'the first three', count === 2 ? [0, 1] : [0, 1, 2]],
    [count === 2 ? 'the last two' : 'the last three', count === 2 ? [last - 1, last] : [last - 2, last - 1, last]],
  ]
  if (count === 3) choices.push(['2-4', [1, 2, 3]], ['1, 2 and 4', [0, 1, 3]], ['tasks 1, 2 and 3', [0, 1, 2]])
  if (count === 2 && r.chance(0.7)) {
    const [one = 0, other = 1] = r.some([...shown.keys()], 2).toSorted((a, b) => a - b)
    const tag = r.pick(twoPositions)
    const words = { n: String(one + 1), m: String(other + 1), nth: nth(r, one), mth: nth(r, other) }
    return { ...common, keys: keysOf([one, other]), text: fill(tag, words), tag }
  }
  const [tag, places] = r.pick(choices)
  return { ...common, keys: keysOf(places), text: tag, tag }
}

/** The word for a day that everybody reads alike. */
export function dayWord(day: string): string | null {
  if (day === TODAY) return 'today'
  if (day === plusDays(TODAY, 1)) return 'tomorrow'
  return day > TODAY && day <= plusDays(TODAY, 6) ? weekdayOf(day) : null
}

export type Described = keyof typeof described

/** Every description that fits some of the tasks: what it is by, its words, and the tasks it means. */
export function descriptions(scene: Scene): { by: Described; words: Record<string, string>; tasks: ModelTask[] }[] {
  const open = scene.tasks.filter((task) => !task.done)
  const days = [...new Set(open.flatMap((task) => task.due?.day ?? []))]
  const found: { by: Described; words: Record<string, string>; tasks: ModelTask[] }[] = [
    { by: 'all', words: {}, tasks: open },
    { by: 'overdue', words: {}, tasks: open.filter((task) => task.due !== null && task.due.day < TODAY) },
    { by: 'undated', words: {}, tasks: open.filter((task) => task.due === null) },
    { by: 'done', words: {}, tasks: scene.tasks.filter((task) => task.done) },
  ]
  const levels = ['high', 'medium', 'low'] as const
  for (const p of levels)
    found.push({ by: 'priority', words: { p }, tasks: open.filter((task) => task.priority === p) })
  for (const day of days) {
    const d = dayWord(day)
    if (d === null) continue
    const due = open.filter((task) => task.due?.day === day)
    const after = open.filter((task) => task.due !== null && task.due.day > day)
    const before = open.filter((task) => task.due !== null && task.due.day < day)
    found.push({ by: 'after', words: { d }, tasks: after })
    // What is overdue is due before friday too, but not everybody would say so.
    if (before.every((task) => task.due !== null && task.due.day >= TODAY))
      found.push({ by: 'before', words: { d }, tasks: before })
    found.push({ by: 'due', words: { d }, tasks: due })
    for (const p of levels)
      found.push({ by: 'both', words: { d, p }, tasks: due.filter((task) => task.priority === p) })
  }
  const { shared } = scene
  if (shared !== null)
    found.push({ by: 'words', words: { w: shared.word }, tasks: open.filter((task) => shared.keys.includes(task.key)) })
  return found.filter(({ tasks }) => tasks.length > 0)
}

type Description = ReturnType<typeof descriptions>[number]

export function byDescription(r: Random, { by, words, tasks }: Description): SaidSet {
  const fitting = described[by].filter(
    (phrase) =>
      !(phrase.includes('due on') && !words.d?.endsWith('day')) && !(phrase.includes('due on') && words.d === 'today'),
  )
  const tag = r.pick(fitting)
  const plural = /^(?:all|the|my|\{d\}'s)/.test(tag) && !tag.endsWith('stuff')
  return {
    ...base,
    kind: `by ${by}`,
    keys: tasks.map((task) => task.key),
    text: fill(tag, words),
    tag,
    plural,
    isDescribed: true,
  }
}

/** A description without one or two of its tasks, each named. */
export function byException(r: Random, scene: Scene, description: Description): SaidSet {
  const whole = byDescription(r, description)
  const out = r.some(whole.keys, whole.keys.length > 3 && r.chance(0.3) ? 2 : 1)
  const left = out.length === 1 ? byName(r, scene, out[0] ?? 0) : byNames(r, scene, out)
  const tag = r.pick(except)
  const keys = whole.keys.filter((key) => !out.includes(key))
  return {
    ...whole,
    kind: 'with exceptions',
    keys,
    text: fill(tag, { s: whole.text, e: left.text }),
    tag: `${tag} | ${whole.tag}`,
  }
}
