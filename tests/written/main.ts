// npm run readings -- [--accept]
// What the engine makes of messages that people wrote, where that is not what it was. --accept keeps it as it is now.

import { parseArgs } from 'node:util'
import { differences, keep } from './readings.ts'

const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } })
const found = values.accept ? [] : await differences()
if (values.accept) await keep()
for (const { file, say, was, is } of found)
  process.stdout.write(`${file}: ${say}\n  was ${was ?? '(not kept yet)'}\n  is  ${is}\n`)
process.stdout.write(values.accept ? 'Kept.\n' : `${found.length} differ.\n`)
