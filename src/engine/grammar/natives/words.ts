// A few words, a note, a quotation, or a verb that nobody taught.

import { COSTS } from '../../chart/costs.ts'
import type { Native } from '../../chart/grammar.ts'
import type { Found } from '../../chart/rule.ts'
import { isKnown } from '../../language/en/classes.ts'
import { isPast } from '../../lex/stem.ts'
import { noteEnd } from '../../meaning/note.ts'
import { found } from './found.ts'

/** A verb that nobody taught: "yeet the dentist to friday". */
export const strange: Native = (chart, at) => {
  const word = chart.words[at]
  if (word?.kind !== 'word' || isKnown(word.text) || !/^[a-z]{3,}$/.test(word.text) || isPast(word.text)) return []
  return chart.read('NAME', at).length > 0 || chart.facts.dates.has(at) ? [] : [found(at + 1, null, 6, 'strange')]
}

const LONGEST_WORDS = 6

export const words: Native = (chart, at) => {
  const all: Found<{ from: number; to: number }>[] = []
  for (let to = at; to < chart.words.length && to < at + LONGEST_WORDS; to++) {
    const word = chart.words[to]
    if (word === undefined || word.kind === 'mark' || word.kind === 'line') break
    all.push(found(to + 1, { from: at, to: to + 1 }, COSTS.wordsWord * (to - at + 1), 'words'))
  }
  return all
}

/** A note goes on to the end of the line, whatever it says, unless quotes or brackets are around it. */
export const note: Native = (chart, at) => {
  const to = noteEnd(chart, at)
  // "note that | down", "make a note | of it": what to write is not said there.
  const tells = chart.some({ from: at, to }, (word) => !POINTING.has(chart.word(word)))
  return tells ? [found(to, { from: at, to }, COSTS.textWord, 'note')] : []
}

const POINTING = new Set('down of to on in for about it that this them there please thanks too . ! ,'.split(' '))

export const quote: Native = (chart, at) =>
  chart.words[at]?.kind === 'quote' ? [found(at + 1, { from: at, to: at + 1 }, 0, 'quote')] : []
