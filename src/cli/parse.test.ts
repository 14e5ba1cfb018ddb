import assert from 'node:assert/strict'
import { Readable, Writable } from 'node:stream'
import { test } from 'node:test'
import { runParse } from './parse.ts'

async function run(args: string[], input: string): Promise<{ code: number; out: string }> {
  let out = ''
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      out += chunk
      done()
    },
  })
  const code = await runParse(args, Readable.from([input]), stdout)
  return { code, out }
}

test('one line of JSON for each line, in order', async () => {
  const lines = [
    { text: 'add milk tomorrow', now: '2026-02-09T10:30:00Z', timezone: 'UTC' },
    { text: 'yes', pending: true },
  ]
  const { code, out } = await run(['--ndjson'], lines.map((line) => JSON.stringify(line)).join('\n'))
  assert.equal(code, 0)
  assert.deepEqual(
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map((answer) => ({ ...answer, confidence: answer.confidence >= 0.9 })),
    [
      {
        intent_type: 'CREATE_TASK',
        confidence: true,
        extracted_params: { title: 'milk', due_date: '2026-02-10' },
        classification_method: 'RULE_BASED',
        rule_id: 'add',
      },
      {
        intent_type: 'CONFIRM_YES',
        confidence: true,
        extracted_params: null,
        classification_method: 'RULE_BASED',
        rule_id: 'confirm.yes',
      },
    ],
  )
})

test('--dates reads only the first date', async () => {
  const { out } = await run(
    ['--ndjson', '--dates'],
    '{"text":"see you tomorrow","now":"2026-02-09T10:30:00Z","timezone":"UTC"}\n{"text":"no date here"}\n',
  )
  assert.equal(out, '{"due_date":"2026-02-10"}\n{"due_date":null}\n')
})

test('a line that is no sentence is answered and counted', async () => {
  const { code, out } = await run(['--ndjson'], 'nonsense\n')
  assert.equal(code, 1)
  assert.match(out, /error/)
})

test('for people: the reading, underlined, what claimed every word, and the readings with their costs', async () => {
  const { code, out } = await run(['delete the milk task'], '')
  assert.equal(code, 0)
  assert.match(out, /DELETE_TASK[\s\S]*every word, and what claimed it[\s\S]*readings from the first word on/)
})
