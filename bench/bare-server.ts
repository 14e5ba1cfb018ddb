// The least a web service with a database does: read JSON, insert one row, answer. Started with the database's address.

import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.argv[2], max: Number(process.argv[3] ?? 10) })
await pool.query(
  'create table if not exists bare (id bigint generated always as identity primary key, title text not null)',
)
const app = new Hono()
app.post('/api/chat', async (context) => {
  const { message }: { message: string } = await context.req.json()
  const { rows } = await pool.query({
    name: 'insert',
    text: 'insert into bare (title) values ($1) returning id',
    values: [message],
  })
  return context.json({ conversation_id: String(rows[0]?.id), response: message })
})
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.stdout.write(`ready on http://127.0.0.1:${port}\n`),
)
