import { useState } from 'react'
import type { Task } from '../../../src/domain/task.ts'
import { Icon } from '../parts/icon.tsx'
import { Popover } from '../parts/popover.tsx'
import { useStore } from '../state/store.ts'
import { moveOne, update } from '../state/tasks.ts'
import { zone } from '../state/zone.ts'
import { dayFrom, dueOf, isOverdue, type Picked, pickedOf, sayDate, sayDay, todayIn, untilMonday } from './due.ts'

interface Props {
  readonly task: Task
  readonly tabIndex?: number
}

/** When a task is due; a click changes it. */
export function DuePicker({ task, tabIndex }: Props) {
  const timezone = useStore(zone)
  const [isOne, setIsOne] = useState(false)
  const said = task.due_date === null ? null : sayDay(task.due_date, timezone)
  const tone =
    said === null
      ? 'icon-button icon-button-small quiet'
      : isOverdue(task, timezone)
        ? 'detail detail-overdue'
        : 'detail'
  return (
    <Popover
      label={said === null ? `Set a due date for ${task.title}` : `Due ${said}. Change the due date of ${task.title}`}
      className={tone}
      hook="due"
      tooltip="Due date (d)"
      {...(tabIndex === undefined ? {} : { tabIndex })}
      button={said ?? <Icon name="calendar" className="size-4.5" />}
    >
      {(close) => (
        <>
          {task.recurrence !== null && (
            <label className="flex items-center gap-2 px-2 py-1.5 text-sm">
              <input type="checkbox" checked={isOne} onChange={(event) => setIsOne(event.target.checked)} />
              Just this one, not all of them
            </label>
          )}
          <Days
            due_date={task.due_date}
            canClear={task.due_date !== null}
            onChoose={(due_date) => {
              close()
              void (isOne && task.recurrence !== null ? moveOne(task, due_date) : update(task, { due_date }))
            }}
          />
        </>
      )}
    </Popover>
  )
}

interface DaysProps {
  readonly due_date: string | null
  readonly canClear: boolean
  readonly onChoose: (due_date: string | null) => void
}

export function Days({ due_date, canClear, onChoose }: DaysProps) {
  const timezone = useStore(zone)
  const [picked, setPicked] = useState<Picked>(() => pickedOf(due_date, timezone))
  const today = todayIn(timezone)
  const quick: readonly [string, number][] = [
    ['Today', 0],
    ['Tomorrow', 1],
    ['Next Monday', untilMonday(today)],
  ]
  return (
    <form
      className="flex w-68 flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(dueOf(picked, timezone))
      }}
    >
      {quick.map(([label, days]) => (
        <button
          type="button"
          key={label}
          className="menu-item justify-between"
          onClick={() => onChoose(dueOf({ day: dayFrom(today, days), time: picked.time }, timezone))}
        >
          {label}
          <span className="text-sm text-muted">{sayDate(dayFrom(today, days))}</span>
        </button>
      ))}
      {canClear && (
        <button type="button" className="menu-item" onClick={() => onChoose(null)}>
          No date
        </button>
      )}
      <div className="mt-1 flex gap-2 border-t border-line px-2 pt-3">
        <label className="min-w-0 flex-1 text-xs text-muted">
          Day
          <input
            type="date"
            className="field mt-1 px-2 py-1.5 text-sm"
            required
            value={picked.day}
            onChange={(event) => setPicked({ ...picked, day: event.target.value })}
          />
        </label>
        <label className="w-29 text-xs text-muted">
          Time
          <input
            type="time"
            className="field mt-1 px-2 py-1.5 text-sm"
            value={picked.time}
            onChange={(event) => setPicked({ ...picked, time: event.target.value })}
          />
        </label>
      </div>
      <button type="submit" className="button button-main m-2">
        Set
      </button>
    </form>
  )
}
