// The official conformance suite, run as its users run it.

import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))

interface Check {
  readonly id: string
  readonly status: 'SUCCESS' | 'INFO' | 'WARNING' | 'FAILURE' | 'SKIPPED'
  readonly errorMessage?: string
}

/** What each scenario found wrong, by its name; nothing when all of it was right. */
export type Findings = ReadonlyMap<string, readonly Check[]>

/** Runs what a revision of the protocol has for servers. A check that was skipped, or only warned, counts as a finding too. */
export function findingsAt(url: string, revision: string): Promise<Findings> {
  return findings('server', ['--url', url, '--requirements', revision])
}

export interface LetIn {
  readonly issuer: string
  readonly resource: string
  readonly client_id: string
  /** Where it listens for the code; `http://127.0.0.1:PORT/callback` is registered. */
  readonly port: number
  /** What the person does at the address where they are asked. */
  readonly browse: (asked: URL) => Promise<void>
}

/** Runs what there is for authorization servers; in the middle of it somebody has to let the suite in. */
export function findingsOfLettingIn({ issuer, resource, client_id, port, browse }: LetIn): Promise<Findings> {
  const args = ['--url', issuer, '--resource', resource, '--client-id', client_id, '--port', String(port)]
  return findings('authorization', args, (said) => {
    const [asked] = /^https?:\S+[?&]code_challenge=\S+$/m.exec(said) ?? []
    return asked === undefined ? null : browse(new URL(asked))
  })
}

const kinds = { server: 'server', authorization: 'authorization-server' } as const

async function findings(
  command: keyof typeof kinds,
  args: readonly string[],
  answer: Answer = () => null,
): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-conformance-'))
  try {
    const said = await run([command, ...args, '--output-dir', folder], answer)
    const results = new Map(
      readdirSync(folder).map((name) => [scenarioIn(name, kinds[command]), join(folder, name, 'checks.json')]),
    )
    const begun = [...said.matchAll(/^=== Running scenario: (\S+) ===$/gm)].map(([, scenario = '']) => scenario)
    return new Map(begun.map((scenario) => [scenario, wrongIn(results.get(scenario))]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Results are kept in folders called "<kind>-<scenario>-<time>". */
function scenarioIn(folder: string, kind: string): string {
  return folder.slice(`${kind}-`.length).replace(/-\d{4}-\d\d-\d\dT[\dZ-]+$/, '')
}

function wrongIn(file: string | undefined): Check[] {
  if (file === undefined) return [{ id: 'no-result', status: 'FAILURE' }]
  const checks: Check[] = JSON.parse(readFileSync(file, 'utf8'))
  return checks.filter(({ status }) => status !== 'SUCCESS' && status !== 'INFO')
}

/** Does what was asked for in what was said so far, once; null where nothing was. */
type Answer = (said: string) => Promise<void> | null

/** It ends with 1 when any scenario fails; what that means is decided from its results. */
function run(args: readonly string[], answer: Answer): Promise<string> {
  return new Promise((resolve, reject) => {
    const suite = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 120_000,
    })
    let said = ''
    let answered: Promise<void> | null = null
    suite.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      answered ??= answer(said)
      answered?.catch((fault: unknown) => {
        suite.kill()
        reject(fault)
      })
    })
    suite.once('error', reject)
    suite.once('close', (code) => {
      if (code === 0 || code === 1) resolve(said)
      else reject(new Error(`the suite ended with ${code}: ${said.slice(-2000)}`))
    })
  })
}
