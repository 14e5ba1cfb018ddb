// Right after a note was written or read out: "add to that, ask for Jo", "change it to: back door", "sorry, blue paint,
// 10 litres".

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { focus } from '../grammar/build.ts'
import { noteText } from '../grammar/value.ts'
import type { Setting } from '../interpret.ts'
import { endsOf, isIn, type Phrases, phrasesIn } from '../language/en/classes.ts'
import { TAKING_BACK } from '../language/en/instead.ts'
import { INTO_NOTE, NOTE_FOR, NOTE_INSTEAD, NOTE_MORE, NOTE_ON } from '../language/en/note-next.ts'
import { stemOf } from '../lex/stem.ts'
import { allBy } from '../task-ids.ts'
import { isBesides } from './correction.ts'
import { beforeEnd } from './correction-ends.ts'
import { startsBehindOpeners } from './openers.ts'
import { asksFor } from './remark.ts'
import { touches } from './reserve.ts'

export function readNoteNext(chart: Chart, { last, noted = null }: Setting): Act | null {
  const isRead = last?.does === 'ask' && last.wants === 'note'
  if ((!isRead && (noted === null || last?.does === 'add')) || chart.raw.trim().endsWith('?')) return null
  const placed = last?.does === 'change' && noted !== null ? placedOn(chart) : null
  if (placed !== null) return isBesides(chart) ? ({ ...last, set: placed } as Act) : { does: 'correct', set: placed }
  const another = onAnother(chart)
  if (another !== null) return another
  const more = behind(chart, NOTE_MORE)
  if (more !== null && !isOfTask(chart))
    return { does: 'change', set: focus, values: { note: more.text, append: true } }
  const named = namedFirst(chart)
  if (named !== null) return { does: 'change', set: focus, values: { note: named, append: true } }
  const instead = behind(chart, NOTE_INSTEAD)
  if (instead?.marked === true) return { does: 'change', set: focus, values: { note: instead.text } }
  // If it was added below an older note, only the added part is replaced.
  const written = last?.does === 'change' ? last.values.note : noted
  return written == null || noted === null ? null : restated(chart, written)
}

/** "put that one down as done", "put that off until friday": the whole message is about the task, not the note. */
function isOfTask(chart: Chart): boolean {
  const to = chart.words.findLastIndex((_, at) => chart.isWord(at)) + 1
  return startsBehindOpeners(chart, { from: 0, to }).some((from) =>
    chart
      .read('ACT', from)
      .some(
        ({ end, value }) =>
          touches(value) && allBy(value.set, 'focus') && !writesNote(value) && isPolite(chart, { from: end, to }),
      ),
  )
}

function isPolite(chart: Chart, { from, to }: Span): boolean {
  const start = chart.isMark(from) ? from + 1 : from
  return start >= to || endsOf(closings, chart.words, start, to).includes(to)
}

const closings = phrasesIn('CLOSING')

function writesNote(act: Act): boolean {
  return act.does === 'change' && act.values.note !== undefined
}

/** "and one for the gate: wire is in the shed": a note for another task, named before its text. */
function onAnother(chart: Chart): Act | null {
  const to = chart.words.length
  for (const from of startsBehindOpeners(chart, { from: 0, to }))
    for (const start of endsOf(NOTE_FOR, chart.words, from, to))
      for (const { end, value } of chart.read('SET', start)) {
        const note = SAYING.has(chart.word(end)) ? noteText(chart.text({ from: end + 1, to })) : ''
        if (note !== '' && !value.many && allBy(value, 'ids', 'other'))
          return { does: 'change', set: value, values: { note, append: true } }
      }
  return null
}

/** "actually just put it on the report": the task that the note was meant for; "… too": another task to put it on. */
function placedOn(chart: Chart): TaskSet | null {
  const to = beforeEnd(chart, chart.words.length)
  for (const from of startsBehindOpeners(chart, { from: 0, to }))
    for (const start of endsOf(NOTE_ON, chart.words, from, to)) {
      const set = chart
        .read('SET', start)
        .find((one) => one.end === (isIn('TASK', chart.word(to - 1)) ? to - 1 : to))?.value
      if (set !== undefined && !set.many && allBy(set, 'ids', 'other')) return set
    }
  return null
}

const SAYING = new Set([':', '-', '\u2013', '\u2014', 'saying', 'that'])

/** The words after one of these, and whether punctuation separates them. */
function behind(chart: Chart, leads: Phrases): { readonly text: string; readonly marked: boolean } | null {
  const to = chart.words.length
  for (const from of startsBehindOpeners(chart, { from: 0, to })) {
    const end = Math.max(from, ...endsOf(leads, chart.words, from, to))
    // "add that to the list"
    if (end === from || end >= to || PLACING.has(chart.word(end))) continue
    const marked = MARKS.has(chart.word(end))
    const text = noteText(chart.text({ from: marked ? end + 1 : end, to }))
    if (text !== '') return { text, marked }
  }
  return null
}

/** "add his number to that note too, 5550 101": first what it is, then the text. */
function namedFirst(chart: Chart): string | null {
  const to = chart.words.length
  const [from] = startsBehindOpeners(chart, { from: 0, to }).filter((at) => isIn('NOTEV', chart.word(at)))
  if (from === undefined) return null
  for (let at = from + 2; at < to; at++) {
    const end = Math.max(at, ...endsOf(INTO_NOTE, chart.words, at, to))
    if (end > at && MARKS.has(chart.word(end)))
      return `${chart.text({ from: from + 1, to: at })} ${noteText(chart.text({ from: end + 1, to }))}`
  }
  return null
}

const PLACING = new Set(['to', 'in', 'on', 'onto', 'into', 'as', 'for'])
const MARKS = new Set([':', ',', '-'])

/** The note again with a change: about as long, and sharing most of its words. */
function restated(chart: Chart, note: string): Act | null {
  const to = chart.words.length
  const from = startsBehindOpeners(chart, { from: 0, to }).at(-1) ?? 0
  if (!chart.words.slice(0, from).some(({ text }) => TAKING_BACK.has(text)) || asksFor(chart, { from, to })) return null
  const text = noteText(chart.text({ from, to }))
  const [said, own] = [wordsOf(text), wordsOf(note)]
  const shared = said.filter((word) => own.includes(word)).length
  if (said.length < 3 || shared * 2 < said.length || shared === said.length || said.length * 2 < own.length) return null
  return { does: 'correct', values: { replace: { old: note, new: text } } }
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stemOf)
}
