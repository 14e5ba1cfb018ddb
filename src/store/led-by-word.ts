// Tasks with words, found by the rarest of them. What tasks are filtered and sorted by stands beside each word (`task_words`).

import { type RawBuilder, sql } from 'kysely'
import { isPatternSure, KEY_MAY_BE_CUT, keyPattern, searchPrefix } from '../domain/words.ts'

type Sql = RawBuilder<unknown>

/** A word in fewer titles than this leads to them; others are come across soon enough when reading in order. */
export const FEW_BY_WORD = 3000
/** Where several things must come together, reading in order may take long: rather as many as that. */
export const FEW_AMONG_MANY = 4000
/** A word in fewer titles than this leads without counting further. */
const RARE = 250

/** How the rarest of the words leads to tasks, if it is in few titles. */
export interface Led {
  /** The words, and the rarest of them. Each is counted a little way; only where all are common, further. */
  readonly parts: readonly Sql[]
  readonly isFew: Sql
  /** What stands beside the rarest word, if it is in few titles, under the names that it has in `tasks`. */
  readonly tasks: Sql
  /** True for every title with the words and, where `rest` is null, for no other. */
  readonly has: Sql
  /** What must be true besides. It costs more. */
  readonly rest: Sql | null
}

export function ledByWord(user_id: string, words: readonly string[], few: number): Led | null {
  if (words.length === 0) return null
  const count = (most: number) => sql`(select count(*) from (select from task_words t
      where t.user_id = ${user_id} and t.word >= words.first and t.word < words.last limit ${sql.lit(most)}) counted)`
  const isFew = sql`(select n < ${sql.lit(few)} from rarest)`
  const hasAll = sql`(select bool_and(exists (select from task_words t
      where t.user_id = ${user_id} and t.task_id = tasks.id and t.word >= words.first and t.word < words.last)) from words)`
  const isLike = sql`' ' || tasks.title_key like all (${words.map(keyPattern)}::text[])`
  const isCut = sql`octet_length(tasks.title_key) >= ${sql.lit(KEY_MAY_BE_CUT)}`
  const isSure = words.every(isPatternSure)
  return {
    parts: [
      sql`words as materialized (select first, last, ${count(RARE)} as n from ${ranges(words.map(searchPrefix))})`,
      sql`rarest as materialized (select first, last,
      case when (select min(n) from words) < ${sql.lit(RARE)} then n else ${count(few)} end as n
      from words order by n, length(first) desc limit 1)`,
    ],
    isFew,
    tasks: sql`(select t.task_id as id, t.* from task_words t where t.user_id = ${user_id}
      and t.word >= (select first from rarest) and t.word < (select last from rarest) and ${isFew}) tasks`,
    has: isSure ? sql`(${isLike} or (${isCut} and ${hasAll}))` : sql`(${isLike} or ${isCut})`,
    rest: isSure ? null : hasAll,
  }
}

/** Where each word begins and ends in the index of words. */
export function ranges(from: readonly string[]): Sql {
  return sql`unnest(${from}::text[], ${from.map(past)}::text[]) as words (first, last)`
}

/** The first string after everything that begins like this. */
function past(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
