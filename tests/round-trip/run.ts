import { generate } from './generate.ts'
import { judge } from './judge.ts'
import { play } from './play.ts'
import { playQualified, qualify, type Unasked } from './qualifiers.ts'
import { Tally } from './report.ts'

export interface Options {
  readonly cases: number
  readonly seed: number
  /** Only cases with a kind or a phrase that has this in it. */
  readonly only?: string | undefined
  progress?(done: number, tally: Tally): void
}

/** Seeds of different runs never meet. */
const firstOf = (seed: number) => seed * 10_000_000

export async function runCases({ cases, seed, only, progress }: Options): Promise<Tally> {
  const tally = new Tally()
  for (let index = 0; index < cases; index++) {
    const made = generate(firstOf(seed) + index)
    if (only !== undefined && ![...made.kinds, ...made.tags].some((name) => name.includes(only))) continue
    const played = await play(made)
    tally.add({ made, played, judgement: judge(made, played) })
    progress?.(index + 1, tally)
  }
  return tally
}

export interface QualifierResult {
  /** Cases and changes by kind. */
  readonly kinds: Readonly<Record<string, { cases: number; changed: number }>>
  readonly changed: readonly Unasked[]
}

export async function runQualifiers({ cases, seed }: Options): Promise<QualifierResult> {
  const kinds: Record<string, { cases: number; changed: number }> = {}
  const changed: Unasked[] = []
  for (let index = 0; index < cases; index++) {
    const made = qualify(firstOf(seed) + 5_000_000 + index)
    kinds[made.kind] ??= { cases: 0, changed: 0 }
    const counts = kinds[made.kind]
    const unasked = await playQualified(made)
    if (unasked !== null) changed.push(unasked)
    if (counts === undefined) continue
    counts.cases++
    if (unasked !== null) counts.changed++
  }
  return { kinds, changed }
}
