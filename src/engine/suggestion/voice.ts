import { stemOf } from '../lex/stem.ts'
import { lex } from '../lex/words.ts'

const LONGEST = 300

/** What only a tool's answer can be the ground for: whoever says these speaks of what was or will be done. */
const DOING = new Set(
  `add create make put complete finish do done delete remove erase move mark tick check update change rename schedule save
  remind reminder set cancel clear confirm reopen list task tasks will shall have`
    .split(/\s+/)
    .map(stemOf),
)
const MARKUP = /[<>`|[\]{}\\*#]|https?:|www\./i

/** A few plain words for small talk; null for what is more, or may claim that something was or will be done. */
export function smallTalk(text: string): string | null {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain === '' || plain.length > LONGEST || !plain.isWellFormed()) return null
  if (/[\p{Cc}\p{Cf}]/u.test(plain) || MARKUP.test(plain)) return null
  return lex(plain).words.some((word) => DOING.has(stemOf(word.text)) || word.kind === 'quote') ? null : plain
}
