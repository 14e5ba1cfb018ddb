import type { Hono } from 'hono'
import { z } from 'zod'
import type { Sayso } from '../../compose.ts'
import { pageSchema } from '../../domain/page.ts'
import { ownSettingsSchema } from '../../domain/settings.ts'
import { storable } from '../../domain/text.ts'
import type { Env } from '../env.ts'
import { checkSettings } from '../leash.ts'
import { readBody, readQuery } from '../read.ts'

export const auditQuerySchema = pageSchema.extend({ conversation_id: z.string().max(100).optional() })

export const revokeSchema = z.strictObject({ token_id: storable().min(1).max(200).optional() })

export const eraseSchema = z.strictObject({
  confirm: z.literal('erase everything', 'Say "erase everything" to erase everything for good.'),
})

/** What is kept of a user: the audit, their settings, and all of it to take along or to erase. */
export function recordRoutes(app: Hono<Env>, sayso: Sayso): void {
  app.get('/api/audit/decisions', async (context) =>
    context.json(await sayso.audit.decisions(context.get('caller').user_id, readQuery(context, auditQuerySchema))),
  )

  app.get('/api/audit/tool-invocations', async (context) =>
    context.json(await sayso.audit.invocations(context.get('caller').user_id, readQuery(context, auditQuerySchema))),
  )

  app.get('/api/audit/settings', async (context) =>
    context.json(await sayso.audit.settings(context.get('caller').user_id, readQuery(context, pageSchema))),
  )

  app.get('/api/settings', async (context) => context.json(await sayso.readSettings(context.get('caller').user_id)))

  app.put('/api/settings', async (context) => {
    const given = await readBody(context, ownSettingsSchema)
    checkSettings(context.get('caller'), given)
    return context.json(await sayso.changeSettings(context.get('caller').user_id, given))
  })

  app.get('/api/model', async (context) => context.json(await sayso.modelFor(context.get('caller').user_id)))

  app.get('/api/me/export', async (context) => {
    const { user_id } = context.get('caller')
    // Once the response has started it can't become an error, so try the database first.
    await sayso.readSettings(user_id)
    return context.body(ReadableStream.from(encoded(sayso.mine.export(user_id))), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="sayso-export.json"',
    })
  })

  app.post('/api/tokens/revoke', async (context) => {
    const { token_id = null } = await readBody(context, revokeSchema)
    await sayso.tokens.revoke(context.get('caller').user_id, token_id)
    return context.json({ revoked: token_id ?? 'all until now' })
  })

  app.delete('/api/me', async (context) => {
    await readBody(context, eraseSchema)
    return context.json({ erased: await sayso.mine.erase(context.get('caller').user_id) })
  })
}

/** In pieces large enough to be worth sending. */
async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting = ''
  for await (const text of texts) {
    waiting += text
    if (waiting.length < 16_384) continue
    yield encoder.encode(waiting)
    waiting = ''
  }
  yield encoder.encode(waiting)
}
