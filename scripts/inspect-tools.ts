// npm run inspect:tools: the official Inspector's command line lists and calls every tool, over HTTP and over the standard
// streams, as a client of each era. It is fetched by npx: it is large, and only needed here.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toolResponseSchema } from '../src/domain/tool-call.ts'
import { freshPostgres, stopOwnPostgres } from '../tests/support/databases.ts'
import { spawnServer } from '../tests/support/server.ts'

const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0'
const main = join(import.meta.dirname, '../src/cli/main.ts')
const say = (line: string) => process.stdout.write(`${line}\n`)

const home = mkdtempSync(join(tmpdir(), 'sayso-inspector-'))
const fresh = await freshPostgres()
const server = spawnServer(fresh.env)
const ready = await server.ready
if (ready.url === null) throw new Error(ready.said)

const stdio = [process.execPath, '--disable-warning=ExperimentalWarning', main, 'mcp', '--user', 'inspector']
const environment = Object.entries(fresh.env).flatMap(([name, value]) => ['-e', `${name}=${value}`])
const targets: Record<string, readonly string[]> = {
  HTTP: [`${ready.url}/mcp`, '--header', 'X-User-Id: inspector'],
  stdio: [...environment, ...stdio],
}

try {
  for (const [name, target] of Object.entries(targets))
    for (const era of ['legacy', 'modern']) {
      say(`${name}, ${era}`)
      inspect([...target, '--protocol-era', era])
    }
} catch (fault) {
  say(String(fault))
  process.exitCode = 1
} finally {
  await server.kill('SIGTERM')
  await fresh.remove()
  await stopOwnPostgres()
  rmSync(home, { recursive: true })
}

function inspect(target: readonly string[]): void {
  const { tools }: { tools: { name: string }[] } = ask(target, ['--method', 'tools/list'])
  say(`  tools/list      ${tools.map((tool) => tool.name).join(' ')}`)
  const task_id = call(target, 'add_task', { title: 'buy stamps' }).data?.task?.id ?? ''
  call(target, 'list_tasks', { query: 'stamps', limit: 1 })
  call(target, 'update_task', { task_id, priority: 'high' })
  call(target, 'complete_task', { task_id })
  const first = call(target, 'delete_task', { task_id }, 'CONFIRMATION_REQUIRED')
  call(target, 'delete_task', { task_id, confirmation_token: first.data?.confirmation_token ?? '' })
  call(target, 'complete_task', { task_id }, 'TASK_NOT_FOUND')
}

function call(target: readonly string[], tool: string, given: object, wanted: string | null = null) {
  const result: { structuredContent: unknown } = ask(target, [
    '--method',
    'tools/call',
    '--tool-name',
    tool,
    '--tool-args-json',
    JSON.stringify(given),
  ])
  const response = toolResponseSchema.parse(result.structuredContent)
  say(`  ${tool.padEnd(15)} ${response.error_code ?? 'done'}`)
  if (response.error_code !== wanted) throw new Error(`${tool}: ${wanted ?? 'no error'} expected, ${response.error}`)
  return response
}

function ask<Result>(target: readonly string[], options: readonly string[]): Result {
  const { stdout, stderr } = spawnSync(
    'npx',
    ['--yes', INSPECTOR, '--cli', ...target, ...options, '--format', 'json', '--quiet'],
    { encoding: 'utf8', timeout: 120_000, env: { ...process.env, MCP_CATALOG_PATH: join(home, 'mcp.json') } },
  )
  try {
    const answer: { result: Result } = JSON.parse(stdout)
    return answer.result
  } catch {
    throw new Error(`no answer to ${options.join(' ')}: ${stdout}${stderr}`)
  }
}
