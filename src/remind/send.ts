import type { Delivery, DueReminders } from '../store/due-reminders.ts'
import { type Allowed, type Post, post } from './post.ts'
import { type PushSender, pushPost } from './web-push.ts'
import { webhookKey, webhookPost } from './webhook.ts'

export interface Senders {
  readonly store: Pick<DueReminders, 'finish' | 'forgetReceiver'>
  readonly most_attempts: number
  readonly allowed: Allowed
  /** This deployment's keys; looked up when something is sent. */
  pushSender(): Promise<PushSender>
  webhookSecret(): Promise<Buffer>
  now(): Date
  count(outlet: Delivery['outlet'], outcome: 'delivered' | 'failed' | 'given up'): void
  report(fault: unknown): void
}

/** Tries a delivery once. The next try is already booked, so it happens whatever goes wrong here. */
export async function sendOnce(senders: Senders, delivery: Delivery): Promise<void> {
  const status = await tryToSend(senders, delivery)
  const isGone = status === 410 || (status === 404 && delivery.outlet === 'push')
  const isDelivered = status >= 200 && status < 300
  const isOver = isDelivered || isGone || delivery.attempts >= senders.most_attempts
  senders.count(delivery.outlet, isDelivered ? 'delivered' : isOver ? 'given up' : 'failed')
  if (!isOver) return
  try {
    if (isGone && delivery.outlet === 'push') await senders.store.forgetReceiver(delivery)
    await senders.store.finish(delivery)
  } catch (fault) {
    senders.report(fault)
  }
}

/** 0: nothing answered. */
async function tryToSend(senders: Senders, delivery: Delivery): Promise<number> {
  try {
    const made = await postOf(senders, delivery)
    return made === null ? 410 : await post(made, senders.allowed)
  } catch (fault) {
    senders.report(fault)
    return 0
  }
}

async function postOf(senders: Senders, delivery: Delivery): Promise<Post | null> {
  const { user_id, outlet, receiver, payload, p256dh, auth } = delivery
  if (outlet === 'webhook')
    return webhookPost(receiver, payload, webhookKey(await senders.webhookSecret(), user_id), senders.now())
  if (p256dh === null || auth === null) return null
  return pushPost(
    await senders.pushSender(),
    { endpoint: receiver, p256dh, auth },
    JSON.stringify(payload),
    senders.now(),
  )
}
