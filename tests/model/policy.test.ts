// What is made of a proposal: done, offered, asked about or refused, by the same rules as everything else.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DecisionContext } from '../../src/domain/decision.ts'
import type { ProposedAction, Suggestion } from '../../src/domain/suggestion.ts'
import type { Task } from '../../src/domain/task.ts'
import { aContext, aTask, idOf } from '../support/contexts.ts'
import { runEngine } from '../support/run-engine.ts'

const titles = [
  'water the plants',
  'pay the rent',
  'call the dentist',
  'gym membership',
  'weekly report',
  'monthly report',
]
const tasks: readonly Task[] = titles.map((title, index) => aTask({ id: idOf(index + 1), title }))

function suggesting(message: string, actions: readonly ProposedAction[], more: Partial<Suggestion> = {}): Suggestion {
  const candidates = tasks.map(({ id, title }) => ({ task_id: id, title }))
  return {
    asked: { because: 'unsure', message, history: [], candidates },
    model: 'scripted',
    host: 'nowhere',
    sent: true,
    took_ms: 1,
    raw: '',
    answer: { kind: 'proposal', proposal: { actions: [...actions], confidence: 0.9, reason: 'because' } },
    ...more,
  }
}

interface Outcome {
  readonly key: string | null
  readonly by: string
  readonly changed: readonly string[]
  readonly rejected: string | null
}

async function decided(
  said: string,
  suggestion: Suggestion | null,
  settings: Partial<DecisionContext['settings']> = {},
) {
  const { decisions, left } = await runEngine(aContext({ said, suggestion, settings }), tasks)
  const last = decisions.at(-1)
  const before = new Map(tasks.map((task) => [task.id, JSON.stringify(task)]))
  const outcome: Outcome = {
    key: last?.reply_key ?? null,
    by: last?.intent.classification_method ?? '',
    changed: left.filter((task) => before.get(task.id) !== JSON.stringify(task)).map((task) => task.title),
    rejected: /llm-proposal-rejected: (.*)/.exec(last?.reasoning_trace.join('\n') ?? '')?.[1] ?? null,
  }
  return { outcome, last, gone: tasks.length - left.filter((task) => before.has(task.id)).length }
}

const FICUS = 'the ficus got its drink'
const MALARKEY = 'the rent malarkey is sorted'

interface Case {
  readonly name: string
  readonly said: string
  readonly actions: readonly ProposedAction[]
  readonly outcome: Outcome
  readonly settings?: Partial<DecisionContext['settings']>
}

const suggested = { by: 'LLM_FALLBACK', rejected: null } as const
const nothing: readonly string[] = []

const cases: readonly Case[] = [
  {
    name: 'what agrees with the rules and leaves no word over is done',
    said: MALARKEY,
    actions: [{ do: 'complete', tasks: [2], said: 'malarkey is sorted' }],
    outcome: { ...suggested, key: 'completed', changed: ['pay the rent'] },
  },
  {
    name: 'what leaves a word over is offered',
    said: MALARKEY,
    actions: [{ do: 'complete', tasks: [2], said: 'is sorted' }],
    outcome: { ...suggested, key: 'ask_statement', changed: nothing },
  },
  {
    name: 'talk is offered as an act, never done',
    said: FICUS,
    actions: [{ do: 'complete', tasks: [1], said: FICUS }],
    outcome: { ...suggested, key: 'ask_statement', changed: nothing },
  },
  {
    name: 'several tasks are offered as one question',
    said: FICUS,
    actions: [{ do: 'complete', tasks: [1, 2], said: FICUS }],
    outcome: { ...suggested, key: 'confirm_bulk', changed: nothing },
  },
  {
    name: 'one act in two pieces is one question too',
    said: FICUS,
    actions: [
      { do: 'complete', tasks: [1] },
      { do: 'complete', tasks: [2] },
    ],
    outcome: { ...suggested, key: 'confirm_bulk', changed: nothing },
  },
  {
    name: 'a delete asks, also where the settings would not',
    said: "I've had it with the gym",
    actions: [{ do: 'delete', tasks: [4] }],
    settings: { confirmation_required: false },
    outcome: { ...suggested, key: 'confirm_delete', changed: nothing },
  },
  {
    name: 'a task that a request did not name is offered',
    said: 'move the landlord thing to friday',
    actions: [{ do: 'change', tasks: [2], field: 'when', value: 'friday', said: 'move the landlord thing to' }],
    outcome: { ...suggested, key: 'offer_act', changed: nothing },
  },
  {
    name: 'an explicit request stays what it is',
    said: 'move the landlord thing to friday',
    actions: [{ do: 'complete', tasks: [2] }],
    outcome: { key: 'not_found', by: 'RULE_BASED', changed: nothing, rejected: 'something else was said' },
  },
  {
    name: 'a task that was named stays the one that is meant',
    said: MALARKEY,
    actions: [{ do: 'complete', tasks: [3], said: MALARKEY }],
    outcome: { key: 'ask_statement', by: 'LOCAL_MODEL', changed: nothing, rejected: 'other tasks were named' },
  },
  {
    name: 'a number that was not offered is refused',
    said: FICUS,
    actions: [{ do: 'delete', tasks: [7] }],
    outcome: { key: 'talk', by: 'RULE_BASED', changed: nothing, rejected: 'a task that was not offered' },
  },
  {
    name: "values are the user's words",
    said: FICUS,
    actions: [{ do: 'change', tasks: [1], field: 'title', value: 'owned' }],
    outcome: { key: 'talk', by: 'RULE_BASED', changed: nothing, rejected: "values that are not the user's words" },
  },
  {
    name: 'a date is read here, or not at all',
    said: FICUS,
    actions: [{ do: 'change', tasks: [1], field: 'when', value: 'ficus' }],
    outcome: { key: 'talk', by: 'RULE_BASED', changed: nothing, rejected: "'ficus' is no when" },
  },
  {
    name: 'many changes do not slip past the question one by one',
    said: FICUS,
    actions: [
      { do: 'complete', tasks: [1, 2] },
      { do: 'reopen', tasks: [3] },
      { do: 'clear', tasks: [4], field: 'when' },
    ],
    outcome: { key: 'talk', by: 'RULE_BASED', changed: nothing, rejected: 'many changes at once' },
  },
  {
    name: 'what was said to be added is offered',
    said: 'defrost the freezer is what they keep telling me',
    actions: [{ do: 'add', title: 'defrost the freezer' }],
    outcome: { ...suggested, key: 'offer_add', changed: nothing },
  },
  {
    name: 'what the rules took for a new task is offered as what the model says, and not done',
    said: 'yeet the gym membership',
    actions: [{ do: 'complete', tasks: [4], said: 'yeet' }],
    outcome: { ...suggested, key: 'ask_statement', changed: nothing },
  },
  {
    name: 'looking is harmless',
    said: 'show me the teeth task',
    actions: [{ do: 'show', tasks: [3] }],
    outcome: { ...suggested, key: 'list', changed: nothing },
  },
]

for (const { name, said, actions, outcome, settings } of cases)
  test(name, async () => {
    const result = await decided(said, suggesting(said, actions), settings)
    assert.deepEqual([result.outcome, result.gone], [outcome, 0])
  })

test('what is not sure, not small talk or not there changes nothing', async () => {
  const unsure = suggesting(FICUS, [{ do: 'complete', tasks: [1] }])
  if (unsure.answer.kind !== 'proposal') throw new Error('a proposal')
  const answer = { ...unsure.answer, proposal: { ...unsure.answer.proposal, confidence: 0.69 } }
  assert.equal((await decided(FICUS, { ...unsure, answer })).outcome.rejected, 'it is not sure either')
  const failed = await decided(FICUS, { ...unsure, answer: { kind: 'failure', why: 'out of time' } })
  assert.deepEqual([failed.outcome.key, failed.outcome.by], ['talk', 'RULE_BASED'])
  assert.match(failed.last?.reasoning_trace.join() ?? '', /no suggestion: out of time/)
})

test('a proposal that is just sure enough is taken', async () => {
  const actions: ProposedAction[] = [{ do: 'complete', tasks: [2], said: 'malarkey is sorted' }]
  const byConfidence = async (confidence: number) => {
    const answer = { kind: 'proposal', proposal: { actions, confidence, reason: '' } } as const
    return (await decided(MALARKEY, suggesting(MALARKEY, [], { answer }))).outcome.key
  }
  assert.equal(await byConfidence(0.7), 'completed')
  assert.notEqual(await byConfidence(0.69), 'completed')
})

test('where the rules are just sure enough, no model is asked', async () => {
  const said = 'complete the rent'
  const { last } = await decided(said, null)
  const sure = last?.intent.confidence ?? 0
  assert.ok(sure > 0.7 && sure < 1)
  const asked = async (intent_confidence_threshold: number) =>
    (await decided(said, null, { intent_confidence_threshold })).last?.consult !== undefined
  assert.deepEqual([await asked(sure), await asked(sure + 0.01)], [false, true])
})

test('small talk gets the words of the model, if they claim nothing', async () => {
  const saying = (say: string) => {
    const none = suggesting(FICUS, [])
    const proposal = { actions: [], confidence: 0.9, reason: 'because', say }
    return decided(FICUS, { ...none, answer: { kind: 'proposal', proposal } })
  }
  const plain = await saying('Lucky plant.')
  assert.deepEqual([plain.last?.response_text, plain.outcome.by], ['Lucky plant.', 'LLM_FALLBACK'])
  const claiming = await saying("I've watered it for you.")
  assert.deepEqual([claiming.outcome.key, claiming.outcome.rejected], ['talk', 'no small talk'])
})

test('a title that has changed since makes the proposal worthless', async () => {
  const given = suggesting(FICUS, [{ do: 'complete', tasks: [1] }])
  const [first, ...others] = given.asked.candidates
  if (first === undefined) throw new Error('a candidate')
  const asked = { ...given.asked, candidates: [{ ...first, title: 'drown the plants' }, ...others] }
  assert.equal((await decided(FICUS, { ...given, asked })).outcome.rejected, 'its tasks have changed since')
})

const sure = [
  'add milk',
  'complete pay the rent',
  'show my tasks',
  'delete the gym membership',
  "don't pay the rent",
  'if it rains, complete pay the rent',
  'thanks',
  'no',
  'complete report',
  'add milk and complete pay the rent',
  'wash the car',
  'anything about the rent?',
  'good morning',
  'why?',
  'remind me',
  'maybe complete pay the rent',
]

for (const said of sure)
  test(`'${said}' is nothing to ask a model about`, async () => {
    const { last } = await decided(said, null)
    assert.equal(last?.consult, undefined)
  })

const unsure: readonly [string, string][] = [
  [FICUS, 'talk'],
  [MALARKEY, 'left over'],
  ['move the landlord thing to friday', 'no task'],
  ['yeet the gym membership', 'unsure'],
  ['report time', 'unsure'],
  ['rent is such a pain', 'talk'],
  ['hello there friend', 'talk'],
  ['do I have anything about flights?', 'no task'],
  ['is yoga done?', 'no task'],
]

for (const [said, because] of unsure)
  test(`'${said}' is asked about: ${because}`, async () => {
    const { last, outcome } = await decided(said, null)
    assert.deepEqual([last?.consult?.because, last?.consult?.message, outcome.changed], [because, said, nothing])
    assert.equal(last?.consult?.candidates.length, titles.length)
  })

test('what is too long for a model is not sent, and of what was said before only the end, without our own words', async () => {
  const long = await decided(`the ficus got its drink ${'and a drop '.repeat(100)}`, null)
  assert.equal(long.last?.consult, undefined)
  const turns = Array.from({ length: 8 }, (_, at) => ({
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: `turn ${at}`,
  }))
  const message_history = [
    ...turns,
    { role: 'system', content: 'a summary' },
    { role: 'user', content: 'x'.repeat(400) },
  ] as DecisionContext['message_history']
  const { decisions } = await runEngine(aContext({ said: FICUS, suggestion: null, message_history }), tasks)
  const history = decisions.at(-1)?.consult?.history.map(({ content }) => content)
  assert.deepEqual(history, ['turn 3', 'turn 4', 'turn 5', 'turn 6', 'turn 7', 'x'.repeat(300)])
})

test('a model gets to see no more than thirty titles', async () => {
  const many = Array.from({ length: 40 }, (_, index) => aTask({ id: idOf(index + 1), title: `pot ${index + 1}` }))
  const { decisions } = await runEngine(aContext({ said: FICUS, suggestion: null }), many)
  assert.equal(decisions.at(-1)?.consult?.candidates.length, 30)
})
