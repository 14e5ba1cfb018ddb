import { useId, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { later } from '../parts/later.tsx'
import type { Reply, Turn } from '../state/replies.ts'

const WhyPanel = later(async () => (await import('./why-panel.tsx')).WhyPanel)

interface Props {
  readonly turn: Turn
  readonly reply: Reply
  readonly answersPending: boolean
}

/** How a reply came about; asked for with a quiet icon beside it. */
export function Why({ turn, reply, answersPending }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (reply.decision === null) return null
  return (
    <>
      <button
        type="button"
        className="why icon-button icon-button-small"
        aria-label="Why?"
        title="Why this reply?"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="help" className="size-4.5" />
      </button>
      {isOpen && (
        <div id={id}>
          <WhyPanel turn={turn} decision={reply.decision} calls={reply.tool_calls} answersPending={answersPending} />
        </div>
      )}
    </>
  )
}
