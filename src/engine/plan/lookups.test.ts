// What a message makes the engine look up and call, and what is remembered of it for the next.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContext } from '../../../tests/support/contexts.ts'
import { tasks } from '../../../tests/support/household.ts'
import { runEngine } from '../../../tests/support/run-engine.ts'
import type { ConversationMetadata } from '../../domain/conversation.ts'
import type { ToolCall } from '../../domain/tool-call.ts'

const own = tasks.map((task) => ({ ...task, user_id: 'ann' }))

function titleOf(id: unknown): string {
  return own.find((task) => task.id === id)?.title ?? 'a new one'
}

function sayCall({ tool_name, parameters }: ToolCall): string {
  const { user_id: _, task_id, ids, ...others } = parameters
  const named = [...(task_id === undefined ? [] : [task_id]), ...(Array.isArray(ids) ? ids : [])].map(titleOf)
  const said = Object.entries(others).map(([name, value]) => `${name} ${value}`)
  return [tool_name, ...named, ...said].join(', ')
}

function sayMemory({ mentioned, others, task_references, clarification }: ConversationMetadata): string[] {
  return [
    ...mentioned.map((id) => `spoken of: ${titleOf(id)}`),
    ...others.map((id) => `beside it: ${titleOf(id)}`),
    ...Object.entries(task_references ?? {}).map(([at, id]) => `${at} is ${titleOf(id)}`),
    ...(clarification === null
      ? []
      : [`asked for: ${[clarification.about, ...clarification.options.map(({ title }) => title)].join(', ')}`]),
  ]
}

async function told(said: string): Promise<string[]> {
  const { calls, decisions } = await runEngine(aContext({ said }), own)
  const last = decisions.at(-1)
  const remembered = last?.metadata == null ? [] : sayMemory(last.metadata)
  return [...calls.map(sayCall), `answers ${last?.reply_key}`, ...remembered]
}

const cases: readonly (readonly [string, ...string[]])[] = [
  ['add bread', 'add_task, title bread', 'answers added', 'spoken of: a new one'],
  [
    'add bread and finish the shed',
    'list_tasks, query add bread shed, status all, sort alike, limit 60',
    'add_task, title bread',
    'complete_task, sort the shed, completed true',
    'answers completed',
    'spoken of: a new one',
    'spoken of: sort the shed',
  ],
  [
    'add bread, then open the flights again',
    'list_tasks, query add bread flight, status all, sort alike, limit 60',
    'add_task, title bread',
    'complete_task, book flights, completed false',
    'answers reopened',
    'spoken of: a new one',
    'spoken of: book flights',
  ],
  [
    'set my shed task as urgent',
    'list_tasks, query shed as, status all, sort alike, limit 60',
    'update_task, sort the shed, priority high',
    'answers changed',
    'spoken of: sort the shed',
  ],
  [
    'schedule the shed for friday',
    'list_tasks, query schedul shed friday, status all, sort alike, limit 60',
    'update_task, sort the shed, due_date 2026-02-13',
    'answers changed',
    'spoken of: sort the shed',
  ],
  [
    'remind me 30 minutes before the call',
    'list_tasks, query remind 30 minut cal, status all, sort alike, limit 60',
    'update_task, call the dentist, remind_before 30',
    'answers changed',
    'spoken of: call the dentist',
  ],
  ['remind me to feed the cat', 'add_task, title feed the cat', 'answers added', 'spoken of: a new one'],
  ['thanks', 'answers talk'],
  ['undo', 'answers nothing_to_undo'],
  ['hello there', 'answers talk'],
  [
    'I need bread',
    'list_tasks, query bread, status all, sort alike, limit 60',
    'add_task, title bread',
    'answers added',
    'spoken of: a new one',
  ],
  [
    'finish the shed',
    'list_tasks, query shed, status all, sort alike, limit 60',
    'complete_task, sort the shed, completed true',
    'answers completed',
    'spoken of: sort the shed',
  ],
  [
    'finish the sheds',
    'list_tasks, query shed, status all, sort alike, limit 60',
    'complete_task, sort the shed, completed true',
    'answers completed',
    'spoken of: sort the shed',
  ],
  [
    'finish milk',
    'list_tasks, query milk, status all, sort alike, limit 60',
    'complete_task, buy milk, completed true',
    'answers completed',
    'spoken of: buy milk',
  ],
  [
    'finish the dentist',
    'list_tasks, query dentist, status all, sort alike, limit 60',
    'answers which_task',
    'beside it: call the dentist',
    'beside it: pay the dentist',
    'asked for: task, call the dentist, pay the dentist',
  ],
  [
    'finish "sort the shed"',
    'list_tasks, query sort shed, status all, sort alike, limit 60',
    'complete_task, sort the shed, completed true',
    'answers completed',
    'spoken of: sort the shed',
  ],
  [
    "finish Anna's thing",
    'list_tasks, query anna, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'list_tasks, status pending, limit 20',
    'answers not_found',
    'asked for: task, send invoice 4, water the plants, call the dentist, pay the dentist, read the report, sort the shed, buy milk',
  ],
  [
    'finish the zorblax',
    'list_tasks, query zorblax, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'list_tasks, status pending, limit 20',
    'answers not_found',
    'asked for: task, send invoice 4, water the plants, call the dentist, pay the dentist, read the report, sort the shed, buy milk',
  ],
  [
    'finish the repport',
    'list_tasks, query repport, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'complete_task, read the report, completed true',
    'answers completed',
    'spoken of: read the report',
  ],
  [
    'lovely weather',
    'list_tasks, query lovely weather, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'answers talk',
  ],
  [
    'bread',
    'list_tasks, query bread, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'answers offer_add',
    'asked for: offer',
  ],
  [
    'delete milk',
    'list_tasks, query delet milk, status all, sort alike, limit 60',
    'answers confirm_delete',
    'spoken of: buy milk',
  ],
  [
    'delete the dentist',
    'list_tasks, query delet dentist, status all, sort alike, limit 60',
    'answers which_task',
    'beside it: call the dentist',
    'beside it: pay the dentist',
    'asked for: task, call the dentist, pay the dentist',
  ],
  [
    'delete everything overdue',
    'list_tasks, query delet, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'answers confirm_delete',
    'spoken of: send invoice 4',
  ],
  [
    'delete the plants',
    'list_tasks, query delet plant, status all, sort alike, limit 60',
    'answers ask_times',
    'spoken of: water the plants',
    'asked for: times',
  ],
  [
    'move the call to friday',
    'list_tasks, query mov cal friday, status all, sort alike, limit 60',
    'update_task, call the dentist, due_date 2026-02-13',
    'answers changed',
    'spoken of: call the dentist',
  ],
  [
    'move the plants to friday',
    'list_tasks, query mov plant friday, status all, sort alike, limit 60',
    'answers ask_times',
    'spoken of: water the plants',
    'asked for: times',
  ],
  [
    'move it to friday',
    'list_tasks, query mov friday, status all, sort alike, limit 60',
    'answers which_pronoun',
    'asked for: task',
  ],
  [
    'finish 2',
    'list_tasks, query 2, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'complete_task, water the plants, completed true',
    'answers completed_round',
    'spoken of: water the plants',
  ],
  [
    'finish the first two',
    'list_tasks, status pending, limit 100',
    'complete_task, send invoice 4, completed true',
    'complete_task, water the plants, completed true',
    'answers completed_many',
    'spoken of: send invoice 4',
    'spoken of: water the plants',
  ],
  ['finish everything', 'list_tasks, status pending, limit 100', 'answers confirm_bulk', 'asked for: bulk'],
  [
    'finish everything due tomorrow',
    'list_tasks, status pending, due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00, limit 100',
    'complete_task, call the dentist, completed true',
    'answers completed',
    'spoken of: call the dentist',
  ],
  [
    'finish all high priority tasks',
    'list_tasks, status pending, priority high, limit 100',
    'complete_task, call the dentist, completed true',
    'answers completed',
    'spoken of: call the dentist',
  ],
  [
    'finish the newest task',
    'list_tasks, query newest, status all, sort alike, limit 60',
    'list_tasks, status pending, sort created, limit 1',
    'complete_task, read the report, completed true',
    'answers completed',
    'spoken of: read the report',
  ],
  [
    'reopen everything',
    'list_tasks, query reopen, status all, sort alike, limit 60',
    'list_tasks, status completed, limit 100',
    'complete_task, renew passport, completed false',
    'complete_task, book flights, completed false',
    'answers reopened_many',
    'spoken of: renew passport',
    'spoken of: book flights',
  ],
  [
    'reopen the flights',
    'list_tasks, query reopen flight, status all, sort alike, limit 60',
    'complete_task, book flights, completed false',
    'answers reopened',
    'spoken of: book flights',
  ],
  [
    'what is due tomorrow?',
    'list_tasks, status pending, due_after 2026-02-10T00:00:00+00:00, due_before 2026-02-11T00:00:00+00:00, limit 20',
    'answers list',
    'spoken of: call the dentist',
    '1 is call the dentist',
  ],
  [
    'what is overdue?',
    'list_tasks, status pending, limit 100',
    'answers list',
    'spoken of: send invoice 4',
    '1 is send invoice 4',
  ],
  [
    'what did I finish yesterday?',
    'list_tasks, query yesterday, status all, sort alike, limit 60',
    'list_tasks, status all, limit 100',
    'answers list',
    'spoken of: book flights',
    '1 is book flights',
  ],
  [
    'show my tasks',
    'list_tasks, status pending, limit 20',
    'answers list',
    '1 is send invoice 4',
    '2 is water the plants',
    '3 is call the dentist',
    '4 is pay the dentist',
    '5 is read the report',
    '6 is sort the shed',
    '7 is buy milk',
  ],
  [
    'show my tasks by title',
    'list_tasks, query titl, status all, sort alike, limit 60',
    'list_tasks, status pending, sort title, limit 20',
    'answers list',
    '1 is buy milk',
    '2 is call the dentist',
    '3 is pay the dentist',
    '4 is read the report',
    '5 is send invoice 4',
    '6 is sort the shed',
    '7 is water the plants',
  ],
  [
    'show all tasks without a date',
    'list_tasks, query without, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'answers list',
    '1 is read the report',
    '2 is sort the shed',
    '3 is buy milk',
  ],
  [
    'show the dentist tasks',
    'list_tasks, query dentist, status all, sort alike, limit 60',
    'answers list',
    '1 is call the dentist',
    '2 is pay the dentist',
  ],
  [
    'show everything but the shed',
    'list_tasks, query but shed, status all, sort alike, limit 60',
    'list_tasks, status all, limit 100',
    'answers list',
    '1 is send invoice 4',
    '2 is water the plants',
    '3 is call the dentist',
    '4 is pay the dentist',
    '5 is renew passport',
    '6 is read the report',
    '7 is buy milk',
    '8 is book flights',
  ],
  [
    'how many tasks do I have?',
    'list_tasks, status pending, limit 20',
    'answers count',
    '1 is send invoice 4',
    '2 is water the plants',
    '3 is call the dentist',
    '4 is pay the dentist',
    '5 is read the report',
    '6 is sort the shed',
    '7 is buy milk',
  ],
  [
    'how many dentist tasks do I have?',
    'list_tasks, query dentist, status all, sort alike, limit 60',
    'answers count',
    '1 is call the dentist',
    '2 is pay the dentist',
  ],
  [
    'when is the call due?',
    'list_tasks, query cal, status all, sort alike, limit 60',
    'answers when',
    'spoken of: call the dentist',
  ],
  [
    'when are the dentist tasks due?',
    'list_tasks, query dentist, status all, sort alike, limit 60',
    'answers when',
    'spoken of: call the dentist',
    'spoken of: pay the dentist',
    '1 is call the dentist',
    '2 is pay the dentist',
  ],
  [
    'is the shed done?',
    'list_tasks, query shed, status all, sort alike, limit 60',
    'answers state',
    'spoken of: sort the shed',
  ],
  [
    'what should I do next?',
    'list_tasks, status pending, limit 100',
    'answers next',
    'spoken of: send invoice 4',
    '1 is send invoice 4',
  ],
  [
    'what is due on sunday?',
    'list_tasks, query sunday, status all, sort alike, limit 60',
    'list_tasks, status pending, due_after 2026-02-15T00:00:00+00:00, due_before 2026-02-16T00:00:00+00:00, limit 20',
    'answers list_empty',
  ],
  [
    'do I have anything about boats?',
    'list_tasks, query boat, status all, sort alike, limit 60',
    'list_tasks, status all, limit 100',
    'answers none_match',
  ],
  [
    'what does the note on the report say?',
    'list_tasks, query not report, status all, sort alike, limit 60',
    'answers notes',
    'spoken of: read the report',
  ],
  [
    'is milk or the shed done?',
    'list_tasks, query milk shed, status all, sort alike, limit 60',
    'answers list',
    '1 is sort the shed',
    '2 is buy milk',
  ],
  [
    'I think I finished the shed',
    'list_tasks, query think shed, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'answers ask_statement',
    'spoken of: sort the shed',
    'asked for: statement, sort the shed',
  ],
  [
    "don't finish the shed",
    'list_tasks, query not shed, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'answers talk',
  ],
  [
    'rename milk',
    'list_tasks, query renam milk, status all, sort alike, limit 60',
    'answers ask_change',
    'spoken of: buy milk',
    'asked for: change',
  ],
  [
    'move milk',
    'list_tasks, query mov milk, status all, sort alike, limit 60',
    'answers ask_change',
    'spoken of: buy milk',
    'asked for: change',
  ],
  [
    'change milk',
    'list_tasks, query chang milk, status all, sort alike, limit 60',
    'answers ask_change',
    'spoken of: buy milk',
    'asked for: change',
  ],
  ['add', 'answers ask_title', 'asked for: title'],
  ['remind me tomorrow', 'answers ask_title', 'asked for: title'],
  ['finish', 'answers which_missing', 'asked for: task'],
  [
    'move the moon to friday',
    'list_tasks, query mov moon friday, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'list_tasks, status pending, limit 20',
    'answers not_found',
    'asked for: task, send invoice 4, water the plants, call the dentist, pay the dentist, read the report, sort the shed, buy milk',
  ],
  [
    'finish milk and the shed',
    'list_tasks, query milk shed, status all, sort alike, limit 60',
    'complete_task, buy milk, completed true',
    'complete_task, sort the shed, completed true',
    'answers completed_many',
    'spoken of: buy milk',
    'spoken of: sort the shed',
  ],
  [
    'finish milk and the moon',
    'list_tasks, query milk moon, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'list_tasks, status pending, limit 20',
    'answers did_you_mean',
    'spoken of: buy milk',
    'asked for: offer',
  ],
  ['add bread every minute', 'answers cannot_repeat'],
  [
    'move milk to 31 february',
    'list_tasks, query mov milk 31 february, status all, sort alike, limit 60',
    'list_tasks, status pending, limit 100',
    'answers no_such_date',
  ],
  [
    'snooze the plants until friday',
    'list_tasks, query snooz plant friday, status all, sort alike, limit 60',
    'answers ask_times',
    'spoken of: water the plants',
    'asked for: times',
  ],
]

for (const [said, ...expected] of cases)
  test(`what is looked up: ${said}`, async () => assert.deepEqual(await told(said), expected))
