import { type DragEvent, useRef, useState } from 'react'
import type { Task } from '../../../src/domain/task.ts'
import { putting } from '../state/moving.ts'
import { isPeer, ordersAt } from '../state/places.ts'
import { useStore } from '../state/store.ts'
import type { Sort } from '../state/task-list.ts'
import { asOne, type Doing, knownTask, ticking, updating } from '../state/tasks.ts'
import { zone } from '../state/zone.ts'
import { withDay } from './due.ts'
import type { Group, Row } from './groups.ts'
import { clearSelection, selection } from './selection.ts'

/** Where what is dragged would go. */
interface Goal {
  readonly row: Row
  /** Before or after that row, where it can stand beside it. */
  readonly side: 'before' | 'after' | undefined
}

interface Over {
  readonly key: string
  readonly side: Goal['side']
  /** The other group it would get into. */
  readonly entering: Group | null
}

/**
 * A row that is dragged goes where it is dropped, among those due at the same time; on a row of another day it gets that day.
 * All that is selected goes along.
 */
export function useDragging(rows: readonly Row[], sort: Sort) {
  const timezone = useStore(zone)
  const dragged = useRef<Row | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const rowAt = (target: EventTarget): Row | null => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined
    return rows.find((row) => row.key === key) ?? null
  }
  const goalOf = (event: DragEvent<HTMLElement>): Goal | null => {
    const row = rowAt(event.target)
    if (row === null || dragged.current === null || row.key === dragged.current.key) return null
    return goal(dragged.current, row, sideOf(event), { sort, timezone })
  }
  const end = () => {
    dragged.current = null
    setOver(null)
  }
  return {
    over,
    handlers: {
      onDragStart(event: DragEvent<HTMLElement>) {
        const row = rowAt(event.target)
        // Text that is selected in a field is dragged as text.
        if (row?.task == null || document.activeElement?.matches('.task-row :is(input:not([type=checkbox]), textarea)'))
          return
        dragged.current = row
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', row.task.title)
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        const found = goalOf(event)
        if (found !== null) event.preventDefault()
        const now = found === null ? null : overOf(found, dragged.current)
        setOver((before) => (isSame(before, now) ? before : now))
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        const { currentTarget, relatedTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(null)
      },
      onDragEnd: end,
      onDrop(event: DragEvent<HTMLElement>) {
        const found = goalOf(event)
        const { task } = dragged.current ?? {}
        end()
        if (found === null || task == null) return
        event.preventDefault()
        void asOne(drop(goingAlong(task), found, rows, timezone))
        clearSelection()
      },
    },
  }
}

/** The half of the row that is pointed at. */
function sideOf({ target, clientY }: DragEvent<HTMLElement>): 'before' | 'after' {
  const row = target instanceof Element ? target.closest('[data-key]')?.querySelector('.task-row') : null
  const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {}
  return clientY < top + height / 2 ? 'before' : 'after'
}

interface Setting {
  readonly sort: Sort
  readonly timezone: string
}

function goal(from: Row, row: Row, side: 'before' | 'after', { sort, timezone }: Setting): Goal | null {
  const entersGroup = row.group !== from.group
  if (from.task === null) return null
  if (row.group === 'done' || row.task === null) return entersGroup ? { row, side: undefined } : null
  const due_date = dueThere(from.task, row.task, timezone)
  const changesDay = due_date !== from.task.due_date || from.group === 'done'
  if (row.group === 'overdue' && changesDay) return null
  if (sort !== 'normal') return entersGroup ? { row, side: undefined } : null
  if (due_date === row.task.due_date) return { row, side }
  return changesDay ? { row, side: undefined } : null
}

function overOf({ row, side }: Goal, from: Row | null): Over {
  return { key: row.key, side, entering: row.group === from?.group ? null : row.group }
}

function isSame(one: Over | null, other: Over | null): boolean {
  return one?.key === other?.key && one?.side === other?.side && one?.entering === other?.entering
}

function goingAlong(task: Task): Task[] {
  const { ids } = selection.read()
  const all = ids.has(task.id) ? [...ids] : [task.id]
  return all.flatMap((id) => knownTask(id) ?? [])
}

function drop(tasks: readonly Task[], { row, side }: Goal, rows: readonly Row[], timezone: string): Doing[] {
  const { group, task: there } = row
  if (group === 'done' || there === null)
    return tasks.flatMap((task) => (task.status === 'pending' ? [ticking(task)] : []))
  const orders = side === undefined ? [] : ordersBeside(there, side, tasks, rows)
  return tasks.flatMap((task, index) => {
    const due_date = dueThere(task, there, timezone)
    const order = due_date === there.due_date ? orders[index] : undefined
    const changes = {
      ...(due_date === task.due_date ? {} : { due_date }),
      ...(task.status === 'completed' ? { status: 'pending' as const } : {}),
    }
    if (order !== undefined) return [putting(task, { ...changes, order })]
    return Object.keys(changes).length === 0 ? [] : [updating(task, changes)]
  })
}

/** None if they are already there. */
function ordersBeside(
  there: Task,
  side: 'before' | 'after',
  tasks: readonly Task[],
  rows: readonly Row[],
): readonly string[] {
  const moved = new Set(tasks.map(({ id }) => id))
  const peers = rows.flatMap(({ task }) => (task !== null && isPeer(task, there) ? [task] : []))
  const others = peers.filter(({ id }) => !moved.has(id))
  const beside = others.findIndex(({ id }) => id === there.id)
  if (beside === -1) return []
  const at = side === 'after' ? beside + 1 : beside
  const then = [...others.slice(0, at), ...tasks, ...others.slice(at)]
  if (then.length === peers.length && then.every(({ id }, index) => id === peers[index]?.id)) return []
  return ordersAt(others, at, tasks.length)
}

/** The day of the row it is dropped on, with the time it had. */
function dueThere(task: Task, there: Task, timezone: string): string | null {
  return there.due_date === null ? null : withDay(task.due_date, there.due_date, timezone)
}
