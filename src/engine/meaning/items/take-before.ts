// Takes off what comes before a title: "urgent: …", "tomorrow: …", "oh and also …".

import type { Chart } from '../../chart/chart.ts'
import { BEFORE_TITLES, OFFERS_TIME } from '../../language/en/before-titles.ts'
import { endsOf } from '../../language/en/classes.ts'
import type { SureDate } from '../sure-dates.ts'
import type { Draft } from './draft.ts'

export function takeBefore(chart: Chart, sure: readonly SureDate[], draft: Draft): void {
  const { to } = draft
  takeOffered(chart, sure, draft)
  for (let more = true; more && to > draft.from; ) {
    more = false
    const [end] = endsOf(BEFORE_TITLES, chart.words, draft.from, to - 1)
    if (end !== undefined) {
      draft.from = end
      more = true
    } else
      while (draft.from < to - 1 && LEADING.has(chart.word(draft.from))) {
        // "that I must …"
        more ||= chart.word(draft.from) === 'that'
        draft.from++
      }
    const date = sure.find((one) => one.from === draft.from && one.to < to)
    if (date !== undefined) {
      draft.dates.push(date)
      draft.from = date.to
      more = true
    }
    while (draft.from < to - 1 && PRIORITY_END.has(chart.word(draft.from))) draft.from++
    const level = chart.read('PRIO', draft.from).find((one) => one.end < to && PRIORITY_END.has(chart.word(one.end)))
    if (level !== undefined) {
      draft.priority ??= level.value
      draft.from = level.end + 1
      more = true
    }
  }
}

/** "the surgery rang, they can see me | thursday at 4 | for | the jabs": the time that somebody offers. */
function takeOffered(chart: Chart, sure: readonly SureDate[], draft: Draft): void {
  for (let at = draft.from; at < draft.to; at++) {
    const ends = endsOf(OFFERS_TIME, chart.words, at, draft.to)
    const date = sure.find((one) => ends.includes(one.from) && chart.word(one.to) === 'for')
    if (date === undefined) continue
    draft.dates.push(date)
    draft.from = date.to + 1
    return
  }
}

const PRIORITY_END = new Set([':', ',', '-', '\u2013', '\u2014'])

const LEADING = new Set([
  'probably',
  ',',
  '-',
  ':',
  '\u2013',
  '\u2014',
  'uh',
  'um',
  'er',
  'erm',
  'please',
  'to',
  'that',
  'and',
  '.',
  'also',
  'oh',
  'then',
  '*',
])
