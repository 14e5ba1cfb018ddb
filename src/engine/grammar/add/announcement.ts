// What announces titles and is not one of them: "add two ordinary tasks: …".

import type { Reader, Span } from '../../chart/rule.ts'
import { numberOf } from '../../language/en/counted.ts'
import { HEADING_NOUNS } from '../../language/en/headings.ts'

/** Where the titles begin behind what announces them: "add two ordinary tasks: | …", "add this as one task: | …". */
export function behindAnnouncement({ from, to }: Span, reader: Reader): number {
  // 'word for word please: "Late check-out"'
  if (to - 2 > from && reader.word(to - 2) === ':' && QUOTED.test(reader.text({ from: to - 1, to }))) return to - 1
  for (let at = from + 1; at < Math.min(to - 1, from + LONGEST_ANNOUNCEMENT); at++) {
    // "add two tasks, the first one …"
    const isCounted = reader.word(at) === ',' && (numberOf(reader.word(from)) !== null || SOME.has(reader.word(from)))
    if (reader.word(at) !== ':' && !(isCounted && HEADING_NOUNS.has(reader.word(at - 1)) && at > from + 1)) continue
    return HEADING_NOUNS.has(reader.word(at - 1)) ? at + 1 : from
  }
  return from
}

const QUOTED = /^["\u201c\u2018'].*["\u201d\u2019']$/s
const LONGEST_ANNOUNCEMENT = 7

const SOME = new Set('a some several few couple these the'.split(' '))

/** "as one task", "a single reminder": whatever follows is a single title. */
export function isOneTask({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++) if (reader.word(at) === 'one' || reader.word(at) === 'single') return true
  return false
}
