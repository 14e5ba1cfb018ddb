import { beginsDate } from './begins-date.ts'
import type { Line } from './read-number.ts'
import { FOLLOWERS } from './words.ts'

/** Whether a date may end before this word; if a plain noun comes here, the number or name belongs to it. */
export function endsHere(line: Line, at: number): boolean {
  const lexeme = line[at]
  return lexeme === undefined || lexeme.mark || FOLLOWERS.has(lexeme.text) || beginsDate(line, at)
}
