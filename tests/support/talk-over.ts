// Conversations over given tasks, told in one line each: what is said, what is answered at last, and what became of the tasks.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChatResponse } from '../../src/domain/chat.ts'
import type { OwnSettings } from '../../src/domain/settings.ts'
import type { Task } from '../../src/domain/task.ts'
import { openStage, type Stage } from './play-in-memory.ts'

/** Messages are parted by ` // `, what changed by `; `. */
export type Told = readonly [said: string, reply: string, changed?: string]

/** A test for each of them. */
export function tellAll(tasks: readonly Task[], cases: readonly Told[], settings: OwnSettings = {}): void {
  for (const [said, reply, changed = ''] of cases)
    test(said, async () => assert.deepEqual(await talkOver(tasks, said, settings), { reply, changed }))
}

export async function talkOver(tasks: readonly Task[], said: string, settings: OwnSettings = {}) {
  const stage = openStage(settings, tasks)
  const states: (readonly Task[])[] = []
  let answer: ChatResponse | undefined
  for (const message of said.split(' // ')) {
    states.push(copied(stage.all()))
    answer = await stage.say(message, answer?.conversation_id)
    agreesWithItself(answer)
  }
  const after = copied(stage.all())
  if (answer?.status === 'success') await canBeTakenBack(stage, answer, states)
  return { reply: answer?.response ?? '', changed: changesIn(tasks, after).join('; ') }
}

function copied(tasks: readonly Task[]): readonly Task[] {
  return tasks.map((task) => ({ ...task }))
}

/** Whatever was done to tasks that were there: "it" is the one that was changed, and "undo" makes each what it was before. */
async function canBeTakenBack(stage: Stage, answer: ChatResponse, states: readonly (readonly Task[])[]): Promise<void> {
  const after = copied(stage.all())
  const before = states.at(-1) ?? []
  const isUndo = answer.intent.extracted_params?.undo === true
  const changed = after.filter((task) => before.some(({ id }) => id === task.id) && isOther(task, before))
  if (isUndo || changed.length === 0 || before.some(({ id }) => !after.some((task) => task.id === id))) return
  const [one, ...others] = answer.tool_calls.filter(({ tool_name }) => tool_name !== 'list_tasks')
  const isOne = one?.tool_name === 'update_task' && others.length === 0 && changed[0]?.status === 'pending'
  const name = `'${changed[0]?.title}'`
  if (isOne && answer.response.includes(name)) {
    const { response } = await stage.say('when is it due?', answer.conversation_id)
    assert.ok(response.includes(name), `it is ${name}, and not: ${response}`)
  }
  await stage.say('undo', answer.conversation_id)
  // A correction takes back what it corrects, and is taken back with it.
  for (const task of stage.all())
    if (changed.some(({ id }) => id === task.id))
      assert.ok(!states.every((state) => isOther(task, state)), `'${task.title}' is as it was before`)
}

function isOther(task: Task, tasks: readonly Task[]): boolean {
  const same = tasks.find(({ id }) => id === task.id)
  return same === undefined || FIELDS.some((field) => same[field] !== task[field])
}

/** Whatever was said: what is asked, what was done and what it was taken for tell the same. */
export function agreesWithItself({
  status,
  pending_action,
  clarification,
  intent,
  tool_calls,
  decision_type,
}: ChatResponse): void {
  assert.equal(pending_action !== null, status === 'confirmation_required', 'a pending action is asked about')
  assert.equal(clarification !== null, status === 'clarification_needed', 'an open question is asked')
  const changed = tool_calls.filter((call) => call.tool_name !== 'list_tasks' && call.status === 'SUCCESS')
  if (changed.length === 0) return
  assert.ok(CHANGING.has(intent.intent_type), `${intent.intent_type} changes tasks`)
  assert.ok(ACTING.has(decision_type) || status !== 'success', `${decision_type} changes tasks`)
  const isDeleted = changed.some((call) => call.tool_name === 'delete_task')
  if (isDeleted) assert.ok(['DELETE_TASK', 'CONFIRM_YES'].includes(intent.intent_type), `${intent.intent_type} deletes`)
}

const CHANGING: ReadonlySet<string> = new Set([
  'CREATE_TASK',
  'COMPLETE_TASK',
  'UPDATE_TASK',
  'DELETE_TASK',
  'CONFIRM_YES',
])
const ACTING: ReadonlySet<string> = new Set(['INVOKE_TOOL', 'EXECUTE_PENDING'])

export function changesIn(before: readonly Task[], after: readonly Task[]): string[] {
  const gone = before.filter(({ id }) => !after.some((task) => task.id === id)).map(({ title }) => `${title} is gone`)
  const changed = after.flatMap((task) => {
    const was = before.find(({ id }) => id === task.id)
    const differs = FIELDS.filter((field) => task[field] !== (was?.[field] ?? (field === 'status' ? 'pending' : null)))
    if (was === undefined) return [['new', ...differs.map((field) => `${field} ${task[field]}`)].join(', ')]
    return differs.length === 0 ? [] : [`${was.title}: ${differs.map((field) => `${field} ${task[field]}`).join(', ')}`]
  })
  return [...gone, ...changed]
}

const FIELDS = ['title', 'description', 'priority', 'due_date', 'recurrence', 'remind_before', 'status'] as const
