// The calendar feed, read by a real iCalendar parser.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import ICAL from 'ical.js'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'

interface Shown {
  readonly uid: string
  readonly summary: string
  readonly start: string
  readonly alarm: string | null
  /** The first times it repeats, in UTC. */
  readonly times: readonly string[]
}

function read(text: string): { events: Shown[] } {
  const component = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.reset()
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = component.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    const times: string[] = []
    const each = event.iterator()
    for (let next = each.next(); next && times.length < 3 && event.isRecurring(); next = each.next())
      times.push(next.isDate ? next.toString() : next.toJSDate().toISOString())
    const alarm = part.getFirstSubcomponent('valarm')
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      alarm: alarm === null ? null : String(alarm.getFirstPropertyValue('trigger')),
      times,
    }
  })
  return { events }
}

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  test(`${name}: tasks with a date, their alarms and what repeats are in it, the same each time`, async () => {
    const user = randomUUID()
    const add = async (fields: object) =>
      (await app.call(user, 'POST', '/api/tools/add_task', fields)).body.data.task.id
    await app.call(user, 'PUT', '/api/settings', { timezone: 'Europe/Berlin', remind_at: '08:30' })
    const long = `Öl, Essig; \\ und ${'sehr '.repeat(30)}viel mehr`
    const ids = [
      await add({ title: long, due_date: '2097-02-10', description: 'two\nlines' }),
      await add({ title: 'call', due_date: '2097-02-11T17:00:00+01:00', remind_before: 30 }),
      await add({ title: 'water', due_date: '2097-02-12', recurrence: 'FREQ=WEEKLY;BYDAY=TU' }),
      await add({
        title: 'stand-up',
        due_date: '2027-03-26T09:00:00+01:00',
        recurrence: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20270402',
      }),
      await add({ title: 'trim', due_date: '2097-03-01', recurrence: 'FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION' }),
    ]
    await add({ title: 'no date' })
    const { path } = (await app.call(user, 'POST', '/api/calendar-key')).body
    const first = await app.call(null, 'GET', path)
    const again = await app.call(null, 'GET', path)
    assert.deepEqual([first.status, again.text], [200, first.text])
    assert.match(first.headers.get('content-type') ?? '', /^text\/calendar/)
    assert.ok(first.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75))
    const etag = first.headers.get('etag') ?? ''
    assert.equal((await app.call(null, 'GET', path, undefined, { 'if-none-match': etag })).status, 304)
    const { events } = read(first.text)
    assert.deepEqual(
      events
        .map(({ uid, ...shown }) => [ids.indexOf(uid.replace('@sayso', '')), shown])
        .sort(([one], [other]) => Number(one) - Number(other)),
      [
        [0, { summary: long, start: '2097-02-10', alarm: 'PT510M', times: [] }],
        [1, { summary: 'call', start: '2097-02-11T16:00:00.000Z', alarm: '-PT30M', times: [] }],
        [
          2,
          {
            summary: 'water',
            start: '2097-02-12',
            alarm: 'PT510M',
            times: ['2097-02-12', '2097-02-19', '2097-02-26'],
          },
        ],
        [
          3,
          {
            summary: 'stand-up',
            start: '2027-03-26T08:00:00.000Z',
            alarm: 'PT0S',
            // The clocks are put forward in between.
            times: ['2027-03-26T08:00:00.000Z', '2027-04-02T07:00:00.000Z'],
          },
        ],
        [4, { summary: 'trim', start: '2097-03-01', alarm: 'PT510M', times: [] }],
      ],
    )
  })

  test(`${name}: its address is secret, can be renewed, and opens one user's calendar`, async () => {
    const [user, other] = [randomUUID(), randomUUID()]
    await app.call(user, 'POST', '/api/tools/add_task', { title: 'mine', due_date: '2097-01-01' })
    await app.call(other, 'POST', '/api/tools/add_task', { title: 'theirs', due_date: '2097-01-01' })
    const { path: before } = (await app.call(user, 'POST', '/api/calendar-key')).body
    const { path: theirs } = (await app.call(other, 'POST', '/api/calendar-key')).body
    const { path } = (await app.call(user, 'POST', '/api/calendar-key')).body
    const statuses = await Promise.all(
      [before, path, theirs, '/api/calendar.ics', '/api/calendar.ics?key=', `${path}x`].map(
        async (one) => (await app.call(null, 'GET', one)).status,
      ),
    )
    assert.deepEqual(statuses, [404, 200, 200, 404, 404, 404])
    const { events } = read((await app.call(other, 'GET', path)).text)
    assert.deepEqual(
      events.map(({ summary }) => summary),
      ['mine'],
    )
    await app.call(user, 'PUT', '/api/settings', { remind_at: null })
    assert.deepEqual(read((await app.call(null, 'GET', path)).text).events[0]?.alarm, null)
    await app.call(user, 'DELETE', '/api/me', { confirm: 'erase everything' })
    assert.equal((await app.call(null, 'GET', path)).status, 404)
  })
}

after(stopOwnPostgres)
