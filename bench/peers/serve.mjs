// What the peers have in common: a message comes in over HTTP, an agent with one tool answers it, and the tool inserts a row.

import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'

const [, , database, model_url] = process.argv
const pool = new pg.Pool({ connectionString: database, max: 10 })
await pool.query(
  'create table if not exists peers (id bigint generated always as identity primary key, title text not null)',
)

export const modelUrl = `${model_url}/v1`

export async function addTask(title) {
  const { rows } = await pool.query({
    name: 'insert',
    text: 'insert into peers (title) values ($1) returning id',
    values: [title],
  })
  return { id: String(rows[0].id), title }
}

export function serve(answer) {
  const server = createServer(async (request, response) => {
    const { message } = JSON.parse(await text(request))
    const said = await answer(message).catch((fault) => {
      response.statusCode = 500
      return String(fault)
    })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ conversation_id: 'one', response: said }))
  })
  server.listen(0, '127.0.0.1', () => process.stdout.write(`ready on http://127.0.0.1:${server.address().port}\n`))
}
