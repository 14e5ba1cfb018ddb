// A test runner for Stryker that keeps the tests loaded: every mutant is already in the instrumented source and is only switched on,
// and only the tests that reach it run: those that noticed others in its file, then one of each way through the code around it
// (`mutation-order.ts`), and never those that cannot notice it (`mutation-otherwise.ts`). A mutant costs milliseconds instead of a start of node. Which tests they are is said by `inProcess` in
// Stryker's configuration; how many of the mutants are tried, by SAMPLE (`mutation-sample.ts`).

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GeneratedTest } from './mutation-cases.ts'
import { type Coverage, WaysThrough } from './mutation-order.ts'
import { onlyOtherwise, placeWatches, watchConditions } from './mutation-otherwise.ts'
import { sampleMutants } from './mutation-sample.ts'

await sampleMutants(Number(process.env.SAMPLE ?? 1))
await placeWatches()

interface Options {
  readonly mutate: readonly string[]
  readonly inProcess: {
    /** By the folder whose files they are tried on. */
    readonly tests: Readonly<Record<string, readonly string[]>>
    /** Whether the round trip's generated meanings and what people wrote are tests too. */
    readonly generated: boolean
    /** More of the processor's time than this for one mutant is not well spent: it is taken for one that nobody noticed. */
    readonly most_ms: number
    /** A test that takes longer than this has noticed something: it hangs. What it holds, it may hold for ever. */
    readonly hangs_ms: number
  }
}

/** Takes tests down instead of running them. */
const collecting = `
  export function test(name, options, last) {
    const { beforeEach, afterEach } = globalThis.sayso_hooks
    const test = typeof options === 'function' ? options : last
    async function run() {
      for (const prepare of beforeEach) await prepare()
      try {
        await test()
      } finally {
        for (const end of afterEach) await end()
      }
    }
    globalThis.sayso_tests.push({ name: String(name), run })
  }
  export const it = test
  export function describe(name, group) {
    group()
  }
  export const mock = process.getBuiltinModule('node:test').mock
  export function before(run) {
    globalThis.sayso_hooks.before.push(run)
  }
  export function after(run) {
    globalThis.sayso_hooks.after.push(run)
  }
  export function beforeEach(run) {
    globalThis.sayso_hooks.beforeEach.push(run)
  }
  export function afterEach(run) {
    globalThis.sayso_hooks.afterEach.push(run)
  }
`

type Run = GeneratedTest['run']

interface MutantRun {
  readonly activeMutant: { readonly id: string; readonly fileName: string }
  readonly testFilter?: readonly string[]
}

/** What the instrumented source looks at. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: Coverage
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

declare global {
  var __stryker__: Switches | undefined
  var sayso_tests: GeneratedTest[]
  var sayso_hooks: { readonly before: Run[]; readonly after: Run[]; beforeEach: Run[]; afterEach: Run[] }
}

/** Neither noticed nor unnoticed: Stryker counts it as an error, which is no part of the score. */
const RAN_OUT = 'the time ran out'
const HANGS = 'it hangs'
const CRASHES = 'it would end the process'

/** Where it is written down how long each test took and what it reached: in Stryker's copy of the source. */
const TOOK = 'took.json'
const REACHED = 'reached.json'

/** What one test passes as often hangs. */
const MOST_HITS = 1_000_000

/** As many tests of a file are tried first. */
const MOST_NOTICED = 40

/** As many titles as are kept. */
const MOST_KEPT = 2000

class InProcessRunner {
  static readonly inject = ['options']
  readonly #options: Options
  readonly #tests = new Map<string, GeneratedTest>()
  readonly #took = new Map<string, number>()
  /** The tests that noticed mutants of a file, the newest first: they often notice the next one too. */
  readonly #noticed = new Map<string, readonly string[]>()
  #ways = new WaysThrough()
  #mutants = 0
  #broken = false

  constructor(options: Options) {
    this.#options = options
  }

  capabilities() {
    return { reloadEnvironment: false }
  }

  async init(): Promise<void> {
    watchConditions()
    globalThis.sayso_tests = []
    globalThis.sayso_hooks = { before: [], after: [], beforeEach: [], afterEach: [] }
    const { inProcess, mutate } = this.#options
    const { tests, generated } = inProcess
    const chosen = Object.keys(tests).filter((folder) => mutate.some((pattern) => pattern.startsWith(folder)))
    const files = new Set(chosen.flatMap((folder) => tests[folder] ?? []).flatMap((pattern) => globSync(pattern)))
    const shim = `data:text/javascript,${encodeURIComponent(collecting)}`
    registerHooks({
      resolve: (name, context, next) =>
        name === 'node:test' ? { url: shim, shortCircuit: true, format: 'module' } : next(name, context),
    })
    for (const file of files) {
      // What is done before and after each test is of one file.
      Object.assign(globalThis.sayso_hooks, { beforeEach: [], afterEach: [] })
      if (!file.endsWith('fuzz.test.ts')) await import(pathToFileURL(join(process.cwd(), file)).href)
    }
    for (const run of globalThis.sayso_hooks.before) await run()
    // A test is known by its name, so that what an earlier run found still holds when others are added before it.
    for (const test of [...globalThis.sayso_tests, ...(generated ? await generatedOn() : [])]) {
      let id = test.name
      while (this.#tests.has(id)) id += ' again'
      this.#tests.set(id, test)
    }
    // A runner that takes the place of one that was stopped knows how long each test took.
    if (existsSync(TOOK))
      for (const [id, took] of JSON.parse(readFileSync(TOOK, 'utf8'))) this.#took.set(String(id), Number(took))
    if (existsSync(REACHED)) this.#ways = WaysThrough.parse(readFileSync(REACHED, 'utf8'))
  }

  async dispose(): Promise<void> {
    for (const run of globalThis.sayso_hooks.after) await run()
  }

  async dryRun() {
    globalThis.__stryker__ ??= {}
    const switches = globalThis.__stryker__
    const tests = []
    for (const [id, { run, pure = false }] of this.#tests) {
      switches.currentTestId = id
      const started = performance.now()
      let begun = process.cpuUsage()
      const failure = await this.#failureOf(run)
      if (!pure) begun = process.cpuUsage()
      // What is not right without a mutant, or not right when it is done again, proves nothing with one.
      const fails = failure !== null || (!pure && (await this.#failureOf(run)) !== null)
      this.#took.set(id, spentSince(begun))
      if (!fails) tests.push({ id, name: id, status: 0, timeSpentMs: performance.now() - started })
    }
    switches.currentTestId = undefined
    const mutantCoverage = onlyOtherwise(switches.mutantCoverage ?? { perTest: {} })
    this.#ways = WaysThrough.of(mutantCoverage)
    writeFileSync(TOOK, JSON.stringify([...this.#took]))
    writeFileSync(REACHED, this.#ways.toString())
    return { status: 'complete', tests, mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter }: MutantRun) {
    this.#mutants++
    if (this.#broken) throw new Error('the mutant before broke what all tests stand on')
    globalThis.__stryker__ ??= {}
    const switches = globalThis.__stryker__
    const { id: mutant, fileName } = activeMutant
    const ids = testFilter ?? [...this.#tests.keys()]
    const quickest = ids.toSorted((one, other) => (this.#took.get(one) ?? 0) - (this.#took.get(other) ?? 0))
    const covering = new Set(ids)
    const noticed = this.#noticed.get(fileName) ?? []
    const order = new Set([...noticed.filter((id) => covering.has(id)), ...this.#ways.inTurn(mutant, quickest)])
    const begun = process.cpuUsage()
    let nrOfTests = 0
    Object.assign(switches, { activeMutant: mutant, hitLimit: MOST_HITS })
    try {
      for (const id of order) {
        const test = this.#tests.get(id)
        if (test === undefined) continue
        if (spentSince(begun) > this.#options.inProcess.most_ms)
          return { status: 'error', errorMessage: `${RAN_OUT} after ${nrOfTests} of ${order.size} tests` }
        nrOfTests++
        switches.hitCount = 0
        const failureMessage = await this.#failureOf(test.run)
        if (failureMessage === null) continue
        Object.assign(switches, { activeMutant: undefined })
        if (isOfTitles(activeMutant)) await forgetTitles()
        // A mutant that broke what all tests stand on would be followed by others that look as if they had been noticed. The
        // first one in a process did it itself; any other is tried again in a process of its own.
        this.#broken ||= [HANGS, CRASHES].includes(failureMessage) || (await this.#failureOf(test.run)) !== null
        if (this.#broken && this.#mutants > 1) throw new Error(`${test.name} fails without the mutant now`)
        this.#noticed.set(fileName, [id, ...noticed.filter((other) => other !== id)].slice(0, MOST_NOTICED))
        return { status: 'killed', killedBy: [id], failureMessage, nrOfTests }
      }
      return { status: 'survived', nrOfTests }
    } finally {
      Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
      if (isOfTitles(activeMutant)) await forgetTitles()
    }
  }

  async #failureOf(run: Run): Promise<string | null> {
    const { promise: failed, resolve } = Promise.withResolvers<string>()
    const timer = setTimeout(() => resolve(HANGS), this.#options.inProcess.hangs_ms)
    const crash = () => resolve(CRASHES)
    process.on('uncaughtException', crash)
    const ran = (async () => {
      await run()
      return null
    })().catch(String)
    return await Promise.race([ran, failed]).finally(() => {
      clearTimeout(timer)
      process.off('uncaughtException', crash)
    })
  }
}

/** From Stryker's copy of the source: what stands beside this file has no mutants in it, so that nothing could be noticed. */
async function generatedOn(): Promise<GeneratedTest[]> {
  const { generatedTests } = await import(pathToFileURL(join(process.cwd(), 'scripts/mutation-cases.ts')).href)
  return generatedTests()
}

/** Titles that were read are kept: what a mutant made of them would outlive it. */
function isOfTitles({ fileName }: MutantRun['activeMutant']): boolean {
  return /ground[/\\]title\.ts$/.test(fileName)
}

/** More others than are kept take their place. */
async function forgetTitles(): Promise<void> {
  const { readTitle } = await import(pathToFileURL(join(process.cwd(), 'src/engine/ground/title.ts')).href)
  for (let at = 0; at < 2 * MOST_KEPT; at++) readTitle(`${at}`)
}

/** Milliseconds of the processor, however busy it is with others. */
function spentSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }]

export const strykerValidationSchema = {
  properties: {
    inProcess: {
      type: 'object',
      properties: {
        tests: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        generated: { type: 'boolean' },
        most_ms: { type: 'number' },
        hangs_ms: { type: 'number' },
      },
      required: ['tests', 'generated', 'most_ms', 'hangs_ms'],
    },
  },
}
