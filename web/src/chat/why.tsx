import { useState } from 'react'
import { later } from '../parts/later.tsx'
import type { Reply, Turn } from '../state/replies.ts'

const WhyPanel = later(async () => (await import('./why-panel.tsx')).WhyPanel)

interface Props {
  readonly turn: Turn
  readonly reply: Reply
  readonly answersPending: boolean
}

export function Why({ turn, reply, answersPending }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (reply.decision === null) return null
  return (
    <details className="why" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Why?</summary>
      {isOpen && (
        <WhyPanel turn={turn} decision={reply.decision} calls={reply.tool_calls} answersPending={answersPending} />
      )}
    </details>
  )
}
