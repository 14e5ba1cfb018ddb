// The command line: one file per command, and everything else is something said.

import { AppError, asForeseen } from '../domain/errors.ts'
import { describeFault, log } from '../runtime/log.ts'
import { helpFor, helpForAll, type Usage, usages } from './usage.ts'

type Command = (args: readonly string[]) => Promise<number>

// Loaded when used: a quick answer should not pay for the server.
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.ts')).serve,
  export: async () => (await import('./export.ts')).exportTasks,
  import: async () => (await import('./import.ts')).importTasks,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  remind: async () => (await import('./remind.ts')).remind,
  login: async () => (await import('./login.ts')).login,
  logout: async () => (await import('./login.ts')).logout,
  mcp: async () => (await import('./mcp.ts')).mcp,
  replay: async () => (await import('./replay.ts')).replay,
  model: async () => (await import('./model.ts')).model,
  completion: async () => (await import('./completion.ts')).completion,
  parse: async () => (await import('./parse-on-tasks.ts')).parse,
}

async function run(args: readonly string[]): Promise<number> {
  const [first = '', ...rest] = args
  const command = Object.hasOwn(commands, first) && !isSaid(first, rest) ? commands[first] : undefined
  const help = command === undefined ? helpForAll() : usageOf(first)
  if (help !== null && asksForHelp(command === undefined ? args : rest)) {
    process.stdout.write(help)
    return 0
  }
  if (command !== undefined) return await (await command())(rest)
  return await (await import('./say.ts')).say(args)
}

/** "remind me to call mom" is something said; the command takes nothing but options. */
function isSaid(first: string, [next]: readonly string[]): boolean {
  return first === 'remind' && next !== undefined && !next.startsWith('-')
}

/** Null for a command that explains itself. */
function usageOf(name: string): string | null {
  const all: Readonly<Record<string, Usage>> = usages
  const usage = all[name]
  return usage === undefined ? null : helpFor(usage)
}

/** What stands after `--` is said, whatever it looks like. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--help' || arg === '-h')
}

function explain(fault: unknown): void {
  if (fault instanceof AppError) process.stderr.write(`${fault.message}\n`)
  else if (isParseFault(fault)) process.stderr.write(`${fault.message.split('. ')[0]}. Try sayso --help.\n`)
  else {
    log('error', 'command failed', describeFault(fault))
    process.stderr.write('Something went wrong on our side.\n')
  }
}

function isParseFault(fault: unknown): fault is Error {
  return fault instanceof Error && 'code' in fault && String(fault.code).startsWith('ERR_PARSE_ARGS')
}

// `sayso export | head`: who reads may stop reading.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault
  process.exit(0)
})

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (fault) {
  process.exitCode = 1
  explain(asForeseen(fault) ?? fault)
}
