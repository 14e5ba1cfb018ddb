import { useDeferredValue, useRef, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import type { Filter } from '../state/task-list.ts'
import { TaskItems } from './task-items.tsx'
import { useTaskList } from './use-task-list.ts'

const filters: readonly [Filter, string][] = [
  ['all', 'All'],
  ['today', 'Today'],
  ['overdue', 'Overdue'],
  ['done', 'Done'],
]

const emptyWords: Readonly<Record<Filter, string>> = {
  all: 'No tasks yet. Tell me what you need to do and it will show up here.',
  today: 'Nothing due today.',
  overdue: 'Nothing overdue. Nice work!',
  done: 'Completed tasks will appear here.',
}

export function ListView() {
  const [filter, setFilter] = useState<Filter>('all')
  const [words, setWords] = useState('')
  const query = useDeferredValue(words)
  const { listed, onSeen, onTick } = useTaskList(filter, query)
  const field = useRef<HTMLInputElement>(null)
  return (
    <section aria-label="Tasks" className="flex min-h-0 flex-1 flex-col">
      <h2 className="sr-only">Tasks</h2>
      <div className="tools flex flex-col gap-3 px-5 pt-4 pb-3">
        <label className="relative block">
          <span className="sr-only">Search tasks</span>
          <Icon name="search" className="pointer-events-none absolute top-2.5 left-3 size-4.5 text-muted" />
          <input
            ref={field}
            type="search"
            id="search"
            className="field py-2 pr-3 pl-9"
            placeholder="Search tasks"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <fieldset className="segments">
          <legend className="sr-only">Which tasks</legend>
          {filters.map(([value, name]) => (
            <button
              type="button"
              key={value}
              className="segment"
              aria-pressed={filter === value}
              onClick={() => setFilter(value)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      {listed.status === 'failed' && listed.tasks.length === 0 ? (
        <p className="empty">Your tasks can't be loaded right now. They'll be back as soon as Sayso is.</p>
      ) : listed.tasks.length === 0 && listed.status === 'ready' ? (
        <p className="empty">{query === '' ? emptyWords[filter] : `No tasks match “${query}”.`}</p>
      ) : (
        <TaskItems
          key={`${filter} ${query}`}
          listed={listed}
          onSeen={onSeen}
          onTick={onTick}
          hasDoneHeading={filter === 'all'}
        />
      )}
    </section>
  )
}
