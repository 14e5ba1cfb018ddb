// Messages after a reminder: the reply, the task in focus and the calls made.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContext, aTask, idOf } from '../../../tests/support/contexts.ts'
import { runEngine } from '../../../tests/support/run-engine.ts'

// It is half past ten.
const tasks = [
  aTask({ id: idOf(1), title: 'dentist', due_date: '2026-02-09T10:29:00Z' }),
  aTask({ id: idOf(2), title: 'pay rent', due_date: '2026-02-09' }),
  aTask({ id: idOf(3), title: 'party', due_date: '2026-02-20T18:00:00Z' }),
  aTask({ id: idOf(4), title: 'buy soap', status: 'completed', completed_at: '2026-02-09T09:00:00.000Z' }),
  aTask({ id: idOf(5), title: 'sweep' }),
  aTask({ id: idOf(6), title: 'trip', due_date: '2026-02-10' }),
  aTask({ id: idOf(7), title: 'lunch', due_date: '2026-02-09T10:30:00Z' }),
]

function titleOf(id: unknown): string {
  return tasks.find((task) => task.id === id)?.title ?? 'gone'
}

/** The tasks in `rung` were reminded of a minute ago, newest first. */
async function told(said: string, ...rung: number[]): Promise<string[]> {
  const reminded = rung.map((number) => ({ task_id: idOf(number), sent_at: '2026-02-09T10:29:00.000Z' }))
  const { calls, decisions } = await runEngine(aContext({ said, reminded }), tasks)
  const last = decisions.at(-1)
  return [
    ...calls.flatMap(({ tool_name, parameters: { user_id: _, task_id, ...others } }) =>
      tool_name === 'list_tasks' ? [] : [`${tool_name} ${titleOf(task_id)} ${JSON.stringify(others)}`],
    ),
    `${last?.reply_key}: ${last?.response_text}`,
    ...(last?.metadata?.mentioned ?? []).map((id) => `spoken of: ${titleOf(id)}`),
  ]
}

const cases: readonly (readonly [said: string, rung: readonly number[], ...told: string[]])[] = [
  [
    'snooze',
    [1],
    'update_task dentist {"snooze_until":"2026-02-09T10:40:00+00:00"}',
    "snoozed: OK, I'll remind you of 'dentist' again today at 10:40.",
    'spoken of: dentist',
  ],
  [
    'snooze it for an hour',
    [1],
    'update_task dentist {"snooze_until":"2026-02-09T11:30:00+00:00"}',
    "snoozed: OK, I'll remind you of 'dentist' again today at 11:30.",
    'spoken of: dentist',
  ],
  [
    'snooze until tomorrow',
    [1],
    'update_task dentist {"snooze_until":"2026-02-10"}',
    "snoozed: OK, I'll remind you of 'dentist' again tomorrow at 00:00.",
    'spoken of: dentist',
  ],
  ['snooze', [4], "already_done: 'buy soap' is already done.", 'spoken of: buy soap'],
  ['snooze buy soap', [1], "ask_change: What would you like to change 'buy soap' to?", 'spoken of: buy soap'],
  [
    'remind me again about the trip tonight',
    [1],
    "reminds_later: 'trip' is only due tomorrow, so there is no reminder to repeat yet. Say 'remind me an hour before' for an earlier one.",
    'spoken of: trip',
  ],
  [
    'remind me again about the sweep tonight',
    [1],
    'update_task sweep {"snooze_until":"2026-02-09T20:00:00+00:00"}',
    "snoozed: OK, I'll remind you of 'sweep' again today at 20:00.",
    'spoken of: sweep',
  ],
  ['snooze the rent', [1], "ask_change: What would you like to change 'pay rent' to?", 'spoken of: pay rent'],
  [
    'snooze both',
    [1, 2],
    'update_task dentist {"snooze_until":"2026-02-09T10:40:00+00:00"}',
    'update_task pay rent {"snooze_until":"2026-02-09T10:40:00+00:00"}',
    "snoozed: OK, I'll remind you of 'dentist' again today at 10:40.\nOK, I'll remind you of 'pay rent' again today at 10:40.",
    'spoken of: dentist',
    'spoken of: pay rent',
  ],
  [
    'snooze them for an hour',
    [1, 2],
    'update_task dentist {"snooze_until":"2026-02-09T11:30:00+00:00"}',
    'update_task pay rent {"snooze_until":"2026-02-09T11:30:00+00:00"}',
    "snoozed: OK, I'll remind you of 'dentist' again today at 11:30.\nOK, I'll remind you of 'pay rent' again today at 11:30.",
    'spoken of: dentist',
    'spoken of: pay rent',
  ],
  [
    'snooze',
    [1, 2],
    "which_task: I found multiple tasks that match 'it':\n1. dentist (due today at 10:29)\n2. pay rent (due today)\nWhich one did you mean?",
  ],
  ['snooze it', [9], "which_pronoun: I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'done',
    [1],
    'complete_task dentist {"completed":true}',
    "completed: Done! 'dentist' has been marked as completed.",
    'spoken of: dentist',
  ],
  [
    'done',
    [1, 2],
    "which_task: I found multiple tasks that match 'it':\n1. dentist (due today at 10:29)\n2. pay rent (due today)\nWhich one did you mean?",
  ],
  [
    'remind me in 10 minutes to stretch',
    [1],
    'add_task gone {"title":"stretch","due_date":"2026-02-09T10:40:00+00:00"}',
    "added: I've added 'stretch' to your tasks. Due today at 10:40.",
    'spoken of: gone',
  ],
  ['remind me every day', [1], 'ask_title: What should I call the task?'],
  ['remind me at 9 am today', [1], "ask_snooze: When should I remind you of 'dentist' again?", 'spoken of: dentist'],
  [
    'remind me at 11',
    [1],
    'update_task dentist {"snooze_until":"2026-02-09T11:00:00+00:00"}',
    "snoozed: OK, I'll remind you of 'dentist' again today at 11:00.",
    'spoken of: dentist',
  ],
  [
    'snooze until 10:30 am',
    [1],
    'update_task dentist {"snooze_until":"2026-02-10T10:30:00+00:00"}',
    "snoozed: OK, I'll remind you of 'dentist' again tomorrow at 10:30.",
    'spoken of: dentist',
  ],
  ['snooze until yesterday', [1], "ask_snooze: When should I remind you of 'dentist' again?", 'spoken of: dentist'],
  [
    'move it to friday',
    [1],
    'update_task dentist {"due_date":"2026-02-13T10:29:00+00:00"}',
    "changed: Updated 'dentist': due Fri 13 Feb, 10:29.",
    'spoken of: dentist',
  ],
  [
    'in an hour',
    [1],
    'update_task dentist {"snooze_until":"2026-02-09T11:30:00+00:00"}',
    "snoozed: OK, I'll remind you of 'dentist' again today at 11:30.",
    'spoken of: dentist',
  ],
  ['snooze', [], "which_pronoun: I'm not sure what 'it' means here. Which task do you mean?"],
  [
    'delete it',
    [1],
    "confirm_delete: Are you sure you want to delete 'dentist'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'spoken of: dentist',
  ],
  ['thanks', [1], "talk: You're welcome!"],
  [
    'snooze the dentist and the rent',
    [1, 2],
    'update_task dentist {"snooze_until":"2026-02-09T10:40:00+00:00"}',
    'update_task pay rent {"snooze_until":"2026-02-09T10:40:00+00:00"}',
    "snoozed: OK, I'll remind you of 'dentist' again today at 10:40.\nOK, I'll remind you of 'pay rent' again today at 10:40.",
    'spoken of: dentist',
    'spoken of: pay rent',
  ],
  [
    'snooze the dentist and the rent',
    [1],
    "ask_change: What would you like to change 'dentist' to?",
    'spoken of: dentist',
  ],
]

for (const [said, rung, ...expected] of cases)
  test(`${said}, after a reminder of ${rung.map((number) => titleOf(idOf(number))).join(' and ') || 'nothing'}`, async () =>
    assert.deepEqual(await told(said, ...rung), expected))
