import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { openSayso } from '../src/compose.ts'
import { chatResponseSchema } from '../src/domain/chat.ts'
import { toolResponseSchema } from '../src/domain/tool-call.ts'
import { readConfig } from '../src/runtime/config.ts'
import { asSaid, type TestConversation } from './conversations/exchange.ts'
import { plantedFailure } from './conversations/failures.ts'
import { conversations } from './conversations.ts'
import { startCuttingServer } from './support/cutting-server.ts'
import { type Fresh, freshEmbedded } from './support/databases.ts'
import { openTerminal, runCli } from './support/run-cli.ts'
import { spawnServer } from './support/server.ts'

let fresh: Fresh
before(async () => {
  fresh = await freshEmbedded()
})
after(() => fresh.remove())

const [ctrlC, ctrlD, up] = ['\u0003', '\u0004', '\u001b[A']

test('a chat in a terminal: prompts, numbers, keys and its own commands', async () => {
  const terminal = openTerminal([], fresh.env)
  try {
    await terminal.until(/\/help.*\n[\s\S]*> /)
    for (const [keys, answer] of [
      ['add call mom\r', /added 'call mom'[\s\S]*> /],
      ['add call the bank\r', /added 'call the bank'[\s\S]*> /],
      ['add noise\r', /added 'noise'[\s\S]*> /],
      ['/undo\r', /Are you sure you want to delete 'noise'[\s\S]*yes\/no> /],
      ['yes\r', /'noise' has been deleted[\s\S]*> /],
      ['/undo\r', /Deleting can't be undone[\s\S]*> /],
      ['/list\r', /1\.[\s\S]*call mom[\s\S]*2\.[\s\S]*call the bank[\s\S]*> /],
      ['2\r', /2\. call the bank[\s\S]*status +pending[\s\S]*You can say: complete 2[\s\S]*> /],
      ['complete call\r', /Which one did you mean\?[\s\S]*1-2> /],
      ['1\r', /'call mom' has been marked as completed[\s\S]*> /],
      ['delete the bank\r', /Are you sure[\s\S]*yes\/no> /],
      [`ye${ctrlC}no\r`, /I've kept 'call the bank'[\s\S]*> /],
      [`${ctrlC}`, /Ctrl-D or \/quit leaves[\s\S]*> /],
      [`${up}\r`, /There's nothing to cancel right now/],
      ['/json\r', /shown as JSON[\s\S]*> /],
      ['show my tasks\r', /\{"conversation_id":"[^"]+"/],
      ['/new\r', /Started a new conversation[\s\S]*> /],
      ['/frobnicate\r', /There is no command \/frobnicate/],
      ['/help\r', /\/quit +leave/],
    ] as const) {
      terminal.type(keys)
      await terminal.until(answer)
    }
    terminal.type(ctrlD)
    assert.equal(await terminal.ended, 0)
  } finally {
    terminal.kill()
  }
  const history = join(fresh.env.SAYSO_DATA_DIR ?? '', 'history')
  assert.equal(statSync(history).mode & 0o777, 0o600)
  assert.match(readFileSync(history, 'utf8'), /^add call mom\nadd call the bank\n/)
})

test('the next chat remembers what was typed', async () => {
  const terminal = openTerminal([], fresh.env)
  try {
    await terminal.until(/> /)
    terminal.type(up)
    await terminal.until(/\/help/)
    terminal.type(ctrlC)
    terminal.type('/quit\r')
    assert.equal(await terminal.ended, 0)
  } finally {
    terminal.kill()
  }
})

const painted = /\[\d+m/

for (const [what, env, isPainted] of [
  ['NO_COLOR leaves the colours out', { NO_COLOR: '1' }, false],
  ['without it there are some', {}, true],
] as const)
  test(`in a terminal, ${what}`, async () => {
    const terminal = openTerminal([], { ...fresh.env, ...env })
    try {
      await terminal.until(/> /)
      terminal.type(`${ctrlD}`)
      await terminal.ended
      assert.equal(painted.test(terminal.raw()), isPainted)
    } finally {
      terminal.kill()
    }
  })

for (const [what, env, isPainted] of [
  ['there are no colours', {}, false],
  ['FORCE_COLOR brings them', { FORCE_COLOR: '1' }, true],
] as const)
  test(`from a pipe, only replies are written and ${what}`, async () => {
    const { out } = await runCli([], { ...fresh.env, ...env }, 'show all tasks\n')
    assert.equal(painted.test(out), isPainted)
    assert.match(stripVTControlCharacters(out), /^Here are your tasks:\n1\. /)
  })

test('a reply that got lost is asked for again, and nothing is done twice', async () => {
  const place = await freshEmbedded()
  const server = await startCuttingServer(place.env)
  try {
    server.cut(2)
    assert.equal((await runCli(['add', 'tea'], place.env)).out, "I've added 'tea' to your tasks.\n")
    server.cut(1)
    const { out } = await runCli([], place.env, 'add coffee\nshow my tasks\n')
    assert.match(
      out,
      /^The server at \S+ is not answering\. Trying again …\nI've added 'coffee'.*\nHere are your tasks:\n1\. tea\n2\. coffee\n$/,
    )
  } finally {
    await server.close()
    await place.remove()
  }
})

test('a server that was killed leaves the database to the chat', async () => {
  const place = await freshEmbedded()
  const server = spawnServer(place.env)
  assert.notEqual((await server.ready).url, null)
  const terminal = openTerminal([], place.env)
  try {
    await terminal.until(/> /)
    terminal.type('add tea\r')
    await terminal.until(/added 'tea'[\s\S]*> /)
    await server.kill()
    terminal.type('add milk\r')
    await terminal.until(/is not answering\. Trying again …[\s\S]*The server is gone[\s\S]*added 'milk'[\s\S]*> /)
    terminal.type('/list\r')
    await terminal.until(/1\. tea\n2\. milk\n/)
    terminal.type(ctrlD)
    assert.equal(await terminal.ended, 0)
  } finally {
    terminal.kill()
    await place.remove()
  }
})

/** What is said at once goes into one chat; where time has to pass or another conversation is needed, each by itself. */
async function replies(
  { exchanges }: TestConversation,
  args: string[],
  env: Record<string, string>,
): Promise<string[]> {
  const isOne = exchanges.every(({ after, elsewhere }) => after === undefined && elsewhere !== true)
  if (isOne) {
    const { out } = await runCli([...args, '--json'], env, exchanges.map(({ say }) => `${say}\n`).join(''))
    return out.trimEnd().split('\n')
  }
  const lines: string[] = []
  const ids = new Map<boolean, string>()
  for (const { say, after: wait = 0, elsewhere = false } of exchanges) {
    await sleep(wait * 1000)
    const id = ids.get(elsewhere)
    const { out } = await runCli(
      [...args, '--json', ...(id === undefined ? ['--new'] : ['--conversation', id]), say],
      env,
    )
    ids.set(elsewhere, chatResponseSchema.parse(JSON.parse(out)).conversation_id)
    lines.push(out)
  }
  return lines
}

test('every conversation goes the same way through the terminal', { timeout: 30 * 60_000 }, async (context) => {
  const place = await freshEmbedded()
  const short = await freshEmbedded()
  const planting = await openSayso(readConfig(place.env))
  await planting.database.pool.query(plantedFailure)
  await planting.close()
  const server = spawnServer(place.env)
  const { url } = await server.ready
  assert.notEqual(url, null)
  after(async () => {
    await server.kill('SIGTERM')
    await Promise.all([place.remove(), short.remove()])
  })
  for (const [index, conversation] of conversations.entries())
    await context.test(conversation.name, async () => {
      const { ttl_seconds: ttl, exchanges, left } = conversation
      const env = ttl === undefined ? place.env : { ...short.env, SAYSO_CONFIRMATION_TTL_SECONDS: String(ttl) }
      const user = `person-${index}`
      const lines = await replies(conversation, ['--user', user], env)
      const answers = lines.map((line) => chatResponseSchema.parse(JSON.parse(line)))
      assert.deepEqual(
        answers.map(({ response, decision_type, status }) => [response, decision_type, status]),
        exchanges.map(({ reply, decision, status = 'success' }, at) => [
          asSaid(reply, answers[at]?.response ?? ''),
          asSaid(decision, answers[at]?.decision_type ?? ''),
          status ?? answers[at]?.status,
        ]),
      )
      if (ttl !== undefined) return
      const tasks = await fetch(`${url}/api/tasks?status=pending`, { headers: { 'x-user-id': user } })
      const { data } = toolResponseSchema.parse(await tasks.json())
      assert.deepEqual(
        data?.tasks?.map((task) => task.title),
        left,
      )
    })
})
