// Small pieces that the grammar's meanings are made of.

import type { Item, Mention, TaskSet, Values, When, Where } from '../../domain/act.ts'
import type { Mentioned, Named } from '../chart/rule.ts'

export function one(mention: Mention): Mentioned {
  return { mentions: [mention], many: false }
}

export function many(mention: Mention, count?: number): Mentioned {
  return { mentions: [mention], many: true, ...(count === undefined ? {} : { count }) }
}

/** As a clock shows it, with both halves of the day where it was not said which. */
export function timesOf({ hour, minute, open }: NonNullable<When['time']>): string[] {
  const hours = open ? [hour % 12, (hour % 12) + 12] : [hour]
  return hours.map((one) => clockOf({ hour: one, minute }))
}

export function clockOf({ hour, minute }: { readonly hour: number; readonly minute: number }): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Known names keep the tasks they were read as; unknown ones keep their words. */
export function byName(named: Named | undefined): Mention | null {
  if (named === undefined) return null
  if (named.ids.length > 0) return { by: 'ids', task_ids: [...named.ids] }
  return { by: 'name', text: plainName(named.text), quoted: named.quoted }
}

/** Without the quotes and the article it was said with. */
export function plainName(text: string): string {
  const said = ARTICLE_INITIALS.includes(text.charAt(0)) ? text.replace(ARTICLE, '') : text
  const bare = said.endsWith("'s") || said.endsWith('\u2019s') ? said.slice(0, -2) : said
  const quoted = QUOTES.includes(bare.charAt(0)) ? /^["'\u201c\u2018](.*)["'\u201d\u2019]$/.exec(bare) : null
  return quoted?.[1] ?? bare
}

const ARTICLE = /^(?:the|my|our|that|this|a|an)\s+(?=\S)/i
/** What these do not begin with has none. */
const ARTICLE_INITIALS = 'tmoaTMOA'
const QUOTES = '"\'\u201c\u2018'

export function merge(...wheres: readonly (Where | undefined)[]): Where {
  const merged: Where = {}
  for (const where of wheres) {
    const { words } = merged
    Object.assign(merged, where)
    if (words !== undefined && where?.words !== undefined) merged.words = [...words, ...where.words]
  }
  return merged
}

export function setOf(
  text: string,
  mentioned: readonly Mentioned[],
  where: Where,
  except: TaskSet | undefined,
): TaskSet {
  const described = eachDescribed(mentioned)
  const whole = described === null ? merge(...mentioned.map((one) => one.where), where) : merge(described, where)
  const set: TaskSet = {
    text,
    mentions: described === null ? mentioned.flatMap((one) => one.mentions) : [{ by: 'all' }],
    many: mentioned.length > 1 || mentioned[0]?.many === true,
  }
  const count = firstGiven(mentioned, 'count')
  if (count !== undefined) set.count = count
  if (Object.keys(whole).length > 0) set.where = whole
  const left = except ?? firstGiven(mentioned, 'except')
  if (left !== undefined) set.except = left
  return set
}

function firstGiven<K extends 'count' | 'except'>(mentioned: readonly Mentioned[], key: K): Mentioned[K] | undefined {
  for (const one of mentioned) if (one[key] !== undefined) return one[key]
  return undefined
}

/** "everything done and everything overdue": what is one or the other. */
function eachDescribed(mentioned: readonly Mentioned[]): Where | null {
  if (mentioned.length < 2) return null
  const either = mentioned.flatMap((one) =>
    one.where !== undefined && one.mentions.every(({ by }) => by === 'all') ? [one.where] : [],
  )
  return either.length === mentioned.length ? { either } : null
}

export const focus: TaskSet = { text: 'it', mentions: [{ by: 'focus' }], many: false }
export const nothing: TaskSet = { text: '', mentions: [], many: false }

export function dueIn(when: When | undefined): Where | null {
  // "weekly" says how often, not which day.
  if (when === undefined || when.repeats || when.after === null || when.before === null) return null
  return { due_after: when.after, due_before: when.before }
}

/** Two values said of one task, as one: a day and a time are one moment. Null where they contradict each other. */
export function mergeValues(one: Values, other: Values): Values | null {
  const both = { ...one, ...other }
  if (one.when == null || other.when == null) return both
  // "tomorrow, the day after": counted from the day that was said.
  const { like } = other.when
  if (one.when.day !== null && like?.shift !== undefined && like.set === undefined)
    return { ...both, when: one.when, shift: like.shift }
  const when = mergeWhens(one.when, other.when)
  return when === null ? null : { ...both, when }
}

function isEndOfDay({ time }: When): boolean {
  return time?.hour === 23 && time.minute === 59
}

export function mergeWhens(one: When, other: When): When | null {
  if (one.day !== null && other.day !== null && one.day !== other.day) return null
  // "by close of business tomorrow, 5pm": the end of a day gives way to an hour.
  if (one.time !== null && other.time !== null)
    return isEndOfDay(one) ? mergeWhens({ ...one, time: null }, other) : null
  const dated = one.day !== null ? one : other
  const recurrence = one.recurrence ?? other.recurrence
  // "friday, same as the cake": a day that was said needs no other to tell it.
  const said = one.like ?? other.like
  const like = dated.day === null || said?.too === true ? said : undefined
  const several =
    one.several?.map((when) => mergeWhens(when, other) ?? when) ??
    other.several?.map((when) => mergeWhens(one, when) ?? when)
  return {
    ...dated,
    ...(several === undefined ? {} : { several }),
    day: one.day ?? other.day,
    time: one.time ?? other.time,
    repeats: one.repeats || other.repeats,
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(like === undefined ? {} : { like }),
    due: null,
  }
}

/** What is not high is everything else; what is not done is open. */
export function opposite(where: Where): Where {
  const { priorities, status, ...rest } = where
  return {
    ...rest,
    ...(priorities === undefined
      ? {}
      : { priorities: (['high', 'medium', 'low', 'none'] as const).filter((one) => !priorities.includes(one)) }),
    ...(status === undefined || status === 'all' ? {} : { status: status === 'completed' ? 'pending' : 'completed' }),
  }
}

/** What may be said of a new task as well: its date and its priority, where there are any. */
export function likeNew({ when, priority }: Values): Pick<Item, 'when' | 'priority'> {
  return { ...(when == null ? {} : { when }), ...(priority == null ? {} : { priority }) }
}

/** A moment of which nothing is said yet. */
export const noMoment: When = { due: null, day: null, time: null, after: null, before: null, repeats: false }
