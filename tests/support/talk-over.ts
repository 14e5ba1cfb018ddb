// Conversations over given tasks, told in one line each: what is said, what is answered at last, and what became of the tasks.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnSettings } from '../../src/domain/settings.ts'
import type { Task } from '../../src/domain/task.ts'
import { openStage } from './play-in-memory.ts'

/** Messages are parted by ` // `, what changed by `; `. */
export type Told = readonly [said: string, reply: string, changed?: string]

/** A test for each of them. */
export function tellAll(tasks: readonly Task[], cases: readonly Told[], settings: OwnSettings = {}): void {
  for (const [said, reply, changed = ''] of cases)
    test(said, async () => assert.deepEqual(await talkOver(tasks, said, settings), { reply, changed }))
}

export async function talkOver(tasks: readonly Task[], said: string, settings: OwnSettings = {}) {
  const stage = openStage(settings, tasks)
  let conversation_id: string | undefined
  let reply = ''
  for (const message of said.split(' // ')) {
    const answer = await stage.say(message, conversation_id)
    conversation_id = answer.conversation_id
    reply = answer.response
  }
  return { reply, changed: changesIn(tasks, stage.all()).join('; ') }
}

function changesIn(before: readonly Task[], after: readonly Task[]): string[] {
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
