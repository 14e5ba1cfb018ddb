// The browser's own notifications, and being reached while the page is closed.

import type { Reminder } from '../../../src/domain/reminder.ts'
import { request } from '../api/request.ts'
import { sayDay } from '../list/due.ts'
import { keep, readKept } from '../state/kept.ts'
import { seekToSpeak } from '../state/speaker.ts'
import { zone } from '../state/zone.ts'

const SHOWN = 'sayso.notified'
const MOST_SHOWN = 100

/** Whether the browser can be asked and has not been yet. */
export function canAsk(): boolean {
  return globalThis.Notification?.permission === 'default' && 'serviceWorker' in navigator
}

/** A browser asks only when somebody has pressed something. */
export async function askToNotify(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission()
  if (answer === 'granted') {
    seekToSpeak()
    await subscribe().catch(() => {})
  }
  return answer
}

/** Shows each reminder once, in whichever tab hears of it first. */
export async function notify(reminders: readonly Reminder[]): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted' || reminders.length === 0) return
  const registration = await navigator.serviceWorker.ready
  await inTurn(async () => {
    const shown = (readKept(SHOWN) ?? '').split(' ')
    const news = reminders.filter(({ id }) => !shown.includes(id))
    if (news.length === 0) return
    keep(SHOWN, [...news.map(({ id }) => id), ...shown].slice(0, MOST_SHOWN).join(' '))
    // One that the browser refuses does not keep the others from being shown.
    await Promise.allSettled(news.map((reminder) => show(registration, reminder)))
  })
}

function show(
  registration: ServiceWorkerRegistration,
  { id, task_id, title, due_date, late }: Reminder,
): Promise<void> {
  return registration.showNotification(title, {
    tag: id,
    body: [late ? 'Late: ' : '', due_date === null ? '' : `due ${sayDay(due_date, zone.read())}`].join(''),
    icon: '/icon-192.png',
    data: { task_id },
  })
}

async function inTurn(work: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return await work()
  await navigator.locks.request('sayso.notifying', work)
}

interface Known {
  readonly public_key: string
  readonly subscriptions: readonly { readonly endpoint: string }[]
}

/** Through the browser's push service; not every browser has one. */
export async function subscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const { public_key, subscriptions } = await request<Known>('GET', '/api/push-subscriptions')
  const before = await pushManager.getSubscription()
  const isCurrent = before !== null && keyOf(before) === public_key
  if (isCurrent && subscriptions.some(({ endpoint }) => endpoint === before.endpoint)) return
  if (before !== null && !isCurrent) await before.unsubscribe()
  const subscription = isCurrent
    ? before
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
  const { endpoint, keys } = subscription.toJSON()
  await request('PUT', '/api/push-subscriptions', { endpoint, keys })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
