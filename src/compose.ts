// Ties the parts together: the only place that knows which store, tools and clock the agent runs on.

import { classify, consider } from './agent/consider.ts'
import { withDefaults } from './agent/context.ts'
import { dueBounds, lastDays } from './agent/days.ts'
import { callDirectly } from './agent/direct.ts'
import { measuredCalls, measuredSingles, measuredTurns } from './agent/measured.ts'
import type { Tools } from './agent/ports.ts'
import { createQueues } from './agent/queue.ts'
import { sayInTime } from './agent/say.ts'
import { answerOnce, type SingleRequest } from './agent/single.ts'
import type { TurnRequest } from './agent/turn.ts'
import type { Change } from './domain/change.ts'
import type { ClassifyRequest, DecideRequest } from './domain/consider.ts'
import type { AgentDecision } from './domain/decision.ts'
import type { CallHow } from './domain/elicitation.ts'
import { INSIGHT_DAYS, type Insights } from './domain/insights.ts'
import type { UserIntent } from './domain/intent.ts'
import type { PushSubscription } from './domain/reminder.ts'
import { defaultReminderSettings, type OwnSettings, type Settings, settingsSchema } from './domain/settings.ts'
import type { AskedModel } from './domain/suggestion.ts'
import type { TaskCounts } from './domain/task-counts.ts'
import type { ToolName, ToolResponse } from './domain/tool-call.ts'
import type { Via } from './domain/via.ts'
import { openModel, type WatchedModel } from './llm/model.ts'
import { connectInProcess } from './mcp/in-process.ts'
import type { CalendarFeed } from './remind/calendar.ts'
import { demandAllowed, openReminding } from './reminding.ts'
import type { Config } from './runtime/config.ts'
import { engineVersion } from './runtime/engine-version.ts'
import { watchEventLoop } from './runtime/event-loop.ts'
import { randomToken, uuidv7 } from './runtime/ids.ts'
import { describeFault, log } from './runtime/log.ts'
import { createMetrics, type Metrics, type Reading } from './runtime/metrics.ts'
import { type Audit, auditPages } from './store/audit-pages.ts'
import { readBackup } from './store/backup.ts'
import { callStore } from './store/calls.ts'
import { type Conversations, conversationStore } from './store/conversations.ts'
import { type Database, openDatabase } from './store/database.ts'
import { openFeed } from './store/feed.ts'
import { readInsights } from './store/insights.ts'
import { type MyData, myData } from './store/my-data.ts'
import type { PushSubscriptions } from './store/push-subscriptions.ts'
import { isWritable } from './store/ready.ts'
import type { ReminderStore } from './store/reminders.ts'
import { type Revocations, revocationStore } from './store/revocations.ts'
import { readSecret } from './store/secrets.ts'
import { settingsStore } from './store/settings.ts'
import { singleStore } from './store/single.ts'
import { countTasks } from './store/task-counts.ts'
import { turnStore } from './store/turns.ts'
import { clearOld } from './store/upkeep.ts'
import { through } from './store/via.ts'

/** What must be known to open one; the rest of the configuration is the edges'. */
export type Parts = Pick<Config, 'database' | 'defaults' | 'timezone'> & Partial<Config>

export interface Sayso {
  readonly database: Database
  readonly metrics: Metrics
  readonly conversations: Conversations
  readonly audit: Audit
  readonly mine: MyData
  readonly tokens: Revocations
  readonly reminders: ReminderStore
  readonly subscriptions: Pick<PushSubscriptions, 'list' | 'drop'>
  subscribe(user_id: string, given: PushSubscription): Promise<void>
  /** The public key that browsers subscribe with. */
  pushKey(): Promise<string>
  /** The key this user checks their webhook's signatures with. */
  webhookKey(user_id: string): Promise<string>
  /** Makes a new secret address for this user's calendar feed; the old one stops working. */
  renewCalendarKey(user_id: string): Promise<string>
  calendarFeed(key: string): Promise<CalendarFeed | null>
  /** Sends everybody's reminders when they are due, until stopped. */
  remind(): { stop(): Promise<void> }
  /** Takes a turn and returns the reply's exact bytes. */
  say(request: TurnRequest): Promise<string>
  /** Answers a single shot and returns the answer's exact bytes. */
  answer(request: SingleRequest): Promise<string>
  decide(request: DecideRequest): Promise<AgentDecision>
  classify(user_id: string, request: ClassifyRequest): Promise<UserIntent>
  callTool(
    user_id: string,
    tool_name: ToolName,
    parameters: Record<string, unknown>,
    how?: CallHow,
  ): Promise<ToolResponse>
  readSettings(user_id: string): Promise<Settings>
  changeSettings(user_id: string, given: OwnSettings): Promise<Settings>
  /** The language model that is asked where the rules are unsure, where it is, and whether this user wants that. */
  modelFor(user_id: string): Promise<AskedModel>
  /** The time zone this user's days begin in. */
  zoneOf(user_id: string): Promise<string>
  /** What they did in the last days of their time zone, and how it went. */
  insights(user_id: string, timezone?: string): Promise<Insights>
  /** How many tasks they have, by when they are due in their time zone. */
  countTasks(user_id: string, timezone?: string): Promise<TaskCounts>
  /** Reports a user's changes, wherever they are made, until the returned function is called. */
  follow(user_id: string, listener: (change: Change) => void): Promise<() => void>
  /** Clears away what is old and returns how much it was. */
  upkeep(): Promise<Record<string, number>>
  /** This deployment's own key for a purpose, the same on every replica. */
  secret(purpose: string): Promise<Buffer>
  /** Everybody's data, as lines. */
  backup(): AsyncIterable<string>
  /** Does something that the audit records as coming in this way. */
  through<T>(via: Via, run: () => T): T
  isReady(): Promise<boolean>
  close(): Promise<void>
}

// Turns of one conversation that may wait in one process; sixteen people in one conversation fit easily.
const MOST_WAITING = 50
const READY_MS = 2000

export async function openSayso(config: Parts): Promise<Sayso> {
  const { defaults, timezone } = config
  const database = await openDatabase(config.database, (fault) =>
    log('warn', 'database connection lost', describeFault(fault)),
  )
  if (database.kind === 'postgresql' && database.lines === database.pool)
    log('warn', 'working as the owner of the tables: no login of its own could be made or used')
  const newId = () => uuidv7()
  const tools = await openTools(config)
  const metrics = createMetrics()
  const model = openModelOf(config, metrics)
  const world = {
    tools,
    model,
    now: () => new Date(),
    newId,
    newToken: randomToken,
    report: (fault: unknown) => log('error', 'a turn out of time', describeFault(fault)),
  }
  const turnPorts = { ...world, store: measuredTurns(turnStore(database, newId), metrics.count) }
  const singlePorts = { ...world, singles: measuredSingles(singleStore(database, newId), metrics.count) }
  const callPorts = { ...world, timezone, calls: measuredCalls(callStore(database, newId), metrics.count) }
  const options = { defaults, timezone, engine_version: engineVersion() }
  const queues = createQueues(MOST_WAITING)
  const loop = watchEventLoop()
  metrics.watch(() => readings(database, queues.length(), loop.read()))
  if (model !== undefined) metrics.watch(() => modelReadings(model))
  const settings = settingsStore(database, newId)
  const zoneOf = async (user_id: string) => withDefaults(defaults, await settings.read(user_id)).timezone ?? timezone
  const { reminding = defaultReminderSettings } = config
  const whole = (own: OwnSettings): Settings => settingsSchema.parse({ ...defaults, ...reminding, ...own })
  const feed = openFeed(database, feedUrls(config), (fault) => log('warn', 'not listening', describeFault(fault)))
  const settingsOf = async (user_id: string) => whole(await settings.read(user_id))
  return {
    database,
    metrics,
    conversations: conversationStore(database),
    audit: auditPages(database),
    mine: myData(database),
    tokens: revocationStore(database),
    say: (request) => sayInTime(turnPorts, queues, options, request),
    answer: (request) => answerOnce(singlePorts, options, request),
    decide: async (request) => consider(world, options, await settings.read(request.context.user_id), request),
    classify: async (user_id, request) => classify(world, options, await settings.read(user_id), request),
    callTool: (user_id, tool_name, parameters, how) => callDirectly(callPorts, user_id, tool_name, parameters, how),
    ...openReminding({ config, database, metrics, feed, settingsOf }),
    readSettings: settingsOf,
    changeSettings: async (user_id, given) => {
      demandAllowed(given.webhook_url ?? null, config.outside)
      return whole(await settings.change(user_id, given))
    },
    modelFor: async (user_id) => ({
      model: model?.name ?? null,
      host: model?.host ?? null,
      ask_model: withDefaults(defaults, await settings.read(user_id)).ask_model,
    }),
    zoneOf,
    insights: async (user_id, given) => {
      const zone = given ?? (await zoneOf(user_id))
      return await readInsights(database, user_id, zone, lastDays(new Date(), zone, INSIGHT_DAYS))
    },
    countTasks: async (user_id, given) =>
      await countTasks(database, user_id, dueBounds(new Date(), given ?? (await zoneOf(user_id)))),
    follow: async (user_id, listener) => {
      const stop = database.hub.subscribe(user_id, listener)
      await feed.ready()
      return stop
    },
    upkeep: () =>
      clearOld(database, {
        conversation_ttl_days: defaults.conversation_ttl_days,
        audit_days: config.audit_days ?? 365,
      }),
    secret: (purpose) => readSecret(database, purpose),
    backup: () => readBackup(database),
    through,
    isReady: () => isWritable(database, READY_MS),
    close: async () => {
      loop.stop()
      await feed.close()
      await tools.close()
      await database.close()
    },
  }
}

function readings({ lines, errors, restarts }: Database, turns: number, delay: Record<string, number>): Reading[] {
  const { totalCount, idleCount, waitingCount } = lines
  return [
    { name: 'sayso_database_connections', labels: { state: 'used' }, value: totalCount - idleCount },
    { name: 'sayso_database_connections', labels: { state: 'idle' }, value: idleCount },
    { name: 'sayso_database_waiting', value: waitingCount },
    ...[...errors].map(([kind, value]) => ({ name: 'sayso_database_errors_total' as const, labels: { kind }, value })),
    { name: 'sayso_embedded_restarts_total', value: restarts() },
    { name: 'sayso_turns_waiting', value: turns },
    ...Object.entries(delay).map(([at, value]) => ({
      name: 'sayso_event_loop_delay_seconds' as const,
      labels: { at },
      value,
    })),
  ]
}

function openModelOf({ model = null }: Parts, metrics: Metrics): WatchedModel | undefined {
  if (model === null) return undefined
  return openModel(model, (questioned) => {
    metrics.count('sayso_model_questions_total', { outcome: questioned.outcome })
    log('info', 'model asked', { ...questioned })
  })
}

function modelReadings(model: WatchedModel): Reading[] {
  const { waiting, seconds, isOpen } = model.state()
  return [
    { name: 'sayso_model_waiting', value: waiting },
    { name: 'sayso_model_seconds_total', value: seconds },
    { name: 'sayso_model_paused', value: isOpen ? 1 : 0 },
  ]
}

/** The tools of this process, or those served at another address. */
/** What calls tools elsewhere takes memory, so it is loaded where they are. */
async function openTools(config: Parts): Promise<Tools & { close(): Promise<void> }> {
  const { mcp_url: url = null, mcp_token: token = null, auth = { kind: 'local' } } = config
  if (url === null)
    return await connectInProcess((fault, tool) => log('error', 'tool failed', { tool, ...describeFault(fault) }))
  const [{ toolsElsewhere }, { onBehalf }] = await Promise.all([
    import('./mcp/elsewhere.ts'),
    import('./runtime/on-behalf.ts'),
  ])
  return toolsElsewhere({ url, headersFor: onBehalf({ auth, url, token }) })
}

function feedUrls({ database, direct_url = null }: Parts): readonly string[] {
  if (!('url' in database)) return []
  return direct_url === null ? [database.url, ...(database.other_urls ?? [])] : [direct_url]
}
