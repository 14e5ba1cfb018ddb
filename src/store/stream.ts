import { Duplex, Writable } from 'node:stream'

/** The socket of a client, if this version of the driver still shows it. */
export function streamOf(client: object): Writable | undefined {
  const connection = 'connection' in client ? client.connection : undefined
  const stream =
    typeof connection === 'object' && connection !== null && 'stream' in connection ? connection.stream : undefined
  return stream instanceof Writable || stream instanceof Duplex ? stream : undefined
}
