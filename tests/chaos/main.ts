// npm run chaos:kill -- [--kills 200] [--turns 20000] [--database-kills 25] [--only embedded|postgresql|database|points]
// npm run chaos:race -- [--rounds 20]      npm run chaos:cut -- [--turns 5000]
// npm run chaos:replay -- [--decisions 10000]
// npm run chaos:remind -- [--reminders 10000] [--pause 3]
// npm run chaos:replicas -- [--turns 2000]   npm run chaos:away -- [--stops 12] [--pause 5]
// npm run chaos:failover -- [--times 10]

import { parseArgs } from 'node:util'
import { type Fresh, freshEmbedded, freshOn, freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { startPooler } from '../support/pooler.ts'
import { startPostgres } from '../support/postgres.ts'
import { LOSSES } from '../support/standby-pair.ts'
import { cutConnections } from './cut-connections.ts'
import { databaseAway } from './database-away.ts'
import { failOver } from './failover.ts'
import { killLoop } from './kill-loop.ts'
import { killAtPoints } from './kill-points.ts'
import { lockHolderDies } from './lock-holder.ts'
import { remindersUnderKills } from './reminders.ts'
import { replayElsewhere } from './replay-elsewhere.ts'
import { manyReplicas } from './replicas.ts'
import { startRace } from './start-race.ts'
import { databaseOf, serverOf, type Victim } from './victims.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '200' },
    'database-kills': { type: 'string', default: '25' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    turns: { type: 'string' },
    decisions: { type: 'string', default: '10000' },
    stops: { type: 'string', default: '12' },
    pause: { type: 'string', default: '5' },
    reminders: { type: 'string', default: '10000' },
    times: { type: 'string', default: '10' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const progress = (what: string) => (done: number) => process.stderr.isTTY && process.stderr.write(`\r${what}: ${done} `)
const started = performance.now()
const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`

const runs: Record<string, () => Promise<void>> = {
  race: async () => {
    const rounds = Number(values.rounds)
    const good = await startRace(rounds, progress('races'))
    say(`${good} of ${rounds} races of two starts on one folder had one winner`)
    process.exitCode = good === rounds ? 0 : 1
  },
  kill: async () => {
    const goal = { kills: Number(values.kills), turns: Number(values.turns ?? 20_000) }
    const serverKills = (open: () => Promise<Fresh>) => async () => {
      const fresh = await open()
      await told(`${fresh.name}, the server`, fresh, serverOf(fresh), goal)
    }
    const ways: Record<string, () => Promise<void>> = {
      embedded: serverKills(freshEmbedded),
      postgresql: serverKills(freshPostgres),
      database: async () => {
        const postgres = await startPostgres()
        const fresh = await freshOn(postgres.url)
        const kills = Number(values['database-kills'])
        const turns = (goal.turns * kills) / goal.kills
        await told('postgresql, the database', fresh, databaseOf(fresh, postgres), { kills, turns })
        await postgres.stop()
      },
      points: () =>
        onPostgres(async (url) => {
          const points = await killAtPoints(url, undefined, progress('points'))
          const done = points.filter(({ isDone }) => isDone).map(({ name }) => name)
          say(
            `postgresql, the server at each of ${points.length} points of a turn: each turn once, repeats the same bytes; committed by then: ${done.join('; ')} (${seconds()})`,
          )
        }),
    }
    for (const [name, way] of Object.entries(ways)) if ((values.only ?? name) === name) await way()
  },
  cut: () =>
    onPostgres(async (url) => {
      const report = await cutConnections(url, Number(values.turns ?? 5000), progress('turns'))
      say(
        `${report.turns} turns, ${report.cuts_before_server} connections to the server and ${report.cuts_before_database} to the database cut, ${report.tries} tries: each turn once, repeats the same bytes (${seconds()})`,
      )
    }),
  replicas: () =>
    onPostgres(async (url) => {
      const silence_ms = await lockHolderDies(url)
      say(
        `a server died with the lock of a conversation: the next turn was answered ${Math.round(silence_ms)} ms later`,
      )
      const turns = Number(values.turns ?? 2000)
      const { median_ms, p99_ms } = await manyReplicas(url, url, turns, progress('turns'))
      say(
        `16 in one line: answered after ${Math.round(median_ms)} ms in the median, ${Math.round(p99_ms)} ms in the 99th percentile`,
      )
      say(
        `3 servers, 16 clients, one conversation, ${turns} turns: one order without gap, each beginning where the one before ended (${seconds()})`,
      )
      const pooler = await startPooler(url)
      if (pooler === null) {
        say('PgBouncer is not installed: not tried through it')
        return
      }
      await manyReplicas(pooler.url, url, turns, progress('turns through the pooler'))
      say(`the same through PgBouncer in transaction mode (${seconds()})`)
      await pooler.stop()
    }),
  remind: () =>
    onPostgres(async (url) => {
      const report = await remindersUnderKills(
        url,
        Number(values.reminders),
        60_000,
        Number(values.pause) * 1000,
        progress('reminders'),
      )
      const { p50, p99, most } = report.late_ms
      say(
        `3 servers, ${report.reminders} reminders due in a minute, ${report.kills} kills: each delivered under its id, ${report.repeats} more than once, none lost; late by ${p50} ms (p50), ${p99} ms (p99), ${most} ms (most); ${report.transactions_per_second} transactions a second (${seconds()})`,
      )
    }),
  replay: async () => {
    const fresh = await freshPostgres()
    const replayed = await replayElsewhere(fresh, Number(values.decisions), progress('decisions'))
    say(`${replayed} decisions replayed in another process, time zone and locale: 0 differ (${seconds()})`)
    await fresh.remove()
  },
  away: async () => {
    const report = await databaseAway(Number(values.stops), Number(values.pause) * 1000)
    say(
      `${report.stops} stops of PostgreSQL, ${report.turns} turns told, ${report.tries} tries, not ready seen ${report.not_ready_seen} times: the server lived, all counts exact (${seconds()})`,
    )
  },
  failover: async () => {
    const losses = Array.from({ length: Number(values.times) }, (_, index) => LOSSES[index % LOSSES.length] ?? 'dead')
    const { turns, tries, silences_ms } = await failOver(losses, progress('failovers'))
    for (const [index, ms] of silences_ms.entries())
      say(`primary ${losses[index]}: nobody answered for ${Math.round(ms)} ms`)
    const sorted = silences_ms.toSorted((one, other) => one - other)
    say(
      `${losses.length} failovers, 2 servers, 8 clients, ${turns} turns told, ${tries} tries: 0 lost, 0 twice; nobody answered for ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms (p50), ${Math.round(sorted.at(-1) ?? 0)} ms (max) (${seconds()})`,
    )
  },
}

async function told(what: string, fresh: Fresh, victim: Victim, goal: { kills: number; turns: number }): Promise<void> {
  const { kills, kills_in_flight, turns, retries } = await killLoop(fresh, victim, goal, progress(what))
  say(
    `${what}: ${kills} kills (${kills_in_flight} with answers outstanding), ${turns} turns acknowledged, ${retries} retries: 0 lost, 0 torn, 0 done twice (${seconds()})`,
  )
  await fresh.remove()
}

async function onPostgres(use: (url: string) => Promise<void>): Promise<void> {
  const fresh: Fresh = await freshPostgres()
  if ('url' in fresh.place) await use(fresh.place.url)
  await fresh.remove()
}

const run = runs[positionals[0] ?? 'kill']
if (run === undefined) throw new Error(`there is ${Object.keys(runs).join(', ')}`)
await run()
await stopOwnPostgres()
