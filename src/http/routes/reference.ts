import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import type { Env } from '../env.ts'
import { openApi } from '../openapi.ts'
import { routes } from '../reference.ts'

const folder = new URL('../docs/', import.meta.url)
const files = { '/docs': 'index.html', '/docs/docs.js': 'docs.js', '/docs/docs.css': 'docs.css' } as const
const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const

const own =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The reference, for people and for machines. Nothing on these pages comes from another host. */
export function referenceRoutes(app: Hono<Env>): void {
  // Most servers are never asked for it.
  let document: string | undefined
  app.get('/openapi.json', (context) => {
    document ??= JSON.stringify(openApi(routes))
    return context.body(document, 200, { 'Content-Type': 'application/json' })
  })
  for (const [path, name] of Object.entries(files)) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const type = name.endsWith('.html') ? types.html : name.endsWith('.js') ? types.js : types.css
    app.get(path, (context) =>
      context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': own }),
    )
  }
}
