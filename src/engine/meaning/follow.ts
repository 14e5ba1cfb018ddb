// Reads a message in the light of the turn before it.

import type { Act, Item, TaskSet, Values, When, Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { focus, noMoment, opposite } from '../grammar/build.ts'
import type { Read, Setting } from '../interpret.ts'
import { AS_ANOTHER } from '../language/en/another-one.ts'
import { endsOf, isIn } from '../language/en/classes.ts'
import { SPEAKERS } from '../language/en/pronouns.ts'
import { wallClock } from '../say-due.ts'
import { allBy } from '../task-ids.ts'
import { ofItsDeed } from './by-deed.ts'
import { mendedValues } from './mended-when.ts'
import { whenDone } from './question.ts'
import { isSuspect } from './suspect.ts'

/** What the last turn makes of a message: "the dentist too", "which ones?", "and eggs". */
export function follow(read: Read, setting: Setting, chart: Chart): Read[] {
  const { last, spokenOf = [] } = setting
  const { act } = read
  if (act.does === 'finish') return [{ ...read, act: ofItsDeed(act, chart, read.span, setting) }]
  const named = act.does === 'add' || act.does === 'offer' ? doneToNamed(act, setting) : null
  if (named !== null) return [{ ...read, act: named, stated: false }]
  const done = act.does === 'add' || act.does === 'offer' ? doneToThem(act) : null
  if (done !== null && (last !== null || spokenOf.length > 0)) return [{ ...read, act: done, stated: false }]
  // "tell me what I've done today": the day is the day of completion.
  if (
    act.does === 'ask' &&
    act.set.where?.status === 'completed' &&
    chart.some(read.span, (at) => SPEAKERS.has(chart.word(at)))
  )
    return [{ ...read, act: { ...act, set: { ...act.set, where: whenDone(act.set.where) } } }]
  const asked = act.does === 'ask' && last?.does === 'ask' ? sameAsked(chart, last) : null
  if (asked !== null) return [{ ...read, act: asked }]
  // "read it back to me": the note just written or read, or else the list.
  if (act.does === 'ask' && act.wants === 'list' && isReadBack(act.set, chart, read.span))
    return [{ ...read, act: isOfNote(last) ? { ...act, wants: 'note', set: focus } : { ...act, set: everything } }]
  if (act.does === 'again') return [ofLevel(read, act.set, last) ?? again(read, act, last)].flat()
  if (isOfNote(last)) {
    // "change it to …", "also add that …": "it" is the note last read or written.
    if (
      act.does === 'change' &&
      act.values.title !== undefined &&
      act.set.mentions[0]?.by === 'focus' &&
      !isNaming(chart, read.span)
    )
      return [{ ...read, act: { ...act, values: { note: act.values.title } } }]
  }
  // "and thursday" after completing or deleting moves nothing.
  const isOver = last?.does === 'finish' || last?.does === 'delete'
  const day = chart.raw.trim().endsWith('?') || isOver ? dayOf(chart) : null
  if (act.does === 'change' && day !== null) return [{ ...read, act: listOf(day), rule: 'question', reserve: null }]
  // "which one is due first?" asks about the list just shown.
  if (
    act.does === 'ask' &&
    last?.does === 'ask' &&
    act.wants === 'next' &&
    allBy(act.set, 'all') &&
    /^which (?:one|of (?:them|those|these))\b/i.test(chart.raw)
  )
    return [{ ...read, act: { ...act, set: last.set } }]
  const hours = act.does === 'ask' && isDayGiven(last) ? hoursAlone(chart, act.set) : null
  if (hours !== null) return [{ ...read, act: { does: 'change', set: focus, values: { when: hours } }, rule: 'detail' }]
  const continued = goesOn(chart.word(0)) || goesOn(chart.word(joinedAt(chart, read.span.from)))
  const listed = read.span.from > 0 && endsItem(chart, read.span.from - 1)
  if (act.does === 'offer' && (continued || listed) && last?.does === 'add') return [added(read, act.items)]
  if (
    act.does === 'change' &&
    act.values.when != null &&
    act.set.mentions[0]?.by === 'focus' &&
    act.set.text === 'it' &&
    last?.does === 'ask' &&
    (chart.raw.includes('?') || continued) &&
    chart.whole('VALUES', read.span) !== undefined
  ) {
    const { after, before } = act.values.when
    if (after !== null && before !== null && Object.keys(act.values).length === 1)
      return [
        {
          ...read,
          act: {
            ...last,
            wants: 'list',
            set: { text: '', mentions: [{ by: 'all' }], many: true, where: { due_after: after, due_before: before } },
          },
          reserve: null,
        },
      ]
  }
  return [read]
}

/** "which ones?", "how many is that?", "which aren't?": repeats the question before in another form. */
function sameAsked(chart: Chart, last: Act & { does: 'ask' }): Act | null {
  const said = chart.words
    .flatMap(({ kind, text }) => (kind === 'word' && !isIn('FILLER', text) && !LEADING.has(text) ? [text] : []))
    .join(' ')
  if (/^which(?: ones?| of them)?(?: are they| is it| are those| is that)?$/.test(said))
    return { ...last, wants: 'list' }
  if (/^many (?:is|are|was|were|'s) (?:that|those|these|they|it)(?: altogether| in total)?$/.test(said))
    return { ...last, wants: 'count' }
  return /^(?:which )?(?:ones? )?(?:is|are) not$/.test(said)
    ? { ...last, wants: 'list', set: { ...last.set, where: opposite(last.set.where ?? {}) } }
    : null
}

const everything: TaskSet = { text: '', mentions: [{ by: 'all' }], many: true }

function isReadBack({ mentions, where }: TaskSet, chart: Chart, { from, to }: Span): boolean {
  if (where !== undefined || !mentions.every(({ by }) => by === 'focus' || by === 'shown')) return false
  const words = chart.words.slice(from, to).map(({ text }) => text)
  return READ.has(words[0] ?? '') && words.every((word) => !isIn('NOTEFIELD', word))
}

const READ = new Set(['read', 'repeat', 'say'])

/** "pay them both tomorrow", "sort it friday": a date for the tasks in focus, not a new task. */
function doneToThem({ does, items }: Act & { does: 'add' | 'offer' }): Act | null {
  const [item, ...more] = items
  const [, verb = '', said] =
    /^([a-z]+) (it|them|those|these|both|them both|both of them|them all)$/i.exec(item?.title ?? '') ?? []
  if (item?.when === undefined || said === undefined || more.length > 0) return null
  const { when, priority } = item
  const values = { when, ...(priority === undefined ? {} : { priority }) }
  if (said.toLowerCase() === 'it')
    return { does: 'change', set: focus, values, deed: { verb, is: does === 'add' ? 'added' : 'offered' } }
  const count = /both/i.test(said) ? { count: 2 } : {}
  return { does: 'change', set: { text: said, mentions: [{ by: 'shown' }], many: true, ...count }, values }
}

/** "reply to them today" when 'reply to the Hendersons' is on the list. */
function doneToNamed({ items }: Act & { does: 'add' | 'offer' }, { tasks }: Setting): Act | null {
  const [item, ...more] = items
  const [, deed] = /^([a-z]+ (?:to|with|for|from)) (?:them|him|her)$/.exec(item?.title.toLowerCase() ?? '') ?? []
  if (item?.when === undefined || deed === undefined || more.length > 0) return null
  const [one, ...others] = tasks.filter(({ title }) => title.toLowerCase().startsWith(`${deed} `))
  if (one === undefined || others.length > 0) return null
  const set: TaskSet = { text: one.title, mentions: [{ by: 'ids', task_ids: [one.id] }], many: false }
  return { does: 'change', set, values: { when: item.when } }
}

/** "rename it", "set the title of it": only tasks have names. */
function isNaming(chart: Chart, { from, to }: Span): boolean {
  if (isIn('RENAME', chart.word(from)) || NAMING.has(chart.word(from))) return true
  return chart.some({ from, to }, (at) => isIn('TITLEFIELD', chart.word(at)))
}

const NAMING = new Set(['call', 'name'])

/** "then also …", "and …". */
function goesOn(word: string): boolean {
  return isIn('THEN', word) && word !== 'so' && word !== 'now' && word !== 'but'
}

/** "and, while you're at it, | eggs": where the connecting word may be. */
function joinedAt(chart: Chart, from: number): number {
  let at = from
  for (let start = from - LONGEST_BETWEEN; start < at; start++) {
    const [end] = endsOf(AS_ANOTHER, chart.words, start, at)
    if (end !== undefined && (end === at || (end === at - 1 && chart.word(end) === ','))) at = start
  }
  return chart.word(at - 1) === ',' && at < from ? at - 2 : at - 1
}

const LONGEST_BETWEEN = 7

/** A line break or a semicolon ends an item; a full stop or an empty line begins something else. */
function endsItem(chart: Chart, at: number): boolean {
  // A full stop that we inserted ends no item.
  const mark = chart.words[at]
  if (mark?.text === ';') return mark.end > mark.start
  const before = chart.words[at - 1]
  return chart.words[at]?.kind === 'line' && before?.kind !== 'line' && !CLOSED.has(before?.text ?? '')
}

const CLOSED = new Set(['.', '!', '?'])

function isOfNote(last: Act | null): boolean {
  if (last?.does === 'ask') return last.wants === 'note'
  return last?.does === 'change' && last.values.note != null
}

/** The date, if the message is nothing else: "tomorrow?" */
function dayOf(chart: Chart): When | null {
  let from = 0
  while (LEADING.has(chart.word(from)) || isIn('FILLER', chart.word(from))) from++
  let end = chart.words.length
  while (chart.isMark(end - 1)) end--
  return chart.whole('PERIOD', { from, to: end })?.value ?? null
}

const LEADING = new Set(['and', 'then', 'what', 'about', 'how', ','])

function listOf({ after, before }: When): Act {
  const where: Where = {
    ...(after === null ? {} : { due_after: after }),
    ...(before === null ? {} : { due_before: before }),
  }
  return { does: 'ask', wants: 'list', set: { text: '', mentions: [{ by: 'all' }], many: true, where } }
}

/** The last act set a date without an hour. */
function isDayGiven(last: Act | null): boolean {
  const when = last?.does === 'change' ? last.values.when : last?.does === 'add' ? last.items.at(-1)?.when : null
  return when?.day != null && when.time === null
}

/** "between 2 and 4": the start time, for a task that was just given its date. */
function hoursAlone({ raw, facts }: Chart, { where: { due_after, due_before, ...others } = {} }: TaskSet): When | null {
  if (!/^\W*(?:some ?time )?between \d[^?]*$/i.test(raw) || due_after === undefined || due_before === undefined)
    return null
  if (due_after.length === 10 || Object.keys(others).length > 0) return null
  const { hour, minute } = wallClock(due_after, facts.clock.timezone)
  return { ...noMoment, time: { hour, minute, open: false } }
}

type Again = Act & { does: 'again' }
const OWNERS = new Set(['his', 'hers', 'theirs', 'her', 'him'])

/**
 * "everything due today is p1" – "and everything tomorrow p2": after setting a priority for several, sets another for
 * others.
 */
function ofLevel(read: Read, { where: { priorities, ...where } = {}, ...set }: TaskSet, last: Act | null): Read | null {
  const [priority, ...others] = priorities ?? []
  const isGiven = last?.does === 'change' && last.values.priority != null && allBy(last.set, 'all')
  if (
    !isGiven ||
    priority === undefined ||
    priority === 'none' ||
    others.length > 0 ||
    !allBy({ ...set, where }, 'all')
  )
    return null
  return Object.keys(where).length === 0
    ? null
    : { ...read, act: { does: 'change', set: { ...set, where }, values: { priority } } }
}

function again(read: Read, act: Again, last: Act | null): Read[] {
  if (act.values !== undefined) return [{ ...read, ...againWith(act, act.values, last) }]
  if (last === null) return [{ ...read, act: { does: 'ask', wants: 'list', set: act.set } }]
  // "hers as well" means another task than the one just changed.
  const isAnothers = allBy(act.set, 'focus') && OWNERS.has(act.set.text.toLowerCase())
  if (isAnothers) return again(read, { ...act, set: { ...act.set, mentions: [{ by: 'other' }] } }, last)
  // "and the form?" after a question asks the same about another task.
  if (last.does === 'ask') return [{ ...read, act: { ...last, set: act.set }, reserve: null }]
  // "undo that – and the rent as well"
  if (last.does === 'undo') return [{ ...read, act: { does: 'undo', set: act.set } }]
  if (last.does === 'finish' || last.does === 'change' || last.does === 'reopen' || last.does === 'delete')
    return [{ ...read, act: { ...last, set: act.set } }]
  return [{ ...read, act: { does: 'ask', wants: 'list', set: act.set } }]
}

/** "the swimming the same, a week later": new values replace those of the last act. */
function againWith({ set }: Again, values: Values, last: Act | null): Pick<Read, 'act'> & Partial<Read> {
  if (last?.does !== 'change') {
    const act: Act = { does: 'change', set, values }
    // After completing a task, "too" means that this one is done as well, but a value means that it isn't.
    return last === null || last.does === 'ask' ? { act } : { act, reserve: 'left over' }
  }
  const { when, shift, ...others } = last.values
  const isMoved = values.when !== undefined || values.shift !== undefined
  const kept = isMoved && (values.shift !== undefined || when == null) ? others : last.values
  return { act: { ...last, set, values: mendedValues(kept, values) } }
}

/** Adds what was offered, unless the title holds more than a title should: then we ask. */
export function added(read: Read, items: Item[]): Read {
  const act: Act = { does: 'add', items }
  return { ...read, act, reserve: isSuspect(act) ? 'left over' : read.reserve }
}
