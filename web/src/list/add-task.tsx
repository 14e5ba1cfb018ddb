import { type FormEvent, useState } from 'react'
import { useReading } from '../engine/read-tasks.ts'
import { Icon } from '../parts/icon.tsx'
import { useStore } from '../state/store.ts'
import { addTasks, isAdding } from './adding.ts'
import { Reading } from './reading.tsx'

/** Where a task is typed without talking. It stays open for the next one. */
export function AddTask({ due_date }: { due_date: string | null }) {
  if (!useStore(isAdding))
    return (
      <button type="button" className="add-task" title="Add task (a)" onClick={() => isAdding.change(() => true)}>
        <Icon name="plus" className="size-5" /> Add task
      </button>
    )
  return <Form due_date={due_date} />
}

function Form({ due_date }: { due_date: string | null }) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const items = useReading(text)
  const close = () => isAdding.change(() => false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    if (await addTasks(text.trim(), due_date)) setText('')
    setBusy(false)
  }
  return (
    <form className="flex flex-col gap-1.5 px-2 py-1" onSubmit={(event) => void submit(event)}>
      <div className="flex gap-2">
        <input
          dir="auto"
          id="add-task"
          className="field px-3 py-2"
          aria-label="New task"
          aria-describedby="add-task-reading"
          placeholder="For example: call mom friday 5pm !!"
          maxLength={1000}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => text.trim() === '' && close()}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
        <button type="submit" className="button button-main" disabled={text.trim() === '' || isBusy}>
          Add
        </button>
      </div>
      <Reading id="add-task-reading" items={items} due_date={due_date} />
    </form>
  )
}
