import { startServer } from '../http/serve.ts'
import { readConfig } from '../runtime/config.ts'

/** Serves until it is told to stop. */
export async function serve(): Promise<number> {
  const server = await startServer(readConfig(process.env))
  process.stdout.write(`Sayso is ready on ${server.url}\n`)
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
  await server.close()
  return 0
}
