import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Clarification } from '../src/domain/conversation.ts'
import { agentDecisionSchema, type DecisionContext } from '../src/domain/decision.ts'
import type { Task } from '../src/domain/task.ts'
import { aContext, aPending, aTask, idOf, NOW } from './support/contexts.ts'
import { runEngine } from './support/run-engine.ts'

const RUNS = 10_000

const words = [
  'add',
  'delete',
  'complete',
  'rename',
  'show',
  'mark',
  'as',
  'done',
  'the',
  'task',
  'tasks',
  'milk',
  'mom',
  'call',
  '2',
  'first',
  'one',
  'it',
  'them',
  'all',
  'and',
  'to',
  'yes',
  'no',
  'not',
  'cancel',
  'everything',
  'tomorrow',
  'friday',
  'at',
  '5pm',
  'high',
  'priority',
  'my',
  'list',
  'completed',
  'overdue',
  ',',
  '"',
  '?',
  '!',
  '\n',
  '-',
  'reopen',
  'move',
  'next',
  'every',
  'monday',
  'remind',
  'me',
  'more',
  'please',
  'why',
  'undo',
  'yesterday',
  'y\u200bes',
  'уes',
]

const sentence = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' '))
const message = fc.oneof(
  { weight: 5, arbitrary: sentence },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'yes',
      'no',
      'Yes!',
      'ok',
      'sure',
      'delete milk',
      'delete everything',
      'delete all completed tasks',
      'the first one',
      'complete 1 and 2',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }) },
)

const title = fc.oneof(
  fc.constantFrom('milk', 'call mom', 'call the bank', 'Buy milk', 'the 5th wave'),
  fc.string({ minLength: 1, maxLength: 20 }),
)
const tasks: fc.Arbitrary<Task[]> = fc
  .array(fc.record({ title, done: fc.boolean(), due: fc.constantFrom(null, '2026-02-09', '2026-02-01T10:00:00Z') }), {
    maxLength: 6,
  })
  .map((list) =>
    list.map(({ title: name, done, due }, index) =>
      aTask({
        id: idOf(index + 1),
        title: name.trim() || 'x',
        due_date: due,
        status: done ? 'completed' : 'pending',
        completed_at: done ? NOW : null,
      }),
    ),
  )

interface Situation {
  readonly context: DecisionContext
  readonly tasks: readonly Task[]
}

const situation: fc.Arbitrary<Situation> = fc
  .record({
    said: message,
    tasks,
    pending: fc.constantFrom('none', 'none', 'open', 'expired', 'other'),
    asked: fc.boolean(),
    listed: fc.boolean(),
    mentioned: fc.boolean(),
    confirms: fc.boolean(),
    ask: fc.boolean(),
    zone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/New_York'),
  })
  .map(({ said, tasks: own, pending, asked, listed, mentioned, confirms, ask, zone }) => {
    const [first] = own
    const isPending = pending !== 'none' && first !== undefined
    const references = Object.fromEntries(own.map((task, index) => [String(index + 1), task.id]))
    const clarification: Clarification = {
      about: 'task',
      question: 'Which one?',
      options: own.slice(0, 5).map((task, index) => ({ position: index + 1, task_id: task.id, title: task.title })),
      attempts: 0,
      act: {
        does: 'delete',
        set: { text: 'milk', many: false, mentions: [{ by: 'name', text: 'milk', quoted: false }] },
      },
      rest: [],
      asked_at: NOW,
    }
    const context = aContext({
      said: said.trim() || '.',
      timezone: zone,
      settings: { confirmation_required: ask || pending !== 'other' },
      pending_confirmation: isPending ? aPending([first], pending === 'expired' ? { expires_at: NOW } : {}) : null,
      confirms: isPending && confirms ? idOf(pending === 'other' ? 999 : 900) : null,
      current_state: isPending || asked ? 'AWAITING_CONFIRMATION' : 'IDLE',
      metadata: {
        task_references: listed && own.length > 0 ? references : null,
        referenced_at: listed ? NOW : null,
        mentioned: mentioned ? own.slice(0, 2).map((task) => task.id) : [],
        clarification: asked && own.length > 0 && !isPending ? clarification : null,
      },
    })
    return { context, tasks: own }
  })

test('whatever is said: no fault, valid decisions, a reply that is not empty, and no delete without its confirmation', async () => {
  const reach = { asked: 0, deleted: 0, kept: 0, expired: 0, clarified: 0, added: 0, completed: 0 }
  await fc.assert(
    fc.asyncProperty(situation, async ({ context, tasks: own }) => {
      const { decisions, calls, responses } = await runEngine(context, own)
      for (const decision of decisions) agentDecisionSchema.parse(decision)
      const last = decisions.at(-1)
      assert.ok(last?.response_text && last.response_text.trim() !== '' && last.tool_calls === null)
      assert.equal(
        last.metadata?.clarification != null && last.pending_action !== null,
        false,
        'one question at a time',
      )
      const pending = context.pending_confirmation
      for (const [index, call] of calls.entries()) {
        if (call.tool_name !== 'delete_task') continue
        const granted = decisions.find((decision) => decision.grant !== null)?.grant ?? null
        const basis = granted ?? pending
        assert.ok(granted === null || !context.settings.confirmation_required, 'only the setting grants')
        if (basis === null) throw new Error('a delete that rests on nothing')
        assert.ok(basis.task_ids.includes(String(call.parameters.task_id)), 'a task that was asked about')
        assert.equal(call.parameters.confirmation_token, basis.id)
        if (granted === null) {
          assert.equal(last.intent.intent_type, 'CONFIRM_YES')
          assert.ok(Date.parse(context.now) < Date.parse(basis.expires_at), 'in time')
          assert.ok(context.confirms === null || context.confirms === basis.id, 'for this question')
        }
        if (responses[index]?.success) reach.deleted++
      }
      if (last.decision_type === 'REQUEST_CONFIRMATION') reach.asked++
      if (last.decision_type === 'CANCEL_PENDING') reach.kept++
      if (last.decision_type === 'ASK_CLARIFICATION') reach.clarified++
      if (last.reply_key === 'confirmation_expired') reach.expired++
      if (last.reply_key === 'added' || last.reply_key === 'added_many') reach.added++
      if (last.reply_key === 'completed' || last.reply_key === 'completed_many') reach.completed++
    }),
    { numRuns: RUNS, seed: 20260209 },
  )
  const missed = Object.entries(reach).filter(([, times]) => times < 50)
  assert.deepEqual(missed, [], 'the runs come by every outcome')
})

async function digest(): Promise<string> {
  const hash = createHash('sha256')
  for (const { context, tasks: own } of fc.sample(situation, { numRuns: RUNS, seed: 7 }))
    hash.update(JSON.stringify((await runEngine(context, own)).decisions))
  return hash.digest('hex')
}

if (process.env.SAYSO_DIGEST === 'print') process.stdout.write(`digest ${await digest()}\n`)
else
  test('the same input gives the same bytes, in another process, time zone and locale', {
    timeout: 30 * 60_000,
  }, async () => {
    const env = {
      ...process.env,
      SAYSO_DIGEST: 'print',
      TZ: 'Pacific/Chatham',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      NODE_TEST_CONTEXT: undefined,
    }
    const { stdout } = spawnSync(process.execPath, ['--test-name-pattern=nothing', import.meta.filename], {
      env,
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
    assert.equal(/digest ([0-9a-f]{64})/.exec(stdout)?.[1], await digest())
  })
