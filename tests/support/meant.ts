// What a sentence means over given tasks, in one line: each act with its tasks by title, its values and what it was narrowed to.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Act, Item, Mention, TaskSet, Values, When } from '../../src/domain/act.ts'
import type { Task } from '../../src/domain/task.ts'
import { interpret, type Setting } from '../../src/engine/interpret.ts'
import { NOW } from './contexts.ts'

export type Meant = readonly [said: string, means: string]

/** A test for each of them. */
export function meanAll(tasks: readonly Task[], cases: readonly Meant[], last: Act | null = null): void {
  for (const [said, means] of cases) test(said, () => assert.equal(meaningOf(tasks, said, last), means))
}

export function meaningOf(
  tasks: readonly Task[],
  said: string,
  last: Act | null = null,
  more: Partial<Setting> = {},
): string {
  // A list of its own: what was read of another is not kept for it.
  const setting = { now: NOW, timezone: 'UTC', tasks: [...tasks], last, changed: last !== null, ...more }
  return interpret(said, setting)
    .reads.map(({ act, reserve }) => `${reserve === null ? '' : `${reserve}: `}${sayAct(act, tasks)}`)
    .join('; ')
}

function sayAct(act: Act, tasks: readonly Task[]): string {
  const parts: string[] = [act.does]
  if ('wants' in act && act.wants !== 'list') parts.push(act.wants)
  if ('about' in act) parts.push(act.about)
  if ('items' in act) parts.push(act.items.map(sayItem).join(' + '))
  if ('set' in act && act.set !== undefined) parts.push(saySet(act.set, tasks))
  if ('values' in act && act.values !== undefined) parts.push(`(${sayValues(act.values)})`)
  if ('sort' in act && act.sort !== undefined) parts.push(`by ${act.sort}`)
  if ('scope' in act && act.scope !== undefined) parts.push(act.scope === 'one' ? 'this time' : 'all times')
  if ('unsure' in act && act.unsure) parts.push('perhaps')
  return parts.join(' ')
}

function sayItem({ title, ...more }: Item): string {
  const { description, ...values } = more
  const details = sayValues({ ...values, ...(description === undefined ? {} : { note: description }) })
  return `'${title}'${details === '' ? '' : ` (${details})`}`
}

function saySet({ mentions, where, except, count }: TaskSet, tasks: readonly Task[]): string {
  return [
    mentions.map((mention) => sayMention(mention, tasks)).join(' + '),
    ...(where === undefined ? [] : [`where ${sayPairs(where)}`]),
    ...(except === undefined ? [] : [`except ${saySet(except, tasks)}`]),
    ...(count === undefined ? [] : [`that are ${count}`]),
  ].join(' ')
}

function sayMention(mention: Mention, tasks: readonly Task[]): string {
  switch (mention.by) {
    case 'ids':
      return `[${mention.task_ids.map((id) => tasks.find((task) => task.id === id)?.title ?? id).join(', ')}]`
    case 'name':
      return `"${mention.text}"`
    case 'positions':
      return `#${mention.positions.join(',')}`
    case 'added':
    case 'oldest':
      return `${mention.count} ${mention.by}`
    default:
      return mention.by
  }
}

function sayValues({ when, ...values }: Values): string {
  return [when === undefined ? '' : sayWhen(when), sayPairs(values)].filter((text) => text !== '').join(', ')
}

function sayWhen(when: When | null): string {
  if (when === null) return 'no date'
  const { day, time, due, recurrence } = when
  const clock = time === null ? '' : `${time.hour}:${String(time.minute).padStart(2, '0')}${time.open ? '?' : ''}`
  return [day ?? '', clock, day === null && clock === '' ? (due ?? '') : '', recurrence ?? '']
    .filter((text) => text !== '')
    .join(' ')
}

function sayPairs(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${typeof value === 'object' && value !== null ? sayNested(value) : value}`)
    .join(', ')
}

function sayNested(value: object): string {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join('|') : JSON.stringify(value)
}
