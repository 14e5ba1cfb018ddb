// What counts as text here: every title, note and message is checked and cleaned by these few functions.

import { z } from 'zod'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as people count them: a family emoji is one, an accented letter is one. */
export function countCharacters(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}

/** NUL and lone surrogates cannot be stored or sent back unchanged, so they are refused at the edge. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

const controls = /[\p{Cc}]/gu
const invisible =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
const joiners = /[\u200c\u200d]/u

/** Joiners stay inside a word or an emoji and go everywhere else. */
function dropLooseJoiners(text: string): string {
  if (!joiners.test(text)) return text
  return text
    .replace(/(?<!\p{L}|\p{M}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)[\u200c\u200d]+/gu, '')
    .replace(/[\u200c\u200d]+(?![\p{L}\p{Extended_Pictographic}])/gu, '')
}

/** One line of visible text: control characters become spaces, bidi controls and invisible characters go. */
export function cleanLine(text: string): string {
  return dropLooseJoiners(text.replace(controls, ' ').replace(invisible, '')).replace(/ {2,}/g, ' ').trim()
}

/** Like `cleanLine`, but line breaks and tabs of a longer note stay. */
export function cleanNote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
  return dropLooseJoiners(lines.replace(invisible, '')).trim()
}

/** The longest beginning of whole words within `max` characters, or a hard cut where one word is longer. */
export function cutAtWord(text: string, max: number): string {
  if (countCharacters(text) <= max) return text
  let end = 0
  let seen = 0
  for (const { index, segment } of graphemes.segment(text)) {
    if (seen++ === max) break
    end = index + segment.length
  }
  const head = text.slice(0, end)
  const lastSpace = head.lastIndexOf(' ')
  const whole = text[end] === ' ' ? head : head.slice(0, lastSpace > 0 ? lastSpace : end)
  return whole.trim()
}

export function storable(): z.ZodString {
  return z.string().refine(isStorable, 'must not contain NUL or broken characters')
}

export function line(min: number, max: number, message: string) {
  return storable()
    .transform(cleanLine)
    .refine((text) => countCharacters(text) >= min && countCharacters(text) <= max, message)
}

export function note(max: number, message: string) {
  return storable()
    .transform(cleanNote)
    .refine((text) => countCharacters(text) <= max, message)
}
