import { Icon } from '../parts/icon.tsx'
import { Popover } from '../parts/popover.tsx'
import { useStore } from '../state/store.ts'
import { zone } from '../state/zone.ts'
import { withDay } from './due.ts'
import { Days } from './due-picker.tsx'
import { Priorities } from './priority-picker.tsx'
import { changeSelected, clearSelection, completeSelected, deleteSelected, selection } from './selection.ts'

/** What can be done with all that is selected. */
export function SelectionBar() {
  const { size } = useStore(selection).ids
  const timezone = useStore(zone)
  if (size === 0) return null
  return (
    <div role="toolbar" aria-label="Selected tasks" className="selection-bar">
      <span className="me-auto ps-2 text-sm font-medium">{size} selected</span>
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
