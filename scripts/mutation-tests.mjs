// The fast tests of what Stryker mutates, in one process, ended by the first failure: a mutant needs to be killed only once.

import { globSync } from 'node:fs'
import { run } from 'node:test'

const files = [
  'src/engine/confirm.test.ts',
  'src/engine/grammar/*.test.ts',
  'tests/conversations-in-memory.test.ts',
  'tests/documents.test.ts',
]
const tests = run({ files: files.flatMap((pattern) => globSync(pattern)), isolation: 'none', concurrency: false })
tests.on('test:fail', ({ name }) => {
  process.stdout.write(`${name}\n`)
  process.exit(1)
})
tests.resume()
