import type { Task } from '../../../src/domain/task.ts'
import { Icon } from '../parts/icon.tsx'
import { Popover } from '../parts/popover.tsx'
import { moveBy } from '../state/moving.ts'
import { useStore } from '../state/store.ts'
import { zone } from '../state/zone.ts'
import { withDay } from './due.ts'
import { Days } from './due-picker.tsx'
import { Priorities } from './priority-picker.tsx'
import { changeSelected, clearSelection, completeSelected, deleteSelected, selection } from './selection.ts'

interface Props {
  /** In the order they are shown in. */
  readonly listed: readonly Task[]
  readonly canMove: boolean
}

/** What can be done with all that is selected. */
export function SelectionBar({ listed, canMove }: Props) {
  const { ids } = useStore(selection)
  const { size } = ids
  const timezone = useStore(zone)
  if (size === 0) return null
  const only = size === 1 && canMove ? listed.find(({ id, status }) => ids.has(id) && status === 'pending') : undefined
  return (
    <div role="toolbar" aria-label="Selected tasks" className="selection-bar">
      <span className="me-auto ps-2 text-sm font-medium">
        {size} <span className="max-sm:sr-only">selected</span>
      </span>
      {only !== undefined && (
        <>
          <MoveButton name="Move up" icon="up" onClick={() => moveBy(only, -1, listed)} />
          <MoveButton name="Move down" icon="down" onClick={() => moveBy(only, 1, listed)} />
        </>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label="Mark as done"
        title="Mark as done"
        onClick={completeSelected}
      >
        <Icon name="check" />
      </button>
      <Popover label="Move to another day" tooltip="Due date" className="icon-button" button={<Icon name="calendar" />}>
        {(close) => (
          <Days
            due_date={null}
            canClear
            onChoose={(due_date) => {
              close()
              changeSelected((task) => ({
                due_date: due_date === null ? null : withDay(task.due_date, due_date, timezone),
              }))
            }}
          />
        )}
      </Popover>
      <Popover label="Set the priority" tooltip="Priority" className="icon-button" button={<Icon name="flag" />}>
        {(close) => (
          <Priorities
            priority={undefined}
            onChoose={(priority) => {
              close()
              changeSelected(() => ({ priority }))
            }}
          />
        )}
      </Popover>
      <button type="button" className="icon-button" aria-label="Delete" title="Delete" onClick={deleteSelected}>
        <Icon name="trash" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Clear selection"
        title="Clear selection (Esc)"
        onClick={clearSelection}
      >
        <Icon name="cross" />
      </button>
    </div>
  )
}

interface MoveButtonProps {
  readonly name: string
  readonly icon: 'up' | 'down'
  readonly onClick: () => void
}

function MoveButton({ name, icon, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={`${name} (Alt ${icon === 'up' ? '↑' : '↓'})`}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
