import { freshEmbedded } from '../../tests/support/databases.ts'
import { memoryOf } from '../processes.ts'
import { startSayso } from '../programs.ts'
import { openStage } from '../rounds.ts'
import { atMost, type Figure, type How } from './figure.ts'
import { add } from './turns.ts'

const LOADED = 1000

/** Starting, and the memory of a server that has done nothing and one that has taken turns. */
export async function startFigures(how: How, folder: string): Promise<Figure[]> {
  const stage = await openStage('off', folder)
  try {
    const sayso = await stage.start()
    const idle = memoryOf(sayso.pid)
    await stage.warm(sayso, { warm_turns: LOADED, warm_seconds: 60 })
    await stage.run(sayso, { clients: 8, seconds: how.seconds, say: add })
    return [
      atMost('memory on PostgreSQL, idle', 150, 'MB', idle),
      atMost(`memory on PostgreSQL, after ${LOADED} turns and more`, 300, 'MB', memoryOf(sayso.pid)),
      ...(await embedded()),
    ]
  } finally {
    await stage.close()
  }
}

async function embedded(): Promise<Figure[]> {
  const { env, remove } = await freshEmbedded()
  const figures: Figure[] = []
  for (const time of ['first', 'second'] as const) {
    const begun = performance.now()
    const server = await startSayso(env)
    const took = (performance.now() - begun) / 1000
    if (time === 'second') {
      figures.push(atMost('ready, second time', 2, 's', took))
      figures.push(atMost('memory with the embedded database, idle', 450, 'MB', memoryOf(server.pid)))
    }
    await server.stop()
  }
  await remove()
  return figures
}
