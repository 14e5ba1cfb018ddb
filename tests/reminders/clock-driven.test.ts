// Reminders under a clock that the test drives, through 400 days, twelve zones and both changes of their clocks: each comes once, at
// its time, and none that was done, moved or put off. What is right is found by looking at the wall clock quarter by quarter.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { uuidv7 } from '../../src/runtime/ids.ts'
import { openDatabase } from '../../src/store/database.ts'
import { dueReminders } from '../../src/store/due-reminders.ts'
import { reminderStore } from '../../src/store/reminders.ts'
import { settingsStore } from '../../src/store/settings.ts'
import { randomFrom } from '../round-trip/random.ts'
import { freshEmbedded, freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { takeClock } from './clock.ts'

const QUARTER = 15 * 60_000
const DAY = 86_400_000
const START = Date.parse('2027-02-20T10:00:00Z')

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Africa/Cairo',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Asia/Tehran',
  '+05:30',
  'UTC',
]
const hours = ['00:00', '02:15', '02:30', '09:00', '23:45']

const formats = new Map<string, Intl.DateTimeFormat>()

/** "2027-03-28 02:30" on the wall there. */
function wallAt(instant: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format.format(instant)
}

/** The first moment at which the wall shows this time; one that is never shown comes as much later as the clocks were put forward. */
function momentOf(day: string, time: string, zone: string): number {
  const wanted = `${day} ${time}`
  const from = Date.parse(`${day}T00:00:00Z`) - DAY
  for (let at = from; at <= from + 3 * DAY; at += QUARTER) {
    const wall = wallAt(at, zone)
    if (wall === wanted) return at
    if (wall > wanted) return at - QUARTER + (Date.parse(`${wanted}Z`) - Date.parse(`${wallAt(at - QUARTER, zone)}Z`))
  }
  throw new Error(wanted)
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

interface Known {
  readonly user: string
  readonly id: string
  due: string
  before: number
  /** When it should remind next; null: not any more. */
  expected: number | null
}

for (const fresh of [freshEmbedded, freshPostgres])
  test(`${fresh === freshEmbedded ? 'embedded' : 'PostgreSQL'}: none lost, none twice, none at another time`, async () => {
    const place = await fresh()
    const database = await openDatabase(place.place, () => {})
    after(async () => {
      await database.close()
      await place.remove()
    })
    const clock = await takeClock(database, START)
    const { below, chance, pick } = randomFrom(15)
    const due = dueReminders(database)
    const reminders = reminderStore(database)
    const settings = settingsStore(database, () => uuidv7())
    await due.setDefaults({ remind_at: '09:00', timezone: 'UTC', webhook_url: null })
    const rules = new Map<string, { zone: string; at: string | null }>()
    for (const zone of zones) {
      rules.set(zone, { zone, at: pick(hours) })
      await settings.change(zone, { timezone: zone, remind_at: rules.get(zone)?.at ?? null })
    }

    /** What the task says, by the rule of the contract. */
    function momentFor({ user, due: written, before }: Known): number | null {
      const { zone, at } = rules.get(user) ?? assert.fail()
      if (written.length === 10 && at === null) return null
      const moment = written.length === 10 ? momentOf(written, at ?? '', zone) : Date.parse(written)
      const early = moment - before * 60_000
      return early > clock.now() ? early : moment > clock.now() ? moment : null
    }

    // Around every change of a clock, the ends of months, the leap day, and anywhere.
    function someDue(zone: string): string {
      const from = clock.now() + DAY
      const anyDay = () => from + below(400) * DAY
      const turns = Array.from({ length: 400 }, (_, day) => from + day * DAY).filter(
        (at) => wallAt(at, zone).slice(11) !== wallAt(at + DAY, zone).slice(11),
      )
      const chosen = pick([
        anyDay(),
        turns.length > 0 ? pick(turns) + DAY * pick([0, 1]) : anyDay(),
        Date.parse('2028-02-29'),
        Date.parse('2027-12-31'),
      ])
      if (chance(0.7)) return dayOf(Math.max(chosen, from))
      return new Date(Math.max(chosen, from) + below(96) * QUARTER).toISOString()
    }

    const tasks: Known[] = []
    for (const user of zones)
      for (let count = 0; count < 8; count++) {
        const task = { user, id: uuidv7(), due: someDue(user), before: pick([0, 0, 30, 1440]), expected: null }
        tasks.push({ ...task, expected: momentFor(task) })
      }
    await database.pool.query(
      `insert into tasks (user_id, id, title, title_key, due_date, due_key, remind_before)
       select user_id, id, 'x', 'x', due_date, due_date, remind_before from json_populate_recordset(null::tasks, $1::json)`,
      [
        JSON.stringify(
          tasks.map(({ user, id, due: due_date, before }) => ({ user_id: user, id, due_date, remind_before: before })),
        ),
      ],
    )
    const change = (task: Known, set: string, value: unknown) =>
      database.pool.query(`update tasks set ${set} where user_id = $1 and id = $2 and $3::text is not null`, [
        task.user,
        task.id,
        value,
      ])

    const reached = { sent: 0, done: 0, moved: 0, snoozed: 0, zones: 0, off: 0, late: 0 }
    const seen = new Set<string>()
    const end = START + 400 * DAY
    while (clock.now() < end) {
      // As the scheduler does: until the next is due; sometimes nothing was running for two days.
      const { rows } = await database.pool.query('select min(remind_at) as at from reminders where sent_at is null')
      const next = rows[0]?.at instanceof Date ? rows[0].at.getTime() : end
      const wasDown = chance(0.1)
      await clock.set(Math.max(next, clock.now()) + (wasDown ? 2 * DAY : 0))
      const [one, other] = await Promise.all([due.claim(200, 0, []), due.claim(200, 0, [])])
      const count = [...one.sent, ...other.sent].reduce((total, sent) => total + sent.count, 0)
      const wanted = tasks.filter(({ expected }) => expected !== null && expected <= clock.now())
      const sent = await database.pool.query(
        'select user_id, task_id, id, late, remind_at from reminders where sent_at = $1',
        [new Date(clock.now()).toISOString()],
      )
      assert.deepEqual(
        sent.rows.map((row) => `${row.user_id} ${row.task_id} ${row.remind_at.toISOString()}`).sort(),
        wanted.map(({ user, id, expected }) => `${user} ${id} ${new Date(expected ?? 0).toISOString()}`).sort(),
        `at ${new Date(clock.now()).toISOString()}`,
      )
      assert.equal(count, wanted.length, 'by exactly one of the two')
      for (const row of sent.rows) {
        assert.ok(!seen.has(row.id), 'an id of its own for each')
        seen.add(row.id)
        assert.equal(row.late, clock.now() - row.remind_at.getTime() > 120_000)
        reached.sent++
        if (row.late) reached.late++
      }
      for (const task of wanted) {
        task.expected = null
        const { rows: found } = await database.pool.query('select id from reminders where task_id = $1', [task.id])
        if (chance(0.2)) {
          assert.notEqual(await reminders.snooze(task.user, found[0].id, { minutes: 45 }), null)
          task.expected = clock.now() + 45 * 60_000
          reached.snoozed++
        }
      }
      // Meanwhile somebody does this and that.
      const task = pick(tasks)
      const what = below(100)
      if (what < 20) {
        await change(task, `status = 'completed', completed_at = now()`, '')
        task.expected = null
        reached.done++
      } else if (what < 50) {
        task.due = someDue(task.user)
        await change(task, `status = 'pending', completed_at = null, due_date = $3`, task.due)
        task.expected = momentFor(task)
        reached.moved++
      } else if (what < 55) {
        await change(task, `title = $3`, 'another title')
      } else if (what < 65) {
        const rule = { zone: pick(zones), at: chance(0.4) ? null : pick(hours) }
        const { rows: pending } = await database.pool.query(
          `select t.id from tasks t where t.user_id = $1 and t.status = 'pending' and length(t.due_date) = 10
           and not exists (select from reminders r where r.user_id = t.user_id and r.task_id = t.id and (r.sent_at is not null or r.snoozed))`,
          [task.user],
        )
        rules.set(task.user, rule)
        await settings.change(task.user, { timezone: rule.zone, remind_at: rule.at })
        for (const { id } of pending) {
          const moved = tasks.find((one) => one.id === id) ?? assert.fail()
          const then = momentFor(moved)
          // What would be in the past stays as it was.
          if (rule.at === null) moved.expected = null
          else if (then !== null) moved.expected = then
        }
        reached[rule.at === null ? 'off' : 'zones']++
      }
    }
    for (const [what, times] of Object.entries(reached)) assert.ok(times > 1, `${what}: ${times}`)
    assert.ok(reached.sent > 100, JSON.stringify(reached))
  })

after(stopOwnPostgres)
