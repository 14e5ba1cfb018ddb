import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { useWindow } from '../parts/windowing.ts'
import { isPrinting } from '../state/printing.ts'
import { useStore } from '../state/store.ts'
import type { Listed } from '../state/task-list.ts'
import { TaskRow } from './task-row.tsx'
import { focusRow, useActive } from './use-active.ts'

interface Props {
  readonly listed: Listed
  readonly onSeen: (first: number, last: number) => void
  readonly onTick: () => void
  readonly hasDoneHeading: boolean
}

const ROW = 72

/** The tasks themselves, of which only those in sight are in the page. */
export function TaskItems({ listed, onSeen, onTick, hasDoneHeading }: Props) {
  const { tasks, doneFrom, isWhole } = listed
  const keys = useMemo(() => tasks.map((task) => task.id), [tasks])
  const view = useWindow({ keys, guess: ROW, showsAll: useStore(isPrinting) })
  const { first, last } = view

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when something else is in sight
  useEffect(() => onSeen(first, last), [tasks, first, last])

  const { active, setActive, onBlur } = useActive(view.scroller, keys)

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !(event.target instanceof HTMLElement)) return
    if (event.target.closest('[popover]') !== null || event.target.matches('input:not([type=checkbox])')) return
    const to = Math.min(tasks.length - 1, Math.max(0, indexOf(event.target) + step))
    event.preventDefault()
    const hook = event.target.dataset.hook ?? 'tick'
    setActive(to)
    view.scrollTo(to)
    requestAnimationFrame(() => focusRow(view.scroller.current, to, hook))
  }

  return (
    <div ref={view.scroller} className="scroller min-h-0 flex-1 px-3 pb-4" onScroll={view.onScroll}>
      <ul
        className="list"
        style={{ paddingTop: view.before, paddingBottom: view.after }}
        onKeyDown={move}
        onBlur={onBlur}
      >
        {tasks.slice(first, last).map((task, offset) => {
          const index = first + offset
          return (
            <li
              key={task.id}
              ref={view.measure}
              data-key={task.id}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={isWhole ? tasks.length : -1}
              onFocus={() => setActive(index)}
            >
              {hasDoneHeading && index === doneFrom && <h2 className="section-name">Done</h2>}
              <TaskRow shown={task} tabIndex={isReached(active, index, first, last) ? 0 : -1} onTick={onTick} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The row last used is in the order of Tab; when it is out of sight, the first one in sight is. */
function isReached(active: number, index: number, first: number, last: number): boolean {
  return active >= first && active < last ? index === active : index === first
}

function indexOf(element: HTMLElement): number {
  return Number(element.closest<HTMLElement>('[data-index]')?.dataset.index ?? 0)
}
