import { openDatabase } from '../../src/store/database.ts'
import { begin, enter, enteringToAct, type Line, leave, openLine } from '../../src/store/line.ts'
import { AT_ONCE, addUpMany } from '../../src/store/tallies.ts'
import { type BuiltQuery, buildCountQuery, buildTaskQuery } from '../../src/store/task-query.ts'
import type { TaskQuery } from '../../src/tools/contract.ts'
import { combinations, fillForQueries, sorts } from '../../tests/support/task-queries.ts'
import { atMost, type Figure, type How, short, told } from './figure.ts'

const USER = 'asks everything'
/**
 * The slowest are timed again, one after the other in rounds, and the least time counts: what else the machine does is not
 * theirs, and often goes on for longer than a few times of one query.
 */
const SLOWEST = 40
const TIMES = 5

/** Every filter, sort and combination of them, as one of their turns would send it. */
export async function queryFigures(url: string, { tasks }: How): Promise<Figure[]> {
  const database = await openDatabase({ url, connections: 2 }, () => {})
  await fillForQueries(database.pool, [USER], tasks)
  const line = await openLine(database)
  try {
    await Promise.all([line.send(begin), line.send(enter, enteringToAct(USER, 60_000))])
    const all: { query: TaskQuery; ms: number }[] = []
    for (const [sort, past] of sorts)
      for (const query of combinations(sort, past))
        all.push({ query, ms: await least(line, buildTaskQuery(USER, query), 1) })
    const again = all.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
    for (let time = 0; time < TIMES; time++)
      for (const one of again) one.ms = Math.min(one.ms, await least(line, buildTaskQuery(USER, one.query), 1))
    const [worst] = again.sort((one, other) => other.ms - one.ms)
    // As those who have counted before leave it.
    for (let loose = tasks; loose > 0; loose -= AT_ONCE) await addUpMany(line, USER, tasks)
    const counting = await least(line, buildCountQuery(USER, everything), TIMES)
    return [
      atMost(`the slowest of ${all.length} queries on ${tasks} tasks`, 3, 'ms', worst?.ms ?? 0, named(worst?.query)),
      told(`counting ${tasks} tasks`, `${short(counting)} ms`),
    ]
  } finally {
    await leave(line)
    await database.close()
  }
}

const everything: TaskQuery = {
  status: 'pending',
  priority: null,
  due_before: null,
  due_after: null,
  ids: null,
  words: null,
  title_key: null,
  sort: 'normal',
  limit: 51,
  after: null,
}

/** What a query asks for, without what it does not. */
function named(query: TaskQuery | undefined): string {
  const { limit: _, title_key: __, ...asked } = query ?? everything
  const said = Object.entries(asked).filter(([, value]) => value !== null)
  return ` (${said.map(([name, value]) => `${name} ${value}`).join(', ')})`
}

async function least(line: Line, { statement, values }: BuiltQuery, times: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let time = 0; time < times; time++) {
    const started = performance.now()
    await line.send(statement, values)
    shortest = Math.min(shortest, performance.now() - started)
  }
  return shortest
}
