// The official conformance suite, run as its users run it.

import { execFile } from 'node:child_process'
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
export async function findingsAt(url: string, revision: string): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-conformance-'))
  try {
    const said = await run(['server', '--url', url, '--requirements', revision, '--output-dir', folder])
    const results = new Map(readdirSync(folder).map((name) => [scenarioIn(name), join(folder, name, 'checks.json')]))
    const begun = [...said.matchAll(/^=== Running scenario: (\S+) ===$/gm)].map(([, scenario = '']) => scenario)
    return new Map(begun.map((scenario) => [scenario, wrongIn(results.get(scenario))]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Results are kept in folders called "server-<scenario>-<time>". */
function scenarioIn(folder: string): string {
  return folder.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\dZ-]+$/, '')
}

function wrongIn(file: string | undefined): Check[] {
  if (file === undefined) return [{ id: 'no-result', status: 'FAILURE' }]
  const checks: Check[] = JSON.parse(readFileSync(file, 'utf8'))
  return checks.filter(({ status }) => status !== 'SUCCESS' && status !== 'INFO')
}

/** It ends with 1 when any scenario fails; what that means is decided from its results. */
function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...args], { maxBuffer: 2 ** 26, timeout: 120_000 }, (fault, stdout) => {
      if (fault === null || fault.code === 1) resolve(stdout)
      else reject(fault)
    })
  })
}
