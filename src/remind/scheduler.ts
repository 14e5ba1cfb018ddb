// Sends what is due: one loop that sleeps until the next reminder, is woken by changes, and checks now and then in case it missed one.

import type { Delivery, Round } from '../store/due-reminders.ts'

export interface Scheduled {
  claim(reminders: number, deliveries: number, busy: readonly string[]): Promise<Round>
  /** Deliveries of one user that may be in flight at once, so that one slow outlet keeps nobody else waiting. */
  readonly most_of_one: number
  /** Sends one delivery and records the outcome; never throws. */
  send(delivery: Delivery): Promise<void>
  /** Whether others' changes are heard at once; otherwise it looks more often. */
  isListening(): boolean
  report(fault: unknown): void
}

export interface Scheduler {
  /** Something may be due sooner than we knew. */
  wake(): void
  /** Stops taking on work and waits for what is being sent. */
  stop(): Promise<void>
}

const MOST_REMINDERS = 200
const MOST_SENDING = 50

const LOOK_MS = 60_000
const LOOK_MS_DEAF = 5000
const AFTER_FAULT_MS = 5000
/** Batches many changes in a row; also the wait before retrying what somebody else holds. */
const PAUSE_MS = 250

export function startScheduler(parts: Scheduled): Scheduler {
  const sending = new Map<Promise<void>, string>()
  let isStopped = false
  let isWoken = false
  let rouse = () => {}
  let lastRound = Number.NEGATIVE_INFINITY
  let isFailing = false
  const ended = run()

  function wake(): void {
    isWoken = true
    rouse()
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      await sleep(await round().catch(failed))
    }
  }

  /** Logged once, until it works again. */
  function failed(fault: unknown): number {
    if (!isFailing) parts.report(fault)
    isFailing = true
    return AFTER_FAULT_MS
  }

  /** Returns how long nothing will be due. */
  async function round(): Promise<number> {
    isWoken = false
    lastRound = Date.now()
    const room = MOST_SENDING - sending.size
    const { sent, deliveries, wait_ms } = await parts.claim(MOST_REMINDERS, room, busy())
    isFailing = false
    for (const delivery of deliveries) {
      const sent = parts.send(delivery).finally(() => {
        const wasBusy = sending.size === MOST_SENDING || busy().includes(delivery.user_id)
        sending.delete(sent)
        if (wasBusy) wake()
      })
      sending.set(sent, delivery.user_id)
    }
    if (sent.reduce((total, { count }) => total + count, 0) >= MOST_REMINDERS) return 0
    const look = parts.isListening() ? LOOK_MS : LOOK_MS_DEAF
    if (wait_ms === null) return look
    if (wait_ms > 0) return Math.min(Math.ceil(wait_ms), look)
    // What found no room is sent when there is some; anything else is being handled by somebody else.
    return sending.size === MOST_SENDING || busy().length > 0 ? LOOK_MS_DEAF : PAUSE_MS
  }

  function busy(): string[] {
    const counts = new Map<string, number>()
    for (const user_id of sending.values()) counts.set(user_id, (counts.get(user_id) ?? 0) + 1)
    return [...counts].filter(([, count]) => count >= parts.most_of_one).map(([user_id]) => user_id)
  }

  async function sleep(milliseconds: number): Promise<void> {
    if (!isStopped && !isWoken && milliseconds > 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds).unref()
        rouse = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    rouse = () => {}
    const rest = Math.min(PAUSE_MS, lastRound + PAUSE_MS - Date.now())
    if (isWoken && !isStopped && milliseconds > 0 && rest > 0)
      await new Promise((resolve) => setTimeout(resolve, rest).unref())
  }

  return {
    wake,
    stop: async () => {
      isStopped = true
      rouse()
      await ended
      await Promise.all(sending.keys())
    },
  }
}
