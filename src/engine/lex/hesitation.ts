// Sounds people make while thinking, both spoken and dictated: "i need to um like add eggs" means "i need to add eggs".

import { isIn } from '../language/en/classes.ts'

/** The message without them and without words said twice by accident; quotes stay as typed. */
export function withoutHesitation(message: string): string {
  const said = message.replace(twice, (all, word: string, at: number) =>
    isRepeated(all, word, message.slice(at + all.length)) ? word : all,
  )
  return withoutSounds(said)
}

/** "can you remove remove the eggs", but neither "The The" nor "so so". */
const twice = /(?<![\p{L}"'\u201c\u2018-])(\p{L}+) \1(?![\p{L}'\u2019-])/giu

function isRepeated(all: string, said: string, behind: string): boolean {
  const word = said.toLowerCase()
  if (!all.endsWith(` ${word}`)) return false
  if (REPEATED.has(word)) return true
  // "trash trash and the van": if no object follows, the second word is the object.
  return !NO_OBJECT.test(behind) && (isIn('ADD', word) || isIn('DELETE', word) || isIn('MOVE', word))
}

const NO_OBJECT = /^ *(?:$|[.,;!?\n]|(?:and|or|plus|then|off|out|from|to|as|for|by|until|please|pls)\b)/i

const REPEATED = new Set('the to my me i you can please'.split(' '))

function withoutSounds(message: string): string {
  if (!mayHesitate.test(message) || /["\u201c]/.test(message)) return message
  const spoken = message
    .replace(sounds, '$1')
    .replace(likeHours, '$1')
    .replace(likes, (all, before: string, next: string) =>
      isMeant(before.trim().toLowerCase(), next.toLowerCase()) ? all : `${before}${next}`,
    )
  return spoken.trim() === '' ? message : spoken
}

const mayHesitate = /\b(?:u[mh]+|e?r?hm+|erm+|hmm+|like)\b/i
const sounds = /(^|[\s,])(?:(?:um+|uh+m*|erm+|hmm+|ehm+)(?:,|\.\.+|\u2026)?(?:\s+like\b)?)(?:\s+|$)/giu
const likes = /(\b(?:to|and|n|so|just)\s+)like\s+(?:,\s*)?([\p{L}']+)/giu

/** "at like 10", "by, like, noon". */
const likeHours =
  /(\b(?:at|around|about|by|for|until|till)),?\s+like,?(?=\s+(?:\d+|half|quarter|noon|midday|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/giu

/** "like" before a verb is a filler, but not in "and like the page" or "to like it". */
function isMeant(before: string, next: string): boolean {
  if (before === 'to' || before === 'just') return !isIn('DOING', next) && !isIn('ADD', next)
  return !isIn('ADD', next) && !isIn('MOVE', next) && !isIn('DELETE', next)
}
