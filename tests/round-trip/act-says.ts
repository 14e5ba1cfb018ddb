// An act on some tasks, put into words.

import { type Due, plusDays, TODAY } from './days.ts'
import type { Act, ModelTask } from './meaning.ts'
import { shifted } from './meaning.ts'
import * as phrases from './phrases.ts'
import type { Random } from './random.ts'
import { fill, type SaidSet } from './sets.ts'
import { NOTES, newTitles } from './titles.ts'
import { aDay, aMoment, aPriority, aSpan, aTime, type Said } from './values.ts'

export type Form = 'do' | 'tell' | 'bit'

export interface SaidAct {
  readonly act: Act
  readonly text: string
  readonly form: Form
  /** What it was made of, for the report. */
  readonly tags: readonly string[]
  readonly set: SaidSet | null
  /** What must come before another act: words of the user's own swallow what follows without it. */
  readonly endsAt: 'anything' | 'a full stop' | 'a line'
  /** Leaves out the verb of the act before it: "… and the rent to friday". */
  readonly isGap?: true
}

/** The acts that change tasks which are there. */
export const CHANGES = [
  'finish',
  'reopen',
  'day',
  'time',
  'moment',
  'shift',
  'undate',
  'priority',
  'noPriority',
  'rename',
  'note',
  'delete',
] as const
export type ChangeKind = (typeof CHANGES)[number]

interface Value {
  readonly act: Act
  readonly words: Readonly<Record<string, string>>
  readonly list: phrases.Phrases
  readonly tag: string
  /** Whether every task gets a later date than it has. */
  readonly isLater?: boolean
}

/** Some value that makes sense for these tasks, or null where none does. */
function aValue(r: Random, kind: ChangeKind, keys: readonly number[], all: readonly ModelTask[]): Value | null {
  const tasks = all.filter((task) => keys.includes(task.key))
  const dues = tasks.flatMap((task) => task.due ?? [])
  const isAhead = dues.every((due) => due.day >= TODAY)
  switch (kind) {
    case 'finish':
      return { act: { does: 'finish', keys }, words: {}, list: phrases.finish, tag: '' }
    case 'reopen':
      return { act: { does: 'reopen', keys }, words: {}, list: phrases.reopen, tag: '' }
    case 'delete':
      return { act: { does: 'delete', keys }, words: {}, list: phrases.remove, tag: '' }
    case 'undate':
      return dues.length === tasks.length
        ? { act: { does: 'undate', keys }, words: {}, list: phrases.undate, tag: '' }
        : null
    case 'day': {
      const said = aDay(r)
      if (dues.some((due) => due.day === said.value)) return null
      const isLater = dues.length === tasks.length && dues.every((due) => due.day < said.value)
      return { act: { does: 'day', keys, day: said.value }, ...spoken(said), list: phrases.day, isLater }
    }
    case 'moment': {
      const said = aMoment(r)
      if (dues.some((due) => due.day === said.value.day)) return null
      const isLater = dues.length === tasks.length && dues.every((due) => due.day < said.value.day)
      return { act: { does: 'moment', keys, due: said.value }, ...spoken(said), list: phrases.day, isLater }
    }
    case 'time': {
      const said = aTime(r)
      if (!isAhead || dues.some((due) => due.time === said.value)) return null
      // "bump it to 11:30" said of something at half past eight in the evening could mean before midnight.
      const isOpen = said.tag === 'nn:nn' && said.value < '13:00'
      if (isOpen && dues.some((due) => due.time !== null && due.time > said.value)) return null
      return { act: { does: 'time', keys, time: said.value }, ...spoken(said), list: phrases.time }
    }
    case 'shift':
      return dues.length === tasks.length && isAhead ? aShift(r, keys, dues) : null
    case 'priority': {
      const said = aPriority(r)
      if (tasks.some((task) => task.priority === said.value)) return null
      const words = { p: said.on, level: said.value }
      return { act: { does: 'priority', keys, priority: said.value }, words, list: phrases.priority, tag: said.tag }
    }
    case 'noPriority':
      if (tasks.some((task) => task.priority === null)) return null
      return { act: { does: 'priority', keys, priority: null }, words: {}, list: phrases.noPriority, tag: '' }
    case 'rename': {
      const title = r.pick(newTitles(all))
      return tasks.length > 1
        ? null
        : { act: { does: 'rename', keys, title }, words: { to: title }, list: phrases.rename, tag: '' }
    }
    case 'note': {
      const note = r.pick(NOTES)
      return tasks.length > 1 || tasks[0]?.note !== null
        ? null
        : { act: { does: 'note', keys, note }, words: { to: note }, list: phrases.note, tag: '' }
    }
  }
}

function spoken({ bare, on, tag }: Said<unknown>): Pick<Value, 'words' | 'tag'> {
  return { words: bare === null ? { on } : { on, to: bare }, tag }
}

/** Later or earlier, but never into the past and never to another day by the hour. */
function aShift(r: Random, keys: readonly number[], dues: readonly Due[]): Value | null {
  const said = aSpan(r, dues.every((due) => due.time !== null) && r.chance(0.5))
  const isEarlier = r.chance(0.4)
  const sign = isEarlier ? -1 : 1
  const by =
    'minutes' in said.value
      ? { minutes: sign * said.value.minutes }
      : 'days' in said.value
        ? { days: sign * said.value.days }
        : said.value
  const bound = isEarlier ? plusDays(TODAY, 1) : TODAY
  if (dues.some((due) => shifted(due, by).day < bound)) return null
  return {
    act: { does: 'shift', keys, by },
    words: { to: said.bare ?? '' },
    list: isEarlier ? phrases.earlier : phrases.later,
    tag: said.tag,
  }
}

/** A change of these tasks in words, of one of these forms; null where no value or no phrase fits. */
export function sayChange(
  r: Random,
  kind: ChangeKind,
  set: SaidSet,
  tasks: readonly ModelTask[],
  forms: readonly Form[],
): SaidAct | null {
  const value = aValue(r, kind, set.keys, tasks)
  if (value === null) return null
  const form = forms.includes('do') && r.chance(0.6) ? 'do' : r.pick(forms)
  if (kind === 'finish' && form === 'tell' && set.did !== null && r.chance(0.5))
    return sayDid(r, value.act, set, set.did)
  const fitting = value.list[form].filter((phrase) => fits(phrase, set, value))
  if (fitting.length === 0) return null
  const phrase = r.pick(fitting)
  const tag = `${kind}: ${phrase.replace('>', '')}`
  const text = fill(phrase.replace('>', ''), {
    ...value.words,
    x: set.text,
    X: set.text,
    n: set.text,
    o: set.text,
    ...agreement(set.plural),
  })
  const tags = [tag, `set: ${set.kind}: ${set.tag}`, ...(value.tag === '' ? [] : [`value: ${value.tag}`])]
  return {
    act: value.act,
    text,
    form,
    tags,
    set,
    endsAt:
      !/^(?:rename|note)$/.test(kind) || !phrase.endsWith('{to}')
        ? 'anything'
        : kind === 'note'
          ? 'a line'
          : 'a full stop',
  }
}

function sayDid(r: Random, act: Act, set: SaidSet, did: string): SaidAct {
  const phrase = r.pick(phrases.did)
  const kind = set.keys.length > 1 ? 'names joined' : 'said as done'
  return {
    act,
    text: fill(phrase, { did }),
    form: 'tell',
    tags: [`finish: ${phrase}`, `set: ${kind}: did`],
    set: { ...set, kind },
    endsAt: 'anything',
  }
}

export function agreement(plural: boolean): Record<string, string> {
  return plural
    ? { is: 'are', "isn't": "aren't", has: 'have', "doesn't": "don't" }
    : { is: 'is', "isn't": "isn't", has: 'has', "doesn't": "doesn't" }
}

/** Right behind a note, these are said of what it says: "add a note to the van: MOT, and make it say brakes". */
const OF_NOTES = /^(?:change \{x\} to \{to\}|edit \{x\} to say|make \{x\} say|change the wording of|reword)/

function fits(phrase: string, set: SaidSet, value: Value): boolean {
  if (phrase.startsWith('>') && value.isLater !== true) return false
  if (phrase.includes('{to}') && value.words.to === undefined) return false
  if (phrase.includes('{X}') && set.isPronoun) return false
  // "All tasks that are done aren't actually done" contradicts itself.
  if (phrase.includes("{isn't}") && /\b(?:done|completed|finished)\b/.test(set.text)) return false
  if (phrase.includes('{is} not') && /\b(?:done|completed|finished)\b/.test(set.text)) return false
  // Nobody says "them are done".
  if (/^them\b/.test(set.text) && /\{(?:is|isn't|has|doesn't)\}|^\{.\} can|\{o\} is/.test(phrase)) return false
  if (set.isNoted === true && OF_NOTES.test(phrase)) return false
  if (phrase.includes("{n}'s") && (set.text.endsWith('s') || !/\{.\}$/.test(set.tag) || set.tag.includes('about')))
    return false
  if (phrase.includes('{n}') && !set.isName) return false
  if (phrase.includes('{o}') && !set.isName && !set.isPronoun) return false
  // "make it friday" but not "make it on friday"; "make it 5pm" is said with its "at" as well.
  if (phrase === 'make {o} {on}') return !/^(?:on|by|in) /.test(value.words.on ?? '')
  return phrase !== 'reschedule {o} {on}' || !/^(?:on|by) /.test(value.words.on ?? '')
}
