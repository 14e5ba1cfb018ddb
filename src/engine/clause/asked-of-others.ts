// "did the teacher | move the class", "will Tom | push it to friday": after an auxiliary and a subject, a verb is not a
// request.

import { isIn } from '../language/en/classes.ts'
import type { Word } from '../lex/words.ts'

/** Whether the verb here is part of a question about somebody's doing, rather than about an existing task. */
export function isAskedOfOthers(words: readonly Word[], verb: number, names: (at: number) => boolean): boolean {
  for (let at = verb - 2; at >= 0 && at >= verb - LONGEST_SUBJECT - 1; at--) {
    if (words[at + 1]?.kind !== 'word') return false
    if (!INVERTED.has(words[at]?.text ?? '') || !beginsAt(words, at)) continue
    const who = words[at + 1]?.text ?? ''
    // "would somebody move it" is a request. "did the fence | move the class to friday" is a report, then a request.
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
/** "will you move it" is a request, and so may "can we" be. */
const ADDRESSED = new Set(['you', 'u', 'i', 'we', 'it', 'that', 'this', 'these', 'those', 'them', 'not'])
