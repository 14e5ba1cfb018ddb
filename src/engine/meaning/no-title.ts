// Talk that hardly makes a task title, whatever asked for it to be added.

import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { ENDLESS, LEADING, NO_WORDS, SUBORDINATE, TOLD_OF_ALL } from '../language/en/no-titles.ts'
import { titleScore } from '../model/title.ts'
import type { Piece } from './pieces/piece.ts'
import { isAnnounced } from './title-tail.ts'

/** Few titles that people write score below this, and many fragments of talk do. */
const WRITTEN = 0.08
/** Nobody writes a title below this, even when the message is nothing but an add. */
const ODD = 0.002

/** Whether one of the titles to add hardly is one; if the message is nothing but an add, only the oddest count. */
export function addsNoTitle(
  chart: Chart,
  { act, span }: Pick<Read, 'act' | 'span'>,
  pieces: readonly Piece[],
): boolean {
  if (act.does !== 'add' || act.reminds === true) return false
  const { items } = act
  const isPlain = pieces.every(({ is }) => COMMAND.has(is))
  return items.some(({ title }, at) => {
    if (NAMELESS.test(title) || isAnnounced(chart, span, title)) return false
    const words = title.split(' ')
    const last = words.at(-1) ?? ''
    return (
      titleScore(gist(title)) < (isPlain && words.length <= SHORT ? ODD : WRITTEN) ||
      beginsLoose(words) ||
      ENDLESS.has(last) ||
      words.some((word, place) => place > 0 && SUBORDINATE.has(word)) ||
      (at > 0 && isOfFirst(chart, items[0]?.title ?? '', words, items.length))
    )
  })
}

/** We ask for the title anyway. */
const NAMELESS = /^(?:do (?:it|that|this))?$/i
const COMMAND: ReadonlySet<Piece['is']> = new Set(['act', 'filler', 'joint', 'request'])
const SHORT = 7

/** "batteries" of "some batteries, the small ones". */
function gist(title: string): string {
  const end = title.lastIndexOf(', the ')
  return (end < 0 ? title : title.slice(0, end)).replace(ARTICLE, '')
}

/** Few titles begin with an article. */
const ARTICLE = /^(?:an?|the|some|my) /i

/** "To Sir with Love" is a name. */
function beginsLoose([first = '', second]: readonly string[]): boolean {
  if (second === undefined) return isIn('SUBJECT', first) || NO_WORDS.has(first)
  return LEADING.has(first.toLowerCase()) && !/^\p{Lu}/u.test(second)
}

/** "hay, | 20 bales", "milk, | expires today", "cake, | deadline's friday": about the thing before it. */
function isOfFirst(chart: Chart, first: string, words: readonly string[], count: number): boolean {
  const [begin = '', unit = ''] = words
  if (count === 2 && words.length === 2 && /^\d+$/.test(begin))
    return !/\d/.test(first) && chart.raw.includes(`, ${begin} ${unit}`)
  return TOLD_OF_ALL.has(begin) || (words.at(-1)?.endsWith("'s") === true && !isIn('DOING', begin))
}
