import { type DragEvent, useRef, useState } from 'react'
import type { Task } from '../../../src/domain/task.ts'
import { useStore } from '../state/store.ts'
import { asOne, type Doing, knownTask, ticking, updating } from '../state/tasks.ts'
import { zone } from '../state/zone.ts'
import { withDay } from './due.ts'
import type { Row } from './groups.ts'
import { clearSelection, selection } from './selection.ts'

/** A row that is dragged to another group gets the day of the row it is dropped on; all that is selected goes along. */
export function useDragging(rows: readonly Row[]) {
  const timezone = useStore(zone)
  const dragged = useRef<Row | null>(null)
  const [over, setOver] = useState<Row['group'] | null>(null)
  const rowAt = (target: EventTarget): Row | null => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined
    return rows.find((row) => row.key === key) ?? null
  }
  const goal = (target: EventTarget): Row | null => {
    const row = rowAt(target)
    const isGoal = row !== null && row.group !== 'overdue' && row.group !== dragged.current?.group
    return dragged.current !== null && isGoal ? row : null
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
        const row = goal(event.target)
        setOver(row?.group ?? null)
        if (row !== null) event.preventDefault()
      },
      onDragEnd: end,
      onDrop(event: DragEvent<HTMLElement>) {
        const row = goal(event.target)
        const { task } = dragged.current ?? {}
        end()
        if (row === null || task == null) return
        event.preventDefault()
        void asOne(goingAlong(task).map((one) => drop(one, row, timezone)))
        clearSelection()
      },
    },
  }
}

function goingAlong(task: Task): Task[] {
  const { ids } = selection.read()
  const all = ids.has(task.id) ? [...ids] : [task.id]
  return all.flatMap((id) => knownTask(id) ?? [])
}

function drop(task: Task, { group, task: there }: Row, timezone: string): Doing {
  if (group === 'done') return task.status === 'pending' ? ticking(task) : Promise.resolve(null)
  const day = there?.due_date ?? null
  const due_date = day === null ? null : withDay(task.due_date, day, timezone)
  return updating(task, { due_date, ...(task.status === 'completed' ? { status: 'pending' } : {}) })
}
