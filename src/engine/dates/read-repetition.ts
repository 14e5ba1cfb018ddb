import { tokenize } from '../tokens.ts'
import { readDates } from './all.ts'
import { lexemesOf } from './lexemes.ts'
import { repeatOf } from './repeat.ts'
import { resolveDate } from './resolve.ts'

/** For a text that is only a recurrence, such as "every friday at 5pm": its rule and first time; otherwise null. */
export function readRepetition(
  text: string,
  clock: { readonly now: string; readonly timezone: string },
): { readonly due_date: string; readonly recurrence: string } | null {
  const tokens = tokenize(text)
  const whole = readDates(lexemesOf(tokens, text)).find(({ first, last }) => first === 0 && last === tokens.length - 1)
  const repeat = whole === undefined ? null : repeatOf(whole.expression, clock)
  const due_date = repeat === null ? null : resolveDate(repeat.first, clock.now, clock.timezone)
  return repeat === null || due_date === null ? null : { due_date, recurrence: repeat.recurrence }
}
