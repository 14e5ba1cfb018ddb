// "two more", "these 4 for tomorrow:", "add 2 urgent ones:": how many things follow, and no hour.

import type { Chart } from '../chart/chart.ts'
import { isIn, wordsIn } from '../language/en/classes.ts'
import { numberOf } from '../language/en/counted.ts'
import { ANNOUNCED } from '../language/en/headings.ts'

/** Whether a number says how many are announced, by the word before it or behind it. */
export function announcesCount(chart: Chart, at: number): boolean {
  if (numberOf(chart.word(at)) === null) return false
  const before = chart.word(at - 1)
  const next = chart.word(at + 1)
  // "item 2 to friday", "move 2 to friday": a place in the list.
  if (isIn('TASK', before) || NUMBERING.has(before) || (OF_TASKS.has(before) && next === 'to')) return false
  return BEHIND_COUNT.has(next) || ANNOUNCED.has(before) || isIn('ADD', before)
}

const NUMBERING = new Set(['#', 'number', 'no', 'nr', '.'])
const OF_TASKS = wordsIn(['MOVE', 'SETV', 'DELETE', 'FINISH', 'MARK'])

const BEHIND_COUNT = new Set(['more', 'for', 'to', 'new', 'other', 'extra', 'separate', 'different', ':', 'things'])
