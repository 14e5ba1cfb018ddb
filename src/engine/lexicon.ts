// The word groups made ready for looking up: sets by group, phrases by their first word, near spellings of our own words.

import { LIST_KINDS, POLITE_BACK, POLITE_FRONT, TASK_WORDS, TASKS_WORDS, WORD_GROUPS } from './words.ts'

export function wordsOf(entry: string | readonly string[]): string[] {
  const text = typeof entry === 'string' ? entry : entry.join(', ')
  return text.split(', ').filter((word) => word !== '')
}

export type Group = keyof typeof WORD_GROUPS

const groups = new Map<string, ReadonlySet<string>>()
for (const [name, entry] of Object.entries(WORD_GROUPS)) groups.set(name, new Set(wordsOf(entry)))

export function group(name: Group): ReadonlySet<string> {
  return groups.get(name) ?? new Set()
}

export function isGroup(name: string): name is Group {
  return groups.has(name)
}

export const taskWords: ReadonlySet<string> = new Set(wordsOf(TASK_WORDS))
export const tasksWords: ReadonlySet<string> = new Set(wordsOf(TASKS_WORDS))
export const listKinds: ReadonlySet<string> = new Set(wordsOf(LIST_KINDS))
export const politeFrontWords: ReadonlySet<string> = new Set(wordsOf(POLITE_FRONT))
export const politeBackWords: ReadonlySet<string> = new Set(wordsOf(POLITE_BACK))

/** Words and phrases by the word they start with: what may follow it, longest first. An empty tail is the word alone. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

export function phrasesOf(words: Iterable<string>): Phrases {
  const byFirst = new Map<string, string[][]>()
  for (const phrase of words) {
    const [first = '', ...tail] = phrase.split(' ')
    const known = byFirst.get(first)
    if (known === undefined) byFirst.set(first, [tail])
    else known.push(tail)
  }
  for (const tails of byFirst.values()) tails.sort((a, b) => b.length - a.length)
  return byFirst
}

/** How many of the words from `at` on are one of the phrases; 0 if none is. The longest counts. */
export function phraseAt(
  phrases: Phrases,
  words: readonly { readonly text: string }[],
  at: number,
  end: number,
): number {
  const tails = phrases.get(words[at]?.text ?? '')
  if (tails === undefined) return 0
  for (const tail of tails) if (tailFits(tail, words, at, end)) return tail.length + 1
  return 0
}

export function tailFits(
  tail: readonly string[],
  words: readonly { readonly text: string }[],
  at: number,
  end: number,
): boolean {
  if (at + tail.length >= end) return false
  for (let i = 0; i < tail.length; i++) if (words[at + 1 + i]?.text !== tail[i]) return false
  return true
}

export const politeFront = phrasesOf(politeFrontWords)
/** Read from their last word backwards. */
export const politeBack = phrasesOf([...politeBackWords].map((phrase) => phrase.split(' ').reverse().join(' ')))
export const wishes = phrasesOf(group('WISH'))
export const taskPhrases = phrasesOf([...taskWords, ...tasksWords])

// Typing errors are forgiven only in the words a command stands or falls with, and never where the typed word is one of its own.
const FORGIVEN =
  'delete, remove, cancel, erase, create, remind, reminder, reminders, complete, completed, finish, finished, update, change, rename, reschedule, modify, display, shopping, grocery, tasks, schedule, postpone, please, priority'
const REAL_WORDS = new Set(
  'charge, charged, chance, clean, crate, cream, creates, remote, removes, cancer, canal, masks, tasked, basks, tanks, phase, rename, romove, creche, crease, great, create, erased, grease, tease, ease, deleted, delegate, delete, created, removed, updated, changes, changed, finishes, finished, displays, removal, cancels, pleased, pleas, plead, lease, peas, pleasure, mask, takes, talks, desks, disks, ranks, grocer, groceries, shipping, chopping, stopping, shopping, hopping, remade, mind, minder, reminded, reminding, range, orange, hang, completes, competed, compete, completely, unfinished, furnish, refinish, vanish, finis, priory, spare, lapse, updates, schedules, scheduled, postponed, date'.split(
    ', ',
  ),
)
const near = new Map<string, string>()
for (const word of wordsOf(FORGIVEN)) {
  near.set(word, word)
}
for (const word of wordsOf(FORGIVEN))
  for (let at = 1; at < word.length; at++) {
    const shorter = word.slice(0, at) + word.slice(at + 1)
    if (!near.has(shorter)) near.set(shorter, word)
  }

// A slip in the first two letters is not forgiven, save for a missing second one; most words are told apart by them.
const nearStarts = new Set(wordsOf(FORGIVEN).flatMap((word) => [word.slice(0, 2), `${word[0]}${word[2]}`]))

/** The word of ours that this is a slip of (one letter too many, too few, wrong or swapped), or undefined. */
export function forgive(text: string): string | undefined {
  if (text.length < 5 || text.length > 12 || !nearStarts.has(text.slice(0, 2)) || REAL_WORDS.has(text)) return undefined
  const whole = near.get(text)
  if (whole !== undefined) return whole === text ? undefined : whole
  for (let at = 1; at < text.length; at++) {
    const found = near.get(text.slice(0, at) + text.slice(at + 1))
    if (found !== undefined && Math.abs(found.length - text.length) < 2) return found
  }
  return undefined
}
