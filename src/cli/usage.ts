// What the command line understands, as data: parsing, help and shell completion all come from here.

import { type ParseArgsConfig, parseArgs } from 'node:util'

interface Option {
  readonly type: 'boolean' | 'string'
  /** The value's placeholder in the help. */
  readonly value?: string
  readonly choices?: readonly string[]
  readonly help: string
}

export interface Usage {
  readonly call: string
  readonly does: string
  readonly options: Readonly<Record<string, Option>>
  /** The values an argument may take. */
  readonly choices?: readonly string[]
  readonly takesFile?: boolean
  readonly more?: string
}

const user = { type: 'string', value: 'ID', help: 'act as this user (default: local)' } as const
const conversation = { type: 'string', value: 'ID', help: 'continue that conversation' } as const

/** What is said without the name of a command. */
export const saying = {
  call: 'sayso ["add milk" | -]',
  does: 'chat in the terminal, or say one thing (-: read it from standard input)',
  options: {
    json: { type: 'boolean', help: 'print the whole reply as JSON' },
    yes: { type: 'boolean', help: 'answer yes if it asks' },
    new: { type: 'boolean', help: 'start a new conversation' },
    conversation,
    user,
  },
  more: 'Exit code: 0 done, 2 it is asking something, 1 error.',
} as const satisfies Usage

export const usages = {
  parse: {
    call: 'sayso parse ["a sentence"]',
    does: 'show how a sentence is read; changes nothing',
    options: {
      ndjson: { type: 'boolean', help: 'read {"text": …, "now"?, "timezone"?, "pending"?} lines, write one line each' },
      dates: { type: 'boolean', help: 'with --ndjson: read only the first date of each line' },
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
    does: 'list what is due and what is coming up',
    options: {
      follow: { type: 'boolean', help: 'wait, and print a line for each reminder' },
      exec: { type: 'string', value: 'COMMAND', help: 'with --follow: run this for each reminder' },
      json: { type: 'boolean', help: 'as JSON' },
      user,
    },
    more: `The command gets the reminder in SAYSO_TITLE, SAYSO_DUE, SAYSO_LATE, SAYSO_ID and SAYSO_TASK_ID:
  sayso remind --follow --exec 'notify-send "$SAYSO_TITLE" "$SAYSO_DUE"'
If no server is running, it sends everybody's reminders itself while it runs.`,
  },
  login: {
    call: 'sayso login [URL]',
    does: 'sign this terminal in to a server with accounts',
    options: {},
    more: 'Without an address, to the server running here. SAYSO_TOKEN and --user take precedence.',
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
        help: 'default: from the file name, else json',
      },
      user,
    },
    takesFile: true,
  },
  import: {
    call: 'sayso import FILE',
    does: 'import tasks from a file (- for standard input)',
    options: {
      format: {
        type: 'string',
        value: 'json|csv|todoist',
        choices: ['json', 'csv', 'todoist'],
        help: 'default: recognised from the content',
      },
      'dry-run': { type: 'boolean', help: 'report what would be done and change nothing' },
      duplicates: { type: 'boolean', help: 'also add tasks you already have' },
      user,
    },
    takesFile: true,
    more: 'You already have a task if one has the same title, due date and status.',
  },
  backup: {
    call: 'sayso backup FILE',
    does: "write everybody's data to a file, also while a server runs",
    options: {},
    takesFile: true,
    more: 'The file holds the tasks, conversations, settings and audit of all users, so only you can read it.',
  },
  restore: {
    call: 'sayso restore FILE',
    does: 'put a backup into an empty database',
    options: {},
    takesFile: true,
    more: 'Into PostgreSQL if DATABASE_URL is set, otherwise into SAYSO_DATA_DIR. All or nothing.',
  },
  replay: {
    call: 'sayso replay',
    does: 'decide everything in the audit again and report differences',
    options: {
      conversation: { type: 'string', value: 'ID', help: 'only that conversation' },
      export: { type: 'string', value: 'FILE', help: 'write the stored decisions as JSON lines instead' },
      against: { type: 'string', value: 'FILE', help: 'replay such a file with this engine; needs no database' },
      all: { type: 'boolean', help: 'show every difference, not only the first 20' },
    },
    more: 'Exit code: 0 nothing differs, 1 something does.',
  },
  model: {
    call: 'sayso model [check|on|off]',
    does: 'show, switch or check the language model that is asked when Sayso is unsure',
    options: { user },
    choices: ['check', 'on', 'off'],
    more: 'check sends the model a few dozen test messages, none of yours, and compares results with and without it.',
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

Each command has --help. Exit code: 0 done, 2 it is asking something, 1 error.
Environment:
  SAYSO_DATA_DIR                 where tasks are kept (~/.sayso) and a running server is found
  DATABASE_URL                   PostgreSQL instead of the embedded database
  SAYSO_LLM_URL, SAYSO_LLM_MODEL, SAYSO_LLM_API_KEY
                                 a language model to ask when unsure, at any OpenAI-compatible address
  SAYSO_TOKEN                    your token, for a server with SAYSO_AUTH=jwt or accounts
  PORT, HOST, NO_COLOR, and one for every setting (SAYSO_CONFIRMATION_TTL_SECONDS, …)
`
}

function optionLine([name, { value, help }]: [string, Option]): string {
  return `      ${`--${name}${value === undefined ? '' : ` ${value}`}`.padEnd(26)} ${help}`
}
