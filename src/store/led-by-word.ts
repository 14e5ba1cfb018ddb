// Finds tasks with words by way of a rare word. The columns for filtering and sorting are stored beside each word
// (`task_words`).

import { type RawBuilder, sql } from 'kysely'
import { isPatternSure, KEY_MAY_BE_CUT, keyPattern, searchPrefix } from '../domain/words.ts'

type Sql = RawBuilder<unknown>

/** A word in fewer titles than this leads to them; more common ones soon turn up when reading in order. */
export const FEW_BY_WORD = 3000
/** If several conditions must hold, reading in order may take long, so we prefer up to this many. */
export const FEW_AMONG_MANY = 4000
/** A word in fewer titles than this leads without further counting. */
const RARE = 250

/** How one of the words leads to tasks, if it is rare enough. */
export interface Led {
  /**
   * The words, and the one that leads. Each is counted up to a low limit, and the rarest leads; only if all are common
   * do we count on, up to the first that is in few titles.
   */
  readonly parts: readonly Sql[]
  readonly isFew: Sql
  /** The columns beside the leading word, if there is one, under their names in `tasks`. */
  readonly tasks: Sql
  /** True for every title with the words and, if `rest` is null, for no other. */
  readonly has: Sql
  /** The remaining condition, which is more expensive. */
  readonly rest: Sql | null
  /** The same for tasks found by the leading word: that one is there, so only the others are checked. */
  readonly behind: { readonly has: readonly Sql[]; readonly rest: Sql | null }
}

/** Common words aren't counted if `unless` is true, since something else leads then. */
export function ledByWord(user_id: string, words: readonly string[], few: number, unless: Sql | null): Led | null {
  if (words.length === 0) return null
  const having = sql`select from task_words t where t.user_id = ${user_id} and t.word >= words.first and t.word < words.last`
  const [from, patterns] = [words.map(searchPrefix), words.map(keyPattern)]
  const others = sql`(select coalesce(array_agg(pattern), '{}') from words others where others.first <> words.first)`
  const least = sql`(select min(n) from words)`
  // Checking for a row at this offset is cheaper than counting.
  const isCounted = sql`not exists (${having} offset ${sql.lit(few - 1)})`
  const isFew = sql`exists (select from leader)`
  const hasAll = sql`(select bool_and(exists (select from task_words t
      where t.user_id = ${user_id} and t.task_id = tasks.id and t.word >= words.first and t.word < words.last)) from words)`
  const isCut = sql`octet_length(tasks.title_key) >= ${sql.lit(KEY_MAY_BE_CUT)}`
  const isSure = words.every(isPatternSure)
  const like = (patterns: Sql) =>
    sql`(' ' || tasks.title_key like all (${patterns}::text[]) or ${isSure ? sql`(${isCut} and ${hasAll})` : isCut})`
  const rest = isSure ? null : hasAll
  return {
    parts: [
      sql`words as materialized (select first, last, pattern, (select count(*) from (${having} limit ${sql.lit(RARE)}) counted) as n
      from unnest(${from}::text[], ${from.map(past)}::text[], ${patterns}::text[]) as words (first, last, pattern))`,
      sql`leader as materialized (select first, last, ${others} as others from words where case when ${least} < ${sql.lit(RARE)} then n = ${least}
      else ${unless === null ? isCounted : sql`not ${unless} and ${isCounted}`} end limit 1)`,
    ],
    isFew,
    tasks: sql`(select t.task_id as id, t.* from task_words t where t.user_id = ${user_id}
      and t.word >= (select first from leader) and t.word < (select last from leader)) tasks`,
    has: like(sql`${patterns}`),
    rest,
    behind: words.length === 1 ? { has: [], rest: null } : { has: [like(sql`(select others from leader)`)], rest },
  }
}

/** The start and end of each word in the index of words. */
export function ranges(from: readonly string[]): Sql {
  return sql`unnest(${from}::text[], ${from.map(past)}::text[]) as words (first, last)`
}

/** The first string after all those with this prefix. */
function past(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
