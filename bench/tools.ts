// npm run bench:tools -- [--calls 300] [--short]: microseconds a tool call takes in process, over stdio and over HTTP, beside
// a server of the official SDK that only gives back its text; with few and with many tasks.

import { parseArgs } from 'node:util'
import { searchWords } from '../src/domain/words.ts'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres } from '../tests/support/databases.ts'
import { type Echo, openEcho } from './echo.ts'
import { fillTasks, type Owner, readTitles } from './fill-tasks.ts'
import { show, timeCalls } from './time-calls.ts'
import { openCallers, type TransportName, transports } from './tool-callers.ts'

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '300' }, short: { type: 'boolean', default: false } },
})
const calls = values.short ? 5 : Number(values.calls)
const places = values.short ? [freshPostgres] : [freshPostgres, freshEmbedded]
const sizes = values.short ? [10] : [10, 1000, 100_000]
const crowd = values.short ? { users: 20, each: 10 } : { users: 10_000, each: 100 }
const PAGE = 50

const titles = readTitles()
const common = commonWord()
const say = (line: string) => process.stdout.write(`${line}\n`)

say(`${calls} calls each; ${titles.length} titles, the commonest word is "${common}"`)
const echoes = new Map<TransportName, Echo>()
say('\nofficial SDK, a tool that gives back its text')
for (const transport of transports) {
  const echo = await openEcho(transport)
  echoes.set(transport, echo)
  const [times] = await timeCalls(calls, [(turn) => echo.say(titles[turn % titles.length] ?? '')])
  if (times !== undefined) say(`  ${transport.padEnd(12)}${'echo'.padEnd(13)}${show(times)}`)
}

for (const open of places) {
  for (const size of sizes) {
    const fresh = await open()
    // What one transport adds must not be what the next one finds; of very many, some more make no difference.
    const owners = transports.map((name) => ({ user: size > 1000 ? 'ann' : `ann-${name.slice(0, 2)}`, first: 0 }))
    await fillTasks(fresh, size > 1000 ? owners.slice(0, 1) : owners, size, titles)
    say(`\n${fresh.name}, ${size.toLocaleString('en')} tasks of one user`)
    for (const [index, transport] of transports.entries())
      await measure(fresh, transport, owners.slice(index, index + 1), size)
    await fresh.remove()
  }
}
await measureCrowd(crowd.users, crowd.each)
for (const echo of echoes.values()) await echo.close()
await stopOwnPostgres()

async function measureCrowd(users: number, each: number): Promise<void> {
  const fresh = await freshPostgres()
  const owners = Array.from({ length: users }, (_, index) => ({ user: `user-${index}`, first: index * 37 }))
  await fillTasks(fresh, owners, each, titles)
  say(
    `\n${fresh.name}, ${(users * each).toLocaleString('en')} tasks of ${users.toLocaleString('en')} users taking turns`,
  )
  // Neighbours were written together, so those who call are taken from everywhere.
  const scattered = owners.map((_, index) => owners[(index * 7919) % users] ?? { user: '', first: 0 })
  for (const transport of transports) await measure(fresh, transport, scattered, each)
  await fresh.remove()
}

async function measure(fresh: Fresh, transport: TransportName, owners: readonly Owner[], each: number): Promise<void> {
  const open = await openCallers(transport, fresh, owners)
  const time = async (name: string, tool: string, given: (turn: number, owner: Owner) => object, least = 0) => {
    const ours = async (turn: number) => {
      const { success, data, error } = await open.call(turn, tool, (owner) => ({ ...given(turn, owner) }))
      if (!success || (data?.tasks?.length ?? 0) < least) throw new Error(`${name} over ${transport}: ${error}`)
    }
    const theirs = async (turn: number) => await echoes.get(transport)?.say(titles[turn % titles.length] ?? '')
    const [times, echo] = await timeCalls(calls, [ours, theirs])
    if (times === undefined || echo === undefined) return
    const ratio = (times.median / echo.median).toFixed(1).padStart(5)
    say(`  ${transport.padEnd(12)}${name.padEnd(13)}${show(times)}   ${ratio} × echo`)
  }
  await time('page', 'list_tasks', () => ({}), Math.min(PAGE, each))
  await time('find', 'list_tasks', (turn, { first }) => ({ query: wordsOf(first + (turn % each)) }), 1)
  await time('find common', 'list_tasks', () => ({ query: common }))
  await time('add', 'add_task', (turn) => ({ title: titles[turn % titles.length] }))
  await open.close()
}

/** What somebody would look for a title by. */
function wordsOf(number: number): string {
  return searchWords(titles[number % titles.length] ?? '')
    .slice(0, 2)
    .join(' ')
}

function commonWord(): string {
  const counts = new Map<string, number>()
  for (const word of titles.flatMap(searchWords)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? ''
}
