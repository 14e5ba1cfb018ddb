import { type Cost, medianCost, openStage } from '../rounds.ts'
import { type Figure, type How, short, told } from './figure.ts'
import { add } from './turns.ts'

const CLIENTS = 16

/** One process, two workers behind one address, and two servers, all on one PostgreSQL. */
export async function workerFigures(how: How, folder: string): Promise<Figure[]> {
  const stage = await openStage('on', folder)
  try {
    const one = await stage.start()
    const workers = await stage.start({ SAYSO_WORKERS: '2' })
    const other = await stage.start()
    const kinds = [
      { name: 'one process', programs: [one], costs: [] as Cost[] },
      { name: 'two workers', programs: [workers], costs: [] as Cost[] },
      { name: 'two servers', programs: [one, other], costs: [] as Cost[] },
    ]
    for (const program of [one, workers, other]) await stage.warm(program, how)
    for (let round = 0; round < how.rounds; round++)
      for (const { programs, costs } of kinds)
        costs.push(await stage.run(programs, { clients: CLIENTS, seconds: how.seconds, say: add }))
    return kinds.map(({ name, costs }) => {
      const { per_second, node_ms, postgres_ms } = medianCost(costs)
      const cpu = `CPU ${short(node_ms)} + ${short(postgres_ms)} ms`
      return told(`${name}, fsync on, ${CLIENTS} clients`, `${per_second.toFixed(0)} turns/s, ${cpu}`)
    })
  } finally {
    await stage.close()
  }
}
