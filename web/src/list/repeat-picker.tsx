import type { Task } from '../../../src/domain/task.ts'
import { sayRule } from '../../../src/engine/say-rule.ts'
import { Icon } from '../parts/icon.tsx'
import { Popover } from '../parts/popover.tsx'
import { update } from '../state/tasks.ts'

/** The common ones; anything else is said in the chat. */
const common: readonly (string | null)[] = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY',
  'FREQ=YEARLY',
  null,
]

/** How often a task comes; a click changes it. */
export function RepeatPicker({ task, tabIndex }: { task: Task; tabIndex?: number }) {
  const said = task.recurrence === null ? null : sayRule(task.recurrence)
  const rules = task.recurrence === null || common.includes(task.recurrence) ? common : [task.recurrence, ...common]
  return (
    <Popover
      label={said === null ? `Repeat ${task.title}` : `Repeats ${said}. Change how often ${task.title} comes`}
      className={said === null ? 'icon-button icon-button-small quiet' : 'detail'}
      hook="repeat"
      tooltip="Repeat (r)"
      {...(tabIndex === undefined ? {} : { tabIndex })}
      button={
        <>
          <Icon name="repeat" className={said === null ? 'size-4.5' : 'size-3.5'} />
          {said}
        </>
      }
    >
      {(close) => (
        <ul className="flex w-56 flex-col">
          {rules.map((rule) => (
            <li key={rule}>
              <button
                type="button"
                className="menu-item w-full justify-between"
                aria-pressed={rule === task.recurrence}
                onClick={() => {
                  close()
                  void update(task, { recurrence: rule })
                }}
              >
                {rule === null ? 'Does not repeat' : capital(sayRule(rule) ?? '')}
                {rule === task.recurrence && <Icon name="check" className="size-4" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
