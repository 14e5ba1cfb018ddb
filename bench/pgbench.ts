// pgbench with the statements of a real turn, in the same flights and with the same parameters, bound and not written into the
// text. Only what must be new each time is made by the database: ids, from one random number.

import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TextArray } from '../src/store/text-array.ts'
import type { Recorded, RecordedTurn } from './statements.ts'

export function hasPgbench(): boolean {
  return spawnSync('pgbench', ['--version']).status === 0
}

/** Turns a second. */
export async function runPgbench(url: string, turn: RecordedTurn, clients: number, seconds: number): Promise<number> {
  const { script, variables } = scriptOf(turn)
  const folder = mkdtempSync(join(tmpdir(), 'sayso-bench-'))
  const file = join(folder, 'turn.sql')
  writeFileSync(file, script)
  const given = variables.flatMap((value, index) => ['-D', `v${index}=${value}`])
  const how = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', file]
  try {
    const said = await output('pgbench', [...how, ...given, url])
    return Number(/tps = ([\d.]+)/.exec(said)?.[1])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function output(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let [out, faults] = ['', '']
    child.stdout.on('data', (bytes) => {
      out += bytes
    })
    child.stderr.on('data', (bytes) => {
      faults += bytes
    })
    child.once('exit', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`pgbench failed: ${faults.slice(-2000)}`)),
    )
  })
}

/** Every client is a user of its own, and every transaction a message of its own. */
function scriptOf(turn: RecordedTurn): { script: string; variables: string[] } {
  const variables: string[] = []
  const lines = ['\\set r random(1, 1000000000)']
  let flight = -1
  for (const statement of turn.statements) {
    if (statement.flight !== flight) lines.push(...(flight === -1 ? [] : ['\\endpipeline']), '\\startpipeline')
    flight = statement.flight
    lines.push(`${withValues(turn, statement, variables)};`)
  }
  return { script: [...lines, '\\endpipeline', ''].join('\n'), variables }
}

function withValues(turn: RecordedTurn, { text, values }: Recorded, variables: string[]): string {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  return oneLine.replace(/\$(\d+)/g, (_, number) => expression(turn, values[Number(number) - 1], variables))
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
/** When a conversation was changed last, as the server remembers it. */
const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*[+-]\d\d$/

/** Nobody else goes on with a client's conversation, so what is remembered of it holds. */
const remembered = (column: string) =>
  `(select ${column} from conversations where user_id = 'bench' || :client_id and id = md5('c' || :client_id)::uuid)`

function expression(turn: RecordedTurn, value: unknown, variables: string[]): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof TextArray) return array(value.texts, 'text', turn, variables)
  if (Array.isArray(value)) return array(value.map(String), 'text', turn, variables)
  if (value === turn.user_id) return `('bench' || :client_id)`
  if (value === turn.seq) return ':r::int'
  if (value === turn.seq - 1) return remembered('turn_count')
  if (typeof value === 'string' && moment.test(value)) return remembered('updated_at')
  if (typeof value !== 'string') return String(value)
  if (uuid.test(value)) return `${freshId(turn, value)}::uuid`
  return variable(value, variables)
}

function array(texts: readonly (string | null)[], type: string, turn: RecordedTurn, variables: string[]): string {
  const each = texts.map((text) =>
    text === null ? 'null' : uuid.test(text) ? `${freshId(turn, text)}::uuid::text` : variable(text, variables),
  )
  return `array[${each.join(', ')}]::${type}[]`
}

/** Bound where it stands. pgbench takes no empty values. */
function variable(value: string, variables: string[]): string {
  if (value === '') return "''"
  variables.push(value)
  return `:v${variables.length - 1}`
}

function freshId(turn: RecordedTurn, id: string): string {
  if (id === turn.conversation_id) return `md5('c' || :client_id)`
  return id === turn.message_id ? 'md5(:r::text)' : `md5('${id.slice(-6)}' || :r)`
}
