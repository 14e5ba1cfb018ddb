// Categories that are read by code rather than by patterns: dates, names, numbers and free text.

import type { Native } from '../chart/grammar.ts'
import type { Category } from '../chart/rule.ts'
import { where } from './either.ts'
import { how } from './how.ts'
import { deed, did } from './natives/deed.ts'
import { heading } from './natives/heading.ts'
import { name, noted, unknown } from './natives/names.ts'
import { numbered } from './natives/numbered.ts'
import { number, positions } from './natives/positions.ts'
import { state } from './natives/state.ts'
import { text } from './natives/text.ts'
import { amount, hour, past, period, when } from './natives/when.ts'
import { who } from './natives/who.ts'
import { note, quote, strange, words } from './natives/words.ts'

export const natives: Partial<Record<Category, Native>> = {
  WHEN: when,
  PERIOD: period,
  PAST: past,
  NUMBER: number,
  HOUR: hour,
  AMOUNT: amount,
  POSITIONS: positions,
  NUMBERED: numbered,
  NAME: name,
  WHERE: where,
  UNKNOWN: unknown,
  NOTED: noted,
  DEED: deed,
  DID: did,
  STATE: state,
  WHO: who,
  STRANGE: strange,
  TEXT: text,
  WORDS: words,
  HOW: how,
  NOTE: note,
  QUOTE: quote,
  HEADING: heading,
}
