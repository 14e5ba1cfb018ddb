// "a reminder for my dad to take his pills": whom it is for stands before what is to be done.

import { group } from '../lexicon.ts'
import type { Token } from '../tokens.ts'
import type { Message } from './message.ts'

const DOING = group('DOING')

const OWNERS = new Set(['my', 'our', 'his', 'her', 'their'])
const KIN = new Set(
  'mom, mum, dad, mother, father, grandma, grandpa, me, him, her, them, us, everyone, everybody, myself, wife, husband'.split(
    ', ',
  ),
)
const EACH = new Set(['each', 'both', 'all', 'every', 'everyone', 'everybody'])
const GROUPS = new Set(
  'group, team, club, committee, crew, class, family, girls, boys, kids, members, staff, clients, employees, neighbors, sitter, students, parents'.split(
    ', ',
  ),
)
const ABOUTS = new Set(['about', 'that', 'regarding', 'concerning'])
const THEY = new Set(['they', 'he', 'she', "they're", "he's", "she's"])
const LONGEST = 5
// A person does nothing yet: "Chad and Carrie are coming to visit" is a sentence.
const VERBS = new Set(['is', 'are', 'was', 'were', 'will', 'has', 'have', 'coming', 'going'])

/** The token where what is to be done begins, when a range starts with whom it is for; else `from`. */
export function afterPerson(message: Message, from: number, to: number): number {
  const { tokens } = message
  for (let at = from + 1; at < to - 1 && at <= from + LONGEST; at++) {
    const text = tokens[at]?.text ?? ''
    if (tokens[at]?.kind !== 'word' || VERBS.has(text)) return from
    const acts = text === 'to' && DOING.has(tokens[at + 1]?.text ?? '')
    if (acts && isSomeone(message, from, at, true)) return at + 1
    if (text === 'that' && THEY.has(tokens[at + 1]?.text ?? '') && !DOING.has(tokens[from]?.text ?? '')) return at + 1
    if (ABOUTS.has(text) && isSomeone(message, from, at, false)) return at + 1
    if ((text === 'for' || text === 'of') && isKin(message, from, at)) return at + 1
  }
  return from
}

const SUBJECTS = new Set(
  "he, she, they, we, it, i, he's, she's, they're, we're, it's, i'm, he'll, she'll, there".split(', '),
)
const OWNS = new Set(['his', 'her', 'their', 'our', 'my', 'the', 'a', 'an'])

/** "remind Otto he sails at noon", "remind the crew the boat is ready": where the message to them begins. */
export function afterAddressee(message: Message, from: number, to: number): number {
  const { tokens, raw } = message
  const first = tokens[from]
  if (first === undefined || DOING.has(first.text) || SUBJECTS.has(first.text)) return from
  for (let at = from + 1; at < to - 1 && at <= from + 4; at++) {
    const token = tokens[at]
    if (token === undefined || token.kind !== 'word' || VERBS.has(token.text)) break
    if (SUBJECTS.has(token.text)) return at
    if (OWNS.has(token.text) && isSomeone(message, from, at, false)) return at
  }
  // "remind Ann dinner is at six"
  if (isName(first, raw) && to - from > 2)
    for (let at = from + 2; at < to && at < from + 6; at++)
      if (tokens[at]?.text === 'is' || tokens[at]?.text === 'are') return from + 1
  return from
}

/** "my mom", "our kids", "them": surely people, whatever follows. */
function isKin(message: Message, from: number, to: number): boolean {
  const first = message.tokens[from]?.text ?? ''
  const last = message.tokens[to - 1]?.text ?? ''
  if (to - from === 1) return KIN.has(first)
  return to - from <= 3 && OWNERS.has(first) && (KIN.has(last) || GROUPS.has(last) || FAMILY.has(last))
}

const FAMILY = new Set(
  'son, daughter, sister, brother, aunt, uncle, boss, boyfriend, girlfriend, friend, friends, partner, roommate, roommates, coworkers'.split(
    ', ',
  ),
)

function isSomeone(message: Message, from: number, to: number, acts: boolean): boolean {
  const { tokens, raw } = message
  const first = tokens[from]
  const last = tokens[to - 1]
  if (first === undefined || last === undefined || DOING.has(first.text)) return false
  if (acts && EACH.has(first.text)) return true
  if (KIN.has(first.text) || OWNERS.has(first.text) || GROUPS.has(last.text)) return true
  return isName(first, raw) || (acts && to - from === 1)
}

function isName(token: Token, raw: string): boolean {
  const letter = raw.charCodeAt(token.start)
  return (
    letter >= 65 &&
    letter <= 90 &&
    raw.slice(token.start, token.end) !== raw.slice(token.start, token.end).toUpperCase()
  )
}
