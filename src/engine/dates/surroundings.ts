import { beginsDate } from './begins-date.ts'
import type { Line } from './read-number.ts'
import { FOLLOWERS } from './words.ts'

/** Whether a date may end in front of this word; a plain noun there is what the number or name belongs to. */
export function endsHere(line: Line, at: number): boolean {
  const lexeme = line[at]
  return lexeme === undefined || lexeme.mark || FOLLOWERS.has(lexeme.text) || beginsDate(line, at)
}
