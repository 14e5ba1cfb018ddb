// Free text, which ends where a title may end.

import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import type { Native } from '../../chart/grammar.ts'
import type { Found } from '../../chart/rule.ts'
import { beginsOne, isIn, phrasesIn } from '../../language/en/classes.ts'
import { BEFORE_PEOPLE } from '../../language/en/names.ts'
import { startsAnother } from '../../meaning/another.ts'
import { isAsideAt, saysWhy } from '../aside.ts'
import { found } from './found.ts'
import { REMINDERS } from './names.ts'

const closings = phrasesIn('CLOSING')

const LONGEST_TEXT = 2000
const MOST_ENDS = 40

/** Where a date that is surely one and begins here ends. */
function strongDateEnd(chart: Chart, at: number): number {
  let end = at
  for (const date of chart.facts.dates.get(at) ?? []) if (!date.weak && date.end > end) end = date.end
  return end
}

export const text: Native = (chart, at) => {
  const all: Found<{ from: number; to: number }>[] = []
  const quotes = quotesEnd(chart, at)
  let cost = 0
  let beyond = false
  let open = 0
  if (quotes > at) all.push(found(quotes, { from: at, to: quotes }, 0, 'text'))
  let dated = at
  for (let to = at; to < chart.words.length && to < at + LONGEST_TEXT; to++) {
    const word = chart.words[to]
    if (word === undefined || chart.facts.hard[to] === true) break
    if (word.kind === 'mark' && to === at && !OPENERS.has(word.text)) break
    if (word.text === '(') open++
    if (word.text === ')') open--
    dated = Math.max(dated, strongDateEnd(chart, to))
    // A date behind a quotation is its day; other words go on with a title that only begins with one.
    if (quotes > at && to >= quotes && to >= dated && !beyond) {
      beyond = true
      cost += COSTS.beyondQuote
    }
    if (word.kind !== 'mark')
      cost += (to < dated ? COSTS.dateWord : COSTS.textWord) + (REMINDERS.has(word.text) ? COSTS.reminderInName : 0)
    const inWork = isInWork(chart, to)
    if (to > at && !inWork && (isCommandAt(chart, to) || isRequestAt(chart, to))) cost += COSTS.commandInText
    if (to > at && !inWork && (isAsideAt(chart, to) || startsAnother(chart, to))) cost += COSTS.asideInText
    // "… because I forgot again" tells why.
    if (to > at && word.text === 'because') cost += COSTS.asideInText
    // "'change the sheets', visitors are coming": behind a comma somebody goes on talking.
    if (to === quotes && quotes > at && (word.kind === 'mark' || saysWhy(word.text))) cost += COSTS.asideInText
    const last = to + 1 >= chart.words.length || chart.facts.hard[to + 1] === true
    // "… then I want to | add a task": a wish is no end of a title.
    if (word.text === 'to' && WISHING.has(chart.word(to - 1)) && !last) continue
    // "brand mark because | I'm a professional now": nor is the word that begins a reason.
    if ((isIn('REASON', word.text) || word.text === 'then') && !last) continue
    // "ring him (again)": nor is what stands in brackets.
    if (open > 0 && !last) continue
    if (to >= quotes && word.text !== ',' && (last || (all.length < MOST_ENDS && mayEnd(chart, to + 1))))
      all.push(found(to + 1, { from: at, to: to + 1 }, cost, 'text'))
  }
  return all
}

const WISHING = new Set(['want', 'need', 'like', 'have', 'wanna', 'got'])

/** Where quotations that stand side by side end: "'trim the hedge' and 'sharpen the blade'". */
function quotesEnd(chart: Chart, from: number): number {
  let end = from
  for (let at = from; chart.words[at]?.kind === 'quote'; ) {
    end = ++at
    while (chart.word(at) === ',' || chart.word(at) === 'and') at++
  }
  return end
}

/** A title ends with its sentence, at a mark, or before a word that something else may begin with. */
function mayEnd(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  if (word === undefined || word.kind !== 'word' || chart.facts.hard[at] === true) return true
  if (isHeldOpen(chart, at) || isInWork(chart, at)) return false
  return (
    ENDERS.has(word.text) ||
    isIn('THEN', word.text) ||
    beginsOne(closings, chart.words, at, chart.words.length) ||
    isIn('REASON', word.text) ||
    isIn('COND', word.text) ||
    chart.facts.dates.has(at) ||
    (word.text === 'the' && chart.word(at + 2) === 'list') ||
    (SHOPPED.has(word.text) && chart.word(at + 1) === 'list')
  )
}

/** "stamps | shopping list" */
const SHOPPED = new Set(['shopping', 'grocery', 'groceries'])

/** "learn Don't Stop Me | Now" */
function isInWork(chart: Chart, at: number): boolean {
  return chart.facts.works.some(({ from, to }) => from < at && at < to)
}

/** "lunch with | the guys", "call a | mate": who is spoken of is not who is spoken to. */
function isHeldOpen(chart: Chart, at: number): boolean {
  const [last, next] = [chart.word(at - 1), chart.word(at)]
  // "send it back with | thanks"
  if (BINDING.has(last)) return !POLITE.has(next) || (next === 'thanks' && (last === 'with' || last === 'of'))
  return BEFORE_PEOPLE.has(last) && beginsOne(closings, chart.words, at, chart.words.length) && !POLITE.has(next)
}

const BINDING = new Set(['with', 'of', 'from', 'the', 'my', 'our', 'an'])
const POLITE = new Set('please pls plz thanks thx thank ta cheers ok okay too also as'.split(' '))

const ENDERS = new Set(
  'on in to into onto as with for from at by off out of down please can could will would go add put create remind i we she he they it you that this there my our high low medium urgent p1 p2 p3 asap reminder alarm alert task to-do sorted by under note notes description saying instead then just also due before until till every each whenever'.split(
    ' ',
  ),
)

const OPENERS = new Set(['$', '#', '@', '(', '[', '\u00a3', '\u20ac', '{', '<'])
const JOINS = new Set(['and', 'then', ',', 'also', 'separately'])

/** "… and complete …": a command behind a connective is seldom part of a title. */
function isCommandAt(chart: Chart, at: number): boolean {
  if (!JOINS.has(chart.word(at - 1))) return false
  const verb = behindWish(chart, at)
  return COMMANDS.has(chart.word(verb)) || (isIn('PUT', chart.word(verb)) && isListed(chart, verb))
}

/** "… and I want to | add …" */
function behindWish(chart: Chart, at: number): number {
  if (chart.word(at) !== 'i') return at
  const wish = chart.word(at + 1) === 'would' ? at + 2 : at + 1
  return WISHING.has(chart.word(wish)) && chart.word(wish + 1) === 'to' ? wish + 2 : at
}

/** "…, put eggs on my list": a list is named further on. */
function isListed(chart: Chart, at: number): boolean {
  for (let next = at + 1; next < chart.words.length && chart.facts.hard[next] !== true; next++)
    if (chart.word(next) === 'list' && isIn('DET', chart.word(next - 1))) return true
  return false
}

/** "… could you remind me": somebody is asked for something there. */
function isRequestAt(chart: Chart, at: number): boolean {
  if (REQUESTS.has(chart.word(at))) return chart.word(at + 1) === 'you'
  return chart.word(at) === 'remind' && chart.word(at + 1) === 'me' && chart.word(at - 1) !== 'to'
}

const REQUESTS = new Set(['can', 'could', 'will', 'would'])

const COMMANDS = new Set(
  'add delete remove complete mark rename reschedule postpone show list tick check undo move push remind finish'.split(
    ' ',
  ),
)
