// What the official conformance suite says of the server at /mcp, for both revisions of the protocol.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { call, connectHttp } from '../support/mcp.ts'
import { type ServerProcess, spawnServer } from '../support/server.ts'
import { openDoor, type Tasks } from './stand-ins.ts'
import { type Findings, findingsAt } from './suite.ts'

/** A scenario, or one check of it as "scenario:check", and why it cannot be asked of us. */
type Reasons = Readonly<Record<string, string>>

interface NotApplicable {
  /** It wants something by the reference server's name for it; under that name, ours passes. */
  readonly other_names: Reasons
  readonly not_offered: Reasons
}

const file = join(import.meta.dirname, 'not-applicable.json')
const notApplicable: Readonly<Record<string, NotApplicable>> = JSON.parse(readFileSync(file, 'utf8'))

let server: ServerProcess
let url: string
let remove: () => Promise<void>

before(async () => {
  const fresh = await freshPostgres()
  remove = fresh.remove
  server = spawnServer(fresh.env)
  const ready = await server.ready
  assert.notEqual(ready.url, null, JSON.stringify(ready))
  url = ready.url ?? ''
})

after(async () => {
  await server.kill('SIGTERM')
  await remove()
  await stopOwnPostgres()
})

for (const [revision, { other_names, not_offered }] of Object.entries(notApplicable)) {
  test(`${revision}: every scenario passes, but for those named with a reason`, async () => {
    const findings = await findingsAt(`${url}/mcp`, revision)
    assert.deepEqual(judge(findings, { ...other_names, ...not_offered }), { unexpected: [], stale: [] })
  })

  test(`${revision}: with our own tools under the reference server's names, those pass that only wanted the names`, async () => {
    const door = await openDoor(url, await addTasks())
    try {
      const findings = await findingsAt(`${door.url}/mcp`, revision)
      assert.deepEqual(judge(findings, not_offered), { unexpected: [], stale: [] })
    } finally {
      await door.close()
    }
  })
}

/** What is wrong without a reason, and which reasons are no longer needed. */
function judge(findings: Findings, reasons: Reasons) {
  const wrong = [...findings].flatMap(([scenario, checks]) => checks.map((check) => ({ scenario, ...check })))
  // Whatever is asked, the answer must be one: that is never excused together with its scenario.
  const named = ({ scenario, id }: { scenario: string; id: string }) =>
    id.startsWith('wire-schema') ? [`${scenario}:${id}`] : [scenario, `${scenario}:${id}`]
  const needed = new Set(wrong.flatMap(named))
  return {
    unexpected: wrong
      .filter((found) => !named(found).some((name) => name in reasons))
      .map(({ scenario, id, status, errorMessage }) => `${scenario}:${id} ${status} ${errorMessage ?? ''}`),
    stale: Object.keys(reasons).filter((name) => !needed.has(name)),
  }
}

async function addTasks(): Promise<Tasks> {
  const client = await connectHttp(url, '2026', 'local')
  const add = async (title: string) => (await call(client, 'add_task', { title })).data?.task?.id ?? ''
  const tasks = { stamps: await add('buy 123 stamps'), milk: await add('milk') }
  await client.close()
  return tasks
}
