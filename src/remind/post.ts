// One POST to an address that a user gave. Where it leads is judged after its name was looked up, and the connection goes to
// exactly the address that was judged; a redirect is not followed, and what comes back is not read beyond its status.

import { lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

const TIMEOUT_MS = 10_000

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export type Allowed = 'public' | 'any'

/** The response's status; throws if there was none, or if the address is not allowed. */
export async function post({ url, headers, body }: Post, allowed: Allowed): Promise<number> {
  const address = new URL(url)
  if (allowed === 'public' && isRefusedHost(address.hostname)) throw refusal()
  const send = address.protocol === 'https:' ? requestSecure : requestPlain
  return await new Promise<number>((resolve, reject) => {
    const request = send(address, {
      method: 'POST',
      headers: { 'content-length': String(body.length), 'user-agent': 'sayso', ...headers },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(allowed === 'public' ? { lookup: lookupPublic } : {}),
    })
    request.once('error', reject)
    request.once('response', (response) => {
      response.once('error', () => {})
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    request.end(body)
  })
}

/** A host that is already an address needs no lookup. */
export function isRefusedHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && isPrivateAddress(host)
}

const lookupPublic: typeof lookup = ((host: string, options: object, done: (...found: unknown[]) => void) => {
  lookup(host, { ...options, all: true }, (fault, found) => {
    if (fault !== null) return done(fault)
    if (found.length === 0 || found.some(({ address }) => isPrivateAddress(address))) return done(refusal())
    const [first] = found
    if ('all' in options && options.all === true) done(null, found)
    else done(null, first?.address, first?.family)
  })
}) as typeof lookup

function refusal(): Error {
  return Object.assign(new Error('this address leads to a private network'), { code: 'PRIVATE_ADDRESS' })
}
