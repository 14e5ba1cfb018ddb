import { useState } from 'react'

interface Props {
  readonly text: string
  readonly title: string
  readonly tabIndex?: number
}

/** A task's longer note: its first line, and all of it after a click. */
export function Note({ text, title, tabIndex }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <button
      type="button"
      className={`note ${isOpen ? 'break-words whitespace-pre-wrap' : 'truncate'}`}
      aria-expanded={isOpen}
      aria-label={`Note of ${title}: ${text}`}
      tabIndex={tabIndex}
      onClick={() => setOpen(!isOpen)}
    >
      {text}
    </button>
  )
}
