import type { Case } from './generate.ts'
import { describe, type Judgement, VERDICTS, type Verdict } from './judge.ts'
import type { Played } from './play.ts'
import type { Unasked } from './qualifiers.ts'

export type Counts = Record<Verdict, number>

export interface Failure {
  readonly made: Case
  readonly played: Played
  readonly judgement: Judgement
}

/** What came of all cases, by kind and by phrase. */
export class Tally {
  readonly total = noCounts()
  readonly #kinds = new Map<string, Counts>()
  readonly #tags = new Map<string, Counts>()
  readonly failures: Failure[] = []

  add(failure: Failure): void {
    const { made, judgement } = failure
    this.total[judgement.verdict]++
    for (const kind of made.kinds) countIn(this.#kinds, kind)[judgement.verdict]++
    for (const tag of new Set(made.tags)) countIn(this.#tags, tag)[judgement.verdict]++
    if (judgement.verdict !== 'right') this.failures.push(failure)
  }

  table(): string[] {
    const rows = [...this.#kinds].sort(([one], [other]) => (one < other ? -1 : 1))
    const head = `${'kind'.padEnd(28)}${['cases', ...VERDICTS].map((name) => name.padStart(9)).join('')}   share right`
    return [head, ...rows.map(([kind, counts]) => row(kind, counts)), row('all', this.total)]
  }

  /** The phrases behind most failures: each failure goes to that of its phrases which fails most often. */
  worst(many: number): string[] {
    const blamed = new Map<string, Failure[]>()
    for (const failure of this.failures) {
      const [tag = ''] = failure.made.tags.toSorted((one, other) => this.#share(other) - this.#share(one))
      blamed.set(tag, [...(blamed.get(tag) ?? []), failure])
    }
    const byNumber = [...blamed].sort(([, one], [, other]) => other.length - one.length)
    return byNumber.slice(0, many).flatMap(([tag, list]) => this.#blame(tag, list))
  }

  #blame(tag: string, list: readonly Failure[]): string[] {
    const numbers = VERDICTS.slice(1).map(
      (verdict) => `${list.filter(({ judgement }) => judgement.verdict === verdict).length} ${verdict}`,
    )
    const all = sum(this.#tags.get(tag) ?? noCounts())
    const shortest = list.toSorted((one, other) => lengthOf(one) - lengthOf(other)).slice(0, 2)
    return [
      `=== ${tag}: fails ${(100 * this.#share(tag)).toFixed(0)} % of ${all}; ${numbers.join(', ')}`,
      ...shortest.flatMap(show),
    ]
  }

  /** How often it fails, a little less sure of what was seen only a few times. */
  #share(tag: string): number {
    const counts = this.#tags.get(tag) ?? noCounts()
    return 1 - (counts.right + 1) / (sum(counts) + 1.5)
  }
}

function noCounts(): Counts {
  return { right: 0, asked: 0, missed: 0, wrong: 0 }
}

function countIn(table: Map<string, Counts>, name: string): Counts {
  const counts = table.get(name) ?? noCounts()
  table.set(name, counts)
  return counts
}

export function sum(counts: Counts): number {
  return VERDICTS.reduce((all, verdict) => all + counts[verdict], 0)
}

function row(name: string, counts: Counts): string {
  const numbers = [sum(counts), ...VERDICTS.map((verdict) => counts[verdict])].map((one) => String(one).padStart(9))
  return `${name.padEnd(28)}${numbers.join('')}   ${((100 * counts.right) / sum(counts)).toFixed(2)} %`
}

function lengthOf({ made }: Failure): number {
  return made.turns.join().length
}

const oneLine = (text: string) => text.replaceAll('\n', ' ⏎ ')

export function show({ made, played, judgement }: Failure): string[] {
  return [
    `--- ${judgement.verdict} (${made.seed}; ${made.kinds.join(', ')})`,
    ...played.replies.flatMap(({ said, text }) => [`  > ${oneLine(said)}`, `      ${oneLine(text)}`]),
    ...(judgement.expected.length === 0 ? [] : [`  expected: ${judgement.expected.join('; ')}`]),
    ...(judgement.got.length === 0 ? [] : [`  got:      ${judgement.got.join('; ')}`]),
  ]
}

export function showUnasked({ seed, kind, tag, turns, reply, before, after }: Unasked): string[] {
  const old = new Set(before.map(describe))
  const changed = after.map(describe).filter((task) => !old.has(task))
  return [
    `--- ${kind} (${seed}; ${tag})`,
    ...turns.map((said) => `  > ${oneLine(said)}`),
    `      ${oneLine(reply)}`,
    `  now: ${changed.join('; ')}`,
  ]
}
