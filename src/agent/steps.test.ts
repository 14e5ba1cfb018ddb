import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContext, aPending, aTask, idOf } from '../../tests/support/contexts.ts'
import { untouched } from '../../tests/support/untouched-tasks.ts'
import type { DecisionContext, PendingAction } from '../domain/decision.ts'
import type { Task } from '../domain/task.ts'
import type { ToolResponse } from '../domain/tool-call.ts'
import type { ToolScope } from '../tools/contract.ts'
import { type Deadline, noDeadline } from './deadline.ts'
import type { Opening } from './invoke.ts'
import type { ToolRequest } from './ports.ts'
import { after, type Step, takeSteps } from './steps.ts'

const milk = aTask({ id: idOf(1), title: 'milk' })
const opening: Opening = { user_id: 'ann', conversation_id: 'c1', message_id: 'm1' }

interface Given {
  readonly opening?: Opening
  readonly isElsewhere?: boolean
  readonly tasks?: readonly Task[]
}

/** Takes the steps of a message with tools that return milk; returns everything requested on the way. */
async function take(context: DecisionContext, given: Given = {}) {
  const called: { scope: ToolScope; request: ToolRequest }[] = []
  const granted: PendingAction[] = []
  const checked: string[] = []
  const steps: Step[] = []
  let [ids, time] = [0, 0]
  const ports = {
    tools: {
      ...(given.isElsewhere === undefined ? {} : { isElsewhere: given.isElsewhere }),
      call: async (scope: ToolScope, request: ToolRequest): Promise<ToolResponse> => {
        called.push({ scope, request })
        const data = request.tool_name === 'list_tasks' ? { tasks: [...(given.tasks ?? [milk])] } : { task: milk }
        return { success: true, data, error: null, error_code: null }
      },
    },
    now: () => new Date(++time * 7),
    newId: () => `id ${++ids}`,
    newToken: () => 'token',
  }
  const deadline: Deadline = {
    ...noDeadline,
    check: () => checked.push('check'),
    commits: () => checked.push('commits'),
  }
  const turn = { tasks: untouched, grant: async (pending: PendingAction) => void granted.push(pending) }
  await takeSteps(ports, turn, given.opening ?? opening, { context, steps }, deadline)
  return { called, granted, checked, steps }
}

test('tools are called one after the other, each under a key of its own, until there is an answer', async () => {
  const { called, steps, checked } = await take(aContext({ said: 'complete milk', timezone: 'Europe/Berlin' }))
  assert.deepEqual(
    called.map(({ request }) => [request.tool_name, request.key]),
    [
      ['list_tasks', 'm1:1'],
      ['complete_task', 'm1:2'],
    ],
  )
  assert.deepEqual(called[1]?.request.parameters, { user_id: 'ann', task_id: milk.id, completed: true })
  const [first] = called
  assert.deepEqual(first?.scope.turn, { conversation_id: 'c1', message_id: 'm1', timezone: 'Europe/Berlin' })
  assert.deepEqual([first?.scope.user_id, first?.scope.tasks, first?.scope.brought], ['ann', untouched, undefined])
  assert.deepEqual([first?.scope.newId(), first?.scope.newToken()], ['id 3', 'token'])
  const [invoked] = steps[0]?.invocations ?? []
  const { response: _, ...rest } = invoked ?? {}
  const { tool_name, parameters } = first?.request ?? {}
  assert.deepEqual(rest, {
    id: 'id 1',
    call: { ...steps[0]?.decision.tool_calls?.[0], tool_name, parameters },
    invoked_at: new Date(7).toISOString(),
    duration_ms: 7,
  })
  assert.deepEqual(
    steps.map(({ decision }) => decision.tool_calls === null),
    [false, false, true],
  )
  assert.match(steps[2]?.decision.response_text ?? '', /'milk' has been marked as completed/)
  assert.deepEqual(checked, ['check', 'check', 'check'])
})

test('calls of one decision have keys of their own too', async () => {
  const bread = aTask({ id: idOf(2), title: 'bread' })
  const { called, steps } = await take(aContext({ said: 'complete milk and bread' }), { tasks: [milk, bread] })
  assert.deepEqual(
    steps.map(({ invocations }) => invocations.length),
    [1, 2, 0],
  )
  assert.deepEqual(
    called.map(({ request }) => [request.key, request.parameters.task_id]),
    [
      ['m1:1', undefined],
      ['m1:2', milk.id],
      ['m1:3', bread.id],
    ],
  )
})

test('a token that was brought goes along with every call', async () => {
  const brought = { confirmation_id: idOf(900), token: 'secret' }
  const { called } = await take(aContext({ said: 'complete milk' }), { opening: { ...opening, brought } })
  assert.deepEqual(
    called.map(({ scope }) => scope.brought),
    [brought, brought],
  )
})

test('what is done elsewhere cannot be stopped any more, what is only looked at can', async () => {
  const elsewhere = await take(aContext({ said: 'complete milk' }), { isElsewhere: true })
  assert.deepEqual(elsewhere.checked, ['check', 'check', 'commits', 'check'])
  const looked = await take(aContext({ said: 'show my tasks' }), { isElsewhere: true })
  assert.ok(!looked.checked.includes('commits'))
})

test('where no yes is asked for, the setting grants what is deleted, before it is', async () => {
  const context = aContext({ said: 'delete milk', settings: { confirmation_required: false } })
  const { granted, called } = await take(context)
  assert.deepEqual(
    granted.map(({ task_ids }) => task_ids),
    [[milk.id]],
  )
  assert.equal(called.at(-1)?.request.parameters.confirmation_token, granted[0]?.id)
  assert.equal((await take(aContext({ said: 'complete milk' }))).granted.length, 0)
  const pending = aPending([milk])
  const yes = aContext({ said: 'yes', pending_confirmation: pending, current_state: 'AWAITING_CONFIRMATION' })
  assert.equal((await take(yes)).granted.length, 0, 'the yes was granted with its question')
})

test('calls are numbered on after those of a turn that stopped to ask', async () => {
  const { steps: taken } = await take(aContext({ said: 'complete milk' }))
  const [{ decision, invocations }] = taken as [Step]
  const step = (count: number): Step => ({
    decision,
    invocations: Array.from({ length: count }, () => invocations).flat(),
  })
  const attempt = (...counts: number[]) => ({ context: aContext({ said: '' }), steps: counts.map(step) })
  assert.equal(after(opening, []), opening)
  assert.equal(after(opening, [attempt(0)]), opening)
  assert.deepEqual(after(opening, [attempt(1, 2), attempt(3)]), { ...opening, calls_before: 6 })
  const { called } = await take(aContext({ said: 'complete milk' }), { opening: after(opening, [attempt(2)]) })
  assert.deepEqual(
    called.map(({ request }) => request.key),
    ['m1:3', 'm1:4'],
  )
})
