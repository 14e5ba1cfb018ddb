// A note given together with a title.

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { noteText } from '../../grammar/value.ts'
import { isIn } from '../../language/en/classes.ts'
import { noteEnd } from '../note.ts'

const NOTES = new Set(['note', 'notes', 'description', 'details', 'memo', 'comment'])

const BEFORE_NOTES = new Set(['with', 'a', 'the', 'and', ',', 'add', '-', '('])

const AFTER_NOTES = new Set([':', 'saying', 'that', '-'])

/** "… with note: 2 %", "… (note: 2 %)", "… with the note 2 %": where the note begins and ends, and its text. */
export function noteIn(chart: Chart, { from, to }: Span): (Span & { text: string }) | null {
  for (let at = from + 1; at < to - 1; at++) {
    if (!NOTES.has(chart.word(at))) continue
    const told = AFTER_NOTES.has(chart.word(at + 1))
    const given = chart.word(at - 1) === 'with' || (isIn('DET', chart.word(at - 1)) && chart.word(at - 2) === 'with')
    if (!told && !given) continue
    if (chart.word(at + 1) !== ':' && !BEFORE_NOTES.has(chart.word(at - 1))) continue
    let start = at
    while (start - 1 > from && BEFORE_NOTES.has(chart.word(start - 1))) start--
    const text = told ? at + 2 : at + 1
    const end = Math.min(noteEnd(chart, text), to)
    const closed = chart.word(start) === '(' && chart.word(end) === ')' ? end + 1 : end
    return end > text
      ? { from: start, to: Math.min(closed, to), text: noteText(chart.text({ from: text, to: end })) }
      : null
  }
  return null
}
