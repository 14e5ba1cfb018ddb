// "did the teacher | move the class", "will Tom | push it to friday": behind an auxiliary and somebody else, a verb asks for nothing.

import { isIn } from '../language/en/classes.ts'
import type { Word } from '../lex/words.ts'

/** Whether the verb at this place is asked about, as what somebody does who is no task that is there. */
export function isAskedOfOthers(words: readonly Word[], verb: number, names: (at: number) => boolean): boolean {
  for (let at = verb - 2; at >= 0 && at >= verb - LONGEST_SUBJECT - 1; at--) {
    if (words[at + 1]?.kind !== 'word') return false
    if (!INVERTED.has(words[at]?.text ?? '') || !beginsAt(words, at)) continue
    const who = words[at + 1]?.text ?? ''
    // "would somebody move it" asks for it. "did the fence | move the class to friday" tells, and then asks.
    if (ADDRESSED.has(who) || (ANYBODY.has(who) && !DOING.has(words[at]?.text ?? ''))) return false
    return !(isIn('DET', who) && names(at + 2))
  }
  return false
}

function beginsAt(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return before?.kind !== 'word' || isIn('THEN', before.text) || isIn('FILLER', before.text)
}

const LONGEST_SUBJECT = 3
const INVERTED = new Set(['did', 'does', 'will', 'would', 'should', 'could', 'can'])
const DOING = new Set(['did', 'does'])
const ANYBODY = new Set(['somebody', 'someone', 'anybody', 'anyone'])
/** "will you move it" asks for it, and so may "can we". */
const ADDRESSED = new Set(['you', 'u', 'i', 'we', 'it', 'that', 'this', 'these', 'those', 'them', 'not'])
