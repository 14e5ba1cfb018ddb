import cluster from 'node:cluster'
import { AppError } from '../domain/errors.ts'
import { startServer } from '../http/serve.ts'
import { readConfig } from '../runtime/config.ts'
import { giveBackMemory } from '../runtime/give-back.ts'
import { optimiseLater } from '../runtime/optimise-later.ts'
import { readArguments, usages } from './usage.ts'
import { serveWithWorkers } from './workers.ts'

/** Serves until it is told to stop. */
export async function serve(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(usages.serve, args)
  if (positionals.length > 0) throw new AppError('BAD_REQUEST', `sayso serve takes no '${positionals[0]}'.`)
  const { port = process.env.PORT, host = process.env.HOST } = values
  const config = readConfig({ ...process.env, PORT: port, HOST: host })
  const isReady = (url: string) => process.stdout.write(`Sayso is ready on ${url}\n`)
  if (config.workers > 1 && cluster.isPrimary) return await serveWithWorkers(config.workers, isReady)
  const server = await startServer(config)
  optimiseLater()
  // Whoever starts the embedded database waits for it, on a machine of their own.
  if ('url' in config.database) giveBackMemory()
  // Whoever reads that it is ready may tell it to stop at once.
  const told = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    // It may be told more than once, by whoever started it and by the system.
    process.on('SIGTERM', () => resolve())
    // Its primary is gone.
    process.once('disconnect', () => resolve())
  })
  if (cluster.isPrimary) isReady(server.url)
  else process.send?.(server.url)
  await told
  await server.close()
  // Its line to the primary would keep it alive.
  if (process.connected) process.disconnect()
  return 0
}
