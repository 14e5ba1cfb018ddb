// What others want or say, before the day or hour that they name.

import { phrasesOf } from './classes.ts'

/** Behind whoever it is: "… says", "… wants me", "… is giving us". */
export const REPORTING = phrasesOf([
  'say|says|said|write|writes|wrote|tell|tells|told me|us|? that|?',
  "have|has|'s|? just|? written|called|rung|texted|messaged|emailed me|us|? to say that|?",
  'just|? called|rang|texted|messaged|emailed|phoned me|us|? back|again|? to|and|? say|says|said|saying that|?',
  'now|? want|wants|need|needs|prefer|prefers me|us|it|that|? to|? come|be|? for|on|? now|?',
  'would like|prefer me|us|it|that|? to|? come|be|?',
  'is|are|am giving me|us|?',
  'give|gives|gave me|us|?',
  'is|are|am after changing|moving|switching|pushing it|that|? to|?',
  'have|has just|? changed|moved|switched|pushed|shifted|put it|that|? back|forward|? to|?',
])

/** Who else it may be than somebody by a name. */
export const OTHERS: ReadonlySet<string> = new Set(['he', 'she', 'they'])

/** That it is to be so. */
export const DO_SO = phrasesOf([
  'so|? please|kindly|? do|change|update|fix|move|put|set|make that|it|the same|so to|for|? that|? please|accordingly|?',
  'the time|hour|day|place can|may|will|should|? stay|stays|remain|remains the same|as it is|?',
])
