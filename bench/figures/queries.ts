import { openDatabase } from '../../src/store/database.ts'
import { begin, enter, entering, type Line, leave, openLine } from '../../src/store/line.ts'
import { type BuiltQuery, buildCountQuery, buildTaskQuery } from '../../src/store/task-query.ts'
import { combinations, fillForQueries, sorts } from '../../tests/support/task-queries.ts'
import { atMost, type Figure, type How, short, told } from './figure.ts'

const USER = 'asks everything'
/** The least of so many counts, so that what else the machine does does not. */
const TIMES = 3

/** Every filter, sort and combination of them, as one of their turns would send it. */
export async function queryFigures(url: string, { tasks }: How): Promise<Figure[]> {
  const database = await openDatabase({ url, connections: 2 }, () => {})
  await fillForQueries(database.pool, [USER], tasks)
  const line = await openLine(database)
  try {
    await Promise.all([line.send(begin), line.send(enter, entering(USER, 60_000))])
    const worst = { ms: 0, of: '' }
    let count = 0
    for (const [sort, past] of sorts)
      for (const query of combinations(sort, past)) {
        const ms = await least(line, buildTaskQuery(USER, query))
        count++
        if (ms > worst.ms) Object.assign(worst, { ms, of: JSON.stringify(query) })
      }
    const all = {
      status: 'pending',
      priority: null,
      due_before: null,
      due_after: null,
      ids: null,
      words: null,
    } as const
    const counting = buildCountQuery(USER, { ...all, title_key: null, sort: 'normal', limit: 51, after: null })
    return [
      atMost(`the slowest of ${count} queries on ${tasks} tasks`, 3, 'ms', worst.ms),
      told('  which is', worst.of),
      told(`counting ${tasks} tasks`, `${short(await least(line, counting))} ms`),
    ]
  } finally {
    await leave(line)
    await database.close()
  }
}

async function least(line: Line, { statement, values }: BuiltQuery): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let time = 0; time < TIMES; time++) {
    const started = performance.now()
    await line.send(statement, values)
    shortest = Math.min(shortest, performance.now() - started)
  }
  return shortest
}
