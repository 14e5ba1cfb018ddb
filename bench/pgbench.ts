import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Recorded, RecordedTurn } from './statements.ts'

export interface PgbenchRate {
  readonly per_second: number
  readonly mean_ms: number
}

/** pgbench with the same statements in the same flights; null where pgbench is not installed. */
export async function runPgbench(
  url: string,
  turn: RecordedTurn,
  clients: number,
  seconds: number,
): Promise<PgbenchRate | null> {
  if (spawnSync('pgbench', ['--version']).status !== 0) return null
  await keepDocument(url, turn)
  const folder = mkdtempSync(join(tmpdir(), 'sayso-bench-'))
  const script = join(folder, 'turn.sql')
  writeFileSync(script, scriptOf(turn))
  const { stdout, stderr, status } = spawnSync(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      String(Math.min(2, clients)),
      '-T',
      String(seconds),
      '-f',
      script,
      url,
    ],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(`pgbench failed: ${stderr}`)
  return {
    per_second: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]),
    mean_ms: Number(/latency average = ([\d.]+)/.exec(stdout)?.[1]),
  }
}

/** The document the last statement writes, kept in a table: a script cannot hold text with colons. */
async function keepDocument(url: string, turn: RecordedTurn): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table if not exists bench_document (doc text)')
  await client.query('delete from bench_document')
  await client.query('insert into bench_document values ($1)', [documentOf(turn)])
  await client.query('grant select on bench_document to sayso_app')
  await client.end()
}

function documentOf(turn: RecordedTurn): string {
  return String(turn.statements.flatMap((statement) => statement.values).findLast((value) => isDocument(value)))
}

/** The one JSON document that the last statement writes. */
function isDocument(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('{') && value.includes('"reply":')
}

/** Every client is a user of its own, and every transaction a message of its own; new ids are made from one random number. */
function scriptOf(turn: RecordedTurn): string {
  const lines = ['\\set r random(1, 1000000000)']
  let flight = -1
  for (const statement of turn.statements) {
    if (statement.flight !== flight) lines.push(...(flight === -1 ? [] : ['\\endpipeline']), '\\startpipeline')
    flight = statement.flight
    lines.push(`${inline(turn, statement)};`)
  }
  return [...lines, '\\endpipeline', ''].join('\n')
}

function inline(turn: RecordedTurn, { text, values }: Recorded): string {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  return oneLine.replace(/\$(\d+)/g, (_, number) => literal(turn, values[Number(number) - 1]))
}

function literal(turn: RecordedTurn, value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value === turn.user_id) return `('bench' || :client_id::text)`
  if (value === turn.message_id) return 'md5(:r::text)::uuid'
  if (value === turn.conversation_id) return `md5('c' || :client_id::text)::uuid`
  if (value === turn.seq) return ':r::int'
  if (Array.isArray(value)) return `array[${value.map((item) => quote(String(item))).join(',')}]`
  const text = String(value)
  if (isDocument(value)) return freshDocument(turn, text)
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)) return `md5('${text.slice(-6)}' || :r::text)::uuid`
  return typeof value === 'string' ? quote(text) : text
}

/** The same document with this transaction's own ids in the places where they must be unique. */
function freshDocument(turn: RecordedTurn, doc: string): string {
  const parsed: { messages: { id: string }[]; invocations: { id: string }[]; decisions: { id: string }[] } =
    JSON.parse(doc)
  const ids = [...parsed.messages.slice(1), ...parsed.invocations, ...parsed.decisions].map((row) => row.id)
  let expression = '(select doc from bench_document)'
  const swap = (from: string, to: string) => {
    expression = `replace(${expression}, ${from}, ${to})`
  }
  for (const id of ids)
    swap(pair('id', `'"${id}"'`), pair('id', `'"' || md5('${id.slice(-6)}' || :r::text)::uuid::text || '"'`))
  swap(`'${turn.message_id}'`, 'md5(:r::text)::uuid::text')
  for (const index of [0, 1])
    swap(pair('seq', `'${turn.seq * 2 + index}}'`), pair('seq', `(:r::int * 2 + ${index})::text || '}'`))
  return expression
}

/** A JSON member; its colon must not look like a variable of pgbench's. */
function pair(name: string, value: string): string {
  return `'"${name}"' || chr(58) || ${value}`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
