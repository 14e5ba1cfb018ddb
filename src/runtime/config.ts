import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { AppError } from '../domain/errors.ts'
import {
  type AgentSettings,
  agentSettingsSchema,
  defaultReminderSettings,
  defaultSettings,
  isTimeZone,
  type ReminderSettings,
  reminderSettingsSchema,
} from '../domain/settings.ts'
import type { DatabasePlace } from '../store/database.ts'
import { type AuthConfig, readAuth } from './auth-config.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import { type ModelConfig, readModel } from './model-config.ts'

export interface Config {
  readonly host: string
  readonly port: number
  readonly data_dir: string
  /** Processes serving side by side. */
  readonly workers: number
  /** Where others reach this server, without a slash at its end. */
  readonly public_url: string
  readonly auth: AuthConfig
  /** Requests per minute for each caller; null: no limit. */
  readonly rate_limit: number | null
  /** A connection past any pooler, to listen for changes; null: the database's own address. */
  readonly direct_url: string | null
  readonly audit_days: number
  /** Where the tools are served, if not here. */
  readonly mcp_url: string | null
  /** The token for tools elsewhere, if one fixed token serves everybody. */
  readonly mcp_token: string | null
  /** The language model to ask when the rules are unsure; null: none. */
  readonly model: ModelConfig | null
  readonly log_level: LogLevel
  readonly database: DatabasePlace
  readonly defaults: AgentSettings
  readonly reminding: ReminderSettings
  /** Whether reminders may be sent into private networks. */
  readonly outside: 'public' | 'any'
  /** Whom browsers' push services may contact. */
  readonly contact: string
  /** The time zone of people who have not set one. */
  readonly timezone: string
}

type Environment = Readonly<Record<string, string | undefined>>

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

export function dataDir(env: Environment): string {
  return resolve(env.SAYSO_DATA_DIR || join(homedir(), '.sayso'))
}

/** Reads the environment once; a value that makes no sense stops the start with one clear sentence. */
export function readConfig(env: Environment): Config {
  const host = env.HOST || '127.0.0.1'
  const auth = readAuth(env)
  if (auth.kind === 'local' && !loopback.has(host))
    throw refuse('HOST', host, 'must be a loopback address (127.0.0.1) with SAYSO_AUTH=local')
  if (auth.kind === 'accounts') demandProtection(env, host)
  const data_dir = dataDir(env)
  const port = readNumber(env, 'PORT', z.int().min(0).max(65_535), 3000)
  return {
    host,
    port,
    data_dir,
    workers: readWorkers(env),
    public_url: readPublicUrl(env) ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    auth,
    rate_limit:
      readNumber(env, 'SAYSO_RATE_LIMIT', z.int().min(0).max(1_000_000), auth.kind === 'local' ? 0 : 300) || null,
    direct_url: env.SAYSO_DATABASE_DIRECT_URL
      ? readUrl('SAYSO_DATABASE_DIRECT_URL', env.SAYSO_DATABASE_DIRECT_URL)
      : null,
    mcp_url: env.SAYSO_MCP_URL ? readMcpUrl(env.SAYSO_MCP_URL, auth, env.SAYSO_MCP_TOKEN) : null,
    mcp_token: env.SAYSO_MCP_TOKEN || null,
    model: readModel(env),
    audit_days: readNumber(env, 'SAYSO_AUDIT_DAYS', z.int().min(1).max(36_500), 365),
    log_level: readLogLevel(env),
    database: env.DATABASE_URL ? readDatabase(env, env.DATABASE_URL) : { folder: data_dir },
    defaults: readDefaults(env, agentSettingsSchema, defaultSettings),
    reminding: readDefaults(env, reminderSettingsSchema, defaultReminderSettings),
    outside: readOutside(env),
    contact: readContact(env),
    timezone: auth.kind === 'local' ? serverZone() : 'UTC',
  }
}

/** Passwords and cookies travel over the wire, so anything but this machine needs https. */
function demandProtection(env: Environment, host: string): void {
  const { protocol, hostname } = URL.parse(readPublicUrl(env) ?? `http://${host}`) ?? { protocol: '', hostname: host }
  if (protocol === 'https:' || loopback.has(hostname) || hostname === '[::1]') return
  throw new AppError(
    'CONFIGURATION',
    'SAYSO_AUTH=accounts needs SAYSO_PUBLIC_URL=https://… wherever it is reached from other machines.',
  )
}

/** The embedded database belongs to one process. */
function readWorkers(env: Environment): number {
  const workers = readNumber(env, 'SAYSO_WORKERS', z.int().min(1).max(64), 1)
  if (workers > 1 && !env.DATABASE_URL)
    throw refuse(
      'SAYSO_WORKERS',
      String(workers),
      'needs PostgreSQL (DATABASE_URL); the embedded database is served by one process',
    )
  return workers
}

function readPublicUrl({ SAYSO_PUBLIC_URL: given }: Environment): string | null {
  if (given === undefined || given === '') return null
  const url = URL.parse(given)
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw refuse('SAYSO_PUBLIC_URL', given, 'must look like https://tasks.example')
  let end = given.length
  while (given[end - 1] === '/') end--
  return given.slice(0, end)
}

/** At a terminal people want to see what goes wrong; a log that is kept should have everything. */
function readLogLevel(env: Environment): LogLevel {
  const named = env.SAYSO_LOG_LEVEL || (process.stderr.isTTY ? 'warn' : 'info')
  const level = LOG_LEVELS.find((known) => known === named)
  if (level === undefined) throw refuse('SAYSO_LOG_LEVEL', named, `must be one of ${LOG_LEVELS.join(', ')}`)
  return level
}

function serverZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(zone) ? zone : 'UTC'
}

function readDatabase(env: Environment, url: string): DatabasePlace {
  const pooler = env.SAYSO_DATABASE_POOLER || 'none'
  if (pooler !== 'none' && pooler !== 'transaction')
    throw refuse('SAYSO_DATABASE_POOLER', pooler, "must be 'none' or 'transaction'")
  const connections = readNumber(env, 'SAYSO_DATABASE_CONNECTIONS', z.int().min(1).max(500), 10)
  const [first, ...other_urls] = readHosts(url)
  return { url: first, other_urls, connections, unnamed: pooler === 'transaction' }
}

/** `postgres://me@one:5432,two:5432/db` is one database on two hosts; each becomes an address of its own. */
function readHosts(url: string): [string, ...string[]] {
  const start = url.indexOf('://') + 3
  const length = url.slice(start).search(/[/?]/)
  const end = length < 0 ? url.length : start + length
  const from = url.lastIndexOf('@', end) + 1 || start
  const hosts = url.slice(from, end).split(',')
  const [first, ...others] = hosts.map((host) =>
    readUrl('DATABASE_URL', `${url.slice(0, from)}${host}${url.slice(end)}`),
  )
  const wanted = URL.parse(first ?? url)?.searchParams.get('target_session_attrs') ?? 'read-write'
  if (!['read-write', 'primary', 'any'].includes(wanted))
    throw new AppError(
      'CONFIGURATION',
      `DATABASE_URL: target_session_attrs=${wanted} finds nothing that Sayso can write to; use read-write.`,
    )
  return [first ?? readUrl('DATABASE_URL', url), ...others]
}

function readUrl(name: string, url: string): string {
  const { protocol } = URL.parse(url) ?? { protocol: '' }
  if (protocol !== 'postgres:' && protocol !== 'postgresql:')
    throw new AppError('CONFIGURATION', `${name} must look like postgres://user:password@host:5432/database.`)
  return url
}

function readMcpUrl(text: string, auth: AuthConfig, token: string | undefined): string {
  const { protocol } = URL.parse(text) ?? { protocol: '' }
  if (protocol !== 'http:' && protocol !== 'https:')
    throw refuse('SAYSO_MCP_URL', text, 'must look like https://host/mcp')
  if (auth.kind === 'accounts' && !token)
    throw new AppError('CONFIGURATION', 'SAYSO_MCP_URL with SAYSO_AUTH=accounts needs SAYSO_MCP_TOKEN.')
  if (auth.kind === 'jwt' && !('secret' in auth.key) && !token)
    throw new AppError(
      'CONFIGURATION',
      'SAYSO_MCP_URL with SAYSO_AUTH=jwt needs SAYSO_JWT_SECRET (to say who calls) or SAYSO_MCP_TOKEN.',
    )
  return text
}

function readNumber(env: Environment, name: string, schema: z.ZodType<number>, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const parsed = schema.safeParse(Number(text))
  if (!parsed.success) throw refuse(name, text, 'is not a number that fits')
  return parsed.data
}

/** The environment can set every setting's default: SAYSO_CONFIRMATION_TTL_SECONDS and so on. */
function readDefaults<Defaults extends object>(
  env: Environment,
  schema: z.ZodType<Defaults>,
  defaults: Defaults,
): Defaults {
  const given: Record<string, unknown> = Object.fromEntries(Object.entries(defaults))
  for (const key of Object.keys(defaults)) {
    const name = `SAYSO_${key.toUpperCase()}`
    const text = env[name]
    if (text === undefined || text === '') continue
    given[key] = readValue(text)
    const checked = schema.safeParse(given)
    if (!checked.success) throw refuse(name, text, checked.error.issues[0]?.message ?? 'is not valid')
  }
  return schema.parse(given)
}

const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['off', null],
])

function readValue(text: string): unknown {
  return words.has(text) ? words.get(text) : Number.isNaN(Number(text)) ? text : Number(text)
}

function readOutside({ SAYSO_PRIVATE_ADDRESSES: given = '' }: Environment): Config['outside'] {
  if (given !== '' && given !== 'refuse' && given !== 'allow')
    throw refuse('SAYSO_PRIVATE_ADDRESSES', given, "must be 'refuse' or 'allow'")
  return given === 'allow' ? 'any' : 'public'
}

function readContact(env: Environment): string {
  const given = env.SAYSO_CONTACT || readPublicUrl(env) || ''
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given)) return given
  if (env.SAYSO_CONTACT)
    throw refuse('SAYSO_CONTACT', given, 'must look like mailto:me@tasks.example or https://tasks.example')
  return 'mailto:sayso@localhost'
}

function refuse(name: string, value: string, why: string): AppError {
  return new AppError('CONFIGURATION', `${name}=${value}: ${why}.`)
}
