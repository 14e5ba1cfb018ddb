// npm run bench:remind -- [--reminders 1000000] [--users 10000] [--seconds 60]
// What an idle scheduler costs, and how long it takes to find what is due among many that are not.

import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openSayso } from '../src/compose.ts'
import { defaultSettings } from '../src/domain/settings.ts'
import { freshEmbedded, freshPostgres, stopOwnPostgres } from '../tests/support/databases.ts'
import { byIndexes, fillReminders, planOfClaim, readsIn } from './fill-reminders.ts'

const { values } = parseArgs({
  options: {
    reminders: { type: 'string', default: '1000000' },
    users: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
  },
})
const [reminders, users, seconds] = [Number(values.reminders), Number(values.users), Number(values.seconds)]

for (const fresh of [freshEmbedded, freshPostgres]) {
  const place = await fresh()
  const sayso = await openSayso({ database: place.place, defaults: defaultSettings, timezone: 'UTC' })
  const reminding = sayso.remind()
  await sleep(2000)
  const before = sayso.database.traffic.statements
  await sleep(seconds * 1000)
  const perMinute = ((sayso.database.traffic.statements - before) * 60) / seconds
  process.stdout.write(`${place.name}: an idle scheduler sends ${perMinute} statements a minute\n`)
  await reminding.stop()
  if (place.name === 'postgresql') {
    const from = performance.now()
    await fillReminders(sayso.database, reminders, users)
    const loaded = ((performance.now() - from) / 1000).toFixed(0)
    process.stdout.write(`${reminders} open reminders of ${users} users loaded in ${loaded} s\n`)
    for (const due of [0, 200]) {
      const { plan, ms } = await planOfClaim(sayso.database, due)
      const reads = readsIn(plan)
      const isIndexed = reads.join() === byIndexes.join()
      process.stdout.write(
        `${due} of them due: claimed in ${ms.toFixed(1)} ms, ${isIndexed ? 'by indexes' : 'NOT by indexes'}: ${reads.join(', ')}\n`,
      )
      if (!isIndexed) process.exitCode = 1
    }
  }
  await sayso.close()
  await place.remove()
}
await stopOwnPostgres()
