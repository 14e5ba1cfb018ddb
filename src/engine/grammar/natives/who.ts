// Somebody else who is to be reminded: "Dana", "my brother and his wife", "the group of soccer moms".

import type { Chart } from '../../chart/chart.ts'
import type { Native } from '../../chart/grammar.ts'
import type { Found } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { found } from './found.ts'

const LONGEST_WHO = 6

/** Somebody else who is to be reminded: "Dana", "my brother and his wife", "the group of soccer moms". */
export const who: Native = (chart, at) => {
  const all: Found<{ from: number; to: number }>[] = []
  for (let to = at; to < chart.words.length && to < at + LONGEST_WHO; to++) {
    const word = chart.words[to]
    const of = word?.text === 'of' && GROUPS.has(chart.word(to - 1))
    if (word?.kind !== 'word' || chart.facts.hard[to] === true || (NOBODY.has(word.text) && !of)) break
    if (to > at ? chart.facts.dates.has(to) : /\d/.test(word.text) || isDay(chart, at)) break
    if (!of && !isIn('DET', word.text) && word.text !== 'and')
      all.push(found(to + 1, { from: at, to: to + 1 }, 2, 'who'))
  }
  return all
}

function isDay(chart: Chart, at: number): boolean {
  return (chart.facts.dates.get(at) ?? []).some((date) => !date.weak)
}

const NOBODY = new Set(
  'me us myself ourselves to about of that when if how what which where why who at on in by for before after until once it them this these those is are was were i we you he she they again please something tomorrow today tonight not every each back from with as'.split(
    ' ',
  ),
)
const GROUPS = new Set([
  'all',
  'group',
  'both',
  'members',
  'member',
  'rest',
  'parents',
  'each',
  'some',
  'one',
  'everyone',
])
