// Signing a terminal in by a browser, which may be on another device (RFC 8628).

import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '../domain/errors.ts'
import { readConfig } from '../runtime/config.ts'
import { findServer } from './find-server.ts'
import { forgetLogin, keepLogin, readLogin } from './kept-login.ts'
import { printable } from './terminal.ts'
import { readArguments, usages } from './usage.ts'

const CLIENT = 'sayso-terminal'
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const TIMEOUT_MS = 10_000

const askedSchema = z.object({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri_complete: z.url(),
  interval: z.number().min(0).max(60),
})
const answerSchema = z.union([z.object({ access_token: z.string() }), z.object({ error: z.string() })])

const refusals: Readonly<Record<string, string>> = {
  access_denied: 'You said no, so this terminal was not signed in.',
  expired_token: 'That took too long. Run sayso login again.',
}

export async function login(args: readonly string[]): Promise<number> {
  const { positionals } = readArguments(usages.login, args)
  const config = readConfig(process.env)
  const url = readUrl(positionals[0] ?? (await findServer(config))?.url)
  const asked = askedSchema.safeParse(await post(url, '/oauth/device', { client_id: CLIENT, name: hostname() }))
  if (!asked.success) throw new AppError('BAD_REQUEST', `The server at ${url} has no accounts to sign in to.`)
  const { device_code, user_code, verification_uri_complete: address, interval } = asked.data
  process.stdout.write(
    `Open this address and check that it shows ${printable(user_code)}:\n\n  ${printable(address)}\n\nWaiting …\n`,
  )
  const token = await waitFor(url, device_code, interval * 1000)
  keepLogin(config.data_dir, { url, token })
  process.stdout.write(`Signed in to ${url}. sayso logout signs out again.\n`)
  return 0
}

export async function logout(args: readonly string[]): Promise<number> {
  readArguments(usages.logout, args)
  const { data_dir } = readConfig(process.env)
  const kept = readLogin(data_dir)
  if (kept === null) throw new AppError('BAD_REQUEST', 'This terminal is not signed in.')
  forgetLogin(data_dir)
  await post(kept.url, '/oauth/revoke', { token: kept.token }).catch(() => {
    throw new AppError(
      'UNAVAILABLE',
      `Signed out here, but ${kept.url} could not be told. Revoke the token on the page.`,
    )
  })
  process.stdout.write(`Signed out of ${kept.url}.\n`)
  return 0
}

async function waitFor(url: string, device_code: string, pause_ms: number): Promise<string> {
  while (true) {
    await sleep(pause_ms)
    const answer = answerSchema.parse(
      await post(url, '/oauth/token', { grant_type: GRANT, client_id: CLIENT, device_code }),
    )
    if ('access_token' in answer) return answer.access_token
    if (answer.error !== 'authorization_pending')
      throw new AppError('FORBIDDEN', refusals[answer.error] ?? 'This terminal could not be signed in.')
  }
}

async function post(url: string, path: string, fields: Record<string, string>): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal,
      redirect: 'error',
    })
    const text = await response.text()
    return text === '' ? null : JSON.parse(text)
  } catch (cause) {
    throw new AppError('UNAVAILABLE', `The server at ${url} is not answering.`, { cause })
  }
}

/** What is secret goes over https, or not further than this machine. */
function readUrl(given: string | undefined): string {
  if (given === undefined)
    throw new AppError('BAD_REQUEST', 'sayso login needs the address of a server, such as https://tasks.example.')
  const url = URL.parse(given)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  if (url === null || !isSafe) throw new AppError('BAD_REQUEST', `${given}: must be an https address.`)
  return `${url.origin}${url.pathname === '/' ? '' : url.pathname}`
}
