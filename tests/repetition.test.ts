// Tasks that repeat, over 400 days in twelve zones, completed through the tools with a clock that the test drives. What comes
// round is compared with another library's count, and what counts from finishing with a walk of its own.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import 'temporal-polyfill/global'
import type { Task } from '../src/domain/task.ts'
import type { ToolScope } from '../src/tools/contract.ts'
import { runTool } from '../src/tools/run.ts'
import { MemoryStore } from './simulation/memory-store.ts'

const DAYS = 400
/** 29 February 2028 and both clock changes of either half of the world lie ahead. */
const FIRST = Temporal.PlainDate.from('2027-11-16')

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Africa/Casablanca',
]

const rules = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=DAILY;COUNT=20',
  'FREQ=DAILY;BYDAY=SA,SU',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY;BYDAY=MO,TH',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;BYMONTHDAY=1',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20280801',
  'FREQ=MONTHLY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
  'FREQ=YEARLY',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
  'FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU',
  'FREQ=YEARLY;BYDAY=10MO',
]

/** Null is a whole day. 02:30 is skipped by some clocks in spring and shown twice in autumn. */
const clocks = [null, '02:30', '09:00', '23:45']

async function openTask(timezone: string, fields: Record<string, unknown>) {
  let now = 0
  let ids = 0
  const newId = () => `01900000-0000-7000-8000-${String(++ids).padStart(12, '0')}`
  const store = new MemoryStore({ clock: () => now, newId })
  store.shelf('ann').settings = { timezone }
  const opened = await store.openTurn({
    user_id: 'ann',
    message_id: newId(),
    conversation_id: newId(),
    is_new: true,
    request_hash: '',
    window: 1,
    timeout_ms: 1000,
  })
  if (opened.kind !== 'open') throw new Error('the store did not open')
  const scope: ToolScope = { user_id: 'ann', tasks: opened.turn.tasks, turn: null, newId, newToken: newId }
  const call = async (name: string, parameters: Record<string, unknown>): Promise<Task> => {
    const { data, error } = await runTool(name, parameters, scope, (fault) => {
      throw fault
    })
    if (data?.task === undefined) throw new Error(error ?? 'no task')
    return data.task
  }
  const task = await call('add_task', { title: 'water the plants', ...fields })
  return {
    task,
    completeAt: (instant: number) => {
      now = instant
      return call('complete_task', { task_id: task.id })
    },
  }
}

function instantOf(due: string, timezone: string): number {
  return due.length === 10
    ? Temporal.PlainDate.from(due).toZonedDateTime({ timeZone: timezone, plainTime: '12:00' }).epochMilliseconds
    : Date.parse(due)
}

function dueOf(time: Temporal.ZonedDateTime, clock: string | null): string {
  return clock === null ? time.toPlainDate().toString() : time.toString({ timeZoneName: 'never', offset: 'auto' })
}

/** The times of a rule by the other library, the first one included. */
function timesOf(rule: string, timezone: string, clock: string | null): string[] {
  const zone = clock === null ? 'UTC' : timezone
  const start = FIRST.toPlainDateTime(clock ?? '00:00').toZonedDateTime(zone)
  const stamp = `${FIRST.toString().replaceAll('-', '')}T${(clock ?? '00:00').replace(':', '')}00`
  // The end of a rule is a day here; the library takes it as midnight in UTC.
  const [text, until = null] = rule.split(';UNTIL=')
  const last = until === null ? FIRST.add({ days: DAYS }) : Temporal.PlainDate.from(until)
  const counted = new RRuleTemporal({ rruleString: `DTSTART;TZID=${zone}:${stamp}\nRRULE:${text}` })
  const end = last.toZonedDateTime({ timeZone: zone, plainTime: '23:59:59' })
  return counted
    .between(new Date(start.epochMilliseconds), new Date(end.epochMilliseconds), true)
    .map((time) => dueOf(time, clock))
}

const figures = { series: 0, times: 0, differences: 0, late: 0, finishing: 0 }

for (const timezone of zones)
  test(`every repetition of ${DAYS} days in ${timezone} is the one another library counts`, async () => {
    for (const rule of rules)
      for (const clock of clocks) {
        const expected = timesOf(rule, timezone, clock)
        const [first] = expected
        if (first === undefined) continue
        const series = await openTask(timezone, { due_date: first, recurrence: rule })
        const came: string[] = [first]
        let { task } = series
        const last = FIRST.add({ days: DAYS }).toString()
        while (came.length < 2 * DAYS) {
          task = await series.completeAt(instantOf(task.due_date ?? '', timezone))
          if (task.status === 'completed' || (task.due_date ?? '').slice(0, 10) > last) break
          came.push(task.due_date ?? '')
        }
        figures.series++
        figures.times += came.length
        if (came.join() !== expected.join()) figures.differences++
        assert.deepEqual(came, expected, `${rule} at ${clock ?? 'no time'}`)
      }
  })

test('what was left undone comes round after now, not after it was due', async () => {
  for (const timezone of zones)
    for (const rule of rules.filter((one) => !one.includes('COUNT')))
      for (const clock of ['02:30', '23:45']) {
        const all = timesOf(rule, timezone, clock)
        const [first] = all
        if (first === undefined) continue
        for (const days of [1, 9, 40, 133]) {
          const now: number = instantOf(first, timezone) + days * 86_400_000 + 1000
          const expected: string | undefined = all.find((time) => Date.parse(time) > now)
          if (expected === undefined) continue
          const late = await openTask(timezone, { due_date: first, recurrence: rule })
          assert.equal((await late.completeAt(now)).due_date, expected, `${rule} at ${clock}, ${days} days late`)
          figures.late++
        }
      }
})

test('what counts from finishing it comes so many days later, at the same time on the wall', async () => {
  for (const timezone of zones)
    for (const interval of [1, 3, 10])
      for (const clock of [null, '09:00']) {
        const recurrence = `FREQ=DAILY;INTERVAL=${interval};X-FROM=COMPLETION`
        const start = FIRST.toPlainDateTime(clock ?? '00:00').toZonedDateTime(timezone)
        const series = await openTask(timezone, { due_date: dueOf(start, clock), recurrence })
        let finished = start.toPlainDateTime().add({ hours: 12 }).toZonedDateTime(timezone)
        for (let step = 0; step < DAYS / interval; step++) {
          const task = await series.completeAt(finished.epochMilliseconds)
          const day = finished.toPlainDate().add({ days: interval })
          assert.equal(
            task.due_date,
            dueOf(day.toZonedDateTime({ timeZone: timezone, plainTime: clock ?? '00:00' }), clock),
          )
          finished = day.add({ days: step % 3 }).toZonedDateTime({ timeZone: timezone, plainTime: '18:20' })
          figures.finishing++
        }
      }
})

test('the figures', (context) => {
  context.diagnostic(
    `${figures.series} series in ${zones.length} zones over ${DAYS} days, ${figures.times} times, ${figures.differences} differences; ${figures.late} done late; ${figures.finishing} counted from finishing`,
  )
  assert.ok(figures.times > 50_000)
  assert.equal(figures.differences, 0)
})
