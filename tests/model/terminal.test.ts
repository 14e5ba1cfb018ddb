// What the terminal tells of a language model, and its command.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Fresh, freshEmbedded } from '../support/databases.ts'
import { openTerminal, runCli } from '../support/run-cli.ts'
import { answer, numberOf, type ScriptedModel, scriptedModel } from '../support/scripted-model.ts'
import { spawnServer } from '../support/server.ts'

let fresh: Fresh
let model: ScriptedModel
let env: Record<string, string>
before(async () => {
  fresh = await freshEmbedded()
  model = await scriptedModel((asked, response) => {
    const number = asked.told.message.includes('meaning') ? 0 : numberOf(asked, 'water the plants')
    const actions = number === 0 ? [] : [{ do: 'complete', tasks: [number] }]
    answer(response, JSON.stringify({ actions, confidence: 0.9, reason: 'Drinks are water.', say: 'Who knows.' }))
  })
  env = { ...fresh.env, SAYSO_LLM_URL: model.url, SAYSO_LLM_MODEL: 'scripted' }
})
after(async () => {
  await model.close()
  await fresh.remove()
})

test('a chat shows that a reply was suggested, what was sent for it, and the switch', async () => {
  const terminal = openTerminal([], env)
  try {
    await terminal.until(/> /)
    for (const [keys, shown] of [
      ['add water the plants\r', /added 'water the plants'[\s\S]*> /],
      ['/sent\r', /Nothing was sent to a language model for the last reply/],
      [
        'the ficus got its drink\r',
        /Shall I mark 'water the plants' as completed\?\s+scripted suggested this\. Sent to 127\.0\.0\.1:\d+: your message, 2 earlier messages, 1 title\. \/sent shows it/,
      ],
      ['/sent\r', /message +the ficus got its drink[\s\S]*earlier +add water the plants[\s\S]*title +water the plants/],
      ['/model off\r', /is not asked: you switched it off/],
      ['/model\r', /is not asked: you switched it off/],
      ['/model on\r', /scripted at 127\.0\.0\.1:\d+ is asked when I am not sure/],
    ] as const) {
      terminal.type(keys)
      await terminal.until(shown)
    }
    terminal.type('/quit\r')
    assert.equal(await terminal.ended, 0)
  } finally {
    terminal.kill()
  }
})

test('one thing said has the reply alone on standard output', async () => {
  const { out, err } = await runCli(['--new', "what's the meaning of life"], env)
  assert.equal(out, 'Who knows.\n')
  assert.match(err, /^scripted suggested this\. Sent to .*: your message(?:, 1 title)?\. --json shows the words\.\n$/)
})

test('sayso model says how it is and switches it, here and through a server', async () => {
  const state = async (...args: string[]) => (await runCli(['model', ...args], env)).out
  assert.match(await state(), /is asked when I am not sure/)
  assert.match(await state('off'), /switched it off/)
  const server = spawnServer(env)
  try {
    await server.ready
    assert.match(await state(), /switched it off/)
    assert.match(await state('on'), /is asked when I am not sure/)
    assert.equal((await runCli(['model', 'sideways'], env)).code, 1)
  } finally {
    await server.kill('SIGTERM')
  }
  const none = await runCli(['model'], fresh.env)
  assert.match(none.out, /No language model is configured/)
})

test('sayso model check: it works, and what it is good for', async () => {
  const { code, out } = await runCli(['model', 'check'], env)
  assert.equal(code, 0)
  assert.match(out, /^scripted at \S+ works\. It answered in \d/)
  const numbers = (outcome: string) =>
    (new RegExp(`^${outcome} +(\\d+) +(\\d+)$`, 'm').exec(out) ?? []).slice(1).map(Number)
  const [without = 0, withModel = 0] = numbers('right after a yes')
  assert.ok(withModel >= without, out)
  const all = ['right at once', 'right after a yes', 'not understood', 'wrong'].map(numbers)
  assert.deepEqual(
    [0, 1].map((column) => all.reduce((sum, row) => sum + (row[column] ?? 0), 0)),
    [24, 24],
  )
  assert.deepEqual(numbers('wrong'), [0, 0])
})

test('sayso model check: it does not work, in words', async () => {
  const checked = (more: Record<string, string>) => runCli(['model', 'check'], { ...env, ...more })
  const away = await checked({ SAYSO_LLM_URL: 'http://127.0.0.1:1/v1' })
  assert.deepEqual([away.code, /cannot be reached: is SAYSO_LLM_URL right/.test(away.out)], [1, true])
  const none = await runCli(['model', 'check'], fresh.env)
  assert.deepEqual([none.code, none.err], [1, 'There is no model to check: set SAYSO_LLM_URL and SAYSO_LLM_MODEL.\n'])
})

test('a model that makes no sense stops the start with one sentence', async () => {
  const { code, err } = await runCli(['serve'], { ...env, SAYSO_LLM_URL: 'nonsense', PORT: '0' })
  assert.deepEqual([code, err], [1, 'SAYSO_LLM_URL=nonsense: must look like https://host/v1.\n'])
})
