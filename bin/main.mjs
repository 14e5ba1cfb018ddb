// Runs the command line in this process. From a checkout, what Node makes of our TypeScript is kept from one start to the
// next: the start is sooner, and what takes the types away is not even loaded.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = `${root}src/cli/main.ts`
const isCheckout = existsSync(sources)
// Not in the shared folder for temporary files, where others could put code for us to run.
if (isCheckout) enableCompileCache(`${root}node_modules/.cache/sayso`)
await import(pathToFileURL(isCheckout ? sources : `${root}lib/cli/main.js`).href)
