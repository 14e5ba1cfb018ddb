import { useId, useRef, useState } from 'react'
import type { Task } from '../../../src/domain/task.ts'
import { readTasks, useReading } from '../engine/read-tasks.ts'
import { update } from '../state/tasks.ts'
import { Reading } from './reading.tsx'

interface Props {
  readonly task: Task
  readonly tabIndex?: number
}

/** A task's title; a click makes it a field. Enter or leaving it saves, Escape does not. */
export function Title({ task, tabIndex }: Props) {
  const [isEdited, setEdited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isDone = task.status === 'completed'
  if (isEdited) {
    const end = () => {
      setEdited(false)
      requestAnimationFrame(() => button.current?.focus())
    }
    return <Field task={task} onEnd={end} />
  }
  return (
    <button
      type="button"
      ref={button}
      data-hook="title"
      aria-label={`Edit ${task.title}`}
      className={`title ${isDone ? 'text-muted line-through decoration-muted/60' : ''}`}
      tabIndex={tabIndex}
      title="Edit (e)"
      onClick={() => setEdited(true)}
    >
      {task.title}
    </button>
  )
}

function Field({ task, onEnd }: { task: Task; onEnd: () => void }) {
  const [text, setText] = useState(task.title)
  const isOver = useRef(false)
  const id = useId()
  const typed = text.trim()
  const items = useReading(typed === task.title ? '' : text)
  const finish = (keeps: boolean) => {
    if (isOver.current) return
    isOver.current = true
    if (keeps && typed !== '' && typed !== task.title) void rename(task, typed)
    onEnd()
  }
  return (
    <>
      <input
        dir="auto"
        className="field -my-1 px-2 py-1"
        aria-label={`New title for ${task.title}`}
        aria-describedby={id}
        value={text}
        maxLength={255}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the title that was just clicked
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => finish(true)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') finish(true)
          if (event.key === 'Escape') finish(false)
          event.stopPropagation()
        }}
      />
      <div className="pt-2">
        <Reading id={id} items={items.length === 1 ? items : []} due_date={task.due_date} />
      </div>
    </>
  )
}

/** A date or a priority that is typed into a title is set; one that was part of the title before stays part of it. */
async function rename(task: Task, typed: string): Promise<void> {
  const [[item, ...others], [was]] = await Promise.all([readTasks(typed), readTasks(task.title)])
  const isPlain = item === undefined || others.length > 0 || was?.title !== task.title
  const { title, due_date, recurrence, priority } = isPlain ? { title: typed } : item
  await update(task, {
    title,
    ...(due_date === undefined ? {} : { due_date }),
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(priority === undefined ? {} : { priority }),
  })
}
