import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContext, aTask } from '../../../tests/support/contexts.ts'
import { runEngine } from '../../../tests/support/run-engine.ts'

// One character to people, two to a computer.
const ACCENTED = 'e\u0301'

const titles: [string, string, string | undefined][] = [
  ['as long as a title may be', 'x'.repeat(255), 'renamed'],
  ['one character too long', 'x'.repeat(256), 'refused'],
  ['counted as people count', ACCENTED.repeat(255), 'renamed'],
]

for (const [name, title, expected] of titles)
  test(`a new title ${name}`, async () => {
    const { decisions, calls } = await runEngine(aContext({ said: `rename milk to ${title}` }), [
      aTask({ title: 'milk' }),
    ])
    assert.equal(decisions.at(-1)?.reply_key, expected)
    assert.equal(calls.filter(({ tool_name }) => tool_name === 'update_task').length, expected === 'renamed' ? 1 : 0)
  })

const lists: [number, string, number][] = [
  [100, 'added_many', 100],
  [101, 'too_much', 0],
]

for (const [lines, expected, added] of lists)
  test(`a pasted list of ${lines} lines: none of them is lost`, async () => {
    const said = Array.from({ length: lines }, (_, index) => `- buy part ${index}`).join('\n')
    const { decisions, calls } = await runEngine(aContext({ said }), [])
    assert.equal(decisions.at(-1)?.reply_key, expected)
    assert.equal(calls.filter(({ tool_name }) => tool_name === 'add_task').length, added)
  })
