// Tasks to begin with, and things to say or do that change them.

import type { Task } from '../../src/domain/task.ts'
import type { World } from '../simulation/world.ts'
import type { Fields } from './talker.ts'

const nouns = [
  'milk',
  'dentist',
  'garage',
  'passport',
  'violin',
  'umbrella',
  'tractor',
  'honey',
  'kitchen',
  'zebra',
  'candle',
  'jacket',
  'window',
  'carpet',
  'piano',
  'ladder',
]

/** Titles that are not taken yet. */
export function freshTitles(): string[] {
  return [...nouns]
}

const days = ['2026-02-03', '2026-02-10', '2026-03-01', '2026-02-12T17:00:00+01:00', null]
const notes = ['two of them', 'ask 2 % first', null, null]

export function someTasks(world: World, titles: string[]): Fields[] {
  return Array.from({ length: 3 + Math.floor(world.random() * 4) }, () => ({
    title: titles.shift() ?? 'water',
    description: world.pick(notes),
    priority: world.pick(['low', 'medium', 'high', null] as const),
    due_date: world.pick(days),
    recurrence: null,
    remind_before: world.pick([null, null, 30]),
    status: world.chance(0.3) ? 'completed' : 'pending',
  }))
}

/** What another does to a task, always something new. */
export function anotherChange(world: World, task: Task): Partial<Fields> {
  return world.pick<Partial<Fields>>([
    { title: `${task.title} again` },
    { description: `seen by another, ${world.newId()}` },
    { priority: task.priority === 'low' ? 'high' : 'low' },
    { due_date: task.due_date === '2026-05-05' ? '2026-05-06' : '2026-05-05' },
    { status: task.status === 'completed' ? 'pending' : 'completed' },
  ])
}

export function somethingToSay(world: World, tasks: readonly Task[], titles: string[]): string {
  const one = world.pick(tasks).title
  const other = world.pick(tasks).title
  const both = one === other ? one : `${one} and ${other}`
  const when = world.pick(['friday', 'tomorrow', 'tomorrow at 5pm', 'march 3rd', 'in two weeks'])
  const fresh = titles.shift() ?? 'water'
  return world.pick([
    `complete ${both}`,
    `complete ${one}`,
    `reopen ${one}`,
    `rename ${one} to ${fresh}`,
    `move ${one} to ${when}`,
    `move ${both} to ${when}`,
    `push ${one} back two days`,
    `make ${both} ${world.pick(['high', 'low', 'medium'])} priority`,
    `note on ${one}: ${world.pick(['bring cables', 'call first', '2 %'])}`,
    `remove the note from ${one}`,
    `take the date off ${one}`,
    'no, wednesday',
    `add ${fresh}`,
    `add ${fresh} tomorrow and complete ${one}`,
    `delete ${one}`,
    'show my tasks',
    'thanks',
  ])
}

export const waysToUndo = ['undo', 'take that back', 'that was a mistake', 'undo that', 'undo']
