// Dates taken from another task, after a title: "trim the hedge, same day", "pack the bags the day before the flight".

import type { Chart } from '../chart/chart.ts'
import { isIn } from '../language/en/classes.ts'
import type { SureDate } from './sure-dates.ts'

export function likeDates(chart: Chart): SureDate[] {
  const dates: SureDate[] = []
  for (let at = 0; at < chart.words.length; at++) {
    if (!mayBegin(chart, at)) continue
    const [longest] = [...chart.read('LIKE', at)].sort((one, other) => other.end - one.end || one.cost - other.cost)
    if (longest === undefined || (longest.value.like?.set === undefined && goesOn(chart, longest.end))) continue
    const isLed = LEADS.has(chart.word(at - 1))
    dates.push({ from: isLed ? at - 1 : at, to: longest.end, when: longest.value, led: isLed })
    at = longest.end - 1
  }
  return dates
}

/** Only plain phrases count; "with" something is often part of the title. */
function mayBegin(chart: Chart, at: number): boolean {
  const [word, next] = [chart.word(at), chart.word(at + 1)]
  // "The Same Day"
  if (at > 0 && chart.isCapital(at)) return false
  if (word === 'same') return true
  if (DETERMINERS.has(word)) return next === 'same' || next === 'day' || next === 'following' || next === 'next'
  return (chart.facts.amounts.get(at) ?? []).some(({ end }) => BESIDE.has(chart.word(end)))
}

/** "the day after | tomorrow", "the same day | as the fair": the phrase goes on, so we don't know enough yet. */
function goesOn(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  if (word === undefined || word.kind !== 'word') return false
  return !AFTERWARDS.has(word.text) && !isIn('CLOSING', word.text)
}

const AFTERWARDS = new Set(['at', 'in', 'by', 'and', 'but', 'so', 'too', 'also', 'please', 'around', 'then'])
const DETERMINERS = new Set(['the', 'that'])
const BESIDE = new Set(['before', 'after', 'ahead', 'prior'])
const LEADS = new Set(['on', 'for', 'at', 'by', 'due'])
