import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from './config.ts'

test('the defaults serve on loopback, on the embedded database in the home folder', () => {
  const { host, port, database, defaults } = readConfig({})
  assert.deepEqual(
    [host, port, 'folder' in database && database.folder.endsWith('/.sayso'), defaults.confirmation_ttl_seconds],
    ['127.0.0.1', 3000, true, 300],
  )
})

test('locally nobody is counted; with tokens callers are, any address may be served, and the zone is UTC', () => {
  const local = readConfig({})
  assert.deepEqual(
    [local.auth, local.rate_limit, local.direct_url, local.audit_days],
    [{ kind: 'local' }, null, null, 365],
  )
  const key = Buffer.from(Array.from({ length: 48 }, (_, index) => index * 5)).toString('base64')
  const env = {
    SAYSO_AUTH: 'jwt',
    SAYSO_JWT_SECRET: key,
    SAYSO_JWT_ISSUER: 'https://login.test',
    SAYSO_JWT_AUDIENCE: 'tasks',
  }
  const jwt = readConfig({ ...env, HOST: '0.0.0.0', SAYSO_AUDIT_DAYS: '30' })
  assert.deepEqual(
    [jwt.auth.kind, jwt.host, jwt.rate_limit, jwt.timezone, jwt.audit_days],
    ['jwt', '0.0.0.0', 300, 'UTC', 30],
  )
  assert.equal(readConfig({ ...env, SAYSO_RATE_LIMIT: '0' }).rate_limit, null)
})

test('accounts are served anywhere over https, and on this machine without', () => {
  const here = readConfig({ SAYSO_AUTH: 'accounts' })
  assert.deepEqual(
    [here.auth, here.public_url, here.rate_limit],
    [{ kind: 'accounts', sign_up: 'open', mail: null, metrics_token: null }, 'http://127.0.0.1:3000', 300],
  )
  const mail = { SAYSO_SMTP_URL: 'smtps://me:pw@host:465', SAYSO_MAIL_FROM: 'sayso@tasks.example' }
  const anywhere = {
    SAYSO_AUTH: 'accounts',
    HOST: '0.0.0.0',
    SAYSO_PUBLIC_URL: 'https://tasks.example/',
    SAYSO_SIGN_UP: 'invite',
  }
  assert.deepEqual(readConfig({ ...anywhere, ...mail }).auth, {
    kind: 'accounts',
    sign_up: 'invite',
    mail: { url: 'smtps://me:pw@host:465', from: 'sayso@tasks.example' },
    metrics_token: null,
  })
})

test('each setting can be set by environment', () => {
  const { defaults, database } = readConfig({
    SAYSO_CONFIRMATION_TTL_SECONDS: '60',
    SAYSO_CONFIRMATION_REQUIRED: 'false',
    SAYSO_TIMEZONE: 'Europe/Berlin',
    DATABASE_URL: 'postgres://me@db/sayso',
  })
  assert.deepEqual(
    [defaults.confirmation_ttl_seconds, defaults.confirmation_required, defaults.timezone, 'url' in database],
    [60, false, 'Europe/Berlin', true],
  )
})

test('DATABASE_URL may name several hosts', () => {
  const { database } = readConfig({
    DATABASE_URL: 'postgres://me:a%2Cb@one:5432,two:5433/db?target_session_attrs=read-write',
  })
  assert.deepEqual('url' in database && [database.url, database.other_urls], [
    'postgres://me:a%2Cb@one:5432/db?target_session_attrs=read-write',
    ['postgres://me:a%2Cb@two:5433/db?target_session_attrs=read-write'],
  ])
})

const nonsense: [Record<string, string>, RegExp][] = [
  [{ SAYSO_MCP_URL: 'tools' }, /^SAYSO_MCP_URL=tools: must look like https:\/\/host\/mcp\.$/],
  [{ SAYSO_WORKERS: '2' }, /^SAYSO_WORKERS=2: needs PostgreSQL/],
  [{ PORT: 'eighty' }, /^PORT=eighty: is not a number that fits\.$/],
  [{ PORT: '70000' }, /^PORT=70000/],
  [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0: must be a loopback address/],
  [{ SAYSO_AUTH: 'none' }, /^SAYSO_AUTH=none: must be/],
  [{ SAYSO_AUTH: 'accounts', HOST: '0.0.0.0' }, /^SAYSO_AUTH=accounts needs SAYSO_PUBLIC_URL=https/],
  [{ SAYSO_AUTH: 'accounts', SAYSO_PUBLIC_URL: 'http://tasks.example' }, /needs SAYSO_PUBLIC_URL=https/],
  [{ SAYSO_AUTH: 'accounts', SAYSO_SIGN_UP: 'maybe' }, /^SAYSO_SIGN_UP=maybe: must be one of open, invite, closed/],
  [{ SAYSO_AUTH: 'accounts', SAYSO_SMTP_URL: 'mail' }, /^SAYSO_SMTP_URL must look like smtps:/],
  [{ SAYSO_AUTH: 'accounts', SAYSO_SMTP_URL: 'smtp://host' }, /^SAYSO_MAIL_FROM is required/],
  [{ SAYSO_AUTH: 'accounts', SAYSO_METRICS_TOKEN: 'short' }, /^SAYSO_METRICS_TOKEN must be at least 32 bytes/],
  [{ SAYSO_AUTH: 'accounts', SAYSO_MCP_URL: 'https://x/mcp' }, /needs SAYSO_MCP_TOKEN/],
  [{ SAYSO_AUTH: 'jwt' }, /^SAYSO_AUTH=jwt needs SAYSO_JWT_SECRET or SAYSO_JWT_JWKS_URL/],
  [{ SAYSO_RATE_LIMIT: 'many' }, /^SAYSO_RATE_LIMIT=many/],
  [{ SAYSO_AUDIT_DAYS: '0' }, /^SAYSO_AUDIT_DAYS=0/],
  [{ SAYSO_DATABASE_DIRECT_URL: 'db' }, /^SAYSO_DATABASE_DIRECT_URL must look like postgres:/],
  [{ DATABASE_URL: 'mysql://secret@host/db' }, /^DATABASE_URL must look like postgres:/],
  [
    { DATABASE_URL: 'postgres://one,two/db?target_session_attrs=standby' },
    /^DATABASE_URL: target_session_attrs=standby/,
  ],
  [{ SAYSO_CONFIRMATION_TTL_SECONDS: 'soon' }, /^SAYSO_CONFIRMATION_TTL_SECONDS=soon/],
  [{ SAYSO_TIMEZONE: 'Mars/Olympus' }, /^SAYSO_TIMEZONE=Mars\/Olympus: must be a time zone/],
]
for (const [env, message] of nonsense)
  test(`${JSON.stringify(env)} stops the start with one sentence`, () =>
    assert.throws(() => readConfig(env), { code: 'CONFIGURATION', message }))

test('a language model is read from the environment, with its endpoint under the address given', () => {
  const given = { SAYSO_LLM_URL: 'http://127.0.0.1:11434/v1/', SAYSO_LLM_MODEL: 'llama3.2' }
  assert.equal(readConfig({}).model, null)
  assert.deepEqual(readConfig(given).model, {
    url: 'http://127.0.0.1:11434/v1/chat/completions',
    model: 'llama3.2',
    key: null,
    timeout_ms: 10_000,
    per_minute: 20,
  })
  const whole = { ...given, SAYSO_LLM_URL: 'https://api.example/v1/chat/completions', SAYSO_LLM_API_KEY: 'sk-1' }
  const { model } = readConfig({ ...whole, SAYSO_LLM_TIMEOUT: '3', SAYSO_LLM_PER_MINUTE: '5' })
  assert.deepEqual(
    [model?.url, model?.key, model?.timeout_ms, model?.per_minute],
    ['https://api.example/v1/chat/completions', 'sk-1', 3000, 5],
  )
})

const SECRET = 'sk with blanks'
const senseless: readonly [Record<string, string>, RegExp][] = [
  [
    { SAYSO_LLM_URL: 'nonsense', SAYSO_LLM_MODEL: 'm' },
    /^SAYSO_LLM_URL=nonsense: must look like https:\/\/host\/v1\.$/,
  ],
  [{ SAYSO_LLM_URL: 'ftp://host', SAYSO_LLM_MODEL: 'm' }, /^SAYSO_LLM_URL=ftp/],
  [
    { SAYSO_LLM_URL: 'https://me:secret@host/v1', SAYSO_LLM_MODEL: 'm' },
    /^SAYSO_LLM_URL must hold no name or password/,
  ],
  [{ SAYSO_LLM_URL: 'https://host/v1' }, /^SAYSO_LLM_URL needs SAYSO_LLM_MODEL/],
  [{ SAYSO_LLM_MODEL: 'm' }, /^SAYSO_LLM_MODEL needs SAYSO_LLM_URL/],
  [{ SAYSO_LLM_API_KEY: 'sk-1' }, /^SAYSO_LLM_API_KEY needs SAYSO_LLM_URL/],
  [
    { SAYSO_LLM_URL: 'https://h/v1', SAYSO_LLM_MODEL: 'm', SAYSO_LLM_API_KEY: SECRET },
    /^SAYSO_LLM_API_KEY must be one word/,
  ],
  [{ SAYSO_LLM_URL: 'https://h/v1', SAYSO_LLM_MODEL: 'm', SAYSO_LLM_TIMEOUT: '0' }, /^SAYSO_LLM_TIMEOUT=0: must be/],
  [
    { SAYSO_LLM_URL: 'https://h/v1', SAYSO_LLM_MODEL: 'm', SAYSO_LLM_PER_MINUTE: 'x' },
    /^SAYSO_LLM_PER_MINUTE=x: must be/,
  ],
]

for (const [env, sentence] of senseless)
  test(`a model that makes no sense stops the start: ${sentence.source}`, () =>
    assert.throws(
      () => readConfig(env),
      (fault: Error) =>
        sentence.test(fault.message) && !fault.message.includes(SECRET) && !fault.message.includes('me:'),
    ))
