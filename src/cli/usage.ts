// What the command line understands, as data: parsing, help and shell completion all come from here.

import { type ParseArgsConfig, parseArgs } from 'node:util'

interface Option {
  readonly type: 'boolean' | 'string'
  /** What stands for the value in the help. */
  readonly value?: string
  readonly choices?: readonly string[]
  readonly help: string
}

export interface Usage {
  readonly call: string
  readonly does: string
  readonly options: Readonly<Record<string, Option>>
  /** Words that may stand where the command takes one of a few. */
  readonly choices?: readonly string[]
  readonly takesFile?: boolean
  readonly more?: string
}

const user = { type: 'string', value: 'ID', help: 'as this user instead of local' } as const
const conversation = { type: 'string', value: 'ID', help: 'go on with that conversation' } as const

/** What is said without the name of a command. */
export const saying = {
  call: 'sayso ["add milk" | -]',
  does: 'a conversation in the terminal, or one thing said (-: read from standard input)',
  options: {
    json: { type: 'boolean', help: 'the whole reply as JSON' },
    yes: { type: 'boolean', help: 'answer yes to what is asked' },
    new: { type: 'boolean', help: 'begin a new conversation instead of going on with the last one' },
    conversation,
    user,
  },
  more: 'Exit code: 0 done, 2 something is asked, 1 error.',
} as const satisfies Usage

export const usages = {
  parse: {
    call: 'sayso parse ["a sentence"]',
    does: 'what would you make of this sentence?',
    options: {
      ndjson: { type: 'boolean', help: 'read {"text": …, "now"?, "timezone"?, "pending"?} lines, write one line each' },
      dates: { type: 'boolean', help: 'with --ndjson: only the first date of each' },
      'without-tasks': { type: 'boolean', help: 'read it without looking at your tasks' },
      user,
    },
  },
  serve: {
    call: 'sayso serve',
    does: 'serve HTTP on http://127.0.0.1:3000',
    options: {
      port: { type: 'string', value: 'N', help: 'listen on this port (0: any free one)' },
      host: { type: 'string', value: 'ADDRESS', help: 'listen on this address' },
    },
  },
  mcp: {
    call: 'sayso mcp',
    does: 'serve the tools to an MCP client on standard input and output',
    options: {
      'with-chat': { type: 'boolean', help: 'add one tool that takes a sentence and answers like the chat' },
      user,
    },
    more: 'It is started by the client; see README.md for the lines to paste. Logs go to standard error.',
  },
  remind: {
    call: 'sayso remind',
    does: 'what you were reminded of, and what comes next',
    options: {
      follow: { type: 'boolean', help: 'wait, and write a line for each reminder when it comes' },
      exec: { type: 'string', value: 'COMMAND', help: 'with --follow: run this for each' },
      json: { type: 'boolean', help: 'as JSON' },
      user,
    },
    more: `The command finds the reminder in SAYSO_TITLE, SAYSO_DUE, SAYSO_LATE, SAYSO_ID and SAYSO_TASK_ID:
  sayso remind --follow --exec 'notify-send "$SAYSO_TITLE" "$SAYSO_DUE"'
Without a running server it sends everybody's reminders itself, for as long as it runs.`,
  },
  login: {
    call: 'sayso login [URL]',
    does: 'sign this terminal in to a server with accounts',
    options: {},
    more: 'Without an address: to the server that runs here. SAYSO_TOKEN and --user win over it.',
  },
  logout: {
    call: 'sayso logout',
    does: 'sign this terminal out again',
    options: {},
  },
  export: {
    call: 'sayso export [FILE]',
    does: 'write all tasks to a file or to standard output',
    options: {
      format: {
        type: 'string',
        value: 'json|csv',
        choices: ['json', 'csv'],
        help: 'by default as the name of the file ends, else json',
      },
      user,
    },
    takesFile: true,
  },
  import: {
    call: 'sayso import FILE',
    does: 'add the tasks of a file (- for standard input)',
    options: {
      format: {
        type: 'string',
        value: 'json|csv|todoist',
        choices: ['json', 'csv', 'todoist'],
        help: 'by default told from what is in the file',
      },
      'dry-run': { type: 'boolean', help: 'report what would be done and change nothing' },
      duplicates: { type: 'boolean', help: 'also add tasks that are there already' },
      user,
    },
    takesFile: true,
    more: 'A task is there already when one with the same title, due date and status is.',
  },
  backup: {
    call: 'sayso backup FILE',
    does: "write everybody's data to a file, also while a server runs",
    options: {},
    takesFile: true,
    more: 'It has tasks, conversations, settings and the audit of all users, so only you may read it.',
  },
  restore: {
    call: 'sayso restore FILE',
    does: 'put a backup into an empty database',
    options: {},
    takesFile: true,
    more: 'Into PostgreSQL with DATABASE_URL, else into the folder SAYSO_DATA_DIR. It restores all or nothing.',
  },
  replay: {
    call: 'sayso replay',
    does: 'decide everything in the audit again and report differences',
    options: {
      conversation: { type: 'string', value: 'ID', help: 'only that conversation' },
      export: { type: 'string', value: 'FILE', help: 'write the stored decisions as JSON lines instead' },
      against: { type: 'string', value: 'FILE', help: 'decide such a file again with this engine; needs no database' },
      all: { type: 'boolean', help: 'show every difference, not only the first 20' },
    },
    more: 'Exit code: 0 nothing differs, 1 something does.',
  },
  model: {
    call: 'sayso model [check|on|off]',
    does: 'is a language model asked when I am not sure? switch that, or check the one configured',
    options: { user },
    choices: ['check', 'on', 'off'],
    more: 'check asks the model a few dozen questions of its own, none of yours, and compares with and without it.',
  },
  completion: {
    call: 'sayso completion bash|zsh|fish',
    does: 'print a completion script for the shell',
    options: {},
    choices: ['bash', 'zsh', 'fish'],
    more: 'For example, in ~/.bashrc:  source <(sayso completion bash)',
  },
} as const satisfies Record<string, Usage>

/** The options and the rest of the arguments; what is not an option of this command is refused. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  { options }: { options: Options },
  args: readonly string[],
) {
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
}

export function helpFor(usage: Usage): string {
  const options = Object.entries(usage.options).map(optionLine)
  return [
    usage.call,
    `  ${usage.does}`,
    ...(options.length > 0 ? ['', ...options] : []),
    ...(usage.more === undefined ? [] : ['', usage.more]),
    '',
  ].join('\n')
}

export function helpForAll(): string {
  const parts = [saying, ...Object.values(usages)].map((usage: Usage) =>
    [`  ${usage.call.padEnd(30)} ${usage.does}`, ...Object.entries(usage.options).map(optionLine)].join('\n'),
  )
  return `Sayso: a task agent you talk to, which acts only on your say-so.

${parts.join('\n')}

Each command has --help. Exit code: 0 done, 2 something is asked, 1 error.
Environment:
  SAYSO_DATA_DIR                 where the tasks are (~/.sayso), and where a running server is found
  DATABASE_URL                   PostgreSQL instead of the embedded database
  SAYSO_LLM_URL, SAYSO_LLM_MODEL, SAYSO_LLM_API_KEY
                                 a language model to ask when unsure, at any OpenAI-compatible address
  SAYSO_TOKEN                    who you are, for a server with SAYSO_AUTH=jwt or accounts
  PORT, HOST, NO_COLOR, and SAYSO_CONFIRMATION_TTL_SECONDS and the like for every setting
`
}

function optionLine([name, { value, help }]: [string, Option]): string {
  return `      ${`--${name}${value === undefined ? '' : ` ${value}`}`.padEnd(26)} ${help}`
}
