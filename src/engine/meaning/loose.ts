// Reads requests in a word order that no rule covers. In each clause we account for every word as a task, a value, a
// verb or a small word. A clause with none of these is background. Unexplained words are counted, and then we only ask.

import type { Act, Mention, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { isSure, longestOf, saysAnything } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import { SPEAKING } from '../grammar/natives/state.ts'
import { type ClassName, endsOf, isIn, type Phrases, phrasesNamed } from '../language/en/classes.ts'
import { stemOf } from '../lex/stem.ts'
import { isVerb, sureNamesAt } from './names-in.ts'

export interface Loose {
  readonly act: Act
  /** Positions of the unexplained words. */
  readonly strange: readonly number[]
  readonly cost: number
  /** Whether the first words are part of the request rather than background. */
  readonly begins: boolean
}

const BASE = 18
const PER_WORD = 2
const PER_STRANGE = 14
const MOST_STRANGE = 2

type Cue = 'delete' | 'finish' | 'reopen' | 'change'

const cues: readonly { readonly name: ClassName; readonly cue: Cue; readonly phrases: Phrases }[] = [
  cueOf('DELETE', 'delete'),
  cueOf('REOPEN', 'reopen'),
  cueOf('FINISH', 'finish'),
  cueOf('DONE', 'finish'),
  cueOf('MOVE', 'change'),
]

function cueOf(name: ClassName, cue: Cue): (typeof cues)[number] {
  return { name, cue, phrases: phrasesNamed([name]) }
}

/** First words of the cues: most words begin none. */
const cueWords: ReadonlySet<string> = new Set(cues.flatMap(({ phrases }) => [...phrases.keys()]))

const light = phrasesNamed(['FIELD', 'FILLER', 'CLOSING', 'REQUEST', 'TASK', 'NOUNS', 'LIST', 'DET', 'MARK', 'SETV'])
/** Words that make it something else, or no request at all. */
const reserved = phrasesNamed(['COND', 'EXCEPT', 'RENAME', 'ADD', 'REMIND', 'SHOW', 'NOTEFIELD', 'HEDGE'])

const SMALL = new Set(
  'the a an of for to on in at by up off down out back over so and is are be been was has have had got get do does it its me my us our your you i we he she they them this that these those one with from as all really very just already both also again still then today now please yes ok okay go goes went thing stuff let like say says said want wants need needs would could than come comes start starts begin begins asked asks ask meet rang called appointment booking'.split(
    ' ',
  ),
)

/** "I thought I had paid it": it isn't so. */
const DENYING = new Set('not no never nobody nothing neither nor without none thought'.split(' '))
const ASKING = new Set('what which when where who why how'.split(' '))
/** Without a verb of moving, one of these says that the value is for a task. */
const SETTLING = new Set(
  'instead now rather fine better ok okay must needs should latest extension till until works work suits suit fits'.split(
    ' ',
  ),
)
/** Near a value, these words say that it is the old one. */
const SPOILING = new Set('early late soon busy clash clashes impossible'.split(' '))
const SEPARATORS = new Set([',', ';', '-', '\u2013', '\u2014', 'so', 'but', 'cos', 'because', 'since', 'and'])

/** What one clause contains. */
interface Clause {
  readonly mentions: Mention[]
  readonly said: Values[]
  readonly found: Set<Cue>
  reported: boolean
  settled: boolean
  denied: boolean
  readonly strange: number[]
  name: string
}

function empty(): Clause {
  return {
    mentions: [],
    said: [],
    found: new Set(),
    reported: false,
    settled: false,
    denied: false,
    strange: [],
    name: '',
  }
}

export function readLoosely(chart: Chart, span: Span): Loose | null {
  if (!namesAny(chart, span) || chart.says(openers, span)) return null
  const clauses = clausesOf(chart, span)
  if (clauses === null) return null
  const telling = clauses.filter(({ mentions, said, found }) => mentions.length + said.length + found.size > 0)
  // A negated task identifies what is meant; a negated value is the old one.
  if (telling.some(({ denied, found }) => denied && found.size > 0)) return null
  const held: Parts = {
    mentions: telling.flatMap((clause) => clause.mentions),
    said: telling.flatMap((clause) => (clause.denied ? [] : clause.said)),
    found: new Set(telling.flatMap((clause) => [...clause.found])),
    reported: telling.some((clause) => clause.reported),
    settled: telling.some((clause) => clause.settled || clause.denied),
    name: telling.find((clause) => clause.name !== '')?.name ?? '',
  }
  const strange = telling.flatMap((clause) => (clause.denied ? [] : clause.strange))
  const several = saysAll(chart, span)
  const act = actOf(held, several)
  if (act === null || strange.length > MOST_STRANGE) return null
  // "the wedding is off, delete all the Ortiz stuff" means more than the one task that both phrases share.
  if (!held.found.has('finish') && held.mentions.length > 1 && several) return null
  return {
    act,
    strange,
    begins: clauses[0] === telling[0],
    cost: leastLoose(span) + PER_STRANGE * strange.length,
  }
}

/** The cost if every word is explained. */
export function leastLoose({ from, to }: Span): number {
  return BASE + PER_WORD * (to - from)
}

/** Whether any existing task is named, as it must be: most sentences fail this cheap check. */
function namesAny(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) =>
    chart.facts.names.from(at).some(({ end, named }) => end <= to && !named.unsure),
  )
}

function saysAll(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => OF_SEVERAL.has(chart.word(at)))
}

const OF_SEVERAL = new Set(['all', 'every', 'both', 'everything'])

function clausesOf(chart: Chart, { from, to }: Span): Clause[] | null {
  const clauses: Clause[] = []
  let clause = empty()
  for (let at = from; at < to; ) {
    const word = chart.word(at)
    if (ASKING.has(word) || (!isReported(chart, at) && longest(reserved, chart, at, to) > at)) return null
    const old = chart.read('OLD', at).find((one) => one.end <= to)
    const told = toldAt(chart, at, to)
    // "the landlord's emailed about the damp": the landlord did it, not the user.
    if (told !== null && clause.mentions.length > 0 && SPEAKING.has(stemOf(word)) && !isIn('DET', chart.word(at - 1)))
      return null
    const named = told ?? nameAt(chart, at, to)
    const values = valuesAt(chart, at, to)
    const cue = cueAt(chart, at, to)
    if (old !== undefined) {
      clause.settled = true
      at = old.end
    } else if (named !== null) {
      if (told !== null) clause.found.add('finish')
      clause.reported ||= told !== null
      clause.mentions.push({ by: 'ids', task_ids: [...named.ids] })
      clause.name ||= chart.text({ from: at, to: named.end })
      at = named.end
    } else if (values !== null) {
      clause.said.push(values.value)
      at = values.end
    } else if (cue !== null) {
      clause.found.add(cue.cue)
      at = cue.end
    } else if (SEPARATORS.has(word)) {
      clauses.push(clause)
      clause = empty()
      at++
    } else {
      const end = longest(light, chart, at, to)
      if (SETTLING.has(word)) clause.settled = true
      else if (DENYING.has(word) || SPOILING.has(word)) clause.denied = true
      else if (end === at && chart.isWord(at) && !SMALL.has(word) && !isAdverb(word)) clause.strange.push(at)
      at = Math.max(end, at + 1)
    }
  }
  return [...clauses, clause]
}

/** "Kim asked if we could start earlier": a reported request, not a condition. */
export function isReported(chart: Chart, at: number): boolean {
  return WHETHER.has(chart.word(at)) && ASKED.has(chart.word(at - 1))
}

const WHETHER = new Set(['if', 'whether'])
const ASKED = new Set(['asked', 'asks', 'asking'])

interface Parts {
  readonly mentions: readonly Mention[]
  readonly said: readonly Values[]
  readonly found: ReadonlySet<Cue>
  readonly reported: boolean
  readonly settled: boolean
  readonly name: string
}

/** With "both" or "all", applies to every task with the name. */
function actOf({ mentions, said, found, reported, settled, name }: Parts, many: boolean): Act | null {
  const mention = common(mentions)
  const [cue, ...others] = found
  const values = together(said)
  if (mention === null || values === null || others.length > 0) return null
  const set = { text: name, many, mentions: [mention] }
  const valued = Object.keys(values).length > 0
  switch (cue) {
    case 'delete':
      return valued ? null : { does: 'delete', set }
    case 'finish':
      // "the shed must be finished" says that it is needed, not that it is done.
      return (valued || settled) && !reported ? null : { does: 'finish', set, reported, unsure: false }
    case 'reopen':
      return valued ? null : { does: 'reopen', set }
    case 'change':
      return valued ? { does: 'change', set, values } : null
    default:
      // "a day later" can only be a change.
      return valued && (settled || values.shift !== undefined) ? { does: 'change', set, values } : null
  }
}

/** The tasks that fit every mention: "Green wants the boiler service later" is about Green's. */
function common(mentions: readonly Mention[]): Mention | null {
  const [first, ...others] = mentions.map((mention) => (mention.by === 'ids' ? mention.task_ids : []))
  const ids = (first ?? []).filter((id) => others.every((other) => other.includes(id)))
  return ids.length === 0 ? null : { by: 'ids', task_ids: ids }
}

/** Values of different kinds combine; two values of the same kind conflict. */
function together(said: readonly Values[]): Values | null {
  const keys = said.flatMap((values) => Object.keys(values))
  return new Set(keys).size < keys.length ? null : Object.assign({}, ...said)
}

const openers = phrasesNamed(['NO'])

/** The end of the longest phrase that starts here; `at` itself if none does. */
function longest(phrases: Phrases, chart: Chart, at: number, to: number): number {
  return endsOf(phrases, chart.words, at, to)[0] ?? at
}

function isAdverb(word: string): boolean {
  return word.length > 4 && word.endsWith('ly')
}

function nameAt(chart: Chart, at: number, to: number): { ids: readonly string[]; end: number } | null {
  // "himself never | rings | back"; "milk, bin it" is about the milk.
  const isTold = chart.word(at).endsWith('s')
  const names = sureNamesAt(chart, { from: at, to }).filter(
    ({ end }) => !isTold || !isVerb(chart, { from: at, to: end }),
  )
  const name = longestOf(names, to)
  return name === undefined ? null : { ids: name.value.ids, end: name.end }
}

/** "the phone bill is paid", "paid the phone bill": a report, if the verb is the task's own. */
function toldAt(chart: Chart, at: number, to: number): { ids: readonly string[]; end: number } | null {
  // "let the inspection be at 4" is a request.
  if (chart.word(at) === 'let') return null
  const told = longestOf([...chart.read('DEED', at), ...chart.read('STATE', at)].filter(isSure), to)
  return told === undefined ? null : { ids: told.value.ids, end: told.end }
}

function valuesAt(chart: Chart, at: number, to: number): { value: Values; end: number } | null {
  const said = chart.read('VALUES', at).filter(saysAnything)
  if (said.every(({ cost }) => cost > 2)) return null
  // "sunday and high": takes both values, whatever that costs, since dropping one would do half of what was asked.
  const values = longestOf(said, to)
  return values === undefined ? null : { value: values.value, end: values.end }
}

/** Not enough to say that something is done. */
const WEAK = new Set(['off', 'in', 'up', 'out', 'over', 'down', 'away'])

function cueAt(chart: Chart, at: number, to: number): { cue: Cue; end: number } | null {
  if (!cueWords.has(chart.word(at))) return null
  for (const { cue, phrases } of cues) {
    const [end] = endsOf(phrases, chart.words, at, to)
    const weak = end === at + 1 && WEAK.has(chart.word(at))
    if (end !== undefined && !weak && !isIn('DET', chart.word(at - 1))) return { cue, end }
  }
  return null
}
