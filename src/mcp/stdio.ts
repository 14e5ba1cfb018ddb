import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { JSONRPCMessage, Server, Transport } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Report } from '../tools/run.ts'
import { serveCompletions } from './complete.ts'
import { withPlainFaults } from './faults.ts'
import { wishedFor, withTextState } from './inbound.ts'
import { openRequests } from './open-requests.ts'
import { servePrompts } from './prompts.ts'
import { concerns, serveResources } from './resources.ts'
import { sayTool } from './say.ts'
import type { TransportScope } from './scope.ts'
import { createServer } from './server.ts'

/** Serves one client on the standard streams until it goes away. */
export async function stdioFace(scope: TransportScope, report: Report, withChat: boolean): Promise<void> {
  const watched = new Set<string>()
  const plain = withPlainFaults(scope, report)
  // Only this process's client ever carries what is sealed here.
  const key = randomBytes(32)
  let server: Server | null = null
  const { transport, ended } = watchedTransport((message) => {
    for (const uri of wishedFor(message) ?? []) watched.add(uri)
    return withTextState(message)
  })
  const stop = await scope.follow((what) => {
    for (const uri of watched) if (concerns(what, uri)) server?.sendResourceUpdated({ uri }).catch(() => {})
  })
  const handle = serveStdio(
    ({ era }) => {
      server = createServer(() => scope, report, {
        stateKey: async () => key,
        more: withChat ? [sayTool(scope)] : [],
        extend: (made) => {
          serveResources(made, plain, true, era === 'legacy' ? watched : undefined)
          servePrompts(made, plain)
          serveCompletions(made, plain)
        },
      })
      return server
    },
    { transport, onerror: (fault) => report(fault, 'stdio') },
  )
  await ended
  stop()
  await handle.close()
}

/** The standard streams, with a check of each incoming message. */
function watchedTransport(look: (message: JSONRPCMessage) => JSONRPCMessage): {
  transport: Transport
  ended: Promise<void>
} {
  const open = openRequests()
  const input = new PassThrough()
  process.stdin.pipe(input, { end: false })
  // A client that has closed its input still gets its answers.
  process.stdin.once('close', () => void open.answered().then(() => input.end()))
  const wire = new StdioServerTransport(input)
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const transport: Transport = {
    async start() {
      wire.onmessage = (message) => {
        open.came(message)
        transport.onmessage?.(look(message))
      }
      wire.onerror = (fault) => transport.onerror?.(fault)
      wire.onclose = () => {
        transport.onclose?.()
        resolve()
      }
      await wire.start()
    },
    async send(message) {
      await wire.send(message)
      open.went(message)
    },
    close: () => wire.close(),
  }
  return { transport, ended }
}
