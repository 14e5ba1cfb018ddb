// Words around an exchange of some words for others: "it should say NEW instead of OLD".

import { phrasesOf } from './classes.ts'

/** Between what it should be and what it is. */
export const IN_PLACE_OF = phrasesOf([
  'not just|only|?',
  'and not',
  'instead of',
  'rather than',
  'in place of',
  'i mean not',
  'i meant not',
  'sorry not',
])

/** Verbs that ask for it, and what stands behind the old words then. */
export const EXCHANGING: ReadonlySet<string> = new Set(['change', 'swap', 'switch', 'replace'])
export const TO: ReadonlySet<string> = new Set(['to', 'for', 'with', 'by'])

/** What leads up to the new words and is none of them. */
export const EXCHANGE_LEADS = phrasesOf(
  `
and|but|so|oh|well|plus|also|when|where
it|that|this|its|it's|that's
is|was|'s|be|has to be|needs to be|wants to be
must be|must say|should|should be|should say|should read|should have been|ought to be|ought to say
has to say|needs to say|wants to say|must say|meant to be|meant to say|supposed to be|supposed to say
i|i said|i put|i typed|i wrote|i meant|i mean|i want|i wanted|i need
make|make it|make that|change it to|change that to|put|put it as|call it|have it say|make it say|make that say
can you|could you|would you|can you make it|can you make that|could you make that|please
they|he|she|you|called|named|for
to say|to read
`
    .trim()
    .split('\n')
    .flatMap((line) => line.split('|')),
)

/** Between the parts of a title, each of which may be wrong by itself. */
export const TITLE_JOINTS: ReadonlySet<string> = new Set('to from with for at in about by near'.split(' '))
/** Behind "it's" these may tell more of it, and put nothing right. */
export const TELLING_MORE: ReadonlySet<string> = new Set(['for', 'about', 'in', 'by'])

/** What may follow the exchange: the beginning of a clause that tells, or politeness. */
export const EXCHANGE_TAILS: ReadonlySet<string> = new Set(
  'i he she they we you my sorry lol haha oops please thanks thank ta cheers though tho actually duh ugh mate instead silly'.split(
    ' ',
  ),
)

/** Before a title said anew; only behind the first the words need not be like the old ones. */
export const CALLED = phrasesOf(['call|name it|that|this one|?', 'rename it|that|this one|? to|as'])
/** Before a title that was asked for. */
export const TITLE_LEADS = phrasesOf([
  'call|name|rename|make|change it|that|this to|as|?',
  'rename to',
  'to',
  'the|its name|title|wording|text to|is|should|as be|?',
  'the|its name|title|wording|text , to',
])
export const SAID_ANEW = phrasesOf([
  'make it|that|this one|?',
  'change it|that|this one|? to',
  'it|that|this one|? should|must|wants|needs to|? say|read',
  'it|that|this one|? has|ought to say|read',
])
