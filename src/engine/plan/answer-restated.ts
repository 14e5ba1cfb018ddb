// "yes, all four to tomorrow" repeats what we asked about many tasks. With another value we ask again.

import type { Act, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { beginsWithYes } from '../confirm.ts'
import { isIn, wordsIn } from '../language/en/classes.ts'
import { numberOf } from '../language/en/counted.ts'
import { mendedValues } from '../meaning/mended-when.ts'
import { idsIn } from '../task-ids.ts'
import { inner } from './answer-words.ts'

/** A yes that adds nothing to the question. */
export function restates(chart: Chart, act: Act): boolean {
  const said = saidAgain(chart, act)
  if (said === null) return false
  const isSame = act.does === 'change' ? isAlike(act.values, said) : Object.keys(said).length === 0
  return isSame && (beginsWithYes(chart.raw) || Object.keys(said).length > 0)
}

/** The same tasks with another value: "yes, but to friday", "all of them to friday". */
export function saidAnew(chart: Chart, act: Act): Act | null {
  const said = act.does === 'change' ? saidAgain(chart, act) : null
  if (act.does !== 'change' || said === null || Object.keys(said).length === 0 || isAlike(act.values, said)) return null
  return { ...act, values: mendedValues(act.values, said) }
}

/** The values, if all other words only point at those tasks; otherwise null. */
function saidAgain(chart: Chart, act: Act): Values | null {
  if (chart.raw.includes('?')) return null
  const [from, to] = inner(chart)
  const count = idsIn(act).length
  let said: Values = {}
  for (let at = from; at < to; ) {
    const values = numberOf(chart.word(at)) === count ? [] : chart.read('VALUES', at)
    const [value] = values.toSorted((one, other) => other.end - one.end || one.cost - other.cost)
    if (value !== undefined) said = mendedValues(said, value.value)
    else if (!chart.isMark(at) && !pointsAtThem(chart.word(at), count) && !isOf(act, chart.word(at))) return null
    at = value?.end ?? at + 1
  }
  return said
}

function pointsAtThem(word: string, count: number): boolean {
  return POINTING.has(word) || VERBS.has(word) || isIn('ALL', word) || numberOf(word) === count
}

/** "yes, all done" when they are to be completed. */
function isOf({ does }: Act, word: string): boolean {
  return does === 'finish' && (isIn('DONE', word) || isIn('FINISH', word) || word === 'off')
}

const POINTING = new Set('them em those these of the all every one ones lot tasks to for but make it'.split(' '))
const VERBS = new Set(wordsIn(['MOVE', 'SETV', 'MARK', 'PUT']))

/** Whether the answer gives no day, hour or priority other than the one asked about. */
function isAlike(asked: Values, said: Values): boolean {
  const both = mendedValues(asked, said)
  const isWhen = said.when == null || (both.when?.day === asked.when?.day && sameTime(both, asked))
  return isWhen && Object.keys(said).every((key) => key === 'when' || isSame(both, asked, key as keyof Values))
}

function sameTime({ when: one }: Values, { when: other }: Values): boolean {
  return JSON.stringify(one?.time ?? null) === JSON.stringify(other?.time ?? null)
}

function isSame(one: Values, other: Values, key: keyof Values): boolean {
  return JSON.stringify(one[key]) === JSON.stringify(other[key])
}
