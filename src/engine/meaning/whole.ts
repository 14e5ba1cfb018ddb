// Messages that are one thing from the first word to the last, however their sentences are split.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { focus } from '../grammar/build.ts'
import type { Setting } from '../interpret.ts'
import { readAdvice } from './advice.ts'
import { readAnnounced } from './announced.ts'
import { readDeedAlone } from './by-deed.ts'
import { readContinuation } from './continuation.ts'
import { isCrossed, readCorrection } from './correction.ts'
import { afterOpeners, onlyMarks } from './correction-ends.ts'
import { deniesDone, isDoneAfterAll, isUnneeded } from './denied.ts'
import { readDetail } from './detail.ts'
import { readExchange } from './exchange.ts'
import { readFurther } from './further.ts'
import { readInstead } from './instead.ts'
import { titleText } from './items/title-text.ts'
import { readNoteNext } from './note-next.ts'
import { readNoted } from './noted.ts'
import { readNumberedList } from './numbered-list.ts'
import { readPasted } from './pasted.ts'
import { readRefined } from './refined.ts'
import { readReportedValue } from './reported-value.ts'
import { readSayNot } from './say-not.ts'
import { readSaying } from './saying.ts'
import { readSecondThoughts } from './second-thoughts.ts'

interface Whole {
  readonly rule: string
  readonly read: (chart: Chart, setting: Setting) => Act | null
}

/** The order matters: messages recognised by their layout, then by their words, then by the last turn. */
const WHOLES: readonly Whole[] = [
  { rule: 'paste', read: (chart) => readPasted(chart) ?? readNumberedList(chart) },
  { rule: 'saying', read: readSaying },
  { rule: 'noted', read: readNoted },
  { rule: 'advice', read: readAdvice },
  { rule: 'say-not', read: readSayNot },
  { rule: 'question', read: readRefined },
  { rule: 'note', read: readNoteNext },
  { rule: 'announced', read: readAnnounced },
  { rule: 'deed', read: readDeedAlone },
  { rule: 'exchange', read: readExchange },
  { rule: 'instead', read: readInstead },
  { rule: 'denied', read: takesBackDone },
  {
    rule: 'redo',
    read: (chart, { last }) => (last?.does === 'undo' && isDoneAfterAll(chart) ? { does: 'redo' } : null),
  },
  { rule: 'otherwise', read: readSecondThoughts },
  { rule: 'correct', read: corrected },
  { rule: 'reported', read: readReportedValue },
  { rule: 'further', read: readFurther },
  { rule: 'detail', read: readDetail },
  { rule: 'continue', read: (chart, { last }) => readContinuation(chart, last) },
]

export function readWhole(chart: Chart, setting: Setting): { rule: string; act: Act } | null {
  for (const { rule, read } of WHOLES) {
    const act = read(chart, setting)
    if (act !== null) return { rule, act }
  }
  return null
}

/** A correction to the last request, even if that changed nothing because it was so already. */
function corrected(chart: Chart, { last, changed, acted = [] }: Setting): Act | null {
  if (changed && acted.at(-1)?.length === 2 && isCrossed(chart)) return { does: 'correct', crossed: true }
  const title = givesTitle(last) ? quotedInstead(chart) : null
  if (title !== null) return { does: 'change', set: focus, values: { title } }
  const starred = changed ? STARRED.exec(chart.raw) : null
  const word = starred?.[1] ?? starred?.[2]
  if (word !== undefined) return { does: 'correct', values: { replace: { old: null, new: word } } }
  // If no new value was given, there is nothing to correct.
  const isGiven = changed || (last?.does === 'change' && Object.keys(last.values).length > 0)
  const act = isGiven ? readCorrection(chart, acted.at(-1) ?? []) : null
  // "so it's back on there?" is a question and corrects nothing.
  const isAsked = act?.does === 'correct' && act.values?.replace?.old === null && chart.raw.trimEnd().endsWith('?')
  return isAsked ? null : act
}

/** "*stethoscope, silly me", "stethoscope*": a corrected word, as in a chat. */
const STARRED = /^\s*(?:\*([\p{L}][\p{L}'\u2019-]*)(?!\*)|([\p{L}][\p{L}'\u2019-]*)\*)\s*(?:$|[,.;!])/u

function givesTitle(last: Act | null): boolean {
  return (
    (last?.does === 'add' && last.items.length === 1) || (last?.does === 'change' && last.values.title !== undefined)
  )
}

/** 'no, "Essay (final)"': nothing but a quote. */
function quotedInstead(chart: Chart): string | null {
  const from = afterOpeners(chart)
  const isAll = from > 0 && chart.words[from]?.kind === 'quote' && onlyMarks(chart, from + 1, chart.words.length)
  return isAll ? titleText(chart, { from, to: from + 1 }, []) : null
}

/** "no, it's not" right after completing, "no need, Sam has it" after adding. */
function takesBackDone(chart: Chart, { last, changed }: Setting): Act | null {
  if (last?.does === 'add' && changed && isUnneeded(chart)) return { does: 'undo' }
  return last?.does === 'finish' && changed && deniesDone(chart) ? { does: 'undo' } : null
}
