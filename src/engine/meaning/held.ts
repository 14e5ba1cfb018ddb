// Splits a question from left to right into task names, phrases that filter tasks, and words that are neither.

import type { TaskSet, Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Found, Named, Span } from '../chart/rule.ts'
import { opposite } from '../grammar/build.ts'
import type { Sought } from '../ground/notes.ts'
import { classNamed, endsOf, isIn, type Phrases, phrasesIn, singleWords } from '../language/en/classes.ts'
import { EMPTY, FOND, NOT_NAMES, VAGUE } from '../language/en/questions.ts'
import { stemOf } from '../lex/stem.ts'
import { allBy } from '../task-ids.ts'
import { withHours } from './asked-hours.ts'
import { isVerb, sureNamesAt } from './names-in.ts'

/** The longest names and filters, from left to right. */
export interface Held {
  readonly ids: string[]
  readonly wheres: Where[]
  readonly spoken: string
  /** Spans that name tasks. */
  readonly named: readonly (Span & { readonly ids: readonly string[] })[]
  /** Spans that describe which tasks. */
  readonly narrowed: readonly Span[]
  /** Spans that mean something else. */
  readonly strange: Span[]
  /** The tasks that the question excludes: "besides the gala". */
  readonly except?: TaskSet
}

export function heldIn(chart: Chart, { from, to }: Span): Held {
  const named: Held['named'][number][] = []
  const narrowed: Span[] = []
  const wheres: Where[] = []
  const spoken: string[] = []
  const strange: Span[] = []
  let except: TaskSet | undefined
  for (let at = from; at < to; ) {
    const left = longestOf(leftOutAt(chart, { from: at, to }, named.length), to)
    if (left !== undefined) {
      except = left.value
      at = left.end
      continue
    }
    const where = longestOf([...chart.read('WHERE', at), ...levelAt(chart, at, to), ...exceptAt(chart, at)], to)
    // "the monday lecture notes": a full title may contain any words.
    const name = NOT_NAMES.has(chart.word(at))
      ? (longestOf(
          chart.read('NAME', at).filter((one) => isWholeOfSeveral(one) || isNumbered(one)),
          to,
        ) ?? nameIn(chart, at, where?.value.words === undefined ? at : where.end))
      : longestOf(chart.read('NAME', at), to)
    if (
      name !== undefined &&
      name.end >= (where?.end ?? 0) &&
      tells(chart, at, name.end) &&
      !isDoneToElse(chart, at, name.end)
    ) {
      named.push({ from: at, to: name.end, ids: name.value.ids })
      spoken.push(name.value.text)
      at = name.end
    } else if (where !== undefined && Object.keys(where.value).length > 0 && !isCut(chart, at, where.end)) {
      wheres.push(withHours(chart, { from: at, to: where.end }, where.value))
      if (narrows(where.value)) narrowed.push({ from: at, to: where.end })
      at = where.end
    } else if (chart.says(nouns, { from: at, to })) {
      // "my bits and bobs": a nickname for tasks in general.
      at = endsOf(nouns, chart.words, at, to)[0] ?? at + 1
    } else {
      // "… right now", "… at the moment"
      const [said = at] = endsOf(closings, chart.words, at, to)
      if (said > at + 1) {
        at = said
        continue
      }
      if (chart.isWord(at) && isStrange(chart.word(at)) && !isFond(chart, at)) {
        const last = strange.at(-1)
        if (last?.to === at) strange[strange.length - 1] = { from: last.from, to: at + 1 }
        else strange.push({ from: at, to: at + 1 })
      }
      at++
    }
  }
  return {
    ids: combined(chart, named),
    wheres,
    spoken: spoken.join(' '),
    named,
    narrowed,
    strange,
    ...(except === undefined ? {} : { except }),
  }
}

const closings = phrasesIn('CLOSING')
const nouns = phrasesIn('NOUNS')
const excepting: Phrases = classNamed('EXCEPT') ?? new Map()

/** "besides the gala", "… that is | not due today". */
function leftOutAt(chart: Chart, { from, to }: Span, names: number): readonly Found<TaskSet>[] {
  // "is the rent not due today?" asks about one task.
  if (chart.word(from) === 'not' && names === 0)
    return chart.read('EXCEPTION', from).filter(({ value }) => isDue(value))
  if (!chart.says(excepting, { from, to })) return []
  return chart.read('EXCEPTION', from).filter(({ value }) => allBy(value, 'ids'))
}

function isDue({ mentions, where }: TaskSet): boolean {
  return mentions.every(({ by }) => by === 'all') && (where?.due_after ?? where?.due_before) !== undefined
}

/** "anything but the low ones": everything else. */
function exceptAt(chart: Chart, at: number): Found<Where>[] {
  return chart.read('EXCEPTION', at).flatMap((found) => {
    const { where, mentions } = found.value
    const isDescribed = where !== undefined && mentions.every(({ by }) => by === 'all')
    return isDescribed && isIn('EXCEPT', chart.word(at)) ? [{ ...found, value: opposite(where) }] : []
  })
}

/** "the high ones", "down as low": a bare level is a priority if it can't be anything else. */
function levelAt(chart: Chart, at: number, to: number): Found<Where>[] {
  return chart
    .read('LEVEL', at)
    .filter(({ end }) => end === to || BEFORE_LEVELS.has(chart.word(at - 1)) || isIn('TASK', chart.word(end)))
    .map((found) => ({ ...found, value: { priorities: [found.value] } }))
}

const BEFORE_LEVELS = new Set(['as', 'are', 'is', "'s", 'marked', 'anything', 'any', 'things', 'ones'])

/** "ring Bo at 5?" isn't about 'call the dentist': the verb goes with something else. */
function isDoneToElse(chart: Chart, from: number, to: number): boolean {
  if (isIn('DET', chart.word(from - 1)) || !isVerb(chart, { from, to })) return false
  const next = chart.word(to)
  return chart.isWord(to) && isStrange(next) && !ANYBODY.has(next) && chart.read('NAME', to).length === 0
}

/** "do I have to call anyone?" */
const ANYBODY = new Set(['anyone', 'anybody', 'someone', 'somebody', 'anything', 'something'])

/** Whether a word outside the task names carries a meaning of its own. */
function isStrange(word: string): boolean {
  return !NOT_NAMES.has(word) && !EMPTY.has(word) && !isIn('NOTEFIELD', word) && !isIn('NOUNS', word)
}

/** "my little jobs", "the blasted things": adjectives that express feelings and don't select tasks. */
function isFond(chart: Chart, at: number): boolean {
  return FOND.has(chart.word(at)) && (isIn('NOUNS', chart.word(at + 1)) || isIn('TASK', chart.word(at + 1)))
}

/** "I have the monday | lecture notes": a title that starts inside the span and continues past it. */
function isCut(chart: Chart, from: number, to: number): boolean {
  return chart.some({ from: from + 1, to }, (at) =>
    chart.read('NAME', at).some((one) => one.end > to && isWholeOfSeveral(one)),
  )
}

/** "the year 9 ones". */
function isNumbered({ value }: Found<Named>): boolean {
  return !value.unsure && / \d/.test(value.text)
}

function isWholeOfSeveral({ value }: Found<Named>): boolean {
  return value.whole && value.text.includes(' ')
}

/** Any words can be searched for; a date, a priority or a status describes tasks. */
export function narrows(where: Where | undefined): boolean {
  return Object.keys(where ?? {}).some((key) => key !== 'words')
}

/** "about the rent" is a search, unless it names a task. */
function nameIn(chart: Chart, from: number, to: number): Found<Named> | undefined {
  for (let at = from + 1; at < to; at++) {
    const name = sureNamesAt(chart, { from: at, to }).find(({ end }) => end === to)
    if (name !== undefined) return name
  }
  return undefined
}

/** Whether a name contains a significant word. */
function tells(chart: Chart, from: number, to: number): boolean {
  return chart.some(
    { from, to },
    (at) => chart.words[at]?.kind === 'quote' || (chart.isWord(at) && !NOT_NAMES.has(chart.word(at))),
  )
}

/** "the plumber | getting here". */
function isGoingOn(word: string): boolean {
  return word.endsWith('ing') && doing.has(stemOf(word))
}

const doing: ReadonlySet<string> = new Set(singleWords('DOING').map(stemOf))

/**
 * Tasks that match everything mentioned; if there are none, those that match any of it, without words that only
 * continue a name.
 */
function combined(chart: Chart, named: Held['named']): string[] {
  const groups = named.map(({ ids }) => ids)
  const [first, ...others] = groups
  if (first === undefined) return []
  const all = first.filter((id) => others.every((group) => group.includes(id)))
  if (all.length > 0) return all
  const things = named.filter(({ from, to }) => to > from + 1 || !isGoingOn(chart.word(from)))
  return [...new Set((things.length > 0 ? things : named).flatMap(({ ids }) => ids))]
}

/** The tasks whose notes contain these words, alone or together with the title. */
export function notedSet(chart: Chart, span: Span): TaskSet | null {
  return notedIn(chart, span, heldIn(chart, span))
}

/** The tasks whose notes say what no title does: "what's the code for the garage?" */
export function notedIn(
  chart: Chart,
  { from, to }: Span,
  { strange, named, narrowed, wheres, spoken }: Held,
): TaskSet | null {
  if (strange.length === 0 && named.length < 2 && wheres.every(({ words }) => words === undefined)) return null
  const sought: Sought[] = []
  for (let at = from; at < to; at++) {
    const word = chart.word(at)
    if (!chart.isWord(at) || NOT_NAMES.has(word) || word === "'s" || isWithin(narrowed, at)) continue
    const names = named.flatMap((one) => (isWithin([one], at) ? one.ids : []))
    sought.push({ word, names, vague: VAGUE.has(word) })
  }
  const task_ids = chart.facts.names.inNotes(sought)
  return task_ids.length === 0 ? null : { text: spoken, mentions: [{ by: 'ids', task_ids }], many: true }
}

function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, to }) => from <= at && at < to)
}
