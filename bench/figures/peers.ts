import { installPeers } from '../peers.ts'
import { startScript } from '../programs.ts'
import { type Cost, medianCost, openStage } from '../rounds.ts'
import { type Figure, type How, short, told } from './figure.ts'
import { add } from './turns.ts'

const agents = { 'Vercel AI SDK': 'ai-sdk.mjs', 'OpenAI Agents JS': 'openai-agents.mjs' }

/**
 * A turn beside agents that are given a model which answers at once and one tool that inserts one row. Sayso's turn has its
 * database, audit and conversation in it.
 */
export async function peerFigures(how: How, folder: string): Promise<Figure[]> {
  const place = installPeers(how.cache)
  if ('fault' in place) return [told('other agents', place.fault)]
  const stage = await openStage('off', folder)
  const model = await startScript(place.fileOf('model.mjs'), [])
  const others = []
  try {
    const sayso = { name: 'Sayso', program: await stage.start(), costs: [] as Cost[] }
    for (const [name, file] of Object.entries(agents)) {
      const program = await startScript(place.fileOf(file), [stage.postgres.url, model.url])
      others.push({ name, program, costs: [] as Cost[] })
    }
    for (const { program } of [sayso, ...others]) await stage.warm(program, how)
    for (let round = 0; round < how.rounds; round++)
      for (const { program, costs } of [sayso, ...others])
        costs.push(await stage.run(program, { clients: 1, seconds: how.seconds, say: add }))
    const own = medianCost(sayso.costs)
    return [
      told('a turn of Sayso, one client', written(own)),
      ...others.map(({ name, costs }) => beside(own, name, medianCost(costs))),
    ]
  } finally {
    for (const { program } of others) await program.stop()
    await model.stop()
    await stage.close()
  }
}

const written = ({ p50_ms, node_ms, postgres_ms }: Cost) =>
  `${short(p50_ms)} ms, CPU ${short(node_ms)} + ${short(postgres_ms)} ms`

function beside(own: Cost, name: string, cost: Cost): Figure {
  return {
    what: `a turn of ${name}, one tool call, scripted model`,
    reach: 'more than Sayso',
    is: written(cost),
    reached: cost.p50_ms > own.p50_ms,
  }
}
