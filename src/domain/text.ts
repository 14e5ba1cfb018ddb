// What counts as text: these few functions check and clean every title, note and message.

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
// Everything that Unicode says is not to be seen, save joiners and the selectors that turn a sign into an emoji; and the
// blank of Braille, which is not to be seen either.
const invisible =
  /\u034f|[\u180b-\u180d\u180f]|[\ufe00-\ufe0d]|[\u{e0100}-\u{e0fff}]|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}]/gu
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

// A family of four with its skin tones has nineteen; what has more on average is a pile of accents.
const MOST_UNITS = 20

/** Short enough for people and for whoever stores it: a letter with a thousand accents counts as one character. */
function fits(text: string, max: number): boolean {
  return text.length <= max * MOST_UNITS && countCharacters(text) <= max
}

export function line(min: number, max: number, message: string) {
  return storable()
    .transform(cleanLine)
    .refine((text) => countCharacters(text) >= min && fits(text, max), message)
}

export function note(max: number, message: string) {
  return storable()
    .transform(cleanNote)
    .refine((text) => fits(text, max), message)
}
