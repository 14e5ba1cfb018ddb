// A request in an order that no rule knows. Every word is accounted for one by one: a task, a value, a verb, a small word. Words
// that are none of these are counted, and then it is only asked about.

import type { Act, Mention, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { type ClassName, classNamed, endsOf, isIn, type Phrases } from '../language/en/classes.ts'

export interface Loose {
  readonly act: Act
  readonly strange: number
  readonly cost: number
}

const BASE = 18
const PER_WORD = 2
const PER_STRANGE = 6
const MOST_STRANGE = 2

type Cue = 'delete' | 'finish' | 'reopen' | 'change'

const cues: readonly (readonly [ClassName, Cue])[] = [
  ['DELETE', 'delete'],
  ['REOPEN', 'reopen'],
  ['FINISH', 'finish'],
  ['DONE', 'finish'],
  ['MOVE', 'change'],
]
const light: readonly ClassName[] = ['FILLER', 'CLOSING', 'REQUEST', 'TASK', 'NOUNS', 'LIST', 'DET', 'MARK', 'SETV']
const reserved: readonly ClassName[] = [
  'HEDGE',
  'COND',
  'NEVER',
  'EXCEPT',
  'RENAME',
  'ADD',
  'REMIND',
  'SHOW',
  'NOTEFIELD',
]

const SMALL = new Set(
  'the a an of for to on in at by up off down out back over so and is are be been was has have had got get do does it its me my us our your you i we he she they them this that these those one with from as all really very just already both also again still then today now please yes ok okay go goes went thing stuff'.split(
    ' ',
  ),
)

const DENYING = new Set(
  'not no never nobody nothing neither nor without none what which when where who why how'.split(' '),
)

function longest(classes: readonly ClassName[], chart: Chart, at: number, to: number): number {
  let end = at
  for (const name of classes) {
    const phrases: Phrases = classNamed(name) ?? new Map()
    for (const one of endsOf(phrases, chart.words, at, to)) end = Math.max(end, one)
  }
  return end
}

export function readLoosely(chart: Chart, { from, to }: Span): Loose | null {
  const mentions: Mention[] = []
  const said: Values[] = []
  const found = new Set<Cue>()
  let reported = false
  let strange = 0
  let name = ''
  for (let at = from; at < to; ) {
    if (DENYING.has(chart.word(at)) || longest(reserved, chart, at, to) > at) return null
    const told = toldAt(chart, at, to)
    const named = told ?? nameAt(chart, at, to)
    if (named !== null) {
      if (told !== null) {
        found.add('finish')
        reported = true
      }
      mentions.push({ by: 'ids', task_ids: [...named.ids] })
      name ||= chart.text({ from: at, to: named.end })
      at = named.end
      continue
    }
    const values = valuesAt(chart, at, to)
    if (values !== null) {
      said.push(values.value)
      at = values.end
      continue
    }
    const cue = cueAt(chart, at, to)
    if (cue !== null) {
      found.add(cue.cue)
      at = cue.end
      continue
    }
    const end = longest(light, chart, at, to)
    if (end === at && chart.words[at]?.kind === 'word' && !SMALL.has(chart.word(at)) && !isAdverb(chart.word(at)))
      strange++
    at = Math.max(end, at + 1)
  }
  const act = actOf({ mentions, said, found, reported, name })
  if (act === null || strange > MOST_STRANGE) return null
  return { act, strange, cost: BASE + PER_WORD * (to - from) + PER_STRANGE * strange }
}

interface Parts {
  readonly mentions: readonly Mention[]
  readonly said: readonly Values[]
  readonly found: ReadonlySet<Cue>
  readonly reported: boolean
  readonly name: string
}

function actOf({ mentions, said, found, reported, name }: Parts): Act | null {
  const [mention, ...more] = mentions
  const [cue, ...others] = found
  const [values = {}, ...rest] = said
  if (mention === undefined || more.length > 0 || cue === undefined || others.length > 0 || rest.length > 0) return null
  const set = { text: name, mentions: [mention], many: false }
  const valued = Object.keys(values).length > 0
  switch (cue) {
    case 'delete':
      return valued ? null : { does: 'delete', set }
    case 'finish':
      return valued ? null : { does: 'finish', set, reported, unsure: false }
    case 'reopen':
      return valued ? null : { does: 'reopen', set }
    case 'change':
      return valued ? { does: 'change', set, values } : null
  }
}

function isAdverb(word: string): boolean {
  return word.length > 4 && word.endsWith('ly')
}

function nameAt(chart: Chart, at: number, to: number): { ids: readonly string[]; end: number } | null {
  const [name] = chart
    .read('NAME', at)
    .filter((one) => one.end <= to && !one.value.unsure)
    .sort((one, other) => other.end - one.end)
  return name === undefined ? null : { ids: name.value.ids, end: name.end }
}

/** "the phone bill is paid", "paid the phone bill": told, where the verb is the task's own. */
function toldAt(chart: Chart, at: number, to: number): { ids: readonly string[]; end: number } | null {
  const [told] = [...chart.read('DEED', at), ...chart.read('STATE', at)]
    .filter((one) => one.end <= to && !one.value.unsure)
    .sort((one, other) => other.end - one.end)
  return told === undefined ? null : { ids: told.value.ids, end: told.end }
}

function valuesAt(chart: Chart, at: number, to: number): { value: Values; end: number } | null {
  const [values] = chart
    .read('VALUES', at)
    .filter((one) => one.end <= to && one.cost <= 2 && Object.keys(one.value).length > 0)
    .sort((one, other) => other.end - one.end)
  return values === undefined ? null : { value: values.value, end: values.end }
}

function cueAt(chart: Chart, at: number, to: number): { cue: Cue; end: number } | null {
  for (const [name, cue] of cues) {
    const [end] = endsOf(classNamed(name) ?? new Map(), chart.words, at, to)
    if (end !== undefined && !isIn('DET', chart.word(at - 1))) return { cue, end }
  }
  return null
}
