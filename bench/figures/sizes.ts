import { fillUser } from '../fill-user.ts'
import { type Cost, medianCost, openStage, type Say } from '../rounds.ts'
import { atMost, type Figure, type How, short } from './figure.ts'
import { queryFigures } from './queries.ts'
import { add, list } from './turns.ts'

/** The same turns for somebody with few tasks and for somebody with many, and every query on many. */
export async function sizeFigures(how: How, folder: string): Promise<Figure[]> {
  const stage = await openStage('off', folder)
  try {
    const sayso = await stage.start()
    const users = [10, how.tasks].map((tasks) => ({ tasks, user: `with ${tasks}`, costs: new Map<string, Cost[]>() }))
    for (const { user, tasks } of users) await fillUser(stage.postgres.url, user, tasks)
    await stage.warm(sayso, how)
    const turns: Record<string, (tasks: number) => Say> = {
      'an add': () => add,
      'a list': () => list,
      '"complete the … one"': (tasks) => (_, count) => `complete the unicorn${count % Math.min(tasks, 1000)} one`,
      '"complete parcel 99"': () => () => 'complete parcel 99',
    }
    for (let round = 0; round <= how.rounds; round++)
      for (const [name, made] of Object.entries(turns))
        for (const { user, tasks, costs } of users) {
          const cost = await stage.run(sayso, { clients: 1, seconds: how.seconds, say: made(tasks), user })
          // The first round only warms up.
          if (round > 0) costs.set(name, [...(costs.get(name) ?? []), cost])
        }
    const figures = Object.keys(turns).map((name) => {
      const [few = 0, many = 0] = users.map(({ costs }) => {
        const { node_ms, postgres_ms } = medianCost(costs.get(name) ?? [])
        return node_ms + postgres_ms
      })
      const note = ` (${short(few)} → ${short(many)} ms)`
      return atMost(`${name}, ${how.tasks} tasks beside 10: CPU`, 1.5, '×', many / few, note)
    })
    return [...figures, ...(await queryFigures(stage.postgres.url, how))]
  } finally {
    await stage.close()
  }
}
