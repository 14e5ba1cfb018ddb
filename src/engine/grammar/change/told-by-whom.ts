// Who tells of a change, and whether it has already been made.

import type { Values } from '../../../domain/act.ts'
import type { Reader, Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { DEMANDING } from '../../language/en/wanted-by.ts'
import { isPast } from '../../lex/stem.ts'

/** "the school moved the concert": somebody has already done it, unlike in "I nearly moved it" or "unless it rains, push it". */
export function isSomebody({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++) {
    const word = reader.word(at)
    if (isIn('HEDGE', word) || isIn('COND', word) || isIn('SUBJECT', word) || NOBODY.has(word)) return false
  }
  let verb = to
  while (HAVING.has(reader.word(verb))) verb++
  return isPast(reader.word(verb))
}

/** "paid the rent" reports what was done; "let the rent be on friday" asks, though "let" looks like a past tense. */
export function isToldOf(reader: Reader, at: number): boolean {
  return isPast(reader.word(at)) && reader.word(at) !== 'let' && reader.isDeed(at)
}

/** "I changed the beds on monday": if the task is to change the beds, it was done, not moved. */
export function isOwnDeed(reader: Reader, { from, to }: Span): boolean {
  let isDone = isToldOf(reader, from)
  for (let at = from; at < to; at++) {
    // "Mrs Hill moved the sofa to saturday"
    if (reader.word(at) === 'to') return false
    isDone ||= isIn('MOVED', reader.word(at)) && isPast(reader.word(at)) && reader.isDeed(at)
  }
  return isDone
}

/** "the boss wants the report a day sooner": somebody else says when. */
export function isWanting({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++) {
    const word = reader.word(at)
    if (isIn('HEDGE', word) || isIn('COND', word) || NOBODY.has(word) || I.has(word)) return false
  }
  let verb = to
  while (MEANWHILE.has(reader.word(verb))) verb++
  return DEMANDING.has(reader.word(verb))
}

const PASTS = new Set(['was', 'were'])

/** "it was low priority", "the gym was great today" tell how it used to be; "it was moved to friday" does not. */
export function isOver(reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++)
    if (PASTS.has(reader.word(at)) && ![1, 2, 3].some((ahead) => isIn('MOVED', reader.word(at + ahead)))) return true
  return false
}

/** "they moved it half an hour last week" is old news. */
export function isPastNews(values: Values | undefined, reader: Reader, { from, to }: Span): boolean {
  if (values === undefined) return false
  for (let at = from; at < to - 1; at++) {
    if (reader.word(at) === 'to') return false
    if (reader.word(at) === 'last' && reader.isMoment({ from: at, to: at + 2 })) return true
  }
  return reader.word(to - 1) === 'ago' || reader.word(to - 1) === 'yesterday'
}

const I = new Set(['i', 'we', 'you', 'who', 'what', 'which', 'nobody', 'if'])
const MEANWHILE = new Set(['now', 'really', 'actually', 'only'])
const NOBODY = new Set('not never no please and then also can will let'.split(' '))
const HAVING = new Set(['have', 'has', 'just', 'had'])

/** "don't complete all of them by friday" forbids it, and "later I'll make it friday" only plans it. */
export function isPutOff({ word }: Reader, { from }: Span): boolean {
  return (word(from) === 'do' && word(from + 1) === 'not') || word(from - 1) === 'later' || word(from - 2) === 'later'
}

/** "they can only do 11": "they" are people, not the tasks that were shown. */
export function saysWhatSuits(reader: Reader, from: number): boolean {
  if (reader.word(from) !== 'they') return false
  const at = BEFORE_WISHES.has(reader.word(from + 1)) ? from + 2 : from + 1
  return WISHES.has(reader.word(at)) || (ABLE.has(reader.word(at)) && DOING_SO.has(reader.word(at + 1)))
}

const BEFORE_WISHES = new Set(['now', 'really', 'actually'])
const WISHES = new Set('want prefer suggest suggested asked say said'.split(' '))
const ABLE = new Set(['can', 'could', 'would'])
const DOING_SO = new Set(['do', 'only', 'not', 'like', 'prefer', 'rather'])
