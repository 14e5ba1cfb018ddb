import { HOLIDAY_NAMES, plainWord } from './holidays.ts'
import { type Line, type Read, textAt } from './read-number.ts'

/** The name of a holiday, ignoring punctuation inside it ("st. patrick's"). */
export function readHoliday(line: Line, at: number): Read<string> | null {
  const names = HOLIDAY_NAMES.get(plainWord(textAt(line, at)))
  if (names === undefined) return null
  for (const { words, name } of names) {
    let next = at
    let matched = 0
    while (matched < words.length && plainWord(textAt(line, next)) === words[matched]) {
      matched++
      next++
      const mark = textAt(line, next)
      // "canned goods - friday" is no Good Friday.
      const isJoined = mark === '.' || mark === "'" || (mark === '-' && textAt(line, next - 1) === words[matched - 1])
      if (matched < words.length && isJoined) next++
    }
    if (matched === words.length) return { value: name, next }
  }
  return null
}
