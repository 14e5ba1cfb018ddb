// How one more task is announced right after another: "another one: …", "and one that says …".

import { phrasesOf } from './classes.ts'

/** Due when the one before it is: "same day, add …". */
export const SAME_MOMENT = phrasesOf(['same day|time|date|deadline|evening|morning|afternoon again|?'])

const another = `
and|also|oh|plus|? another one|task|thing|job|item|reminder|?
and|also|oh|plus|? one more one|task|thing|job|item|reminder|?
and|also|oh|plus|? a second|third|new|separate one|task|thing|job|item|reminder
oh and another|one one|more|? thing|one|?
`

/** What is announced so needs a word that leads to it. */
export const ANOTHER_ONE = phrasesOf(another.trim().split('\n'))
export const ONE = phrasesOf(['and|also|oh|plus|? one', 'oh and one'])

/** Behind these stands one title, whatever it holds. */
export const CALLED = phrasesOf([
  'called|named|titled|entitled|saying',
  'that|which|to says|say',
  'with the title|name',
])
export const LEADING_ON = phrasesOf([':', ',', '-', '\u2013', '\u2014', 'for', 'to', 'is', 'is to'])
