// npm run roundtrip -- [--cases N] [--qualifiers N] [--seed N] [-v N] [--worst N] [--only word]
// Says generated meanings and looks whether the agent does them. -v prints N failures of each kind, --worst the phrases
// behind most of them, --only keeps to cases with such a kind or phrase.

import { parseArgs } from 'node:util'
import { VERDICTS } from './judge.ts'
import { show, showUnasked } from './report.ts'
import { runCases, runQualifiers } from './run.ts'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    qualifiers: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'string', short: 'v', default: '0' },
    worst: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
})
const cases = Number(values.cases)
const seed = Number(values.seed)
const verbose = Number(values.verbose)
const print = (lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''))

const started = performance.now()
const tally = await runCases({
  cases,
  seed,
  only: values.only,
  progress(done, { total }) {
    const { isTTY } = process.stderr
    if (done % (isTTY ? 500 : 10_000) !== 0) return
    const line = `${done} of ${cases}: ${total.asked} asked, ${total.missed} missed, ${total.wrong} wrong`
    process.stderr.write(isTTY ? `\r${line} ` : `${line}\n`)
  },
})
for (const verdict of VERDICTS.slice(1))
  print(
    tally.failures
      .filter(({ judgement }) => judgement.verdict === verdict)
      .slice(0, verbose)
      .flatMap(show),
  )
print(tally.worst(Number(values.worst)))
print(tally.table())

const { kinds, changed } = await runQualifiers({ cases: Number(values.qualifiers), seed })
print(['', `${'qualifier'.padEnd(28)}    cases  changed unasked`])
for (const [kind, counts] of Object.entries(kinds).sort())
  print([`${kind.padEnd(28)}${String(counts.cases).padStart(9)}${String(counts.changed).padStart(9)}`])
print(changed.slice(0, verbose * 4).flatMap(showUnasked))
print([`seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s`])
