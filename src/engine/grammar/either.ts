// Tasks of one kind or another: "due today or tomorrow", "overdue or high priority", "due monday and friday".

import type { Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Native } from '../chart/grammar.ts'
import type { Found } from '../chart/rule.ts'
import { merge } from './build.ts'

const MOST = 7

export const where: Native = (chart, at) => {
  const all: Found<Where>[] = []
  for (const one of chart.read('TRAIT', at)) {
    all.push(one)
    joinMore(chart, one, [one.value], all)
  }
  return all
}

/** Goes on behind "or", "and" and commas; every stop on the way is a reading of its own. */
function joinMore(chart: Chart, before: Found<Where>, traits: readonly Where[], all: Found<Where>[]): void {
  const joint = jointAt(chart, before.end)
  if (joint === null || traits.length >= MOST) return
  for (const next of chart.read('TRAIT', joint.end)) {
    if (!tells(next.value) || !traits.every(tells)) continue
    const both = [...traits, next.value]
    const found = { ...next, cost: before.cost + next.cost, value: before.value }
    if (joint.word === ',') joinMore(chart, found, both, all)
    else {
      const joined = { ...found, value: together(joint.word, both) }
      all.push(joined)
      if (both.length === 2) joinMore(chart, joined, both, all)
    }
  }
}

interface Joint {
  readonly word: string
  readonly end: number
}

function jointAt(chart: Chart, at: number): Joint | null {
  const comma = chart.word(at) === ','
  const word = chart.word(comma ? at + 1 : at)
  if (word === 'or' || word === 'and') return { word, end: comma ? at + 2 : at + 1 }
  return comma ? { word: ',', end: at + 1 } : null
}

/** "on my list" says nothing, and any words may be searched for: "about milk and eggs". */
function tells(trait: Where): boolean {
  const keys = Object.keys(trait)
  return keys.length > 0 && !keys.includes('words')
}

/** "and" between two of a kind names both kinds, "due today and urgent" narrows twice. */
function together(word: string, traits: readonly Where[]): Where {
  const alike = traits.every((trait) => kindOf(trait) === kindOf(traits[0] ?? {}))
  return word === 'or' || alike ? { either: [...traits] } : merge(...traits)
}

function kindOf(trait: Where): string {
  return trait.overdue === true ? 'status' : Object.keys(trait).toSorted().join()
}
