import { z } from 'zod'
import type { Day } from '../agent/days.ts'
import { CONFIDENCE_STEPS, type Insights, TIME_STEPS } from '../domain/insights.ts'
import { asUser } from './as-user.ts'
import type { Database } from './database.ts'
import type { Statement } from './line.ts'

/** Turns whose decisions are examined in detail; the rest are only counted. */
const MOST_RECENT = 1000

// $1 is the user, $2 the start of each day, $3 the bounds of the confidence groups, $4 those of the time groups. A
// decision's id is made at the end of its turn and contains that moment; `at` is when the message was read.
const read: Statement = {
  name: 'read_insights',
  text: `
with done as (
  select width_bucket(completed_at, $2::timestamptz[]) as day, count(*) as n from tasks
  where user_id = $1 and completed_at >= ($2::timestamptz[])[1] group by 1
),
added as (
  select width_bucket(created_at, $2::timestamptz[]) as day, count(*) as n from tasks
  where user_id = $1 and created_at >= ($2::timestamptz[])[1] group by 1
),
asked as (
  select width_bucket(at, $2::timestamptz[]) as day, count(*) filter (where step = 1) as turns,
    count(*) filter (where decision_type = 'REQUEST_CONFIRMATION') as confirmations,
    count(*) filter (where decision_type = 'ASK_CLARIFICATION') as clarifications
  from decisions where user_id = $1 and at >= ($2::timestamptz[])[1] group by 1
),
open as (
  select width_bucket(extract(epoch from clock_timestamp() - created_at)::float8, array[0, 86400, 604800, 2592000]::float8[]) as age,
    count(*) filter (where priority = 'high') as high, count(*) filter (where priority = 'medium') as medium,
    count(*) filter (where priority = 'low') as low, count(*) filter (where priority is null) as none
  from tasks where user_id = $1 and status = 'pending' group by 1
),
turns as (
  select distinct on (message_id) (decision::json->'intent'->>'confidence')::float8 as confidence,
    greatest(0, ('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint - extract(epoch from at) * 1000)::float8 as ms
  from (
    select id, message_id, step, at, decision from decisions
    where user_id = $1 and at >= ($2::timestamptz[])[1] order by id desc limit ${MOST_RECENT * 2}
  ) as newest order by message_id, step desc
)
select
  (select coalesce(json_object_agg(day, n), '{}') from done) as done,
  (select coalesce(json_object_agg(day, n), '{}') from added) as added,
  (select coalesce(json_object_agg(day, json_build_array(turns, confirmations, clarifications)), '{}') from asked) as asked,
  (select coalesce(json_object_agg(age, json_build_array(high, medium, low, none)), '{}') from open) as open,
  (select coalesce(json_object_agg(step, n), '{}') from (select width_bucket(confidence, $3::float8[]) as step, count(*) as n from turns where confidence is not null group by 1) as c) as confidence,
  (select coalesce(json_object_agg(step, n), '{}') from (select width_bucket(ms, $4::float8[]) as step, count(*) as n from turns group by 1) as t) as times,
  (select count(*)::int from turns) as turns,
  (select percentile_cont(0.5) within group (order by confidence) from turns) as median_confidence,
  (select percentile_cont(0.5) within group (order by ms) from turns) as median_ms,
  (select percentile_cont(0.95) within group (order by ms) from turns) as p95_ms
`,
}

const counts = z.record(z.string(), z.int())
const lists = z.record(z.string(), z.array(z.int()))
const rowSchema = z.object({
  done: counts,
  added: counts,
  asked: lists,
  open: lists,
  confidence: counts,
  times: counts,
  turns: z.int(),
  median_confidence: z.number().nullable(),
  median_ms: z.number().nullable(),
  p95_ms: z.number().nullable(),
})

/** What a user did and how it went, counted in the database. */
export async function readInsights(
  database: Database,
  user_id: string,
  timezone: string,
  days: readonly Day[],
): Promise<Insights> {
  const values = [user_id, days.map((day) => day.starts_at), CONFIDENCE_STEPS, TIME_STEPS]
  const row = rowSchema.parse((await asUser(database, user_id, read, values))[0])
  return {
    timezone,
    days: days.map(({ day }, index) => {
      const [turns = 0, confirmations = 0, clarifications = 0] = row.asked[index + 1] ?? []
      const [added, completed] = [row.added[index + 1] ?? 0, row.done[index + 1] ?? 0]
      return { day, added, completed, turns, confirmations, clarifications }
    }),
    open: (['day', 'week', 'month', 'older'] as const).map((age, index) => {
      const [high = 0, medium = 0, low = 0, none = 0] = row.open[index + 1] ?? []
      return { age, high, medium, low, none }
    }),
    recent: {
      turns: row.turns,
      confidence: CONFIDENCE_STEPS.map((from, index) => ({ from, turns: row.confidence[index + 1] ?? 0 })),
      median_confidence: row.median_confidence,
      times: TIME_STEPS.map((from_ms, index) => ({ from_ms, turns: row.times[index + 1] ?? 0 })),
      median_ms: row.median_ms,
      p95_ms: row.p95_ms,
    },
  }
}
