// "Add soap, towels and a mop. All for tomorrow.": a sentence of its own that says what everything just added is like.

import type { Item, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { classNamed, endsOf, type Phrases } from '../language/en/classes.ts'

const everyOne: Phrases = classNamed('EVERY_ONE') ?? new Map()

/** The add with what is said of all its tasks; null where the sentence says no such thing. */
export function saidOfAll(chart: Chart, { from, to }: Span, read: Read | undefined): Read | null {
  if (read?.act.does !== 'add' || read.act.items.length < 2) return null
  // "all three for friday": what counts them is no hour.
  for (const start of endsOf(everyOne, chart.words, from, to).toSorted((one, other) => other - one)) {
    const [values] = chart.read('VALUES', start).filter(({ end }) => end === to)
    if (values !== undefined)
      return { ...read, act: { ...read.act, items: read.act.items.map((item) => given(item, values.value)) } }
  }
  return null
}

function given(item: Item, { when, priority }: Values): Item {
  return { ...(when == null ? {} : { when }), ...(priority == null ? {} : { priority }), ...item }
}
