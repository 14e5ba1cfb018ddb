// The command line: one file per command, and everything else is something said.

import { AppError } from '../domain/errors.ts'
import { describeFault, log } from '../runtime/log.ts'

const help = `Sayso: a task agent you talk to, which acts only on your say-so.

  sayso                     a conversation in the terminal
  sayso "add milk"          say one thing (goes on with the last conversation)
        --json              the whole reply as JSON
        --yes               answer yes to what is asked
        --new               begin a new conversation
        --conversation ID   go on with that one
  sayso serve               serve HTTP on http://127.0.0.1:3000
  sayso parse "a sentence"  what would you make of this?
        --ndjson            read {"text": …} lines, write one line each
        --dates             with --ndjson: only dates
  sayso replay              decide everything in the audit again and report differences
        --conversation ID   only that conversation

Exit code: 0 done, 2 something is asked, 1 error.
Environment: PORT, HOST, SAYSO_DATA_DIR (default ~/.sayso), DATABASE_URL, SAYSO_CONFIRMATION_TTL_SECONDS, …
`

type Command = (args: readonly string[]) => Promise<number>

// Loaded when used: a quick answer should not pay for the server.
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.ts')).serve,
  replay: async () => (await import('./replay.ts')).replay,
  parse: async () => {
    const { runParse } = await import('./parse.ts')
    return (args) => runParse([...args], process.stdin, process.stdout)
  },
}

async function run(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args
  if (first === '--help' || first === '-h') {
    process.stdout.write(help)
    return 0
  }
  if (first === undefined) return await (await import('./chat.ts')).chat()
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (command !== undefined) return await (await command())(rest)
  return await (await import('./say.ts')).say(args)
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (fault) {
  process.exitCode = 1
  if (fault instanceof AppError) process.stderr.write(`${fault.message}\n`)
  else if (fault instanceof Error && 'code' in fault && String(fault.code).startsWith('ERR_PARSE_ARGS'))
    process.stderr.write(`${fault.message}\nTry sayso --help.\n`)
  else {
    log('error', 'command failed', describeFault(fault))
    process.stderr.write('Something went wrong on our side.\n')
  }
}
