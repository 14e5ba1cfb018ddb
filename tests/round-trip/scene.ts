import { type Due, plusDays, TODAY } from './days.ts'
import type { ModelTask } from './meaning.ts'
import type { Random } from './random.ts'
import { contentWords, GROUPS, NAMES, type Name } from './titles.ts'

/** A person's list: what is on it, and how each thing can be called. */
export interface Scene {
  readonly tasks: readonly ModelTask[]
  readonly names: ReadonlyMap<number, Name>
  /** A word that several titles share, where there is one. */
  readonly shared: { readonly word: string; readonly keys: readonly number[] } | null
}

export function aScene(r: Random): Scene {
  const chosen: Name[] = []
  const wanted = 6 + r.below(6)
  const group = r.chance(0.35) ? r.pick(GROUPS) : null
  for (const title of group?.slice(1) ?? []) chosen.push({ title, part: title, plural: false, past: null })
  const taken = new Set(chosen.flatMap(({ title }) => contentWords(title)))
  for (const name of r.some(NAMES, NAMES.length)) {
    if (chosen.length >= wanted) break
    if (clashes(name, chosen, taken)) continue
    chosen.push(name)
    for (const word of contentWords(name.title)) taken.add(word)
  }
  const mixed = r.some(chosen, chosen.length)
  const capitals = r.chance(0.3)
  const times = new Map<string, Due['time']>()
  const names = new Map<number, Name>()
  const tasks = mixed.map((name, index): ModelTask => {
    const key = index + 1
    names.set(key, name)
    const title = capitals ? name.title.charAt(0).toUpperCase() + name.title.slice(1) : name.title
    const done = index > 2 && r.chance(0.2) && group?.includes(name.title) !== true
    return { key, title, note: null, priority: priorityOf(r), due: dueOf(r, times), done }
  })
  const keys = tasks.filter((task) => group?.includes(names.get(task.key)?.title ?? '')).map((task) => task.key)
  return { tasks, names, shared: group === null ? null : { word: group[0], keys } }
}

/** Whether a short name could also mean another task. Verbs may be shared: "call mom", "call the plumber". */
function clashes(name: Name, chosen: readonly Name[], taken: ReadonlySet<string>): boolean {
  const own = new Set(contentWords(name.title))
  return (
    contentWords(name.part).some((word) => taken.has(word)) ||
    chosen.some((other) => contentWords(other.part).some((word) => own.has(word)))
  )
}

function priorityOf(r: Random): ModelTask['priority'] {
  return r.pick(['high', 'medium', 'low', null, null, null] as const)
}

/** Tasks of one day are all timed alike or not at all, so that nobody can argue about their order. */
function dueOf(r: Random, times: Map<string, Due['time']>): Due | null {
  const days = [-3, -1, 0, 1, 1, 2, 4, 4, 5, 9, 17]
  if (r.chance(0.35)) return null
  const day = plusDays(TODAY, r.pick(days))
  if (!times.has(day)) times.set(day, r.chance(0.6) ? null : r.pick(['14:00', '16:30', '18:00', '12:15']))
  return { day, time: times.get(day) ?? null }
}
