import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aContext } from '../../../tests/support/contexts.ts'
import { tasks } from '../../../tests/support/household.ts'
import { runEngine } from '../../../tests/support/run-engine.ts'

const shown = Object.fromEntries(tasks.slice(0, 4).map(({ id }, at) => [String(at + 1), id]))
const focus = tasks.slice(2, 3).map(({ id }) => id)

const said = [
  'complete the shed',
  'complete everything',
  'complete everything except the shed',
  'complete it',
  'complete 2',
  'complete the last one',
  'complete the rest',
  'complete the other one',
  'complete the oldest one',
  'complete the gym',
  'move the shed to the same day as the call',
  'move the call a day later',
  'delete the shed',
  'delete everything',
  'reopen the flights',
  'rename the shed to barn',
  'what is due tomorrow?',
  'when is the call?',
  'show my tasks',
  'how many tasks do I have?',
  'what should I do next?',
  'undo the shed',
]

/** What goes wrong as each lookup of a turn fails, one at a time. */
async function whenAway(message: string): Promise<string[]> {
  const context = aContext({ said: message, metadata: { task_references: shown, mentioned: focus } })
  const { calls } = await runEngine(context, tasks)
  const wrong: string[] = []
  for (const [at, { tool_name }] of calls.entries()) {
    if (tool_name !== 'list_tasks') continue
    const { decisions, left } = await runEngine(context, tasks, (_, earlier) => earlier === at)
    const reply = decisions.at(-1)?.response_text ?? ''
    if (reply === '') wrong.push(`no answer where lookup ${at} fails`)
    if (/^(?:You have no|You don't have any|Nothing)/.test(reply)) wrong.push(`lookup ${at} fails: ${reply}`)
    if (/^Done|^Updated|^Marked|is open again/.test(reply) && JSON.stringify(left) === JSON.stringify(tasks))
      wrong.push(`nothing was done where lookup ${at} fails: ${reply}`)
  }
  return wrong
}

describe('where tasks cannot be looked up, nobody is told that there are none, or that something was done', () => {
  for (const message of said) it(message, async () => assert.deepEqual(await whenAway(message), []))
})
