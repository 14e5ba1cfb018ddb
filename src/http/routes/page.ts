import { fileURLToPath } from 'node:url'
import type { Context, Hono } from 'hono'
import type { Env } from '../env.ts'
import { type Encoding, loadPage, type PageFile } from '../page-files.ts'

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

const policies = {
  'Content-Security-Policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
} as const

const FOREVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'

/**
 * The page and its files, after every other route. Nobody needs to be known to get them; what they show comes from the
 * API, which asks.
 */
export function pageRoutes(app: Hono<Env>, folder: string = built): void {
  const files = loadPage(folder)
  const index = files?.get('/index.html')
  if (files === null || index === undefined) {
    app.get('/', (context) => context.text(NOT_BUILT, 503))
    return
  }
  app.get('/', (context) => send(context, index, ASK_EACH_TIME))
  app.get('*', async (context, next) => {
    const { path } = context.req
    const file = files.get(path)
    if (file !== undefined) return send(context, file, path.startsWith('/assets/') ? FOREVER : ASK_EACH_TIME)
    return isView(context) ? send(context, index, ASK_EACH_TIME) : await next()
  })
}

const NOT_BUILT = `The page has not been built. "npm start" builds it by itself; the routes are described at /docs.\n`

/** Views have addresses of their own, which a browser asks for when they are opened or reloaded. */
function isView(context: Context<Env>): boolean {
  const { path } = context.req
  const isPage = (context.req.header('accept') ?? '').includes('text/html')
  const isFile = path.slice(path.lastIndexOf('/')).includes('.')
  return isPage && !isFile && !/^\/(api|mcp|docs|assets)(\/|$)/.test(path)
}

function send(context: Context<Env>, file: PageFile, caching: string): Response {
  const headers = { ...policies, 'Cache-Control': caching, ETag: file.etag, Vary: 'Accept-Encoding' }
  if (context.req.header('if-none-match')?.includes(file.etag)) return context.body(null, 304, headers)
  const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '')
  // Images are already compressed.
  const isPacked = file.bytes[encoding] !== file.bytes.identity
  const packed = isPacked ? { 'Content-Encoding': encoding } : {}
  return context.body(file.bytes[encoding], 200, { ...headers, ...packed, 'Content-Type': file.type })
}

function chooseEncoding(accepted: string): Encoding {
  const takes = (name: string) =>
    accepted.split(',').some((entry) => {
      const [given, quality] = entry.split(';').map((part) => part.trim().toLowerCase())
      return given === name && !/^q=0(\.0*)?$/.test(quality ?? '')
    })
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
