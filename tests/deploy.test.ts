// What deploy/ and docs/OPERATIONS.md speak of is really there: metrics, settings, log lines, files, alerts.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { LOG_EVENTS } from '../src/runtime/log-events.ts'
import { metricNames } from '../src/runtime/metrics.ts'
import { openApp } from './support/app.ts'
import { freshEmbedded } from './support/databases.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const operations = read('docs/OPERATIONS.md')
const dashboard = JSON.parse(read('deploy/grafana-dashboard.json'))
const alerts = read('deploy/alerts.yaml')

const app = await openApp(freshEmbedded)
after(() => app.close())

/** The expressions of the dashboard and of the alerts. */
const expressions: string[] = [
  ...dashboard.panels.flatMap((panel: { targets: { expr: string }[] }) => panel.targets.map(({ expr }) => expr)),
  ...[...alerts.matchAll(/expr: (.+)/g)].map((match) => match[1] ?? ''),
]

const metricsIn = (text: string) => text.match(/\b(sayso|process)_[a-z0-9_]+/g) ?? []

test('every metric of the dashboard, the alerts and the documents exists', () => {
  const known = new Set(metricNames.flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]))
  const named = [...expressions, operations, read('docs/SCALE.md')].flatMap(metricsIn)
  assert.ok(named.length > 30)
  assert.deepEqual([...new Set(named.filter((name) => !known.has(name)))], [])
})

test('every label they are told apart by exists', async () => {
  const { conversation_id } = await app.say('local', 'add milk')
  await app.say('local', 'delete milk', { conversation_id })
  await app.say('local', 'yes', { conversation_id })
  const { text } = await app.call(null, 'GET', '/metrics')
  const labels = new Set([...text.matchAll(/[{,]([a-z_]+)="/g)].map((match) => match[1]))
  // Those of Prometheus itself, and those of what did not happen here.
  for (const name of ['instance', 'job', 'kind']) labels.add(name)
  const used = expressions.flatMap((expression) => [
    ...[...expression.matchAll(/by \(([a-z_, ]+)\)/g)].flatMap((match) => (match[1] ?? '').split(', ')),
    ...[...expression.matchAll(/[{,]\s*([a-z_]+)(?:=|!)/g)].map((match) => match[1] ?? ''),
  ])
  assert.deepEqual([...new Set(used.filter((name) => !labels.has(name)))], [])
})

test('every setting that is named is read somewhere', () => {
  const source = globSync('src/**/*.ts', { cwd: root }).map(read).join('\n')
  const own = new Set(['SAYSO_DOMAIN', 'SAYSO_UPSTREAM', 'SAYSO_DATABASE_PASSWORD'])
  const documents = ['*.md', 'docs/*.md', 'deploy/*'].flatMap((pattern) => globSync(pattern, { cwd: root }))
  const texts = documents.map(read)
  const named = new Set(texts.flatMap((text) => text.match(/\bSAYSO_[A-Z_]+[A-Z]\b/g) ?? []))
  const defaults = (name: string) => source.includes(`${name.slice('SAYSO_'.length).toLowerCase()}:`)
  assert.deepEqual(
    [...named].filter((name) => !own.has(name) && !source.includes(name) && !defaults(name)),
    [],
  )
})

test('every line of the log is explained, with its level, and no other', () => {
  const table = operations.slice(operations.indexOf('## What the log says'), operations.indexOf('## What to do when'))
  const explained = [...table.matchAll(/^\| `([^`]+)` +\| ([a-z, ]+?) +\|/gm)].map(([, event = '', levels = '']) => ({
    event,
    levels: levels.split(', '),
  }))
  assert.deepEqual(
    explained.map(({ event }) => event),
    [...LOG_EVENTS],
  )
  const source = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .map(read)
    .join('\n')
  for (const { event, levels } of explained)
    for (const [, level = ''] of source.matchAll(new RegExp(`\\blog\\('(\\w+)', '${event}'`, 'g')))
      assert.ok(levels.includes(level), `${event} is logged as ${level}`)
})

test('every alert says what to do', () => {
  for (const [, name = ''] of alerts.matchAll(/alert: (\w+)/g)) assert.ok(operations.includes(`| ${name} `), name)
})

/** Made by a command that the same document names. */
const MADE = new Set(['docs/replies.md', 'lib/'])
const NAMED =
  /(?<=`|\b(?=(?:deploy|docs|scripts|src|tests|bench)\/))[\w.-]+(?:\/[\w.-]+)*(?:\.(?:tsx?|m?js|md|pml|yaml)\b|\/(?=`))/g

test('every file and folder that a document names is there', () => {
  const folders = ['bench', 'bin', 'deploy', 'docs', 'scripts', 'src', 'tests', 'web/src', 'web/public']
  const patterns = ['*.*', 'web/*.*', ...folders.map((folder) => `${folder}/**/*.*`)]
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).map((file) => `/${file}`)
  const documents = ['*.md', 'docs/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root }))
  const named = documents.flatMap((document) => (read(document).match(NAMED) ?? []).map((path) => ({ document, path })))
  const isThere = (path: string): boolean =>
    files.some((file) => (path.endsWith('/') ? file.includes(`/${path}`) : file.endsWith(`/${path}`)))
  assert.ok(named.length > 150)
  assert.deepEqual(
    named.filter(({ path }) => !MADE.has(path) && !isThere(path)),
    [],
  )
})

test('every command that a document names is there', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const documents = ['*.md', 'docs/*.md', 'deploy/*'].flatMap((pattern) => globSync(pattern, { cwd: root }))
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, script = '']) => ({ file, script })),
  )
  assert.ok(named.length > 30)
  assert.deepEqual(
    named.filter(({ script }) => !(script in scripts)),
    [],
  )
})
