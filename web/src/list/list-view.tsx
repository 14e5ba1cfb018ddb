import { useDeferredValue, useMemo } from 'react'
import { Icon } from '../parts/icon.tsx'
import { ToastView } from '../shell/toast-view.tsx'
import { filter, filters, isDoneOpen, sort, sorts, words } from '../state/list-choice.ts'
import { useStore } from '../state/store.ts'
import { taskCounts } from '../state/task-counts.ts'
import type { Filter } from '../state/task-list.ts'
import { zone } from '../state/zone.ts'
import { AddTask } from './add-task.tsx'
import { dayFrom, todayIn } from './due.ts'
import { clearSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TaskItems } from './task-items.tsx'
import { useTaskList } from './use-task-list.ts'

const emptyWords: Readonly<Record<Filter, string>> = {
  all: 'No tasks yet. Tell me what you need to do and it will show up here.',
  today: 'Nothing due today.',
  upcoming: 'Nothing coming up.',
  overdue: 'Nothing overdue. Nice work!',
  done: 'Completed tasks will appear here.',
}

export function ListView() {
  const query = useDeferredValue(useStore(words))
  const shown = useStore(filter)
  const order = useStore(sort)
  const timezone = useStore(zone)
  const withDone = useStore(isDoneOpen) || query.trim() !== ''
  const wanted = useMemo(() => ({ filter: shown, query, sort: order, withDone }), [shown, query, order, withDone])
  const { listed, onSeen, onTick } = useTaskList(wanted)
  const done = useStore(taskCounts)?.done ?? 0
  const hasFolded = shown === 'all' && query === '' && done > 0
  return (
    <section aria-label="Tasks" className="flex min-h-0 flex-1 flex-col">
      <h2 className="sr-only">Tasks</h2>
      <div className="tools flex flex-col gap-3 px-5 pt-4 pb-3">
        <div className="flex gap-2">
          <Search />
          <SortChoice />
        </div>
        <FilterChoice />
      </div>
      <div className="tools px-3 pb-1">
        <AddTask due_date={shown === 'today' ? dayFrom(todayIn(timezone), 0) : null} />
      </div>
      {listed.status === 'failed' && listed.tasks.length === 0 ? (
        <p className="empty">Your tasks can't be loaded right now. They'll be back as soon as Sayso is.</p>
      ) : listed.tasks.length === 0 && listed.status === 'ready' && !hasFolded ? (
        <p className="empty">{query === '' ? emptyWords[shown] : `No tasks match “${query}”.`}</p>
      ) : (
        <TaskItems key={`${shown} ${order} ${query}`} listed={listed} wanted={wanted} onSeen={onSeen} onTick={onTick} />
      )}
      <ToastView place="list" />
      <SelectionBar listed={listed.tasks} canMove={order === 'normal'} />
    </section>
  )
}

function Search() {
  return (
    <label className="relative block min-w-0 flex-1">
      <span className="sr-only">Search tasks</span>
      <Icon name="search" className="pointer-events-none absolute start-3 top-2.5 size-4.5 text-muted" />
      <input
        type="search"
        id="search"
        className="field py-2 ps-9 pe-3"
        placeholder="Search tasks"
        value={useStore(words)}
        onChange={(event) => words.change(() => event.target.value)}
      />
    </label>
  )
}

function SortChoice() {
  const order = useStore(sort)
  return (
    <label className="shrink-0">
      <span className="sr-only">Sort by</span>
      <select
        className="field h-full px-2 text-sm"
        title="Sort by"
        value={order}
        onChange={(event) => {
          const chosen = sorts.find(([value]) => value === event.target.value)
          if (chosen !== undefined) sort.change(() => chosen[0])
        }}
      >
        {sorts.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function FilterChoice() {
  const shown = useStore(filter)
  return (
    <fieldset className="segments">
      <legend className="sr-only">Which tasks</legend>
      {filters.map(([value, name]) => (
        <button
          type="button"
          key={value}
          className="segment"
          aria-pressed={shown === value}
          onClick={() => {
            clearSelection()
            filter.change(() => value)
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
