// Clients of the server that only gives back its text, on each transport.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { echoServer } from './echo-server.ts'
import type { TransportName } from './tool-callers.ts'

export interface Echo {
  say(text: string): Promise<void>
  close(): Promise<void>
}

const file = join(import.meta.dirname, 'echo-server.ts')
const args = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', file]

export async function openEcho(transport: TransportName): Promise<Echo> {
  if (transport === 'HTTP') return await overHttp()
  if (transport === 'stdio')
    return await connect(new StdioClientTransport({ command: process.execPath, args: [...args, 'stdio'] }), 'modern')
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair()
  await echoServer().connect(serverSide)
  return await connect(clientSide, 'legacy')
}

/** In memory there is no request to carry the newer protocol's particulars, so the pair speaks the older one, as ours does. */
async function connect(transport: Transport, era: 'modern' | 'legacy', done?: () => Promise<void>): Promise<Echo> {
  const mode = era === 'modern' ? { pin: '2026-07-28' } : 'legacy'
  const client = new Client({ name: 'bench', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(transport)
  return {
    say: async (text) => {
      const { content } = await client.callTool({ name: 'echo', arguments: { text } })
      if (content[0]?.type !== 'text' || content[0].text !== text) throw new Error('not what was said')
    },
    close: async () => {
      await client.close()
      await done?.()
    },
  }
}

async function overHttp(): Promise<Echo> {
  const child = spawn(process.execPath, [...args, 'http'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes) => resolve(`${bytes}`.trim().replace('ready on ', '')))
    child.once('exit', () => reject(new Error('the example server did not start')))
  })
  const done = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill()
    })
  return await connect(new StreamableHTTPClientTransport(new URL('/mcp', url)), 'modern', done)
}
