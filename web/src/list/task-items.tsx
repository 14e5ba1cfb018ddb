import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { Icon } from '../parts/icon.tsx'
import { useWindow } from '../parts/windowing.ts'
import { isDoneOpen } from '../state/list-choice.ts'
import { moveBy } from '../state/moving.ts'
import { isPrinting } from '../state/printing.ts'
import { useStore } from '../state/store.ts'
import { taskCounts } from '../state/task-counts.ts'
import type { Listed, Wanted } from '../state/task-list.ts'
import { zone } from '../state/zone.ts'
import { type Group, groupNames, rowsOf } from './groups.ts'
import { selection, selectTo, toggle } from './selection.ts'
import { TaskRow } from './task-row.tsx'
import { focusRow, useActive } from './use-active.ts'
import { useDragging } from './use-dragging.ts'
import { useSelecting } from './use-selecting.ts'

interface Props {
  readonly listed: Listed
  readonly wanted: Wanted
  readonly onSeen: (first: number, last: number) => void
  readonly onTick: () => void
}

const ROW = 56

/** The tasks themselves, of which only those in sight are in the page. */
export function TaskItems({ listed, wanted, onSeen, onTick }: Props) {
  const { tasks, isWhole } = listed
  const { filter, sort, query } = wanted
  const timezone = useStore(zone)
  const counts = useStore(taskCounts)
  const canFold = filter === 'all' && query === ''
  const hasFold = canFold && isWhole && (counts?.done ?? 0) > 0
  const rows = useMemo(
    () => rowsOf(tasks, { timezone, byGroup: sort === 'normal', hasFold }),
    [tasks, timezone, sort, hasFold],
  )
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  const view = useWindow({ keys, guess: ROW, showsAll: useStore(isPrinting) })
  const { first, last } = view

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when something else is in sight
  useEffect(() => onSeen(first, last), [tasks, first, last])

  const { active, setActive, onBlur, follow } = useActive(view.scroller, keys)

  const { onKey, ...selecting } = useSelecting(keys)
  const { over, handlers: dragging } = useDragging(rows, sort)

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (onKey(event)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !(event.target instanceof HTMLElement)) return
    if (event.target.closest('[popover]') !== null || event.target.matches('input:not([type=checkbox]), textarea'))
      return
    const from = indexOf(event.target)
    const to = Math.min(rows.length - 1, Math.max(0, from + step))
    event.preventDefault()
    if (event.altKey) {
      const task = rows[from]?.task ?? null
      if (task === null || sort !== 'normal') return
      follow(task.id)
      if (moveBy(task, step, tasks)) view.scrollTo(to)
      return
    }
    const key = keys[to]
    if (event.shiftKey && key !== undefined) {
      if (selection.read().from === null) toggle(keys[to - step] ?? key)
      selectTo(key, keys)
    }
    const hook = event.target.dataset.hook ?? 'tick'
    setActive(to)
    view.scrollTo(to)
    // At once where it can be, so that the next key finds the row it is meant for.
    if (!focusRow(view.scroller.current, to, hook))
      requestAnimationFrame(() => focusRow(view.scroller.current, to, hook))
  }

  return (
    <div ref={view.scroller} className="scroller min-h-0 flex-1 px-3 pb-16" onScroll={view.onScroll}>
      <ul
        className="list"
        style={{ paddingTop: view.before, paddingBottom: view.after }}
        onKeyDown={move}
        onBlur={onBlur}
        {...selecting}
        {...dragging}
      >
        {rows.slice(first, last).map(({ key, task, group }, offset) => {
          const index = first + offset
          const tabIndex = isReached(active, index, first, last) ? 0 : -1
          const isFirstOfGroup = rows[index - 1]?.group !== group && hasHeading(group, wanted)
          return (
            <li
              key={key}
              ref={view.measure}
              data-key={key}
              data-index={index}
              data-group={group}
              data-over={over?.entering === group ? '' : undefined}
              data-drop={over?.key === key ? over.side : undefined}
              draggable={task !== null}
              aria-posinset={index + 1}
              aria-setsize={isWhole ? rows.length : -1}
              onFocus={() => setActive(index)}
            >
              {task === null && <Fold count={counts?.done} tabIndex={tabIndex} />}
              {task !== null && isFirstOfGroup && (
                <Heading group={group} count={query === '' ? counts?.[group] : undefined} />
              )}
              {task !== null && <TaskRow shown={task} tabIndex={tabIndex} onTick={onTick} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Only what is sorted by its date falls into groups; what is done is always apart, unless there is nothing else. */
function hasHeading(group: Group, { filter, sort }: Wanted): boolean {
  if (filter === 'done' || filter === 'overdue') return false
  return sort === 'normal' || group === 'done'
}

interface HeadingProps {
  readonly group: Group
  readonly count: number | undefined
}

function Heading({ group, count }: HeadingProps) {
  return (
    <h3 className="section-name" data-group={group}>
      {groupNames[group]}
      {count !== undefined && <span className="count">{count}</span>}
    </h3>
  )
}

/** What is done is folded away under this. */
function Fold({ count, tabIndex }: Pick<HeadingProps, 'count'> & { tabIndex: number }) {
  const isOpen = useStore(isDoneOpen)
  return (
    <h3 className="section-name">
      <button
        type="button"
        className="fold"
        aria-expanded={isOpen}
        tabIndex={tabIndex}
        onClick={() => isDoneOpen.change((open) => !open)}
      >
        <Icon name="down" className={`size-4 transition-transform ${isOpen ? '' : '-rotate-90'}`} />
        {groupNames.done}
        <span className="count">{count}</span>
      </button>
    </h3>
  )
}

/** The row last used is in the order of Tab; when it is out of sight, the first one in sight is. */
function isReached(active: number, index: number, first: number, last: number): boolean {
  return active >= first && active < last ? index === active : index === first
}

function indexOf(element: HTMLElement): number {
  return Number(element.closest<HTMLElement>('[data-index]')?.dataset.index ?? 0)
}
