// npm run roundtrip -- [--cases N] [--seed N] [-v N] [--only word] [--worst N]

import { parseArgs } from 'node:util'
import { type Case, generate } from './generate.ts'
import { type Judgement, judge, VERDICTS, type Verdict } from './judge.ts'
import { type Played, play } from './play.ts'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'string', short: 'v', default: '0' },
    only: { type: 'string' },
    worst: { type: 'string', default: '0' },
  },
})
const cases = Number(values.cases)
const first = Number(values.seed)
const print = (line: string) => process.stdout.write(`${line}\n`)

type Counts = Record<Verdict, number>
const fresh = (): Counts => ({ right: 0, asked: 0, missed: 0, wrong: 0 })
const total = fresh()
const byKind = new Map<string, Counts>()
const byTag = new Map<string, Counts>()
const failures: { made: Case; played: Played; judgement: Judgement }[] = []

const started = performance.now()
for (let index = 0; index < cases; index++) {
  const made = generate(first * 10_000_000 + index)
  if (values.only !== undefined && ![...made.kinds, ...made.tags].some((kind) => kind.includes(values.only ?? '')))
    continue
  const played = await play(made)
  const judgement = judge(made, played)
  total[judgement.verdict]++
  for (const kind of made.kinds) count(byKind, kind, judgement.verdict)
  for (const tag of new Set(made.tags)) count(byTag, tag, judgement.verdict)
  if (judgement.verdict !== 'right') failures.push({ made, played, judgement })
  if ((index + 1) % 500 === 0 && process.stderr.isTTY)
    process.stderr.write(`\r${index + 1} of ${cases}, ${total.wrong} wrong `)
}

for (const verdict of VERDICTS.slice(1)) {
  const ofThese = failures.filter(({ judgement }) => judgement.verdict === verdict)
  for (const failure of ofThese.slice(0, Number(values.verbose))) show(failure)
}
if (Number(values.worst) > 0) showWorst(Number(values.worst))

print(`${'kind'.padEnd(28)}${['cases', ...VERDICTS].map((name) => name.padStart(9)).join('')}   share right`)
for (const [kind, counts] of [...byKind].sort(([one], [other]) => (one < other ? -1 : 1))) print(line(kind, counts))
print(line('all', total))
print(`seed ${first}, ${Math.round((performance.now() - started) / 1000)} s`)

function count(table: Map<string, Counts>, name: string, verdict: Verdict): void {
  const counts = table.get(name) ?? fresh()
  counts[verdict]++
  table.set(name, counts)
}

function sum(counts: Counts): number {
  return VERDICTS.reduce((all, verdict) => all + counts[verdict], 0)
}

function line(name: string, counts: Counts): string {
  const all = sum(counts)
  const numbers = [all, ...VERDICTS.map((verdict) => counts[verdict])].map((number) => String(number).padStart(9))
  return `${name.padEnd(28)}${numbers.join('')}   ${((100 * counts.right) / all).toFixed(2)} %`
}

function show({ made, played, judgement }: (typeof failures)[number]): void {
  print(`--- ${judgement.verdict} (${made.seed}; ${made.kinds.join(', ')})`)
  for (const { said, text } of played.replies)
    print(`  > ${said.replaceAll('\n', ' ⏎ ')}\n      ${text.replaceAll('\n', ' ⏎ ')}`)
  if (judgement.expected.length > 0) print(`  expected: ${judgement.expected.join('; ')}`)
  if (judgement.got.length > 0) print(`  got:      ${judgement.got.join('; ')}`)
}

/** The phrases behind most failures: each failure goes to that of its phrases which fails most often. */
function showWorst(many: number): void {
  const share = (tag: string) => {
    const counts = byTag.get(tag) ?? fresh()
    return 1 - (counts.right + 1) / (sum(counts) + 1.5)
  }
  const blamed = new Map<string, (typeof failures)[number][]>()
  for (const failure of failures) {
    const tag = failure.made.tags.toSorted((one, other) => share(other) - share(one))[0] ?? ''
    blamed.set(tag, [...(blamed.get(tag) ?? []), failure])
  }
  for (const [tag, list] of [...blamed].sort(([, one], [, other]) => other.length - one.length).slice(0, many)) {
    const verdicts = VERDICTS.slice(1).map(
      (verdict) => `${list.filter(({ judgement }) => judgement.verdict === verdict).length} ${verdict}`,
    )
    print(
      `=== ${tag}: fails ${(100 * share(tag)).toFixed(0)} % of ${sum(byTag.get(tag) ?? fresh())}; ${verdicts.join(', ')}`,
    )
    const shortest = list.toSorted((one, other) => one.made.turns.join().length - other.made.turns.join().length)
    for (const failure of shortest.slice(0, 2)) show(failure)
  }
}
