// Replaces some words of a title. The wrong words were either named or are found by what the new ones resemble.

import type { Values } from '../../domain/act.ts'
import { isIn } from '../language/en/classes.ts'
import { THE_OR_OUR } from '../language/en/determiners.ts'
import { isSlip } from '../lex/spelling.ts'

type Replace = NonNullable<Values['replace']>

/** The title with the new words; null if we can't tell which words they replace. */
export function replaced(title: string, { old, new: text }: Replace): string | null {
  const at = old === null ? -1 : placeOf(title, old)
  if (old !== null && at >= 0)
    return `${withoutOverlap(title.slice(0, at), text)}${text}${withoutRepeat(title.slice(at + old.length), text)}`
  for (const inPlace of WAYS) {
    const whole = inPlace(title.split(' '), text)
    if (whole !== null) return whole
  }
  return null
}

/** Tried in this order: a near-identical word, then a word of the same kind, then the object of the verb. */
const WAYS: readonly ((own: readonly string[], text: string) => string | null)[] = [
  forNumber,
  forAlike,
  forSameEnd,
  forName,
  forSameStart,
  forObject,
  forAll,
]

/** "10 bags" of 'buy 8 bags' */
function forNumber(own: readonly string[], text: string): string | null {
  const title = own.join(' ')
  const number = /^[\u00a3$\u20ac]?(\d[\d.,]*)/.exec(text)?.[1]
  if (number === undefined || !/\d/.test(title)) return null
  const rest = text
    .slice(text.indexOf(number) + number.length)
    .trim()
    .toLowerCase()
  return rest === '' || title.toLowerCase().includes(rest) ? title.replace(/\d[\d.,]*/, number) : null
}

/** "glenda" of 'keys to brenda' */
function forAlike(own: readonly string[], text: string): string | null {
  if (!/^\S+$/.test(text)) return null
  const said = text.toLowerCase()
  const slipped = own.findIndex((word) => isSlip(said, word.toLowerCase()))
  const [sounding = -1, ...more] = own.flatMap((word, at) => (soundsLike(said, word.toLowerCase()) ? [at] : []))
  const at = slipped >= 0 ? slipped : more.length === 0 ? sounding : -1
  return at < 0 ? null : own.with(at, text).join(' ')
}

/** Same length, and the same letters but for two, including the last: "brenda" and "glenda". */
function soundsLike(said: string, word: string): boolean {
  if (said.length < 4 || said.length !== word.length || said.slice(-2) !== word.slice(-2)) return false
  return [...said].filter((letter, at) => letter !== word[at]).length <= (said.length > 5 ? 2 : 1)
}

/** "the blue wall" of 'paint the red wall today' */
function forSameEnd(own: readonly string[], text: string): string | null {
  const said = text.replace(/^(?:the|a|an|my) /i, '').split(' ')
  const last = own.findIndex((word) => word.toLowerCase() === said.at(-1)?.toLowerCase())
  if (said.length < 2 || last < said.length - 1 || last < 1) return null
  // What is to be done with it stays: 'sort out presents', 'feed the hens'.
  const same = own.findIndex((word, at) => at < last && word.toLowerCase() === said[0]?.toLowerCase())
  const from = same >= 0 ? same : Math.max(Math.min(behindVerb(own), last), last - said.length + 1)
  return [...own.slice(0, from), ...said, ...own.slice(last + 1)].join(' ')
}

/** "Glenda" of 'call Brenda about the keys' */
function forName(own: readonly string[], text: string): string | null {
  const names = own.flatMap((word, at) => (at > 0 && CAPITAL.test(word) ? [at] : []))
  const [first, last] = [names[0] ?? 0, names.at(-1) ?? 0]
  const isOne = names.length > 0 && last - first === names.length - 1
  if (!isOne || !text.split(' ').every((word) => CAPITAL.test(word))) return null
  return [...own.slice(0, first), text, ...own.slice(last + 1)].join(' ')
}

const CAPITAL = /^\p{Lu}/u

/** "the parcel" of 'drop the keys off to Bo': up to where the next part of the title starts. */
function forSameStart(own: readonly string[], text: string): string | null {
  const first = text.toLowerCase().split(' ')[0] ?? ''
  const at = own.findIndex((word) => word.toLowerCase() === first)
  if (at < 1) return null
  const end = own.findIndex((word, place) => place > at + 1 && isBetween(word))
  return [...own.slice(0, at), text, ...(end < 0 ? [] : own.slice(end))].join(' ')
}

/** "laundry" of 'pick up dry cleaning'. For 'book a table at Nando\'s' it could be either noun, so neither. */
function forObject(own: readonly string[], text: string): string | null {
  const [verb = ''] = own
  const behind = behindVerb(own) || 1
  // 'feed the cat' and "dog"
  const from = behind + (THE_OR_OUR.has(own[behind] ?? '') && /^\p{Ll}+$/u.test(text) ? 1 : 0)
  const [first = '', ...more] = text.split(' ')
  if (own.length <= from || !isVerb(verb) || (more.length > 0 && isVerb(first))) return null
  return own.slice(from).some(isBetween) && more.length === 0 ? null : `${own.slice(0, from).join(' ')} ${text}`
}

/** The index after the verb that starts a title, and its particle. */
function behindVerb([verb = '', particle = '']: readonly string[]): number {
  return !isVerb(verb) ? 0 : PARTICLES.has(particle.toLowerCase()) ? 2 : 1
}

/** A few words replace a few words; a single word isn't enough to replace a longer title. */
function forAll(own: readonly string[], text: string): string | null {
  return own.length > MOST_FOR_ONE && !text.includes(' ') ? null : text
}

const MOST_FOR_ONE = 2

function isVerb(word: string): boolean {
  return isIn('DOING', word.toLowerCase())
}

function isBetween(word: string): boolean {
  return BETWEEN.has(word.toLowerCase())
}

const PARTICLES = new Set('up out off in on down over back'.split(' '))
const BETWEEN = new Set('to from with for at in on about of by into off up out and & + re before after via'.split(' '))

/** Where the words occur in a text as whole words: "4" in 'flat 4', but not in '14'. */
export function placeOf(text: string, words: string): number {
  const [within, said] = [text.toLowerCase(), words.toLowerCase()]
  for (let at = within.indexOf(said); at >= 0; at = within.indexOf(said, at + 1))
    if (!/[\p{L}\p{N}]/u.test(`${within[at - 1] ?? ' '}${within[at + said.length] ?? ' '}`)) return at
  return within.indexOf(said)
}

/** "call Mr Finch" with "Mr Lynch" for "Finch": doesn't repeat the words before it. */
function withoutOverlap(before: string, text: string): string {
  const first = text.split(' ')[0]?.toLowerCase() ?? ''
  const kept = before.trimEnd()
  return text.includes(' ') && ` ${kept.toLowerCase()}`.endsWith(` ${first}`) ? kept.slice(0, -first.length) : before
}

/** "paint the red wall" with "blue wall" for "red": doesn't repeat the words after it either. */
function withoutRepeat(behind: string, text: string): string {
  const words = text.split(' ')
  const rest = behind.trimStart()
  for (let count = words.length - 1; count > 0; count--) {
    const said = words.slice(-count).join(' ')
    if (`${rest.toLowerCase()} `.startsWith(`${said.toLowerCase()} `)) return rest.slice(said.length)
  }
  return behind
}
