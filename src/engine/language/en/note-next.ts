// Words with which somebody goes on with a note that was just written or read out.

import { phrasesOf } from './classes.ts'

/** More of it follows. */
export const NOTE_MORE = phrasesOf([
  'add|append|put on|? to|onto that|it|this',
  'add|append|put in|? that',
  'also|and|? add|append|put on|? to|onto|in|on the|that|this|same note|notes also|too|?',
  'also|and|? to|in|on the|that|this|same note|notes add|put|write|?',
  'mention that|also',
  'and|also|oh|? another|second|further note|notes on|to|for|? that|it|this|?',
  'and|also|oh|? one more note|notes on|to|for|? that|it|this|?',
  'and|also|oh|plus and|also|? that',
])

/** All of it follows, in place of what it says. */
export const NOTE_INSTEAD = phrasesOf([
  'change|update|make|edit it|that|this to|say|read',
  'change|update|make|edit it|that|this to say|read',
  'it|that should say|read',
])

/** Where it is to go. */
export const INTO_NOTE = phrasesOf([
  'to|in|into|on|onto the|that|this|same note|notes too|also|?',
  'to|in|into|on|onto the|that|this|same note|notes as well',
])

/** Another task is to have one too. */
export const NOTE_FOR = phrasesOf([
  'and|also|oh|plus|? one|another|note|? for|on|to|about|against|under',
  'and|also|oh|plus|? another|one more one|note|? for|on|to|about|against|under',
  'and|also|oh|plus|? a|the second|new|separate one|note|? for|on|to|about|against|under',
])

/** Before the task that the note was meant for. */
export const NOTE_ON = phrasesOf([
  'just|better|? put|stick|move|write|have|shift|pop it|that|this on|onto|to|under|against|with',
  'just|better|? put|stick|move|write|have|shift|pop the|that|this note on|onto|to|under|against|with',
  'it|that|this belongs|goes on|onto|with|under|to',
  'it|that|this should go on|onto|with|under|to',
  'it|that|this was|is meant|? for',
])
