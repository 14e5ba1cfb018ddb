// Tasks with words, found by a rare one of them. What tasks are filtered and sorted by stands beside each word (`task_words`).

import { type RawBuilder, sql } from 'kysely'
import { isPatternSure, KEY_MAY_BE_CUT, keyPattern, searchPrefix } from '../domain/words.ts'

type Sql = RawBuilder<unknown>

/** A word in fewer titles than this leads to them; others are come across soon enough when reading in order. */
export const FEW_BY_WORD = 3000
/** Where several things must come together, reading in order may take long: rather as many as that. */
export const FEW_AMONG_MANY = 4000
/** A word in fewer titles than this leads without counting further. */
const RARE = 250

/** How one of the words leads to tasks, if it is in few titles. */
export interface Led {
  /**
   * The words, and the one that leads. Each is counted a little way, and the rarest leads; only where all are common, they are
   * counted further, up to the first that is in few titles.
   */
  readonly parts: readonly Sql[]
  readonly isFew: Sql
  /** What stands beside the word that leads, if there is one, under the names that it has in `tasks`. */
  readonly tasks: Sql
  /** True for every title with the words and, where `rest` is null, for no other. */
  readonly has: Sql
  /** What must be true besides. It costs more. */
  readonly rest: Sql | null
  /** The same of what the word has led to: that one is there, and only the others are looked for. */
  readonly behind: { readonly has: readonly Sql[]; readonly rest: Sql | null }
}

/** Common words are not counted where `unless` is true: something else leads then. */
export function ledByWord(user_id: string, words: readonly string[], few: number, unless: Sql | null): Led | null {
  if (words.length === 0) return null
  const having = sql`select from task_words t where t.user_id = ${user_id} and t.word >= words.first and t.word < words.last`
  const [from, patterns] = [words.map(searchPrefix), words.map(keyPattern)]
  const others = sql`(select coalesce(array_agg(pattern), '{}') from words others where others.first <> words.first)`
  const least = sql`(select min(n) from words)`
  // Whether there is one behind so many takes less than counting them.
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

/** Where each word begins and ends in the index of words. */
export function ranges(from: readonly string[]): Sql {
  return sql`unnest(${from}::text[], ${from.map(past)}::text[]) as words (first, last)`
}

/** The first string after everything that begins like this. */
function past(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
