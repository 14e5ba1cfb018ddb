// Ties the parts of reminding together, for compose.ts.

import type { Sayso } from './compose.ts'
import { AppError } from './domain/errors.ts'
import { defaultReminderSettings, type Settings } from './domain/settings.ts'
import { calendarFeed } from './remind/calendar.ts'
import { isRefusedHost } from './remind/post.ts'
import { startScheduler } from './remind/scheduler.ts'
import { sendOnce } from './remind/send.ts'
import { type PushSender, pushSender } from './remind/web-push.ts'
import { webhookKey } from './remind/webhook.ts'
import type { Config } from './runtime/config.ts'
import { randomToken } from './runtime/ids.ts'
import { describeFault, log } from './runtime/log.ts'
import type { LogEvent } from './runtime/log-events.ts'
import type { Metrics } from './runtime/metrics.ts'
import { calendarStore } from './store/calendar.ts'
import type { Database } from './store/database.ts'
import { dueReminders, MOST_ATTEMPTS, MOST_OF_ONE } from './store/due-reminders.ts'
import type { Feed } from './store/feed.ts'
import { pushSubscriptions } from './store/push-subscriptions.ts'
import { reminderStore } from './store/reminders.ts'
import { readSecret } from './store/secrets.ts'

interface Parts {
  readonly config: Partial<Config> & Pick<Config, 'timezone'>
  readonly database: Database
  readonly metrics: Metrics
  readonly feed: Feed
  settingsOf(user_id: string): Promise<Settings>
}

type Reminding = Pick<
  Sayso,
  | 'reminders'
  | 'subscriptions'
  | 'subscribe'
  | 'pushKey'
  | 'webhookKey'
  | 'renewCalendarKey'
  | 'calendarFeed'
  | 'remind'
>

export function openReminding(parts: Parts): Reminding {
  const { config, database, settingsOf } = parts
  const subscriptions = pushSubscriptions(database)
  const calendar = calendarStore(database)
  const keys = keysOf(database, config.contact ?? 'mailto:sayso@localhost')
  return {
    reminders: reminderStore(database),
    subscriptions,
    subscribe: async (user_id, given) => {
      demandAllowed(given.endpoint, config.outside)
      await subscriptions.keep(user_id, given)
    },
    pushKey: async () => (await keys.pushSender()).public_key,
    webhookKey: async (user_id) => `whsec_${webhookKey(await keys.webhookSecret(), user_id).toString('base64')}`,
    renewCalendarKey: async (user_id) => {
      const key = randomToken() + randomToken()
      await calendar.setKey(user_id, key)
      return key
    },
    calendarFeed: async (key) => {
      const user_id = await calendar.ownerOf(key)
      if (user_id === null) return null
      const { remind_at, timezone } = await settingsOf(user_id)
      return calendarFeed(await calendar.tasksOf(user_id), { remind_at, timezone: timezone ?? config.timezone })
    },
    remind: () => startReminding(parts, keys),
  }
}

/** Some addresses can be refused right away; names are judged by where they lead at the time of sending. */
export function demandAllowed(url: string | null, outside: Config['outside'] = 'public'): void {
  if (url !== null && outside === 'public' && isRefusedHost(new URL(url).hostname))
    throw new AppError('BAD_REQUEST', 'That address is in a private network, where nothing may be sent to.')
}

interface Keys {
  pushSender(): Promise<PushSender>
  webhookSecret(): Promise<Buffer>
}

/** Derived from the secret in the database, so every replica has the same; made once, when first needed. */
function keysOf(database: Database, contact: string): Keys {
  let sender: PushSender | undefined
  let secret: Buffer | undefined
  return {
    pushSender: async () => {
      sender ??= pushSender(await readSecret(database, 'web push'), contact)
      return sender
    },
    webhookSecret: async () => {
      secret ??= await readSecret(database, 'webhook')
      return secret
    },
  }
}

function startReminding({ config, database, metrics, feed }: Parts, keys: Keys): { stop(): Promise<void> } {
  const store = dueReminders(database)
  const defaults = { ...(config.reminding ?? defaultReminderSettings), timezone: config.timezone }
  let isTold = false
  const report = (what: LogEvent) => (fault: unknown) => log('warn', what, describeFault(fault))
  const senders = {
    ...keys,
    store,
    most_attempts: MOST_ATTEMPTS,
    allowed: config.outside ?? 'public',
    now: () => new Date(),
    count: (outlet: string, outcome: string) => metrics.count('sayso_deliveries_total', { outlet, outcome }),
    report: report('a reminder could not be delivered'),
  }
  const scheduler = startScheduler({
    most_of_one: MOST_OF_ONE,
    claim: async (reminders, deliveries, busy) => {
      if (!isTold) await store.setDefaults(defaults)
      isTold = true
      const round = await store.claim(reminders, deliveries, busy)
      for (const { count } of round.sent) metrics.count('sayso_reminders_sent_total', {}, count)
      return round
    },
    send: (delivery) => sendOnce(senders, delivery),
    isListening: () => feed.way === 'listening' || feed.way === 'embedded',
    report: report('reminders have to wait'),
  })
  const unsubscribe = database.hub.subscribeToAll(({ what }) =>
    what === 'conversations' ? undefined : scheduler.wake(),
  )
  // One more look finds what changed before we were listening.
  feed.ready().then(scheduler.wake, () => {})
  return {
    stop: async () => {
      unsubscribe()
      await scheduler.stop()
    },
  }
}
