import assert from 'node:assert/strict'
import { Readable, Writable } from 'node:stream'
import { test } from 'node:test'
import { aTask, idOf } from '../../tests/support/contexts.ts'
import { runParse } from './parse.ts'
import type { FindTasks } from './read-with.ts'

const given: Parameters<typeof runParse>[0] = { words: [], ndjson: false, dates: false }

async function run(
  asked: Partial<typeof given>,
  input: string,
  find: FindTasks | null = null,
): Promise<{ code: number; out: string }> {
  let out = ''
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      out += chunk
      done()
    },
  })
  const code = await runParse({ ...given, ...asked }, Readable.from([input]), stdout, find)
  return { code, out }
}

test('one line of JSON for each line, in order', async () => {
  const lines = [
    { text: 'add milk tomorrow', now: '2026-02-09T10:30:00Z', timezone: 'UTC' },
    { text: 'yes', pending: true },
  ]
  const { code, out } = await run({ ndjson: true }, lines.map((line) => JSON.stringify(line)).join('\n'))
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
    { ndjson: true, dates: true },
    '{"text":"see you tomorrow","now":"2026-02-09T10:30:00Z","timezone":"UTC"}\n{"text":"no date here"}\n',
  )
  assert.equal(out, '{"due_date":"2026-02-10"}\n{"due_date":null}\n')
})

test('a line that is no sentence is answered and counted', async () => {
  const { code, out } = await run({ ndjson: true }, 'nonsense\n')
  assert.equal(code, 1)
  assert.match(out, /error/)
})

test('for people: the reading, underlined, what claimed every word, and the readings with their costs', async () => {
  const { code, out } = await run({ words: ['delete the milk task'] }, '')
  assert.equal(code, 0)
  assert.match(out, /DELETE_TASK[\s\S]*every word, and what claimed it[\s\S]*best readings as a request/)
})

test("on the user's own tasks: those that were evidence, what was left over, and the rival readings", async () => {
  const milk = aTask({ id: idOf(1), title: 'buy oat milk' })
  const asked: unknown[] = []
  const find: FindTasks = async ({ sort }) => {
    asked.push(sort)
    return { success: true, data: { tasks: [milk], next_cursor: null }, error: null, error_code: null }
  }
  const { out } = await run({ words: ['the oat milk malarkey is sorted'] }, '', find)
  assert.deepEqual(asked[0], 'alike')
  assert.match(out, /tasks looked at: 1\ntasks that were evidence: 'buy oat milk'\nleft over: 'malarkey'\n/)
  assert.match(out, /not done \(left over\)/)
  const alone = await run({ words: ['mark the milk done'] }, '')
  assert.match(alone.out, /tasks looked at: 0\ntasks that were evidence: none\nleft over: nothing\n/)
})
