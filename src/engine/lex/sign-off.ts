// Drops the signature, which asks for nothing: "Yours ever, …" and the lines below.

import { endsOf, phrasesIn } from '../language/en/classes.ts'

const signOffs = phrasesIn('SIGNOFF')
const MOST_LINES = 5

/** The message up to a closing line as in a letter, or all of it if there is none. */
export function withoutSignOff(message: string): string {
  if (!message.includes('\n')) return message
  const lines = message.trimEnd().split('\n')
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const below = lines.slice(at + 1).filter((one) => one.trim() !== '')
    // Without its comma the line may be an item of a list, unless a name is below it.
    const isClosed = line.trimEnd().endsWith(',') || (below.length === 1 && /^\s*\p{Lu}/u.test(below[0] ?? ''))
    if (isClosed && below.length > 0 && below.length <= MOST_LINES && isSignOff(line))
      return lines.slice(0, at).join('\n')
  }
  return message
}

function isSignOff(line: string): boolean {
  const words = line.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const texts = words.map((text) => ({ text }))
  return words.length > 0 && endsOf(signOffs, texts, 0, texts.length).includes(texts.length)
}
