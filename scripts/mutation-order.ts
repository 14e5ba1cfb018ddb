// In which order tests are tried on a mutant. Tests that pass the same of the mutants around it go the same way through the code
// there, and what one of them does not notice, another hardly will: so one of each way first.

/** How often each test passed each mutant. */
export interface Coverage {
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** As many mutants on either side tell which way a test went. */
const AROUND = 10

export class WaysThrough {
  /** The mutants that any test passed, as they stand in the source. */
  readonly #mutants: readonly number[]
  readonly #passed: ReadonlyMap<string, ReadonlySet<number>>

  constructor(passed: ReadonlyMap<string, ReadonlySet<number>> = new Map()) {
    this.#passed = passed
    const all = new Set<number>()
    for (const mutants of passed.values()) for (const mutant of mutants) all.add(mutant)
    this.#mutants = [...all].sort((one, other) => one - other)
  }

  static of(coverage: Coverage | undefined): WaysThrough {
    const tests = Object.entries(coverage?.perTest ?? {})
    return new WaysThrough(new Map(tests.map(([test, hits]) => [test, new Set(Object.keys(hits).map(Number))])))
  }

  static parse(text: string): WaysThrough {
    const tests: [string, number[]][] = JSON.parse(text)
    return new WaysThrough(new Map(tests.map(([test, mutants]) => [test, new Set(mutants)])))
  }

  toString(): string {
    return JSON.stringify(Array.from(this.#passed, ([test, mutants]) => [test, [...mutants]]))
  }

  /** One test of each way past a mutant, then another of each, and so on; those of one way in the order given. */
  inTurn(mutant: string, tests: readonly string[]): string[] {
    const around = this.#around(Number(mutant))
    const ways = Map.groupBy(tests, (test) => {
      const passed = this.#passed.get(test)
      return around.map((other) => (passed?.has(other) ? 1 : 0)).join('')
    })
    const rounds: string[][] = []
    for (const way of ways.values())
      for (const [round, test] of way.entries()) {
        rounds[round] ??= []
        rounds[round].push(test)
      }
    return rounds.flat()
  }

  #around(mutant: number): number[] {
    const at = this.#mutants.findIndex((other) => other >= mutant)
    return at === -1 ? [] : this.#mutants.slice(Math.max(0, at - AROUND), at + AROUND + 1)
  }
}
