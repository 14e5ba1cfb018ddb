// Compares words by what they share: "called", "calling" and "calls" are one word here, and "renewal" is related to
// "renew".

import { IRREGULAR } from '../language/en/irregular.ts'

const kept = new Map<string, string>()
const MOST_KEPT = 5000

/** The same text for every inflection of a word. For comparing only, never shown. */
export function stemOf(word: string): string {
  const before = kept.get(word)
  if (before !== undefined) return before
  const stem = bare(IRREGULAR.get(word) ?? inflected(word))
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(word, stem)
  return stem
}

/** Plurals that change their last consonant; in "moves" and "serves" the v is part of the word. */
const CHANGED = new Map(
  'hooves hoof knives knife shelves shelf loaves loaf scarves scarf calves calf wolves wolf wives wife thieves thief'
    .split(' ')
    .flatMap((word, at, all): [string, string][] => (at % 2 === 0 ? [[word, all[at + 1] ?? word]] : [])),
)

function inflected(word: string): string {
  const single = CHANGED.get(word)
  if (single !== undefined) return single
  if (/^\d{2,}s$/.test(word)) return word.slice(0, -1)
  if (word.length < 4 || !isLetters(word)) return word
  // "the tastings" has the stem of "tasting".
  if (word.endsWith('ings') && word.length > 6) return inflected(word.slice(0, -1))
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ing') && word.length > 5 && /[aeiouy]/.test(word.slice(0, -3))) return word.slice(0, -3)
  if (word.endsWith('ed') && word.length > 4 && /[aeiouy]/.test(word.slice(0, -2))) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

function isLetters(word: string): boolean {
  return /^\p{L}+$/u.test(word)
}

/** Strips what inflection changes at the end: a silent e, a doubled consonant. */
function bare(word: string): string {
  if (word.length < 4) return word
  const short = word.endsWith('e') ? word.slice(0, -1) : word
  const last = short.at(-1)
  return short.length > 3 && last === short.at(-2) && !/[aeiou]/.test(last ?? '') ? short.slice(0, -1) : short
}

const endings = ['ations', 'ation', 'ments', 'ment', 'ions', 'ion', 'als', 'al', 'ers', 'er', 'ly']

/** What nouns made from verbs share with them ("deployment", "tasting"); shorter and less reliable than a stem. */
export function rootOf(word: string): string {
  for (const ending of endings)
    if (word.endsWith(ending) && word.length - ending.length >= 4) return bare(word.slice(0, -ending.length))
  const stem = stemOf(word)
  // "translate" shares this much with "translation".
  return /at(?:e|es|ed|ing)$/.test(word) && stem.endsWith('at') && stem.length >= 6 ? stem.slice(0, -2) : stem
}

/** "called", "done", "written": a past form, whatever it means. */
export function isPast(word: string): boolean {
  return (word.length > 4 && word.endsWith('ed')) || PASTS.has(word)
}

/** Irregular past forms, and verbs whose past looks like the base: "put", "cut", "read". */
const PASTS: ReadonlySet<string> = new Set([
  ...[...IRREGULAR].flatMap(([word, base]) => (base === word ? [] : [word])),
  'put',
  'cut',
  'read',
  'set',
  'shut',
  'let',
  'hit',
  'cost',
  'split',
  'beat',
  'quit',
  'spread',
  'proofread',
  'reread',
  'reset',
  'cast',
  'burst',
])
