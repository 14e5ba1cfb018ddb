import { fillUser } from '../fill-user.ts'
import { type Cost, medianCost, openStage, type Say, type Stage } from '../rounds.ts'
import { trafficOf } from '../statements.ts'
import { atLeast, atMost, type Figure, type How, median, short, told } from './figure.ts'

export const add: Say = (client, count) => `add parcel ${client} ${count}`
export const list: Say = () => 'show my tasks'

const LISTER = 'lister'
/** What a list shows at most. */
const LISTED = 20

const written = ({ per_second, node_ms, postgres_ms, wal_bytes }: Cost) =>
  `${per_second.toFixed(0)} turns/s, CPU ${short(node_ms)} + ${short(postgres_ms)} ms, ${short(wal_bytes / 1000)} kB of log`

/** An add beside pgbench with its statements and beside a bare insert; a list beside an add. */
export async function turnFigures(how: How, fsync: 'on' | 'off', folder: string): Promise<Figure[]> {
  const stage = await openStage(fsync, folder)
  try {
    const [sayso, bare] = [await stage.start(), await stage.startBare()]
    await fillUser(stage.postgres.url, LISTER, LISTED)
    await stage.warm(sayso, how)
    await stage.warm(bare, how)
    const figures: Figure[] = []
    for (const clients of how.clients) {
      const costs = { sayso: [] as Cost[], bare: [] as Cost[], list: [] as Cost[] }
      const others: (number | null)[] = []
      const load = { clients, seconds: how.seconds, say: add }
      for (let round = 0; round < how.rounds; round++) {
        costs.sayso.push(await stage.run(sayso, load))
        others.push(await stage.pgbench(clients, how.seconds))
        costs.bare.push(await stage.run(bare, load))
        if (clients === 1) costs.list.push(await stage.run(sayso, { ...load, say: list, user: LISTER }))
      }
      const adding = medianCost(costs.sayso)
      const where = `fsync ${fsync}, ${clients} client${clients === 1 ? '' : 's'}`
      figures.push(told(`an add, ${where}`, written(adding)))
      figures.push(told(`a bare insert, ${where}`, written(medianCost(costs.bare))))
      figures.push(besidePgbench(adding, others, where, fsync === 'on' && clients > 1))
      if (clients === 1 && fsync === 'off')
        figures.push(...alone(adding, medianCost(costs.list)), ...(await traffic(stage)))
    }
    return figures
  } finally {
    await stage.close()
  }
}

function besidePgbench(adding: Cost, others: readonly (number | null)[], where: string, counts: boolean): Figure {
  const what = `an add beside pgbench with the same statements, ${where}`
  if (others.includes(null)) return told(what, 'pgbench is not installed')
  const share = adding.per_second / median(others.map(Number))
  return counts ? atLeast(what, 0.5, '×', share) : told(what, `${short(share)} ×`)
}

function alone(adding: Cost, listing: Cost): Figure[] {
  const whole = ({ node_ms, postgres_ms }: Cost) => node_ms + postgres_ms
  return [
    atMost('an add, CPU in Node', 0.9, 'ms', adding.node_ms),
    atMost('an add, CPU in PostgreSQL', 1.2, 'ms', adding.postgres_ms),
    atMost('a list of 20 tasks beside an add, CPU', 1.5, '×', whole(listing) / whole(adding)),
  ]
}

async function traffic({ postgres }: Stage): Promise<Figure[]> {
  const adding = await trafficOf(postgres.url, 'traffic 1', 'add eggs')
  const completing = await trafficOf(postgres.url, 'traffic 2', 'complete the milk one')
  return [
    atMost('an add', 3, 'round trips', adding.round_trips),
    atMost('an add', 12, 'statements', adding.statements),
    atMost('"complete the milk one"', 4, 'round trips', completing.round_trips),
    atMost('"complete the milk one"', 12, 'statements', completing.statements),
  ]
}
