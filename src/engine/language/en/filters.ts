// Words around a filter that follows on a list: "and | the low | ones".

import { phrasesOf } from './classes.ts'

/** Behind what is next: what comes after it. */
export const ONWARD = phrasesOf([
  'ok|so|right|? and|n|so|? then|next what|?',
  'ok|so|right|? and|n|so|? what|whats is|comes|about|? next|? after that|it|then',
  'ok|so|right|? and|n|so|? after that|it what|?',
  'ok|so|right|? and|n|so|? what then|next|else',
  'ok|so|right|? and|n|so|? the next one|thing|?',
])

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** The filter takes the place of the one before. */
export const GOES_ON = words('and or but also then next ditto same')

/** The filter narrows the list before. */
export const NARROWING = words('just only solely purely')

/** The tasks of the list before. */
export const OF_THOSE = words('those these them')

/** The filter lets in what the list before left out. */
export const WIDENING = words('including include included inc incl with plus too well')

/** The filter says what the list should be without. */
export const LEAVING_OUT = words('without excluding except minus hide hiding skip not no')

/** Small words that say nothing of their own beside a filter. */
export const AROUND_FILTERS = words(
  "the a an any anything something everything all owt one ones task tasks thing things stuff job jobs item items bit bits lot on there here as for of in at by is are am 's that list my our it its got have has had i we do does marked down due to be been down about from off still left else again however",
)
