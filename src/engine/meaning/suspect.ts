// A title that holds a clause of its own, a request or half a quotation was hardly meant so: it is asked about, not added.

import type { Act } from '../../domain/act.ts'

/** "tell mum I'm late": what is to be said is a clause. */
const SAYING = /^(?:tell|text|email|message|ask|let|warn|inform|show|write to|promise) /i

/** "the vet rang, and it turns out I need to …" */
const CLAUSE =
  /\b(?:i|we|they|he|she|you|there)(?:['\u2019](?:s|re|ve|m|ll|d)| (?:is|are|am|was|were|have|has|had|need|needs|want|wants|will|keep|keeps|got|said|says|think|should|shouldn['\u2019]?t|can|can['\u2019]?t))\b/i

const SIGNS: readonly RegExp[] = [
  /\bthis is\b/i,
  /\bit (?:turns|is|was|has|needs)\b|\bit['\u2019]s\b/i,
  // "… can you add that"
  /\b(?:add|put|stick|pop|note) (?:it|that|this|them|those|these|both)\b|\b(?:can|could|would|will) you\b/i,
  /^(?:change|fix|move|update|delete|remove|finish|rename|sort) (?:it|that|this|them|those|these|both)\b/i,
  /^(?:with|there|but|so|then|in the notes?|a note|them|it)\b/i,
  // Half of it is quoted.
  /^['"\u2018\u201c][^'"\u2019\u201d]+['"\u2019\u201d] ?\w/,
  /\b(?:for|on) (?:that|the same) day$/i,
  /, (?:and also|oh|er|um)\b/i,
  /\bbut first$/i,
  /^i mean\b/i,
]

/** What is quoted inside a title is somebody else's words; a title that begins with a quotation is looked at whole. */
function withoutQuotations(title: string): string {
  const parts = title.split(/["\u201c\u201d]/)
  if (parts[0]?.trim() === '' || parts.length % 2 === 0) return title
  return parts.filter((_, at) => at % 2 === 0).join(' " ')
}

export function isSuspect(act: Act): boolean {
  return (
    act.does === 'add' &&
    act.items.some(({ title }) => {
      const plain = withoutQuotations(title)
      const isClause = CLAUSE.test(plain) && !SAYING.test(plain)
      return isClause || tellsMore(title) || SIGNS.some((sign) => sign.test(plain))
    })
  )
}

/** "… and the fridge is done". */
function tellsMore(title: string): boolean {
  const words = title.toLowerCase().split(' ')
  const and = words.findIndex((word, at) => word === 'and' && OWN.has(words[at + 1] ?? ''))
  return and >= 0 && words.slice(and + 2).some((word) => BEING.has(word))
}

const OWN = new Set(['the', 'my', 'our'])
const BEING = new Set(['is', 'are', 'was', 'were', 'has', 'have'])
