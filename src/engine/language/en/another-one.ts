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
  'that|which|to|? just|simply|only|? says|say|reads|saying',
  'with the title|name',
])
export const LEADING_ON = phrasesOf([':', ',', '-', '\u2013', '\u2014', 'for', 'to', 'is', 'is to'])

/** "…, and as a separate task …": it stands between two of several, and is none of them. */
export const AS_ANOTHER = phrasesOf([
  'as a|an|another|one|its|? separate|second|third|different|another|new|own task|one|item|job|entry|reminder',
  'as another task|one|item|job',
  'separately',
  'while you are|there at|on|there|? it|?',
])

/** What leads to a quotation and is no part of the title: "word for word", "one called", "keep the wording". */
export const AROUND_QUOTES: ReadonlySet<string> = new Set(
  `word words for exactly exact as is keep the wording literally verbatim this these title titled text just one single task item
  job reminder new it i write wrote written typed type say says saying reads called named that another and also plus more a an separate
  second in with , : -`.split(/\s+/),
)
