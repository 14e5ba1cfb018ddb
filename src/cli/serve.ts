import { AppError } from '../domain/errors.ts'
import { startServer } from '../http/serve.ts'
import { readConfig } from '../runtime/config.ts'
import { readArguments, usages } from './usage.ts'

/** Serves until it is told to stop. */
export async function serve(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(usages.serve, args)
  if (positionals.length > 0) throw new AppError('BAD_REQUEST', `sayso serve takes no '${positionals[0]}'.`)
  const { port = process.env.PORT, host = process.env.HOST } = values
  const server = await startServer(readConfig({ ...process.env, PORT: port, HOST: host }))
  process.stdout.write(`Sayso is ready on ${server.url}\n`)
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
  await server.close()
  return 0
}
