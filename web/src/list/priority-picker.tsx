import type { Priority, Task } from '../../../src/domain/task.ts'
import { Icon } from '../parts/icon.tsx'
import { Popover } from '../parts/popover.tsx'
import { update } from '../state/tasks.ts'

const names: readonly [Priority | null, string][] = [
  ['high', 'High'],
  ['medium', 'Medium'],
  ['low', 'Low'],
  [null, 'None'],
]

/** How much a task matters; a click changes it. */
export function PriorityPicker({ task, tabIndex }: { task: Task; tabIndex?: number }) {
  const { priority } = task
  const label =
    priority === null
      ? `Set a priority for ${task.title}`
      : `${nameOf(priority)} priority. Change the priority of ${task.title}`
  return (
    <Popover
      label={label}
      className={priority === null ? 'icon-button icon-button-small quiet' : `detail priority-${priority}`}
      hook="priority"
      tooltip="Priority (p)"
      {...(tabIndex === undefined ? {} : { tabIndex })}
      button={
        <>
          <Icon name="flag" className={priority === null ? 'size-4.5' : 'size-3.5'} />
          {priority !== null && nameOf(priority)}
        </>
      }
    >
      {(close) => (
        <Priorities
          priority={priority}
          onChoose={(chosen) => {
            close()
            void update(task, { priority: chosen })
          }}
        />
      )}
    </Popover>
  )
}

interface PrioritiesProps {
  /** undefined: none of them is the one there is. */
  readonly priority: Priority | null | undefined
  readonly onChoose: (priority: Priority | null) => void
}

export function Priorities({ priority, onChoose }: PrioritiesProps) {
  return (
    <ul className="flex w-44 flex-col">
      {names.map(([value, name]) => (
        <li key={name}>
          <button
            type="button"
            className="menu-item w-full justify-between"
            aria-pressed={value === priority}
            onClick={() => onChoose(value)}
          >
            {name}
            {value === priority && <Icon name="check" className="size-4" />}
          </button>
        </li>
      ))}
    </ul>
  )
}

function nameOf(priority: Priority): string {
  return `${priority.slice(0, 1).toUpperCase()}${priority.slice(1)}`
}
