import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before, test } from 'node:test'
import { type Fresh, freshEmbedded } from './support/databases.ts'
import { runCli } from './support/run-cli.ts'
import { spawnServer } from './support/server.ts'

let fresh: Fresh
before(async () => {
  fresh = await freshEmbedded()
})
after(() => fresh.remove())

const run = (args: readonly string[], input = '', env: Record<string, string> = {}) =>
  runCli(args, { ...fresh.env, ...env }, input)

test('one thing at a time, going on with the last conversation; the exit code tells how it went', async () => {
  assert.deepEqual(await run(['add', 'buy', 'milk']), {
    code: 0,
    out: "I've added 'buy milk' to your tasks.\n",
    err: '',
  })
  assert.deepEqual((await run(['delete milk'])).code, 2)
  assert.deepEqual(await run(['yes']), { code: 0, out: "'buy milk' has been deleted.\n", err: '' })
  await run(['add bread'])
  await run(['delete bread'])
  assert.equal((await run(['--new', 'yes'])).out, "There's nothing to confirm right now.\n")
  assert.equal((await run(['--yes', 'delete bread'])).out, "'bread' has been deleted.\n")
  const { intent, status } = JSON.parse((await run(['--json', 'show my tasks'])).out)
  assert.deepEqual([intent.intent_type, status], ['LIST_TASKS', 'success'])
})

test('a conversation in the terminal', async () => {
  const { code, out } = await run([], 'add tea\n\nshow my tasks\ndelete tea\nyes\nexit\n')
  assert.equal(code, 0)
  for (const line of [
    "I've added 'tea' to your tasks.",
    '1. tea',
    "Are you sure you want to delete 'tea'?",
    "'tea' has been deleted.",
  ])
    assert.ok(out.includes(line), line)
})

test('the sentence may come from standard input, and another user has tasks and a conversation of their own', async () => {
  assert.equal((await run(['-', '--user', 'bob'], 'add bobs tea\n')).out, "I've added 'bobs tea' to your tasks.\n")
  assert.equal((await run(['--user', 'bob', 'delete it'])).code, 2)
  assert.equal((await run(['show my tasks'])).out, "You don't have any tasks yet.\n")
  assert.equal((await run(['--user', 'bob', 'yes'])).out, "'bobs tea' has been deleted.\n")
})

test('everything decided so far replays without a difference', async () => {
  const { code, out } = await run(['replay'])
  assert.match(out, /^\d\d decisions replayed, 0 differ\n\d+ turns\nengine \S+: \d\d decisions, 0 differ\n$/)
  assert.equal(code, 0)
})

test('with a server running it talks to the server, and a second server does not start', async () => {
  const server = spawnServer(fresh.env)
  assert.notEqual((await server.ready).url, null)
  assert.equal((await run(['add', 'coffee'])).out, "I've added 'coffee' to your tasks.\n")
  const second = await run(['serve'], '', { PORT: '0' })
  assert.deepEqual([second.code, second.err.startsWith('Another Sayso is using')], [1, true])
  assert.equal((await run(['--user', 'bob', 'show my tasks'])).out, "You don't have any tasks yet.\n")
  await server.kill('SIGTERM')
  assert.equal((await run(['show my tasks'])).out, 'Here are your tasks:\n1. coffee\n')
})

const mistakes: [string, string[], Record<string, string>, RegExp][] = [
  ['an unknown option', ['--loud', 'hello'], {}, /Unknown option '--loud'[\s\S]*sayso --help/],
  ['nothing said', [' '], {}, /^Message cannot be empty\n$/],
  ['nothing said on standard input', ['-'], {}, /^Message cannot be empty\n$/],
  ['a yes to nothing', ['--yes'], {}, /^Message cannot be empty\n$/],
  ['an empty user', ['--user', '', 'hello'], {}, /^User ID is required\n$/],
  ['a port that is none', ['serve', '--port', 'eighty'], {}, /^PORT=eighty: is not a number that fits\.\n$/],
  ['an address of the world', ['serve', '--host', '0.0.0.0'], {}, /^HOST=0\.0\.0\.0: must be a loopback address/],
  [
    'a value that is missing',
    ['serve', '--port'],
    {},
    /^Option '--port <value>' argument missing\. Try sayso --help\.\n$/,
  ],
  ['a shell that is none', ['completion', 'tcsh'], {}, /^Which shell\?/],
  [
    'a database that is away',
    ['hello'],
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /^The task database is not reachable right now\. Please try again\.\n$/,
  ],
  [
    'a conversation that is not there',
    ['--conversation', '01900000-0000-7000-8000-000000000001', 'hello'],
    {},
    /^There is no such conversation\.\n$/,
  ],
  [
    'a setting that makes no sense',
    ['hello'],
    { SAYSO_CONFIRMATION_TTL_SECONDS: 'soon' },
    /^SAYSO_CONFIRMATION_TTL_SECONDS=soon/,
  ],
]
for (const [what, args, env, message] of mistakes) {
  test(`${what} is answered with a sentence`, async () => {
    const { code, out, err } = await run(args, '', env)
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, message)
  })
}

const helps: [string[], RegExp][] = [
  [['--help'], /sayso replay[\s\S]*--against FILE/],
  [['add', 'milk', '--help'], /sayso replay/],
  [['serve', '--help'], /^sayso serve\n[\s\S]*--port N/],
  [['export', '-h'], /^sayso export \[FILE\]\n/],
  [['import', '--help'], /^sayso import FILE\n[\s\S]*--dry-run/],
  [['replay', '--help'], /^sayso replay\n/],
  [['completion', '--help'], /^sayso completion bash/],
]
for (const [args, said] of helps)
  test(`sayso ${args.join(' ')} explains`, async () => {
    const { code, out } = await run(args)
    assert.equal(code, 0)
    assert.match(out, said)
  })

const completions: [string, string[]][] = [
  ['ex', ['export']],
  ['export --f', ['--format']],
  ['export --format ', ['json', 'csv']],
  ['import --dr', ['--dry-run']],
  ['completion b', ['bash']],
  ['--js', ['--json']],
]
test('bash completes commands, options and their values', async () => {
  const { out: script } = await run(['completion', 'bash'])
  for (const [typed, expected] of completions) {
    const words = ['sayso', ...typed.split(' ')].map((word) => `'${word}'`).join(' ')
    const { stdout } = spawnSync(
      'bash',
      ['-c', `${script}\nCOMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]}-1)); _sayso; echo "\${COMPREPLY[@]}"`],
      { encoding: 'utf8' },
    )
    assert.deepEqual(stdout.trim().split(' '), expected, typed)
  }
})

for (const shell of ['zsh', 'fish'])
  test(`${shell} gets every command and option`, async () => {
    const { out } = await run(['completion', shell])
    for (const word of ['serve', 'export', 'import', 'replay', 'completion', 'dry-run', 'against', 'json'])
      assert.ok(out.includes(word), word)
  })
