import { runParse } from './parse.ts'

const [command, ...args] = process.argv.slice(2)
process.exitCode = command === 'parse' ? await runParse(args, process.stdin, process.stdout) : 1
