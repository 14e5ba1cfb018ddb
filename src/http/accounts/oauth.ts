// Where agents and terminals ask to be let in. People decide on the page, with their session.

import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Accounts } from '../../accounts/accounts.ts'
import { ACCESS_SECONDS, type Client, DEVICE_SECONDS } from '../../accounts/oauth.ts'
import { rightsSchema } from '../../domain/account.ts'
import { AppError } from '../../domain/errors.ts'
import { cleanLine, storable } from '../../domain/text.ts'
import type { Env } from '../env.ts'
import { readBody, readJson, readQuery } from '../read.ts'
import type { Person } from './account.ts'
import { limitByAddress } from './limits.ts'

const PER_MINUTE = 60
const TERMINAL = 'sayso-terminal'
const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const SCOPE = 'tasks'

const named = storable().transform((name) => cleanLine(name).slice(0, 60) || 'An agent')
const registerSchema = z.object({
  client_name: named.default('An agent'),
  redirect_uris: z.array(z.string().max(500).refine(isRedirect)).min(1).max(10),
})
const askedSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.string().max(100),
  redirect_uri: z.string().max(500),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  state: z.string().max(2000).optional(),
  resource: z.string().max(500).optional(),
})
const consentSchema = z.strictObject({
  asked: z.record(z.string(), z.string()),
  rights: rightsSchema,
  answer: z.enum(['yes', 'no']),
})
const deviceSchema = z.strictObject({ user_code: z.string().max(20), answer: z.enum(['yes', 'no']) })

const nativeSchemes = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'claude:'])
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Only where a code is safe: over https, on the same machine, or to an app scheme that is known or named by its domain. */
export function isRedirect(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.hash !== '' || url.username !== '') return false
  if (url.protocol === 'https:') return true
  if (url.protocol === 'http:') return loopback.test(url.hostname)
  return nativeSchemes.has(url.protocol) || /^[a-z][a-z\d-]*(\.[a-z\d-]+)+:$/.test(url.protocol)
}

/** As registered; a program on the same machine may listen on any port. */
function isRegistered({ redirect_uris }: Client, given: string): boolean {
  return redirect_uris.some(
    (known) => known === given || (withoutPort(known) !== null && withoutPort(known) === withoutPort(given)),
  )
}

function withoutPort(text: string): string | null {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'http:' || !loopback.test(url.hostname)) return null
  url.port = ''
  return url.href
}

export function oauthRoutes(app: Hono<Env>, accounts: Accounts, person: Person, public_url: string): void {
  const { grants } = accounts
  const resource = `${public_url}/mcp`
  const open = { 'Access-Control-Allow-Origin': '*' }
  const protectedResource = {
    resource,
    resource_name: 'Sayso',
    authorization_servers: [public_url],
    scopes_supported: [SCOPE],
    bearer_methods_supported: ['header'],
  }
  const server = {
    issuer: public_url,
    authorization_endpoint: `${public_url}/authorize`,
    token_endpoint: `${public_url}/oauth/token`,
    registration_endpoint: `${public_url}/oauth/register`,
    revocation_endpoint: `${public_url}/oauth/revoke`,
    device_authorization_endpoint: `${public_url}/oauth/device`,
    scopes_supported: [SCOPE],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', DEVICE_GRANT],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])
    app.get(path, (context) => context.json(protectedResource, 200, open))
  app.get('/.well-known/oauth-authorization-server', (context) => context.json(server, 200, open))

  app.use('/oauth/*', limitByAddress(PER_MINUTE))
  app.use('/oauth/*', async (context, next) => {
    context.header('Cache-Control', 'no-store')
    await next()
  })

  app.post('/oauth/register', async (context) => {
    const parsed = registerSchema.safeParse(await readJson(context.req.raw))
    if (!parsed.success)
      return refuse(
        context,
        parsed.error.issues[0]?.path[0] === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      )
    const { id, name, redirect_uris } = await grants.register(parsed.data.client_name, parsed.data.redirect_uris)
    return context.json(
      {
        client_id: id,
        client_name: name,
        redirect_uris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
      201,
    )
  })

  // The person decides on the page, whose views are behind the #.
  app.get('/authorize', (context) =>
    context.redirect(`/#/authorize/${encodeURIComponent(new URL(context.req.url).search.slice(1))}`),
  )

  /** Nothing is ever sent to an address that the client has not registered. */
  async function readAsked(given: unknown) {
    const asked = askedSchema.safeParse(given)
    const client = asked.success ? await grants.client(asked.data.client_id) : null
    if (!asked.success || client === null || !isRegistered(client, asked.data.redirect_uri))
      throw new AppError('BAD_REQUEST', "That request isn't valid. Start again from the program that sent you here.")
    if (asked.data.resource !== undefined && withoutSlash(asked.data.resource) !== resource)
      throw new AppError('BAD_REQUEST', 'That request is for another server.')
    return { asked: asked.data, client }
  }

  app.get('/api/account/authorize', async (context) => {
    await person(context)
    const { asked, client } = await readAsked(readQuery(context, z.looseObject({})))
    const { protocol, host } = new URL(asked.redirect_uri)
    return context.json({ name: client.name, goes_to: host === '' ? protocol : host })
  })

  app.post('/api/account/authorize', async (context) => {
    const { user_id } = await person(context)
    const { asked: given, rights, answer } = await readBody(context, consentSchema)
    const { asked, client } = await readAsked(given)
    const { redirect_uri, state, code_challenge: challenge } = asked
    const back = new URL(redirect_uri)
    if (answer === 'no') back.searchParams.set('error', 'access_denied')
    else {
      const code = await grants.consent({ user_id, client_id: client.id, redirect_uri, challenge, rights })
      back.searchParams.set('code', code)
    }
    if (state !== undefined) back.searchParams.set('state', state)
    back.searchParams.set('iss', public_url)
    return context.json({ goes_to: back.href })
  })

  app.post('/oauth/token', async (context) => {
    const form = await readForm(context)
    const { grant_type, client_id = '', resource: target } = form
    if (target !== undefined && withoutSlash(target) !== resource) return refuse(context, 'invalid_target')
    if (grant_type === DEVICE_GRANT) {
      const answer = client_id === TERMINAL ? await grants.pollDevice(form.device_code ?? '') : 'expired_token'
      if (typeof answer === 'string') return refuse(context, answer)
      return context.json({ access_token: answer.access_token, token_type: 'Bearer' })
    }
    const granted = await grant(form, client_id)
    if (granted === undefined) return refuse(context, 'unsupported_grant_type')
    if (granted === null) return refuse(context, 'invalid_grant')
    return context.json({ ...granted, token_type: 'Bearer', expires_in: ACCESS_SECONDS, scope: SCOPE })
  })

  async function grant(form: Form, client_id: string) {
    const { grant_type, code = '', redirect_uri = '', code_verifier = '', refresh_token = '' } = form
    if (grant_type === 'refresh_token') return await grants.refresh(refresh_token, client_id)
    if (grant_type !== 'authorization_code') return undefined
    return /^[\w.~-]{43,128}$/.test(code_verifier)
      ? await grants.exchange(code, client_id, redirect_uri, code_verifier)
      : null
  }

  app.post('/oauth/revoke', async (context) => {
    const { token = '' } = await readForm(context)
    await grants.end(token)
    return context.body(null, 200)
  })

  app.post('/oauth/device', async (context) => {
    const { client_id, name = '' } = await readForm(context)
    if (client_id !== TERMINAL) return refuse(context, 'invalid_client')
    const { device_code, user_code } = await grants.askDevice(named.safeParse(name).data ?? 'A terminal')
    return context.json({
      device_code,
      user_code,
      verification_uri: `${public_url}/#/device`,
      verification_uri_complete: `${public_url}/#/device/${user_code}`,
      expires_in: DEVICE_SECONDS,
      interval: 2,
    })
  })

  app.use('/api/account/device/*', limitByAddress(30))
  app.get('/api/account/device/:user_code', async (context) => {
    await person(context)
    const device = await grants.device(context.req.param('user_code'))
    if (device === null) throw noDevice()
    return context.json(device)
  })

  app.post('/api/account/device', async (context) => {
    const { user_id } = await person(context)
    const { user_code, answer } = await readBody(context, deviceSchema)
    if (!(await grants.answerDevice(user_code, user_id, answer))) throw noDevice()
    return context.json({ answer })
  })
}

const noDevice = () => new AppError('NOT_FOUND', "That code isn't valid, or has expired.")

type Form = Readonly<Record<string, string | undefined>>

/** Each field once: readers disagree on which of two counts. */
async function readForm(context: Context<Env>): Promise<Form> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('content-type') ?? '')) return {}
  const fields = [...new URLSearchParams(await context.req.text())]
  return new Set(fields.map(([name]) => name)).size === fields.length ? Object.fromEntries(fields) : {}
}

function refuse(context: Context<Env>, error: string): Response {
  return context.json({ error }, 400)
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url
}
