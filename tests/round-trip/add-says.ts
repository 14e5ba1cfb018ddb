import type { SaidAct } from './act-says.ts'
import * as phrases from './add-phrases.ts'
import type { Due } from './days.ts'
import { TODAY } from './days.ts'
import type { NewItem, Priority } from './meaning.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { fill } from './sets.ts'
import { NEW_DEEDS, NOTES, newTitles } from './titles.ts'
import { aDay, aMoment, aPriority, aTime, type Said } from './values.ts'

interface SaidItem extends NewItem {
  readonly text: string
  readonly tags: readonly string[]
  /** "at 12:00", and no day. */
  readonly isHourAlone?: boolean
}

function aDue(r: Random): Said<Due> & { readonly isHourAlone?: boolean } {
  const dice = r.below(10)
  if (dice < 5) {
    const day = aDay(r)
    return { ...day, value: { day: day.value, time: null } }
  }
  if (dice < 8) return aMoment(r)
  const time = aTime(r)
  return { ...time, value: { day: TODAY, time: time.value }, isHourAlone: true }
}

/** A title with, now and then, a day or a priority behind it. */
function anItem(r: Random, title: string, plainness: number, isDeed = false): SaidItem {
  const due = r.chance(plainness) ? null : aDue(r)
  const level = r.chance(0.3 + 0.7 * plainness) ? null : aPriority(r)
  const words = { t: title, d: due?.on ?? '', p: level?.on ?? '', level: level?.value ?? '' }
  const { behindDeed, withBoth, withDay, withPriority } = phrases
  const lists = isDeed ? behindDeed : { day: withDay, priority: withPriority, both: withBoth }
  const list: readonly string[] =
    due === null ? (level === null ? ['{t}'] : lists.priority) : level === null ? lists.day : lists.both
  const tag = r.pick(list.filter((phrase) => !(phrase.includes('due') && /^at /.test(words.d))))
  const values = [due, level].flatMap((value) => (value === null ? [] : [`value: ${value.tag}`]))
  return {
    title,
    due: due?.value ?? null,
    priority: level?.value ?? null,
    note: null,
    text: fill(tag, words),
    tags: [`item: ${tag}`, ...values],
    isHourAlone: due?.isHourAlone === true,
  }
}

function said(items: readonly SaidItem[], text: string, phrase: string, noted = ''): SaidAct {
  const plain = items.map(({ title, due, priority, note }): NewItem => ({ title, due, priority, note }))
  const tags = [`add: ${phrase}`, ...items.flatMap((item) => item.tags)]
  const form = /^(?:i |to|new|don't)/.test(text) ? 'tell' : 'do'
  // "remind me to iron the shirts and delete …" could go on with what there is to do, and so could what follows a colon.
  const endsAt = noted.endsWith('{n}') ? 'a line' : /\{v\}|: \{/.test(phrase) ? 'a full stop' : 'anything'
  return { act: { does: 'add', items: plain }, text, form, tags, set: null, endsAt }
}

export function sayAdd(r: Random, scene: Scene, taken: readonly string[]): SaidAct {
  const free = newTitles([...scene.tasks, ...taken.map((title) => ({ title }))])
  const titles = r.some(free, 12)
  const title = titles[0] ?? ''
  const dice = r.below(100)
  const several = dice < 35 ? alike(titles, title).slice(0, 2 + r.below(2)) : []
  if (several.length > 1) return saySeveral(r, several)
  const isDeed = NEW_DEEDS.includes(title)
  if (dice < 40) return sayPriorityFirst(r, title, isDeed)
  const phrase = r.pick([
    ...phrases.addItems,
    ...phrases.addOne,
    ...(isDeed ? [...phrases.addDeed, ...phrases.addDeed] : []),
  ])
  const isInside = !phrase.endsWith('}')
  const item = anItem(r, isInside ? fill(phrase, { i: title }) : title, 0.45, phrase.includes('{v}'))
  const named = { ...item, title }
  const text = isInside ? item.text : fill(phrase, { i: item.text, v: item.text })
  return dice < 50 ? withNote(r, named, text, phrase) : said([named], text, phrase)
}

/** All things or all deeds: "iron the shirts and trash bags" could be one deed. */
function alike(titles: readonly string[], first: string): string[] {
  const isDeed = NEW_DEEDS.includes(first)
  return titles.filter((title) => NEW_DEEDS.includes(title) === isDeed && !title.includes(' with '))
}

/** Several things, with the same kinds of value for each of them or with none: one at the end could be meant for all. */
function saySeveral(r: Random, titles: readonly string[]): SaidAct {
  const valued = r.pick(['none', 'none', 'none', 'days', 'both'] as const)
  const items: SaidItem[] = []
  for (const title of titles) items.push(valued === 'none' ? anItem(r, title, 1) : withValues(r, title, valued, items))
  const all = [...phrases.addItems, ...phrases.addItems, ...phrases.addSeveral]
  const phrase = r.pick(valued === 'none' ? all : all.filter((one) => one.endsWith('}')))
  const texts = items.map((item) => item.text)
  return said(items, fill(phrase, { i: listed(r, texts) }), phrase)
}

/** "buy milk saturday at 14:00 and fetch the kids at 11:45" may well be meant for the same day, so an hour alone stands behind no day. */
function withValues(r: Random, title: string, valued: 'days' | 'both', before: readonly SaidItem[]): SaidItem {
  const isOnDay = before.some(({ isHourAlone }) => isHourAlone !== true)
  for (;;) {
    const item = anItem(r, title, 0)
    if (item.isHourAlone === true && isOnDay) continue
    if (item.due !== null && (item.priority !== null) === (valued === 'both') && !item.text.includes(',')) return item
  }
}

function withNote(r: Random, item: SaidItem, text: string, phrase: string): SaidAct {
  const note = r.pick(NOTES)
  const tag = r.pick(phrases.withNote)
  return said([{ ...item, note, tags: [...item.tags, `note: ${tag}`] }], fill(tag, { a: text, n: note }), phrase, tag)
}

function sayPriorityFirst(r: Random, title: string, isDeed: boolean): SaidAct {
  const level = r.pick(['high', 'medium', 'low'] as const satisfies readonly Priority[])
  const phrase = r.pick(phrases.priorityFirst.filter((one) => isDeed || !one.includes('{v}')))
  const item: SaidItem = { title, due: null, priority: level, note: null, text: title, tags: [] }
  return said([item], fill(phrase, { level, t: title, v: title }), phrase)
}

function listed(r: Random, texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  const front = texts.slice(0, -1).join(', ')
  return r.chance(0.15) ? `${front}, ${last}` : r.chance(0.2) ? `${front}, and ${last}` : `${front} and ${last}`
}
