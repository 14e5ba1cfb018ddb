// A test runner for Stryker that keeps the tests loaded: every mutant is already in the instrumented source and is only switched on,
// and only the tests that reach it run, the quickest first. A mutant costs milliseconds instead of a start of node.

import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type GeneratedTest, generatedTests } from './mutation-cases.ts'

const patterns = [
  'src/engine/*.test.ts',
  'src/engine/{grammar,meaning,plan}/*.test.ts',
  'tests/conversations-in-memory.test.ts',
  'tests/documents.test.ts',
  'tests/model/policy.test.ts',
]

/** Takes tests down instead of running them. */
const collecting = `
  export function test(name, options, run) {
    globalThis.sayso_tests.push({ name: String(name), run: typeof options === 'function' ? options : run })
  }
  export const it = test
  export function describe(name, group) {
    group()
  }
`

interface MutantRun {
  readonly activeMutant: { readonly id: string }
  readonly testFilter?: readonly string[]
  readonly hitLimit?: number
}

/** What the instrumented source looks at. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: object
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

declare global {
  var __stryker__: Switches | undefined
  var sayso_tests: GeneratedTest[]
}

/** More time than this for one mutant is not well spent: it is taken for one that nobody noticed. */
const MOST_MS = 10_000

class InProcessRunner {
  readonly #tests = new Map<string, GeneratedTest>()
  readonly #took = new Map<string, number>()

  capabilities() {
    return { reloadEnvironment: false }
  }

  async init(): Promise<void> {
    globalThis.sayso_tests = []
    const shim = `data:text/javascript,${encodeURIComponent(collecting)}`
    registerHooks({
      resolve: (name, context, next) =>
        name === 'node:test' ? { url: shim, shortCircuit: true, format: 'module' } : next(name, context),
    })
    for (const file of patterns.flatMap((pattern) => globSync(pattern)))
      if (!file.endsWith('fuzz.test.ts')) await import(pathToFileURL(join(process.cwd(), file)).href)
    for (const test of [...globalThis.sayso_tests, ...(await generatedTests())])
      this.#tests.set(`${this.#tests.size}`, test)
  }

  async dryRun() {
    globalThis.__stryker__ ??= {}
    const switches = globalThis.__stryker__
    const tests = []
    for (const [id, { name, run }] of this.#tests) {
      switches.currentTestId = id
      const begun = performance.now()
      const failure = await failureOf(run)
      const timeSpentMs = performance.now() - begun
      this.#took.set(id, timeSpentMs)
      // What is not right without a mutant proves nothing with one.
      if (failure === null) tests.push({ id, name: `${id} ${name}`, status: 0, timeSpentMs })
    }
    switches.currentTestId = undefined
    return { status: 'complete', tests, mutantCoverage: switches.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRun) {
    globalThis.__stryker__ ??= {}
    const switches = globalThis.__stryker__
    const ids = testFilter ?? [...this.#tests.keys()]
    const quickest = ids.toSorted((one, other) => (this.#took.get(one) ?? 0) - (this.#took.get(other) ?? 0))
    const begun = performance.now()
    let nrOfTests = 0
    Object.assign(switches, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
    try {
      for (const id of quickest) {
        const test = this.#tests.get(id)
        if (test === undefined || performance.now() - begun > MOST_MS) continue
        nrOfTests++
        const failureMessage = await failureOf(test.run)
        if (failureMessage !== null) return { status: 'killed', killedBy: [id], failureMessage, nrOfTests }
      }
      return { status: 'survived', nrOfTests }
    } finally {
      Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
    }
  }
}

async function failureOf(run: GeneratedTest['run']): Promise<string | null> {
  try {
    await run()
    return null
  } catch (fault) {
    return String(fault)
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }]
