import { useRef, useState } from 'react'
import type { Task } from '../../../src/domain/task.ts'
import { update } from '../state/tasks.ts'

interface Props {
  readonly task: Task
  readonly tabIndex?: number
  /** Where there is none yet, somebody wants to write one. */
  readonly isWanted: boolean
  readonly onEnd: () => void
}

const MOST = 1000

/** A task's longer note: its first lines; a click makes it a field. Leaving it or Ctrl+Enter saves, Escape does not. */
export function Note({ task, tabIndex, isWanted, onEnd }: Props) {
  const [isEdited, setEdited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (isEdited || isWanted) {
    const end = () => {
      setEdited(false)
      onEnd()
      requestAnimationFrame(() => button.current?.focus())
    }
    return <Field task={task} onEnd={end} />
  }
  if (task.description === null) return null
  return (
    <button
      type="button"
      ref={button}
      data-hook="note"
      className="note line-clamp-3 break-words whitespace-pre-wrap"
      aria-label={`Edit the note on ${task.title}: ${task.description}`}
      title="Edit the note (o)"
      tabIndex={tabIndex}
      onClick={() => setEdited(true)}
    >
      {task.description}
    </button>
  )
}

function Field({ task, onEnd }: { task: Task; onEnd: () => void }) {
  const [text, setText] = useState(task.description ?? '')
  const isOver = useRef(false)
  const finish = () => {
    if (isOver.current) return
    isOver.current = true
    const description = text.trim() === '' ? null : text.trim()
    if (description !== task.description) void update(task, { description })
    onEnd()
  }
  const leave = () => {
    isOver.current = true
    onEnd()
  }
  return (
    <textarea
      dir="auto"
      className="field mt-1 mb-1.5 field-sizing-content max-h-60 min-h-16 px-2 py-1 text-sm"
      aria-label={`Note on ${task.title}`}
      placeholder="Note"
      value={text}
      maxLength={MOST}
      // biome-ignore lint/a11y/noAutofocus: it takes the place of what was just clicked
      autoFocus
      onChange={(event) => setText(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) finish()
        if (event.key === 'Escape') leave()
        event.stopPropagation()
      }}
    />
  )
}
