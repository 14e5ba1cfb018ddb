import assert from 'node:assert/strict'
import { replayTurn } from '../../src/agent/replay.ts'
import { type ChatResponse, chatResponseSchema } from '../../src/domain/chat.ts'
import type { Task } from '../../src/domain/task.ts'
import type { Reach } from './crashing.ts'
import type { StoredTurn } from './memory-store.ts'
import { Model, type Said } from './model.ts'
import type { Kept } from './place.ts'
import { type Run, type Sent, TTL_SECONDS } from './simulate.ts'

/** Everything that must hold once all clients have been answered. */
export function checkRun(run: Run, kept: ReadonlyMap<string, Kept>, reach: Reach): void {
  for (const [user_id, shelf] of kept) {
    const sent = run.sent.filter((message) => message.user_id === user_id)
    checkTurns(shelf, sent)
    checkAudit(run, shelf, user_id)
    checkDeletes(run, shelf, reach)
    checkEffects(run, shelf, user_id)
    for (const task of shelf.tasks.values()) assert.equal(task.user_id, user_id, 'tasks stay with their user')
    if (run.single && !run.wide) checkAgainstModel(run, shelf, sent, reach)
    if (run.wide) countWide(reach, shelf, sent)
  }
}

/** In a thorough run the first turn of each three is decided again. */
const REPLAYED = 3

const replies = new WeakMap<StoredTurn, ChatResponse>()

/** What a turn answered, read once. */
function replyIn({ thorough }: Run, turn: StoredTurn): ChatResponse {
  const before = replies.get(turn)
  if (before !== undefined) return before
  const reply: ChatResponse = JSON.parse(turn.body)
  if (thorough) assert.deepEqual(chatResponseSchema.parse(reply), reply)
  replies.set(turn, reply)
  return reply
}

/** Every message has one turn with the bytes its client got, and each conversation counts 1, 2, 3 … without a gap. */
function checkTurns(shelf: Kept, sent: readonly Sent[]): void {
  assert.deepEqual(
    [...shelf.turns.keys()].sort(),
    sent.map((message) => message.message_id).sort(),
    'each message is one turn',
  )
  for (const message of sent)
    assert.equal(shelf.turns.get(message.message_id)?.body, message.body, 'the stored reply is the one given')
  for (const [id, conversation] of shelf.conversations) {
    const seqs = [...shelf.turns.values()].filter((turn) => turn.conversation_id === id).map((turn) => turn.seq)
    assert.deepEqual(
      seqs.sort((one, other) => one - other),
      Array.from({ length: conversation.turn_count }, (_, index) => index + 1),
      'turns are counted without gap',
    )
  }
}

/** Audit, effects and replies tell the same story. */
function checkAudit(run: Run, shelf: Kept, user_id: string): void {
  for (const [index, turn] of [...shelf.turns.values()].entries()) {
    const steps = shelf.decisions
      .filter((decision) => decision.message_id === turn.message_id)
      .sort((one, other) => one.step - other.step)
    assert.ok(steps.length > 0, 'a turn has its decisions')
    if (run.thorough && index % REPLAYED === 0) assert.deepEqual(replayTurn(steps), [], 'decisions replay')
    const reply = replyIn(run, turn)
    const invocations = shelf.invocations.filter((invocation) => invocation.message_id === turn.message_id)
    // Before a model was asked, it may have looked; what it had looked at is in the audit only.
    const looked = invocations.slice(0, invocations.length - reply.tool_calls.length)
    assert.deepEqual(
      invocations.slice(looked.length).map((invocation) => invocation.id),
      reply.tool_calls.map((call) => call.id),
      'a turn has its tool calls',
    )
    assert.ok(
      looked.every(({ tool_name }) => tool_name === 'list_tasks'),
      'what was given up had no effect',
    )
  }
  const added = shelf.invocations
    .filter((call) => call.tool_name === 'add_task' && call.success)
    .map((call) => call.result.data?.task?.id)
  assert.deepEqual(
    [...shelf.tasks.keys(), ...shelf.deletions.keys()].sort(),
    added.sort(),
    'tasks are those added, less those deleted',
  )
  for (const { result } of shelf.invocations)
    for (const task of [...(result.data?.tasks ?? []), ...(result.data?.task === undefined ? [] : [result.data.task])])
      assert.equal(task.user_id, user_id, 'only own tasks are seen')
}

/** Nothing is deleted without its own conversation's question just before, an unexpired yes, and a confirmation used once. */
function checkDeletes(run: Run, shelf: Kept, reach: Reach): void {
  const { sent, times } = run
  for (const [task_id, confirmation_id] of shelf.deletions) {
    const confirmation = shelf.confirmations.get(confirmation_id)
    assert.ok(confirmation?.consumed_by && confirmation.consumed_at !== null, 'the confirmation is used up')
    const by = sent.find((message) => message.message_id === confirmation.consumed_by)
    assert.ok(by)
    assert.equal(by.conversation_id, confirmation.conversation_id, 'in the conversation that was asked')
    assert.ok((times.gone.get(task_id) ?? Infinity) < Date.parse(confirmation.expires_at), 'in time')
    assert.ok(confirmation.task_ids.includes(task_id), 'about this task')
    if (confirmation.granted_by === 'setting') assert.ok(run.trusting.has(by.user_id), 'nobody else is not asked')
    else checkAsked(run, shelf, by, confirmation_id)
    reach.deleted = (reach.deleted ?? 0) + 1
  }
  for (const [confirmation_id, own] of Map.groupBy(shelf.deletions.values(), (id) => id))
    assert.ok(own.length <= (shelf.confirmations.get(confirmation_id)?.task_ids.length ?? 0), 'each task once')
}

/** It was a yes, and the question came just before. */
function checkAsked(run: Run, shelf: Kept, yes: Sent, confirmation_id: string): void {
  assert.equal(yes.said.does, 'yes', 'a yes was said')
  const turn = shelf.turns.get(yes.message_id)
  const asked = [...shelf.turns.values()].find(
    (other) => other.conversation_id === turn?.conversation_id && other.seq === (turn?.seq ?? 0) - 1,
  )
  assert.ok(asked)
  assert.equal(replyIn(run, asked).pending_action?.id, confirmation_id, 'the question came just before')
}

/** The tasks are what the recorded calls made of them, one after the other as they were committed: no effect is missing, none came twice. */
function checkEffects({ place }: Run, shelf: Kept, user_id: string): void {
  const tasks = new Map<string, Task>()
  for (const { message_id } of place.committed.filter((turn) => turn.user_id === user_id))
    for (const { tool_name, parameters, result } of shelf.invocations.filter(
      (call) => call.message_id === message_id,
    )) {
      const task = result.data?.task
      if (!result.success || task === undefined || tool_name === 'list_tasks') continue
      if (tool_name === 'delete_task') tasks.delete(String(parameters.task_id))
      else tasks.set(task.id, task)
    }
  assert.deepEqual(
    [...shelf.tasks.values()].sort(byId),
    [...tasks.values()].sort(byId),
    'the tasks are what the calls made of them',
  )
}

const byId = (one: Task, other: Task) => (one.id < other.id ? -1 : 1)

function countWide(reach: Reach, shelf: Kept, sent: readonly Sent[]): void {
  const add = (what: string) => {
    reach[what] = (reach[what] ?? 0) + 1
  }
  for (const { said } of sent) add(said.does)
  for (const { context, decision } of shelf.decisions) {
    if (decision.includes('"undo":true')) add('something taken back')
    if (context?.includes('"suggestion":{') === true) add('decided with a suggestion')
  }
  for (const { task_ids, consumed_by, granted_by } of shelf.confirmations.values()) {
    if (consumed_by === null) continue
    if (granted_by === 'setting') add('deleted without a question')
    else if (task_ids.length > 1) add('many deleted by one yes')
  }
  for (const { said, message_id } of sent) {
    const calls = shelf.invocations.filter(
      (call) => call.message_id === message_id && call.tool_name === 'complete_task',
    )
    if (said.does === 'yes' && calls.length > 1) add('many completed by one yes')
  }
}

function checkAgainstModel(run: Run, shelf: Kept, sent: readonly Sent[], reach: Reach): void {
  const { times } = run
  const model = new Model(TTL_SECONDS * 1000)
  for (const turn of [...shelf.turns.values()].sort((one, other) => one.seq - other.seq)) {
    const message = sent.find((other) => other.message_id === turn.message_id)
    assert.ok(message)
    const waited = model.pending
    const loaded = times.loaded.get(turn.message_id) ?? 0
    const removed = times.removed.get(turn.message_id)
    const expected = model.take(plain(message.said), loaded, removed)
    assert.equal(replyIn(run, turn).response, expected, 'the reply is what ought to be said')
    count(reach, message, waited, loaded, removed)
  }
  const tasks = [...shelf.tasks.values()]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((task) => [task.title, task.status])
  assert.deepEqual(tasks, [...model.tasks], 'the tasks are what they ought to be')
}

function plain(said: Sent['said']): Said {
  switch (said.does) {
    case 'undo':
    case 'redo':
    case 'complete all':
    case 'delete all':
    case 'list':
    case 'add many':
    case 'mumble':
      return assert.fail('this is said in wide runs only')
    default:
      return said
  }
}

/** What the run came by; a simulation is worth what it reaches. */
function count(
  reach: Reach,
  message: Sent,
  waited: Model['pending'],
  loaded: number,
  removed: number | undefined,
): void {
  const { does } = message.said
  const add = (what: string) => {
    reach[what] = (reach[what] ?? 0) + 1
  }
  add(does)
  if (does === 'yes' && waited === null) add('yes with nothing pending')
  if (does === 'yes' && waited !== null && loaded >= waited.expires) add('yes after expiry')
  if (does === 'yes' && waited !== null && loaded < waited.expires && (removed ?? 0) >= waited.expires)
    add('expired between loading and deleting')
  if (does !== 'yes' && does !== 'no' && waited !== null) add('something else while pending')
}
