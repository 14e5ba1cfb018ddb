// Names of tasks that are there, and words where a name should be.

import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import type { Native } from '../../chart/grammar.ts'
import type { Found, Named } from '../../chart/rule.ts'
import type { NameEnd } from '../../ground/names.ts'
import { isIn } from '../../language/en/classes.ts'
import { ORDINALS } from '../../language/en/numbers.ts'
import { notedSet } from '../../meaning/held.ts'
import { found } from './found.ts'

export const name: Native = (chart, at) => {
  const named = chart.facts.names.from(at)
  return named.length === 0 ? [] : namesOf(chart, at, named)
}

function namesOf(chart: Chart, at: number, named: readonly NameEnd[]): Found<Named>[] {
  return (
    named
      // "check it off": a verb in front of what it is done to names nothing; in "order this week" that is a date.
      .filter(
        ({ end }) =>
          end > at + 1 ||
          !isIn('DOING', chart.word(at)) ||
          !isIn('IT', chart.word(end)) ||
          (chart.facts.dates.get(end) ?? []).some(({ weak }) => !weak),
      )
      // "2 quizzes" are two of them, and not 'quiz 2'.
      .filter(({ end }) => end !== at + 2 || !isCounted(chart, at))
      .map(({ end, named }) =>
        found(end, named, named.whole ? COSTS.wholeTitle : named.unsure ? COSTS.unsureName : 0, 'name'),
      )
  )
}

function isCounted(chart: Chart, at: number): boolean {
  const [number, word] = [Number(chart.word(at)), chart.word(at + 1)]
  return number > 1 && word.endsWith('s') && chart.facts.names.numbered(word, number).length > 0
}

export const noted: Native = (chart, at) => {
  let end = at
  while (end < chart.words.length && chart.words[end]?.kind === 'word') end++
  const set = end > at ? notedSet(chart, { from: at, to: end }) : null
  return set === null ? [] : [found(end, set, 0, 'noted')]
}

const LONGEST_UNKNOWN = 14

/** Words where a name should be. They begin with no pronoun and no preposition, and stop where a sentence or a reason does. */
export const unknown: Native = (chart, at) => {
  const first = chart.words[at]
  if (first === undefined || first.kind === 'mark' || first.kind === 'line') return []
  const all: Found<Named>[] = []
  let start = at
  while (isIn('DET', chart.word(start)) || ALL_WORDS.has(chart.word(start))) start++
  if (NO_NAME.has(chart.word(start))) return []
  const task = chart.word(start) === 'task' || chart.word(start) === 'to-do'
  let open = 0
  let cost: number = COSTS.unknownName - COSTS.unknownWord + (task ? COSTS.reminderInName : 0)
  for (let to = start; to < chart.words.length && to < at + LONGEST_UNKNOWN; to++) {
    const word = chart.words[to]
    if (word === undefined || chart.facts.hard[to] === true || word.text === ',' || word.text === ':') break
    if (to === start && isIn('IT', word.text)) break
    // A quotation is the whole name.
    if (to > start && (chart.words[start]?.kind === 'quote' || word.kind === 'quote')) break
    // "so what has no date?" asks.
    if (to < start + 2 && isIn('WH', word.text)) break
    if (to > start && (SUBJECTS.has(word.text) || word.text === 'but')) break
    // "the compost does | not need to be tomorrow": what is denied is no part of a name.
    if (to > start && word.text === 'not' && AUXILIARIES.has(chart.word(to - 1))) break
    if (word.kind === 'mark' && to === start) break
    if (to > start && (isIn('REASON', word.text) || (isIn('COND', word.text) && !tellsWhen(chart, at, to)))) break
    cost += COSTS.unknownWord + (REMINDERS.has(word.text) ? COSTS.reminderInName : 0)
    // "the school event | reminder"
    if (to > start && word.text === 'event' && REMINDERS.has(chart.word(to + 1))) cost -= COSTS.unknownWord + 1
    // "the last task" is a place.
    if (to === start && (word.text === 'anymore' || ORDINALS.has(word.text) || /^#?\d+$/.test(word.text))) continue
    // "the pickup time | from 3 to 4" says what is changed of it.
    const isField = to > start && isIn('DATEFIELD', word.text) && chart.word(to + 1) === 'from'
    const text = chart.text({ from: start, to: to + 1 })
    const named = { text, ids: [], quoted: word.kind === 'quote', unsure: false, whole: false }
    // "the draft (medium | priority)": a name does not end within brackets.
    if (word.text === '(') open++
    if (word.text === ')') open--
    if (open === 0 && (!NOT_LAST.has(word.text) || to === start))
      all.push(found(to + 1, named, cost + (isField ? COSTS.reminderInName : 0), 'unknown'))
    // "the reminder to pay bills | monthly", "… to swim | on mondays": how often is no part of the name.
    const behind = LEADS_DATE.has(chart.word(to - 1)) ? to - 1 : to
    for (const date of behind > start && !NOT_LAST.has(chart.word(behind - 1)) ? (chart.facts.dates.get(to) ?? []) : [])
      if (date.when.repeats && !date.weak)
        all.push(
          found(
            date.end,
            { ...named, text: chart.text({ from: start, to: behind }), quoted: false },
            cost - 1,
            'unknown',
          ),
        )
  }
  return all
}

/** "the reminder to buy eggs after work": a part of the day, and no condition. */
function tellsWhen(chart: Chart, at: number, to: number): boolean {
  const isNaming = NAMING.has(chart.word(at - 1)) && isIn('TASK', chart.word(at - 2))
  return isNaming && chart.word(to) === 'after' && !isIn('SUBJECT', chart.word(to + 1))
}

const AUXILIARIES = new Set('do does did is are was were has have had should can could will would must'.split(' '))

const NAMING = new Set(['to', 'about', 'for', 'of', 'that', 'regarding'])

/** What no name begins with, or ends with. */
const NO_NAME = new Set(
  'to of about for from that which what when where who how why if up down off and or with at by is are be regarding know many i we you he she they can could would will there'.split(
    ' ',
  ),
)
const NOT_LAST = new Set('to of the a an my our and or from at by is are that i we'.split(' '))
const LEADS_DATE = new Set(['on', 'for', 'at'])
/** A reminder is what the words are the name of, and seldom part of it. */
export const REMINDERS = new Set(['reminder', 'reminders', 'alert', 'alerts'])
/** With these a clause of its own begins. */
const SUBJECTS = new Set(['i', 'we', 'he', 'she', 'they'])

const ALL_WORDS = new Set(['all', 'both', 'every', 'each'])
