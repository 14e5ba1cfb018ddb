import { type KeyboardEvent, memo, useState } from 'react'
import type { Task } from '../../../src/domain/task.ts'
import { Icon } from '../parts/icon.tsx'
import { useStore } from '../state/store.ts'
import { tick, useTask } from '../state/tasks.ts'
import { zone } from '../state/zone.ts'
import { askToDelete } from './deleting.ts'
import { sayDetails } from './due.ts'
import { DuePicker } from './due-picker.tsx'
import { Note } from './note.tsx'
import { PriorityPicker } from './priority-picker.tsx'
import { RepeatPicker } from './repeat-picker.tsx'
import { useSelected } from './selection.ts'
import { Title } from './title.tsx'

interface Props {
  /** As it was when it was last read or said; what is known since is shown instead. */
  readonly shown: Task
  readonly position?: number
  /** -1 for rows that are reached with the arrow keys only. */
  readonly tabIndex?: number
  readonly onTick?: () => void
}

/** One task, wherever it is shown: tick it, edit it, date it, delete it. */
export const TaskRow = memo(function TaskRow({ shown, position, tabIndex = 0, onTick }: Props) {
  const task = useTask(shown)
  const timezone = useStore(zone)
  const isSelected = useSelected(shown.id)
  const [wantsNote, setWantsNote] = useState(false)
  if (task === null) return <Gone title={shown.title} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div
      dir="auto"
      className="task-row"
      data-selected={isSelected ? '' : undefined}
      onKeyDown={(event) => onKey(event, task)}
    >
      {position !== undefined && <span className="w-5 pt-0.5 text-end text-sm text-muted">{position}</span>}
      <input
        type="checkbox"
        className="tick"
        data-hook="tick"
        checked={task.status === 'completed'}
        aria-label={[task.title, sayDetails(task, timezone), isSelected && 'selected'].filter(Boolean).join(', ')}
        tabIndex={tabIndex}
        onChange={() => {
          onTick?.()
          void tick(task)
        }}
      />
      <div className="what">
        <Title task={task} tabIndex={tabIndex} />
        <Note task={task} tabIndex={tabIndex} isWanted={wantsNote} onEnd={() => setWantsNote(false)} />
      </div>
      <div className="details">
        <button
          type="button"
          className="icon-button icon-button-small quiet"
          aria-label={`Delete ${task.title}`}
          title="Delete (Del)"
          tabIndex={tabIndex}
          onClick={() => void askToDelete([task])}
        >
          <Icon name="trash" className="size-4.5" />
        </button>
        {task.description === null && (
          <button
            type="button"
            className="icon-button icon-button-small quiet"
            data-hook="note"
            aria-label={`Add a note to ${task.title}`}
            title="Note (o)"
            tabIndex={tabIndex}
            onClick={() => setWantsNote(true)}
          >
            <Icon name="note" className="size-4.5" />
          </button>
        )}
        <PriorityPicker task={task} tabIndex={tabIndex} />
        <RepeatPicker task={task} tabIndex={tabIndex} />
        <DuePicker task={task} tabIndex={tabIndex} />
      </div>
    </div>
  )
})

function Gone({ title }: { title: string }) {
  return (
    <div dir="auto" className="task-row text-muted">
      <span className="min-w-0 flex-1 truncate line-through">{title}</span>
      <span className="text-sm">Deleted</span>
    </div>
  )
}

const keys: Readonly<Record<string, string>> = { e: 'title', d: 'due', p: 'priority', r: 'repeat', o: 'note' }

function onKey(event: KeyboardEvent<HTMLElement>, task: Task): void {
  const { target, currentTarget, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
  // Inside a picker or a field these are letters.
  if (target.closest('[popover]') !== null || target.matches('input:not([type=checkbox]), textarea')) return
  if (key === 'Delete' || key === 'Backspace') {
    event.preventDefault()
    void askToDelete([task])
  }
  const hook = keys[key]
  if (hook === undefined) return
  event.preventDefault()
  currentTarget.querySelector<HTMLElement>(`[data-hook=${hook}]`)?.click()
}
